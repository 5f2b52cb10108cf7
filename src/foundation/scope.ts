import type { KeyRestrictions } from './key-scopes.ts'
import type { Decimal } from './money.ts'
import type { Language } from './text.ts'
import type { Tolerance } from './tolerance.ts'

/**
 * Tenant and mode of the data. Every store function takes a scope first: no query runs without a tenant, and a test key
 * cannot reach a live row.
 */
export type Scope = { readonly tenantId: string; readonly livemode: boolean }

/** Authenticated caller of a request. */
export type Caller = {
  scope: Scope
  tenantName: string
  /** The API key behind the request; null for a person in the dashboard. A customer acts with the key of the session. */
  keyId: string | null
  /** The caller's name in the audit log. */
  actor: string
  /** Null for callers that are not restricted by a key: people, whose role was checked, and customers at the checkout. */
  restrictions: KeyRestrictions | null
  /** Payouts of the tenant above this amount wait for a second person; null: none does. */
  approvalAboveVes: Decimal | null
  /** How long a pending operation is polled before the request is answered. */
  pendingWaitSeconds: number
  /** Allowed difference between a verified transfer and the expected amount. */
  tolerance: Tolerance
  /** Language of messages if the request does not choose one. */
  language: Language
}
