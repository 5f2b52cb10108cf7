import { type Decimal, decimal } from '../../foundation/money.ts'
import type { Flow, Outcome, QueryResult } from '../bank.ts'
import { digitsOf, type Fields, isFields, textOf } from '../json-fields.ts'
import { outcomeOfCode } from '../codes.ts'
import type { InvoiceUse } from '../invoices.ts'
import { withoutZeros } from '../reference.ts'
import type { Account } from './account.ts'
import { APPROVED, codesOf, decidingCode, INVOICE_USED, isNothingFound } from './codes.ts'
import type { MercantilAnswer } from './wire/answer.ts'
import type { Reply } from './wire/client.ts'

/** A call that moves money, as it was sent: an answer about another one settles nothing. */
type Sent = { flow: Flow; section: string; invoice: string; type: string; amount: Decimal }

/**
 * Takes an invoice number for the payment, sends the call with it, and reads the outcome. Without a number nothing is sent.
 * The number is the id by which a lost answer is found out.
 */
export async function submit(
  { invoices, credentials }: Account,
  use: InvoiceUse,
  send: (invoice: string) => Promise<Reply>,
  sent: Omit<Sent, 'invoice'>,
): Promise<Outcome> {
  const { invoicePrefix: prefix } = credentials.settings
  const invoice = await invoices.take({ ...use, prefix }).catch(() => undefined)
  if (invoice === undefined) return { kind: 'notSent', reason: 'unreachable' }
  const reply = await send(invoice)
  const outcome = { ...outcomeOf(reply, { ...sent, invoice }), ...(reply.trace && { trace: reply.trace }) }
  if (outcome.kind !== 'unknown') return outcome
  // The alarm is raised even if the database does not take the mark; the outcome must not be lost with it.
  if (outcome.code === INVOICE_USED) await invoices.dispute(invoice).catch(() => undefined)
  return { ...outcome, operationId: invoice }
}

function outcomeOf(reply: Reply, sent: Sent): Outcome {
  if (reply.kind !== 'answer') return reply
  const { body, errors } = reply.answer
  const response = body[sent.section]
  if (errors.length > 0) {
    const refusal = refusalOf(errors, sent.flow)
    // An answer that refuses the call and also has its result contradicts itself.
    return isFields(response) ? unknownWithCode(refusal.kind === 'pending' ? undefined : refusal.code) : refusal
  }
  if (!isFields(response)) return { kind: 'unknown', reason: 'unreadable_answer' }
  const code = textOf(response['trx_internal_status']) ?? ''
  const status = textOf(response['trx_status']) ?? ''
  const isApproved = isApprovedStatus(response) && code === APPROVED
  if (isApproved) return isAbout(response, sent) ? approvalOf(response) : unknownWithCode(code)
  // One of the two says that it was approved and the other does not.
  if (code === APPROVED || isApprovedStatus(response)) return unknownWithCode(code || undefined)
  return refusalOf([{ code, description: status }], sent.flow)
}

/** The outcome of errors, with which nothing is ever approved. */
export function refusalOf(errors: MercantilAnswer['errors'], flow: Flow): Exclude<Outcome, { kind: 'approved' }> {
  const table = codesOf(flow)
  const code = decidingCode(errors, table)
  const outcome = outcomeOfCode(table, code)
  return outcome === 'approved' ? unknownWithCode(code) : outcome
}

export function unknownWithCode(code: string | undefined): Extract<Outcome, { kind: 'unknown' }> {
  return { kind: 'unknown', reason: 'doubtful_code', ...(code === undefined ? {} : { code }) }
}

export function isApprovedStatus(response: Fields): boolean {
  return textOf(response['trx_status'])?.toLowerCase() === 'approved'
}

/** Number, type and amount, where the answer repeats them, are those of the call. */
function isAbout(response: Fields, { invoice, type, amount }: Sent): boolean {
  const given = textOf(response['amount'])
  return (
    (textOf(response['invoice_number']) ?? invoice) === invoice &&
    (textOf(response['trx_type'])?.toLowerCase() ?? type) === type &&
    (given === undefined || readAmount(given)?.eq(amount) === true)
  )
}

/** An approval with the bank's reference, from an answer or from a row of a search. */
export function approvalOf(response: Fields): Extract<Outcome, { kind: 'approved' }> {
  const reference = digitsOf(response['payment_reference'])
  if (reference === undefined) return { kind: 'approved', code: APPROVED }
  const number = withoutZeros(reference)
  return { kind: 'approved', code: APPROVED, reference, numbers: number === '0' ? [] : [number] }
}

export function readAmount(text: string | undefined): Decimal | undefined {
  return text !== undefined && /^\d{1,15}(\.\d{1,4})?$/.test(text) ? decimal(text) : undefined
}

/** The rows of a search; "no such transaction" is an answer without rows. */
export function rowsOf<Row>(
  reply: Reply,
  list: string,
  read: (row: Fields) => Row | undefined,
): QueryResult<{ rows: Row[] }> {
  if (reply.kind !== 'answer') return { kind: 'unavailable', reason: reply.reason }
  const { body, errors } = reply.answer
  if (errors.length > 0) return withoutRows(errors)
  const rows = body[list]
  if (!Array.isArray(rows)) return { kind: 'unavailable', reason: 'unreadable_answer' }
  const parsed = rows.map((row: unknown) => (isFields(row) ? read(row) : undefined))
  return parsed.every((row) => row !== undefined)
    ? { kind: 'answered', rows: parsed }
    : { kind: 'unavailable', reason: 'unreadable_answer' }
}

function withoutRows(errors: MercantilAnswer['errors']): QueryResult<{ rows: never[] }> {
  const table = codesOf('findTransfers')
  const code = decidingCode(errors, table)
  if (isNothingFound(code)) return { kind: 'answered', rows: [] }
  return { kind: 'unavailable', reason: table[code]?.class === 'setup' ? 'setup' : 'refused', code }
}
