import type { Movement } from '../../banks/bank.ts'
import { addDays, caracasDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import type { Basis } from '../matching/store.ts'
import type { Payment } from '../payment.ts'
import { checkTime } from '../schedule.ts'
import type { Search, StatementFinding } from './statement.ts'

/**
 * Decisions of the reconciler. Pure: the facts of a payment, the latest finding about it, and the moment.
 *
 *   intent      its time is over                        → FAILED, INTENT_EXPIRED
 *   request     its time is over                        → FAILED, INTENT_EXPIRED; late money still completes it
 *   approval    its time is over                        → FAILED, APPROVAL_EXPIRED
 *   queued      its disbursement's process died         → paid now
 *   submitted   its caller died                         → unknown
 *   accepted    the bank has an id for it               → queried by id
 *   unknown     with an id, or found by its payment     → queried by it
 *               with a number the bank pays once        → sent again under it, when no call can be in flight
 *               a C2P charge or a reversal              → searched in the statement, if the bank has one
 *               a reversal found by its payment         → queried by it
 *               anything else                           → manual review, after its time
 *   attention   in manual review                        → checked like unknown, and not escalated again
 *   FAILED      because the statement did not show it   → watched: its line may still appear
 *   COMPLETED   by the line of a charge                 → watched: the bank may give the money back
 *
 * Age alone never fails a payment that was submitted. It fails when the bank says so: by a code, or by everything the bank
 * offers to find a charge, queried when no call of ours has been in flight for long enough. Reversals follow the same
 * rules with one exception: no bank proves that money did not go out, so with real money an operator decides.
 */
export function decide(facts: PaymentFacts, finding: Finding, moment: Moment): Decision {
  if (finding.kind === 'overtaken') return { do: 'checkAgain', at: nextCheckOf(0, moment) }
  if (facts.reversalStage === 'submitted') return { do: 'markUnknown', nextCheckAt: nextCheckOf(facts.checks, moment) }
  if (facts.reversalStage !== null) return decideReversal(facts, finding, moment)
  switch (facts.stage) {
    case 'intent':
    case 'request':
    case 'approval':
      return decideExpiry(facts, moment)
    case 'queued':
      return { do: 'pay' }
    case 'submitted':
      return { do: 'markUnknown', nextCheckAt: nextCheckOf(0, moment) }
    case 'accepted':
    case 'unknown':
    case 'attention':
      if (facts.operationId !== null || facts.isFoundByPayment) return decideByOperation(facts, finding, moment)
      if (facts.operationRef !== null) return decideResend(facts, finding, moment)
      // Only a C2P charge can be recognised in a statement.
      return facts.method === 'C2P'
        ? decideByStatement('charge', facts, finding, moment)
        : scheduleNextCheck(facts, moment)
    case null:
      return facts.status === 'COMPLETED'
        ? decideCompleted(facts, finding, moment)
        : decideWatched(facts, finding, moment)
  }
}

export type PaymentFacts = Pick<
  Payment,
  | 'status'
  | 'stage'
  | 'reversalStage'
  | 'method'
  | 'operationId'
  | 'operationRef'
  | 'createdAt'
  | 'updatedAt'
  | 'expiresAt'
  | 'submittedAt'
  | 'reversalSubmittedAt'
  | 'reversalCode'
  | 'checks'
> & {
  livemode: boolean
  /** The bank finds it by its payment, without an id from an answer. */
  isFoundByPayment: boolean
  /** After this time no call can be in flight: of the reversal where there is one, otherwise of the charge. */
  callsEndedAt: Date | null
}

/** The latest knowledge about a payment, all of it from this check. */
export type Finding =
  | { kind: 'none' }
  /** The query of the operation by id, or of a reversal by its payment, which writes the bank's decision itself. */
  | { kind: 'operation'; isPending: boolean }
  | StatementFinding
  /** The statement shows no money that may have gone back to the payer. */
  | { kind: 'notReturned' }
  /** The account can no longer carry the payment out. */
  | { kind: 'notResent' }
  /** The previous decision was not written, because something it rests on had changed. */
  | { kind: 'overtaken' }

/** `jitter`: a fraction in [0, 1) that spreads the checks of payments left open together. */
export type Moment = { now: Date; jitter: number }

export type Decision =
  | Question
  | { do: 'pay' }
  | { do: 'markUnknown'; nextCheckAt: Date }
  | { do: 'resend'; nextCheckAt: Date }
  | { do: 'escalate'; reason: string; nextCheckAt: Date }
  | { do: 'checkAgain'; at: Date }
  | Ending

/** Each is followed by another decision, about its finding. */
type Question =
  | { do: 'queryOperation' | 'queryReversal' }
  | ({ do: 'searchStatement' | 'confirmAbsence' } & Search)
  | ({ do: 'searchReturned' } & Pick<Search, 'from' | 'to'>)

type Ending =
  | { do: 'expire' }
  /** `watchAt`: when money that went back to the payer is searched; null for a reversal. */
  | { do: 'complete'; purpose: Search['purpose']; movement: Movement; basis: Basis; watchAt: Date | null }
  /** `watchAt`: when the line of a failed charge is searched again; null for a reversal. */
  | { do: 'fail'; purpose: Search['purpose']; basis: Basis; watchAt: Date | null }
  /** The line of a charge that failed by its absence appeared: too late for the tenant, not for an operator. */
  | { do: 'flagLateLine'; movement: Movement; basis: Basis }
  /** Money may have gone back to the payer of a charge that its line had completed. */
  | { do: 'flagReturned' }
  | { do: 'stopWatching' }
  /** The query of the operation has settled the payment. */
  | { do: 'nothing' }

/** The start of the call whose line is searched. */
export function callStart(facts: Pick<PaymentFacts, CallTime>): Date {
  return facts.reversalStage === null
    ? (facts.submittedAt ?? facts.createdAt)
    : (facts.reversalSubmittedAt ?? facts.updatedAt)
}

type CallTime = 'reversalStage' | 'reversalSubmittedAt' | 'submittedAt' | 'createdAt' | 'updatedAt'

function decideExpiry({ expiresAt }: PaymentFacts, { now }: Moment): Decision {
  return expiresAt !== null && expiresAt > now ? { do: 'checkAgain', at: expiresAt } : { do: 'expire' }
}

function decideByOperation(facts: PaymentFacts, finding: Finding, moment: Moment): Decision {
  if (finding.kind !== 'operation') return { do: 'queryOperation' }
  return finding.isPending ? scheduleNextCheck(facts, moment) : { do: 'nothing' }
}

function decideReversal(
  facts: PaymentFacts,
  finding: Exclude<Finding, { kind: 'overtaken' }>,
  moment: Moment,
): Decision {
  if (!facts.isFoundByPayment || finding.kind === 'unavailable') {
    return decideByStatement('reversal', facts, finding, moment)
  }
  if (finding.kind !== 'operation') return { do: 'queryReversal' }
  return finding.isPending ? scheduleNextCheck(facts, moment) : { do: 'nothing' }
}

/**
 * A payment that the bank carries out once for its number. The bank may still be carrying out the former call: the next
 * one waits until the network has given that up. In manual review nothing is sent: the operator may pay another way.
 */
function decideResend(facts: PaymentFacts, finding: Finding, moment: Moment): Decision {
  const next = scheduleNextCheck(facts, moment)
  if (finding.kind === 'notResent' || next.do !== 'checkAgain' || facts.stage !== 'unknown') return next
  if (facts.callsEndedAt === null) return next
  const earliest = new Date(facts.callsEndedAt.getTime() + limits.resendAfterSeconds[modeOf(facts)] * 1000)
  if (earliest > moment.now) return { do: 'checkAgain', at: earliest }
  return { do: 'resend', nextCheckAt: next.at }
}

function decideByStatement(
  purpose: Search['purpose'],
  facts: PaymentFacts,
  finding: Exclude<Finding, { kind: 'overtaken' }>,
  moment: Moment,
): Decision {
  const search = searchOf(purpose, facts)
  switch (finding.kind) {
    case 'none':
    case 'operation':
      return { do: 'searchStatement', ...search }
    case 'notReturned':
    case 'notResent':
      return scheduleNextCheck(facts, moment)
    case 'found':
      return {
        do: 'complete',
        purpose,
        movement: finding.movement,
        basis: finding.basis,
        watchAt: purpose === 'charge' ? nextWatch(moment) : null,
      }
    case 'absent':
      return decideAbsence(facts, search, moment)
    case 'absenceConfirmed':
      return purpose === 'charge'
        ? { do: 'fail', purpose, basis: finding.basis, watchAt: nextWatch(moment) }
        : decideAbsentReversal(facts, finding.basis, moment)
    case 'ambiguous':
      // A rival whose call is in flight may take its own line a moment later.
      return finding.isRivalInFlight ? scheduleNextCheck(facts, moment) : escalate(facts, finding.reason, moment)
    case 'unavailable':
      return finding.reason === 'account_replaced'
        ? escalate(facts, finding.reason, moment)
        : scheduleNextCheck(facts, moment)
  }
}

/** An absence that will count at a known time is not escalated before it. */
function decideAbsence(facts: PaymentFacts, search: Search, moment: Moment): Decision {
  const countsAt = absenceCountsAt(facts, search)
  if (countsAt === null) return scheduleNextCheck(facts, moment)
  if (countsAt <= moment.now) return { do: 'confirmAbsence', ...search }
  return { do: 'checkAgain', at: earlier(nextCheckOf(facts.checks, moment), countsAt) }
}

function decideAbsentReversal(facts: PaymentFacts, basis: Basis, moment: Moment): Decision {
  // An unclear code of the bank, such as "already done", contradicts absence.
  const mayEnd = limits.reversalEndsByAbsence[modeOf(facts)] && facts.reversalCode === null
  return mayEnd
    ? { do: 'fail', purpose: 'reversal', basis, watchAt: null }
    : escalate(facts, 'not_in_statement', moment)
}

/** A charge that failed by absence: its line is searched until its days are over. */
function decideWatched(
  facts: PaymentFacts,
  finding: Exclude<Finding, { kind: 'overtaken' }>,
  moment: Moment,
): Decision {
  if (finding.kind === 'none') return { do: 'searchStatement', ...searchOf('charge', facts) }
  if (finding.kind === 'found') return { do: 'flagLateLine', movement: finding.movement, basis: finding.basis }
  return watchAgain(facts, moment)
}

/** A charge that its line completed: money that went back is searched until its days are over. */
function decideCompleted(
  facts: PaymentFacts,
  finding: Exclude<Finding, { kind: 'overtaken' }>,
  moment: Moment,
): Decision {
  if (finding.kind === 'none') {
    const { from } = searchOf('charge', facts)
    return { do: 'searchReturned', from, to: caracasDate(moment.now.getTime()) }
  }
  const isReturned = finding.kind === 'ambiguous' && !finding.isRivalInFlight
  return isReturned ? { do: 'flagReturned' } : watchAgain(facts, moment)
}

function watchAgain(facts: PaymentFacts, moment: Moment): Decision {
  const isOver = moment.now.getTime() - callStart(facts).getTime() > limits.watchFailedSeconds * 1000
  return isOver ? { do: 'stopWatching' } : { do: 'checkAgain', at: nextWatch(moment) }
}

/** A later check, with growing delays; once the time for automatic checks is over, manual review. */
function scheduleNextCheck(facts: PaymentFacts, moment: Moment): Decision {
  const next = nextCheckOf(facts.checks, moment)
  if (isEscalated(facts)) return { do: 'checkAgain', at: next }
  const began = facts.reversalSubmittedAt ?? facts.submittedAt ?? facts.createdAt
  const attentionAt = new Date(began.getTime() + limits.attentionSeconds[modeOf(facts)] * 1000)
  if (attentionAt <= moment.now) return escalate(facts, 'bank_cannot_tell', moment)
  return { do: 'checkAgain', at: earlier(next, attentionAt) }
}

/** Manual review, once: an escalated payment keeps being checked. */
function escalate(facts: PaymentFacts, reason: string, moment: Moment): Decision {
  if (isEscalated(facts)) return scheduleNextCheck(facts, moment)
  return { do: 'escalate', reason, nextCheckAt: nextCheckOf(facts.checks, moment) }
}

/**
 * The days on which the statement may show the call: from the one on which it began, by a bank's clock that may be a little
 * behind ours, to the one after that on which the bank can have carried it out last. A bank may book on the next day what is
 * done near midnight, or everything.
 */
function searchOf(purpose: Search['purpose'], facts: PaymentFacts): Search {
  const beganMs = callStart(facts).getTime()
  const endedMs = Math.max(beganMs, facts.callsEndedAt?.getTime() ?? 0)
  return {
    purpose,
    from: caracasDate(beganMs - limits.bankClockToleranceMs),
    to: addDays(caracasDate(endedMs + limits.bankClockToleranceMs), 1),
  }
}

/**
 * When a confirmed absence counts: no call has been in flight for long enough and, with real money, the last of the days has
 * begun, so that its list can be queried too. Null while it is not known when the last call ends.
 */
function absenceCountsAt(facts: PaymentFacts, { to }: Search): Date | null {
  if (facts.callsEndedAt === null) return null
  const mode = modeOf(facts)
  const rested = facts.callsEndedAt.getTime() + limits.notFoundSeconds[mode] * 1000
  const lastDay = limits.absenceNeedsNextDay[mode] ? startOfCaracasDay(to).getTime() : 0
  return new Date(Math.max(rested, lastDay))
}

function isEscalated({ stage, reversalStage }: PaymentFacts): boolean {
  return stage === 'attention' || reversalStage === 'attention'
}

function modeOf({ livemode }: PaymentFacts): 'live' | 'test' {
  return livemode ? 'live' : 'test'
}

function nextCheckOf(checks: number, { now, jitter }: Moment): Date {
  return checkTime(now, checks, jitter)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

function nextWatch({ now }: Moment): Date {
  return new Date(now.getTime() + limits.watchFailedEverySeconds * 1000)
}
