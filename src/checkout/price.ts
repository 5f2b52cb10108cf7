import { convertToUsd, convertToVes, type Decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Payment } from '../payments/payment.ts'
import type { Rates } from '../rates/rates.ts'
import type { ReferenceRate } from '../rates/snapshot.ts'
import { OPERATOR } from '../rates/source.ts'
import type { Order } from './order.ts'

/** The amount that a customer pays, with the rate of the day where there is one. */
export type Price = {
  ves: Decimal
  usd?: Decimal
  rate?: Decimal
  rateDate?: string
  /** An operator entered the rate by hand. */
  isManual?: boolean
}

/** An amount in VES needs no rate; one in USD is converted at the rate in force now. */
export async function priceOf(
  rates: Pick<Rates, 'current' | 'find'>,
  scope: Scope,
  { usdAmount, vesAmount }: Pick<Order, 'usdAmount' | 'vesAmount'>,
): Promise<Price> {
  if (vesAmount !== null) {
    const found = await rates.find(scope)
    if (!found) return { ves: vesAmount }
    return { ves: vesAmount, usd: convertToUsd(vesAmount, found.rate), ...rateOf(found) }
  }
  if (usdAmount === null) throw new Error('an order without an amount has no price')
  const current = await rates.current(scope)
  return { ves: convertToVes(usdAmount, current.rate), usd: usdAmount, ...rateOf(current) }
}

function rateOf({ rate, valueDate, origin }: ReferenceRate) {
  return { rate, rateDate: valueDate, isManual: origin === OPERATOR }
}

/** The price that a payment was made with. */
export async function priceOfPayment(
  rates: Pick<Rates, 'wasManual'>,
  { vesAmount, usdAmount, bcvRate, rateDate, createdAt }: Payment,
): Promise<Price> {
  if (!usdAmount || !bcvRate || !rateDate) return { ves: vesAmount }
  const isManual = await rates.wasManual({ valueDate: rateDate, rate: bcvRate, at: createdAt })
  return { ves: vesAmount, usd: usdAmount, rate: bcvRate, rateDate, isManual }
}
