import type { Flow, Outcome } from '../bank.ts'
import { outcomeOfCode } from '../codes.ts'
import { codesOf } from './codes.ts'
import { namedFields } from './fields.ts'
import type { R4Answer } from './wire/answer.ts'
import { type Reply, replyOfStatus } from './wire/client.ts'

/** Refusals of the request's format: nothing was processed, and the message may name the field. */
const FIELD_CODES = ['07', '30']
const UNAUTHORIZED = 401

/** The outcome of a call, by the code table of its operation. */
export function toOutcome(reply: Reply, flow: Flow): Outcome {
  return reply.kind === 'answer' ? outcomeOfAnswer(reply.answer, flow) : reply
}

/** The outcome of an answer. `confirmed`: the network's time limit has passed, so a `finalOnceConfirmed` code is final. */
export function outcomeOfAnswer(answer: R4Answer, flow: Flow, { confirmed = false } = {}): Outcome {
  const { code, otherCode, status, success, reference } = answer
  if (code === undefined) return outcomeWithoutCode(answer)

  const codes = codesOf(flow)
  const operation = answer.operationId === undefined ? {} : { operationId: answer.operationId }
  const contradiction: Outcome = { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
  if (otherCode !== undefined) return contradiction
  // Credentials refused with an unlisted code, before an operation was run.
  const isUnauthorized = status === UNAUTHORIZED && codes[code] === undefined
  if (isUnauthorized && !wasRun(answer)) return { kind: 'notSent', reason: 'setup', code }

  const outcome = outcomeOfCode(codes, code, { ...operation, confirmed })
  if (outcome === 'approved') {
    // An approval contradicted by the HTTP status or by `success` proves neither approval nor refusal.
    if (status >= 300 || success === false) return contradiction
    return { kind: 'approved', code, ...operation, ...referenceOf(answer) }
  }
  if (outcome.kind === 'rejected' && reference !== undefined) {
    return success === true ? contradiction : { ...outcome, reference }
  }
  if (outcome.kind !== 'notSent') return outcome

  // `notSent` allows a repetition, so it is accepted only if the answer shows no trace of an operation.
  if (wasRun(answer)) return contradiction
  const fields = FIELD_CODES.includes(code) ? namedFields(answer.message, flow) : []
  return fields.length === 0 ? outcome : { kind: 'rejected', code: `${code}:${fields.join(',')}` }
}

/** The reference as the bank wrote it, and the number a statement shows it under. */
export function referenceOf({ reference }: R4Answer): { reference?: string; numbers?: string[] } {
  if (reference === undefined) return {}
  const number = reference.replace(/^0+/, '')
  return { reference, ...(number === '' ? {} : { numbers: [number] }) }
}

/** An id, a reference or `success: true` shows that the operation was run. */
function wasRun({ operationId, reference, success }: R4Answer): boolean {
  return operationId !== undefined || reference !== undefined || success === true
}

/** The HTTP status decides only if the answer neither shows a run operation nor says `success: false`. */
function outcomeWithoutCode(answer: R4Answer): Outcome {
  const { status, success, operationId } = answer
  const isPlainNo = success === false && status !== UNAUTHORIZED
  if (!wasRun(answer) && !isPlainNo) return replyOfStatus(status)
  return { kind: 'unknown', reason: 'unreadable_answer', ...(operationId === undefined ? {} : { operationId }) }
}
