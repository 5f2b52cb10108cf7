import { describe, expect, test } from 'vitest'
import { decimal } from '../foundation/money.ts'
import { type AcceptedRate, checkRates } from './outlier-check.ts'
import { readRate } from './source.ts'

const thursday = '2026-10-01'
const friday = '2026-10-02'
const monday = '2026-10-05'
const tuesday = '2026-10-06'

const dated = (valueDate: string, rate: string) => ({ valueDate, rate: decimal(rate) })

type From = 'feed' | 'operator' | 'r4'
type AcceptedEntry = [from: From, valueDate: string, rate: string, again?: number]

/** Accepted one after the other in the order given; best first, as the database tells them. */
function accepting(...rates: AcceptedEntry[]): AcceptedRate[] {
  return rates
    .map(([from, valueDate, rate, again], index) => ({
      ...dated(valueDate, rate),
      source: from === 'r4' ? ('r4' as const) : ('vexFx' as const),
      origin: from,
      acceptedAt: new Date(index),
      fetchedAt: new Date(again ?? index),
    }))
    .toSorted(
      (a, b) =>
        b.valueDate.localeCompare(a.valueDate) ||
        Number(b.origin === 'operator') - Number(a.origin === 'operator') ||
        b.fetchedAt.getTime() - a.fetchedAt.getTime(),
    )
}

/** Which of the received rates were accepted. */
function passes(from: From, received: [valueDate: string, rate: string][], accepted: AcceptedRate[] = []): boolean[] {
  const source = from === 'r4' ? 'r4' : 'vexFx'
  const checked = checkRates(
    received.map(([valueDate, rate]) => dated(valueDate, rate)),
    { source, origin: from, accepted },
  )
  return checked.map(({ quarantinedBy }) => quarantinedBy === null)
}

describe('the outlier check of one rate', () => {
  test.each([
    ['the same', '100', true],
    ['25 % more', '125', true],
    ['a hair over 25 % more', '125.00000001', false],
    ['25 % less', '75', true],
    ['a hair over 25 % less', '74.99999999', false],
    ['a misplaced point', '1000', false],
  ])('against the rate of the day before, being %s: %s, accepted: %s', (_what, rate, isAccepted) => {
    expect(passes('feed', [[monday, rate]], accepting(['feed', friday, '100']))).toEqual([isAccepted])
  })

  test('accepts the very first rate there is', () => {
    expect(passes('feed', [[friday, '100']])).toEqual([true])
  })

  test('goes by value dates, not by the order in which a source lists them', () => {
    const received: [string, string][] = [
      [tuesday, '140'],
      [monday, '120'],
    ]
    expect(passes('feed', received, accepting(['feed', friday, '100']))).toEqual([true, true])
  })

  test('does not compare a later rate with one it has just quarantined', () => {
    const received: [string, string][] = [
      [monday, '200'],
      [tuesday, '210'],
    ]
    expect(passes('feed', received, accepting(['feed', friday, '100']))).toEqual([false, false])
  })

  test('names the bound and the rate it was exceeded against', () => {
    const [checked] = checkRates([dated(monday, '300')], {
      source: 'vexFx',
      origin: 'feed',
      accepted: accepting(['feed', friday, '100']),
    })
    expect(checked?.quarantinedBy).toMatchObject({
      limitPercent: 25,
      comparedWith: dated(friday, '100'),
      isOtherSource: false,
    })
  })
})

describe('several rates of one value date', () => {
  test.each(['feed', 'operator'] as const)('from a %s in eight steps of 24 %% do not add up to a jump', (from) => {
    const accepted: AcceptedEntry[] = [
      ['feed', friday, '100'],
      [from, monday, '100'],
    ]
    let rate = decimal(100)
    const steps = Array.from({ length: 8 }, () => {
      rate = rate.times('1.24').round(8)
      const [isAccepted] = passes(from, [[monday, rate.toFixed()]], accepting(...accepted))
      if (isAccepted) accepted.push([from, monday, rate.toFixed()])
      return isAccepted
    })
    expect(steps).toEqual([true, false, false, false, false, false, false, false])
  })

  test('do not add up to a jump though nothing is known of the day before', () => {
    expect(passes('feed', [[monday, '150']], accepting(['feed', monday, '100'], ['feed', monday, '124']))).toEqual([
      false,
    ])
    expect(passes('feed', [[monday, '101']], accepting(['feed', monday, '100'], ['feed', monday, '124']))).toEqual([
      true,
    ])
  })

  test('are bound to the last rate of the day before as well as to the first of their own', () => {
    const accepted = accepting(['feed', friday, '100'], ['feed', friday, '90'], ['feed', monday, '110'])
    expect(passes('feed', [[monday, '112.5']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '113']], accepted)).toEqual([false])
  })

  test('stay bound to the first one though an operator enters it again later', () => {
    const accepted = accepting(['operator', monday, '100', 5], ['operator', monday, '124'])
    expect(passes('operator', [[monday, '150']], accepted)).toEqual([false])
  })

  test('leave one that was accepted before accepted when the source repeats it', () => {
    const accepted = accepting(['feed', monday, '100'], ['r4', monday, '110'])
    expect(passes('feed', [[monday, '100']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '110']], accepted)).toEqual([true])
  })
})

describe('a rate of a past value date', () => {
  test('is compared with the nearest earlier date, not with a later one', () => {
    const accepted = accepting(['feed', thursday, '100'], ['feed', monday, '140'])
    expect(passes('feed', [[friday, '101']], accepted)).toEqual([true])
    expect(passes('feed', [[friday, '139']], accepted)).toEqual([false])
  })

  test('is compared with the nearest later date where nothing earlier is known', () => {
    const accepted = accepting(['feed', monday, '100'], ['feed', tuesday, '200'])
    expect(passes('feed', [[friday, '101']], accepted)).toEqual([true])
    expect(passes('feed', [[friday, '200']], accepted)).toEqual([false])
  })
})

describe('a jump that an operator has confirmed', () => {
  const accepted = accepting(['feed', friday, '100'], ['feed', monday, '101'], ['operator', monday, '140'])

  test('is no surprise from the feed any more, and other jumps still are', () => {
    expect(passes('feed', [[monday, '140']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '180']], accepted)).toEqual([false])
    expect(passes('feed', [[tuesday, '141']], accepted)).toEqual([true])
    expect(passes('feed', [[tuesday, '101']], accepted)).toEqual([false])
  })

  test('bounds what is entered without confirmation after it', () => {
    expect(passes('operator', [[monday, '150']], accepted)).toEqual([true])
    expect(passes('operator', [[monday, '101']], accepted)).toEqual([false])
  })

  test('ends when the operator goes back to an earlier rate', () => {
    const back = accepting(['operator', monday, '100', 5], ['operator', monday, '140'])
    expect(passes('feed', [[monday, '140']], back)).toEqual([false])
    expect(passes('feed', [[monday, '101']], back)).toEqual([true])
  })
})

describe('two sources with a rate of the same value date', () => {
  test.each([
    ['2 % more', '102', true],
    ['a hair over 2 % more', '102.00000001', false],
    ['2 % less', '98', true],
    ['a hair over 2 % less', '97.99999999', false],
  ])('the new one being %s: %s, accepted: %s, whichever source it is from', (_what, rate, isAccepted) => {
    expect(passes('feed', [[monday, rate]], accepting(['r4', monday, '100']))).toEqual([isAccepted])
    expect(passes('operator', [[monday, rate]], accepting(['r4', monday, '100']))).toEqual([isAccepted])
    expect(passes('r4', [[monday, rate]], accepting(['feed', monday, '100']))).toEqual([isAccepted])
  })

  test('are not compared by this bound when the value dates differ', () => {
    expect(passes('feed', [[monday, '110']], accepting(['r4', friday, '100']))).toEqual([true])
    expect(passes('r4', [[monday, '110']], accepting(['feed', friday, '100']))).toEqual([true])
  })

  test('agree where an operator has decided for one of them', () => {
    const accepted = accepting(['r4', monday, '100'], ['operator', monday, '104'])
    expect(passes('feed', [[monday, '104.5']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '107']], accepted)).toEqual([false])
    expect(passes('r4', [[monday, '104.5']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '101']], accepted)).toEqual([false])
  })

  test('let the second follow a jump that the first one’s operator has confirmed', () => {
    const accepted = accepting(['r4', friday, '100'], ['feed', friday, '100'], ['operator', monday, '140'])
    expect(passes('r4', [[monday, '140']], accepted)).toEqual([true])
  })
})

describe('the second source where the first has no rate of the value date', () => {
  test('is bound to its own first rate and to the date before of either source', () => {
    expect(passes('r4', [[monday, '126']], accepting(['feed', friday, '100']))).toEqual([false])
    expect(passes('r4', [[monday, '126']], accepting(['r4', friday, '100']))).toEqual([false])
    expect(passes('r4', [[monday, '126']], accepting(['r4', monday, '100'], ['r4', monday, '120']))).toEqual([false])
    expect(passes('r4', [[monday, '124']], accepting(['r4', monday, '100'], ['r4', monday, '120']))).toEqual([true])
  })

  test('prefers the first source’s rate of the date before', () => {
    const accepted = accepting(['feed', friday, '140'], ['r4', friday, '100'])
    expect(passes('r4', [[monday, '141']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '100']], accepted)).toEqual([false])
  })
})

describe('a rate from outside', () => {
  test.each([301.3709, '301.3709', 1, 0.00000001 * 1e8, 999999999, '0.0001', '0.00010001', '123456789.12345678'])(
    'is read exactly: %s',
    (value) => {
      expect(readRate(value)?.toFixed()).toBe(String(value))
    },
  )

  test.each([
    0,
    -1,
    '0.0',
    '0.00009999',
    '0.00000001',
    0.00005,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e9,
    1e-9,
    0.1 + 0.2,
    '1,5',
    '1e3',
    ' 1',
    '1 ',
    '',
    '+1',
    '0x10',
    null,
    undefined,
    true,
    [301],
    { valueOf: () => 301 },
  ])('is refused: %o', (value) => {
    expect(readRate(value)).toBeUndefined()
  })
})
