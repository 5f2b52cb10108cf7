import type { Party } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'

/** Test payer whose intents expire immediately, to test an expiry without waiting. */
const EXPIRED_AT_ONCE = 'V00000010'

/** More than the gateway's estimate of the database's clock can be ahead of that clock. */
const CLEARLY_PAST_MS = 60_000

/**
 * The expiry of an intent of the test payer: in the past, because the database compares it with its own clock. The only
 * test value of the gateway itself; all others belong to the simulated banks.
 */
export function testExpiry({ livemode }: Scope, { document }: Party, now: Date): Date | undefined {
  return !livemode && document === EXPIRED_AT_ONCE ? new Date(now.getTime() - CLEARLY_PAST_MS) : undefined
}
