import { type Static, Type } from 'typebox'
import { isDate } from '../../foundation/caracas.ts'
import { writeAudit } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { describeRefusal } from '../../rates/objection-text.ts'
import type { Overview } from '../../rates/rates.ts'
import { isTooFarAhead, readRate, sourceNames } from '../../rates/source.ts'
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
  /** Stores the rate even if it is an outlier. Otherwise an outlier is refused with the reason. */
  confirm: Type.Optional(Type.Boolean()),
})
export type NewRate = Static<typeof NewRate>

const HistoryQuery = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) })
const HISTORY_DAYS = 90

export function rateRoutes({ database, random, rates }: AdminContext): AdminRoute[] {
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
        const rate = readRate(body.rate)
        if (!rate) throw refusal('/rate', texts.rate, language)
        const { today } = await rates.overview()
        const { valueDate, confirm = false } = body
        if (!isDate(valueDate) || isTooFarAhead(valueDate, today)) throw refusal('/valueDate', texts.day, language)
        const objection = await rates.enter(random, { rate, valueDate, actor, confirm })
        if (objection) throw unconfirmed(describeRefusal({ rate, valueDate }, objection)[language])
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
  day: {
    en: 'must be a day such as 2026-10-05, not too far ahead',
    es: 'debe ser un día como 2026-10-05, no muy lejano',
  },
} satisfies Record<string, LocalizedText>

function refusal(path: string, text: LocalizedText, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: text[language] }] })
}

/** The dashboard asks for confirmation when the detail's path is `/confirm`. */
function unconfirmed(message: string): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'The rate was not stored: it differs too much from a known one. If it is right, send it with confirm: true.',
      es: 'La tasa no se registró: difiere demasiado de una conocida. Si es correcta, envíela con confirm: true.',
    },
    details: [{ path: '/confirm', message }],
  })
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
