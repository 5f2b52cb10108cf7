import { addDays, caracasDay } from '../caracas.ts'
import type { LedgerEntry, LineType, RegisteredMovement } from '../records.ts'
import type { Ledger } from '../ledger.ts'
import { lineNumbersOf } from './numbers.ts'
import type { BncAssumptions } from './assumptions.ts'

/** One line of an account with all its data; the printed fields depend on the assumptions. */
export type AccountLine = {
  controlNumber: string
  reference: string
  amount: string
  day: string
  at: number
  /** Orders lines with the same time. */
  order: number
  direction: 'in' | 'out'
  type: LineType
  /** A C2P charge (`in`) or its reversal (`out`) made through the API. */
  isCharge: boolean
  phone?: string
  document?: string
  bankCode?: string
  concept?: string
}

/** Operations with a statement line each. Card sales reach the account as a daily total, which is not simulated. */
const statementOperations: ReadonlySet<string> = new Set(['SendC2P', 'ReverseC2P', 'ReverseC2PALT', 'SendP2P'])

export function isOnStatement(entry: LedgerEntry): boolean {
  return statementOperations.has(entry.operation)
}

/** Lines of the account up to the current time, oldest first. */
export function accountLines(
  { ledger, assumptions }: { ledger: Ledger; assumptions: BncAssumptions },
  client: string,
  filter: { amount?: string } = {},
): AccountLine[] {
  const { amount } = filter
  const charges = ledger.entries({ client, ...filter }).filter(isOnStatement)
  const movements = ledger.movements(client).filter((movement) => amount === undefined || movement.amount === amount)
  return [...charges.map((entry) => lineOfEntry(entry, assumptions)), ...movements.map(lineOfMovement)].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.at - b.at || a.order - b.order,
  )
}

/** Whether the account has a line of any amount on that day whose reference equals or ends with the queried one. */
export function hasReference(
  { ledger, assumptions }: { ledger: Ledger; assumptions: BncAssumptions },
  client: string,
  { reference, day }: { reference: string; day: string },
): boolean {
  const isQueried = (own: string) => own.endsWith(reference) || withoutZeros(own) === withoutZeros(reference)
  const charge = ledger.findLast(
    client,
    (entry) =>
      isOnStatement(entry) &&
      isQueried(lineNumbersOf(entry, assumptions).reference) &&
      dayOfEntry(entry, assumptions) === day,
  )
  return (
    charge !== undefined || ledger.movements(client).some(({ reference: own, date }) => date === day && isQueried(own))
  )
}

export function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

function lineOfEntry(entry: LedgerEntry, assumptions: BncAssumptions): AccountLine {
  const { document, phone, bankCode } = entry.payer ?? {}
  return {
    ...lineNumbersOf(entry, assumptions),
    amount: entry.amount,
    day: dayOfEntry(entry, assumptions),
    at: entry.at,
    order: Number(entry.line?.controlNumber ?? entry.txId),
    direction: entry.direction,
    ...(entry.operation === 'SendP2P' ? { type: 'p2p', isCharge: false } : { type: 'c2p', isCharge: true }),
    ...(phone === undefined ? {} : { phone }),
    ...(document === undefined ? {} : { document }),
    ...(bankCode === undefined ? {} : { bankCode }),
  }
}

function dayOfEntry({ at }: LedgerEntry, { bookedOn }: BncAssumptions): string {
  return addDays(caracasDay(at), bookedOn === 'nextDay' ? 1 : 0)
}

function lineOfMovement(movement: RegisteredMovement): AccountLine {
  const { type = 'p2p', date: day, at = 0, client: _client, ...rest } = movement
  const direction = type === 'commission' ? 'out' : 'in'
  return { direction, type, day, at, order: Number(movement.controlNumber), isCharge: false, ...rest }
}
