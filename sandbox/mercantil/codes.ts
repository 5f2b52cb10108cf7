import type { NetworkCode } from '../outcomes.ts'

/** The codes that are known, with their texts. */
const messages: Record<string, string> = {
  '0000': 'approved',
  '0330': 'No hay transacciones que coincidan con los campos de busqueda',
  '330': 'No hay transacciones que coincidan con los campos de busqueda',
  '99999': 'Error general',
  '43': 'El terminalId no puede ser nulo',
  '51': 'Formato de browserAgent invalido',
  '0071': 'Numero de factura muy largo',
  '821': 'Numero de factura muy largo',
  '4025': 'El monto excede el limite intrabancario',
}

export const mercantilCodes: readonly string[] = Object.keys(messages)

export const generalFailureCode = '99999'

/** Codes begin with 90 when they are on no list: the bank publishes none for most refusals. */
export function messageOf(code: string): string {
  return (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? 'Transaccion no procesada'
}

/** Refusals that are only known by their texts. */
export const usedInvoice = 'Numero de factura procesado previamente'
export const wrongEncryption = 'Segundo factor no valida su encriptacion'
export const unlistedCode = '9000'

export const otherPhone = '9014'
export const noCharge = '9012'
export const alreadyAnnulled = '9094'
export const notOwnCustomer = '9015'
export const wrongKey = '9055'

/** The limit is the only decline whose code is known. */
export function ownCode(code: NetworkCode): string {
  return code === '61' ? '4025' : `90${code}`
}
