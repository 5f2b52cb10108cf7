import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { payC2p, requestC2p, seedPayment, setColumns, payerEncryptionOf } from '../harness/payments.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Call } from '../../src/foundation/route.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { exactTolerance } from '../../src/foundation/tolerance.ts'
import type { PaymentContext } from '../../src/payments/submit.ts'
import type { Payment, ReversalStage, Stage } from '../../src/payments/payment.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import { showPayment } from '../../src/payments/lookup/read.ts'

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let sandbox: TestSandbox
let gateway: TestGateway
let tenant: Tenant
let scope: Scope
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' },
  })
})
beforeEach(async () => {
  tenant = await gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const get = (path: string, key = tenant.key): Promise<HttpAnswer> => gateway.call(`/v1/payments${path}`, { key })
const seed = (given: Partial<Payment> = {}, columns: Record<string, unknown> = {}) =>
  seedPayment(gateway.database, scope, given, columns)
const cursorOf = (answer: HttpAnswer) => answer.body['nextCursor'] as string | null
const idsOf = (answer: HttpAnswer) =>
  (answer.body['items'] as { paymentId: string }[]).map(({ paymentId }) => paymentId)

describe('a payment by its id', () => {
  test.each([
    ['PENDING', () => requestC2p(gateway, tenant.key), { expiresAt: expect.any(String) }],
    ['COMPLETED', () => payC2p(gateway, tenant.key), { bankReference: expect.any(String) }],
    [
      'FAILED',
      () => payC2p(gateway, tenant.key, {}, '00000051'),
      { failureCode: 'G51', failureMessage: expect.any(String) },
    ],
    ['PENDING', () => payC2p(gateway, tenant.key, {}, '00000099'), {}],
    ['REVERSED', () => reversed(), { reversedAt: expect.any(String), reversalRef: expect.any(String) }],
  ])('is shown when it is %s', async (status, make, fields) => {
    const id = await make()
    const answer = await get(`/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      paymentId: id,
      status,
      method: 'C2P',
      usdAmount: 10,
      debtorId: 'V12345678',
      tenantName: tenant.name,
      livemode: false,
      ...fields,
    })
    expect(Object.values(answer.body)).not.toContain(null)
  })

  test('is found whatever the case of its letters', async () => {
    const id = await seed()
    expect((await get(`/${id.toUpperCase()}`)).body['paymentId']).toBe(id)
  })

  test.each(['1', 'not-a-uuid', `urn:uuid:${systemRandom.uuid()}`, '%00', '------------------------------------'])(
    'is answered 400 for the id %j',
    async (id) => {
      for (const path of [`/${id}`, `/${id}/events`]) {
        const answer = await get(path)
        expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
        expect(answer.body['details']).toMatchObject([{ path: '/id' }])
      }
    },
  )
})

async function reversed(): Promise<string> {
  const id = await payC2p(gateway, tenant.key)
  await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: tenant.key })
  return id
}

describe('a payment by its external reference', () => {
  test('is the latest one with it', async () => {
    await requestC2p(gateway, tenant.key, { externalRef: 'order-1' })
    const latest = await requestC2p(gateway, tenant.key, { externalRef: 'order-1' })
    await requestC2p(gateway, tenant.key, { externalRef: 'order-2' })
    expect((await get('/by-ref/order-1')).body).toMatchObject({ paymentId: latest, externalRef: 'order-1' })
  })

  test.each(['order/1042', 'a b+c', '¿ñandú? #1', '100%', "'; drop table payments --", '\\', '日本', 'by-ref'])(
    'is found for %j when it is percent-encoded',
    async (externalRef) => {
      const id = await requestC2p(gateway, tenant.key, { externalRef })
      const encoded = [...Buffer.from(externalRef)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
      expect((await get(`/by-ref/${encoded}`)).body).toMatchObject({ paymentId: id, externalRef })
    },
  )

  test.each(['%00', '%0a', '%', '%ff', 'x'.repeat(129)])('is answered 400 for %j', async (externalRef) => {
    const answer = await get(`/by-ref/${externalRef}`)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
  })
})

describe('a payment of another tenant or of the other mode', () => {
  const externalRef = 'mine-alone'
  const routes: [string, string, (id: string, ref: string) => string][] = [
    ['the payment', 'GET', (id) => `/${id}`],
    ['its timeline', 'GET', (id) => `/${id}/events`],
    ['its reference', 'GET', (_id, ref) => `/by-ref/${ref}`],
    ['its reversal', 'POST', (id) => `/${id}/reverse`],
    ['a list of its reference', 'GET', (_id, ref) => `?externalRef=${ref}`],
    ['a list', 'GET', () => ''],
  ]

  test.each(routes)('is answered exactly like an unknown one: %s', async (_what, method, pathOf) => {
    const stranger = await gateway.createTenant()
    const id = await payC2p(gateway, tenant.key, { externalRef })
    const send = async (key: string, path: string) => {
      const { status, body } = await gateway.call(`/v1/payments${path}`, { method, key })
      const { requestId: _requestId, ...rest } = body
      return { status, body: rest }
    }
    const missing = pathOf(systemRandom.uuid(), 'nobody-has-this')
    for (const key of [stranger.key, stranger.liveKey, tenant.liveKey]) {
      expect(await send(key, pathOf(id, externalRef))).toEqual(await send(key, missing))
    }
    const own = await send(tenant.key, pathOf(id, externalRef))
    expect(own.status).toBe(200)
    expect(own.body['items']).not.toEqual([])
  })

  test('is not listed by a foreign cursor', async () => {
    const stranger = await gateway.createTenant()
    for (let count = 0; count < 2; count++) await seed()
    const cursor = cursorOf(await get('?limit=1'))
    for (const key of [stranger.key, tenant.liveKey]) {
      expect((await get(`?limit=1&cursor=${cursor}`, key)).status).toBe(400)
    }
  })
})

describe('a list of payments', () => {
  test('has the newest first, 25 of them unless asked for more, and a cursor while there are more', async () => {
    const ids: string[] = []
    for (let count = 0; count < 30; count++) ids.unshift(await seed())
    const first = await get('')
    expect(idsOf(first)).toEqual(ids.slice(0, 25))
    const second = await get(`?cursor=${cursorOf(first)}`)
    expect(idsOf(second)).toEqual(ids.slice(25))
    expect(second.body['nextCursor']).toBeNull()
    const exact = await get('?limit=30')
    expect([idsOf(exact), exact.body['nextCursor']]).toEqual([ids, null])
    const [receipt] = first.body['items'] as object[]
    expect(receipt).toEqual((await get(`/${ids[0]}`)).body)
  })

  test('is empty without payments', async () => {
    expect((await get('')).body).toEqual({ items: [], nextCursor: null })
  })

  test('shows each payment once, in order, while others are created between the pages', async () => {
    const before: string[] = []
    for (let count = 0; count < 20; count++) before.unshift(await seed())
    const seen: string[] = []
    let path = '?limit=3'
    for (;;) {
      const answer = await get(path)
      seen.push(...idsOf(answer))
      await Promise.all([seed(), seed()])
      const cursor = cursorOf(answer)
      if (cursor === null) break
      path = `?limit=3&cursor=${cursor}`
    }
    expect(seen).toEqual(before)
  })

  test('is narrowed by status, method and reference, alone and together', async () => {
    const externalRef = 'order 7'
    const made = {
      c2p: await seed({ externalRef }),
      vpos: await seed({ method: 'VPOS' }),
      failed: await seed({ status: 'FAILED', failureCode: 'G51', externalRef }),
      failedVpos: await seed({ method: 'VPOS', status: 'FAILED', failureCode: 'G51', externalRef }),
      pending: await seed({ status: 'PENDING', stage: 'unknown', method: 'VUELTO' }),
    }
    const cases: [string, (keyof typeof made)[]][] = [
      ['status=COMPLETED', ['vpos', 'c2p']],
      ['status=PENDING', ['pending']],
      ['status=REVERSED', []],
      ['method=VPOS', ['failedVpos', 'vpos']],
      ['method=C2P', ['failed', 'c2p']],
      ['method=VPOS&status=FAILED', ['failedVpos']],
      ['method=VUELTO&status=FAILED', []],
      ['externalRef=order%207', ['failedVpos', 'failed', 'c2p']],
      ['externalRef=order+7&status=FAILED', ['failedVpos', 'failed']],
      ['externalRef=order%207&method=VPOS', ['failedVpos']],
      ['externalRef=order%207&method=C2P&status=COMPLETED', ['c2p']],
      ['externalRef=order', []],
    ]
    for (const [query, names] of cases) {
      expect(idsOf(await get(`?${query}`)), query).toEqual(names.map((name) => made[name]))
    }
  })

  test('is paged with filters as it is without', async () => {
    const ids: string[] = []
    for (let count = 0; count < 7; count++) {
      ids.unshift(await seed({ method: count % 2 ? 'VPOS' : 'C2P', externalRef: 'paged' }))
      await seed({ status: 'FAILED', failureCode: 'G51' })
    }
    for (const filter of ['status=COMPLETED', 'externalRef=paged']) {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const answer: HttpAnswer = await get(`?limit=2&${filter}${cursor === '' ? '' : `&cursor=${cursor}`}`)
        seen.push(...idsOf(answer))
        cursor = cursorOf(answer)
      }
      expect(seen, filter).toEqual(ids)
    }
  })

  test('begins at `from` and ends before `to`', async () => {
    const at = (time: string) => {
      const created = new Date(time)
      const hex = created.getTime().toString(16).padStart(12, '0')
      const paymentId = `${hex.slice(0, 8)}-${hex.slice(8)}${systemRandom.uuid().slice(13)}`
      return seed({ paymentId, createdAt: created })
    }
    const [first, second, third] = [
      await at('2026-03-01T12:00:00.000Z'),
      await at('2026-03-01T12:00:00.001Z'),
      await at('2026-03-02T00:00:00.000Z'),
    ]
    const cases: [string, (string | undefined)[]][] = [
      ['from=2026-03-01T12:00:00.001Z', [third, second]],
      ['to=2026-03-01T12:00:00.001Z', [first]],
      ['from=2026-03-01T12:00:00Z&to=2026-03-02T00:00:00Z', [second, first]],
      ['from=2026-03-01T20:00:00-04:00', [third]],
      ['from=2026-03-01T12:00:00Z&to=2026-03-01T12:00:00Z', []],
      ['from=2026-04-01T00:00:00Z&to=2026-03-01T00:00:00Z', []],
      ['from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z&status=COMPLETED', [third, second, first]],
    ]
    for (const [query, ids] of cases) expect(idsOf(await get(`?${query}`)), query).toEqual(ids)
  })

  test.each([
    ['limit=0', '/limit'],
    ['limit=101', '/limit'],
    ['limit=2.5', '/limit'],
    ['limit=ten', '/limit'],
    ['limit=', '/limit'],
    ['limit=NaN', '/limit'],
    ['limit=1&limit=2', '/limit'],
    ['status=completed', '/status'],
    ['status=', '/status'],
    ['status=FAILED&status=PENDING', '/status'],
    ['method=CASH', '/method'],
    ['externalRef=', '/externalRef'],
    ['externalRef=%00', '/externalRef'],
    ['from=yesterday', '/from'],
    ['from=2026-10-05', '/from'],
    ['to=2026-13-05T00:00:00Z', '/to'],
    ['to=2026-06-30T23:59:60Z', '/to'],
    ['cursor=', '/cursor'],
    ['cursor=abc', '/cursor'],
    [`cursor=${systemRandom.uuid()}`, '/cursor'],
  ])('with %s is 400 and names the parameter', async (query, path) => {
    const answer = await get(`?${query}`)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
    expect(answer.body['details']).toMatchObject([{ path }])
  })

  test('refuses a cursor that was altered or belongs to other filters', async () => {
    for (let count = 0; count < 3; count++) await seed()
    const cursor = String((await get('?limit=1')).body['nextCursor'])
    const last = cursor.at(-1) === 'A' ? 'B' : 'A'
    for (const query of [
      `limit=1&cursor=${cursor.slice(0, -1)}${last}`,
      `limit=1&cursor=${cursor.slice(1)}`,
      `limit=1&status=COMPLETED&cursor=${cursor}`,
    ]) {
      expect((await get(`?${query}`)).status, query).toBe(400)
    }
    expect((await get(`?limit=2&cursor=${cursor}`)).status).toBe(200)
  })
})

describe('the timeline of a payment', () => {
  test('shows every step, oldest first, with the events sent to the tenant', async () => {
    const { body } = await get(`/${await reversed()}/events`)
    const items = body['items'] as Record<string, unknown>[]
    expect(items.map(({ type, status, event }) => [type, status, event])).toEqual([
      ['created', 'PENDING', 'payment.pending'],
      ['submitted', 'PENDING', undefined],
      ['completed', 'COMPLETED', 'payment.completed'],
      ['reversal_submitted', 'COMPLETED', undefined],
      ['reversed', 'REVERSED', 'payment.reversed'],
    ])
    for (const item of items) {
      expect(item).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), data: expect.any(Object) })
      expect(new Date(String(item['at'])).toISOString()).toBe(item['at'])
    }
    expect(items[2]?.['data']).toMatchObject({ code: '000000', reference: expect.any(String) })
  })

  test('contains neither the payer nor the token', async () => {
    const person = { debtorId: 'V29384756', debtorCellPhone: '584249876543' }
    const id = await payC2p(gateway, tenant.key, person, '86420975')
    const { text } = await get(`/${id}/events`)
    for (const secret of ['29384756', '4249876543', '86420975']) expect(text).not.toContain(secret)
  })
})

test.each<[Stage | null, ReversalStage | null, boolean]>([
  ['accepted', null, true],
  ['unknown', null, true],
  [null, 'unknown', true],
  ['intent', null, false],
  ['submitted', null, false],
  ['attention', null, false],
  [null, 'submitted', false],
  [null, 'attention', false],
  [null, null, false],
])(
  'reading a payment in stage %s with reversal stage %s triggers a bank query: %s',
  async (stage, reversalStage, expected) => {
    const paymentId = await seed(
      { stage, status: stage ? 'PENDING' : 'COMPLETED' },
      reversalStage ? { reversal_stage: reversalStage } : {},
    )
    const triggered: [Scope, string][] = []
    const context = {
      triggerReconcile: (whose: Scope, id: string) => void triggered.push([whose, id]),
    } as PaymentContext
    const caller = {
      scope,
      tenantName: 'Ana',
      keyId: 'k',
      pendingWaitSeconds: 0,
      tolerance: exactTolerance,
      language: 'en' as const,
    }
    const store = createPaymentStore({
      database: gateway.database,
      encryption: await payerEncryptionOf(gateway.database),
      random: systemRandom,
    })
    showPayment(context, { caller, language: 'en' } as Call, await store.find(scope, paymentId))
    expect(triggered).toEqual(expected ? [[scope, paymentId]] : [])
  },
)

describe('payments that changed', () => {
  const HOUR = 3_600_000
  const agoIso = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
  /** An id of the time of its creation, as every payment has it. */
  const seedAt = (createdHours: number, updatedHours: number, given: Partial<Payment> = {}) => {
    const createdAt = new Date(Date.now() - createdHours * HOUR)
    const hex = createdAt.getTime().toString(16).padStart(12, '0')
    const paymentId = `${hex.slice(0, 8)}-${hex.slice(8)}${systemRandom.uuid().slice(13)}`
    return seed({ paymentId, createdAt, updatedAt: new Date(Date.now() - updatedHours * HOUR), ...given })
  }
  const changed = (hours: number, more = '') => get(`?updatedFrom=${agoIso(hours)}${more}`)
  /** All pages of two, with a step between them. */
  async function pages(hours: number, more = '', between = async () => {}): Promise<string[]> {
    const query = `?updatedFrom=${agoIso(hours)}&limit=2${more}`
    const ids: string[] = []
    for (let cursor = ''; ; ) {
      const answer = await get(`${query}${cursor}`)
      ids.push(...idsOf(answer))
      const next = cursorOf(answer)
      if (next === null) return ids
      cursor = `&cursor=${next}`
      await between()
    }
  }

  test('are listed newest first, whether they are new, changed at once or changed long after', async () => {
    const monthsOld = await seedAt(2_000, 1)
    await seedAt(1_500, 1_499)
    const changedLate = await seedAt(30, 2)
    await seedAt(29, 28.9)
    const atTheEdge = await seedAt(10.5, 9.9)
    await seedAt(10.4, 10.1)
    const fresh = await seedAt(3, 3)
    const expected = [fresh, atTheEdge, changedLate, monthsOld]
    expect(idsOf(await changed(10))).toEqual(expected)
    expect(await pages(10)).toEqual(expected)
  })

  test('are those of the other filters, too', async () => {
    const failed = { status: 'FAILED', failureCode: 'G51' } as const
    const [old, fresh] = [await seedAt(30, 2, failed), await seedAt(3, 3, { ...failed, externalRef: 'order-9' })]
    await seedAt(30, 2)
    await seedAt(3, 3, { method: 'VPOS' })
    expect(await pages(10, '&status=FAILED')).toEqual([fresh, old])
    expect(await pages(10, '&status=FAILED&method=VPOS')).toEqual([])
    expect(await pages(10, '&externalRef=order-9')).toEqual([fresh])
    expect(await pages(10, `&status=FAILED&from=${agoIso(5)}`)).toEqual([fresh])
    expect(await pages(10, `&status=FAILED&to=${agoIso(5)}`)).toEqual([old])
  })

  test('are each listed once although payments change while the pages are read', async () => {
    const ids: string[] = []
    for (const hours of [100, 90, 80, 5, 4, 3]) ids.unshift(await seedAt(hours, 2))
    let turn = 0
    const touchAll = async () => {
      turn += 1
      for (const id of ids) await setColumns(gateway.database, scope, id, { updated_at: new Date(Date.now() + turn) })
    }
    expect(await pages(10, '', touchAll)).toEqual(ids)
    expect(turn).toBe(2)
  })

  test('of other tenants and of the other mode are not listed', async () => {
    const other = await gateway.createTenant()
    await seedPayment(gateway.database, { tenantId: other.tenantId, livemode: false })
    await seedPayment(gateway.database, { tenantId: tenant.tenantId, livemode: true })
    expect(idsOf(await changed(10))).toEqual([])
  })

  test('need a time, and their cursor is of that time', async () => {
    for (const hours of [5, 4, 3]) await seedAt(hours, hours)
    const refused = await get('?updatedFrom=yesterday')
    expect(refused.status).toBe(400)
    expect(refused.body['details']).toMatchObject([{ path: '/updatedFrom' }])
    const cursor = cursorOf(await changed(10, '&limit=1'))
    expect((await changed(9, `&limit=1&cursor=${cursor}`)).status).toBe(400)
  })
})
