import type { Party } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { Secret } from '../../foundation/secret.ts'
import { chargeAnswer } from '../responses.ts'
import { callAndSettle, orphanTime, type PaymentContext, releaseIfUnacknowledged, sendsThrough } from '../submit.ts'
import { readDetails } from './request.ts'
import type { C2pExecute } from './schema.ts'

/** Charges the intent with the customer's token: claim, call, settle. */
export async function executeC2p(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof C2pExecute>>,
): Promise<Answer> {
  const { body } = call
  const { usdAmount, payer } = readDetails(body, call.language)
  const { intentId, externalRef } = body
  return executeIntent(context, call, { intentId, usdAmount, payer, externalRef, token: new Secret(body.token) })
}

type Execution = {
  intentId: string
  payer: Party
  token: Secret
  /** Compared with those of the intent, if defined. */
  usdAmount: Decimal | undefined
  externalRef: string | undefined
}

/** Charges an intent of this payer. */
export async function executeIntent(
  context: PaymentContext,
  call: Call,
  { intentId, payer, token, usdAmount, externalRef }: Execution,
): Promise<Answer> {
  const { claim } = call
  const { scope } = call.caller
  const bank = await context.registry.find(scope, 'chargeC2p', { payerBankCode: payer.bankCode })
  if (bank.kind === 'notOffered') throw await refusalWithoutBank(context, scope, intentId)
  if (bank.kind === 'drained') throw new GatewayError('provider_unavailable')

  await context.checkpoint('before_claim')
  const now = context.databaseClock.now()
  const claimedAtMs = context.clock.monotonicMs()
  const attempt = { paymentId: intentId, attemptId: context.random.uuid(), claim }
  const to = {
    choice: bank,
    attemptId: attempt.attemptId,
    now,
    orphanAt: orphanTime(context, now),
    keyId: call.caller.keyId,
    claim,
  }
  const intent = { paymentId: intentId, payer, usdAmount, externalRef }
  const result = await releaseIfUnacknowledged(context, scope, attempt, () =>
    context.store.claimIntent(scope, intent, to),
  )
  if (result.kind === 'missing') throw new GatewayError('intent_not_found')
  if (result.kind === 'mismatch') throw new GatewayError('intent_mismatch')

  const { payment } = result
  return callAndSettle(
    context,
    { scope, claimedAtMs, claim },
    payment,
    sendsThrough(bank, (charge) =>
      charge({
        paymentId: payment.paymentId,
        amount: payment.vesAmount,
        payer,
        token,
        concept: payment.externalRef ?? payment.paymentId,
      }),
    ),
    {
      toResponse: (settled) => chargeAnswer(settled, call, 201),
      notSent: () => new GatewayError('provider_unavailable', { paymentId: payment.paymentId }),
    },
  )
}

/** The error for a tenant without a bank for C2P: `intent_not_found` if the intent does not exist. */
async function refusalWithoutBank(context: PaymentContext, scope: Scope, intentId: string): Promise<GatewayError> {
  const intent = await context.store.find(scope, intentId)
  return new GatewayError(intent?.stage === 'intent' ? 'unsupported_operation' : 'intent_not_found')
}
