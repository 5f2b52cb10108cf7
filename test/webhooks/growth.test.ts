import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../../src/storage/database.ts'
import { createDeliveryStore } from '../../src/webhooks/deliveries.ts'
import { createEndpointStore } from '../../src/webhooks/endpoints.ts'
import { continueEventNumbers, createEventStore } from '../../src/webhooks/event-store.ts'
import { createOutbox } from '../../src/webhooks/outbox.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type PlannedDatabase, planned } from '../harness/plans.ts'
import { testSealer } from '../harness/sealer.ts'

/** A million deliveries of the past, of 500 endpoints, and a few that wait: one endpoint of them hangs on a long queue. */
const DELIVERIES = 1_000_000
const TENANTS = 50
const HANGING_QUEUE = 20_000

const past = `
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state,
    created_at, sender, claimed_at, response_status, duration_ms, excerpt)
  select md5('tenant ' || n % ${TENANTS})::uuid, false, md5('endpoint ' || n % 500)::uuid,
    (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
    'payment.completed', gen_random_uuid(), repeat('x', 280), 'delivered', made, gen_random_uuid(), made, 200, 12, 'ok'
  from (select n, now() - (${DELIVERIES} - n) * interval '2 seconds' as made from generate_series(1, ${DELIVERIES}) n) m`

const queued = `
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
  select md5('tenant ' || $1::int)::uuid, false, md5('endpoint ' || $1::int)::uuid, gen_random_uuid(),
    'payment.completed', repeat('x', 280), now()
  from generate_series(1, $2::int)`

/** A million events of the same tenants, of which none is too old to be listed. */
const events = `
  insert into tenant_events (tenant_id, livemode, number, event_id, body, created_at)
  select md5('tenant ' || n % ${TENANTS})::uuid, false, n, gen_random_uuid(), repeat('x', 280),
    now() - (${DELIVERIES} - n) * interval '2 seconds'
  from generate_series(1, ${DELIVERIES}) n`

let plain: Database
let database: PlannedDatabase
let client: pg.Client
let scope: Scope
let endpointId: string

beforeAll(async () => {
  const connection = await createTestDatabase()
  plain = openDatabase(connection, 2)
  client = new pg.Client(connection)
  await client.connect()
  await client.query(past)
  await client.query(queued, [7, HANGING_QUEUE])
  await client.query(events)
  await client.query('update event_numbering set base = $1', [DELIVERIES])
  for (let tenant = 8; tenant < 20; tenant += 1) await client.query(queued, [tenant, 3])
  await client.query('vacuum analyze')
  const { rows } = await client.query(`select md5('tenant 7')::uuid as tenant, md5('endpoint 7')::uuid as endpoint`)
  scope = { tenantId: rows[0].tenant, livemode: false }
  endpointId = rows[0].endpoint
  database = planned(plain, client, { bigTables: new Set(['webhook_deliveries', 'tenant_events']) })
})
afterAll(async () => {
  await client.end()
  await plain.close()
})

const outbox = (on: Database = database) =>
  createOutbox({ database: on, sealer: testSealer, clock: systemClock, random: systemRandom })
const full = () => new Map([[endpointId, limits.webhookAttemptsPerEndpoint]])
const claim = (underWay: Map<string, number>) => outbox().claim(256, limits.webhookAttemptsPerEndpoint, underWay)

/** Position of the first event of this number, as the store returns it. */
const positionOf = (number: number) => {
  const hex = number.toString(16).padStart(16, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12)}-0000-000000000000`
}

type Most = { rows: number; buffers: number }
const queries: [string, () => Promise<unknown>, Most][] = [
  // Thirteen endpoints have queued deliveries: one index descent for each, and no more rows than its slots.
  ['what waits is claimed', () => claim(new Map()), { rows: 250, buffers: 2_000 }],
  ['what waits beside a hanging endpoint is claimed', () => claim(full()), { rows: 200, buffers: 2_000 }],
  [
    'a result is written',
    async () => {
      const [first] = await outbox(plain).claim(1, 1, new Map())
      if (!first) throw new Error('nothing waits')
      await outbox().finish([{ ...first, state: 'delivered', responseStatus: 200, durationMs: 1 }])
    },
    { rows: 2, buffers: 60 },
  ],
  [
    'claims without an answer are looked for',
    async () => {
      const unanswered = outbox({
        ...database,
        query: (query, values) =>
          query.name === 'webhooks.claim'
            ? Promise.reject(new DatabaseUnavailable(new Error('connection lost')))
            : database.query(query, values),
      })
      await unanswered.claim(1, 1, new Map()).catch(() => {})
      await unanswered.recover()
    },
    { rows: 300, buffers: 2_000 },
  ],
  ['claims of the dead are looked for', () => outbox().interrupt(30), { rows: 300, buffers: 2_000 }],
  ['old deliveries are looked for', () => outbox().sweep(30), { rows: 2_100, buffers: 30_000 }],
  [
    'an endpoint’s log is read',
    () => createDeliveryStore({ database }).list(scope, endpointId, { after: undefined, limit: 26 }),
    { rows: 26, buffers: 60 },
  ],
  [
    'an event’s deliveries are read',
    () => createDeliveryStore({ database }).ofEvents(scope, [systemRandom.uuid()]),
    { rows: 0, buffers: 40 },
  ],
  [
    'the oldest events are listed',
    () => createEventStore({ database }).list(scope, { after: undefined, limit: 26 }),
    { rows: 26, buffers: 40 },
  ],
  [
    'events in the middle are listed',
    () => createEventStore({ database }).list(scope, { after: positionOf(DELIVERIES / 2), limit: 26 }),
    { rows: 26, buffers: 40 },
  ],
  [
    'events after the newest one are listed',
    () => createEventStore({ database }).list(scope, { after: positionOf(DELIVERIES), limit: 26 }),
    { rows: 0, buffers: 10 },
  ],
  // The oldest one of each tenant.
  [
    'old events are looked for',
    () => createEventStore({ database }).sweep(30),
    { rows: TENANTS, buffers: 6 * TENANTS },
  ],
  ['the newest number is looked for', () => continueEventNumbers(database), { rows: TENANTS, buffers: 6 * TENANTS }],
  [
    'endpoints are listed',
    () => createEndpointStore({ database, sealer: testSealer }).list(scope),
    { rows: 0, buffers: 40 },
  ],
]

describe.each(queries)('%s', (_name, run, most) => {
  test('at a cost that grows with the queued deliveries, not with the sent ones', async () => {
    database.takeCosts()
    await run()
    const costs = database.takeCosts()
    expect(costs.length).toBeGreaterThan(0)
    for (const { name, walks, rows, buffers } of costs) {
      expect(walks, name).toEqual([])
      expect(rows, `${name}: rows`).toBeLessThanOrEqual(most.rows)
      expect(buffers, `${name}: buffers`).toBeLessThanOrEqual(most.buffers)
    }
  })
})
