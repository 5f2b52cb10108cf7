/** The limit of an API key that a payout or a refund exceeds. */
export type KeyLimit = 'call' | 'day' | 'payee'

/**
 * Counts a payout or a refund against the limits of the request's key; null, or the limit that it exceeds
 * (use_key_budget.sql). Payments, documents, destinations and amounts are arrays of equal length, an
 * element per payee. Only in a CTE marked `materialized`, so
 * that it is called once.
 */
export function useKeyBudget({
  payments,
  documents,
  destinations,
  amounts,
  isReversal = false,
}: {
  payments: string
  documents: string
  destinations: string
  amounts: string
  isReversal?: boolean
}): string {
  return `use_key_budget(:tenantId::uuid, :livemode::boolean, :keyId::uuid, ${payments}, ${documents},
       ${destinations}, ${amounts}, ${isReversal})`
}
