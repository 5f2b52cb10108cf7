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
import { moved, type Payment, type Step, step } from './payment.ts'
import type { ReversalStore } from './reversal/store.ts'
import { nextCheck } from './schedule.ts'
import type { KeyFate } from '../storage/key-fate.ts'
import type { Vault } from './rows.ts'
import type { Unwritten } from './unwritten.ts'
import type { PaymentStore } from './store.ts'

/** Everything a flow works with. */
export type Desk = {
  store: PaymentStore
  reversals: ReversalStore
  advanced: AdvancedStore
  matching: MatchingStore
  vault: Vault
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
  reached(point: Point): Promise<void> | void
  /** Somebody reads a payment that waits for its bank: find out now what can be found out, in the background. */
  poke?(scope: Scope, paymentId: string): void
}

export type Point = 'before_claim' | 'claimed' | 'answered' | 'before_settle' | 'settled'

/** When a payment claimed now may be taken for orphaned. */
export function orphanTime({ bankTimeoutsMs }: Desk, now: Date, kind: 'payment' | 'card' = 'payment'): Date {
  return new Date(now.getTime() + bankTimeoutsMs[kind] + limits.orphanGraceMs)
}

/** After this no call of a claim can be under way, whatever became of its process. */
export function lastCallEnds({ bankTimeoutsMs }: Desk, submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + longestCallMs(bankTimeoutsMs) + limits.claimToCallMs)
}

type Conclusion = {
  /** The answer for a payment as it now stands. */
  answerOf: (payment: Payment) => Answer
  /** What a call that was not sent is refused with; without it, it is answered like any other end. */
  notSent?: () => GatewayError
  /** Follows an operation that the bank left pending for a while, before it is answered. */
  follow?: (pending: Payment) => Promise<Payment>
}

/** Claim, call, settle for a payment that begins with the call: its row is the claim. */
export async function submitNew(
  desk: Desk,
  call: Pick<Call, 'caller' | 'claim'>,
  payment: Payment,
  ask: () => Promise<Outcome>,
  conclusion: Conclusion,
): Promise<Answer> {
  await desk.reached('before_claim')
  const { scope } = call.caller
  const claimedAtMs = desk.clock.monotonicMs()
  const orphanAt = orphanTime(desk, payment.createdAt, payment.method === 'VPOS' ? 'card' : 'payment')
  const made = step(payment, 'submitted', null, orphanAt)
  const written = await claimed(desk, scope, payment, () =>
    desk.store.insert(scope, made, { claim: call.claim, do: 'link' }),
  )
  if (!written) throw keyInUse()
  return callAndSettle(desk, { scope, claimedAtMs, claim: call.claim }, payment, ask, conclusion)
}

/**
 * The second and third of claim, call, settle, for a payment this request has claimed: calls the bank once, and
 * writes what came of it together with the answer. A bank is never called again from here, whatever happens.
 */
export async function callAndSettle(
  desk: Desk,
  call: { scope: Scope; claimedAtMs: number; claim: IdempotencyClaim | undefined },
  payment: Payment,
  ask: () => Promise<Outcome>,
  { answerOf, notSent, follow }: Conclusion,
): Promise<Answer> {
  const outcome = await callOnce(desk, call, payment, ask)
  const now = desk.databaseClock.now()
  const { step: made, from } = moved(payment, outcome, now, nextCheck(desk.random, now, 0))
  const answer = answerOf(made.payment)
  const isFollowed = outcome.kind === 'pending' && follow !== undefined
  const fate: KeyFate =
    outcome.kind === 'notSent'
      ? { claim: call.claim, do: 'release' }
      : isFollowed
        ? { claim: call.claim, do: 'link' }
        : { claim: call.claim, do: 'complete', status: answer.status, answer: call.claim?.seal(answer) ?? null }
  await desk.reached('before_settle')
  const settled = await persist(desk, made, async () => {
    const isWritten = await desk.store.settle(call.scope, made, from, fate)
    if (!isWritten && outcome.kind === 'approved') await reviewLateApproval(desk, call.scope, made.payment)
    return isWritten
  })
  // It will be written. The bank may have moved money: "try again" would charge again, so it is pending, as everybody
  // else sees it; the key leads back to the payment.
  if (settled === 'later') {
    if (outcome.kind === 'notSent' && notSent) throw notSent()
    call.claim?.markCompleted()
    return answerOf(payment)
  }
  await desk.reached('settled')
  // The answer is kept for the key when it is known: by whoever sends it. A look that failed says nothing.
  if (settled && isFollowed) return answerOf(await follow(made.payment).catch(() => made.payment))
  if (settled) {
    call.claim?.markCompleted()
    if (outcome.kind === 'notSent' && notSent) throw notSent()
    return answer
  }
  // Nothing was sent. It may even be written, and the acknowledgement was lost: the key is free then, and this answer must
  // not be one that is kept.
  if (outcome.kind === 'notSent' && notSent) throw notSent()
  // Somebody else found out first: the reconciler, or an operator. What they wrote is what holds.
  const current = await desk.store.find(call.scope, payment.paymentId)
  return answerOf(current ?? made.payment)
}

/** The bank's answer to the one call that a claim allows. */
export async function callOnce(
  desk: Desk,
  { scope, claimedAtMs }: { scope: Scope; claimedAtMs: number },
  payment: Payment,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  await desk.reached('claimed')
  const outcome = await askInTime(desk, claimedAtMs, ask)
  await desk.reached('answered')
  if (outcome.kind === 'notSent' && outcome.reason === 'setup') {
    desk.log.error('the bank refuses our set-up: see pasarela bank check', {
      bank: payment.bank ?? undefined,
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      code: outcome.code,
    })
  }
  return outcome
}

/** A process that was frozen between its claim and now has lost the right to call: others may have concluded already. */
async function askInTime(desk: Desk, claimedAtMs: number, ask: () => Promise<Outcome>): Promise<Outcome> {
  if (desk.clock.monotonicMs() - claimedAtMs > limits.claimToCallMs)
    return { kind: 'notSent', reason: 'too_many_calls' }
  try {
    return await ask()
  } catch (error) {
    desk.log.error('a connector threw: its outcome is unknown', errorFields(error))
    return { kind: 'unknown', reason: 'unreadable_answer' }
  }
}

/**
 * The outcome is known and must not be lost: it is written as soon as there is a database to write it to. `later`: the
 * request has waited long enough, and it is written in the background.
 */
export async function persist(
  desk: Desk,
  { payment, type }: Step,
  write: () => Promise<boolean>,
): Promise<boolean | 'later'> {
  try {
    return await untilWritten(desk, write)
  } catch (error) {
    const isKept = error instanceof DatabaseUnavailable && desk.unwritten.keep(payment.paymentId, write)
    desk.log[isKept ? 'warn' : 'error']('outcomes: not written in time', {
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
export async function claimed<Result>(
  desk: Desk,
  scope: Scope,
  { paymentId, attemptId }: Pick<Payment, 'paymentId' | 'attemptId'>,
  claim: () => Promise<Result>,
): Promise<Result> {
  try {
    return await claim()
  } catch (error) {
    if (error instanceof DatabaseUnavailable && attemptId !== null) {
      desk.unwritten.keep(paymentId, () => desk.store.releaseClaim(scope, paymentId, attemptId))
    }
    throw error
  }
}

/** The bank approved what somebody has ended otherwise meanwhile: the money is there, and a person has to know. */
async function reviewLateApproval(desk: Desk, scope: Scope, approved: Payment): Promise<void> {
  const { paymentId, bankReference, bankCode } = approved
  const current = await desk.store.find(scope, paymentId)
  if (current?.status === 'COMPLETED' || current?.status === 'REVERSED') return
  desk.log.error(
    'outcomes: the bank approved a payment that has ended otherwise: see pasarela payment list --attention',
    {
      paymentId,
      tenantId: scope.tenantId,
      status: current?.status,
      code: bankCode ?? undefined,
    },
  )
  const reference = bankReference === null ? {} : { reference: bankReference }
  const now = desk.databaseClock.now()
  await desk.store.flagReview(scope, paymentId, { reason: 'approved_after_end', now, data: reference })
}

/**
 * While the database is away it is written again and again. Only for what may be written twice: of a try that failed it
 * is not known whether it was.
 */
export async function untilWritten<Result>(desk: Pick<Desk, 'clock'>, write: () => Promise<Result>): Promise<Result> {
  const giveUpMs = desk.clock.monotonicMs() + limits.settleRetryMs
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 1_000)) {
    try {
      return await write()
    } catch (error) {
      const isLast = desk.clock.monotonicMs() + delayMs > giveUpMs
      if (!(error instanceof DatabaseUnavailable) || isLast) throw error
    }
    await desk.clock.sleep(delayMs)
  }
}
