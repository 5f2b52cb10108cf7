import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, payLink, submit } from '../checkout/customer.ts'
import { everythingOf, requireApproval, restrictedKey, wideRate } from '../harness/keys.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'
import { disbursementOf, movements } from '../payments/advanced/requests.ts'
import { cardCharge, exampleOf } from '../payments/specification/requests.ts'
import { operations } from '../payments/specification/rows.ts'
import type { World } from '../payments/specification/world.ts'
import { type KeyScope, keyScopes } from '../../src/foundation/key-scopes.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { rotateApiKey } from '../../src/tenants/keys.ts'
import { productionEnv } from '../harness/master-key.ts'

let sandbox: TestSandbox
let receiver: Receiver
let gateway: TestGateway
/** A second process on the same database, behind a proxy on this machine. */
let proxied: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  gateway = await startTestGateway({ sandbox, env: wideRate, withMercantil: true })
  proxied = await startTestGateway({
    sandbox,
    connection: gateway.connection,
    env: { ...wideRate, PASARELA_ROLE: 'api', PASARELA_TRUSTED_PROXIES: '127.0.0.0/8' },
  })
})
afterAll(async () => {
  await proxied.stop()
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

/** The scope that each operation needs; null: any key may call it. */
const scopeOf: Record<string, KeyScope | null> = {
  'GET /v1/banks': null,
  'GET /v1/quote': null,
  'GET /v1/balance': 'read',
  'GET /v1/mandates': 'read',
  'POST /v1/payments/c2p/request': 'collect',
  'POST /v1/payments/c2p': 'collect',
  'POST /v1/payments/vpos': 'collect',
  'POST /v1/payments/vpos/authentication': 'collect',
  'POST /v1/payments/pago-movil/verify': 'collect',
  'POST /v1/payments/pago-movil/request': 'collect',
  'POST /v1/payments/{id}/cancel': 'collect',
  'POST /v1/payments/{id}/reference': 'collect',
  'POST /v1/movements/{id}/match': 'collect',
  'GET /v1/events': 'read',
  'GET /v1/payments': 'read',
  'GET /v1/payments/{id}': 'read',
  'GET /v1/payments/by-ref/{externalRef}': 'read',
  'GET /v1/payments/{id}/events': 'read',
  'POST /v1/payments/{id}/reverse': 'refund',
  'POST /v1/payments/debit/otp': 'collect',
  'POST /v1/payments/debit': 'collect',
  'POST /v1/payments/domiciliation': 'collect',
  'POST /v1/payments/credit': 'payout',
  'POST /v1/payments/credit/account': 'payout',
  'POST /v1/payments/credit/disburse': 'payout',
  'POST /v1/payments/payouts': 'payout',
  'POST /v1/payments/change': 'payout',
  'GET /v1/payments/disbursements/{id}': 'read',
  'GET /v1/payments/operations/{id}': 'read',
  'POST /v1/payments/operations/poll': 'read',
  'GET /v1/approvals': 'approve',
  'POST /v1/payments/{id}/approve': 'approve',
  'POST /v1/payments/{id}/decline': 'approve',
  'GET /v1/movements': 'read',
  'POST /v1/movements/{id}/ignore': 'collect',
  'GET /v1/reconciliations': 'read',
  'GET /v1/reconciliations/{date}.csv': 'read',
  'GET /v1/reconciliations/{date}.xlsx': 'read',
  'POST /v1/checkout/sessions': 'collect',
  'GET /v1/checkout/sessions/{id}': 'read',
  'POST /v1/checkout/sessions/{id}/expire': 'collect',
  'POST /v1/payment-links': 'collect',
  'GET /v1/payment-links': 'read',
  'GET /v1/payment-links/{id}': 'read',
  'PATCH /v1/payment-links/{id}': 'collect',
  'GET /v1/payment-links/{id}/qr.svg': 'read',
  'POST /v1/webhooks': 'webhooks',
  'GET /v1/webhooks': 'webhooks',
  'GET /v1/webhooks/{id}': 'webhooks',
  'PATCH /v1/webhooks/{id}': 'webhooks',
  'DELETE /v1/webhooks/{id}': 'webhooks',
  'POST /v1/webhooks/{id}/rotate-secret': 'webhooks',
  'GET /v1/webhooks/{id}/deliveries': 'webhooks',
  'POST /v1/notifications/test': 'webhooks',
  'POST /v1/test/faults': null,
  'GET /v1/test/faults': null,
  'DELETE /v1/test/faults': null,
  'POST /v1/test/movements': null,
  'GET /v1/test/ledger': null,
}

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
const keyWith = async (tenant: Tenant, scopes: KeyScope[]) =>
  (await restrictedKey(gateway, tenant.tenantId, { scopes })).key

/** A payout that waits for the approval of a second key. */
async function waitingPayout(tenant: Tenant): Promise<string> {
  await requireApproval(gateway, tenant.tenantId, '40.00')
  const request = { method: 'POST', key: tenant.key, body: movements['/credit'](50) }
  const answer = await gateway.call('/v1/payments/credit', request)
  expect(answer.status, answer.text).toBe(202)
  return String(answer.body['paymentId'])
}

/** A request of the operation that succeeds with the right scope. */
async function requestOf(name: string, tenant: Tenant) {
  const [method = '', path = ''] = name.split(' ')
  if (/approv|decline/.test(path)) {
    return { method, path: path.replace('{id}', await waitingPayout(tenant)), success: 200 }
  }
  const operation = operations.find((each) => each.method === method && `/v1${each.path}` === path)
  if (!operation) throw new Error(`${name} is not in the specification's table`)
  const example = await exampleOf(operation.key, { gateway, receiver } as World, tenant)
  return { ...example, method, path: `/v1${example.path}`, success: operation.success }
}

test('the document has exactly the operations whose scope is decided here', async () => {
  const { paths } = (await gateway.call('/openapi.json')).body as { paths: Record<string, object> }
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(declared.filter((name) => name.includes(' /v1/')).toSorted()).toEqual(Object.keys(scopeOf).toSorted())
})

describe('a key that has all scopes but the one of the operation', () => {
  const restricted = Object.entries(scopeOf).filter((entry): entry is [string, KeyScope] => entry[1] !== null)

  test.concurrent.each(restricted)('is answered 403 by %s (%s), without any effect', async (name, scope) => {
    const tenant = await gateway.createTenant()
    const lacking = await keyWith(
      tenant,
      keyScopes.filter((each) => each !== scope),
    )
    const { method, path, success, ...example } = await requestOf(name, tenant)
    await gateway.call('/v1/banks', { key: lacking })
    const before = await everythingOf(gateway, tenant.tenantId)
    const ledger = await sandbox.ledger(tenant.tenantId)
    const headers = method === 'POST' ? { 'idempotency-key': 'order-1' } : {}

    const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : [example.body ?? {}, '{"mont']
    for (const body of bodies) {
      const answer = await gateway.call(path, { method, key: lacking, headers, body })
      expect([answer.status, answer.body['error']], answer.text).toEqual([403, 'insufficient_scope'])
    }
    if (method === 'GET') expect((await gateway.call(path, { method: 'HEAD', key: lacking })).status).toBe(403)
    expect(await everythingOf(gateway, tenant.tenantId)).toEqual(before)
    expect(await sandbox.ledger(tenant.tenantId)).toEqual(ledger)

    // The same request with the operation's scope alone succeeds, with the same Idempotency-Key.
    const able = await keyWith(tenant, [scope])
    const answer = await gateway.call(path, { method, key: able, headers, ...example })
    expect(answer.status, answer.text).toBe(success)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
  })

  test('is answered before its body has arrived', async () => {
    const tenant = await gateway.createTenant()
    const key = await keyWith(tenant, ['read'])
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /v1/payments/credit HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n',
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 [^]*insufficient_scope/)
  })
})

describe('scopes', () => {
  test.concurrent.each(keyScopes)(
    'a key with the scope %s alone quotes, lists banks and uses the test controls',
    async (scope) => {
      const tenant = await gateway.createTenant()
      const key = await keyWith(tenant, [scope])
      for (const name of Object.keys(scopeOf).filter((each) => scopeOf[each] === null)) {
        const { success, ...request } = await requestOf(name, tenant)
        const answer = await gateway.call(request.path, { ...request, key })
        expect([name, answer.status], answer.text).toEqual([name, success])
      }
    },
  )

  test('a key made without scopes has all but approve', async () => {
    const { tenantId } = await gateway.createTenant()
    const { scopes, key } = await restrictedKey(gateway, tenantId, {})
    expect(scopes.toSorted()).toEqual(['collect', 'payout', 'read', 'refund', 'webhooks'])
    const answer = await gateway.call('/v1/approvals', { key })
    expect([answer.status, answer.body['error']]).toEqual([403, 'insufficient_scope'])
  })

  test('a key cannot be made with no scope, or with one that does not exist', async () => {
    const tenant = await gateway.createTenant()
    await expect(keyWith(tenant, [])).rejects.toThrow()
    await expect(keyWith(tenant, ['root' as KeyScope])).rejects.toThrow()
  })

  test('a key that replaces another by rotation has the same restrictions', async () => {
    const { tenantId } = await gateway.createTenant()
    const restrictions = {
      scopes: ['read', 'payout'] as KeyScope[],
      allowedIps: ['10.0.0.0/8'],
      callLimitVes: '10.00',
      dayLimitVes: '20.00',
      payeeLimitVes: '15.00',
      name: 'payroll',
    }
    const old = await restrictedKey(gateway, tenantId, restrictions)
    const request = { key: old.keyId, graceSeconds: 0, actor: 'test' }
    const fresh = await rotateApiKey(gateway.database, systemRandom, gateway.pepper, request)
    expect(fresh).toMatchObject(restrictions)
    const answer = await gateway.call('/v1/payments', { key: fresh.key })
    expect(answer.body['error']).toBe('address_not_allowed')
  })
})

describe('allowed addresses', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  async function statusOn(on: TestGateway, allowedIps: string[], headers: Record<string, string> = {}) {
    const { tenantId } = await gateway.createTenant()
    const { key } = await restrictedKey(gateway, tenantId, { allowedIps })
    const { status, body } = await on.call('/v1/banks', { key, headers })
    return status === 403 ? body['error'] : status
  }
  const refused = 'address_not_allowed'

  test.each<[string[], unknown]>([
    [['127.0.0.1/32'], 200],
    [['10.0.0.0/8', '127.0.0.0/8'], 200],
    [['10.0.0.0/8'], refused],
    [['127.0.0.2/32'], refused],
    [['::1/128', '2001:db8::/32'], refused],
  ])('a key of %j used from 127.0.0.1 is answered %s', async (allowedIps, expected) => {
    expect(await statusOn(gateway, allowedIps)).toBe(expected)
  })

  test('a forged header of an untrusted peer neither opens nor closes the way', async () => {
    expect(await statusOn(gateway, ['10.0.0.0/8'], from('10.1.2.3'))).toBe(refused)
    expect(await statusOn(gateway, ['127.0.0.1/32'], from('10.1.2.3'))).toBe(200)
    const others = { 'x-real-ip': '10.1.2.3', forwarded: 'for=10.1.2.3', 'cf-connecting-ip': '10.1.2.3' }
    expect(await statusOn(proxied, ['10.0.0.0/8'], others)).toBe(refused)
  })

  test.each<[string, string[], unknown]>([
    ['10.1.2.3', ['10.0.0.0/8'], 200],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], 200],
    ['::ffff:0a01:0203', ['10.0.0.0/8'], 200],
    ['2001:db8::7', ['2001:db8::/32'], 200],
    ['2001:DB8:0:0::7', ['2001:db8::/32'], 200],
    // A client's own header, to which the proxy has added the client's address.
    ['10.1.2.3, 11.1.2.3', ['10.0.0.0/8'], refused],
    ['11.1.2.3, 10.1.2.3', ['10.0.0.0/8'], 200],
    ['10.1.2.3, 11.1.2.3, 127.0.0.1', ['10.0.0.0/8'], refused],
    ['11.1.2.3', ['10.0.0.0/8'], refused],
    ['::ffff:11.1.2.3', ['10.0.0.0/8'], refused],
    ['2001:db9::7', ['2001:db8::/32'], refused],
    // Written with an IPv4 ending, and yet addresses of IPv6 that anyone may have.
    ['::10.1.2.3', ['10.0.0.0/8'], refused],
    ['2001:db8::10.1.2.3', ['10.0.0.0/8'], refused],
    ['64:ff9b::10.1.2.3', ['10.0.0.0/8'], refused],
    ['10.1.2.3', ['127.0.0.0/8'], refused],
    ['garbage', ['10.0.0.0/8', '127.0.0.0/8', '2000::/3'], refused],
    ['10.1.2.3.evil', ['10.0.0.0/8'], refused],
    ['0', ['10.0.0.0/8'], refused],
  ])('behind a trusted proxy, %s with a key of %j is answered %s', async (address, allowedIps, expected) => {
    expect(await statusOn(proxied, allowedIps, from(address))).toBe(expected)
  })

  test('an IPv4 connection to a dual-stack socket matches an IPv4 network', async () => {
    const dual = await startTestGateway({
      connection: gateway.connection,
      env: { ...wideRate, ...productionEnv, PASARELA_ROLE: 'api', PASARELA_RATE_FEED: 'dolarapi', HOST: '::' },
    })
    try {
      const { tenantId } = await gateway.createTenant()
      const statusFor = async (allowedIps: string[]) => {
        const { key } = await restrictedKey(gateway, tenantId, { allowedIps })
        const url = `http://127.0.0.1:${new URL(dual.url).port}/v1/banks`
        return (await fetch(url, { headers: { 'x-api-key': key } })).status
      }
      expect(await statusFor(['127.0.0.0/8'])).toBe(200)
      expect(await statusFor(['10.0.0.0/8'])).toBe(403)
    } finally {
      await dual.stop()
    }
  })

  test('a payout from elsewhere writes nothing, sends nothing and leaves its Idempotency-Key free', async () => {
    const { tenantId } = await gateway.createTenant()
    const { key } = await restrictedKey(gateway, tenantId, { allowedIps: ['10.0.0.0/8'] })
    const before = await everythingOf(gateway, tenantId)
    const headers = { 'idempotency-key': 'order-1' }
    const pay = (on: TestGateway, address: string) =>
      on.call('/v1/payments/credit', {
        method: 'POST',
        key,
        body: movements['/credit'](10),
        headers: { ...headers, ...from(address) },
      })
    expect((await pay(gateway, '10.1.2.3')).body['error']).toBe(refused)
    expect((await pay(proxied, '11.1.2.3')).body['error']).toBe(refused)
    expect(await everythingOf(gateway, tenantId)).toEqual(before)
    expect(await sandbox.ledger(tenantId)).toEqual([])
    expect((await pay(proxied, '10.1.2.3')).body['status']).toBe('COMPLETED')
  })

  test.each(['300.0.0.1/8', '10.0.0.0/33', 'localhost', '', '10.0.0.0/8 ', "'; drop table api_keys; --"])(
    'a key cannot be made for the network %j',
    async (network) => {
      const { tenantId } = await gateway.createTenant()
      await expect(restrictedKey(gateway, tenantId, { allowedIps: [network] })).rejects.toThrow()
    },
  )
})

describe('the key behind a payment', () => {
  const transfer = { usdAmount: 7.5, debtorCellPhone: '584147770001', debtorId: 'V17770001' }
  const created: [string, object][] = [
    ['/c2p/request', { usdAmount: 10, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }],
    ['/vpos', cardCharge],
    ['/pago-movil/verify', { usdAmount: 10, reference: '000012345678' }],
    ['/pago-movil/request', transfer],
    ['/debit', movements['/debit'](10)],
    ['/credit', movements['/credit'](10)],
    ['/credit/account', movements['/credit/account'](10)],
    ['/payouts', movements['/payouts'](10)],
    ['/change', movements['/change'](10)],
    ['/credit', movements['/credit'](10.51)],
    ['/credit/disburse', disbursementOf([10, 20.5])],
  ]

  type Entry = { type: string; keyId?: string }
  type Paid = { paymentId: string; credits?: { paymentId: string }[] }
  const timelineOf = async (tenant: Tenant, id: string) =>
    (await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })).body['items'] as Entry[]
  const eventsOf = (path: string, id: string) =>
    receiver.received
      .filter((request) => request.path === path)
      .map(({ body }) => JSON.parse(body.toString()) as { event: string; data: Record<string, unknown> })
      .filter(({ data }) => data['paymentId'] === id)

  test.each(created)('is named by a payment of POST %s with %j, its timeline and its webhooks', async (route, body) => {
    const tenant = await gateway.createTenant()
    const { key, keyId } = await restrictedKey(gateway, tenant.tenantId, {})
    const hook = `/${tenant.tenantId}`
    await register(gateway, tenant.key, { url: receiver.url + hook })
    const answer = await gateway.call(`/v1/payments${route}`, { method: 'POST', key, body })
    expect(answer.status, answer.text).toBeLessThan(300)
    const { paymentId, credits } = answer.body as Paid
    for (const id of credits ? credits.map((credit) => credit.paymentId) : [paymentId]) {
      // Read with another key, which did not make it.
      expect((await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body['keyId']).toBe(keyId)
      const timeline = await timelineOf(tenant, id)
      expect(timeline[0]?.keyId, JSON.stringify(timeline)).toBe(keyId)
      const isSent = !route.endsWith('/request')
      if (isSent) await expect.poll(() => eventsOf(hook, id).map(({ data }) => data['keyId'])).toEqual([keyId])
    }
  })

  test('is the one that requested a C2P payment, and the entries name the key of each step', async () => {
    const tenant = await gateway.createTenant()
    const first = await restrictedKey(gateway, tenant.tenantId, {})
    const second = await restrictedKey(gateway, tenant.tenantId, {})
    const third = await restrictedKey(gateway, tenant.tenantId, {})
    const hook = `/${tenant.tenantId}`
    await register(gateway, tenant.key, { url: receiver.url + hook })
    const intentId = await requestC2p(gateway, first.key)
    const body = {
      usdAmount: 10,
      debtorId: 'V12345678',
      debtorCellPhone: '584141234567',
      debtorBankCode: 102,
      intentId,
      token: '13572468',
    }
    const paid = await gateway.call('/v1/payments/c2p', { method: 'POST', key: second.key, body })
    expect(paid.body['status']).toBe('COMPLETED')
    const reversed = await gateway.call(`/v1/payments/${intentId}/reverse`, { method: 'POST', key: third.key })
    expect(reversed.body['status']).toBe('REVERSED')
    expect((await gateway.call(`/v1/payments/${intentId}`, { key: tenant.key })).body['keyId']).toBe(first.keyId)
    const timeline = await timelineOf(tenant, intentId)
    expect(timeline.find(({ type }) => type === 'created')?.keyId).toBe(first.keyId)
    expect(timeline.find(({ type }) => type === 'submitted')?.keyId).toBe(second.keyId)
    await expect
      .poll(() => eventsOf(hook, intentId).map(({ event, data }) => [event, data['keyId']]))
      .toEqual([
        ['payment.pending', first.keyId],
        ['payment.completed', first.keyId],
        ['payment.reversed', first.keyId],
      ])
  })

  test('is the one that opened the checkout session or made the payment link of a payment', async () => {
    const tenant = await gateway.createTenant()
    const { key, keyId } = await restrictedKey(gateway, tenant.tenantId, { scopes: ['collect'] })
    const order = { method: 'POST', key, body: { usdAmount: 25, description: 'Pedido 1042' } }
    const linked = await gateway.call('/v1/payment-links', order)
    expect((await payLink(String(linked.body['url']))).status).toBe(200)
    const session = await gateway.call('/v1/checkout/sessions', order)
    const details = { bank: '0102', documentType: 'V', document: '12345678', phone: '04141234567' }
    const page = await openPage(`${String(session.body['url'])}/c2p`)
    expect((await submit(page, '/c2p', details)).status).toBe(200)
    const { body } = await gateway.call('/v1/payments', { key: tenant.key })
    const ids = (body['items'] as { paymentId: string }[]).map(({ paymentId }) => paymentId)
    const receipts = await Promise.all(
      ids.map(async (id) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body),
    )
    expect(receipts).toHaveLength(2)
    const [ofSession, ofLink] = receipts
    expect({ session: ofSession?.['keyId'], link: ofLink?.['keyId'] }).toEqual({ session: keyId, link: keyId })
  })

  test('never shows in the payments of another tenant', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const id = await payC2p(gateway, one.key)
    expect((await gateway.call(`/v1/payments/${id}`, { key: two.key })).status).toBe(404)
  })
})
