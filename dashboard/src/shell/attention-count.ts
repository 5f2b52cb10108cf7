import { useEffect, useState } from 'preact/hooks'
import { useLivePayments } from '../api/live.ts'
import type { Payment } from '../api/routes.ts'
import { call, type Scope } from '../session.ts'

/** Limit of the count. */
const MAX_COUNT = 500

export const needsAttention = ({ stage, reversalStage, reviewReason }: Payment): boolean =>
  stage === 'attention' || reversalStage === 'attention' || reviewReason !== null

/** Number of payments that need manual review: read once, then updated by the event stream. */
export function useAttentionCount({ mode, tenantId }: Scope): number {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const abort = new AbortController()
    const query = { mode, tenantId, limit: MAX_COUNT }
    call('GET /attention', { query }, { signal: abort.signal }).then(
      ({ items }) => setIds(new Set(items.map(({ paymentId }) => paymentId))),
      () => {},
    )
    return () => abort.abort()
  }, [mode, tenantId])
  useLivePayments({
    onPayment(payment) {
      setIds((before) => {
        const after = new Set(before)
        if (needsAttention(payment)) after.add(payment.paymentId)
        else after.delete(payment.paymentId)
        return after
      })
    },
  })
  return ids.size
}
