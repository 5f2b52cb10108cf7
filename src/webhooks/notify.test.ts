import { describe, expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Delivery, DeliveryStore } from './deliveries.ts'
import { createNotifier } from './notify.ts'

/** Notifier whose endpoints hang until the test lets them respond, with counts of reads and queued notifications. */
function startHanging() {
  const clock = manualClock()
  const counts = { reads: 0, queued: 0 }
  let state: Delivery['state'] = 'sending'
  const deliveries: Pick<DeliveryStore, 'ofEvents' | 'queueTest'> = {
    async ofEvents(_scope, [eventId = '']) {
      counts.reads += 1
      return [deliveryOf(eventId, state)]
    },
    async queueTest() {
      counts.queued += 1
    },
  }
  const databaseClock = { now: () => new Date(clock.now()), stop: async () => {} }
  const notifier = createNotifier({ deliveries, clock, databaseClock, random: systemRandom, notifySender: () => {} })
  const notify = async (scope: Scope) => {
    const answer = notifier.test(scope, undefined)
    answer.catch(() => {})
    // Runs everything up to the first pause.
    await new Promise((resolve) => setImmediate(resolve))
    return { answer }
  }
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) await clock.advance(10)
  }
  return { counts, notify, pass, answerAll: () => (state = 'delivered'), hang: () => (state = 'sending') }
}

function deliveryOf(eventId: string, state: Delivery['state']): Delivery {
  const nothing = { paymentId: null, sentAt: null, responseStatus: null, error: null, durationMs: null, excerpt: null }
  const at = { createdAt: new Date(0), redeliveryOf: null }
  return { ...nothing, ...at, eventId, endpointId: systemRandom.uuid(), event: 'notification.test', state, body: '{}' }
}

const newScope = (): Scope => ({ tenantId: systemRandom.uuid(), livemode: false })
const refused = { code: 'rate_limited', retryAfterSeconds: 1 }

describe('a test notification that waits for its responses', () => {
  test('reads the database at most 25 times, however long the endpoint hangs', async () => {
    const { counts, notify, pass } = startHanging()
    const { answer } = await notify(newScope())
    await pass(15_000)
    expect((await answer).body).toMatchObject({ sent: false, deliveries: [{ status: 'sending' }] })
    expect(counts.reads).toBeGreaterThan(10)
    expect(counts.reads).toBeLessThanOrEqual(25)
  })

  test('returns within one second of the endpoint’s response', async () => {
    const { notify, pass, answerAll } = startHanging()
    const { answer } = await notify(newScope())
    await pass(5_000)
    answerAll()
    await pass(1_000)
    expect((await answer).body).toMatchObject({ sent: true, deliveries: [{ status: 'delivered' }] })
  })

  test('is refused and not queued while five of the same tenant wait in either mode', async () => {
    const { counts, notify, pass, answerAll, hang } = startHanging()
    const tenant = newScope()
    const waiting = [
      ...(await Promise.all([1, 2, 3].map(() => notify(tenant)))),
      ...(await Promise.all([1, 2].map(() => notify({ ...tenant, livemode: true })))),
    ]
    const { answer: sixth } = await notify(tenant)
    await expect(sixth).rejects.toMatchObject(refused)
    expect(counts.queued).toBe(5)
    waiting.push(await notify(newScope()))
    expect(counts.queued).toBe(6)

    answerAll()
    await pass(1_000)
    await Promise.all(waiting.map(({ answer }) => answer))
    hang()
    await notify(tenant)
    expect(counts.queued).toBe(7)
  })

  test('is refused while fifty of all tenants together wait', async () => {
    const { counts, notify } = startHanging()
    for (let index = 0; index < 50; index += 1) await notify(newScope())
    const { answer } = await notify(newScope())
    await expect(answer).rejects.toMatchObject(refused)
    expect(counts.queued).toBe(50)
  })
})
