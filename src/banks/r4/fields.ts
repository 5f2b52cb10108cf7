import type { Flow } from '../bank.ts'
import { withoutAccents } from './wire/formats.ts'

/** Request fields with the payer's or payee's data, by R4's names. */
type WireField = 'telefono' | 'cedula' | 'banco' | 'monto' | 'otp' | 'nombre' | 'cuenta'

/** Spellings of the fields in messages, which differ by operation. */
const spellings: Readonly<Record<string, WireField>> = {
  telefono: 'telefono',
  telefonodestino: 'telefono',
  cedula: 'cedula',
  documento: 'cedula',
  docid: 'cedula',
  banco: 'banco',
  monto: 'monto',
  montopart: 'monto',
  otp: 'otp',
  nombre: 'nombre',
  nombres: 'nombre',
  cuenta: 'cuenta',
  destino: 'cuenta',
}
const spellingOf = new Map(Object.entries(spellings))

const c2pParty = {
  telefono: 'debtorCellPhone',
  cedula: 'debtorId',
  banco: 'debtorBankCode',
  monto: 'usdAmount',
} as const
const party = { telefono: 'telefono', cedula: 'cedula', banco: 'banco', monto: 'monto' } as const

/**
 * The gateway's names of the fields that its caller supplies. A reversal and a query carry only stored data, so a field
 * refused there is not for the caller to correct.
 */
const requestFields: { readonly [Name in Flow]?: { readonly [Field in WireField]?: string } } = {
  chargeC2p: { ...c2pParty, otp: 'token' },
  requestC2pToken: c2pParty,
  requestDebitOtp: party,
  debit: { ...party, otp: 'otp', nombre: 'nombre' },
  creditPhone: party,
  creditAccount: { cedula: 'cedula', cuenta: 'cuenta', monto: 'monto' },
  payOut: { cedula: 'documento', nombre: 'nombres', cuenta: 'destino', monto: 'monto' },
  sendChange: { ...party, telefono: 'telefonoDestino' },
  domiciliate: { ...party, nombre: 'nombre', cuenta: 'cuenta' },
}

/** R4's names of the fields that a message names and the caller of this flow supplies, each once. */
export function namedFields(message: string, flow: Flow): string[] {
  const given = requestFields[flow] ?? {}
  const words = withoutAccents(message)
    .toLowerCase()
    // Two words for the phone; `destino` alone is an account.
    .replace(/telefono[\s_-]+destino/g, 'telefono')
    .replace(/doc[\s_-]+id\b/g, 'docid')
    .split(/[^a-z0-9]+/)
  const named = words.map((word) => spellingOf.get(word)).filter((field) => field !== undefined)
  return [...new Set(named)].filter((field) => field in given)
}

/** The gateway's names of the fields behind a refusal such as `30:telefono`; none for any other code. */
export function refusedFields(code: string, flow: Flow): string[] {
  const names = new Map(Object.entries(requestFields[flow] ?? {}))
  const [, fields = ''] = code.split(':')
  return fields
    .split(',')
    .map((field) => names.get(field))
    .filter((name) => name !== undefined)
}
