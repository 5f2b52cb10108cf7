import { describe, expect, test } from 'vitest'
import { decimal } from '../foundation/money.ts'
import { type ClaimedLine, classify, countDifferences, type DayInput, type Row, totalsOf } from './classify.ts'

const day = '2026-10-05'
type FreeLine = DayInput['free'][number]
type OwnEntry = DayInput['entries'][number]

function line(id: string, changes: Partial<FreeLine> & { ves?: string } = {}): FreeLine {
  const { ves = '100.00', ...rest } = changes
  return {
    movementId: id,
    date: day,
    amount: decimal(ves),
    direction: 'in',
    kind: 'mobile',
    reference: `ref-${id}`,
    numbers: [],
    phone: null,
    document: null,
    isContradictory: false,
    isIgnored: false,
    ...rest,
  }
}

function entry(id: string, changes: Partial<OwnEntry> & { ves?: string } = {}): OwnEntry {
  const { ves = '100.00', ...rest } = changes
  return {
    paymentId: id,
    purpose: 'payment',
    isOurs: true,
    method: 'C2P',
    date: day,
    amount: decimal(ves),
    direction: 'in',
    numbers: [],
    phone: null,
    document: null,
    externalRef: null,
    reference: null,
    ...rest,
  }
}

function claimed(
  id: string,
  paymentId: string,
  ves: string,
  { total = ves, elsewhere = '0', ...changes }: Partial<FreeLine> & { total?: string; elsewhere?: string } = {},
): ClaimedLine {
  return {
    line: line(id, { ves, ...changes }),
    payment: { paymentId, purpose: 'payment', method: 'PAGO_MOVIL', externalRef: null },
    total: decimal(total),
    elsewhere: decimal(elsewhere),
  }
}

const others = { isOurs: false }
const nextDay = '2026-10-06'

/** `class line payment bank/ours by`, one per row. */
function shown({ class: rowClass, movementId, paymentId, bankAmount, ourAmount, matchedBy }: Row): string {
  const by = matchedBy ? ` by ${matchedBy}` : ''
  return `${rowClass} ${movementId ?? '-'} ${paymentId ?? '-'} ${bankAmount ?? '-'}/${ourAmount ?? '-'}${by}`
}

type Case = [title: string, input: Partial<DayInput>, rows: string[], differences: number]

const cases: Case[] = [
  ['an empty day', {}, [], 0],
  ['a claimed line', { claimed: [claimed('m1', 'p1', '50.00')] }, ['matched m1 p1 50.00/50.00 by claim'], 0],
  [
    'a claimed line of another amount than its payment',
    { claimed: [claimed('m1', 'p1', '50.00', { total: '55.00' })] },
    ['amount_differs m1 p1 50.00/55.00 by claim'],
    1,
  ],
  [
    'two lines that pay one payment together',
    { claimed: [claimed('m1', 'p1', '50.00', { total: '80.00' }), claimed('m2', 'p1', '30.00', { total: '80.00' })] },
    ['matched m1 p1 50.00/50.00 by claim', 'matched m2 p1 30.00/30.00 by claim'],
    0,
  ],
  [
    'a second part, paid on another day than the first',
    { claimed: [claimed('m2', 'p1', '30.00', { total: '80.00', elsewhere: '50.00' })] },
    ['matched m2 p1 30.00/30.00 by claim'],
    0,
  ],
  [
    'the line of a payment that the books have as failed',
    { claimed: [claimed('m1', 'p1', '50.00', { total: '0' })] },
    ['amount_differs m1 p1 50.00/0.00 by claim'],
    1,
  ],
  [
    'lines of several days that paid for a part of a request that failed',
    {
      claimed: [
        claimed('m1', 'p1', '50.00', { total: '0', elsewhere: '20.00' }),
        claimed('m2', 'p1', '30.00', { total: '0', elsewhere: '20.00' }),
      ],
    },
    ['amount_differs m1 p1 50.00/0.00 by claim', 'amount_differs m2 p1 30.00/0.00 by claim'],
    2,
  ],
  [
    'a claimed line of which the bank later reported another amount',
    { claimed: [claimed('m1', 'p1', '50.00', { isContradictory: true })] },
    ['amount_differs m1 p1 50.00/50.00 by claim'],
    1,
  ],
  ['a line of nobody', { free: [line('m1')] }, ['in_statement_only m1 - 100.00/-'], 1],
  ['a line that a person ignored', { free: [line('m1', { isIgnored: true })] }, ['in_statement_only m1 - 100.00/-'], 0],
  ['a charge without a line', { entries: [entry('p1')] }, ['ours_only - p1 -/100.00'], 1],
  [
    'a charge without a line where notifications are all there is',
    { basis: 'notifications', entries: [entry('p1')] },
    ['unconfirmed - p1 -/100.00'],
    0,
  ],
  [
    'a charge without a line where searches are all there is',
    { basis: 'search', entries: [entry('p1')] },
    ['unconfirmed - p1 -/100.00'],
    0,
  ],
  [
    'a charge and its line by the bank’s number',
    { free: [line('m1', { numbers: ['77'] })], entries: [entry('p1', { numbers: ['77'] })] },
    ['matched m1 p1 100.00/100.00 by number'],
    0,
  ],
  [
    'a charge and its line by number, of another amount',
    { free: [line('m1', { numbers: ['77'], ves: '90.00' })], entries: [entry('p1', { numbers: ['77'] })] },
    ['amount_differs m1 p1 90.00/100.00 by number'],
    1,
  ],
  [
    'a number that two payments have',
    {
      free: [line('m1', { numbers: ['77'], ves: '90.00' })],
      entries: [entry('p1', { numbers: ['77'] }), entry('p2', { numbers: ['77'] })],
    },
    ['in_statement_only m1 - 90.00/-', 'ours_only - p1 -/100.00', 'ours_only - p2 -/100.00'],
    3,
  ],
  [
    'the number of a charge on a line of another person',
    {
      free: [line('m1', { numbers: ['77'], document: 'luis' })],
      entries: [entry('p1', { numbers: ['77'], document: 'ana' })],
    },
    ['in_statement_only m1 - 100.00/-', 'ours_only - p1 -/100.00'],
    2,
  ],
  [
    'a charge and its line by payer',
    {
      free: [line('m1', { phone: 'luis' }), line('m2', { phone: 'ana' })],
      entries: [entry('p1', { phone: 'ana' }), entry('p2', { phone: 'luis' })],
    },
    ['matched m1 p2 100.00/100.00 by payer', 'matched m2 p1 100.00/100.00 by payer'],
    0,
  ],
  [
    'a charge and a line of the same amount that names nobody',
    { free: [line('m1')], entries: [entry('p1')] },
    ['matched m1 p1 100.00/100.00 by amount'],
    0,
  ],
  [
    'two equal charges and one line',
    { free: [line('m1')], entries: [entry('p1'), entry('p2')] },
    ['matched m1 p1 100.00/100.00 by amount', 'ours_only - p2 -/100.00'],
    1,
  ],
  [
    'two charges of one customer with two phones, and a line that shows no phone',
    {
      free: [line('m1', { document: 'ana' }), line('m2', { document: 'ana', phone: 'second' })],
      entries: [entry('p1', { document: 'ana', phone: 'second' }), entry('p2', { document: 'ana', phone: 'first' })],
    },
    ['matched m1 p2 100.00/100.00 by payer', 'matched m2 p1 100.00/100.00 by payer'],
    0,
  ],
  [
    'two lines that fit one charge by payer, of which one fits another charge by amount',
    {
      free: [line('m1', { phone: 'ana' }), line('m2', { document: 'ana-id' })],
      entries: [entry('p1', { phone: 'ana', document: 'ana-id' }), entry('p2', { document: 'luis-id' })],
    },
    ['matched m1 p2 100.00/100.00 by amount', 'matched m2 p1 100.00/100.00 by payer'],
    0,
  ],
  [
    'a charge and a line of the same amount from somebody else',
    { free: [line('m1', { phone: 'luis' })], entries: [entry('p1', { phone: 'ana' })] },
    ['in_statement_only m1 - 100.00/-', 'ours_only - p1 -/100.00'],
    2,
  ],
  [
    'a charge and its payer’s own transfer of the same amount',
    { free: [line('m1', { kind: 'p2p', phone: 'ana' })], entries: [entry('p1', { phone: 'ana' })] },
    ['in_statement_only m1 - 100.00/-', 'ours_only - p1 -/100.00'],
    2,
  ],
  [
    'a charge and a line in the other direction',
    { free: [line('m1', { direction: 'out' })], entries: [entry('p1')] },
    ['in_statement_only m1 - 100.00/-', 'ours_only - p1 -/100.00'],
    2,
  ],
  [
    'a reversal and its line',
    {
      free: [line('m1', { direction: 'out', numbers: ['78'] })],
      entries: [entry('p1', { purpose: 'reversal', direction: 'out', numbers: ['78'] })],
    },
    ['matched m1 p1 100.00/100.00 by number'],
    0,
  ],
  [
    'a commission with the number of the reversal it was charged for',
    {
      free: [line('m1', { kind: 'commission', direction: 'out', ves: '4.57', numbers: ['78'] })],
      entries: [entry('p1', { purpose: 'reversal', direction: 'out', numbers: ['78'] })],
    },
    ['commission m1 - 4.57/-', 'ours_only - p1 -/100.00'],
    1,
  ],
  [
    'card sales and the bank’s credit for them',
    {
      free: [line('m1', { kind: 'card', ves: '190.00' })],
      entries: [entry('p1', { method: 'VPOS' }), entry('p2', { method: 'VPOS' })],
    },
    ['cards m1 - 190.00/-', 'cards - p1 -/100.00', 'cards - p2 -/100.00'],
    0,
  ],
  [
    'a purchase of the merchant',
    { free: [line('m1', { kind: 'other', direction: 'out' })] },
    ['in_statement_only m1 - 100.00/-'],
    1,
  ],
  [
    'a charge before midnight whose line is of the next day',
    { free: [line('m1', { date: nextDay, numbers: ['77'] })], entries: [entry('p1', { numbers: ['77'] })] },
    [],
    0,
  ],
  [
    'the same, on the next day',
    {
      date: nextDay,
      free: [line('m1', { date: nextDay, numbers: ['77'] })],
      entries: [entry('p1', { numbers: ['77'] })],
    },
    ['matched m1 p1 100.00/100.00 by number'],
    0,
  ],
  [
    'a line of the same amount on the next day',
    { free: [line('m1', { date: nextDay })], entries: [entry('p1')] },
    ['ours_only - p1 -/100.00'],
    1,
  ],
  [
    'a line that belongs to a payment of another tenant on the account',
    { free: [line('m1', { numbers: ['77'] })], entries: [entry('p1', { numbers: ['77'], ...others })] },
    [],
    0,
  ],
  ['a charge of another tenant without a line', { entries: [entry('p1', others)] }, [], 0],
  [
    'equal charges of two tenants and one line: the later one lacks it',
    { free: [line('m1')], entries: [entry('p1', others), entry('p2')] },
    ['ours_only - p2 -/100.00'],
    1,
  ],
]

describe('the rows of a day', () => {
  test.each(cases)('%s', (_title, input, rows, differences) => {
    const found = classify({ date: day, basis: 'statement', claimed: [], free: [], entries: [], ...input })
    expect(found.map(shown)).toEqual(rows)
    expect(countDifferences(found)).toBe(differences)
  })
})

test('of equal charges of two tenants and one line, exactly one tenant has the line', () => {
  const free = [line('m1')]
  const rowsOf = (isOurs: [boolean, boolean]) =>
    classify({
      date: day,
      basis: 'statement',
      claimed: [],
      free,
      entries: isOurs.map((own, index) => entry(`p${index + 1}`, { isOurs: own })),
    }).map(shown)
  expect([rowsOf([true, false]), rowsOf([false, true])]).toEqual([
    ['matched m1 p1 100.00/100.00 by amount'],
    ['ours_only - p2 -/100.00'],
  ])
})

test('as many lines and charges of one amount are paired as can be, also of thousands', () => {
  const people = ['ana', 'luis', 'eva', null]
  const free = Array.from({ length: 2_000 }, (_, index) => line(`m${index}`, { phone: people[index % 4] ?? null }))
  const entries = Array.from({ length: 1_500 }, (_, index) => entry(`p${index}`, { phone: people[index % 3] ?? null }))
  const rows = classify({ date: day, basis: 'statement', claimed: [], free, entries })
  expect(totalsOf(rows).matched.count).toBe(1_500)
})

test('totals keep money in and money out, and the bank’s and our side, apart', () => {
  const rows = classify({
    date: day,
    basis: 'statement',
    claimed: [claimed('m1', 'p1', '50.10')],
    free: [line('m2', { direction: 'out', ves: '0.20' }), line('m3', { ves: '0.30' })],
    entries: [entry('p9', { ves: '7.00', method: 'VUELTO', direction: 'out' })],
  })
  const totals = totalsOf(rows)
  expect(totals.matched).toEqual({
    count: 1,
    in: { bank: '50.10', ours: '50.10' },
    out: { bank: '0.00', ours: '0.00' },
  })
  expect(totals.in_statement_only).toEqual({
    count: 2,
    in: { bank: '0.30', ours: '0.00' },
    out: { bank: '0.20', ours: '0.00' },
  })
  expect(totals.ours_only).toEqual({
    count: 1,
    in: { bank: '0.00', ours: '0.00' },
    out: { bank: '0.00', ours: '7.00' },
  })
})
