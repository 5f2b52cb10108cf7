import { json, type Reply } from '../http/reply.ts'
import { type CipherKey, seal } from './envelope.ts'

const messages = {
  EPICNF: 'Cliente no encontrado o inactivo',
  EPIHV: 'Validacion de hash incorrecta',
  EPIRWK: 'Se requiere refrescar la llave de trabajo',
  EPIIMS: 'El modelo no es valido',
  EPIANF: 'Cuentas no encontradas',
  EPIMC2: 'Comercio hijo no encontrado',
  CO1: 'El comercio no existe',
  G13: 'Monto o transaccion invalida',
  G41: 'Operacion no permitida',
  G51: 'Fondos insuficientes',
  G54: 'Tarjeta vencida',
  G55: 'Clave invalida',
  G56: 'Telefono o tarjeta no registrado',
  G61: 'Excede el monto diario',
  G80: 'Documento de identidad invalido',
  G94: 'Transaccion duplicada',
} as const

export type BncCode = keyof typeof messages

/** Real answers say OK with 200 and with 202; money says 202 here, so that a caller who trusts the status is found. */
export function ok(value: unknown, key: CipherKey, status: 200 | 202 = 200, message = 'Operacion exitosa'): Reply {
  return json(status, { status: 'OK', message: `000000${message}`, ...seal(JSON.stringify(value), key) })
}

/** Refusals come with 409 for the same reason. */
export function ko(code: BncCode): Reply {
  return json(409, { status: 'KO', message: code.padEnd(6) + messages[code], value: '', validation: '' })
}

/** Field names to messages, without an envelope. */
export function modelState(fields: string[]): Reply {
  return json(400, Object.fromEntries(fields.map((field) => [field, [`El campo ${field} no es valido`]])))
}
