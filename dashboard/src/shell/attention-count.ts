import { useEffect, useState } from 'preact/hooks'
import { useLivePayments } from '../api/live.ts'
import type { Payment } from '../api/routes.ts'
import { call, type Scope } from '../session.ts'

/** The most that are counted: beyond it the number says nothing more. */
const MOST = 500

export const needsAttention = ({ stage, reversalStage, reviewReason }: Payment): boolean =>
  stage === 'attention' || reversalStage === 'attention' || reviewReason !== null

/** How many payments wait for a person: read once, then kept by what the stream tells. */
export function useAttentionCount({ mode, tenantId }: Scope): number {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const leaving = new AbortController()
    const query = { mode, tenantId, limit: MOST }
    call('GET /attention', { query }, { signal: leaving.signal }).then(
      ({ items }) => setIds(new Set(items.map(({ paymentId }) => paymentId))),
      () => {},
    )
    return () => leaving.abort()
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
