import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Answer, IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { Delivery, DeliveryStore } from './deliveries.ts'
import { testEvent } from './events.ts'
import { outcomeOf } from './faces.ts'

/** The sender may be another process: it is asked for in the database, this often and for a little longer than it has. */
const LOOK_MS = 50
const WAIT_MS = limits.webhookTimeoutMs + 2_000

export type Notifier = ReturnType<typeof createNotifier>

/** Test notifications: queued, signed and sent like any event; only that somebody waits for the answers. */
export function createNotifier({
  deliveries,
  clock,
  databaseClock,
  random,
  poke,
}: {
  deliveries: DeliveryStore
  clock: Clock
  databaseClock: DatabaseClock
  random: Random
  poke: () => void
}) {
  return {
    async test(scope: Scope, endpointId: string | undefined, claim?: IdempotencyClaim): Promise<Answer> {
      const eventId = random.uuid()
      const now = databaseClock.now()
      const data = { tenantId: scope.tenantId, livemode: scope.livemode }
      const body = JSON.stringify({ event: testEvent, data, timestamp: now.toISOString() })
      await deliveries.queueTest(scope, { eventId, body, now, endpointId }, claim)
      poke()
      return report(scope, eventId)
    },
    report,
  }

  /** What came of a test notification, once every attempt is over. */
  async function report(scope: Scope, eventId: string): Promise<Answer> {
    const untilMs = clock.monotonicMs() + WAIT_MS
    let attempts = await deliveries.ofEvents(scope, [eventId])
    while (attempts.some(isUnderWay) && clock.monotonicMs() < untilMs) {
      await clock.sleep(LOOK_MS)
      attempts = await deliveries.ofEvents(scope, [eventId])
    }
    return {
      status: 202,
      body: {
        sent: attempts.some(({ state }) => state === 'delivered'),
        event: testEvent,
        tenantId: scope.tenantId,
        deliveries: attempts.map((delivery) => ({
          webhookId: delivery.endpointId,
          status: delivery.state,
          ...outcomeOf(delivery),
        })),
      },
    }
  }
}

function isUnderWay({ state }: Delivery): boolean {
  return state === 'queued' || state === 'sending'
}
