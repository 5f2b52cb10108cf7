import type { Language } from './text.ts'
import type { Tolerance } from './tolerance.ts'

/**
 * Whose data, and of which world. Every store function takes one first: there is no way to ask for
 * a payment without saying for whom, and a test key cannot reach a live row.
 */
export type Scope = { readonly tenantId: string; readonly livemode: boolean }

/** Who calls, as every handler sees it. */
export type Caller = {
  scope: Scope
  tenantName: string
  keyId: string
  /** How long an operation that the bank left pending is followed before the answer. */
  pendingWaitSeconds: number
  /** How far a verified transfer may be from what was asked for. */
  tolerance: Tolerance
  /** Of messages, where the request does not choose one. */
  language: Language
}
