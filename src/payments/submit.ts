import type { AccountName, Flow, Flows, Outcome } from '../banks/bank.ts'
import type { BankRegistry, Choice, ChosenAccount, ReceivingAccount } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { type ComponentLogs, errorFields } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import { withPayment } from '../foundation/request-context.ts'
import type { Answer, Call, IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Rates } from '../rates/rates.ts'
import { type BankTimeouts, longestCallMs } from '../foundation/bank-timeouts.ts'
import { DatabaseUnavailable, ifUnavailable, wroteNothing } from '../storage/database.ts'
import { retryWhileDatabaseDown } from '../storage/retry.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { AdvancedStore } from './advanced/store.ts'
import type { MatchingStore } from './matching/store.ts'
import type { Payment, Stage } from './payment.ts'
import { applyOutcome, changedWhenWritten, choiceData, type Transition, transitionTo, withTrace } from './transition.ts'
import type { Attempt } from './sql/claim.ts'
import type { ReversalStore } from './reversal/store.ts'
import { nextCheck } from './schedule.ts'
import type { KeyUpdate } from '../idempotency/sql.ts'
import type { PayerEncryption } from './payer-encryption.ts'
import type { Unwritten } from './unwritten.ts'
import { limitExceeded } from './key-limits.ts'
import type { Payee, PaymentStore } from './store.ts'

/** Dependencies and settings shared by all payment flows. */
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
  log: ComponentLogs
  bankTimeoutsMs: BankTimeouts
  intentTtlSeconds: number
  /** How long an intent may outlive the day whose rate priced it. */
  intentRateGraceSeconds: number
  /** Whether the control digits of accounts are checked. */
  checkAccountDigits: boolean
  /** Keyed hash of a card or its holder, for the velocity guard. */
  hashCard(text: string): Buffer
  /** Test hook, called at each named point of a payment; tests pause or kill the process there. */
  checkpoint(point: Checkpoint): Promise<void> | void
  /** A customer says that they have paid to one of these accounts: their statements are read soon. */
  moneyExpected?(scope: Scope, accounts: readonly ReceivingAccount[]): void
  /** Reconciles an open payment in the background, when a request reads it. */
  triggerReconcile?(scope: Scope, paymentId: string): void
}

export type Checkpoint = 'before_claim' | 'claimed' | 'answered' | 'before_settle' | 'settled'

/** The time after which the reconciler treats a payment claimed now as orphaned. */
export function orphanTime({ bankTimeoutsMs }: PaymentContext, now: Date, kind: 'payment' | 'card' = 'payment'): Date {
  return new Date(now.getTime() + bankTimeoutsMs[kind] + limits.orphanGraceMs)
}

/** The time after which no bank call of a claim can be in flight, even if its process stalled. */
export function lastCallEnds({ bankTimeoutsMs }: PaymentContext, submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + longestCallMs(bankTimeoutsMs) + limits.claimToCallMs)
}

type ResponseOptions = {
  /** The response for a payment in its current state. */
  toResponse: (payment: Payment) => Answer
  /** The error for a call that was not sent; without it the response is `toResponse` of the failed payment. */
  notSent?: () => GatewayError
  /** Polls an operation that the bank left pending for a limited time, before the response is sent. */
  follow?: (pending: Payment) => Promise<Payment>
}

type SubmitOptions = ResponseOptions & {
  /** Payees of a payout whose key has limits. */
  limitedPayees?: Payee[]
}

/** One call to the bank through one account. */
export type Send = ChosenAccount & {
  operationRefOf?: (paymentId: string) => string
  /** The payment names this account, and its number there. */
  send(payment: Payment): Promise<Outcome>
}

/** The calls to try for a payment, in turn: each only if the one before was not sent. */
export type Sends = readonly [Send, ...Send[]]

/** The account is already written in the payment. */
type FirstSend = Pick<Send, 'send'> & Partial<Pick<Send, 'account'>>

export function sendsThrough<Name extends Flow>(
  found: Choice<Name> & { others: Choice<Name>[] },
  send: (flow: Flows[Name], payment: Payment) => Promise<Outcome>,
): Sends {
  const sendTo = ({ call, ...account }: Choice<Name>): Send => ({ ...account, send: (payment) => send(call, payment) })
  return [sendTo(found), ...found.others.map(sendTo)]
}

/** Claim, call, settle for a payment that is created by its call: inserting the row is the claim. */
export async function submitNew(
  context: PaymentContext,
  call: Pick<Call, 'caller' | 'claim'>,
  payment: Payment,
  sends: Sends,
  { limitedPayees, ...options }: SubmitOptions,
): Promise<Answer> {
  await context.checkpoint('before_claim')
  const { scope } = call.caller
  const claimedAtMs = context.clock.monotonicMs()
  const orphanAt = orphanTime(context, payment.createdAt, payment.method === 'VPOS' ? 'card' : 'payment')
  const transition = transitionTo(payment, 'submitted', null, orphanAt, choiceData(sends[0]))
  const { paymentId, attemptId } = payment
  const written = await releaseIfUnacknowledged(context, scope, { paymentId, attemptId, claim: call.claim }, () =>
    limitedPayees
      ? insertLimited(context, scope, transition, call.claim, limitedPayees)
      : context.store.insert(scope, transition, { claim: call.claim, do: 'link' }),
  )
  if (!written) throw keyInUse()
  return callAndSettle(context, { scope, claimedAtMs, claim: call.claim }, payment, sends, options)
}

async function insertLimited(
  context: PaymentContext,
  scope: Scope,
  transition: Transition,
  claim: IdempotencyClaim | undefined,
  payees: Payee[],
): Promise<boolean> {
  const approval = { payees, requestedBy: null }
  const { exceeded, isCreated } = await context.store.insertPayout(scope, transition, { claim, do: 'link' }, approval)
  if (exceeded) throw limitExceeded(exceeded)
  return isCreated
}

/**
 * Call and settle, for a payment that this request has claimed: calls the bank and writes the outcome together with the
 * response. A call is repeated, through another account, only if it was not sent.
 */
export async function callAndSettle(
  context: PaymentContext,
  call: { scope: Scope; claimedAtMs: number; claim: IdempotencyClaim | undefined },
  claimed: Payment,
  sends: readonly [FirstSend, ...Send[]],
  { toResponse, notSent, follow }: ResponseOptions,
): Promise<Answer> {
  const { payment, outcome } = await callInTurn(context, call, claimed, sends)
  const now = context.databaseClock.now()
  const { transition, allowedStages } = applyOutcome(payment, outcome, now, nextCheck(context.random, now, 0))
  const answer = toResponse(transition.payment)
  const isFollowed = outcome.kind === 'pending' && follow !== undefined
  const update: KeyUpdate =
    outcome.kind === 'notSent' && notSent
      ? { claim: call.claim, do: 'release' }
      : isFollowed
        ? { claim: call.claim, do: 'link' }
        : { claim: call.claim, do: 'complete', status: answer.status, answer: call.claim?.seal(answer) ?? null }
  await context.checkpoint('before_settle')
  const settled = await writeOutcome(context, transition, (written) =>
    settleByAnswer(context, call.scope, { transition: written, allowedStages }, update),
  )
  // The outcome is written in the background. The bank may have moved money, and a retryable error would charge again:
  // the response is PENDING, the state that the database has. The key stays linked to the payment.
  if (settled === 'later') {
    // A payment that may be sent again later was not "not sent": another process may do so before this outcome is written.
    if (outcome.kind === 'notSent' && notSent && payment.operationRef === null) throw notSent()
    call.claim?.markCompleted()
    return toResponse(payment)
  }
  await context.checkpoint('settled')
  // The key is completed with the response by the HTTP layer. If following fails, the payment is still pending.
  if (settled && isFollowed) return toResponse(await follow(transition.payment).catch(() => transition.payment))
  if (settled) {
    call.claim?.markCompleted()
    if (outcome.kind === 'notSent' && notSent) throw notSent()
    return answer
  }
  // Nothing was sent. The write may have succeeded with its acknowledgement lost: the key is released then, and no
  // response may be stored under it.
  if (outcome.kind === 'notSent' && notSent && payment.operationRef === null) throw notSent()
  // The reconciler or an operator has settled the payment first: the response shows their result, or PENDING if it cannot
  // be read now. The key stays linked to the payment then.
  const unread = () => {
    call.claim?.markCompleted()
    return payment
  }
  const find = () => context.store.find(call.scope, payment.paymentId)
  const current = await retryWhileDatabaseDown(context, find).catch(ifUnavailable(unread))
  if (outcome.kind === 'notSent' && notSent && current?.failureCode === 'BANK_NOT_REACHED') throw notSent()
  return toResponse(current ?? transition.payment)
}

/**
 * Calls through one account after the other, until a call may have been sent. The next account is written before its call,
 * under the same claim: at any time the payment names the only account at which its money can have moved.
 */
async function callInTurn(
  context: PaymentContext,
  { scope, claimedAtMs }: { scope: Scope; claimedAtMs: number },
  claimed: Payment,
  [first, ...others]: readonly [FirstSend, ...Send[]],
): Promise<{ payment: Payment; outcome: Outcome }> {
  let payment = claimed
  let outcome = await callOnce(context, { scope, claimedAtMs }, payment, () => first.send(claimed))
  let from = first.account
  for (const next of others) {
    const isInTime = context.clock.monotonicMs() - claimedAtMs <= limits.failoverMs
    if (outcome.kind !== 'notSent' || outcome.reason === 'claim_expired' || !isInTime) break
    const reclaimedAtMs = context.clock.monotonicMs()
    const moved = await moveToAccount(context, scope, payment, { from, to: next, outcome })
    if (!moved) break
    const current: Payment = { ...moved, operationRef: next.operationRefOf?.(moved.paymentId) ?? null }
    payment = current
    from = next.account
    outcome = await callOnce(context, { scope, claimedAtMs: reclaimedAtMs }, current, () => next.send(current))
  }
  return { payment, outcome }
}

/** Names the next account in the payment; undefined, and no call follows, if that was not written for certain. */
async function moveToAccount(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
  {
    from,
    to,
    outcome,
  }: { from: AccountName | undefined; to: ChosenAccount; outcome: Extract<Outcome, { kind: 'notSent' }> },
): Promise<Payment | undefined> {
  const now = context.databaseClock.now()
  const { bank, accountId } = to
  const moved: Payment = { ...payment, bank, accountId, submittedAt: now, updatedAt: now }
  const orphanAt = orphanTime(context, now, payment.method === 'VPOS' ? 'card' : 'payment')
  const data = { ...choiceData(to), reason: outcome.reason, ...(from === undefined ? {} : { from }) }
  const transition = withTrace(transitionTo(moved, 'account_changed', null, orphanAt, data), outcome)
  const log = context.log.component('bank')
  const fields = { paymentId: payment.paymentId, tenantId: scope.tenantId, account: from, nextAccount: to.account }
  try {
    if (!(await context.store.changeAccount(scope, transition))) return undefined
    log.warn('not sent: trying the next account', { ...fields, reason: outcome.reason, code: outcome.code })
    return moved
  } catch (error) {
    log.warn('not sent: the next account could not be written', { ...fields, ...errorFields(error) })
    return undefined
  }
}

/** The outcome of the one bank call that a claim allows through an account. */
export async function callOnce(
  context: PaymentContext,
  { scope, claimedAtMs }: { scope: Scope; claimedAtMs: number },
  payment: Payment,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  await context.checkpoint('claimed')
  const isMarked = await markIfRepeatable(context, scope, payment)
  const outcome = isMarked
    ? await withPayment(payment.paymentId, () => sendBeforeDeadline(context, claimedAtMs, send))
    : claimExpired
  await context.checkpoint('answered')
  if (outcome.kind === 'notSent' && outcome.reason === 'setup') {
    context.log.component('bank').error('configuration rejected (run pasarela bank check)', {
      bank: payment.bank ?? undefined,
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      code: outcome.code,
    })
  }
  return outcome
}

const claimExpired: Outcome = { kind: 'notSent', reason: 'claim_expired' }

/** Writes the number under which the call may be repeated. Without it, or with the claim lost, nothing is sent. */
async function markIfRepeatable(context: PaymentContext, scope: Scope, payment: Payment): Promise<boolean> {
  if (payment.operationRef === null) return true
  return context.store.markRepeatable(scope, payment, payment.operationRef).catch((error: unknown) => {
    context.log.component('outcomes').warn('number of a payment not written: it is not sent', errorFields(error))
    return false
  })
}

/**
 * If this process stalled longer than `claimToCallMs` after claiming, the bank is not called: another process may already
 * have settled the payment.
 */
async function sendBeforeDeadline(
  context: PaymentContext,
  claimedAtMs: number,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const elapsedMs = context.clock.monotonicMs() - claimedAtMs
  if (elapsedMs > limits.claimToCallMs) return claimExpired
  try {
    return await send()
  } catch (error) {
    context.log.component('bank').error('connector threw: outcome unknown', errorFields(error))
    return { kind: 'unknown', reason: 'unreadable_answer' }
  }
}

/**
 * Writes a known outcome, with retries while the database is unavailable (`settleRetryMs`). `later`: the retries ran out
 * and the write continues in the background, or the outcome is left to the reconciler. Never an error, after which the
 * caller would charge again.
 */
export async function writeOutcome(
  context: PaymentContext,
  transition: Transition,
  write: (transition: Transition) => Promise<boolean>,
): Promise<boolean | 'later'> {
  const { payment, type } = transition
  const writeNow = () => write(changedWhenWritten(transition, context.databaseClock.now()))
  try {
    return await retryWhileDatabaseDown(context, writeNow)
  } catch (error) {
    const isKept = error instanceof DatabaseUnavailable && context.unwritten.keep(payment.paymentId, writeNow)
    context.log.component('outcomes')[isKept ? 'warn' : 'error']('not written in time', {
      paymentId: payment.paymentId,
      outcome: type,
      code: payment.bankCode ?? undefined,
      ...errorFields(error),
    })
    return 'later'
  }
}

/**
 * A claim whose acknowledgement was lost may have been written. Nothing is sent then, and the claim is released as soon as
 * the database responds, so that 503 is correct and the caller may retry.
 */
export async function releaseIfUnacknowledged<Result>(
  context: PaymentContext,
  scope: Scope,
  attempt: Attempt,
  claim: () => Promise<Result>,
): Promise<Result> {
  try {
    return await claim()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      context.unwritten.keep(attempt.paymentId, () => context.store.releaseClaim(scope, attempt))
    }
    throw error
  }
}

/** Settles a payment from the bank's answer. False when it could not: an approval is then flagged for manual review. */
export async function settleByAnswer(
  context: PaymentContext,
  scope: Scope,
  { transition, allowedStages }: { transition: Transition; allowedStages: readonly Stage[] },
  update: KeyUpdate,
): Promise<boolean> {
  const isWritten = await context.store.settle(scope, transition, allowedStages, update)
  const { payment } = transition
  if (!isWritten && payment.status === 'COMPLETED') await reviewLateApproval(context, scope, payment)
  return isWritten
}

/** Flags a payment for manual review when the bank approved it after it had been settled otherwise: the money moved. */
async function reviewLateApproval(context: PaymentContext, scope: Scope, approved: Payment): Promise<void> {
  const { paymentId, bankReference, bankCode } = approved
  const current = await context.store.find(scope, paymentId)
  if (current?.status === 'COMPLETED' || current?.status === 'REVERSED') return
  // Still open for this attempt: the answer was that of another payment, and the payment is in manual review already.
  if (current?.stage === 'attention' && current.attemptId === approved.attemptId) return
  context.log
    .component('outcomes')
    .error('the bank approved a payment that has ended otherwise (run pasarela payment list --attention)', {
      paymentId,
      tenantId: scope.tenantId,
      status: current?.status,
      code: bankCode ?? undefined,
    })
  const reference = bankReference === null ? {} : { reference: bankReference }
  const now = context.databaseClock.now()
  await context.store.flagReview(scope, paymentId, { reason: 'approved_after_end', now, data: reference })
}

/**
 * A write whose acknowledgement was lost may have been committed, and a retryable error would pay everybody twice. So the
 * write is repeated until it succeeds, in the background after `settleRetryMs`; the reconciler continues from there. Only for
 * idempotent writes. If it is certain that none of the attempts wrote anything, the error is thrown: what is in the memory
 * of this process alone would be lost with it.
 */
export async function writeOrLater(
  context: Pick<PaymentContext, 'clock' | 'unwritten' | 'log'>,
  id: string,
  write: () => Promise<boolean>,
): Promise<boolean | 'later'> {
  let mayBeWritten = false
  const attempt = () =>
    write().catch((error: unknown) => {
      mayBeWritten ||= !wroteNothing(error)
      throw error
    })
  return retryWhileDatabaseDown(context, attempt).catch((error: unknown) => {
    if (!mayBeWritten || !(error instanceof DatabaseUnavailable) || !context.unwritten.keep(id, write)) throw error
    context.log.component('outcomes').warn('not written in time', { paymentId: id, ...errorFields(error) })
    return 'later' as const
  })
}
