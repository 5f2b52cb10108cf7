import type { Payment } from '../api/routes.ts'

export type NoticeKind = 'paid' | 'attention'

/** Methods by which money comes in. */
const incoming: readonly Payment['method'][] = ['C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO']

/** Kind of notification that a changed payment is worth, if any. */
export function noticeOf({
  status,
  stage,
  method,
  reversalStage,
  reviewReason,
}: Pick<Payment, 'status' | 'stage' | 'method' | 'reversalStage' | 'reviewReason'>): NoticeKind | undefined {
  if (stage === 'attention' || reversalStage === 'attention' || reviewReason !== null) return 'attention'
  // While it is being reversed, a payment is still COMPLETED.
  return status === 'COMPLETED' && reversalStage === null && incoming.includes(method) ? 'paid' : undefined
}
