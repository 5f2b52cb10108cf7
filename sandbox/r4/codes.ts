import type { NetworkCode } from '../outcomes.ts'

/** Response codes and texts of the mobile operations and of the interbank network. */
const messages: Record<string, string> = {
  '00': 'TRANSACCION EXITOSA',
  '01': 'REFERIRSE AL CLIENTE',
  '05': 'TIEMPO DE RESPUESTA EXCEDIDO',
  '07': 'Request inválida',
  '08': 'TOKEN inválido',
  '11': 'ERROR EN LA RESPUESTA',
  '12': 'TRANSACCION INVALIDA',
  '13': 'MONTO INVALIDO',
  '14': 'NUMERO TELEFONO RECEPTOR ERRADO',
  '15': 'CLAVE ERRADA',
  '30': 'ERROR DE FORMATO',
  '41': 'SERVICIO NO PERMITIDO, BANCO FUERA DE SERVICIO',
  '43': 'SERVICIO NO ACTIVO',
  '51': 'FONDOS INSUFICIENTES',
  '55': 'TOKEN INVALIDO',
  '56': 'CELULAR NO COINCIDE',
  '57': 'NEGADA POR EL RECEPTOR',
  '61': 'EXCEDE EL LIMITE',
  '62': 'CUENTA RESTRINGIDA',
  '68': 'RESPUESTA TARDIA, PROCEDE REVERSO',
  '80': 'CEDULA O PASAPORTE ERRADO',
  '87': 'TIME OUT',
  '90': 'CIERRE BANCARIO EN PROCESO',
  '91': 'INSTITUCION NO DISPONIBLE',
  '92': 'BANCO RECEPTOR NO AFILIADO',
  '94': 'TRANSACCION DUPLICADA',
  '99': 'ERROR EN NOTIFICACION',
  '108': 'Comercio no habilitado',
  '202': 'Se ha recibido el mensaje de forma satisfactoria',
  ACCP: 'OPERACION ACEPTADA',
  AC00: 'OPERACION EN ESPERA DE RESPUESTA DEL RECEPTOR',
  AB01: 'TIEMPO DE ESPERA AGOTADO',
  AB07: 'AGENTE FUERA DE LINEA',
  AC01: 'NUMERO DE CUENTA INCORRECTO',
  AC04: 'CUENTA CANCELADA',
  AC06: 'CUENTA BLOQUEADA',
  AC09: 'MONEDA NO VALIDA',
  AG01: 'TRANSACCION RESTRINGIDA',
  AG09: 'PAGO NO RECIBIDO',
  AG10: 'AGENTE SUSPENDIDO O EXCLUIDO',
  AM02: 'MONTO DE LA TRANSACCION NO PERMITIDO',
  AM04: 'SALDO INSUFICIENTE',
  AM05: 'OPERACION DUPLICADA',
  BE01: 'DATOS DEL CLIENTE NO CORRESPONDEN A LA CUENTA',
  BE20: 'LONGITUD DEL NOMBRE INVALIDA',
  CH20: 'NUMERO DE DECIMALES INCORRECTO',
  CUST: 'CANCELACION SOLICITADA POR EL DEUDOR',
  DS02: 'OPERACION CANCELADA',
  DT03: 'FECHA DE PROCESAMIENTO NO BANCARIA',
  DU01: 'IDENTIFICACION DE MENSAJE DUPLICADA',
  ED05: 'LIQUIDACION FALLIDA',
  FF05: 'CODIGO DEL PRODUCTO INCORRECTO',
  FF07: 'CODIGO DEL SUBPRODUCTO INCORRECTO',
  MD01: 'NO POSEE AFILIACION',
  MD09: 'AFILIACION INACTIVA',
  MD15: 'MONTO INCORRECTO',
  MD21: 'COBRO NO PERMITIDO',
  MD22: 'AFILIACION SUSPENDIDA',
  RC08: 'CODIGO DEL BANCO NO EXISTE EN EL SISTEMA DE COMPENSACION',
  RJCT: 'OPERACION RECHAZADA',
  TKCM: 'CODIGO UNICO DE OPERACION DE DEBITO INCORRECTO',
  TM01: 'RECHAZO TECNICO',
  VE01: 'FUERA DEL HORARIO PERMITIDO',
}

/** Codes with another meaning in the table of an operation. */
const messagesOfOperation: Record<string, Record<string, string>> = {
  MBanulacionC2P: { '41': 'SERVICIO NO ACTIVO O NEGADA POR EL BANCO' },
  MBvuelto: { '55': 'NUMERO TELEFONO ORIGEN NO EXISTE' },
}

export const r4Codes: readonly string[] = Object.keys(messages)

/** Empty for an unknown code. */
export function messageOf(code: string, operation = ''): string {
  return messagesOfOperation[operation]?.[code] ?? (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? ''
}

/** ISO 20022 code of the immediate operations nearest in meaning to a network code. */
export const isoCodes: Record<NetworkCode, string> = {
  '05': 'RJCT',
  '13': 'AM02',
  '41': 'AG01',
  '51': 'AM04',
  '54': 'AC04',
  '55': 'TKCM',
  // Immediate operations address the account by phone.
  '56': 'AC01',
  '61': 'AM02',
  '80': 'BE01',
  '94': 'AM05',
}

/** Codes that refuse the call itself, before an operation gets an id. */
export const setupCodes: ReadonlySet<string> = new Set(['07', '08', '30', '91', '108'])
