import type { Party } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'

/** A payer whose intents have expired as soon as they exist, so that an expiry can be rehearsed without waiting. */
const EXPIRED_AT_ONCE = 'V00000010'

/** What a test key can rehearse of the gateway's own behaviour; everything else is the simulated banks'. */
export function expiresAtOnce({ livemode }: Scope, { document }: Party): boolean {
  return !livemode && document === EXPIRED_AT_ONCE
}
