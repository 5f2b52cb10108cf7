import { Type } from 'typebox'
import { type ErrorDetail, errorCatalogue, GatewayError } from '../foundation/errors.ts'
import type { Language } from '../foundation/text.ts'
import { mostDetails, validationDetails, type ValidationFailure } from './validation.ts'

/** The common error body. */
export const ErrorBody = Type.Object(
  {
    statusCode: Type.Integer({ description: 'The HTTP status again, for clients that log only bodies.' }),
    error: Type.String({ description: 'Machine-readable code, from one catalogue.' }),
    message: Type.String({
      description: 'A sentence for a person, in the language that Accept-Language prefers, or else the tenant’s.',
    }),
    requestId: Type.String({ description: 'Quote it when you report a problem.' }),
    details: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        maxItems: mostDetails,
        description: `On validation errors: which field, and what is wrong with it; the first ${mostDetails}.`,
      }),
    ),
    failureCode: Type.Optional(Type.String({ description: 'On 422: the bank’s code.' })),
    code: Type.Optional(Type.String({ description: 'The same as failureCode.' })),
    customerMessage: Type.Optional(Type.String({ description: 'On 422: what to tell the person who pays.' })),
    paymentId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'On 422 the failed payment; on 503 the one of which nothing was sent.',
      }),
    ),
    status: Type.Optional(Type.String({ description: 'On 503 of a poll: the payment’s last known status.' })),
  },
  { $id: 'Error', description: 'What every answer of 400 and above looks like.' },
)

/** The one place where whatever was thrown becomes an answer. Anything not foreseen is `internal_error`. */
export function toGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new GatewayError('payload_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new GatewayError('unsupported_media_type')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new GatewayError('invalid_request')
    case 'ECONNRESET':
      // The client left in the middle of its body; nobody reads this answer.
      return new GatewayError('invalid_request')
    default:
      return new GatewayError(statusCode === 400 ? 'invalid_request' : 'internal_error', { cause: thrown })
  }
}

export function errorBody(
  error: GatewayError,
  { requestId, language, validation }: { requestId: string; language: Language; validation?: ValidationFailure },
): Record<string, unknown> {
  const given = error.details ?? (validation && validationDetails(validation, language))
  const details = given?.slice(0, mostDetails)
  return {
    statusCode: error.status,
    error: error.code,
    message: messageOf(error, details, language),
    requestId,
    ...(details ? { details } : {}),
    ...(error.failureCode ? { failureCode: error.failureCode, code: error.failureCode } : {}),
    ...(error.paymentId ? { paymentId: error.paymentId } : {}),
    ...(error.paymentStatus ? { status: error.paymentStatus } : {}),
    ...(error.customerMessage ? { customerMessage: error.customerMessage[language] } : {}),
  }
}

/** Of a refused request the first mistake, for clients that show only this sentence; unless the error has its own. */
function messageOf(error: GatewayError, details: ErrorDetail[] | undefined, language: Language): string {
  const sentence = error.sentence(language)
  const [first] = details ?? []
  if (!first || sentence !== errorCatalogue.invalid_request[language]) return sentence
  return `${fieldName(first.path, language)}: ${first.message}`
}

/** `/personas/0/telefono` → `personas.0.telefono`. */
function fieldName(path: string, language: Language): string {
  return path.slice(1).replaceAll('/', '.') || { en: 'body', es: 'contenido' }[language]
}

/** The codes of a route grouped by status, for the OpenAPI document. */
export function codesByStatus(codes: readonly (keyof typeof errorCatalogue)[]): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
