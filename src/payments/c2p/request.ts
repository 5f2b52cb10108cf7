import type { Party } from '../../banks/bank.ts'
import { nextCaracasMidnight } from '../../foundation/caracas.ts'
import type { Decimal } from '../../foundation/money.ts'
import { withPayment } from '../../foundation/request-context.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Language } from '../../foundation/text.ts'
import type { KeyUpdate } from '../../idempotency/sql.ts'
import type { PaymentContext } from '../submit.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { parseFields } from '../fields.ts'
import { type Draft, newPayment, type OwnData, ownData } from '../new-payment.ts'
import type { Payment } from '../payment.ts'
import { transitionTo } from '../transition.ts'
import { receiptOf } from '../receipt.ts'
import type { C2pRequest } from './schema.ts'
import { testExpiry } from './test-values.ts'

/** Creates the intent: amounts and rate are fixed, and the token must arrive before `expiresAt`. */
export async function requestC2p(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof C2pRequest>>,
): Promise<Answer> {
  const { usdAmount, payer } = readDetails(call.body, call.language)
  return createIntent(context, call, { amount: { usd: usdAmount }, payer, ...ownData(call.body) })
}

type NewIntent = Pick<Draft, 'amount' | keyof OwnData> & { payer: Party }

/** Creates an intent for a payer, and requests the token where the tenant's bank can. */
export async function createIntent(
  context: PaymentContext,
  call: Call,
  { payer, ...given }: NewIntent,
): Promise<Answer> {
  const { scope } = call.caller
  const routed = { payerBankCode: payer.bankCode }
  const charge = await context.registry.find(scope, 'chargeC2p', routed)
  if (charge.kind === 'notOffered') throw new GatewayError('unsupported_operation')
  if (charge.kind === 'drained') throw new GatewayError('provider_unavailable')
  const now = context.databaseClock.now()
  const intent = await newPayment(context, call.caller, now, {
    method: 'C2P',
    stage: 'intent',
    payer,
    ...given,
    checkoutSessionId: call.checkoutSessionId ?? null,
    expiresAt: testExpiry(scope, payer, now) ?? intentExpiry(now, context),
  })
  const tokenRequest = await context.registry.find(scope, 'requestC2pToken', routed)
  const toResponse = (otpRequested: boolean) => intentAnswer(intent, call, otpRequested)
  const transition = transitionTo(intent, 'created', 'payment.pending', intent.expiresAt)
  if (tokenRequest.kind !== 'offered') {
    const answer = toResponse(false)
    const { status } = answer
    await write({ claim: call.claim, do: 'complete', status, answer: call.claim?.seal(answer) ?? null })
    call.claim?.markCompleted()
    return answer
  }
  // Best effort: the customer can also request the token from their own bank.
  await write({ claim: call.claim, do: 'link' })
  const outcome = await withPayment(intent.paymentId, () => tokenRequest.call({ amount: intent.vesAmount, payer }))
  return toResponse(outcome.kind === 'approved')

  async function write(update: KeyUpdate): Promise<void> {
    if (await context.store.insert(scope, transition, update)) return
    throw keyInUse()
  }
}

type IntentLife = Pick<PaymentContext, 'intentTtlSeconds' | 'intentRateGraceSeconds'>

/**
 * The expiry of an intent. It is priced at the rate of its day, so it expires at the latest `intentRateGraceSeconds` after
 * midnight in Caracas; the grace lets a customer finish a payment that was started before midnight.
 */
export function intentExpiry(now: Date, { intentTtlSeconds, intentRateGraceSeconds }: IntentLife): Date {
  const midnight = nextCaracasMidnight(now)
  return new Date(Math.min(now.getTime() + intentTtlSeconds * 1000, midnight.getTime() + intentRateGraceSeconds * 1000))
}

export function intentAnswer(intent: Payment, { caller, language }: Call, otpRequested: boolean): Answer {
  return {
    status: 201,
    body: { intentId: intent.paymentId, otpRequested, ...receiptOf(intent, caller, language) },
  }
}

export type C2pDetails = { usdAmount: Decimal; payer: Party }

export function readDetails(body: Static<typeof C2pRequest>, language: Language): C2pDetails {
  return parseFields(language, (read) => ({
    usdAmount: read.amount('/usdAmount', body.usdAmount),
    payer: {
      document: read.document('/debtorId', body.debtorId),
      phone: read.phone('/debtorCellPhone', body.debtorCellPhone),
      bankCode: read.bankNumber('/debtorBankCode', body.debtorBankCode, 'c2p'),
    },
  }))
}
