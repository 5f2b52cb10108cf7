import type { Answer, Outcome } from '../bank.ts'
import { type CodeTable, outcomeOfCode } from '../codes.ts'
import type { Reply } from './wire/session.ts'

type Ok = Extract<Reply, { kind: 'ok' }>

/** What a reply to a money call came to. An envelope and a code that contradict each other leave doubt. */
export function outcomeOf(reply: Reply, table: CodeTable, approve: (reply: Ok) => Outcome): Outcome {
  if (reply.kind === 'notSent' || reply.kind === 'unknown') return reply
  const verdict = outcomeOfCode(table, reply.code)
  const doubt: Outcome = { kind: 'unknown', reason: 'doubtful_code', code: reply.code }
  if (verdict === 'approved') return reply.kind === 'ok' ? approve(reply) : doubt
  const isRefusal = verdict.kind === 'rejected' || verdict.kind === 'notSent'
  return isRefusal && reply.kind === 'ok' ? doubt : verdict
}

/** What a reply to a question came to; `read` gives `undefined` for a value it does not understand. */
export function answerOf<Details extends object>(
  reply: Reply,
  read: (value: unknown) => Details | undefined,
): Answer<Details> {
  if (reply.kind === 'ko') return { kind: 'unavailable', reason: 'refused', code: reply.code }
  if (reply.kind !== 'ok') {
    return { kind: 'unavailable', reason: reply.reason, ...(reply.code === undefined ? {} : { code: reply.code }) }
  }
  const details = read(reply.value)
  return details ? { kind: 'answered', ...details } : { kind: 'unavailable', reason: 'unreadable_answer' }
}
