import { type Decimal, toNumber, vesConverter } from '../foundation/money.ts'
import { JsonBody } from '../foundation/route.ts'
import { OPERATOR, type SourceError } from './source.ts'

/** A source in a quote: its rate in force, or the reason why it has none. */
export type SourceView =
  | { rate: Decimal; valueDate: string; fetchedAt: Date }
  | { error: SourceError | 'R4_NOT_CONFIGURED' }

export type SourceViews = { vexFx: SourceView; r4: SourceView }

/** Body of GET /v1/quote for an amount; undefined if it is so small that it would cost 0.00 VES. */
export type Quoter = (usdAmount: number) => JsonBody | undefined

/**
 * Quotes of any amount, valid until a rate or the day changes. What they have in common is written once: to serialize
 * the whole for each amount would take a fifth of the request's time.
 */
export function createQuoter(
  authoritative: { rate: Decimal; fetchedAt: Date; origin: string },
  { vexFx, r4 }: SourceViews,
): Quoter {
  const { rate, origin, fetchedAt } = authoritative
  const median = medianRate(rate, { vexFx, r4 })
  const toVes = vesConverter(rate)
  const toMedianVes = vesConverter(median)
  const bcvRate = toNumber(rate)
  const medianOfSources = toNumber(median)
  const common = JSON.stringify({
    source: 'bcv',
    ...(origin === OPERATOR ? { manual: true } : {}),
    fetchedAt,
    sources: {
      vexFx: 'error' in vexFx ? vexFx : { bcvRate: toNumber(vexFx.rate), fetchedAt: vexFx.fetchedAt },
      r4: 'error' in r4 ? r4 : { bcvRate: toNumber(r4.rate), fechavalor: r4.valueDate, fetchedAt: r4.fetchedAt },
    },
  }).slice(1)
  return (usdAmount) => {
    const vesAmount = toVes(usdAmount)
    const medianVesAmount = toMedianVes(usdAmount)
    if (vesAmount === 0 || medianVesAmount === 0) return undefined
    const atBcvRate = `"bcvRate":${bcvRate},"vesAmount":${vesAmount}`
    const atMedian = `"medianRate":${medianOfSources},"medianVesAmount":${medianVesAmount}`
    return new JsonBody(`{"usdAmount":${usdAmount},${atBcvRate},${atMedian},${common}`)
  }
}

/** The rate of the only working source, or the exact average of two. */
function medianRate(authoritative: Decimal, { vexFx, r4 }: SourceViews): Decimal {
  if ('error' in r4) return authoritative
  if ('error' in vexFx) return r4.rate
  return vexFx.rate.plus(r4.rate).times('0.5')
}
