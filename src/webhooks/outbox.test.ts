import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditParams } from '../audit/entry.ts'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { queueDeliveries } from '../../test/harness/webhooks.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { createSealer } from '../storage/sealing.ts'
import { createTenant } from '../tenants/tenants.ts'
import { createEndpointStore } from './endpoints.ts'
import { type Claimed, createOutbox, type ClaimKey } from './outbox.ts'

const audit = () => auditParams(systemRandom, 'test')

let database: Database
let scope: Scope
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 8)
  const { tenantId } = await createTenant(database, systemRandom, { name: 'Bodega Ana', actor: 'test' })
  scope = { tenantId, livemode: false }
})
afterAll(() => database.close())
beforeEach(() => database.query(positionalStatement('test.clear', 'delete from webhook_deliveries')))

const noneInFlight: ReadonlyMap<string, number> = new Map()
const newOutbox = ({ sealer = testSealer, on = database, clock = manualClock() } = {}) =>
  createOutbox({ database: on, sealer, clock, random: systemRandom })

/** Queues `each` deliveries for each of so many unregistered endpoints, returned in the order claims consider them. */
async function queueForEndpoints(
  endpoints: number,
  each: number,
): Promise<{ endpointId: string; eventIds: string[] }[]> {
  const ids = Array.from({ length: endpoints }, () => systemRandom.uuid()).toSorted()
  const queues: { endpointId: string; eventIds: string[] }[] = []
  for (const endpointId of ids) {
    queues.push({ endpointId, eventIds: await queueDeliveries(database, scope, endpointId, each) })
  }
  return queues
}

function countBy(claimed: Claimed[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { endpointId } of claimed) counts[endpointId] = (counts[endpointId] ?? 0) + 1
  return counts
}

type Row = {
  eventId: string
  state: string
  sender: string | null
  responseStatus: number | null
  error: string | null
  durationMs: number | null
  excerpt: string | null
}
const selectRows = positionalStatement(
  'test.rows',
  `select event_id as "eventId", state, sender, response_status as "responseStatus", error,
          duration_ms as "durationMs", excerpt
   from webhook_deliveries order by event_id`,
)
const rows = () => database.query<Row>(selectRows)
const states = async () => (await rows()).map(({ state }) => state)

/** Claims everything that is queued. */
async function claimAll(outbox = newOutbox()): Promise<Claimed[]> {
  return outbox.claim(1_000, 1_000, noneInFlight)
}

const keyOf = ({ tenantId, livemode, endpointId, eventId, sender }: Claimed): ClaimKey => ({
  tenantId,
  livemode,
  endpointId,
  eventId,
  sender,
})

describe('a claim', () => {
  test('takes at most as many deliveries as requested, the oldest of each endpoint first', async () => {
    const queues = await queueForEndpoints(2, 5)
    const claimed = await newOutbox().claim(7, 8, noneInFlight)
    expect(claimed).toHaveLength(7)
    for (const { endpointId, eventIds } of queues) {
      const ofEndpoint = claimed.filter((each) => each.endpointId === endpointId).map(({ eventId }) => eventId)
      expect(ofEndpoint.toSorted()).toEqual(eventIds.slice(0, ofEndpoint.length))
    }
  })

  test('takes at most the limit per endpoint less the attempts in flight', async () => {
    const [a = '', b = '', c = '', d = ''] = (await queueForEndpoints(4, 10)).map(({ endpointId }) => endpointId)
    const inFlight = new Map([
      [a, 8],
      [b, 5],
      [d, 9],
    ])
    expect(countBy(await newOutbox().claim(100, 8, inFlight))).toEqual({ [b]: 3, [c]: 8 })
  })

  test('is committed with its sender before anything can be sent', async () => {
    await queueForEndpoints(1, 2)
    const [claimed] = await newOutbox().claim(1, 8, noneInFlight)
    expect(await rows()).toMatchObject([
      { state: 'sending', sender: claimed?.sender },
      { state: 'queued', sender: null },
    ])
  })

  test('made concurrently by several senders takes each delivery once and leaves none', async () => {
    const total = (await queueForEndpoints(40, 50)).length * 50
    const claimed: Claimed[] = []
    const claimUntilNoneIsLeft = async (outbox: ReturnType<typeof newOutbox>) => {
      while (claimed.length < total) claimed.push(...(await outbox.claim(64, 8, noneInFlight)))
    }
    await Promise.all(Array.from({ length: 6 }, () => claimUntilNoneIsLeft(newOutbox())))
    expect(new Set(claimed.map(({ eventId }) => eventId)).size).toBe(total)
    expect(claimed).toHaveLength(total)
    expect(new Set(await states())).toEqual(new Set(['sending']))
  })

  test('reaches each of 300 endpoints in turn although the first ones always have more queued', async () => {
    const queues = await queueForEndpoints(300, 20)
    const outbox = newOutbox()
    const served = new Set<string>()
    // 300 endpoints with 8 slots each are 2400 slots: ten claims of 256 cover them once.
    for (let count = 0; count < 10; count += 1) {
      for (const { endpointId } of await outbox.claim(256, 8, noneInFlight)) served.add(endpointId)
    }
    expect(served.size).toBe(queues.length)
  })

  test('reaches an endpoint with a free slot after 300 endpoints without one', async () => {
    const queues = await queueForEndpoints(301, 1)
    const last = queues.at(-1)?.endpointId ?? ''
    const inFlight = new Map(queues.slice(0, -1).map(({ endpointId }) => [endpointId, 8]))
    expect(countBy(await newOutbox().claim(256, 8, inFlight))).toEqual({ [last]: 1 })
  })

  test('starts again at the first endpoint after the last', async () => {
    const [first] = await queueForEndpoints(2, 10)
    const outbox = newOutbox()
    expect(await outbox.claim(16, 8, noneInFlight)).toHaveLength(16)
    expect(countBy(await outbox.claim(2, 8, noneInFlight))).toEqual({ [first?.endpointId ?? '']: 2 })
  })

  test('takes both test and live deliveries, each for its own endpoint', async () => {
    const live = { ...scope, livemode: true }
    const [eventId] = await queueDeliveries(database, live, systemRandom.uuid(), 1)
    await queueForEndpoints(1, 1)
    const claimed = await claimAll()
    expect(claimed).toHaveLength(2)
    expect(claimed.filter(({ livemode }) => livemode)).toMatchObject([{ eventId }])
  })
})

describe('a claimed delivery', () => {
  const url = 'https://shop.example/hooks'
  const endpoints = () => createEndpointStore({ database, sealer: testSealer })
  const setEndpoint = (set: string) =>
    positionalStatement(`test.endpoint ${set}`, `update webhook_endpoints set ${set} where endpoint_id = $1`)

  async function register(): Promise<string> {
    const id = systemRandom.uuid()
    const made = { id, url, events: ['payment.failed' as const], secret: 'the first of all', now: new Date() }
    await endpoints().create(scope, made, undefined, audit())
    await queueDeliveries(database, scope, id, 1, '{"a": 1}')
    return id
  }

  async function rotate(id: string): Promise<void> {
    const to = { secret: 'the second of them', now: new Date(), formerUntil: new Date(Date.now() + 60_000) }
    await endpoints().rotate(scope, id, to, undefined, audit())
  }

  test('contains the URL, the exact body and the secret in plain text', async () => {
    const endpointId = await register()
    expect(await claimAll()).toEqual([
      {
        ...scope,
        endpointId,
        eventId: expect.any(String),
        sender: expect.any(String),
        event: 'payment.completed',
        body: '{"a": 1}',
        target: { url, secrets: ['the first of all'] },
      },
    ])
  })

  test('contains both secrets during the grace period, the current one first', async () => {
    await rotate(await register())
    expect(await claimAll()).toMatchObject([{ target: { secrets: ['the second of them', 'the first of all'] } }])
  })

  test('contains the current secret alone after the grace period', async () => {
    const id = await register()
    await rotate(id)
    await database.query(setEndpoint(`former_until = now() - interval '1 second'`), [id])
    expect(await claimAll()).toMatchObject([{ target: { secrets: ['the second of them'] } }])
  })

  test('is not sent when its endpoint is removed, inactive or has a secret that cannot be opened', async () => {
    const [gone, paused, foreign] = [await register(), await register(), await register()]
    await endpoints().remove(scope, gone, audit())
    await endpoints().update(scope, paused, { isActive: false }, audit())
    const ofAnotherRow = testSealer.seal('the first of all', 'another row')
    await database.query(setEndpoint('secret = $2'), [foreign, ofAnotherRow])
    const claimed = new Map((await claimAll()).map(({ endpointId, target }) => [endpointId, target]))
    expect(claimed).toEqual(
      new Map([
        [gone, { refusal: 'endpoint_removed' }],
        [paused, { refusal: 'endpoint_inactive' }],
        [foreign, { refusal: 'secret_unreadable', reason: expect.any(String) }],
      ]),
    )
  })

  test('is not sent when the master key was changed and the former one is not configured', async () => {
    await register()
    const stranger = createSealer(Buffer.alloc(32, 9), [], systemRandom)
    expect(await claimAll(newOutbox({ sealer: stranger }))).toMatchObject([
      { target: { refusal: 'secret_unreadable', reason: expect.stringMatching(/PASARELA_OLD_MASTER_KEYS/) } },
    ])
  })
})

describe('results of deliveries', () => {
  test('are written in one batch, each to its own delivery', async () => {
    await queueForEndpoints(2, 2)
    const outbox = newOutbox()
    const claimed = (await claimAll(outbox)).toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1))
    const [a, b, c, d] = claimed.map(keyOf) as [ClaimKey, ClaimKey, ClaimKey, ClaimKey]
    await outbox.finish([
      { ...c, state: 'failed', error: 'timeout', durationMs: 10_000.4 },
      { ...a, state: 'delivered', responseStatus: 204, durationMs: 12.6, excerpt: '' },
      { ...b, state: 'failed', responseStatus: 500, durationMs: 3, excerpt: '\uFFFD ñ' },
    ])
    const nothing = { responseStatus: null, error: null, durationMs: null, excerpt: null }
    expect(await rows()).toMatchObject([
      { eventId: a.eventId, state: 'delivered', responseStatus: 204, error: null, durationMs: 13, excerpt: '' },
      { eventId: b.eventId, state: 'failed', responseStatus: 500, error: null, durationMs: 3, excerpt: '\uFFFD ñ' },
      { eventId: c.eventId, state: 'failed', responseStatus: null, error: 'timeout', durationMs: 10_000 },
      { eventId: d.eventId, state: 'sending', ...nothing },
    ])
  })

  test('of another claim change nothing', async () => {
    await queueForEndpoints(1, 1)
    const outbox = newOutbox()
    const sender = systemRandom.uuid()
    const claimed = await claimAll(outbox)
    await outbox.finish(claimed.map((each) => ({ ...keyOf(each), sender, state: 'delivered', durationMs: 1 })))
    expect(await states()).toEqual(['sending'])
  })

  test('are written once: a second one changes nothing', async () => {
    await queueForEndpoints(1, 1)
    const outbox = newOutbox()
    const [key] = (await claimAll(outbox)).map(keyOf) as [ClaimKey]
    await outbox.finish([{ ...key, state: 'delivered', responseStatus: 200, durationMs: 1 }])
    await outbox.finish([{ ...key, state: 'failed', error: 'timeout', durationMs: 2 }])
    expect(await rows()).toMatchObject([{ state: 'delivered', responseStatus: 200, error: null, durationMs: 1 }])
  })

  test('that arrive after the lease lapsed replace “interrupted” if they are of the same claim', async () => {
    await queueForEndpoints(1, 2)
    const outbox = newOutbox()
    const [first, second] = (await claimAll(outbox)).map(keyOf) as [ClaimKey, ClaimKey]
    await interruptNow()
    await outbox.finish([{ ...second, sender: systemRandom.uuid(), state: 'delivered', durationMs: 1 }])
    await outbox.finish([{ ...first, state: 'delivered', responseStatus: 200, durationMs: 1 }])
    const found = new Map((await rows()).map(({ eventId, state }) => [eventId, state]))
    expect([found.get(first.eventId), found.get(second.eventId)]).toEqual(['delivered', 'interrupted'])
  })

  test('of deliveries removed in the meantime do not prevent the others from being written', async () => {
    await queueForEndpoints(1, 2)
    const outbox = newOutbox()
    const claimed = (await claimAll(outbox)).map(keyOf)
    await database.query(positionalStatement('test.remove', 'delete from webhook_deliveries where event_id = $1'), [
      claimed[0]?.eventId,
    ])
    await outbox.finish(claimed.map((key) => ({ ...key, state: 'delivered', durationMs: 1 })))
    expect(await states()).toEqual(['delivered'])
  })
})

const ageClaims = positionalStatement(
  'test.age_claims',
  `update webhook_deliveries set claimed_at = claimed_at - make_interval(secs => $1) where state = 'sending'`,
)

async function interruptNow(): Promise<number> {
  await database.query(ageClaims, [31])
  return newOutbox().interrupt(30)
}

describe('a claim whose process died', () => {
  test('is marked interrupted once it is older than the lease, and no other delivery is', async () => {
    await queueForEndpoints(1, 4)
    const outbox = newOutbox()
    const [finished, dead] = (await outbox.claim(2, 8, noneInFlight)).map(keyOf) as [ClaimKey, ClaimKey]
    await database.query(ageClaims, [31])
    await outbox.finish([{ ...finished, state: 'failed', durationMs: 1 }])
    const [young] = (await outbox.claim(1, 8, noneInFlight)).map(keyOf) as [ClaimKey]
    expect(await newOutbox().interrupt(30)).toBe(1)
    expect(await newOutbox().interrupt(30)).toBe(0)
    const found = new Map((await rows()).map(({ eventId, state }) => [eventId, state]))
    expect([finished, dead, young].map(({ eventId }) => found.get(eventId))).toEqual([
      'failed',
      'interrupted',
      'sending',
    ])
    expect([...found.values()]).toContain('queued')
  })

  test('is never claimed again', async () => {
    await queueForEndpoints(1, 1)
    await claimAll()
    expect(await interruptNow()).toBe(1)
    expect(await claimAll()).toEqual([])
  })
})

describe('a claim whose answer was lost', () => {
  /** Database that executes the next statement when `execute` is called, and whose client gets no answer to it. */
  function losingNext() {
    let execute: (() => Promise<unknown>) | undefined
    let isLosing = true
    const on: Database = {
      ...database,
      query(query, values) {
        if (!isLosing) return database.query(query, values)
        isLosing = false
        execute = () => database.query(query, values)
        return Promise.reject(new DatabaseUnavailable(new Error('connection lost')))
      },
    }
    return { on, execute: () => execute?.() }
  }

  test('gives its deliveries once, however often it is asked for', async () => {
    const [queue] = await queueForEndpoints(1, 3)
    const { on, execute } = losingNext()
    const outbox = newOutbox({ on })
    await expect(claimAll(outbox)).rejects.toThrow(DatabaseUnavailable)
    await execute()
    expect((await outbox.recover()).map(({ eventId }) => eventId).toSorted()).toEqual(queue?.eventIds)
    expect(await outbox.recover()).toEqual([])
    expect(await claimAll(outbox)).toEqual([])
  })

  test('is asked for again while the server may still be executing it, also after the next claim', async () => {
    const [queue] = await queueForEndpoints(1, 3)
    const { on, execute } = losingNext()
    const clock = manualClock()
    const outbox = newOutbox({ on, clock })
    await expect(outbox.claim(2, 8, noneInFlight)).rejects.toThrow(DatabaseUnavailable)
    expect(await outbox.recover()).toEqual([])
    const next = await outbox.claim(1, 8, noneInFlight)
    await execute()
    await clock.advance(limits.databaseStatementTimeoutMs)
    const recovered = await outbox.recover()
    expect([...next, ...recovered].map(({ eventId }) => eventId).toSorted()).toEqual(queue?.eventIds)
    await outbox.finish(recovered.map((each) => ({ ...keyOf(each), state: 'delivered', durationMs: 1 })))
    expect((await states()).toSorted()).toEqual(['delivered', 'delivered', 'sending'])
  })

  test('is not asked for again once the server cannot be executing it', async () => {
    await queueForEndpoints(1, 1)
    const { on, execute } = losingNext()
    const clock = manualClock()
    const outbox = newOutbox({ on, clock })
    await expect(claimAll(outbox)).rejects.toThrow(DatabaseUnavailable)
    await clock.advance(2 * limits.databaseStatementTimeoutMs)
    expect(await outbox.recover()).toEqual([])
    await execute()
    expect(await outbox.recover()).toEqual([])
  })

  test('is not marked interrupted by its own process, whose lease for the attempt begins when it is found', async () => {
    await queueForEndpoints(1, 1)
    const { on, execute } = losingNext()
    const outbox = newOutbox({ on })
    await expect(claimAll(outbox)).rejects.toThrow(DatabaseUnavailable)
    await execute()
    await database.query(ageClaims, [31])
    expect(await outbox.interrupt(30)).toBe(0)
    expect(await outbox.recover()).toHaveLength(1)
    expect(await newOutbox().interrupt(30)).toBe(0)
  })

  test('is never sent after another process marked it interrupted', async () => {
    await queueForEndpoints(1, 1)
    const { on, execute } = losingNext()
    const outbox = newOutbox({ on })
    await expect(claimAll(outbox)).rejects.toThrow(DatabaseUnavailable)
    await execute()
    expect(await interruptNow()).toBe(1)
    expect(await outbox.recover()).toEqual([])
  })

  test('that the server refused is not asked for', async () => {
    const asked: string[] = []
    const on: Database = {
      ...database,
      query(query, values) {
        asked.push(query.name)
        return database.query(query, values)
      },
    }
    const outbox = newOutbox({ on })
    await expect(outbox.claim(-1, 8, noneInFlight)).rejects.toThrow('LIMIT must not be negative')
    expect(await outbox.recover()).toEqual([])
    expect(asked).toEqual(['webhooks.claim'])
  })
})

describe('the sweep of old deliveries', () => {
  const setAll = (days: number) =>
    positionalStatement(
      `test.old ${days}`,
      `update webhook_deliveries set created_at = now() - interval '${days} days'`,
    )

  test('removes ended deliveries older than the retention, and never queued or sending ones', async () => {
    await queueForEndpoints(1, 5)
    const outbox = newOutbox()
    const claimed = (await outbox.claim(4, 8, noneInFlight)).map(keyOf)
    const [delivered, failed] = claimed as [ClaimKey, ClaimKey]
    await database.query(ageClaims, [31])
    await outbox.finish([
      { ...delivered, state: 'delivered', durationMs: 1 },
      { ...failed, state: 'failed', durationMs: 1 },
    ])
    const youngClaim = positionalStatement(
      'test.young_claim',
      `update webhook_deliveries set claimed_at = now() where event_id = $1`,
    )
    await database.query(youngClaim, [claimed[3]?.eventId])
    expect(await outbox.interrupt(30)).toBe(1)
    expect((await states()).toSorted()).toEqual(['delivered', 'failed', 'interrupted', 'queued', 'sending'])

    await database.query(setAll(29))
    expect(await outbox.sweep(30)).toBe(0)
    await database.query(setAll(31))
    expect(await outbox.sweep(30)).toBe(3)
    expect((await states()).toSorted()).toEqual(['queued', 'sending'])
  })
})

describe('the queue of deliveries', () => {
  test('is measured by its length and the age of its oldest delivery', async () => {
    expect(await newOutbox().measure()).toEqual({ waiting: 0, ageSeconds: 0 })
    await queueForEndpoints(2, 3)
    await newOutbox().claim(1, 8, noneInFlight)
    await database.query(
      positionalStatement(
        'test.older',
        `update webhook_deliveries set created_at = created_at - interval '90 seconds'`,
      ),
    )
    const { waiting: count, ageSeconds } = await newOutbox().measure()
    expect(count).toBe(5)
    expect(Math.floor(ageSeconds / 60)).toBe(1)
  })
})

describe('the database schema', () => {
  const move = (state: string) =>
    positionalStatement(
      `test.move ${state}`,
      state === 'queued'
        ? `update webhook_deliveries set state = 'queued', sender = null, claimed_at = null`
        : `update webhook_deliveries set state = '${state}', sender = gen_random_uuid(), claimed_at = now()`,
    )

  test.each(['sending', 'delivered', 'failed', 'interrupted'])(
    'refuses to queue or claim again what is %s',
    async (state) => {
      await queueForEndpoints(1, 1)
      await claimAll()
      await database.query(positionalStatement(`test.to ${state}`, `update webhook_deliveries set state = '${state}'`))
      for (const again of ['queued', 'sending']) {
        await expect(database.query(move(again)), again).rejects.toThrow('was attempted at endpoint')
      }
      expect(await states()).toEqual([state])
    },
  )

  test('refuses a second delivery of an event to an endpoint', async () => {
    const [queue] = await queueForEndpoints(1, 1)
    const again = positionalStatement(
      'test.again',
      `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
       values ($1, $2, $3, $4, 'payment.completed', '{}', now())`,
    )
    const values = [scope.tenantId, scope.livemode, queue?.endpointId, queue?.eventIds[0]]
    await expect(database.query(again, values)).rejects.toThrow('duplicate key')
  })

  test('refuses a claim without a sender', async () => {
    await queueForEndpoints(1, 1)
    const anonymous = positionalStatement(
      'test.anonymous',
      `update webhook_deliveries set state = 'sending', claimed_at = now()`,
    )
    await expect(database.query(anonymous)).rejects.toThrow('check constraint')
  })
})
