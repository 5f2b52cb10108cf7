import type { ErrorCode } from './error-codes.ts'
import type { FailureCode } from './failure-codes.ts'
import type { ErrorBody } from './openapi.ts'

/** Properties of a failed call. */
export type ErrorFields = {
  code: ErrorCode
  status?: number | undefined
  requestId?: string | undefined
  failureCode?: FailureCode | undefined
  customerMessage?: string | undefined
  paymentId?: string | undefined
  details?: ErrorBody['details']
  retryAfterSeconds?: number | undefined
  idempotencyKey?: string | undefined
  attempts?: number | undefined
  cause?: unknown
}

/** Base class of all errors of a call. The message is human-readable. */
export class PasarelaError extends Error {
  override readonly name: string = 'PasarelaError'
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** Machine-readable code. */
  readonly code: ErrorCode
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** The bank's code, if the bank declined. */
  readonly failureCode: FailureCode | undefined
  /** Message for the person who pays, if the bank declined. */
  readonly customerMessage: string | undefined
  /** The payment that failed or was not sent, if there is one. */
  readonly paymentId: string | undefined
  /** Invalid fields with the reason. */
  readonly details: ErrorBody['details']
  readonly retryAfterSeconds: number | undefined
  /** Idempotency key of the call: a retry with the same key is never executed twice. */
  readonly idempotencyKey: string | undefined
  /** Number of attempts. */
  readonly attempts: number

  constructor(message: string, fields: ErrorFields) {
    super(message, fields.cause === undefined ? undefined : { cause: fields.cause })
    this.status = fields.status
    this.code = fields.code
    this.requestId = fields.requestId
    this.failureCode = fields.failureCode
    this.customerMessage = fields.customerMessage
    this.paymentId = fields.paymentId
    this.details = fields.details
    this.retryAfterSeconds = fields.retryAfterSeconds
    this.idempotencyKey = fields.idempotencyKey
    this.attempts = fields.attempts ?? 1
  }
}

/** 400, 405, 413, 415 and 431: the request is invalid. Nothing was done; `details` names the fields. */
export class InvalidRequestError extends PasarelaError {
  override readonly name = 'InvalidRequestError'
}

/** 401: the key is missing, wrong or no longer active. */
export class AuthenticationError extends PasarelaError {
  override readonly name = 'AuthenticationError'
}

/** 404: the resource does not exist, or it belongs to another tenant or mode. */
export class NotFoundError extends PasarelaError {
  override readonly name = 'NotFoundError'
}

/** 409: the idempotency key belongs to another call, or that call is still running. */
export class ConflictError extends PasarelaError {
  override readonly name = 'ConflictError'
}

/** 429: too many calls, or too many declined cards of one holder. See `retryAfterSeconds`. */
export class RateLimitError extends PasarelaError {
  override readonly name = 'RateLimitError'
}

/** 422: the bank declined. Final: `failureCode` has the reason, the message the remedy for the customer. */
export class BankRejectedError extends PasarelaError {
  override readonly name = 'BankRejectedError'
  declare readonly failureCode: FailureCode
}

/**
 * 503 and 408: the bank, the rate or the gateway is unavailable. Nothing was done, and the call may be repeated. A write
 * that may have been executed ends with a `ConnectionError` instead.
 */
export class UnavailableError extends PasarelaError {
  override readonly name = 'UnavailableError'
}

/**
 * No response that settles the outcome: none, half of one, or an error of the gateway or of a proxy after which the request may
 * have been executed. Repeat it with `idempotencyKey`, or look up the payment. `cause` has the error of the last attempt.
 */
export class ConnectionError extends PasarelaError {
  override readonly name = 'ConnectionError'
}

/** Error class and default message by status, for responses without a message. */
const classes: Record<number, { type: typeof PasarelaError; sentence: string }> = {
  400: { type: InvalidRequestError, sentence: 'The request is not valid.' },
  401: { type: AuthenticationError, sentence: 'The API key was refused.' },
  404: { type: NotFoundError, sentence: 'There is no resource at this address: check baseUrl and the id.' },
  405: {
    type: InvalidRequestError,
    sentence: 'The gateway does not support this call: it may be older than this library.',
  },
  408: { type: UnavailableError, sentence: 'The request did not arrive in time.' },
  409: { type: ConflictError, sentence: 'The idempotency key belongs to another call.' },
  413: { type: InvalidRequestError, sentence: 'The body is too large.' },
  415: { type: InvalidRequestError, sentence: 'The body was not accepted as JSON.' },
  422: { type: BankRejectedError, sentence: 'The bank declined.' },
  429: { type: RateLimitError, sentence: 'Too many requests.' },
  431: { type: InvalidRequestError, sentence: 'The headers are too large.' },
  503: { type: UnavailableError, sentence: 'The gateway is temporarily unavailable.' },
}

/** Error of a response with a status of 400 or above. */
export function errorOfAnswer(status: number, text: string, fields: Omit<ErrorFields, 'code'>): PasarelaError {
  const body = readBody(text)
  const { type: Type, sentence } = classes[status] ?? {
    type: PasarelaError,
    sentence: `The gateway responded ${status} without an explanation.`,
  }
  // The gateway's message already contains the first of them.
  const wrong = (body.details ?? []).slice(1).map(({ path, message }) => `${path} ${message}`)
  return new Type([body.message ?? sentence, ...(wrong.length > 0 ? [`${wrong.join('; ')}.`] : [])].join(' '), {
    ...fields,
    status,
    code: body.error ?? 'unreadable_answer',
    requestId: body.requestId ?? fields.requestId,
    failureCode: body.failureCode ?? (status === 422 ? (body.code ?? 'UNKNOWN') : undefined),
    customerMessage: body.customerMessage,
    paymentId: body.paymentId,
    details: body.details,
  })
}

/** A response that is not JSON comes from a proxy in front of the gateway. */
function readBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
