import type { Party } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'

/** Test payer whose intents expire immediately, to test an expiry without waiting. */
const EXPIRED_AT_ONCE = 'V00000010'

/** The only test value of the gateway itself; all others belong to the simulated banks. */
export function expiresAtOnce({ livemode }: Scope, { document }: Party): boolean {
  return !livemode && document === EXPIRED_AT_ONCE
}
