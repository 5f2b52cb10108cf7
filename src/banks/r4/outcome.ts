import type { Flow, Outcome } from '../bank.ts'
import { outcomeOfCode } from '../codes.ts'
import { codesOf } from './codes.ts'
import { namedFields } from './fields.ts'
import type { R4Answer } from './wire/answer.ts'
import { type Reply, replyOfStatus } from './wire/client.ts'

/** Refusals of the request's form: nothing was processed, and the message may name the field. */
const FIELD_CODES = ['07', '30']
const UNAUTHORIZED = 401

/** The outcome of a call, by the code table of its operation. */
export function toOutcome(reply: Reply, flow: Flow): Outcome {
  return reply.kind === 'answer' ? outcomeOfAnswer(reply.answer, flow) : reply
}

/** `confirmed`: the network's own limit has passed, so that a refusal which may settle late is final. */
export function outcomeOfAnswer(answer: R4Answer, flow: Flow, { confirmed = false } = {}): Outcome {
  const { code, status, success, reference } = answer
  if (code === undefined) return outcomeWithoutCode(answer)

  const codes = codesOf(flow)
  const operation = answer.operationId === undefined ? {} : { operationId: answer.operationId }
  // Refused for its credentials in a code of its own, before an operation was run.
  const isUnauthorized = status === UNAUTHORIZED && codes[code] === undefined
  if (isUnauthorized && !wasRun(answer)) return { kind: 'notSent', reason: 'setup', code }

  const outcome = outcomeOfCode(codes, code, { ...operation, confirmed })
  if (outcome === 'approved') {
    // An approval contradicted by the HTTP status or by `success` proves neither a yes nor a no.
    if (status >= 300 || success === false) return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
    return { kind: 'approved', code, ...operation, ...referenceOf(answer) }
  }
  if (outcome.kind === 'rejected' && reference !== undefined) return { ...outcome, reference }
  if (outcome.kind !== 'notSent') return outcome

  // "Not processed" invites the same call again, so it is believed only of an answer that shows no trace of one.
  if (wasRun(answer)) return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
  const fields = FIELD_CODES.includes(code) ? namedFields(answer.message, flow) : []
  return fields.length === 0 ? outcome : { kind: 'rejected', code: `${code}:${fields.join(',')}` }
}

/** The reference as the bank wrote it, and the number a statement shows it under. */
export function referenceOf({ reference }: R4Answer): { reference?: string; numbers?: string[] } {
  if (reference === undefined) return {}
  const number = reference.replace(/^0+/, '')
  return { reference, ...(number === '' ? {} : { numbers: [number] }) }
}

/** An id, a reference or a yes show that the operation was run. */
function wasRun({ operationId, reference, success }: R4Answer): boolean {
  return operationId !== undefined || reference !== undefined || success === true
}

/** Of an answer that shows an operation was run, or that says yes or no without a code, the status decides nothing. */
function outcomeWithoutCode(answer: R4Answer): Outcome {
  const { status, success, operationId } = answer
  const isPlainNo = success === false && status !== UNAUTHORIZED
  if (!wasRun(answer) && !isPlainNo) return replyOfStatus(status)
  return { kind: 'unknown', reason: 'unreadable_answer', ...(operationId === undefined ? {} : { operationId }) }
}
