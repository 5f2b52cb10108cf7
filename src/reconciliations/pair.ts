import type { MovementKind } from '../banks/bank.ts'
import { addDays } from '../foundation/caracas.ts'
import { type Decimal, fixed2 } from '../foundation/money.ts'
import type { Method } from '../payments/payment.ts'

/** A line of the bank, with people as keyed hashes. */
export type LineOfBank = {
  movementId: string
  date: string
  amount: Decimal
  direction: 'in' | 'out'
  kind: MovementKind
  reference: string
  numbers: readonly string[]
  phone: string | null
  document: string | null
  /** The bank's reports of the line contradict each other, such as one with another amount. */
  isContradictory: boolean
}

/** Money of the books: a payment, or its reversal. */
export type Entry = Pick<LineOfBank, 'date' | 'amount' | 'direction' | 'phone' | 'document' | 'numbers'> & {
  paymentId: string
  purpose: 'payment' | 'reversal'
  method: Method
  externalRef: string | null
  reference: string | null
}

export type Pair<Of extends Entry = Entry> = { line: LineOfBank; entry: Of; by: 'number' | 'payer' | 'amount' }

/**
 * Pairs of lines and payments that no claim has brought together, in this order:
 *
 *   1. `number`: the line has a number that the bank returned for the payment, at most one day apart, and no other line or
 *      payment of those days has it too. The amounts may differ.
 *   2. `payer`: same day, direction and amount, and phone or document are equal with nothing that differs.
 *   3. `amount`: same day, direction and amount, and nothing is known that contradicts. Of several equal ones each takes
 *      one: their number decides whether the books agree, and not which of them is which.
 *
 * Of 2 and 3 as many pairs are found as there can be: a pair gives way if both of its sides can have another partner.
 */
export function pairUp<Of extends Entry>(lines: readonly LineOfBank[], entries: readonly Of[]): Pair<Of>[] {
  const byNumber = uniquePairs(lines, entries)
  const freeLines = without(
    lines,
    byNumber.map(({ line }) => line),
  )
  const freeEntries = without(
    entries,
    byNumber.map(({ entry }) => entry),
  )
  const groups = Map.groupBy(freeEntries, likeness)
  const alike = [...Map.groupBy(freeLines, likeness)].flatMap(([key, group]) => pairAlike(group, groups.get(key) ?? []))
  return [...byNumber, ...alike]
}

function uniquePairs<Of extends Entry>(lines: readonly LineOfBank[], entries: readonly Of[]): Pair<Of>[] {
  const entriesByNumber = new Map<string, Of[]>()
  for (const entry of entries) {
    for (const number of entry.numbers) entriesByNumber.set(number, [...(entriesByNumber.get(number) ?? []), entry])
  }
  const pairs = lines.flatMap((line) => {
    const found = new Set(line.numbers.flatMap((number) => entriesByNumber.get(number) ?? []))
    return [...found]
      .filter((entry) => entry.direction === line.direction && isNear(line.date, entry.date) && !isOther(line, entry))
      .map((entry) => ({ line, entry, by: 'number' as const }))
  })
  const ofLine = Map.groupBy(pairs, ({ line }) => line)
  const ofEntry = Map.groupBy(pairs, ({ entry }) => entry)
  return pairs.filter(({ line, entry }) => ofLine.get(line)?.length === 1 && ofEntry.get(entry)?.length === 1)
}

function isNear(date: string, other: string): boolean {
  return other >= addDays(date, -1) && other <= addDays(date, 1)
}

function likeness({ date, direction, amount }: Pick<Entry, 'date' | 'direction' | 'amount'>): string {
  return `${date} ${direction} ${fixed2(amount)}`
}

function pairAlike<Of extends Entry>(lines: readonly LineOfBank[], entries: readonly Of[]): Pair<Of>[] {
  const orderedLines = lines.toSorted((a, b) => (a.movementId < b.movementId ? -1 : 1))
  const orderedEntries = entries.toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1))
  const lineOf = new Map<Of, LineOfBank>()
  for (const by of ['payer', 'amount'] as const) addPairs(lineOf, orderedLines, orderedEntries, fits[by])
  return [...lineOf].map(([entry, line]) => ({ line, entry, by: fits.payer(line, entry) ? 'payer' : 'amount' }))
}

/** Gives every line an entry that can have one. Whatever has a partner keeps one. */
function addPairs<Of extends Entry>(
  lineOf: Map<Of, LineOfBank>,
  lines: readonly LineOfBank[],
  entries: readonly Of[],
  isFit: (line: LineOfBank, entry: Of) => boolean,
): void {
  const paired = new Set(lineOf.values())
  const free = new Set(entries.filter((entry) => !lineOf.has(entry)))
  // Entries from which no free one can be reached: later searches do not reach one from there either.
  const exhausted = new Set<Of>()
  for (const line of lines) {
    if (free.size === 0) return
    if (paired.has(line)) continue
    const path = pathToFree(line, { lineOf, entries, free, exhausted, isFit })
    for (const step of path) lineOf.set(step.entry, step.line)
    const [last] = path
    if (last) free.delete(last.entry)
  }
}

type Step<Of> = { line: LineOfBank; entry: Of; before: Step<Of> | undefined }

/**
 * The shortest chain of entries from the line to a free one, last first: each line of it takes the next entry, and its own
 * goes to the line before. Empty if there is none.
 */
function pathToFree<Of extends Entry>(
  start: LineOfBank,
  parts: {
    lineOf: ReadonlyMap<Of, LineOfBank>
    entries: readonly Of[]
    free: ReadonlySet<Of>
    exhausted: Set<Of>
    isFit: (line: LineOfBank, entry: Of) => boolean
  },
): Step<Of>[] {
  const { lineOf, entries, free, exhausted, isFit } = parts
  const seen = new Set<Of>()
  const open: { line: LineOfBank; before: Step<Of> | undefined }[] = [{ line: start, before: undefined }]
  for (const { line, before } of open) {
    for (const entry of free) if (isFit(line, entry)) return chainOf({ line, entry, before })
    for (const entry of entries) {
      const owner = lineOf.get(entry)
      if (!owner || seen.has(entry) || exhausted.has(entry) || !isFit(line, entry)) continue
      seen.add(entry)
      open.push({ line: owner, before: { line, entry, before } })
    }
  }
  for (const entry of seen) exhausted.add(entry)
  return []
}

function chainOf<Of>(last: Step<Of>): Step<Of>[] {
  const steps: Step<Of>[] = []
  for (let step: Step<Of> | undefined = last; step; step = step.before) steps.push(step)
  return steps
}

const fits = {
  payer: (line: LineOfBank, entry: Entry) => mayShow(line, entry) && isSame(line, entry) && !isOther(line, entry),
  amount: (line: LineOfBank, entry: Entry) => mayShow(line, entry) && !isOther(line, entry),
}

/** Lines that a customer's own transfer makes are not taken for a C2P charge of the same amount, nor the reverse. */
const kindsOfC2p: readonly MovementKind[] = ['c2p', 'mobile', 'unlisted']

function mayShow({ kind }: LineOfBank, { method }: Entry): boolean {
  return method === 'C2P' ? kindsOfC2p.includes(kind) : kind !== 'c2p'
}

type Person = Pick<Entry, 'phone' | 'document'>

function isSame(line: Person, entry: Person): boolean {
  return (
    (line.phone !== null && line.phone === entry.phone) || (line.document !== null && line.document === entry.document)
  )
}

function isOther(line: Person, entry: Person): boolean {
  const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  return differs(line.phone, entry.phone) || differs(line.document, entry.document)
}

function without<Item>(items: readonly Item[], taken: readonly Item[]): Item[] {
  const gone = new Set(taken)
  return items.filter((item) => !gone.has(item))
}
