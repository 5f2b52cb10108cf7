import type { NetworkCode } from '../outcomes.ts'

/** Codes of the manual and their texts. */
const messages: Record<string, string> = {
  '1000': 'Transaccion realizada',
  '1001': 'API Key invalida',
  '1002': 'Ha ocurrido un error envío conector',
  '1006': 'El RIF suministrado no es Merchant',
  '1013': 'Monto inválido',
  '1014': 'Beneficiario no afiliado a PagomóvilBDV',
  '1015': 'No afiliado a ClavemóvilBDV',
  '1026': 'Referencia / monto duplicado',
  '1030': 'Formato inválido',
  '1034': 'Saldo insuficiente',
  '1041': 'Servicio inactivo',
  '1050': 'La solicitud superó el timeout',
  '1055': 'Clave no existe',
  '1056': 'Teléfono no corresponde con el titular',
  '1061': 'Monto supera el límite diario',
  '1062': 'Cuenta con inconvenientes',
  '1065': 'Cantidad de transacciones superada',
  '1080': 'Documento inválido',
  '1091': 'Banco destino inactivo',
  '1092': 'Banco destino no afiliado',
  '1094': 'Operación duplicada',
}

export const bdvCodes: readonly string[] = Object.keys(messages)

/** Empty for an unknown code. */
export function messageOf(code: string): string {
  return (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? ''
}

/** BDV's code nearest in meaning to a code of the network. */
export const ownCodes: Record<NetworkCode, string> = {
  '05': '1062',
  '13': '1013',
  '41': '1092',
  '51': '1034',
  '54': '1062',
  '55': '1055',
  '56': '1056',
  '61': '1061',
  '80': '1080',
  '94': '1094',
}
