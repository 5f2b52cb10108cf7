import type { Outcome } from '../bank.ts'
import { type CodeTable, outcomeOfCode } from '../codes.ts'
import type { R4Answer } from './wire/answer.ts'
import { type Reply, replyOfStatus } from './wire/client.ts'

/** What a call that moves money came to, by the table of its flow. */
export function toOutcome(reply: Reply, codes: CodeTable): Outcome {
  return reply.kind === 'answer' ? outcomeOfAnswer(reply.answer, codes) : reply
}

export function outcomeOfAnswer(answer: R4Answer, codes: CodeTable, details: { asked?: boolean } = {}): Outcome {
  const { code, status, success, reference } = answer
  const operation = answer.operationId === undefined ? {} : { operationId: answer.operationId }
  if (code === undefined) return outcomeWithoutCode(answer)

  const outcome = outcomeOfCode(codes, code, { ...operation, ...details })
  if (outcome === 'approved') {
    // An approval that the status or `success` contradicts is not believed, and not disbelieved either.
    if (status >= 300 || success === false) return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
    return { kind: 'approved', code, ...operation, ...(reference === undefined ? {} : { reference }) }
  }
  return outcome.kind === 'rejected' && reference !== undefined ? { ...outcome, reference } : outcome
}

/** An id or a reference shows that the operation was run, so that the status alone decides nothing. */
function outcomeWithoutCode({ status, operationId, reference }: R4Answer): Outcome {
  if (operationId !== undefined) return { kind: 'unknown', reason: 'unreadable_answer', operationId }
  return reference === undefined ? replyOfStatus(status) : { kind: 'unknown', reason: 'unreadable_answer' }
}
