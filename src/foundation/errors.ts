import { operatorErrorCatalogue } from './operator-errors.ts'
import type { Language, LocalizedText } from './text.ts'

type Entry = LocalizedText & { status: number }

/**
 * Catalogue of the errors a tenant can receive: code, HTTP status and message in both languages. The OpenAPI document and
 * the error reference are generated from it; handlers throw only errors listed here.
 */
export const errorCatalogue = {
  invalid_request: {
    status: 400,
    en: 'The request is not valid: see details.',
    es: 'La solicitud no es válida: vea los detalles.',
  },
  unsupported_operation: {
    status: 400,
    en: 'The bank of this tenant does not offer this operation.',
    es: 'El banco de este comercio no ofrece esta operación.',
  },
  intent_mismatch: {
    status: 400,
    en: 'The payment details differ from those of the intent. The intent is unchanged: send the same details again.',
    es: 'Los datos del pago no coinciden con los de la solicitud. La solicitud no cambió: envíe los mismos datos.',
  },
  payment_not_reversible: {
    status: 400,
    en: 'This payment cannot be reversed: only completed C2P payments can.',
    es: 'Este pago no se puede reversar: solo los pagos C2P completados.',
  },
  payment_not_cancelable: {
    status: 400,
    en: 'This payment cannot be canceled: only a request or an intent that is still open can.',
    es: 'Este pago no se puede cancelar: solo una solicitud o un cobro C2P que sigue abierto.',
  },
  request_not_open: {
    status: 400,
    en: 'This payment is not a request that can still receive a transfer.',
    es: 'Este pago no es una solicitud que todavía pueda recibir una transferencia.',
  },
  checkout_session_not_open: {
    status: 400,
    en: 'This checkout session has ended, was paid, or has a charge in progress.',
    es: 'Esta sesión de pago ya terminó, se pagó o tiene un cobro en curso.',
  },
  return_url_refused: {
    status: 400,
    en: 'The returnUrl must be an https address on a host that this tenant has registered.',
    es: 'El returnUrl debe ser una dirección https en un dominio registrado por este comercio.',
  },
  invalid_idempotency_key: {
    status: 400,
    en: 'Idempotency-Key must be 1 to 255 printable ASCII characters.',
    es: 'Idempotency-Key debe tener de 1 a 255 caracteres ASCII imprimibles.',
  },
  test_card_in_live_mode: {
    status: 400,
    en: 'Test cards cannot be used with a live key.',
    es: 'Las tarjetas de prueba no se pueden usar con una clave de producción.',
  },
  webhook_url_refused: {
    status: 400,
    en: 'This address cannot receive webhooks: use a public https address.',
    es: 'Esta dirección no puede recibir notificaciones: use una dirección https pública.',
  },
  missing_api_key: {
    status: 401,
    en: 'Send the API key of your tenant in the x-api-key header.',
    es: 'Envíe la clave de su comercio en la cabecera x-api-key.',
  },
  invalid_api_key: {
    status: 401,
    en: 'The API key is not valid.',
    es: 'La clave no es válida.',
  },
  inactive_api_key: {
    status: 401,
    en: 'The API key is no longer active: it was revoked, it expired, or its tenant is inactive.',
    es: 'La clave ya no está activa: fue revocada, venció, o su comercio está inactivo.',
  },
  insufficient_scope: {
    status: 403,
    en: 'This API key may not call this operation: use a key that has its scope.',
    es: 'Esta clave no puede usar esta operación: use una clave que tenga el permiso.',
  },
  address_not_allowed: {
    status: 403,
    en: 'This API key may not be used from this address.',
    es: 'Esta clave no se puede usar desde esta dirección.',
  },
  limit_exceeded: {
    status: 403,
    en: 'Nothing was sent: the amount exceeds a limit of this API key.',
    es: 'No se envió nada: el monto supera un límite de esta clave.',
  },
  approval_by_same_person: {
    status: 403,
    en: 'A payout must be decided by another person or key than the one that requested it.',
    es: 'Un pago a terceros lo debe decidir una persona o clave distinta de la que lo solicitó.',
  },
  approval_not_open: {
    status: 400,
    en: 'This payment does not wait for approval: it was decided already, or it expired.',
    es: 'Este pago no espera aprobación: ya se decidió o venció.',
  },
  intent_not_found: {
    status: 404,
    en: 'The intent does not exist or is no longer pending.',
    es: 'La solicitud de pago no existe o ya no está pendiente.',
  },
  movement_not_found: {
    status: 404,
    en: 'There is no such movement on your accounts.',
    es: 'No existe ese movimiento en sus cuentas.',
  },
  payment_not_found: { status: 404, en: 'There is no such payment.', es: 'Ese pago no existe.' },
  operation_not_found: { status: 404, en: 'There is no such operation.', es: 'Esa operación no existe.' },
  checkout_session_not_found: {
    status: 404,
    en: 'There is no such checkout session.',
    es: 'Esa sesión de pago no existe.',
  },
  payment_link_not_found: { status: 404, en: 'There is no such payment link.', es: 'Ese enlace de pago no existe.' },
  webhook_not_found: {
    status: 404,
    en: 'There is no such webhook endpoint.',
    es: 'Ese destino de notificaciones no existe.',
  },
  not_found: {
    status: 404,
    en: 'There is no resource at this address.',
    es: 'No hay ningún recurso en esta dirección.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not accept that method: see the Allow header.',
    es: 'Esta dirección no acepta ese método: vea la cabecera Allow.',
  },
  request_timeout: {
    status: 408,
    en: 'The request did not arrive in time.',
    es: 'La solicitud no llegó a tiempo.',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'This Idempotency-Key was already used with another request body. Look up what that request did before you send this one with another key.',
    es: 'Esta Idempotency-Key ya se usó con otro contenido. Consulte qué hizo aquella solicitud antes de enviar esta con otra clave.',
  },
  idempotency_request_in_progress: {
    status: 409,
    en: 'The first request with this Idempotency-Key is still running: retry in a second.',
    es: 'La primera solicitud con esta Idempotency-Key sigue en curso: reintente en un segundo.',
  },
  movement_already_matched: {
    status: 409,
    en: 'This movement pays for a payment already.',
    es: 'Este movimiento ya corresponde a un pago.',
  },
  nothing_to_give_back: {
    status: 409,
    en: 'Nothing was sent: this amount is not open. It was given back already, is being given back now, or has changed. Read the over-payment again before you give anything back.',
    es: 'No se envió nada: ese monto no está por devolver. Ya se devolvió, se está devolviendo o cambió. Consulte de nuevo el pago de más antes de devolver algo.',
  },
  payload_too_large: {
    status: 413,
    en: 'The body is larger than 64 KiB.',
    es: 'El contenido supera los 64 KiB.',
  },
  unsupported_media_type: {
    status: 415,
    en: 'Send the body as application/json.',
    es: 'Envíe el contenido como application/json.',
  },
  provider_rejected: {
    status: 422,
    en: 'The bank declined the charge.',
    es: 'El banco rechazó el cobro.',
  },
  rate_limited: {
    status: 429,
    en: 'Too many requests: wait as many seconds as Retry-After says.',
    es: 'Demasiadas solicitudes: espere los segundos que indica Retry-After.',
  },
  card_velocity_blocked: {
    status: 429,
    en: 'Too many different cards failed for this holder: try again later.',
    es: 'Demasiadas tarjetas distintas fallaron para este titular: intente más tarde.',
  },
  headers_too_large: {
    status: 431,
    en: 'The request headers are too large.',
    es: 'Las cabeceras de la solicitud son demasiado grandes.',
  },
  internal_error: {
    status: 500,
    en: 'Something failed on our side. Quote the requestId when you report it.',
    es: 'Algo falló de nuestro lado. Indique el requestId al reportarlo.',
  },
  payment_service_unavailable: {
    status: 503,
    en: 'The payment service is unavailable: not configured, or the bank cannot be reached. Nothing was sent.',
    es: 'El servicio de pagos no está disponible: sin configurar, o el banco no responde. No se envió nada.',
  },
  provider_unavailable: {
    status: 503,
    en: 'The bank could not be reached and nothing was sent: you may repeat the same request.',
    es: 'No se pudo contactar al banco y no se envió nada: puede repetir la misma solicitud.',
  },
  rate_unavailable: {
    status: 503,
    en: 'There is no reference rate valid for today.',
    es: 'No hay una tasa de referencia válida para hoy.',
  },
  service_unavailable: {
    status: 503,
    en: 'The gateway cannot reach its database or is shutting down: try again in a moment.',
    es: 'La pasarela no puede conectarse a su base de datos o se está apagando: reintente en un momento.',
  },
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorCatalogue
export type AnyErrorCode = ErrorCode | keyof typeof operatorErrorCatalogue

/** Errors of tenants and of operators. */
export const allErrors: Record<AnyErrorCode, Entry> = { ...errorCatalogue, ...operatorErrorCatalogue }

export type ErrorDetail = { path: string; message: string }

/** Exception that becomes an error response. Any other exception becomes `internal_error`. */
export class GatewayError extends Error {
  readonly code: AnyErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly failureCode: string | undefined
  readonly paymentId: string | undefined
  /** Last known status of that payment, on errors of a poll. */
  readonly paymentStatus: string | undefined
  /** Message for the payer. */
  readonly customerMessage: LocalizedText | undefined
  readonly retryAfterSeconds: number | undefined
  readonly #texts: LocalizedText | undefined

  constructor(
    code: AnyErrorCode,
    extra: {
      details?: ErrorDetail[] | undefined
      failureCode?: string
      paymentId?: string
      paymentStatus?: string
      customerMessage?: LocalizedText
      retryAfterSeconds?: number
      /** Specific message in place of the catalogue's. */
      texts?: LocalizedText
      cause?: unknown
    } = {},
  ) {
    super(extra.texts?.en ?? allErrors[code].en, { cause: extra.cause })
    this.name = 'GatewayError'
    this.code = code
    this.details = extra.details
    this.failureCode = extra.failureCode
    this.paymentId = extra.paymentId
    this.paymentStatus = extra.paymentStatus
    this.customerMessage = extra.customerMessage
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.#texts = extra.texts
  }

  get status(): number {
    return allErrors[this.code].status
  }

  sentence(language: Language): string {
    return (this.#texts ?? allErrors[this.code])[language]
  }
}

/** Error for an Idempotency-Key that a request in flight holds; nothing was done for this request. */
export function keyInUse(): GatewayError {
  return new GatewayError('idempotency_request_in_progress', { retryAfterSeconds: 1 })
}
