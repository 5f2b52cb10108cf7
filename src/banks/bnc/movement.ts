import type { Movement } from '../bank.ts'
import { readDate } from './dates.ts'
import { bankCodeField, decimalField, textField } from './wire/read.ts'

/** A line of the statement with every number the bank filed it under; a customer's reference may be any of them. */
export type StatementLine = { movement: Movement; references: string[] }

const directions: Readonly<Record<string, Movement['direction']>> = {
  ingreso: 'in',
  credito: 'in',
  crédito: 'in',
  abono: 'in',
  egreso: 'out',
  debito: 'out',
  débito: 'out',
  cargo: 'out',
}

/** `undefined` when number, day, amount or direction is missing: such a line must not count as read. */
export function readLine(line: unknown): StatementLine | undefined {
  const key = textField(line, 'ControlNumber')
  const date = readDate(textField(line, 'Date'))
  const amount = decimalField(line, 'Amount')
  const direction = directions[textField(line, 'BalanceDelta')?.toLowerCase() ?? '']
  if (key === undefined || date === undefined || amount === undefined || direction === undefined) return undefined

  const references = ['ReferenceA', 'ReferenceB', 'ReferenceC', 'ReferenceD']
    .map((name) => textField(line, name))
    .filter((reference) => reference !== undefined)
  const payerPhone = readPhone(textField(line, 'DebtorInstrument'))
  const payerBankCode = bankCodeField(line, 'BankCode')
  const concept = textField(line, 'Concept')
  return {
    movement: {
      key,
      date,
      amount: amount.abs(),
      direction,
      reference: references[0] ?? '',
      ...(payerPhone === undefined ? {} : { payerPhone }),
      ...(payerBankCode === undefined ? {} : { payerBankCode }),
      ...(concept === undefined ? {} : { concept }),
    },
    references,
  }
}

/** The instrument of a transfer is an account; only what looks like a phone is one. */
function readPhone(instrument: string | undefined): string | undefined {
  const national = /^(?:\+?58|0058|0)(\d{10})$/.exec(instrument ?? '')?.[1]
  return national === undefined ? undefined : `58${national}`
}
