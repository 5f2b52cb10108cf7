import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { seededRandom } from '../harness/random.ts'
import { requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'

const KILLS = 200
const SENDERS = 4
const EVENTS_PER_KILL = 4

const program = fileURLToPath(new URL('../fixtures/killable-sender.ts', import.meta.url))
const random = seededRandom(20261115)

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver

beforeAll(async () => {
  sandbox = await startTestSandbox()
  // This gateway sends no webhooks: all are sent by the processes that are killed.
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_ROLE: 'api', PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' },
  })
  receiver = await startReceiver(async () => {
    await setTimeout(random.fraction() * 40)
    return { status: random.fraction() < 0.1 ? 500 : 200 }
  })
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

async function startSender(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), `pasarela-test-compile-cache-${userInfo().uid}`),
      CONNECTION: JSON.stringify(gateway.connection),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const countByState = positionalStatement(
  'test.states',
  `select state, count(*)::int as count from webhook_deliveries group by state order by state`,
)
/** The lease is too long to wait for; the claim times are moved instead. */
const ageClaims = positionalStatement(
  'test.age',
  `update webhook_deliveries set claimed_at = claimed_at - interval '1 minute' where state = 'sending'`,
)
const listDeliveries = positionalStatement(
  'test.deliveries',
  `select endpoint_id as "endpointId", event_id as "eventId", state from webhook_deliveries`,
)

test(`senders killed ${KILLS} times under load deliver no event twice to an endpoint and lose none`, async () => {
  const { key } = await gateway.createTenant()
  const pathOf = new Map<string, string>()
  for (const path of ['/one', '/two', '/three']) {
    const { id } = await register(gateway, key, { url: receiver.url + path, events: ['payment.pending'] })
    pathOf.set(id, path)
  }
  let kills = 0
  let events = 0
  const life = async () => {
    while (kills < KILLS) {
      const sender = await startSender()
      for (let event = 0; event < EVENTS_PER_KILL; event += 1) await requestC2p(gateway, key)
      events += EVENTS_PER_KILL
      await setTimeout(random.fraction() * 60)
      await kill(sender)
      kills += 1
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, life))
  await gateway.database.query(ageClaims)
  const last = await startSender()
  let states: { state: string; count: number }[]
  do {
    await setTimeout(50)
    states = await gateway.database.query(countByState)
  } while (states.some(({ state }) => state === 'queued' || state === 'sending'))
  await kill(last)

  const total = states.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBe(events * pathOf.size)

  const arrivals = new Map<string, number>()
  for (const { path, headers } of receiver.received) {
    const delivery = `${path} ${String(headers['webhook-id'])}`
    arrivals.set(delivery, (arrivals.get(delivery) ?? 0) + 1)
  }
  expect([...arrivals].filter(([, count]) => count > 1)).toEqual([])

  // A result is the truth: what was delivered or failed has arrived.
  type Row = { endpointId: string; eventId: string; state: string }
  const rows = await gateway.database.query<Row>(listDeliveries)
  const neverArrived = rows.filter(
    ({ endpointId, eventId, state }) =>
      state !== 'interrupted' && !arrivals.has(`${pathOf.get(endpointId)} ${eventId}`),
  )
  expect(neverArrived).toEqual([])
  // Some kills interrupted deliveries in flight, or nothing was tested.
  expect(states.find(({ state }) => state === 'interrupted')?.count).toBeGreaterThan(0)
  expect(states.find(({ state }) => state === 'delivered')?.count).toBeGreaterThan(0)
})
