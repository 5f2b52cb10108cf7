import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

const hasEndpoint = statement<Scope, { hasEndpoint: boolean }>(
  'webhooks.has_endpoint',
  `select exists (
     select from webhook_endpoints where tenant_id = :tenantId and livemode = :livemode and is_active) as "hasEndpoint"`,
)

/**
 * Tenants with active endpoints, as far as this process knows: an event of a tenant without one needs no claim of
 * deliveries, which costs as much as the settlement that wrote the event. Known for `webhookSubscribersMs`; an event
 * of an endpoint that is newer than that waits for the next poll.
 */
export function createSubscribers({ database, clock }: { database: Database; clock: Clock }) {
  const known = new Map<string, { readAtMs: number; hasEndpoint: boolean }>()
  return {
    /** True while it is not known. */
    mayInclude(scope: Scope): boolean {
      const key = `${scope.tenantId} ${scope.livemode}`
      const now = clock.monotonicMs()
      const entry = known.get(key)
      if (entry && now - entry.readAtMs < limits.webhookSubscribersMs) return entry.hasEndpoint
      if (known.size >= limits.webhookSubscribersEntries) known.clear()
      // Until the answer is there, and if there is none, the tenant counts as one with an endpoint.
      known.set(key, { readAtMs: now, hasEndpoint: true })
      run(database, hasEndpoint, scope).then(
        ([row]) => known.set(key, { readAtMs: now, hasEndpoint: row?.hasEndpoint ?? true }),
        () => known.delete(key),
      )
      return true
    },
  }
}
