import type { MovementKind } from '../banks/bank.ts'
import { type Decimal, decimal, fixed2 } from '../foundation/money.ts'
import type { Method } from '../payments/payment.ts'
import { type LineOfBank, type Entry, pairUp, type Pair } from './pair.ts'

/**
 * Classes of a day's lines.
 *   matched            in the statement and in the books, with the same amount
 *   amount_differs     in both, with different amounts, or with reports of the bank that contradict each other
 *   in_statement_only  in the statement, and no payment of the tenant is known for it
 *   ours_only          a payment of the tenant that the statement does not show
 *   commission         a fee of the bank
 *   cards              card sales of the tenant, and the bank's credits for them: the bank credits several sales together,
 *                      less its fee and usually on a later day, so they are compared as sums and not one by one
 *   unconfirmed        a payment of the tenant that the bank's notifications or searches would not show, where they are all there is
 */
export const classes = [
  'matched',
  'amount_differs',
  'in_statement_only',
  'ours_only',
  'commission',
  'cards',
  'unconfirmed',
] as const
export type Class = (typeof classes)[number]

/** Classes that a person has to explain. */
const differing: readonly Class[] = ['amount_differs', 'in_statement_only', 'ours_only']

export const bases = ['statement', 'notifications', 'search', 'import'] as const
/**
 * Origin of the bank's lines: its statement, its notifications of incoming money, its searches for single payments, or an
 * imported file.
 */
export type Basis = (typeof bases)[number]

/** Bases that do not show every payment: one without a line is not missing at the bank. */
const partial: readonly Basis[] = ['notifications', 'search']

export type Direction = LineOfBank['direction']
export type Purpose = Entry['purpose']

/** A line of a day: of the bank, of the books, or of both. Amounts are exact decimals as text. */
export type Row = {
  class: Class
  direction: Direction
  movementId: string | null
  kind: MovementKind | null
  paymentId: string | null
  purpose: Purpose | null
  method: Method | null
  externalRef: string | null
  /** The bank's reference: of its line, or else of the payment. */
  reference: string | null
  bankAmount: string | null
  ourAmount: string | null
  /** How line and payment were brought together. */
  matchedBy: 'claim' | Pair['by'] | null
  /** A person marked the line as none of the tenant's payments. */
  isIgnored: boolean
}

/** Line that a payment of the tenant has claimed, with what the payment expects of it. */
export type ClaimedLine = {
  line: LineOfBank
  payment: Pick<Entry, 'paymentId' | 'purpose' | 'method' | 'externalRef'>
  /** Amount of the payment, zero if the books have none of its money, and the part of it that other days' lines have paid. */
  total: Decimal
  elsewhere: Decimal
}

export type DayInput = {
  date: string
  basis: Basis
  claimed: readonly ClaimedLine[]
  /** Lines without a payment, of the day and of two days around it. */
  free: readonly (LineOfBank & { isIgnored: boolean })[]
  /** Payments without a line, of all tenants that share the account, of the day and of two days around it. */
  entries: readonly (Entry & { isOurs: boolean })[]
}

/** Kinds of lines that are never one payment's line. A commission has the reference of the operation it was charged for. */
const neverOnePayment: readonly MovementKind[] = ['commission', 'card', 'other']

/** The rows of one account and day. Pure; every tenant that shares the account gets the same pairs from it. */
export function classify({ date, basis, claimed, free, entries }: DayInput): Row[] {
  const cards = entries.filter(({ method }) => method === 'VPOS')
  const pairable = free.filter(({ kind, isIgnored }) => !isIgnored && !neverOnePayment.includes(kind))
  const pairs = pairUp(
    pairable,
    entries.filter(({ method }) => method !== 'VPOS'),
  )
  const pairedLines = new Set(pairs.map(({ line }) => line.movementId))
  const pairedEntries = new Set(pairs.map(({ entry }) => keyOf(entry)))
  const alone = entries.filter(
    (entry) => entry.isOurs && entry.date === date && !cards.includes(entry) && !pairedEntries.has(keyOf(entry)),
  )
  const rows = [
    ...claimedRows(claimed),
    ...pairs
      .filter(({ line, entry }) => line.date === date && entry.isOurs)
      .map(({ line, entry, by }) => rowOfBoth(line, entry, entry.amount, by)),
    ...free.filter((line) => line.date === date && !pairedLines.has(line.movementId)).map(rowOfLine),
    ...cards.filter((entry) => entry.isOurs && entry.date === date).map((entry) => rowOfEntry('cards', entry)),
    ...alone.map((entry) => rowOfEntry(partial.includes(basis) ? 'unconfirmed' : 'ours_only', entry)),
  ]
  return rows.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1))
}

/** Identifies a row within its day. */
export function rowKey({ movementId, paymentId, purpose }: Row): string {
  return movementId ?? `${paymentId}/${purpose}`
}

function keyOf({ paymentId, purpose }: Entry): string {
  return `${paymentId}/${purpose}`
}

/**
 * Lines of one payment are compared with it as a sum, because a payment can have several; a difference is shown at the
 * last of them. If the books have nothing, every line differs by its whole amount.
 */
function claimedRows(claimed: readonly ClaimedLine[]): Row[] {
  const groups = Map.groupBy(claimed, ({ payment }) => `${payment.paymentId}/${payment.purpose}`)
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.line.movementId < b.line.movementId ? -1 : 1))
    return ordered.map(({ line, payment, total, elsewhere }, index) => {
      const before = ordered.slice(0, index).reduce((sum, other) => sum.plus(other.line.amount), decimal(0))
      const isLast = index === ordered.length - 1
      const share = isLast ? total.minus(elsewhere).minus(before) : line.amount
      return rowOfBoth(line, payment, total.eq(0) ? total : share, 'claim')
    })
  })
}

function rowOfBoth(
  line: LineOfBank,
  { paymentId, purpose, method, externalRef }: ClaimedLine['payment'],
  ours: Decimal,
  matchedBy: Row['matchedBy'],
): Row {
  return {
    ...rowOfLine({ ...line, isIgnored: false }),
    class: ours.eq(line.amount) && !line.isContradictory ? 'matched' : 'amount_differs',
    paymentId,
    purpose,
    method,
    externalRef,
    ourAmount: fixed2(ours),
    matchedBy,
  }
}

const classOfKind: Partial<Record<MovementKind, Class>> = { commission: 'commission', card: 'cards' }

function rowOfLine({ movementId, direction, kind, reference, amount, ...line }: DayInput['free'][number]): Row {
  return {
    class: classOfKind[kind] ?? 'in_statement_only',
    direction,
    movementId,
    kind,
    paymentId: null,
    purpose: null,
    method: null,
    externalRef: null,
    reference: reference === '' ? null : reference,
    bankAmount: fixed2(amount),
    ourAmount: null,
    matchedBy: null,
    isIgnored: line.isIgnored,
  }
}

function rowOfEntry(rowClass: Class, entry: Entry): Row {
  const { direction, paymentId, purpose, method, externalRef, reference, amount } = entry
  return {
    class: rowClass,
    direction,
    movementId: null,
    kind: null,
    paymentId,
    purpose,
    method,
    externalRef,
    reference,
    bankAmount: null,
    ourAmount: fixed2(amount),
    matchedBy: null,
    isIgnored: false,
  }
}

/** Sums of one class; money in and money out are never added together. */
export type ClassTotal = { count: number; in: Sides; out: Sides }
type Sides = { bank: string; ours: string }
export type Totals = Record<Class, ClassTotal>

export function totalsOf(rows: readonly Row[]): Totals {
  const sum = (of: readonly Row[], direction: Direction, side: 'bankAmount' | 'ourAmount') =>
    fixed2(
      of.filter((row) => row.direction === direction).reduce((total, row) => total.plus(row[side] ?? 0), decimal(0)),
    )
  const sides = (of: readonly Row[], direction: Direction) => ({
    bank: sum(of, direction, 'bankAmount'),
    ours: sum(of, direction, 'ourAmount'),
  })
  const totals = classes.map((name) => {
    const of = rows.filter((row) => row.class === name)
    return [name, { count: of.length, in: sides(of, 'in'), out: sides(of, 'out') }] as const
  })
  return Object.fromEntries(totals) as Totals
}

/** Rows that a person has to explain; an ignored line has been explained. */
export function countDifferences(rows: readonly Row[]): number {
  return rows.filter((row) => differing.includes(row.class) && !row.isIgnored).length
}
