import type { Payment, Resolution } from '../../api/routes.ts'

/** Subject of a manual review: the charge, its reversal, or a credit received after a failure. */
export type Question = 'charge' | 'reversal' | 'review'

const openStages: readonly (Payment['stage'] | Payment['reversalStage'])[] = ['accepted', 'unknown', 'attention']

export function questionOf({
  stage,
  reversalStage,
  reviewReason,
}: Pick<Payment, 'stage' | 'reversalStage' | 'reviewReason'>): Question | undefined {
  if (openStages.includes(stage)) return 'charge'
  if (openStages.includes(reversalStage)) return 'reversal'
  return reviewReason === null ? undefined : 'review'
}

export const verdictsOf: Record<Question, readonly Resolution['verdict'][]> = {
  charge: ['completed', 'failed'],
  reversal: ['reversed', 'notReversed'],
  review: ['reviewed'],
}

/** Affirmative verdicts may carry the bank's reference; negative ones require a reason. */
export const isAffirmative = (verdict: Resolution['verdict']): boolean =>
  verdict === 'completed' || verdict === 'reversed'

/** Request body; empty fields and fields that do not apply to the verdict are omitted. */
export function resolutionOf(
  verdict: Resolution['verdict'],
  { reference, reason, hasNoLine }: { reference: string; reason: string; hasNoLine: boolean },
): Resolution {
  return {
    verdict,
    ...(isAffirmative(verdict) && !hasNoLine && reference.trim() && { reference: reference.trim() }),
    ...(isAffirmative(verdict) && hasNoLine && { noLine: true }),
    ...(reason.trim() && { reason: reason.trim() }),
  }
}
