import { GatewayError } from '../foundation/errors.ts'
import type { LocalizedText } from '../foundation/text.ts'
import type { KeyLimit } from './sql/budget.ts'

const texts: Record<KeyLimit, LocalizedText> = {
  call: {
    en: 'Nothing was sent: the amount exceeds what this API key may pay out in one call.',
    es: 'No se envió nada: el monto supera lo que esta clave puede pagar en una llamada.',
  },
  day: {
    en: 'Nothing was sent: with this amount the API key would exceed its limit for today.',
    es: 'No se envió nada: con este monto la clave superaría su límite de hoy.',
  },
  payee: {
    en: 'Nothing was sent: with this amount the API key would exceed its limit for this payee today.',
    es: 'No se envió nada: con este monto la clave superaría su límite de hoy para este beneficiario.',
  },
}

/** The error for a payout or a refund above a limit of the request's key. */
export function limitExceeded(limit: KeyLimit): GatewayError {
  return new GatewayError('limit_exceeded', { texts: texts[limit] })
}
