import { convertToUsd, convertToVes, type Decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Rates } from '../rates/rates.ts'
import type { Order } from './order.ts'

/** The amount that a customer pays, with the rate of the day where there is one. */
export type Price = { ves: Decimal; usd?: Decimal; rate?: Decimal; rateDate?: string }

/** An amount in VES needs no rate; one in USD is converted at the rate in force now. */
export async function priceOf(
  rates: Pick<Rates, 'current' | 'find'>,
  scope: Scope,
  { usdAmount, vesAmount }: Pick<Order, 'usdAmount' | 'vesAmount'>,
): Promise<Price> {
  if (vesAmount !== null) {
    const found = await rates.find(scope)
    if (!found) return { ves: vesAmount }
    return { ves: vesAmount, usd: convertToUsd(vesAmount, found.rate), rate: found.rate, rateDate: found.valueDate }
  }
  if (usdAmount === null) throw new Error('an order without an amount has no price')
  const { rate, valueDate } = await rates.current(scope)
  return { ves: convertToVes(usdAmount, rate), usd: usdAmount, rate, rateDate: valueDate }
}
