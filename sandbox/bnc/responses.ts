import { json, type Reply } from '../http/reply.ts'
import { messageOf } from './codes.ts'
import { type CipherKey, seal } from './envelope.ts'

export const querySucceeded = 'Consulta exitosa'
const operationSucceeded = 'Operacion exitosa'

/** OK was observed with 200 and 202; money operations use 202 here, to expose callers that rely on 200. */
export function ok(value: unknown, key: CipherKey, status: 200 | 202 = 200, message = operationSucceeded): Reply {
  return okText(JSON.stringify(value), key, message, status)
}

/** For responses with an exact text: JSON.stringify would write the numbers `0.0` and `36.66420000` differently. */
export function okText(plaintext: string, key: CipherKey, message: string, status: 200 | 202 = 200): Reply {
  return json(status, { status: 'OK', message: `000000${message}`, ...seal(plaintext, key) })
}

/** A refusal: status 409, LogOn included. */
export function ko(code: string, operation = '', message = messageOf(code, operation)): Reply {
  return json(409, { status: 'KO', message: code.padEnd(6) + message, value: '', validation: '' })
}

/** Invalid fields with a message each, without an envelope. */
export function modelState(fields: readonly string[]): Reply {
  return json(400, Object.fromEntries(fields.map((field) => [field, [`El campo ${field} no es valido`]])))
}
