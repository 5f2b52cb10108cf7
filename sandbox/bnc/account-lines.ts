import { addDays, caracasDay } from '../caracas.ts'
import type { LedgerEntry, LineType, RegisteredMovement } from '../records.ts'
import type { Ledger } from '../ledger.ts'
import { lineNumbersOf } from './numbers.ts'
import type { BncReadings } from './readings.ts'

/** One line of an account as the bank knows it; what it prints of it depends on the readings. */
export type AccountLine = {
  controlNumber: string
  reference: string
  amount: string
  day: string
  at: number
  /** Grows from line to line, for those of one instant. */
  order: number
  direction: 'in' | 'out'
  type: LineType
  /** A charge or reversal made through this wire; a reversal is its `out`. */
  isCharge: boolean
  phone?: string
  document?: string
  bankCode?: string
  concept?: string
}

/** Operations that the account shows one by one. Card sales reach it as a daily total, which is not simulated. */
const statementOperations: ReadonlySet<string> = new Set(['SendC2P', 'ReverseC2P', 'ReverseC2PALT'])

export function isOnStatement(entry: LedgerEntry): boolean {
  return statementOperations.has(entry.operation)
}

/** What has happened on the account by now, oldest first. */
export function accountLines(
  { ledger, readings }: { ledger: Ledger; readings: BncReadings },
  client: string,
  filter: { amount?: string } = {},
): AccountLine[] {
  const { amount } = filter
  const charges = ledger.entries({ client, ...filter }).filter(isOnStatement)
  const movements = ledger.movements(client).filter((movement) => amount === undefined || movement.amount === amount)
  return [...charges.map((entry) => lineOfEntry(entry, readings)), ...movements.map(lineOfMovement)].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.at - b.at || a.order - b.order,
  )
}

/** Whether the account has a line of that day whose reference is the asked one, or ends with it, of whatever amount. */
export function hasReference(
  { ledger, readings }: { ledger: Ledger; readings: BncReadings },
  client: string,
  { reference, day }: { reference: string; day: string },
): boolean {
  const isAsked = (own: string) => own.endsWith(reference) || withoutZeros(own) === withoutZeros(reference)
  const charge = ledger.findLast(
    client,
    (entry) =>
      isOnStatement(entry) && isAsked(lineNumbersOf(entry, readings).reference) && dayOfEntry(entry, readings) === day,
  )
  return (
    charge !== undefined || ledger.movements(client).some(({ reference: own, date }) => date === day && isAsked(own))
  )
}

export function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

function lineOfEntry(entry: LedgerEntry, readings: BncReadings): AccountLine {
  const { document, phone, bankCode } = entry.payer ?? {}
  return {
    ...lineNumbersOf(entry, readings),
    amount: entry.amount,
    day: dayOfEntry(entry, readings),
    at: entry.at,
    order: Number(entry.line?.controlNumber ?? entry.txId),
    direction: entry.direction,
    type: 'c2p',
    isCharge: true,
    ...(phone === undefined ? {} : { phone }),
    ...(document === undefined ? {} : { document }),
    ...(bankCode === undefined ? {} : { bankCode }),
  }
}

function dayOfEntry({ at }: LedgerEntry, { bookedOn }: BncReadings): string {
  return addDays(caracasDay(at), bookedOn === 'nextDay' ? 1 : 0)
}

function lineOfMovement(movement: RegisteredMovement): AccountLine {
  const { type = 'p2p', date: day, at = 0, client: _client, ...rest } = movement
  const direction = type === 'commission' ? 'out' : 'in'
  return { direction, type, day, at, order: Number(movement.controlNumber), isCharge: false, ...rest }
}
