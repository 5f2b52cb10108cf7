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

/** Accepted rates in the given order; best first, as the database returns them. */
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
  ])('a rate that is %s compared with the previous day’s 100: %s, accepted: %s', (_what, rate, isAccepted) => {
    expect(passes('feed', [[monday, rate]], accepting(['feed', friday, '100']))).toEqual([isAccepted])
  })

  test('the outlier check accepts the very first rate', () => {
    expect(passes('feed', [[friday, '100']])).toEqual([true])
  })

  test('the outlier check compares by value date, not by the order of the list', () => {
    const received: [string, string][] = [
      [tuesday, '140'],
      [monday, '120'],
    ]
    expect(passes('feed', received, accepting(['feed', friday, '100']))).toEqual([true, true])
  })

  test('the outlier check does not compare a later rate with a quarantined one', () => {
    const received: [string, string][] = [
      [monday, '200'],
      [tuesday, '210'],
    ]
    expect(passes('feed', received, accepting(['feed', friday, '100']))).toEqual([false, false])
  })

  test('an objection names the bound and the rate compared with', () => {
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
  test.each(['feed', 'operator'] as const)(
    'rates of one value date from a %s in eight steps of 24 %% do not add up to a jump',
    (from) => {
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
    },
  )

  test('rates of one value date do not add up to a jump even without a previous day', () => {
    expect(passes('feed', [[monday, '150']], accepting(['feed', monday, '100'], ['feed', monday, '124']))).toEqual([
      false,
    ])
    expect(passes('feed', [[monday, '101']], accepting(['feed', monday, '100'], ['feed', monday, '124']))).toEqual([
      true,
    ])
  })

  test('rates of one value date are bound to the previous day’s last rate and to the first of their own', () => {
    const accepted = accepting(['feed', friday, '100'], ['feed', friday, '90'], ['feed', monday, '110'])
    expect(passes('feed', [[monday, '112.5']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '113']], accepted)).toEqual([false])
  })

  test('rates of one value date stay bound to the first one even if an operator enters it again later', () => {
    const accepted = accepting(['operator', monday, '100', 5], ['operator', monday, '124'])
    expect(passes('operator', [[monday, '150']], accepted)).toEqual([false])
  })

  test('an accepted rate stays accepted when the source repeats it', () => {
    const accepted = accepting(['feed', monday, '100'], ['r4', monday, '110'])
    expect(passes('feed', [[monday, '100']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '110']], accepted)).toEqual([true])
  })
})

describe('a rate of a past value date', () => {
  test('a rate of a past value date is compared with the nearest earlier date, not with a later one', () => {
    const accepted = accepting(['feed', thursday, '100'], ['feed', monday, '140'])
    expect(passes('feed', [[friday, '101']], accepted)).toEqual([true])
    expect(passes('feed', [[friday, '139']], accepted)).toEqual([false])
  })

  test('a rate of a past value date is compared with the nearest later date if there is no earlier one', () => {
    const accepted = accepting(['feed', monday, '100'], ['feed', tuesday, '200'])
    expect(passes('feed', [[friday, '101']], accepted)).toEqual([true])
    expect(passes('feed', [[friday, '200']], accepted)).toEqual([false])
  })
})

describe('a jump that an operator has confirmed', () => {
  const accepted = accepting(['feed', friday, '100'], ['feed', monday, '101'], ['operator', monday, '140'])

  test('after a confirmed jump the feed’s same rate is accepted, and other jumps are not', () => {
    expect(passes('feed', [[monday, '140']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '180']], accepted)).toEqual([false])
    expect(passes('feed', [[tuesday, '141']], accepted)).toEqual([true])
    expect(passes('feed', [[tuesday, '101']], accepted)).toEqual([false])
  })

  test('a confirmed jump bounds later entries without confirmation', () => {
    expect(passes('operator', [[monday, '150']], accepted)).toEqual([true])
    expect(passes('operator', [[monday, '101']], accepted)).toEqual([false])
  })

  test('a confirmed jump ends when the operator returns to an earlier rate', () => {
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
  ])('of two sources with the same value date, the new rate being %s: %s, accepted: %s', (_what, rate, isAccepted) => {
    expect(passes('feed', [[monday, rate]], accepting(['r4', monday, '100']))).toEqual([isAccepted])
    expect(passes('operator', [[monday, rate]], accepting(['r4', monday, '100']))).toEqual([isAccepted])
    expect(passes('r4', [[monday, rate]], accepting(['feed', monday, '100']))).toEqual([isAccepted])
  })

  test('two sources are not compared by the 2 % bound if the value dates differ', () => {
    expect(passes('feed', [[monday, '110']], accepting(['r4', friday, '100']))).toEqual([true])
    expect(passes('r4', [[monday, '110']], accepting(['feed', friday, '100']))).toEqual([true])
  })

  test('the 2 % bound does not apply to the source that an operator’s entry agrees with', () => {
    const accepted = accepting(['r4', monday, '100'], ['operator', monday, '104'])
    expect(passes('feed', [[monday, '104.5']], accepted)).toEqual([true])
    expect(passes('feed', [[monday, '107']], accepted)).toEqual([false])
    expect(passes('r4', [[monday, '104.5']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '101']], accepted)).toEqual([false])
  })

  test('the second source may follow a jump that an operator confirmed', () => {
    const accepted = accepting(['r4', friday, '100'], ['feed', friday, '100'], ['operator', monday, '140'])
    expect(passes('r4', [[monday, '140']], accepted)).toEqual([true])
  })
})

describe('the second source where the first has no rate of the value date', () => {
  test('the second source alone is bound to its own first rate and to either source’s previous date', () => {
    expect(passes('r4', [[monday, '126']], accepting(['feed', friday, '100']))).toEqual([false])
    expect(passes('r4', [[monday, '126']], accepting(['r4', friday, '100']))).toEqual([false])
    expect(passes('r4', [[monday, '126']], accepting(['r4', monday, '100'], ['r4', monday, '120']))).toEqual([false])
    expect(passes('r4', [[monday, '124']], accepting(['r4', monday, '100'], ['r4', monday, '120']))).toEqual([true])
  })

  test('the second source alone is compared with the first source’s previous rate', () => {
    const accepted = accepting(['feed', friday, '140'], ['r4', friday, '100'])
    expect(passes('r4', [[monday, '141']], accepted)).toEqual([true])
    expect(passes('r4', [[monday, '100']], accepted)).toEqual([false])
  })
})

describe('a rate from outside', () => {
  test.each([301.3709, '301.3709', 1, 0.00000001 * 1e8, 999999999, '0.0001', '0.00010001', '123456789.12345678'])(
    'an untrusted rate is parsed exactly: %s',
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
  ])('an untrusted rate is refused: %o', (value) => {
    expect(readRate(value)).toBeUndefined()
  })
})
