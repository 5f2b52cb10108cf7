import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RouteName } from '../../src/operators/access/permissions.ts'
import { makeTarget, noTarget, samples, type Target } from './samples.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { startWorld, type TestUser, type World } from './world.ts'

/** Rules for the requests of every route of the operators' API. */

let sandbox: TestSandbox
let world: World
let operator: TestUser
let target: Target
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
  target = await makeTarget(world.gateway, (await world.gateway.createTenant()).tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const names = Object.keys(samples) as RouteName[]
const methodOf = (name: RouteName) => name.split(' ')[0] ?? ''
const inCapitals = (ids: Target): Target =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id.toUpperCase()])) as Target

const unstorable: [string, string, string][] = [
  ['the character U+0000', 'a\0b', 'must not contain the character U+0000'],
  ['half of a surrogate pair', 'a\ud800b', 'must not contain half of a surrogate pair (U+D800 to U+DFFF)'],
]

describe.each(unstorable)('%s', (_name, text, message) => {
  const texts = names.flatMap((name) => {
    const { body = {} } = samples[name](noTarget())
    return Object.entries(body)
      .filter(([, value]) => typeof value === 'string')
      .map(([field]) => [name, field] as const)
  })

  test.each(texts)('in the body of %s is answered 400 with the name of the field %s', async (name, field) => {
    const { path, body } = samples[name](target)
    const answer = await operator.call(path, { method: methodOf(name), body: { ...body, [field]: text } })
    expect([answer.status, answer.body['error']], answer.text).toEqual([400, 'invalid_request'])
    expect(answer.body['details']).toEqual([{ path: `/${field}`, message }])
    expect(answer.body['message']).toBe(`${field}: ${message}`)
  })
})

test.each(['q', 'externalRef', 'status'])(
  'the character U+0000 is refused in the query parameter %s',
  async (field) => {
    const answer = await operator.call(`/payments?mode=test&${field}=%00`)
    expect([answer.status, answer.body['details']]).toEqual([400, [{ path: `/${field}`, message: expect.any(String) }]])
  },
)

describe('a day or time that the database or the calendar lacks is answered 400 with the name of its field:', () => {
  const day = (tenantId: string, query: string) => `mode=test&tenantId=${tenantId}&${query}`
  const cases: [string, string, string, (tenantId: string) => { path: string; body?: object }][] = [
    ...['0000-01-01', '9999-12-31'].map((date): (typeof cases)[number] => [
      'GET',
      `/reconciliations to ${date}`,
      '/to',
      (tenantId) => ({ path: `/reconciliations?${day(tenantId, `to=${date}`)}` }),
    ]),
    [
      'GET',
      '/exports/closings',
      '/from',
      (tenantId) => ({ path: `/exports/closings?${day(tenantId, 'format=csv&from=0000-01-01&to=2026-10-05')}` }),
    ],
    ['GET', '/rates/preview', '/valueDate', () => ({ path: '/rates/preview?rate=300.5&valueDate=0000-01-01' })],
    ['POST', '/rates', '/valueDate', () => ({ path: '/rates', body: { rate: '300.5', valueDate: '0000-01-01' } })],
    ['POST', '/rates/withdraw', '/valueDate', () => ({ path: '/rates/withdraw', body: { valueDate: '0000-01-01' } })],
    ...['/payments', '/payments/totals', '/movements', '/exports/payments', '/exports/movements'].flatMap((path) =>
      ['from', 'to'].map((field): (typeof cases)[number] => [
        'GET',
        `${path} with a leap second in ${field}`,
        `/${field}`,
        () => ({
          path: `${path}?mode=test&${field}=2026-06-30T23:59:60Z${path.startsWith('/exports') ? '&format=csv' : ''}`,
        }),
      ]),
    ),
    [
      'POST',
      '/payments/search',
      '/from',
      () => ({ path: '/payments/search', body: { mode: 'test', q: 'order-1', from: '2026-06-30T23:59:60Z' } }),
    ],
  ]

  test.each(cases)('%s %s', async (method, _route, field, requestTo) => {
    const { path, body } = requestTo(target.tenantId)
    const answer = await operator.call(path, { method, ...(body ? { body } : {}) })
    expect([answer.status, answer.body['details']], answer.text).toEqual([
      400,
      [{ path: field, message: expect.any(String) }],
    ])
  })
})

describe('with ids in capitals,', () => {
  // Routes that change something are called once, in capitals alone.
  const reads = names.filter((name) => name.startsWith('GET ') && name.includes('{'))

  test.each(reads)('%s answers as it does to the id in lower case', async (name) => {
    const [plain, loud] = [samples[name](target), samples[name](inCapitals(target))]
    expect(loud.path).not.toBe(plain.path)
    const [expected, answer] = [await operator.call(plain.path), await operator.call(loud.path)]
    expect([answer.status, answer.text]).toEqual([200, expected.text])
  })

  test('staff reach their own tenant under its id in capitals, and no other', async () => {
    const staff = await world.addUser('staff', target.tenantId)
    const other = await world.gateway.createTenant()
    expect((await staff.call(`/tenants/${target.tenantId.toUpperCase()}/keys`)).status).toBe(200)
    expect((await staff.call(`/tenants/${other.tenantId.toUpperCase()}/keys`)).status).toBe(404)
  })

  test('a key named in capitals is the one that is revoked', async () => {
    const { path } = samples['POST /tenants/{tenantId}/keys/{keyId}/revoke'](inCapitals(target))
    const answer = await operator.call(path, { method: 'POST' })
    expect([answer.status, answer.body['keyId'], answer.body['active']]).toEqual([200, target.keyId, false])
  })

  test('the audit log names a test notification’s endpoint in lower case', async () => {
    const { path } = samples['POST /tenants/{tenantId}/webhooks/test'](target)
    const body = { mode: 'test', webhookId: target.webhookId.toUpperCase() }
    await operator.call(path, { method: 'POST', body })
    const entries = (await world.audit()).filter(({ action }) => action === 'webhook.test')
    expect(entries.map(({ subject }) => subject)).toEqual([target.webhookId])
  })
})

describe('the name of a new tenant', () => {
  const create = (name: string, language = 'en') =>
    operator.call('/tenants', { method: 'POST', body: { name }, headers: { 'accept-language': language } })

  test('must not be another tenant’s id', async () => {
    const answer = await create(target.tenantId.toUpperCase())
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
    expect(answer.body['message']).toContain('must not be a uuid')
    expect((await create(target.tenantId, 'es')).body['message']).toContain('no debe ser un uuid')
  })

  test('has no control characters and none that turn the direction of writing', async () => {
    for (const name of ['Bodega\u0007', 'Bodega\u202e']) {
      const answer = await create(name)
      expect(answer.status).toBe(400)
      expect(answer.body['details']).toEqual([{ path: '/name', message: expect.stringContaining('control') }])
    }
  })
})
