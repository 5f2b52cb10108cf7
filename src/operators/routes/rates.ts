import { isDate } from '../../foundation/caracas.ts'
import { writeAudit } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { samplePrice } from '../../rates/manual-rate.ts'
import { describeRefusal } from '../../rates/objection-text.ts'
import type { Overview } from '../../rates/rates.ts'
import { type DatedRate, isTooFarAhead, readRate, sourceNames } from '../../rates/source.ts'
import { makeSourcesDue } from '../../rates/store.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { day, nullable, time } from '../schema.ts'

const rateFields = { rate: Type.String(), valueDate: day(), fetchedAt: time() }

/** Current reference rate and its sources. Rates are exact decimals as text: VES per USD. */
export const RateOverview = Type.Object({
  today: day(),
  inForce: Type.Object({ from: day(), to: day() }),
  current: nullable(Type.Object({ ...rateFields, origin: Type.String() })),
  /** Last day covered by the list of bank holidays, and whether the list should be renewed. */
  holidays: Type.Object({
    completeUntil: day(),
    daysLeft: Type.Integer(),
    isEnding: Type.Boolean(),
    missingYear: Type.Integer(),
  }),
  sources: Type.Array(
    Type.Object({
      source: Type.Enum(sourceNames),
      isConfigured: Type.Boolean(),
      error: nullable(Type.String()),
      /** The source's rate is quarantined as an outlier until an operator accepts it by entering it. */
      held: Type.Boolean(),
      ageSeconds: nullable(Type.Number()),
      rate: nullable(Type.Object(rateFields)),
    }),
  ),
})
export type RateOverview = Static<typeof RateOverview>

export const RateHistory = Type.Object({
  /** Newest first; one rate per source and value date. */
  items: Type.Array(Type.Object({ source: Type.Enum(sourceNames), origin: Type.String(), ...rateFields })),
})
export type RateHistory = Static<typeof RateHistory>

export const NewRate = Type.Object({
  rate: Type.String({ maxLength: 20 }),
  valueDate: Type.String({ maxLength: 10 }),
  /** The rate once more: stores it even if it is an outlier. Otherwise an outlier is refused with the reason. */
  rateAgain: Type.Optional(Type.String({ maxLength: 20 })),
})
export type NewRate = Static<typeof NewRate>

/** Without a rate: of the withdrawal of the manual rate. */
export const PreviewQuery = Type.Object({
  rate: Type.Optional(Type.String({ maxLength: 20 })),
  valueDate: Type.String({ maxLength: 10 }),
})

const sample = () => nullable(Type.Object({ rate: Type.String(), valueDate: day(), vesFor25Usd: Type.String() }))

/** Price of 25 USD before and after a change by an operator, and why the rate has to be typed a second time. */
export const RatePreview = Type.Object({ before: sample(), after: sample(), objection: nullable(Type.String()) })
export type RatePreview = Static<typeof RatePreview>

export const RateWithdrawal = Type.Object({ valueDate: Type.String({ maxLength: 10 }) })
export type RateWithdrawal = Static<typeof RateWithdrawal>

const HistoryQuery = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) })
const HISTORY_DAYS = 90

export function rateRoutes({ database, random, rates }: AdminContext): AdminRoute[] {
  async function requireDay(valueDate: string, language: Language): Promise<void> {
    const { today } = await rates.overview()
    if (!isDate(valueDate) || isTooFarAhead(valueDate, today)) throw refusal('/valueDate', texts.day, language)
  }

  return [
    adminRoute('GET /rates', {
      answer: RateOverview,
      handle: async () => toOverviewView(await rates.overview()),
    }),
    adminRoute('GET /rates/history', {
      query: HistoryQuery,
      answer: RateHistory,
      async handle({ query: { days = HISTORY_DAYS } }) {
        const history = await rates.history(days)
        return { items: history.map(({ source, origin, ...rate }) => ({ source, origin, ...toRateView(rate) })) }
      },
    }),
    adminRoute('POST /rates', {
      body: NewRate,
      answer: RateOverview,
      status: 201,
      async handle({ body, actor, language }) {
        const { valueDate, rateAgain } = body
        const rate = typedRate(body.rate, language)
        await requireDay(valueDate, language)
        const confirm = rateAgain !== undefined
        if (confirm && !readRate(rateAgain)?.eq(rate)) throw refusal('/rateAgain', texts.again, language)
        const objection = await rates.enter(random, { rate, valueDate, actor, confirm })
        if (objection) throw unconfirmed(describeRefusal({ rate, valueDate }, objection)[language])
        return toOverviewView(await rates.overview())
      },
    }),
    adminRoute('GET /rates/preview', {
      query: PreviewQuery,
      answer: RatePreview,
      async handle({ query: { rate: typed, valueDate }, language }) {
        await requireDay(valueDate, language)
        const rate = typed === undefined ? {} : { rate: typedRate(typed, language) }
        const { before, after, objection } = await rates.preview({ ...rate, valueDate })
        return {
          before: before && toSampleView(before),
          after: after && toSampleView(after),
          objection: after && objection && describeRefusal(after, objection)[language],
        }
      },
    }),
    adminRoute('POST /rates/withdraw', {
      body: RateWithdrawal,
      answer: RateOverview,
      async handle({ body: { valueDate }, actor, language }) {
        await requireDay(valueDate, language)
        if (!(await rates.withdraw(random, { valueDate, actor }))) throw new GatewayError('rate_not_manual')
        await rates.refresh()
        return toOverviewView(await rates.overview())
      },
    }),
    adminRoute('POST /rates/refresh', {
      answer: RateOverview,
      async handle({ actor }) {
        await writeAudit(database, random, { actor, action: 'rate.refresh', tenantId: null, subject: 'rates' })
        await makeSourcesDue(database)
        await rates.refresh()
        return toOverviewView(await rates.overview())
      },
    }),
  ]
}

const texts = {
  rate: {
    en: 'must be written like 301.3709, with at most 8 decimals, and be 0.0001 or more',
    es: 'debe escribirse como 301.3709, con 8 decimales como máximo, y ser 0.0001 o más',
  },
  again: { en: 'must be the same rate once more', es: 'debe ser la misma tasa otra vez' },
  day: {
    en: 'must be a day such as 2026-10-05, not too far ahead',
    es: 'debe ser un día como 2026-10-05, no muy lejano',
  },
} satisfies Record<string, LocalizedText>

function typedRate(text: string, language: Language): Decimal {
  const rate = readRate(text)
  if (!rate) throw refusal('/rate', texts.rate, language)
  return rate
}

function refusal(path: string, text: LocalizedText, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: text[language] }] })
}

function unconfirmed(message: string): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'The rate was not stored: it differs too much from a known one. If it is right, send it a second time as rateAgain.',
      es: 'La tasa no se registró: difiere demasiado de una conocida. Si es correcta, envíela por segunda vez como rateAgain.',
    },
    details: [{ path: '/rateAgain', message }],
  })
}

function toSampleView(dated: DatedRate) {
  return { rate: dated.rate.toFixed(), valueDate: dated.valueDate, vesFor25Usd: samplePrice(dated) }
}

function toRateView({ rate, valueDate, fetchedAt }: { rate: Decimal; valueDate: string; fetchedAt: Date }) {
  return { rate: rate.toFixed(), valueDate, fetchedAt: fetchedAt.toISOString() }
}

function toOverviewView({ today, inForce, current, holidays, sources }: Overview): RateOverview {
  return {
    today,
    inForce,
    current: current && { ...toRateView(current), origin: current.origin },
    holidays,
    sources: sources.map(({ source, isConfigured, held, ageSeconds, view }) => ({
      source,
      isConfigured,
      held,
      ageSeconds,
      error: 'error' in view ? view.error : null,
      rate: 'error' in view ? null : toRateView(view),
    })),
  }
}
