import { json, type Reply } from '../http/reply.ts'
import { messageOf } from './codes.ts'
import { type CipherKey, seal } from './envelope.ts'

export const querySucceeded = 'Consulta exitosa'
const operationSucceeded = 'Operacion exitosa'

/** Real answers say OK with 200 and with 202; money says 202 here, so that a caller who trusts the status is found. */
export function ok(value: unknown, key: CipherKey, status: 200 | 202 = 200, message = operationSucceeded): Reply {
  return okText(JSON.stringify(value), key, message, status)
}

/** For answers whose very text counts: `0.0` and `36.66420000` are numbers that JSON.stringify would write otherwise. */
export function okText(plaintext: string, key: CipherKey, message: string, status: 200 | 202 = 200): Reply {
  return json(status, { status: 'OK', message: `000000${message}`, ...seal(plaintext, key) })
}

/** Refusals come with 409, those of LogOn too. */
export function ko(code: string, operation = '', message = messageOf(code, operation)): Reply {
  return json(409, { status: 'KO', message: code.padEnd(6) + message, value: '', validation: '' })
}

/** Field names to messages, without an envelope. */
export function modelState(fields: readonly string[]): Reply {
  return json(400, Object.fromEntries(fields.map((field) => [field, [`El campo ${field} no es valido`]])))
}
