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

/** The sender may be another process: its results are read from the database, for a little longer than an attempt has. */
const WAIT_MS = limits.webhookTimeoutMs + 2_000
/** Most endpoints answer within a second; one that hangs costs 21 reads instead of the 240 of an even interval of 50 ms. */
const TEST_PAYMENT_ID = '00000000-0000-7000-8000-000000000000'
const FIRST_READ_MS = 50
const LONGEST_READ_MS = 800
const READ_GROWTH = 1.5

/** Test notifications of this process that wait at once: of one tenant, and in all. Each holds a request and reads. */
const WAITING_PER_TENANT = 5
const WAITING = 50

export type Notifier = ReturnType<typeof createNotifier>

/** Test notifications: queued, signed and sent like any event; only that somebody waits for the answers. */
export function createNotifier({
  deliveries,
  clock,
  databaseClock,
  random,
  notifySender,
}: {
  deliveries: DeliveryStore
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
        // As an event of a payment would be read, by receivers that know only those.
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

  /** Refused before anything is queued: the same Idempotency-Key may be tried again. */
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

  /** What came of a test notification, once every attempt is over. */
  async function report(scope: Scope, eventId: string): Promise<Answer> {
    const untilMs = clock.monotonicMs() + WAIT_MS
    let attempts = await deliveries.ofEvents(scope, [eventId])
    for (let pauseMs = FIRST_READ_MS; attempts.some(isUnderWay) && clock.monotonicMs() < untilMs; ) {
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
  en: `Too many test notifications are waiting for their answers: at most ${WAITING_PER_TENANT} of a tenant at once.`,
  es: `Demasiadas notificaciones de prueba esperan respuesta: a lo sumo ${WAITING_PER_TENANT} de un comercio a la vez.`,
}

function isUnderWay({ state }: Delivery): boolean {
  return state === 'queued' || state === 'sending'
}
