import { convertToVes, type Decimal, decimal, toNumber } from '../foundation/money.ts'
import { OPERATOR, type SourceError } from './source.ts'

/** A source in a quote: its rate in force, or the reason why it has none. */
export type SourceView =
  | { rate: Decimal; valueDate: string; fetchedAt: Date }
  | { error: SourceError | 'R4_NOT_CONFIGURED' }

export type SourceViews = { vexFx: SourceView; r4: SourceView }

/** The body of GET /v1/quote. */
export type Quote = {
  usdAmount: number
  bcvRate: number
  vesAmount: number
  medianRate: number
  medianVesAmount: number
  source: 'bcv'
  /** An operator entered the rate by hand. */
  manual?: true
  fetchedAt: string
  sources: {
    vexFx: { bcvRate: number; fetchedAt: string } | { error: string }
    r4: { bcvRate: number; fechavalor: string; fetchedAt: string } | { error: string }
  }
}

/** The part common to quotes of any amount, valid until a rate or the day changes. */
export type QuoteTemplate = {
  rate: Decimal
  median: Decimal
  fixed: Omit<Quote, 'usdAmount' | 'vesAmount' | 'medianVesAmount'>
}

export function createQuoteTemplate(
  authoritative: { rate: Decimal; fetchedAt: Date; origin: string },
  { vexFx, r4 }: SourceViews,
): QuoteTemplate {
  const { rate } = authoritative
  const median = medianRate(rate, { vexFx, r4 })
  return {
    rate,
    median,
    fixed: {
      bcvRate: toNumber(rate),
      medianRate: toNumber(median),
      source: 'bcv',
      ...(authoritative.origin === OPERATOR ? { manual: true as const } : {}),
      fetchedAt: authoritative.fetchedAt.toISOString(),
      sources: {
        vexFx: 'error' in vexFx ? vexFx : toReceived(vexFx),
        r4: 'error' in r4 ? r4 : { ...toReceived(r4), fechavalor: r4.valueDate },
      },
    },
  }
}

export function buildQuote(usdAmount: number, { rate, median, fixed }: QuoteTemplate): Quote {
  const usd = decimal(usdAmount)
  return {
    usdAmount,
    vesAmount: toNumber(convertToVes(usd, rate)),
    medianVesAmount: toNumber(convertToVes(usd, median)),
    ...fixed,
  }
}

/** The rate of the only working source, or the exact average of two. */
function medianRate(authoritative: Decimal, { vexFx, r4 }: SourceViews): Decimal {
  if ('error' in r4) return authoritative
  if ('error' in vexFx) return r4.rate
  return vexFx.rate.plus(r4.rate).times('0.5')
}

function toReceived({ rate, fetchedAt }: { rate: Decimal; fetchedAt: Date }): { bcvRate: number; fetchedAt: string } {
  return { bcvRate: toNumber(rate), fetchedAt: fetchedAt.toISOString() }
}
