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

/**
 * Which lines of a file are new. A line of an earlier file is known by day, amount, direction and reference without zeros
 * in front, as often as the earlier files have it. Another format of the bank may print more or fewer digits in front: of the
 * lines that only earlier files have, one with the same ending is the same.
 *
 * The same money may be recorded from a notification under another key: such a line is known if amount and reference are
 * equal at most a day apart. If one of the references is missing or too short to compare, the line is unclear, because
 * recording it could let one transfer pay twice.
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
  const notified = existing.filter(({ source }) => source !== 'import').map(comparedBy)
  const byEnding = groupByEach(notified, (other) => other.endings.map((ending) => `${other.money} ${ending}`))
  const byMoney = Map.groupBy(notified, ({ money }) => money)
  const withoutReference = Map.groupBy(
    notified.filter(({ isComparable }) => !isComparable),
    ({ money }) => money,
  )
  const used = new Set<Existing>()
  const known = new Set(lines.filter(isImported))
  const onlyEarlier = groupByEach([...imported.values()].flat().map(comparedBy), ({ movement, money, endings }) =>
    endings.map((ending) => `${movement.date} ${money} ${ending}`),
  )
  for (const line of lines.filter((each) => !known.has(each) && isLong(numberOf(each.reference)))) {
    const ours = numberOf(line.reference)
    const alike = onlyEarlier.get(`${line.date} ${moneyOf(line, fixed2(line.amount))} ${endingOf(ours)}`) ?? []
    const found = alike.find(({ movement }) => !used.has(movement) && isSame(numberOf(movement.reference), ours))
    if (!found) continue
    used.add(found.movement)
    known.add(line)
  }
  const rest = lines.filter((line) => !known.has(line))
  const confirmed: string[] = []
  const confirmedLines = new Set(
    rest.filter((line) => {
      const ours = numberOf(line.reference)
      const alike = byEnding.get(`${moneyOf(line, fixed2(line.amount))} ${endingOf(ours)}`) ?? []
      const found = alike.find(
        ({ movement, numbers }) =>
          !used.has(movement) && isNear(line, movement) && numbers.some((number) => isSame(number, ours)),
      )
      if (!found) return false
      used.add(found.movement)
      confirmed.push(found.movement.key)
      return true
    }),
  )
  const unclear = new Set(
    rest.filter((line) => {
      if (confirmedLines.has(line)) return false
      const others = isLong(numberOf(line.reference)) ? withoutReference : byMoney
      const alike = others.get(moneyOf(line, fixed2(line.amount))) ?? []
      return alike.some(({ movement }) => !used.has(movement) && isNear(line, movement))
    }),
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

/** Digits of which a reference must have at least as many to be compared by its ending. */
const COMPARED_DIGITS = 6

/** A movement with what lines are compared by. Many have a shop's usual price, so they are found by their references. */
type Compared = { movement: Existing; money: string; numbers: string[]; endings: string[]; isComparable: boolean }

function comparedBy(movement: Existing): Compared {
  const numbers = [movement.reference, ...movement.numbers].map(numberOf).filter((number) => number !== '')
  const endings = [...new Set(numbers.map(endingOf))]
  return { movement, money: moneyOf(movement, movement.amount), numbers, endings, isComparable: numbers.some(isLong) }
}

function moneyOf({ direction }: Pick<Existing, 'direction'>, amount: string): string {
  return `${direction} ${amount}`
}

function numberOf(reference: string): string {
  return reference.replaceAll(/\D/g, '').replace(/^0+/, '')
}

/** The same for all references that are the same. */
function endingOf(number: string): string {
  return number.slice(-COMPARED_DIGITS)
}

function isLong(number: string): boolean {
  return number.length >= COMPARED_DIGITS
}

function isSame(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one === other || (length >= COMPARED_DIGITS && one.slice(-length) === other.slice(-length))
}

function isNear(line: ImportedLine, { date }: Existing): boolean {
  return date >= addDays(line.date, -1) && date <= addDays(line.date, 1)
}

function groupByEach<Item>(items: readonly Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
