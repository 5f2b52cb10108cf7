import type { Payment, Resolution } from '../../api/routes.ts'

/** What only the bank, or a person who asked it, can tell about a payment. */
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

/** Yes may carry the bank's reference; no must say how one knows. */
export const isYes = (verdict: Resolution['verdict']): boolean => verdict === 'completed' || verdict === 'reversed'

/** As the gateway takes it: what is empty, or does not belong to the verdict, is left out. */
export function resolutionOf(
  verdict: Resolution['verdict'],
  { reference, reason, hasNoLine }: { reference: string; reason: string; hasNoLine: boolean },
): Resolution {
  return {
    verdict,
    ...(isYes(verdict) && !hasNoLine && reference.trim() && { reference: reference.trim() }),
    ...(isYes(verdict) && hasNoLine && { noLine: true }),
    ...(reason.trim() && { reason: reason.trim() }),
  }
}
