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
  keyId: string
  /** How long a pending operation is polled before the request is answered. */
  pendingWaitSeconds: number
  /** Allowed difference between a verified transfer and the expected amount. */
  tolerance: Tolerance
  /** Language of messages if the request does not choose one. */
  language: Language
}
