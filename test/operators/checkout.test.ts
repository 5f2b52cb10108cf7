import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutProfile } from '../../src/operators/routes/checkout-profile.ts'
import type { CheckoutSession, PaymentLink } from '../../src/operators/routes/checkout.ts'
import { openPage } from '../checkout/customer.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { pngBytes } from './samples.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let staff: TestUser
let stranger: TestUser
let tenantId: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenantId = (await world.gateway.createTenant()).tenantId
  staff = await world.addUser('staff', tenantId)
  stranger = await world.addUser('staff', (await world.gateway.createTenant()).tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const request = (changes: object = {}) => ({
  method: 'POST',
  body: { mode: 'test', amount: '25', currency: 'USD', description: 'Pedido 1042', reusable: false, ...changes },
})
const path = () => `/tenants/${tenantId}`
const create = async (changes: object = {}) => {
  const answer = await staff.call(`${path()}/links`, request(changes))
  expect(answer.status, answer.text).toBe(201)
  return answer.body as PaymentLink
}
const list = async (query = '') => (await staff.call(`${path()}/links?mode=test${query}`)).body
const setActive = (linkId: string, active: boolean, by = staff) =>
  by.call(`${path()}/links/${linkId}/switch`, { method: 'POST', body: { mode: 'test', active } })
const pathsOf = (body: Record<string, unknown>) => (body['details'] as { path: string }[]).map((detail) => detail.path)

describe('payment links of a tenant', () => {
  test('are created with a fixed amount, and the customer can pay on their page', async () => {
    const link = await create()
    expect(link).toMatchObject({
      state: 'open',
      usdAmount: '25.00',
      vesAmount: null,
      description: 'Pedido 1042',
      reusable: false,
      maxUses: null,
      paidSessions: 0,
      expiresAt: null,
    })
    const page = await openPage(link.url)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Pedido 1042')
  })

  test('are created with the amount that the customer types, a number of uses and an end', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const link = await create({ amount: 'customer', currency: 'VES', reusable: true, maxUses: 3, expiresAt })
    expect(link).toMatchObject({
      usdAmount: null,
      vesAmount: null,
      currency: 'VES',
      reusable: true,
      maxUses: 3,
      expiresAt,
    })
  })

  test('are listed newest first, page by page, and only in their mode', async () => {
    const [older, newer] = [await create({ description: 'older' }), await create({ description: 'newer' })]
    const first = await list('&limit=1')
    expect(first['items']).toEqual([newer])
    const second = await list(`&limit=1&cursor=${String(first['nextCursor'])}`)
    expect(second['items']).toEqual([older])
    const live = await staff.call(`${path()}/links?mode=live`)
    expect(live.body['items']).toEqual([])
  })

  test('take no payment at once when they are switched off, and take payments again when switched on', async () => {
    const { linkId, url } = await create()
    const off = 'lo desactivó'
    expect((await openPage(url)).text).not.toContain(off)
    expect((await setActive(linkId, false)).body).toMatchObject({ state: 'off' })
    expect((await openPage(url)).text).toContain(off)
    expect((await setActive(linkId, true)).body).toMatchObject({ state: 'open' })
    expect((await openPage(url)).text).not.toContain(off)
    const entry = { actor: expect.stringContaining(staff.name), tenantId, subject: linkId }
    expect((await world.audit()).filter(({ subject }) => subject === linkId)).toMatchObject([
      { ...entry, action: 'link.create' },
      { ...entry, action: 'link.deactivate' },
      { ...entry, action: 'link.activate' },
    ])
  })

  test('have a QR code as an SVG image', async () => {
    const { linkId } = await create()
    const { status, headers, text } = await staff.call(`${path()}/links/${linkId}/qr?mode=test`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(text).toMatch(/^<svg /)
  })

  test('do not exist for the staff of another tenant', async () => {
    const { linkId } = await create()
    for (const answer of [
      await stranger.call(`${path()}/links?mode=test`),
      await stranger.call(`${path()}/links`, request()),
      await setActive(linkId, false, stranger),
      await stranger.call(`${path()}/links/${linkId}/qr?mode=test`),
      await stranger.call(`${path()}/checkout-sessions?mode=test`),
      await stranger.call(`${path()}/checkout-profile`),
    ]) {
      expect([answer.status, answer.body['error']]).toEqual([404, 'tenant_not_found'])
    }
    const { items } = (await list('&limit=1')) as { items: PaymentLink[] }
    expect(items).toMatchObject([{ linkId, state: 'open' }])
  })

  test.each([
    ['/amount', { amount: '1.234,56' }],
    ['/amount', { amount: '0' }],
    ['/amount', { amount: '100000.01' }],
    ['/currency', { currency: 'EUR' }],
    ['/description', { description: '' }],
    ['/maxUses', { maxUses: 2 }],
    ['/maxUses', { maxUses: 0, reusable: true }],
    ['/expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
  ])('are refused with an error at %s: %j', async (field, changes) => {
    const { status, body } = await staff.call(`${path()}/links`, request(changes))
    expect([status, body['error'], pathsOf(body)]).toEqual([400, 'invalid_request', [field]])
  })
})

test('the sessions of a tenant are listed newest first with their link, amount and state', async () => {
  const tenant = await world.gateway.createTenant()
  const { call } = await world.addUser('viewer', tenant.tenantId)
  const ids: unknown[] = []
  for (const [description, amount] of [
    ['first', { usdAmount: 10 }],
    ['second', { vesAmount: 99.5 }],
  ] as const) {
    const body = { description, ...amount }
    const created = await world.gateway.call('/v1/checkout/sessions', { method: 'POST', key: tenant.key, body })
    ids.unshift(created.body['sessionId'])
  }
  const { body, text } = await call(`/tenants/${tenant.tenantId}/checkout-sessions?mode=test`)
  const items = body['items'] as CheckoutSession[]
  expect(items.map(({ sessionId }) => sessionId)).toEqual(ids)
  expect(items).toMatchObject([
    { status: 'OPEN', usdAmount: null, vesAmount: '99.50', description: 'second', linkId: null, paymentId: null },
    { status: 'OPEN', usdAmount: '10.00', vesAmount: null, description: 'first' },
  ])
  expect(text).not.toContain('/pay/')
})

describe('the profile of the payment pages', () => {
  const change = (body: object) => staff.call(`${path()}/checkout-profile`, { method: 'POST', body })
  const read = async () => (await staff.call(`${path()}/checkout-profile`)).body as CheckoutProfile

  test('is changed field by field, and the logo can be seen and removed', async () => {
    const logo = Buffer.concat([pngBytes, Buffer.alloc(39_000, 1)])
    const changed = await change({ colour: '#0B6171', logo: logo.toString('base64') })
    expect(changed.status, changed.text).toBe(200)
    await change({ returnHosts: [' Shop.Example.com '], frameOrigins: ['https://shop.example.com'] })
    expect(await read()).toEqual({
      colour: '#0b6171',
      logoHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      returnHosts: ['shop.example.com'],
      frameOrigins: ['https://shop.example.com'],
    })
    const image = await staff.call(`${path()}/checkout-profile/logo`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    await change({ logo: null, colour: null })
    expect(await read()).toMatchObject({ colour: null, logoHash: null, returnHosts: ['shop.example.com'] })
    expect((await staff.call(`${path()}/checkout-profile/logo`)).status).toBe(404)
  })

  const image = (bytes: number) => Buffer.concat([pngBytes, Buffer.alloc(bytes)]).toString('base64')
  test.each([
    ['/colour', { colour: 'red' }],
    ['/logo', { logo: Buffer.from('<svg/>').toString('base64') }],
    ['/logo', { logo: image(40_000) }],
    ['/returnHosts/1', { returnHosts: ['shop.example.com', 'https://shop.example.com/'] }],
    ['/frameOrigins/0', { frameOrigins: ['http://shop.example.com'] }],
  ])('is refused with an error at %s', async (field, body) => {
    const before = await read()
    const answer = await change(body)
    expect([answer.status, answer.body['error'], pathsOf(answer.body)]).toEqual([400, 'invalid_request', [field]])
    expect(await read()).toEqual(before)
  })
})
