import type { Clock } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Answer, IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { Delivery, DeliveryStore } from './deliveries.ts'
import { testEvent } from './events.ts'
import { outcomeOf } from './views.ts'

/** Results are read from the database, since another process may send: for 2 s longer than an attempt may take. */
const WAIT_MS = limits.webhookTimeoutMs + 2_000
const TEST_PAYMENT_ID = '00000000-0000-7000-8000-000000000000'
/** Exponential backoff of the reads: an endpoint that hangs costs 21 reads, against 240 at a fixed 50 ms. */
const FIRST_READ_MS = 50
const LONGEST_READ_MS = 800
const READ_GROWTH = 1.5

/** Limits on the test notifications waiting in this process, per tenant and overall: each holds a request and polls. */
const WAITING_PER_TENANT = 5
const WAITING = 50

export type Notifier = ReturnType<typeof createNotifier>

/** Test notifications: queued, signed and sent like any event, but the request waits for the endpoints' responses. */
export function createNotifier({
  deliveries,
  clock,
  databaseClock,
  random,
  notifySender,
}: {
  deliveries: Pick<DeliveryStore, 'ofEvents' | 'queueTest'>
  clock: Clock
  databaseClock: DatabaseClock
  random: Random
  notifySender: () => void
}) {
  const waiting = new Map<string, number>()
  let allWaiting = 0

  return {
    async test(scope: Scope, endpointId: string | undefined, claim?: IdempotencyClaim): Promise<Answer> {
      return whileCounted(scope, async () => {
        const eventId = random.uuid()
        const now = databaseClock.now()
        // Shaped like a payment event, for receivers that parse only those.
        const data = {
          tenantId: scope.tenantId,
          paymentId: TEST_PAYMENT_ID,
          status: 'COMPLETED',
          livemode: scope.livemode,
        }
        const body = JSON.stringify({ event: testEvent, data, timestamp: now.toISOString() })
        await deliveries.queueTest(scope, { eventId, body, now, endpointId }, claim)
        notifySender()
        return report(scope, eventId)
      })
    },
    report: (scope: Scope, eventId: string) => whileCounted(scope, () => report(scope, eventId)),
  }

  /** Refuses with 429 before anything is queued, so the same Idempotency-Key can be retried. */
  async function whileCounted<Result>({ tenantId }: Scope, work: () => Promise<Result>): Promise<Result> {
    const ofTenant = waiting.get(tenantId) ?? 0
    if (ofTenant >= WAITING_PER_TENANT || allWaiting >= WAITING) {
      throw new GatewayError('rate_limited', { retryAfterSeconds: 1, texts: tooManyWait })
    }
    waiting.set(tenantId, ofTenant + 1)
    allWaiting += 1
    try {
      return await work()
    } finally {
      allWaiting -= 1
      const left = (waiting.get(tenantId) ?? 1) - 1
      if (left > 0) waiting.set(tenantId, left)
      else waiting.delete(tenantId)
    }
  }

  /** Waits until every attempt of a test notification has ended and reports the results. */
  async function report(scope: Scope, eventId: string): Promise<Answer> {
    const untilMs = clock.monotonicMs() + WAIT_MS
    let attempts = await deliveries.ofEvents(scope, [eventId])
    for (let pauseMs = FIRST_READ_MS; attempts.some(isInFlight) && clock.monotonicMs() < untilMs; ) {
      await clock.sleep(pauseMs)
      pauseMs = Math.min(pauseMs * READ_GROWTH, LONGEST_READ_MS)
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

const tooManyWait = {
  en: `Too many test notifications are waiting for responses: at most ${WAITING_PER_TENANT} per tenant at a time.`,
  es: `Demasiadas notificaciones de prueba esperan respuesta: como máximo ${WAITING_PER_TENANT} por comercio a la vez.`,
}

function isInFlight({ state }: Delivery): boolean {
  return state === 'queued' || state === 'sending'
}
