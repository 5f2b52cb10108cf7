import { ConnectionError, type PasarelaError } from './errors.ts'

/** Codes of answers that promise that nothing was sent to a bank. */
const nothingWasSent = new Set(['provider_unavailable', 'payment_service_unavailable', 'rate_unavailable'])

/** Statuses of answers that the gateway gives with regard to the Idempotency-Key: it replays what an attempt did. */
const decisions = new Set([400, 404, 409, 422])

/** Codes that leave open what an earlier attempt did: it still runs, or a proxy responded. */
const undecided = new Set(['idempotency_request_in_progress', 'unreadable_answer'])

/** Whether an attempt of a write that failed may have been executed nevertheless. */
export function mayHaveBeenExecuted(error: PasarelaError): boolean {
  return error instanceof ConnectionError || ((error.status ?? 0) >= 500 && !nothingWasSent.has(error.code))
}

/**
 * Error of a call: that of its last attempt, unless an attempt of a write may have been executed and the last one does not
 * settle it. `uncertain` is the error of the first such attempt.
 */
export function errorOfCall(last: PasarelaError, uncertain: PasarelaError | undefined): PasarelaError {
  if (uncertain === undefined || (decisions.has(last.status ?? 0) && !undecided.has(last.code))) return last
  const { code, status, requestId } = uncertain
  const { attempts, idempotencyKey, retryAfterSeconds } = last
  const advice = 'The request may have been executed: repeat it with the same idempotencyKey.'
  return new ConnectionError(`${uncertain.message} ${advice}`, {
    code,
    status,
    requestId,
    attempts,
    idempotencyKey,
    retryAfterSeconds,
    cause: last instanceof ConnectionError ? last.cause : last,
  })
}
