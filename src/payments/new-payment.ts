import { GatewayError } from '../foundation/errors.ts'
import { convertToUsd, convertToVes, type Decimal } from '../foundation/money.ts'
import type { Caller, Scope } from '../foundation/scope.ts'
import type { PaymentContext } from './submit.ts'
import { type Metadata, type Payer, type Payment, emptyPayment } from './payment.ts'

/** Data that a tenant adds to a payment for itself. */
export type OwnData = { externalRef: string | undefined; metadata: Metadata | undefined }

/** The tenant's own data in a request body, or of a checkout session. */
export function ownData({
  externalRef,
  metadata,
}: {
  externalRef?: string | null
  metadata?: Metadata | null
} = {}): OwnData {
  const hasMetadata = metadata && Object.keys(metadata).length > 0
  return { externalRef: externalRef ?? undefined, metadata: hasMetadata ? metadata : undefined }
}

export type Draft = OwnData &
  Pick<Payment, 'method' | 'stage'> & {
    /** One of the two amounts; the other is converted from it at the rate of the day. */
    amount: { usd: Decimal } | { ves: Decimal }
    payer: Payer
    /** The day in Caracas whose rate applies, for a transfer made earlier. Today if absent. */
    valuedOn?: string
  } & Partial<
    Pick<
      Payment,
      | 'paymentId'
      | 'bank'
      | 'accountId'
      | 'attemptId'
      | 'cardLast4'
      | 'cardBrand'
      | 'batchId'
      | 'checkoutSessionId'
      | 'expiresAt'
      | 'submittedAt'
    >
  >

/** A new payment. Amounts, rate and value date are fixed here and never change. */
export async function newPayment(
  context: PaymentContext,
  { scope, keyId }: Pick<Caller, 'scope' | 'keyId'>,
  now: Date,
  draft: Draft,
): Promise<Payment> {
  const { amount, payer, externalRef, metadata, valuedOn, ...given } = draft
  return {
    ...emptyPayment,
    paymentId: context.random.uuid(),
    keyId,
    status: 'PENDING',
    ...(await amountsOf(context, scope, amount, valuedOn)),
    externalRef: externalRef ?? null,
    metadata: metadata ?? null,
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

/** The rate of an operation in VES, which needs none: without a rate it has no amount in USD. */
async function findRate(context: PaymentContext, scope: Scope, day: string | undefined) {
  if (day === undefined) return context.rates.find(scope)
  return context.rates.on(day, scope).catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === 'rate_unavailable') return undefined
    throw error
  })
}

/** The error for an amount in USD that rounds to 0.00 VES at the rate of the day. */
function tooSmall(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'usdAmount: is less than one céntimo of a bolívar at the rate of the day.',
      es: 'usdAmount: es menos de un céntimo de bolívar a la tasa del día.',
    },
  })
}
