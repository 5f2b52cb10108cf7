import { type ErrorDetail, errorCatalogue, GatewayError } from '../foundation/errors.ts'
import { Type } from '../foundation/schema.ts'
import type { Language } from '../foundation/text.ts'
import { mostDetails, validationDetails, type ValidationFailure } from './validation.ts'

/** Body of every error response. */
export const ErrorBody = Type.Object(
  {
    statusCode: Type.Integer({ description: 'The HTTP status again, for clients that log only bodies.' }),
    error: Type.String({ description: 'Machine-readable code of the error catalogue.' }),
    message: Type.String({
      description: 'Human-readable message, in the language that Accept-Language prefers, or else the tenant’s.',
    }),
    requestId: Type.String({ description: 'Quote it when you report a problem.' }),
    details: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        maxItems: mostDetails,
        description: `On validation errors: the invalid fields and the reason for each; the first ${mostDetails}.`,
      }),
    ),
    failureCode: Type.Optional(Type.String({ description: 'On 422: the bank’s code.' })),
    code: Type.Optional(Type.String({ description: 'The same as failureCode.' })),
    customerMessage: Type.Optional(Type.String({ description: 'On 422: message for the payer.' })),
    paymentId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'On 422 the failed payment; on 503 the payment that was not sent to the bank.',
      }),
    ),
    status: Type.Optional(Type.String({ description: 'On 503 of a poll: last known status of the payment.' })),
  },
  { $id: 'Error', description: 'Body of every response with a status of 400 or above.' },
)

/** Requests that are refused before any field is validated, so that no `details` say why. */
const unreadable = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    en: 'The body does not have the length that Content-Length says.',
    es: 'El contenido no tiene la longitud que indica Content-Length.',
  },
  FST_ERR_BAD_URL: {
    en: 'The address is not percent-encoded as UTF-8: a % in it is written %25.',
    es: 'La dirección no está codificada con % en UTF-8: un % en ella se escribe %25.',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    en: 'A part of the address is too long.',
    es: 'Una parte de la dirección es demasiado larga.',
  },
}

/** Maps any exception to an error of the catalogue; an unexpected one becomes `internal_error`. */
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
      return new GatewayError('invalid_request', { texts: unreadable[code] })
    case 'ECONNRESET':
      // The client disconnected while sending its body; nobody reads this response.
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

/** The first invalid field, for clients that show only this message, unless the error has its own text. */
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

/** Error codes of a route by status, for the OpenAPI document. */
export function codesByStatus(codes: readonly (keyof typeof errorCatalogue)[]): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
