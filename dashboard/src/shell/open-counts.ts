import { useEffect, useState } from 'preact/hooks'
import { useLivePayments } from '../api/live.ts'
import type { Payment } from '../api/routes.ts'
import { call, may, type Scope, useMe } from '../session.ts'

/** Numbers of payments that wait for a person, shown in the menu. */
export type OpenCounts = { attention: number; approvals: number }

/** Limit of the count. */
const MAX_COUNT = 500

export const needsAttention = ({ stage, reversalStage, reviewReason }: Payment): boolean =>
  stage === 'attention' || reversalStage === 'attention' || reviewReason !== null

export const waitsForApproval = ({ stage }: Payment): boolean => stage === 'approval'
/** The parts of a disbursement are decided together, by its id. */
export const approvalIdOf = ({ batchId, paymentId }: Payment): string => batchId ?? paymentId

type OpenList = {
  route: 'GET /attention' | 'GET /approvals'
  read(scope: Scope, signal: AbortSignal): Promise<{ items: { paymentId: string }[] }>
  isOpen(payment: Payment): boolean
  idOf(payment: Payment): string
}

const attention: OpenList = {
  route: 'GET /attention',
  read: (scope, signal) => call('GET /attention', { query: { ...scope, limit: MAX_COUNT } }, { signal }),
  isOpen: needsAttention,
  idOf: ({ paymentId }) => paymentId,
}
const approvals: OpenList = {
  route: 'GET /approvals',
  read: (scope, signal) => call('GET /approvals', { query: scope }, { signal }),
  isOpen: waitsForApproval,
  idOf: approvalIdOf,
}

export function useOpenCounts(scope: Scope): OpenCounts {
  return { attention: useOpenCount(scope, attention), approvals: useOpenCount(scope, approvals) }
}

/** Read once, then updated by the event stream. */
function useOpenCount({ mode, tenantId }: Scope, { route, read, isOpen, idOf }: OpenList): number {
  const isAllowed = may(useMe(), route)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!isAllowed) return undefined
    const abort = new AbortController()
    read({ mode, tenantId }, abort.signal).then(
      ({ items }) => setIds(new Set(items.map(({ paymentId }) => paymentId))),
      () => {},
    )
    return () => abort.abort()
  }, [mode, tenantId, isAllowed])
  useLivePayments({
    onPayment(payment) {
      setIds((before) => {
        const after = new Set(before)
        if (isOpen(payment)) after.add(idOf(payment))
        else after.delete(idOf(payment))
        return after
      })
    },
  })
  return ids.size
}
