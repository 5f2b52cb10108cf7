import { createHash } from 'node:crypto'
import { caracasClock, caracasTime } from '../caracas.ts'
import type { RegisteredMovement } from '../records.ts'
import type { BancamigaAssumptions } from './assumptions.ts'

/** The parts of a payment that queries and notifications have in common. */
export type Payment = Pick<RegisteredMovement, 'amount' | 'reference' | 'date' | 'phone' | 'bankCode' | 'at'>

export function shortReference({ reference }: Payment): string {
  return reference.padStart(6, '0').slice(-6)
}

export function longReference({ reference }: Payment): string {
  return reference.padStart(12, '0').slice(-12)
}

/** Day, payer's bank, payer's phone and short reference: the same in queries and notifications. */
export function refpkOf(payment: Payment): string {
  const { date, bankCode = '', phone = '' } = payment
  return `${date.replaceAll('-', '')}${bankCode}${phone}${shortReference(payment)}`
}

export function timeOf({ at = 0 }: Payment, { timeFormat }: BancamigaAssumptions): string {
  return timeFormat === 'HHMM' ? caracasClock(at) : caracasTime(at)
}

const productionStatuses = ['500', '600', '700']

/** A payment as `lista` shows it. */
export function listed(
  movement: RegisteredMovement,
  index: number,
  ownPhone: string,
  assumptions: BancamigaAssumptions,
) {
  const { amount, date, phone = '', bankCode = '', document = '', at = 0, controlNumber, client } = movement
  const created = new Date(at).toISOString()
  const { statuses } = assumptions
  return {
    ID: uuidOf(`${client} ${controlNumber}`),
    created_at: created,
    // So spelled at the bank.
    update_at: created,
    deleted_at: null,
    Dni: document,
    PhoneDest: ownPhone,
    PhoneOrig: phone,
    Amount: Number(amount),
    BancoOrig: bankCode,
    NroReferenciaCorto: shortReference(movement),
    NroReferencia: longReference(movement),
    HoraMovimiento: timeOf(movement, assumptions),
    FechaMovimiento: date,
    Descripcion: 'PAGO MOVIL',
    Status: statuses === 'mixed' ? productionStatuses[index % productionStatuses.length] : statuses,
    Refpk: refpkOf(movement),
    Ref: longReference(movement),
  }
}

function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
