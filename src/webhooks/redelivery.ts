import { auditParams } from '../audit/entry.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { DeliveryStore } from './deliveries.ts'

export type Redelivery = ReturnType<typeof createRedelivery>

/** Sends an event again because a person asked for it: a delivery with an id of its own, which names the first. */
export function createRedelivery({
  deliveries,
  databaseClock,
  random,
  notifySender,
}: {
  deliveries: DeliveryStore
  databaseClock: Pick<DatabaseClock, 'now'>
  random: Random
  notifySender(): void
}) {
  return {
    /** Returns the id of the new delivery, which is queued. */
    async redeliver(scope: Scope, first: { endpointId: string; eventId: string }, actor: string): Promise<string> {
      const newId = random.uuid()
      const request = { ...first, newId, now: databaseClock.now() }
      await deliveries.redeliver(scope, request, auditParams(random, actor))
      notifySender()
      return newId
    },
  }
}
