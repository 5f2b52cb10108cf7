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
 * Which lines of a file are new. The same money may be recorded from a notification under another key: such a line is known
 * if amount and reference are equal at most a day apart. If date and amount are equal and one of the references is missing or too
 * short to compare, the line is unclear, because recording it could let one transfer pay twice.
 */
export function planImport(lines: readonly ImportedLine[], existing: readonly Existing[]) {
  const keys = new Set(existing.map(({ key }) => key))
  const notified = Map.groupBy(
    existing.filter(({ source }) => source !== 'import'),
    ({ direction, amount }) => `${direction} ${amount}`,
  )
  const used = new Set<Existing>()
  const alike = ({ direction, amount }: ImportedLine) =>
    (notified.get(`${direction} ${fixed2(amount)}`) ?? []).filter((other) => !used.has(other))
  const known = lines.filter(({ key }) => keys.has(key))
  const rest = lines.filter(({ key }) => !keys.has(key))
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

/** Digits of which a reference must have at least as many to be compared. */
const COMPARED_DIGITS = 6

/** Of a line and a movement of its direction and amount. */
function relationOf(line: ImportedLine, other: Existing): Relation {
  const isNear = other.date >= addDays(line.date, -1) && other.date <= addDays(line.date, 1)
  if (!isNear) return 'other'
  const ours = withoutZeros(line.reference.replaceAll(/\D/g, ''))
  const theirs = [other.reference, ...other.numbers].map((text) => withoutZeros(text.replaceAll(/\D/g, '')))
  if (ours !== '' && theirs.some((number) => number === ours || sameTail(number, ours))) return 'same'
  if (line.date !== other.date) return 'other'
  const isComparable = ours.length >= COMPARED_DIGITS && theirs.some((number) => number.length >= COMPARED_DIGITS)
  return isComparable ? 'other' : 'unclear'
}

function sameTail(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return length >= COMPARED_DIGITS && one.slice(-length) === other.slice(-length)
}
