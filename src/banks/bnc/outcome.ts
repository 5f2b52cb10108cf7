import type { QueryResult, Outcome } from '../bank.ts'
import { type CodeTable, outcomeOfCode } from '../codes.ts'
import { allOn, fieldsCode } from './codes/fields.ts'
import { success } from './codes/general.ts'
import { hasOperationNumber, textField } from './wire/read.ts'
import type { Reply } from './wire/session.ts'

export type Ok = Extract<Reply, { kind: 'ok' }>

/** Mapping of a money call's replies to outcomes. */
type ReplyMapping = {
  table: CodeTable
  /** Fields with the customer's data: a refusal of only these is for the customer to correct. */
  customerFields: readonly string[]
  approve: (reply: Ok) => Outcome
}

/** The outcome of a money call's reply. If its envelope, code and value contradict each other, the outcome is unknown. */
export function outcomeOf(reply: Reply, { table, customerFields, approve }: ReplyMapping): Outcome {
  if (reply.kind === 'notSent' || reply.kind === 'unknown') return reply
  if (reply.kind === 'refusedFields') {
    const ofCustomer = allOn(customerFields, reply.names)
    if (ofCustomer) return { kind: 'rejected', code: fieldsCode(ofCustomer) }
    return { kind: 'notSent', reason: 'setup', code: fieldsCode(reply.names) }
  }
  const outcome = outcomeOfCode(table, reply.code)
  const contradiction: Outcome = { kind: 'unknown', reason: 'doubtful_code', code: reply.code }
  if (outcome === 'approved') return reply.kind === 'ok' ? approve(reply) : contradiction
  const isRefusal = outcome.kind === 'rejected' || outcome.kind === 'notSent'
  return isRefusal && (reply.kind === 'ok' || contradicts(reply.value, outcome.kind)) ? contradiction : outcome
}

const refusedStatuses = ['KO', 'RJCT']

/** Whether a value shows an operation that was run. One that the value itself calls refused may have a number. */
function contradicts(value: unknown, refusal: 'rejected' | 'notSent'): boolean {
  const isCalledRefused = refusedStatuses.includes(textField(value, 'Status')?.toUpperCase() ?? '')
  return hasOperationNumber(value) && !(refusal === 'rejected' && isCalledRefused)
}

/**
 * The result of a query's reply; `read` returns `undefined` for a value it cannot parse. BNC has no code for "nothing
 * found": any code but success is an error, and an empty value beside it proves no absence.
 */
export function queryResultOf<Details extends object>(
  reply: Reply,
  read: (value: unknown) => Details | undefined,
): QueryResult<Details> {
  if (reply.kind === 'ko') return { kind: 'unavailable', reason: 'refused', code: reply.code }
  if (reply.kind === 'refusedFields') return { kind: 'unavailable', reason: 'setup', code: fieldsCode(reply.names) }
  if (reply.kind !== 'ok') {
    return { kind: 'unavailable', reason: reply.reason, ...(reply.code === undefined ? {} : { code: reply.code }) }
  }
  if (!Object.hasOwn(success, reply.code)) return { kind: 'unavailable', reason: 'refused', code: reply.code }
  const details = read(reply.value)
  return details ? { kind: 'answered', ...details } : { kind: 'unavailable', reason: 'unreadable_answer' }
}
