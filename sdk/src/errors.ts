import type { ErrorCode } from './error-codes.ts'
import type { FailureCode } from './failure-codes.ts'
import type { ErrorBody } from './openapi.ts'

/** What is known of a call that failed. */
export type ErrorFields = {
  code: ErrorCode
  status?: number | undefined
  requestId?: string | undefined
  failureCode?: FailureCode | undefined
  paymentId?: string | undefined
  details?: ErrorBody['details']
  retryAfterSeconds?: number | undefined
  idempotencyKey?: string | undefined
  attempts?: number | undefined
  cause?: unknown
}

/** Everything this library throws about a call. Its message is a sentence for a person. */
export class PasarelaError extends Error {
  override readonly name: string = 'PasarelaError'
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  /** What to branch on. */
  readonly code: ErrorCode
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** The bank's code, when a bank refused. */
  readonly failureCode: FailureCode | undefined
  /** The payment that failed, when there is one. */
  readonly paymentId: string | undefined
  /** Which fields are wrong, and how. */
  readonly details: ErrorBody['details']
  readonly retryAfterSeconds: number | undefined
  /** The key the call was made with: the same call with the same key is never done twice. */
  readonly idempotencyKey: string | undefined
  /** How many times it was tried. */
  readonly attempts: number

  constructor(message: string, fields: ErrorFields) {
    super(message, fields.cause === undefined ? undefined : { cause: fields.cause })
    this.status = fields.status
    this.code = fields.code
    this.requestId = fields.requestId
    this.failureCode = fields.failureCode
    this.paymentId = fields.paymentId
    this.details = fields.details
    this.retryAfterSeconds = fields.retryAfterSeconds
    this.idempotencyKey = fields.idempotencyKey
    this.attempts = fields.attempts ?? 1
  }
}

/** 400 and its kin: the call cannot be done as it was made. Nothing was done; `details` names the fields. */
export class InvalidRequestError extends PasarelaError {
  override readonly name = 'InvalidRequestError'
}

/** 401: the key is missing, wrong or no longer active. */
export class AuthenticationError extends PasarelaError {
  override readonly name = 'AuthenticationError'
}

/** 404: there is no such thing, or it belongs to another tenant or mode. */
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

/** 422: the bank declined. Final: `failureCode` says why, the message what to ask of the customer. */
export class BankRejectedError extends PasarelaError {
  override readonly name = 'BankRejectedError'
  declare readonly failureCode: FailureCode
}

/** 503: the bank, the rate or the gateway is out of reach. Nothing was done, and the call may be made again. */
export class UnavailableError extends PasarelaError {
  override readonly name = 'UnavailableError'
}

/** No answer. The gateway may have acted: repeat with `idempotencyKey`, or look the payment up. */
export class ConnectionError extends PasarelaError {
  override readonly name = 'ConnectionError'
}

/** What is said when the answer itself says nothing. */
const classes: Record<number, { type: typeof PasarelaError; sentence: string }> = {
  400: { type: InvalidRequestError, sentence: 'The request is not valid.' },
  401: { type: AuthenticationError, sentence: 'The API key was refused.' },
  404: { type: NotFoundError, sentence: 'There is nothing at this address: check baseUrl and the id.' },
  405: {
    type: InvalidRequestError,
    sentence: 'The gateway does not know this call: it may be older than this library.',
  },
  408: { type: UnavailableError, sentence: 'The request did not arrive in time.' },
  409: { type: ConflictError, sentence: 'The idempotency key is taken by another call.' },
  413: { type: InvalidRequestError, sentence: 'The body is too large.' },
  415: { type: InvalidRequestError, sentence: 'The body was not taken for JSON.' },
  422: { type: BankRejectedError, sentence: 'The bank declined.' },
  429: { type: RateLimitError, sentence: 'Too many requests.' },
  431: { type: InvalidRequestError, sentence: 'The headers are too large.' },
  503: { type: UnavailableError, sentence: 'The gateway is out of reach for the moment.' },
}

/** The error an answer of 400 or above stands for. */
export function errorOfAnswer(status: number, text: string, fields: Omit<ErrorFields, 'code'>): PasarelaError {
  const body = readBody(text)
  const { type: Type, sentence } = classes[status] ?? {
    type: PasarelaError,
    sentence: `The gateway answered ${status} without an explanation.`,
  }
  // The gateway's own sentence is the first of them.
  const wrong = (body.details ?? []).slice(1).map(({ path, message }) => `${path} ${message}`)
  return new Type([body.message ?? sentence, ...(wrong.length > 0 ? [`${wrong.join('; ')}.`] : [])].join(' '), {
    ...fields,
    status,
    code: body.error ?? 'unreadable_answer',
    requestId: body.requestId ?? fields.requestId,
    failureCode: body.failureCode ?? (status === 422 ? (body.code ?? 'UNKNOWN') : undefined),
    paymentId: body.paymentId,
    details: body.details,
  })
}

/** An answer that is no JSON comes from something in front of the gateway. */
function readBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
