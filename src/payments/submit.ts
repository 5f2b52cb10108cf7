import type { Outcome } from '../banks/bank.ts'
import type { BankRegistry } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Answer, Call, IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Rates } from '../rates/rates.ts'
import { type BankTimeouts, longestCallMs } from '../foundation/bank-timeouts.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { AdvancedStore } from './advanced/store.ts'
import type { MatchingStore } from './matching/store.ts'
import type { Payment } from './payment.ts'
import { applyOutcome, type Transition, transitionTo } from './transition.ts'
import type { ReversalStore } from './reversal/store.ts'
import { nextCheck } from './schedule.ts'
import type { KeyUpdate } from '../idempotency/sql.ts'
import type { PayerEncryption } from './payer-encryption.ts'
import type { Unwritten } from './unwritten.ts'
import type { PaymentStore } from './store.ts'

/** Everything a flow works with. */
export type PaymentContext = {
  store: PaymentStore
  reversals: ReversalStore
  advanced: AdvancedStore
  matching: MatchingStore
  encryption: PayerEncryption
  unwritten: Unwritten
  registry: BankRegistry
  rates: Rates
  clock: Clock
  databaseClock: DatabaseClock
  random: Random
  log: Log
  bankTimeoutsMs: BankTimeouts
  intentTtlSeconds: number
  /** How long an intent may outlive the day whose rate priced it. */
  intentRateGraceSeconds: number
  /** Whether the control digits of accounts are checked. */
  checkAccountDigits: boolean
  /** Keyed hash of a card or its holder, for the velocity guard. */
  hashCard(text: string): Buffer
  /** Called at each named point of a payment's way; tests stop the world there. */
  checkpoint(point: Checkpoint): Promise<void> | void
  /** Somebody reads a payment that waits for its bank: find out now what can be found out, in the background. */
  triggerReconcile?(scope: Scope, paymentId: string): void
}

export type Checkpoint = 'before_claim' | 'claimed' | 'answered' | 'before_settle' | 'settled'

/** When a payment claimed now may be taken for orphaned. */
export function orphanTime({ bankTimeoutsMs }: PaymentContext, now: Date, kind: 'payment' | 'card' = 'payment'): Date {
  return new Date(now.getTime() + bankTimeoutsMs[kind] + limits.orphanGraceMs)
}

/** After this no call of a claim can be under way, whatever became of its process. */
export function lastCallEnds({ bankTimeoutsMs }: PaymentContext, submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + longestCallMs(bankTimeoutsMs) + limits.claimToCallMs)
}

type ResponseOptions = {
  /** The answer for a payment as it now stands. */
  toResponse: (payment: Payment) => Answer
  /** What a call that was not sent is refused with; without it, it is answered like any other end. */
  notSent?: () => GatewayError
  /** Follows an operation that the bank left pending for a while, before it is answered. */
  follow?: (pending: Payment) => Promise<Payment>
}

/** Claim, call, settle for a payment that begins with the call: its row is the claim. */
export async function submitNew(
  context: PaymentContext,
  call: Pick<Call, 'caller' | 'claim'>,
  payment: Payment,
  send: () => Promise<Outcome>,
  options: ResponseOptions,
): Promise<Answer> {
  await context.checkpoint('before_claim')
  const { scope } = call.caller
  const claimedAtMs = context.clock.monotonicMs()
  const orphanAt = orphanTime(context, payment.createdAt, payment.method === 'VPOS' ? 'card' : 'payment')
  const transition = transitionTo(payment, 'submitted', null, orphanAt)
  const written = await releaseIfUnacknowledged(context, scope, payment, () =>
    context.store.insert(scope, transition, { claim: call.claim, do: 'link' }),
  )
  if (!written) throw keyInUse()
  return callAndSettle(context, { scope, claimedAtMs, claim: call.claim }, payment, send, options)
}

/**
 * The second and third of claim, call, settle, for a payment this request has claimed: calls the bank once, and
 * writes what came of it together with the answer. A bank is never called again from here, whatever happens.
 */
export async function callAndSettle(
  context: PaymentContext,
  call: { scope: Scope; claimedAtMs: number; claim: IdempotencyClaim | undefined },
  payment: Payment,
  send: () => Promise<Outcome>,
  { toResponse, notSent, follow }: ResponseOptions,
): Promise<Answer> {
  const outcome = await callOnce(context, call, payment, send)
  const now = context.databaseClock.now()
  const { transition, allowedStages } = applyOutcome(payment, outcome, now, nextCheck(context.random, now, 0))
  const answer = toResponse(transition.payment)
  const isFollowed = outcome.kind === 'pending' && follow !== undefined
  const update: KeyUpdate =
    outcome.kind === 'notSent'
      ? { claim: call.claim, do: 'release' }
      : isFollowed
        ? { claim: call.claim, do: 'link' }
        : { claim: call.claim, do: 'complete', status: answer.status, answer: call.claim?.seal(answer) ?? null }
  await context.checkpoint('before_settle')
  const settled = await writeOutcome(context, transition, async () => {
    const isWritten = await context.store.settle(call.scope, transition, allowedStages, update)
    if (!isWritten && outcome.kind === 'approved') await reviewLateApproval(context, call.scope, transition.payment)
    return isWritten
  })
  // It will be written. The bank may have moved money: "try again" would charge again, so it is pending, as everybody
  // else sees it; the key leads back to the payment.
  if (settled === 'later') {
    if (outcome.kind === 'notSent' && notSent) throw notSent()
    call.claim?.markCompleted()
    return toResponse(payment)
  }
  await context.checkpoint('settled')
  // The answer is kept for the key when it is known: by whoever sends it. A look that failed says nothing.
  if (settled && isFollowed) return toResponse(await follow(transition.payment).catch(() => transition.payment))
  if (settled) {
    call.claim?.markCompleted()
    if (outcome.kind === 'notSent' && notSent) throw notSent()
    return answer
  }
  // Nothing was sent. It may even be written, and the acknowledgement was lost: the key is free then, and this answer must
  // not be one that is kept.
  if (outcome.kind === 'notSent' && notSent) throw notSent()
  // Somebody else found out first: the reconciler, or an operator. What they wrote is what holds.
  const current = await context.store.find(call.scope, payment.paymentId)
  return toResponse(current ?? transition.payment)
}

/** The bank's answer to the one call that a claim allows. */
export async function callOnce(
  context: PaymentContext,
  { scope, claimedAtMs }: { scope: Scope; claimedAtMs: number },
  payment: Payment,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  await context.checkpoint('claimed')
  const outcome = await sendBeforeDeadline(context, claimedAtMs, send)
  await context.checkpoint('answered')
  if (outcome.kind === 'notSent' && outcome.reason === 'setup') {
    context.log.error('the bank refuses our set-up: see pasarela bank check', {
      bank: payment.bank ?? undefined,
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      code: outcome.code,
    })
  }
  return outcome
}

/** A process that was frozen between its claim and now has lost the right to call: others may have concluded already. */
async function sendBeforeDeadline(
  context: PaymentContext,
  claimedAtMs: number,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  if (context.clock.monotonicMs() - claimedAtMs > limits.claimToCallMs)
    return { kind: 'notSent', reason: 'too_many_calls' }
  try {
    return await send()
  } catch (error) {
    context.log.error('a connector threw: its outcome is unknown', errorFields(error))
    return { kind: 'unknown', reason: 'unreadable_answer' }
  }
}

/**
 * The outcome is known and must not be lost: it is written as soon as there is a database to write it to. `later`: the
 * request has waited long enough, and it is written in the background.
 */
export async function writeOutcome(
  context: PaymentContext,
  { payment, type }: Transition,
  write: () => Promise<boolean>,
): Promise<boolean | 'later'> {
  try {
    return await retryWhileDatabaseDown(context, write)
  } catch (error) {
    const isKept = error instanceof DatabaseUnavailable && context.unwritten.keep(payment.paymentId, write)
    context.log[isKept ? 'warn' : 'error']('outcomes: not written in time', {
      paymentId: payment.paymentId,
      outcome: type,
      code: payment.bankCode ?? undefined,
      ...errorFields(error),
    })
    if (isKept) return 'later'
    throw error
  }
}

/**
 * A claim whose acknowledgement was lost may have been written. Nothing is sent then, and it is given back as soon as the
 * database answers: 503 stays true, and the caller may try again.
 */
export async function releaseIfUnacknowledged<Result>(
  context: PaymentContext,
  scope: Scope,
  { paymentId, attemptId }: Pick<Payment, 'paymentId' | 'attemptId'>,
  claim: () => Promise<Result>,
): Promise<Result> {
  try {
    return await claim()
  } catch (error) {
    if (error instanceof DatabaseUnavailable && attemptId !== null) {
      context.unwritten.keep(paymentId, () => context.store.releaseClaim(scope, paymentId, attemptId))
    }
    throw error
  }
}

/** The bank approved what somebody has ended otherwise meanwhile: the money is there, and a person has to know. */
async function reviewLateApproval(context: PaymentContext, scope: Scope, approved: Payment): Promise<void> {
  const { paymentId, bankReference, bankCode } = approved
  const current = await context.store.find(scope, paymentId)
  if (current?.status === 'COMPLETED' || current?.status === 'REVERSED') return
  context.log.error(
    'outcomes: the bank approved a payment that has ended otherwise: see pasarela payment list --attention',
    {
      paymentId,
      tenantId: scope.tenantId,
      status: current?.status,
      code: bankCode ?? undefined,
    },
  )
  const reference = bankReference === null ? {} : { reference: bankReference }
  const now = context.databaseClock.now()
  await context.store.flagReview(scope, paymentId, { reason: 'approved_after_end', now, data: reference })
}

/**
 * While the database is away it is written again and again. Only for what may be written twice: of a try that failed it
 * is not known whether it was.
 */
export async function retryWhileDatabaseDown<Result>(
  context: Pick<PaymentContext, 'clock'>,
  write: () => Promise<Result>,
): Promise<Result> {
  const giveUpMs = context.clock.monotonicMs() + limits.settleRetryMs
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 1_000)) {
    try {
      return await write()
    } catch (error) {
      const isLast = context.clock.monotonicMs() + delayMs > giveUpMs
      if (!(error instanceof DatabaseUnavailable) || isLast) throw error
    }
    await context.clock.sleep(delayMs)
  }
}
