import type { Bank, C2pReversal, Outcome } from '../../banks/bank.ts'
import { failureText, reversesByPayer } from '../../banks/registry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { callOnce, type PaymentContext, orphanTime } from '../submit.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import type { Payment, ReversalStage } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import type { KeyUpdate } from '../../idempotency/sql.ts'
import { settleReversal } from './settle.ts'
import type { AllowedReversalStages } from './store.ts'

/** Gives a completed C2P payment back: claim, call, settle. */
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
  const isByPayer = found.bankTxId === null && found.bank !== null && reversesByPayer(found.bank)
  const orphanAt = orphanTime(context, now)
  const attemptId = context.random.uuid()
  const at = { attemptId, now, orphanAt, isByPayer, claim }
  const payment = await context.reversals.claim(scope, found, at).catch((error: unknown) => {
    // Of a claim whose acknowledgement was lost nothing is sent, and it is given back as soon as the database answers.
    if (error instanceof DatabaseUnavailable) {
      context.unwritten.keep(found.paymentId, () => context.reversals.releaseClaim(scope, found.paymentId, attemptId))
    }
    throw error
  })
  if (!payment) return concurrentReversal(context, call, found)
  // The bank would have had to choose between equal charges: nothing was sent, and a person decides.
  if (payment.reversalStage === 'attention') return receipt(payment, call)

  const outcome = await callOnce(context, { scope, claimedAtMs }, payment, () => reverseC2p(request))
  await context.checkpoint('before_settle')
  const settled = await settleReversal(context, scope, payment, outcome, allowedStagesByOutcome[outcome.kind], {
    updateOf: (after) => keyUpdateOf(after, call),
  })
  await context.checkpoint('settled')
  if (settled) claim?.markCompleted()
  // It will be written, and until then the reversal is under way as everybody else sees it.
  if (settled === 'later') {
    if (outcome.kind === 'notSent') throw new GatewayError('provider_unavailable')
    return receipt(payment, call)
  }
  return toResponse(settled ?? (await context.store.find(scope, payment.paymentId)) ?? payment, outcome, call)
}

/** The answer to a request whose process died after its claim: told from the payment as it stands. */
export async function resumeReversal(context: PaymentContext, call: Call, paymentId: string): Promise<Answer> {
  const payment = await context.store.find(call.caller.scope, paymentId)
  if (!payment) throw new GatewayError('payment_not_found')
  if (isReversedOrReversing(payment)) return receipt(payment, call)
  throw notReversed()
}

const openReversalStages: readonly ReversalStage[] = ['submitted', 'unknown', 'attention']

/**
 * From where the bank's own answer may move the payment. A yes counts always, even against what others concluded
 * while it was on its way; doubt never overwrites what is known better.
 */
const allowedStagesByOutcome: Record<Outcome['kind'], AllowedReversalStages> = {
  approved: 'any',
  rejected: openReversalStages,
  notSent: openReversalStages,
  pending: ['submitted'],
  unknown: ['submitted'],
}

/** Reversed, or a reversal is under way: nothing more is done, and the receipt says which. */
function isReversedOrReversing({ status, reversalStage }: Payment): boolean {
  return status === 'REVERSED' || reversalStage !== null
}

function receipt(payment: Payment, { caller, language }: Call): Answer {
  return { status: 200, body: receiptOf(payment, caller, language) }
}

function reversalOf({ paymentId, method, status, vesAmount, payer, bankReference, bankTxId }: Payment): C2pReversal {
  const { document, phone, bankCode } = payer
  if (method !== 'C2P' || status !== 'COMPLETED' || !document || !phone || !bankCode) {
    throw new GatewayError('payment_not_reversible')
  }
  return {
    paymentId,
    amount: vesAmount,
    payer: { document, phone, bankCode },
    ...(bankReference === null ? {} : { reference: bankReference }),
    ...(bankTxId === null ? {} : { txId: bankTxId }),
  }
}

/** Only the account that charged can give back, whatever account carries the tenant's collections now. */
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

/** Another request has the payment: its reversal is this one's too. Unless it came to nothing: then nothing was sent. */
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
      en: `The bank refused the reversal: ${text?.en ?? 'it gave no explanation we know.'}`,
      es: `El banco rechazó el reverso: ${text?.es ?? 'no dio una explicación conocida.'}`,
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
