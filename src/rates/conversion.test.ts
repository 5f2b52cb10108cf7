import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../test/harness/random.ts'
import { convertToVes, type Decimal, decimal, fixed2, toNumber } from '../foundation/money.ts'
import type { Quote } from './fixtures/test-rates.ts'
import { createQuoter, type SourceViews } from './quote.ts'

const PAIRS = 1_000_000

type SourceRate = Exclude<SourceViews['vexFx'], { error: string }>

/** The quote in the text of a response; undefined for an amount that would cost nothing. */
function quoteOf(usdAmount: number, sources: { vexFx: SourceRate & { origin: string }; r4: SourceViews['r4'] }) {
  const body = createQuoter(sources.vexFx, sources)(usdAmount)
  return body && (JSON.parse(body.text) as Quote)
}

/** Half-up to céntimos on whole numbers alone: usd in hundred-millionths, rate in hundred-millionths. */
function expectedCents(usdUnits: bigint, rateUnits: bigint): bigint {
  const unitsPerCent = 10n ** 14n
  return (usdUnits * rateUnits + unitsPerCent / 2n) / unitsPerCent
}

function asText(units: bigint): string {
  const digits = units.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}

function centsOf(text: string): bigint {
  return BigInt(text.replace('.', ''))
}

test('a million conversions agree with arithmetic on whole numbers', () => {
  const { fraction } = seededRandom(20_261_005)
  /** From one unit up, every order of magnitude as likely as any other; often a round number, as people write. */
  const draw = (maxDigits: number): bigint => {
    const digits = 1 + Math.floor(fraction() * maxDigits)
    const value = 1 + Math.floor(fraction() * (10 ** digits - 1))
    return fraction() < 0.3 ? BigInt(value) * 1_000_000n : BigInt(value)
  }
  const wrong: string[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const usd = draw(13)
    const rate = draw(13)
    const ves = fixed2(convertToVes(decimal(asText(usd)), decimal(asText(rate))))
    if (centsOf(ves) !== expectedCents(usd, rate)) wrong.push(`${asText(usd)} at ${asText(rate)} gave ${ves}`)
  }
  expect(wrong).toEqual([])
})

test('halves are rounded up at every magnitude', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (cents) => {
      const half = `${cents}.5`
      const ves = fixed2(convertToVes(decimal(half), decimal('0.01')))
      expect(centsOf(ves)).toBe(cents + 1n)
    }),
  )
})

test('the median of two sources is their exact average, and amounts at it are rounded once', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const fetchedAt = new Date(0)
  fc.assert(
    fc.property(units, units, fc.integer({ min: 1, max: 100_000_000 }), (first, second, cents) => {
      const usdAmount = cents / 100
      const datedRate = (rate: bigint) => ({
        rate: decimal(asText(rate)),
        valueDate: '2026-10-05',
        fetchedAt,
        origin: 'bcv',
      })
      const quote = quoteOf(usdAmount, { vexFx: datedRate(first), r4: datedRate(second) })
      // Twice the average in hundred-millionths, so that the half stays whole.
      const doubled = first + second
      const unitsPerCent = 2n * 10n ** 14n
      const exact = (BigInt(cents) * 10n ** 6n * doubled + unitsPerCent / 2n) / unitsPerCent
      fc.pre(quote !== undefined)
      expect(quote.medianVesAmount).toBe(toNumber(decimal(exact.toString()).times('0.01')))
      expect(quote.medianRate).toBe(toNumber(decimal(doubled.toString()).times('0.000000005')))
    }),
  )
})

/** A decimal as a whole number of its last place: an arithmetic of its own to compare with. */
function scaled(value: Decimal): { units: bigint; places: number } {
  const [whole = '', part = ''] = value.toFixed().split('.')
  return { units: BigInt(whole + part), places: part.length }
}

function vesByIntegers(usd: Decimal, rate: Decimal): number {
  const [one, other] = [scaled(usd), scaled(rate)]
  const places = one.places + other.places
  const units = one.units * other.units
  if (places <= 2) return Number(`${units}e-${places}`)
  const cent = 10n ** BigInt(places - 2)
  return Number(`${(units + cent / 2n) / cent}e-2`)
}

test('a quote, a payment of the same amount and arithmetic on whole numbers agree on the VES', () => {
  const rate = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((units) => decimal(asText(units)))
  const usd = fc.oneof(
    fc.double({ min: 1e-12, max: 1e9, noNaN: true }),
    fc.integer({ min: 1, max: 1_000_000_000 }),
    fc.integer({ min: 1, max: 100_000_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  )
  fc.assert(
    fc.property(usd, fc.oneof(rate, fc.constant(decimal(300))), (amount, at) => {
      const source = { rate: at, valueDate: '2026-10-05', fetchedAt: new Date(0), origin: 'bcv' }
      const quote = quoteOf(amount, { vexFx: source, r4: { error: 'R4_NOT_CONFIGURED' } })
      const expected = vesByIntegers(decimal(amount), at)
      expect(quote?.vesAmount ?? 0).toBe(expected)
      expect(toNumber(convertToVes(decimal(amount), at))).toBe(expected)
    }),
    { numRuns: 20_000 },
  )
})
