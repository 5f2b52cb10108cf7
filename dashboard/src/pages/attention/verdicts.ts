import type { Payment, Resolution } from '../../api/routes.ts'

/** What only the bank, or a person who asked it, can tell about a payment. */
export type Question = 'charge' | 'reversal'

const openStages: readonly (Payment['stage'] | Payment['reversalStage'])[] = ['accepted', 'unknown', 'attention']

export function questionOf({ stage, reversalStage }: Pick<Payment, 'stage' | 'reversalStage'>): Question | undefined {
  if (openStages.includes(stage)) return 'charge'
  return openStages.includes(reversalStage) ? 'reversal' : undefined
}

export const verdictsOf: Record<Question, readonly Resolution['verdict'][]> = {
  charge: ['completed', 'failed'],
  reversal: ['reversed', 'notReversed'],
}

/** Yes may carry the bank's reference; no must say how one knows. */
export const isYes = (verdict: Resolution['verdict']): boolean => verdict === 'completed' || verdict === 'reversed'

/** As the gateway takes it: what is empty, or does not belong to the verdict, is left out. */
export function resolutionOf(verdict: Resolution['verdict'], reference: string, reason: string): Resolution {
  return {
    verdict,
    ...(isYes(verdict) && reference.trim() && { reference: reference.trim() }),
    ...(reason.trim() && { reason: reason.trim() }),
  }
}
