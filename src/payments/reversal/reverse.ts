import type { Bank, C2pReversal, Outcome } from '../../banks/bank.ts'
import { failureText } from '../../banks/registry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { Secret } from '../../foundation/secret.ts'
import { limitExceeded } from '../key-limits.ts'
import { callOnce, type PaymentContext, orphanTime } from '../submit.ts'
import { DatabaseUnavailable, ifUnavailable } from '../../storage/database.ts'
import { retryWhileDatabaseDown } from '../../storage/retry.ts'
import { hasNoPayer } from '../payer-encryption.ts'
import type { Payment, ReversalStage } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import type { KeyUpdate } from '../../idempotency/sql.ts'
import { isReversedByPayer, settleReversal } from './settle.ts'
import type { AllowedReversalStages } from './store.ts'

/** Reverses a completed C2P payment: claim, call, settle. */
export async function reverse(context: PaymentContext, call: Call<{ id: string }>): Promise<Answer> {
  const { claim } = call
  const { scope } = call.caller
  const found = await context.store.find(scope, call.params.id)
  if (!found) throw new GatewayError('payment_not_found')
  if (isReversedOrReversing(found)) return receipt(found, call)
  const request = reversalOf(found)
  const reverseC2p = await flowOf(context, scope, found)

  await context.checkpoint('before_claim')
  const now = context.databaseClock.now()
  const claimedAtMs = context.clock.monotonicMs()
  const isByPayer = isReversedByPayer(found)
  const orphanAt = orphanTime(context, now)
  const attemptId = context.random.uuid()
  const { keyId, actor } = call.caller
  const person = keyId === null ? actor : null
  const at = { attemptId, now, orphanAt, isByPayer, keyId, claim, person }
  const claimed = await context.reversals.claim(scope, found, at).catch((error: unknown) => {
    // The claim may have been written with its acknowledgement lost: nothing is sent, and it is released later.
    if (error instanceof DatabaseUnavailable) {
      context.unwritten.keep(found.paymentId, () =>
        context.reversals.releaseClaim(scope, { paymentId: found.paymentId, attemptId, claim }),
      )
    }
    throw error
  })
  if (!claimed) return concurrentReversal(context, call, found)
  if ('exceeded' in claimed) throw limitExceeded(claimed.exceeded)
  const payment = claimed
  // The bank could not distinguish between equal charges: nothing was sent, and the reversal needs manual review.
  if (payment.reversalStage === 'attention') return receipt(payment, call)

  const outcome = await callOnce(context, { scope, claimedAtMs }, payment, () => reverseC2p(request))
  await context.checkpoint('before_settle')
  const settled = await settleReversal(context, scope, payment, outcome, allowedStagesByOutcome[outcome.kind], {
    updateOf: (after) => keyUpdateOf(after, call),
  })
  await context.checkpoint('settled')
  const find = () => context.store.find(scope, payment.paymentId)
  const read = () => retryWhileDatabaseDown(context, find).catch(ifUnavailable(() => 'later' as const))
  const current = settled ?? (await read())
  if (settled || current === 'later') claim?.markCompleted()
  // The outcome is written in the background, or cannot be read now: until then the reversal is in progress.
  if (current === 'later') {
    if (outcome.kind === 'notSent') throw new GatewayError('provider_unavailable')
    return receipt(payment, call)
  }
  return toResponse(current ?? payment, outcome, call)
}

/** The response to a request whose process died after its claim, built from the payment's current state. */
export async function resumeReversal(context: PaymentContext, call: Call, paymentId: string): Promise<Answer> {
  const payment = await context.store.find(call.caller.scope, paymentId)
  if (!payment) throw new GatewayError('payment_not_found')
  if (isReversedOrReversing(payment)) return receipt(payment, call)
  throw notReversed()
}

const openReversalStages: readonly ReversalStage[] = ['submitted', 'unknown', 'attention']

/**
 * Reversal stages that an outcome of the bank call may leave. An approval always counts, even after another process has
 * settled the reversal otherwise; `pending` and `unknown` never overwrite a more definite stage.
 */
const allowedStagesByOutcome: Record<Outcome['kind'], AllowedReversalStages> = {
  approved: 'any',
  rejected: openReversalStages,
  notSent: openReversalStages,
  pending: ['submitted'],
  unknown: ['submitted'],
}

/** Reversed, or a reversal is in progress: the request does nothing more, and the receipt shows which. */
function isReversedOrReversing({ status, reversalStage }: Payment): boolean {
  return status === 'REVERSED' || reversalStage !== null
}

function receipt(payment: Payment, { caller, language }: Call): Answer {
  return { status: 200, body: receiptOf(payment, caller, language) }
}

function reversalOf(payment: Payment): C2pReversal {
  const { paymentId, method, status, vesAmount, payer, bankReference, bankTxId } = payment
  const { document, phone, bankCode, chargeId } = payer
  const isCharge = method === 'C2P' && status === 'COMPLETED'
  if (isCharge && hasNoPayer(payment)) throw new GatewayError('payment_not_reversible', { texts: noPayer })
  if (!isCharge || !document || !phone || !bankCode) throw new GatewayError('payment_not_reversible')
  return {
    paymentId,
    amount: vesAmount,
    payer: { document, phone, bankCode },
    ...(bankReference === null ? {} : { reference: bankReference }),
    ...(bankTxId === null ? {} : { txId: bankTxId }),
    ...(chargeId === undefined ? {} : { chargeId: new Secret(chargeId) }),
  }
}

const noPayer = {
  en: 'This payment cannot be reversed: its payer was erased, or the gateway lacks the master key of the payer’s data.',
  es: 'Este pago no se puede reversar: se borró su pagador, o la pasarela no tiene la clave maestra de los datos del pagador.',
}

/** The flow of the account that charged: no other account can reverse, even if the tenant now collects with another. */
async function flowOf(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
): Promise<NonNullable<Bank['flows']['reverseC2p']>> {
  const account =
    payment.bank && payment.accountId && (await context.registry.accountOf(scope, payment.bank, payment.accountId))
  if (!account) throw new GatewayError('provider_unavailable')
  if (!account.flows.reverseC2p) throw new GatewayError('unsupported_operation')
  return account.flows.reverseC2p
}

/** Another request claimed the reversal: the response shows its result. If it was released, nothing was sent: 503. */
async function concurrentReversal(context: PaymentContext, call: Call, { paymentId }: Payment): Promise<Answer> {
  const current = await context.store.find(call.caller.scope, paymentId)
  if (current && isReversedOrReversing(current)) return receipt(current, call)
  throw new GatewayError('provider_unavailable')
}

function keyUpdateOf(after: Payment, call: Call): KeyUpdate {
  if (!isReversedOrReversing(after)) return { claim: call.claim, do: 'release' }
  const answer = receipt(after, call)
  return { claim: call.claim, do: 'complete', status: answer.status, answer: call.claim?.seal(answer) ?? null }
}

function toResponse(current: Payment, outcome: Outcome, call: Call): Answer {
  if (isReversedOrReversing(current)) return receipt(current, call)
  if (outcome.kind === 'notSent') throw new GatewayError('provider_unavailable')
  throw outcome.kind === 'rejected' ? refused(current, outcome.code) : notReversed()
}

function refused({ bank }: Payment, code: string): GatewayError {
  const text = bank ? failureText(bank, 'reverseC2p', code) : undefined
  return new GatewayError('payment_not_reversible', {
    failureCode: code,
    texts: {
      en: `The bank refused the reversal: ${text?.en ?? 'it gave no known reason.'}`,
      es: `El banco rechazó el reverso: ${text?.es ?? 'no dio un motivo conocido.'}`,
    },
  })
}

function notReversed(): GatewayError {
  return new GatewayError('payment_not_reversible', {
    texts: {
      en: 'The reversal did not take place: the payment is still completed.',
      es: 'El reverso no se realizó: el pago sigue completado.',
    },
  })
}
