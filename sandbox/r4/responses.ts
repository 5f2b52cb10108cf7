import { json, type Reply } from '../http/reply.ts'
import { messageOf } from './codes.ts'

export function answer(code: string, details: Record<string, unknown> = {}, message = messageOf(code)): Reply {
  return json(200, { code, message, ...details })
}

/** Direct debits are answered in Spanish, except for a merchant that is not enabled. */
const inSpanish: ReadonlySet<string> = new Set(['DomiciliacionCNTA', 'DomiciliacionCELE'])

/** Refusals were observed with 200 and 4xx; mobile operations and set-up errors use 400 here, immediate ones 200. */
export function refuse(code: string, operation = '', message = messageOf(code, operation)): Reply {
  return json(400, inSpanish.has(operation) && code !== '108' ? { codigo: code, mensaje: message } : { code, message })
}

/** A refused payout: its response has no code. */
export function refusePayout(code: string, error = messageOf(code)): Reply {
  return json(200, { success: false, message: 'Pagos rechazados', error })
}

export function invalidFields(fields: readonly string[]): string {
  return `Request inválida, error en el campo: ${fields.join(', ')}`
}
