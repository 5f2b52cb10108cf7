import { convertToUsd, type Decimal } from '../foundation/money.ts'
import type { Payment } from './payment.ts'

/**
 * Money that a completed payment moved: of a Pago Móvil what arrived, which can be more than its price or, within the
 * tolerance, less. A sum of prices would not fit the money out, which has the over-payments that were given back. In USD
 * at the payment's own rate.
 */
export const movedVes = 'coalesce(received_ves_amount, ves_amount)'
export const movedUsd =
  'case when received_ves_amount <> ves_amount then round(received_ves_amount / bcv_rate, 2) else usd_amount end'

type Amounts = Pick<Payment, 'usdAmount' | 'vesAmount' | 'receivedVesAmount' | 'bcvRate'>

/** The same of a payment that was read. */
export function movedAmounts({ usdAmount, vesAmount, receivedVesAmount, bcvRate }: Amounts): {
  usdAmount: Decimal | null
  vesAmount: Decimal
} {
  if (receivedVesAmount === null || receivedVesAmount.eq(vesAmount)) return { usdAmount, vesAmount }
  return { usdAmount: bcvRate && convertToUsd(receivedVesAmount, bcvRate), vesAmount: receivedVesAmount }
}
