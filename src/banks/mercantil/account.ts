import type { Clock } from '../../foundation/clock.ts'
import type { InvoiceLog } from '../invoices.ts'
import type { MercantilCredentials } from './credentials.ts'
import type { MercantilClient } from './wire/client.ts'

/** Context of every flow. */
export type Account = {
  client: MercantilClient
  credentials: MercantilCredentials
  invoices: InvoiceLog
  clock: Clock
}

export const MERCANTIL = '0105'
export const CURRENCY = 'ves'

/** Bank codes are numbers at Mercantil: `0105` is 105. */
export function bankNumber(bankCode: string): number {
  return Number(bankCode)
}
