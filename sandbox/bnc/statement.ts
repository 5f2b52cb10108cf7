import { createHash } from 'node:crypto'
import type { Books } from '../books.ts'
import { caracasDay, slashedDay } from '../caracas.ts'
import type { LedgerEntry, RegisteredMovement } from '../facts.ts'

/** One line of an account as the bank prints it. */
export type StatementLine = {
  Date: string
  ControlNumber: string
  Amount: number
  BankCode: string
  Code: string
  DebtorInstrument: string
  Concept: string
  Type: string
  BalanceDelta: 'Ingreso' | 'Egreso'
  ReferenceA: string
  ReferenceB: string
  ReferenceC: string
  ReferenceD: string
}

/** The operations that a merchant's account shows one by one; card sales reach it as a daily total, which is not simulated. */
const concepts: Record<string, string> = {
  SendC2P: 'COBRO C2P',
  ReverseC2P: 'REVERSO C2P',
  ReverseC2PALT: 'REVERSO C2P',
}

/** The lines between two days, both included, oldest first. */
export function statement(books: Books, client: string, from: string, to: string): StatementLine[] {
  const charges = books
    .entries({ client })
    .filter(({ operation }) => operation in concepts)
    .map((entry) => ({ day: caracasDay(entry.at), line: lineOfEntry(entry) }))
  const movements = books
    .movements(client)
    .map((movement) => ({ day: movement.date, line: lineOfMovement(movement, movement.date) }))
  return [...movements, ...charges]
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ line }) => line)
}

function lineOfEntry(entry: LedgerEntry): StatementLine {
  return {
    Date: slashedDay(caracasDay(entry.at)),
    ControlNumber: String(entry.txId),
    Amount: Number(entry.amount),
    BankCode: entry.payer?.bankCode ?? '',
    Code: entry.direction === 'in' ? '388' : '389',
    DebtorInstrument: entry.payer?.phone ?? '',
    Concept: concepts[entry.operation] ?? '',
    Type: 'Pago Movil',
    BalanceDelta: entry.direction === 'in' ? 'Ingreso' : 'Egreso',
    ReferenceA: entry.reference,
    ReferenceB: '',
    ReferenceC: '',
    ReferenceD: '',
  }
}

export function lineOfMovement(movement: Omit<RegisteredMovement, 'client'>, day: string): StatementLine {
  return {
    Date: slashedDay(day),
    ControlNumber: movement.controlNumber,
    Amount: Number(movement.amount),
    BankCode: movement.bankCode ?? '',
    Code: '387',
    DebtorInstrument: movement.phone ?? '',
    Concept: 'PAGO',
    Type: 'Pago Movil',
    BalanceDelta: 'Ingreso',
    ReferenceA: movement.reference,
    ReferenceB: '',
    ReferenceC: '',
    ReferenceD: '',
  }
}

/** The same for the same payment, and ten digits long so that it meets no number the books gave out (nine). */
export function inventedControlNumber(account: string, reference: string, day: string): string {
  const hash = createHash('sha256').update(`${account} ${reference} ${day}`).digest('hex')
  return String(1_000_000_000 + (Number.parseInt(hash.slice(0, 12), 16) % 9_000_000_000))
}
