import { json, type Reply } from '../http/reply.ts'
import type { NetworkCode } from '../outcomes.ts'

const messages = {
  '00': 'TRANSACCION EXITOSA',
  '08': 'TOKEN inválido',
  '12': 'TRANSACCION INVALIDA',
  '13': 'MONTO INVALIDO',
  '30': 'ERROR DE FORMATO',
  '41': 'SERVICIO NO PERMITIDO',
  '51': 'FONDOS INSUFICIENTES',
  '54': 'TARJETA VENCIDA',
  '55': 'TOKEN INVALIDO',
  '56': 'CELULAR NO COINCIDE',
  '61': 'EXCEDE EL LIMITE',
  '80': 'CEDULA O PASAPORTE ERRADO',
  '91': 'INSTITUCION NO DISPONIBLE',
  '94': 'TRANSACCION DUPLICADA',
  '202': 'Se ha recibido el mensaje de forma satisfactoria',
  ACCP: 'OPERACION ACEPTADA',
  AC00: 'OPERACION EN ESPERA DE RESPUESTA DEL RECEPTOR',
  AC01: 'NUMERO DE CUENTA INCORRECTO',
  AC04: 'CUENTA CANCELADA',
  AG01: 'TRANSACCION RESTRINGIDA',
  AM02: 'MONTO DE LA TRANSACCION NO PERMITIDO',
  AM04: 'SALDO INSUFICIENTE',
  AM05: 'OPERACION DUPLICADA',
  BE01: 'DATOS DEL CLIENTE NO CORRESPONDEN A LA CUENTA',
  TKCM: 'CODIGO UNICO DE OPERACION DE DEBITO INCORRECTO',
} as const

export type R4Code = keyof typeof messages

/** The network's refusals in the immediate rails' own alphabet: the neighbour in meaning of each. */
export const isoNeighbours: Record<NetworkCode, R4Code> = {
  '13': 'AM02',
  '41': 'AG01',
  '51': 'AM04',
  '54': 'AC04',
  '55': 'TKCM',
  // The phone stands for the account there.
  '56': 'AC01',
  '61': 'AM02',
  '80': 'BE01',
  '94': 'AM05',
}

export function messageOf(code: string): string {
  return (messages as Record<string, string>)[code] ?? ''
}

export function answer(code: R4Code, details: Record<string, unknown> = {}): Reply {
  return json(200, { code, message: messages[code], ...details })
}

/** Refusals were seen with 200 and with 4xx; mobile operations and set-up errors say 400 here, immediate ones 200. */
export function refuse(code: R4Code): Reply {
  return json(400, { code, message: messages[code] })
}
