import { GatewayError } from '../foundation/errors.ts'
import { convertToUsd, convertToVes, type Decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { PaymentContext } from './submit.ts'
import { type Payer, type Payment, emptyPayment } from './payment.ts'

type Draft = Pick<Payment, 'method' | 'stage'> & {
  /** One of the two; the other is fixed from it, once, at the rate of the day. */
  amount: { usd: Decimal } | { ves: Decimal }
  payer: Payer
  externalRef: string | undefined
  /** The day of Caracas whose rate values it: of a transfer that was made before. Today if absent. */
  valuedOn?: string
} & Partial<
    Pick<
      Payment,
      'bank' | 'accountId' | 'attemptId' | 'cardLast4' | 'cardBrand' | 'batchId' | 'expiresAt' | 'submittedAt'
    >
  >

/** A payment at its beginning: amounts, rate and value date are fixed here and never again. */
export async function newPayment(context: PaymentContext, scope: Scope, now: Date, draft: Draft): Promise<Payment> {
  const { amount, payer, externalRef, valuedOn, ...given } = draft
  return {
    ...emptyPayment,
    paymentId: context.random.uuid(),
    status: 'PENDING',
    ...(await amountsOf(context, scope, amount, valuedOn)),
    externalRef: externalRef ?? null,
    payer,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
}

type Amounts = Pick<Payment, 'usdAmount' | 'vesAmount' | 'bcvRate' | 'rateDate'>

async function amountsOf(
  context: PaymentContext,
  scope: Scope,
  amount: Draft['amount'],
  day: string | undefined,
): Promise<Amounts> {
  if ('usd' in amount) {
    const { rate, valueDate } = await (day === undefined ? context.rates.current(scope) : context.rates.on(day, scope))
    const vesAmount = convertToVes(amount.usd, rate)
    if (vesAmount.eq(0)) throw tooSmall()
    return {
      usdAmount: amount.usd,
      vesAmount,
      bcvRate: rate,
      rateDate: valueDate,
    }
  }
  const found = await findRate(context, scope, day)
  if (!found) return { usdAmount: null, vesAmount: amount.ves, bcvRate: null, rateDate: null }
  return {
    usdAmount: convertToUsd(amount.ves, found.rate),
    vesAmount: amount.ves,
    bcvRate: found.rate,
    rateDate: found.valueDate,
  }
}

/** An operation in VES needs no rate: without one it has no amount in USD. */
async function findRate(context: PaymentContext, scope: Scope, day: string | undefined) {
  if (day === undefined) return context.rates.find(scope)
  return context.rates.on(day, scope).catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === 'rate_unavailable') return undefined
    throw error
  })
}

/** At the rate of the day the amount is less than half a céntimo: there is nothing to charge. */
function tooSmall(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'usdAmount: is less than one céntimo of a bolívar at the rate of the day.',
      es: 'usdAmount: es menos de un céntimo de bolívar a la tasa del día.',
    },
  })
}
