import type { Movement } from '../../banks/bank.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Tolerance, toleratedVes } from '../../foundation/tolerance.ts'
import { evidence, type Line, type Person } from '../matching/match.ts'
import { PROVING_DIGITS, transferKinds } from '../pago-movil/match-transfer.ts'

/**
 * Matching of an incoming movement to the requests of its account, of every tenant. Pure. The rules, in this order:
 *
 *   1. Only an incoming transfer that does not contradict itself counts, near the days on which the request can be paid.
 *   2. A request whose payer's phone, document or bank differs from the movement's is never settled by it.
 *   3. The right amount, within the tenant's tolerance, and the payer's phone or document: settles.
 *   4. The right amount and the reference that the customer reported, 6 digits or more: settles.
 *   5. Another amount of the payer of exactly one request: less pays a part of it, more completes it.
 *   6. Everything else is proposed to a person: another amount with the reference alone, the amount alone, a movement
 *      that is no proof, and any movement that fits several requests equally.
 *
 * Of requests that fit equally, one with payer and reference is preferred to others, and an open one to an expired one.
 */
export type Arrival = {
  line: Line
  date: string
  amount: Decimal
  direction: Movement['direction']
  reference: string
  /** The bank's own record, or a notification that counts as one. */
  isProof: boolean
}

export type OpenRequest = Scope & {
  paymentId: string
  vesAmount: Decimal
  remaining: Decimal
  tolerance: Tolerance
  person: Person
  /** That the customer reported. */
  reference: string | undefined
  openedAt: Date
  lateUntil: Date
  /** It has expired, and money that is late still settles it. */
  isExpired: boolean
}

export type Finding = {
  request: OpenRequest
  isInTime: boolean
  payer: ReturnType<typeof evidence>
  hasReference: boolean
  amount: 'equal' | 'less' | 'more'
}

/** How much of a request a movement pays. */
export type Share = 'whole' | 'part' | 'more'

export type ProposalReason =
  | 'not_proof'
  | 'several_fit'
  | 'several_of_payer'
  | 'amount_of_another'
  | 'overpayment_refused'
  | 'payer_differs'
  | 'amount_differs'
  | 'amount_only'
  | 'too_many'

export type Verdict =
  | { kind: 'settle'; request: OpenRequest; share: Share; by: 'payer' | 'reference' }
  | { kind: 'propose'; reason: ProposalReason; findings: Finding[] }
  | { kind: 'none'; reason: 'not_a_transfer' | 'nothing_fits' }

/** `isComplete`: `requests` has all that could fit; without that no one of them is known to be the only one. */
export function matchRequests(arrival: Arrival, requests: readonly OpenRequest[], isComplete = true): Verdict {
  if (!mayPayRequest(arrival)) return { kind: 'none', reason: 'not_a_transfer' }
  const findings = requests.map((request) => findingOf(arrival, request)).filter(({ isInTime }) => isInTime)
  const verdict = choose(findings, arrival)
  if (verdict.kind !== 'settle') return verdict
  const propose = (reason: ProposalReason): Verdict => ({ kind: 'propose', reason, findings })
  if (!isComplete) return propose('too_many')
  return arrival.isProof ? verdict : propose('not_proof')
}

export function mayPayRequest({ direction, line }: Pick<Arrival, 'direction' | 'line'>): boolean {
  return direction === 'in' && !line.isContradictory && transferKinds.includes(line.kind)
}

export function findingOf(arrival: Arrival, request: OpenRequest): Finding {
  return {
    request,
    isInTime: isNear(arrival.date, request),
    payer: evidence(arrival.line, request.person),
    hasReference: hasReference(arrival, request),
    amount: compareAmount(arrival.amount, request),
  }
}

function choose(findings: Finding[], arrival: Arrival): Verdict {
  const propose = (reason: ProposalReason): Verdict => ({ kind: 'propose', reason, findings })
  const named = findings.filter(({ payer }) => payer === 'own')
  const referred = findings.filter(({ payer, hasReference: has }) => payer === 'unnamed' && has)
  const paid = [...named, ...referred].filter(({ amount }) => amount === 'equal')
  const [first, ...rivals] = preferred(paid)
  if (first && rivals.length > 0) return propose('several_fit')
  if (first) return settle(first, 'whole')
  const [only, ...others] = preferred(named)
  if (only && others.length > 0) return propose('several_of_payer')
  if (only) return ofOtherAmount(only, findings)
  if (referred.length > 0) return propose('amount_differs')
  const possible = findings.filter(({ amount, hasReference: has }) => amount === 'equal' || has)
  if (possible.length === 0) return { kind: 'none', reason: 'nothing_fits' }
  if (possible.every(({ payer }) => payer !== 'unnamed')) return propose('payer_differs')
  return propose(arrival.isProof ? 'amount_only' : 'not_proof')

  /** Another amount of a payer with one request, unless it is the amount of a request that names nobody. */
  function ofOtherAmount(finding: Finding, all: readonly Finding[]): Verdict {
    const isOfAnother = all.some(
      ({ payer, amount, hasReference: has }) => payer === 'unnamed' && (amount === 'equal' || has),
    )
    if (isOfAnother) return propose('amount_of_another')
    if (finding.amount === 'less') return settle(finding, 'part')
    return finding.request.tolerance.acceptsOverpayment ? settle(finding, 'more') : propose('overpayment_refused')
  }
}

function settle({ request, payer }: Finding, share: Share): Verdict {
  return { kind: 'settle', request, share, by: payer === 'own' ? 'payer' : 'reference' }
}

/** The findings that fit best: with payer and reference before others, open requests before expired ones. */
function preferred(findings: readonly Finding[]): readonly Finding[] {
  const both = findings.filter(({ payer, hasReference: has }) => payer === 'own' && has)
  const best = both.length > 0 ? both : findings
  const open = best.filter(({ request }) => !request.isExpired)
  return open.length > 0 ? open : best
}

/** A day of tolerance at each end: money may come before its request, and banks may book a day late. */
function isNear(date: string, { openedAt, lateUntil }: OpenRequest): boolean {
  const from = addDays(caracasDate(openedAt.getTime()), -1)
  const to = addDays(caracasDate(lateUntil.getTime()), 1)
  return from <= date && date <= to
}

/** The reported digits end one of the movement's numbers. Banks that store numbers lose leading zeros, which prove nothing. */
function hasReference({ reference, line }: Arrival, { reference: wanted }: OpenRequest): boolean {
  if (wanted === undefined || wanted.length < PROVING_DIGITS) return false
  const isWhole = (number: string) =>
    withoutZeros(wanted).length >= PROVING_DIGITS && withoutZeros(number) === withoutZeros(wanted)
  return [reference, ...line.numbers].some((number) => number.endsWith(wanted) || isWhole(number))
}

function compareAmount(amount: Decimal, { vesAmount, remaining, tolerance }: OpenRequest): Finding['amount'] {
  if (amount.minus(remaining).abs().lte(toleratedVes(vesAmount, tolerance))) return 'equal'
  return amount.lt(remaining) ? 'less' : 'more'
}
