import type { Answer, Outcome } from '../bank.ts'
import { type CodeTable, outcomeOfCode } from '../codes.ts'
import { allOn, fieldsCode } from './codes/fields.ts'
import type { Reply } from './wire/session.ts'

export type Ok = Extract<Reply, { kind: 'ok' }>

/** How a money call's replies are read. */
type Reading = {
  table: CodeTable
  /** The fields that hold the customer's data: a refusal of nothing else is the customer's to correct. */
  customerFields: readonly string[]
  approve: (reply: Ok) => Outcome
}

/** What a reply to a money call came to. An envelope and a code that contradict each other leave the outcome unknown. */
export function outcomeOf(reply: Reply, { table, customerFields, approve }: Reading): Outcome {
  if (reply.kind === 'notSent' || reply.kind === 'unknown') return reply
  if (reply.kind === 'refusedFields') {
    const ofCustomer = allOn(customerFields, reply.names)
    if (ofCustomer) return { kind: 'rejected', code: fieldsCode(ofCustomer) }
    return { kind: 'notSent', reason: 'setup', code: fieldsCode(reply.names) }
  }
  const verdict = outcomeOfCode(table, reply.code)
  const contradiction: Outcome = { kind: 'unknown', reason: 'doubtful_code', code: reply.code }
  if (verdict === 'approved') return reply.kind === 'ok' ? approve(reply) : contradiction
  const isRefusal = verdict.kind === 'rejected' || verdict.kind === 'notSent'
  return isRefusal && reply.kind === 'ok' ? contradiction : verdict
}

/** What a reply to a question came to; `read` gives `undefined` for a value it does not understand. */
export function answerOf<Details extends object>(
  reply: Reply,
  read: (value: unknown) => Details | undefined,
): Answer<Details> {
  if (reply.kind === 'ko') return { kind: 'unavailable', reason: 'refused', code: reply.code }
  if (reply.kind === 'refusedFields') return { kind: 'unavailable', reason: 'setup', code: fieldsCode(reply.names) }
  if (reply.kind !== 'ok') {
    return { kind: 'unavailable', reason: reply.reason, ...(reply.code === undefined ? {} : { code: reply.code }) }
  }
  const details = read(reply.value)
  return details ? { kind: 'answered', ...details } : { kind: 'unavailable', reason: 'unreadable_answer' }
}
