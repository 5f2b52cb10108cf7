import { addDays, startOfCaracasDay } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import type { Log } from '../../foundation/log.ts'
import { toleratedVes } from '../../foundation/tolerance.ts'
import { isFreeTransfer, ownedByNumber } from '../matching/match.ts'
import type { ClaimantQuery, MatchingStore, StatementReading } from '../matching/store.ts'
import { matchRequests, mayPayRequest, type OpenRequest, type Verdict } from './rules.ts'
import type { RequestStore, StoredMovement } from './store.ts'

export type MatchParts = { requests: RequestStore; matching: MatchingStore }

/** Reports to the tenants of the account that a movement stays unmatched; once per movement. */
export type ReportUnmatched = (movement: Pick<StoredMovement, 'accountId' | 'movementId'>) => Promise<void>

/** The gateway's view of a movement, from one reading of the account's charges and requests. */
export type Assessment = {
  /** The C2P charge it is the line of, by the bank's own numbers. */
  chargeId: string | undefined
  /** It may be the line of a C2P charge whose line is not known. */
  mayBeCharge: boolean
  reading: StatementReading
  requests: OpenRequest[]
  verdict: Verdict
}

/** Charges of any tenant come first: a movement that may be the line of one is never given to a request. */
export async function assess(parts: MatchParts, movement: StoredMovement): Promise<Assessment> {
  const { line } = movement
  const reading = await readCharges(parts, movement)
  const charge = ownedByNumber(reading.lines, reading.claimants).find(({ key }) => key === line.key)
  const { requests, isComplete } = mayPayRequest(movement)
    ? await parts.requests.findCandidates(movement)
    : { requests: [], isComplete: true }
  return {
    chargeId: charge?.claimantId,
    mayBeCharge: !isFreeTransfer(line, reading.lines, reading.claimants),
    reading,
    requests,
    verdict: matchRequests(movement, requests, isComplete),
  }
}

/** Charges that could own the movement's line. Without any, the other lines of its amount do not matter. */
export async function readCharges(
  { matching, requests }: MatchParts,
  movement: StoredMovement,
): Promise<StatementReading> {
  const query = chargesOf(movement)
  const alone = await matching.readLines(query, [movement.line])
  if (alone.claimants.length === 0) return alone
  const alike = await requests.findAlike(movement)
  return matching.readLines(
    query,
    alike.map(({ line }) => line),
  )
}

function chargesOf({ accountId, amount, date }: StoredMovement): ClaimantQuery {
  return {
    purpose: 'charge',
    accountId,
    amount,
    since: startOfCaracasDay(addDays(date, -1)),
    until: startOfCaracasDay(addDays(date, 2)),
  }
}

/** Attempts to decide about a movement, while charges and requests of its account change at the same time. */
export const DECISION_ATTEMPTS = 3

/** Matches one movement that this process has taken, and says when it is matched next. */
export async function matchMovement(
  parts: MatchParts & { log: Log; now(): Date; reportUnmatched: ReportUnmatched },
  movement: StoredMovement,
): Promise<void> {
  const { requests, matching, log } = parts
  if (movement.direction === 'out') return requests.postpone(movement, null)
  for (let attempt = 1; attempt <= DECISION_ATTEMPTS; attempt += 1) {
    const { chargeId, mayBeCharge, reading, verdict } = await assess(parts, movement)
    if (chargeId !== undefined) {
      return matching.keepOwned(reading.basis.query, [{ key: movement.line.key, claimantId: chargeId }])
    }
    if (verdict.kind !== 'settle') return leave(nextMatch(movement, parts.now(), false))
    if (mayBeCharge) return leave(nextMatch(movement, parts.now(), true))
    const { request } = verdict
    const settled = await requests.settle(request, {
      movementKey: movement.line.key,
      basis: reading.basis,
      toleratedVes: toleratedVes(request.vesAmount, request.tolerance),
      mayOverpay: request.tolerance.acceptsOverpayment,
      now: parts.now(),
      by: verdict.by,
      actor: null,
    })
    if (!settled) continue
    log.info('movement matched', {
      paymentId: settled.paymentId,
      tenantId: request.tenantId,
      bank: movement.bank,
      status: settled.status,
    })
    return
  }
  await requests.postpone(movement, new Date(parts.now().getTime() + limits.matchIntervalMs))

  /** Reported first: a process that dies in between looks at the movement again, and the report is made once. */
  async function leave(until: Date | null): Promise<void> {
    if (until === null) await parts.reportUnmatched(movement)
    await requests.postpone(movement, until)
  }
}

/** When a movement that was not matched is looked at again; null: when a request that could fit is created. */
export function nextMatch({ seenAt }: Pick<StoredMovement, 'seenAt'>, now: Date, besideCharge: boolean): Date | null {
  const { matchAgainSeconds, matchBesideChargeSeconds, matchBesideChargeDays } = limits
  if (besideCharge) {
    const isOver = now.getTime() - seenAt.getTime() > matchBesideChargeDays * 86_400_000
    return isOver ? null : new Date(now.getTime() + matchBesideChargeSeconds * 1000)
  }
  const again = new Date(seenAt.getTime() + matchAgainSeconds * 1000)
  return again > now ? again : null
}
