import type { Caller } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import type { PaymentContext } from '../submit.ts'
import { assignMovement } from './assign.ts'
import { type Assessment, assess } from './match.ts'
import { type Finding, findingOf, type ProposalReason, type Verdict } from './rules.ts'
import type { RequestStore } from './store.ts'

/** Why a movement pays for nothing yet. `checking`: it fits a request and is matched at the next look. */
export type UnmatchedReason =
  | ProposalReason
  | Extract<Verdict, { kind: 'none' }>['reason']
  | 'may_be_charge'
  | 'checking'

export const unmatchedReasons = [
  'not_proof',
  'several_fit',
  'several_of_payer',
  'amount_of_another',
  'overpayment_refused',
  'payer_differs',
  'amount_differs',
  'amount_only',
  'too_many',
  'not_a_transfer',
  'nothing_fits',
  'may_be_charge',
  'checking',
] as const satisfies UnmatchedReason[]

export type Explanation = { reason: UnmatchedReason | null; findings: Finding[] }

/** Decisions of operators about movements that the gateway could not match. */
export type Assignments = {
  /** Requests that a movement could pay for, the most probable first; without a reason if it is not unmatched. */
  explain(movementId: string): Promise<Explanation>
  /** Gives a movement to a request of the caller's tenant. */
  assign(decision: {
    caller: Caller
    actor: string
    language: Language
    movementId: string
    paymentId: string
  }): Promise<void>
}

export function createAssignments(context: PaymentContext, requests: RequestStore): Assignments {
  const { matching } = context
  return {
    async explain(movementId) {
      const movement = await requests.findAnywhere(movementId)
      if (!movement || movement.state === 'matched') return { reason: null, findings: [] }
      const assessment = await assess({ requests, matching }, movement)
      const findings = assessment.requests.map((request) => findingOf(movement, request))
      return {
        reason: movement.state === 'unmatched' ? reasonOf(assessment) : null,
        findings: findings.toSorted((one, other) => weightOf(other) - weightOf(one)),
      }
    },

    async assign({ caller, actor, language, movementId, paymentId }) {
      await assignMovement(
        context,
        requests,
        { caller, language, params: { id: movementId }, body: { paymentId } },
        actor,
      )
    },
  }
}

function reasonOf({ chargeId, mayBeCharge, verdict }: Assessment): UnmatchedReason {
  if (chargeId !== undefined) return 'may_be_charge'
  if (verdict.kind !== 'settle') return verdict.reason
  return mayBeCharge ? 'may_be_charge' : 'checking'
}

function weightOf({ payer, hasReference, amount, isInTime, request }: Finding): number {
  const payerWeight = { own: 4, unnamed: 0, mixed: -2, others: -4 }[payer]
  return (
    payerWeight +
    (hasReference ? 3 : 0) +
    (amount === 'equal' ? 2 : 0) -
    (isInTime ? 0 : 1) -
    (request.isExpired ? 1 : 0)
  )
}
