import { convertToUsd, convertToVes, type Decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Desk } from './engine.ts'
import { type Payer, type Payment, unfilled } from './payment.ts'

type Draft = Pick<Payment, 'method' | 'stage'> & {
  /** One of the two; the other is fixed from it, once, at today's rate. */
  amount: { usd: Decimal } | { ves: Decimal }
  payer: Payer
  externalRef: string | undefined
} & Partial<Pick<Payment, 'bank' | 'cardLast4' | 'cardBrand' | 'batchId' | 'expiresAt' | 'submittedAt'>>

/** A payment at its beginning: amounts, rate and value date are fixed here and never again. */
export async function newPayment(desk: Desk, scope: Scope, now: Date, draft: Draft): Promise<Payment> {
  const { rate, valueDate } = await desk.rates.current(scope)
  const { amount, payer, externalRef, ...given } = draft
  const [usdAmount, vesAmount] =
    'ves' in amount ? [convertToUsd(amount.ves, rate), amount.ves] : [amount.usd, convertToVes(amount.usd, rate)]
  return {
    ...unfilled,
    paymentId: desk.random.uuid(),
    status: 'PENDING',
    usdAmount,
    vesAmount,
    bcvRate: rate,
    rateDate: valueDate,
    externalRef: externalRef ?? null,
    payer,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
}
