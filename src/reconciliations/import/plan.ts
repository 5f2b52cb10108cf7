import { withoutZeros } from '../../banks/reference.ts'
import { addDays } from '../../foundation/caracas.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { ImportedLine } from './statement.ts'

/** Movement of the account that is recorded already. */
export type Existing = {
  key: string
  date: string
  amount: string
  direction: 'in' | 'out'
  reference: string
  numbers: string[]
  source: string
}

type Relation = 'same' | 'other' | 'unclear'

/**
 * Which lines of a file are new. A line of an earlier file is known by day, amount, direction and reference without zeros
 * in front, as often as the earlier files have it. The same money may be recorded from a notification under another key:
 * such a line is known if amount and reference are equal at most a day apart. If one of the references is missing or too
 * short to compare, the line is unclear, because recording it could let one transfer pay twice.
 *
 * The database decides the same way where a file and a notification arrive at once, and where a notification comes after
 * the file (merge_imported_movement).
 */
export function planImport(lines: readonly ImportedLine[], existing: readonly Existing[]) {
  const imported = Map.groupBy(
    existing.filter(({ source }) => source === 'import'),
    (movement) => factsOf(movement, movement.amount),
  )
  const isImported = (line: ImportedLine) => imported.get(factsOf(line, fixed2(line.amount)))?.pop() !== undefined
  const notified = Map.groupBy(
    existing.filter(({ source }) => source !== 'import'),
    ({ direction, amount }) => `${direction} ${amount}`,
  )
  const used = new Set<Existing>()
  const alike = ({ direction, amount }: ImportedLine) =>
    (notified.get(`${direction} ${fixed2(amount)}`) ?? []).filter((other) => !used.has(other))
  const known = new Set(lines.filter(isImported))
  const rest = lines.filter((line) => !known.has(line))
  const confirmed: string[] = []
  const confirmedLines = new Set(
    rest.filter((line) => {
      const movement = alike(line).find((other) => relationOf(line, other) === 'same')
      if (!movement) return false
      used.add(movement)
      confirmed.push(movement.key)
      return true
    }),
  )
  const unclear = new Set(
    rest.filter(
      (line) => !confirmedLines.has(line) && alike(line).some((other) => relationOf(line, other) === 'unclear'),
    ),
  )
  return {
    newLines: rest.filter((line) => !confirmedLines.has(line) && !unclear.has(line)),
    knownLines: [...known, ...confirmedLines],
    unclearLines: [...unclear],
    /** Keys of the movements from other sources that the file has too. */
    confirmed,
  }
}

function factsOf({ date, direction, reference }: Pick<Existing, 'date' | 'direction' | 'reference'>, amount: string) {
  return JSON.stringify([date, direction, amount, withoutZeros(reference)])
}

/** Digits of which a reference must have at least as many to be compared. */
const COMPARED_DIGITS = 6

/** Of a line and a movement of its direction and amount. */
function relationOf(line: ImportedLine, other: Existing): Relation {
  const isNear = other.date >= addDays(line.date, -1) && other.date <= addDays(line.date, 1)
  if (!isNear) return 'other'
  const ours = withoutZeros(line.reference.replaceAll(/\D/g, ''))
  const theirs = [other.reference, ...other.numbers].map((text) => withoutZeros(text.replaceAll(/\D/g, '')))
  if (ours !== '' && theirs.some((number) => number === ours || sameTail(number, ours))) return 'same'
  const isComparable = ours.length >= COMPARED_DIGITS && theirs.some((number) => number.length >= COMPARED_DIGITS)
  return isComparable ? 'other' : 'unclear'
}

function sameTail(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return length >= COMPARED_DIGITS && one.slice(-length) === other.slice(-length)
}
