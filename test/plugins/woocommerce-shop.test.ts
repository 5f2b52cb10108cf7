import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../sdk/faulty-connection.ts'
import { openWorld, payer, payOnPage, statusOf, type TestShop, webhookSecret, type World } from './world.ts'

let world: World
let shop: TestShop
beforeAll(async () => {
  world = await openWorld()
  shop = await world.openShop()
})
afterAll(() => world.close())

type RefundAnswer = { refunded: boolean; code?: string; message?: string }
const refund = (of: TestShop, order: number, amount = '25.50') => of.call<RefundAnswer>('refund', { order, amount })
const reversals = async (of: TestShop) => (await of.ledger()).filter((operation) => operation === 'ReverseC2P').length

async function paidOrder(of: TestShop, document = 'V12345678'): Promise<number> {
  const order = await of.createOrder({ method: 'pasarela_c2p' })
  await of.checkOut(order, 'pasarela_c2p', { ...payer, pasarela_document: document })
  expect(await statusOf(of, order)).toBe('processing')
  return order
}

describe('a refund', () => {
  test('of a whole C2P reverses it at the bank, once', async () => {
    const order = await paidOrder(shop)
    expect(await refund(shop, order)).toEqual({ refunded: true })
    await expect.poll(async () => (await shop.order(order)).notes.join()).toContain('Referencia del reverso')
    expect(await refund(shop, order)).toEqual({ refunded: true })
    expect(await reversals(shop)).toBe(1)
    expect(await statusOf(shop, order)).toBe('refunded')
  })

  test.each(['10.00', '25.51', '0.00'])(
    'of %s instead of the whole amount is refused with the way to do it',
    async (amount) => {
      const before = await reversals(shop)
      const order = await paidOrder(shop)
      expect(await refund(shop, order, amount)).toMatchObject({
        refunded: false,
        message: expect.stringMatching(/solo reversan un C2P completo.*Reembolso manual/),
      })
      expect(await reversals(shop)).toBe(before)
      expect(await statusOf(shop, order)).toBe('processing')
    },
  )

  test.each(['10.00', '30.00'])(
    'of an order that was changed to %s after it was paid is refused: the bank would return another amount',
    async (total) => {
      const before = await reversals(shop)
      const order = await paidOrder(shop)
      await shop.changeOrder(order, { total })
      expect(await refund(shop, order, total)).toMatchObject({
        refunded: false,
        message: expect.stringMatching(/se pagó con un C2P por otro monto.*Reembolso manual/),
      })
      expect(await reversals(shop)).toBe(before)
      expect(await statusOf(shop, order)).toBe('processing')
    },
  )

  test('that the bank refuses says its reason, and the order stays paid', async () => {
    const order = await paidOrder(shop, 'V00000041')
    expect(await refund(shop, order)).toMatchObject({
      refunded: false,
      code: 'pasarela_refused',
      message: expect.stringContaining('El dinero no se devolvió'),
    })
    expect(await statusOf(shop, order)).toBe('processing')
  })

  test('whose answer was lost says so, is not sent again, and is recorded when the bank confirms', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own, 'V00000098')
    const unknown = { code: 'pasarela_unknown', message: expect.stringContaining('No reembolse de nuevo') }
    expect(await refund(own, order)).toMatchObject(unknown)
    // The bank may have confirmed the first one by now.
    const again = await refund(own, order)
    if (!again.refunded) expect(again).toMatchObject(unknown)
    expect(await reversals(own)).toBe(1)
    await expect
      .poll(async () => {
        await own.call('scheduled')
        return statusOf(own, order)
      })
      .toBe('refunded')
    expect(await reversals(own)).toBe(1)
    expect(await own.call('scheduled')).toEqual({ ran: 0 })
  })

  test('that the bank turns out not to have made is sent to the bank again when it is requested again', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own, 'V00000099')
    expect(await refund(own, order)).toMatchObject({ code: 'pasarela_unknown' })
    await expect
      .poll(
        async () => {
          await own.call('scheduled')
          return (await own.order(order)).notes.join()
        },
        { timeout: 30_000 },
      )
      .toContain('Puede pedir el reembolso de nuevo')
    await refund(own, order)
    const { transaction } = await own.order(order)
    const { body } = await world.gateway.call(`/v1/payments/${transaction}/events`, { key: own.key })
    const steps = (body['items'] as { type: string }[]).map(({ type }) => type)
    expect(steps.filter((type) => type === 'reversal_submitted')).toHaveLength(2)
  })

  const refusal = (status: number, error: string): Fault => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statusCode: status, error, message: 'Later.', requestId: 'r-1' }),
  })
  test.each<[string, Fault]>([
    ['a gateway that shuts down', refusal(503, 'service_unavailable')],
    ['a bank that cannot be reached', refusal(503, 'provider_unavailable')],
    ['a maintenance page', { status: 503, headers: { 'retry-after': '3600' }, body: '<html>' }],
    ['a limit of requests', refusal(429, 'rate_limited')],
    ['a key that was revoked', refusal(401, 'inactive_api_key')],
  ])('that the bank made, whose answer was lost and whose retry meets %s, is not called refused', async (_, fault) => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own)
    world.line.meet('none', 'answerLost', ...Array.from({ length: 10 }, () => fault))
    const first = await refund(own, order)
    world.line.meet()
    expect(first).toMatchObject({ code: 'pasarela_unknown', message: expect.stringContaining('No reembolse de nuevo') })
    expect(await refund(own, order)).toEqual({ refunded: true })
    expect(await reversals(own)).toBe(1)
  })

  test('that a gateway which shuts down refused is not called refused: the gateway does not say that nothing was sent', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own)
    world.line.meet('none', ...Array.from({ length: 10 }, () => refusal(503, 'service_unavailable')))
    const first = await refund(own, order)
    world.line.meet()
    expect(first).toMatchObject({ code: 'pasarela_unknown' })
  })

  test('that was not sent to the bank says so', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own)
    world.line.meet('none', ...Array.from({ length: 10 }, () => refusal(503, 'provider_unavailable')))
    const first = await refund(own, order)
    world.line.meet()
    expect(first).toMatchObject({
      code: 'pasarela_refused',
      message: expect.stringContaining('El dinero no se devolvió'),
    })
    expect(await refund(own, order)).toEqual({ refunded: true })
  })

  test('that never reached the gateway is not taken for done, and can be requested again', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidOrder(own)
    world.line.meet('none', ...Array.from({ length: 20 }, () => ({ status: 502 })))
    const answer = await refund(own, order)
    world.line.meet()
    expect(answer).toMatchObject({ refunded: false, code: 'pasarela_unknown' })
    expect(await own.call('scheduled')).toEqual({ ran: 1 })
    expect((await own.order(order)).notes.join()).toContain('Puede pedir el reembolso de nuevo')
    expect(await statusOf(own, order)).toBe('processing')
    expect(await refund(own, order)).toEqual({ refunded: true })
    expect(await reversals(own)).toBe(1)
  })

  test('of a card is refused with the way to give the money back', async () => {
    const order = await shop.createOrder()
    const body = {
      usdAmount: 25.5,
      cardNumber: '4242424242424242',
      expirationMonth: 12,
      expirationYear: 2035,
      cvv: '123',
      cardHolderName: 'Ana Perez',
      cardHolderId: 'V12345678',
      accountType: 0,
      cardType: 1,
    }
    const { body: paid } = await world.gateway.call('/v1/payments/vpos', { method: 'POST', key: shop.key, body })
    await shop.changeOrder(order, { status: 'processing', paid: 1, meta: { _pasarela_paid_by: paid['paymentId'] } })
    expect(await refund(shop, order)).toMatchObject({
      refunded: false,
      message: expect.stringMatching(/VPOS, que ningún banco reversa.*Reembolso manual/),
    })
  })

  test('of an order that was paid otherwise is refused', async () => {
    const order = await shop.createOrder()
    expect(await refund(shop, order)).toMatchObject({ message: expect.stringContaining('no se pagó con Pasarela') })
  })
})

test('a payment that is reversed in the dashboard makes the order refunded', async () => {
  const order = await paidOrder(shop)
  const { transaction } = await shop.order(order)
  await world.gateway.call(`/v1/payments/${transaction}/reverse`, { method: 'POST', key: shop.key })
  await expect.poll(() => statusOf(shop, order)).toBe('refunded')
})

test('a second payment of the same order is noted for the shop, and changes nothing else', async () => {
  const own = await world.openShop({ webhooks: false })
  const order = await own.createOrder()
  await payOnPage((await own.checkOut(order, 'pasarela')).redirect)
  // Paid in another way meanwhile: the merchant took cash.
  await own.changeOrder(order, { status: 'completed', paid: 1 })
  const event = { order }
  await own.call('may-cancel', event)
  await own.call('may-cancel', event)
  const { notes, status } = await own.order(order)
  expect({ status, notes }).toEqual({ status: 'completed', notes: [expect.stringContaining('Devuelva ese dinero')] })
})

describe('while the gateway does not answer', () => {
  test('C2P is not offered, and the shop does not request the banks on every page', async () => {
    const own = await world.openShop({ webhooks: false })
    world.line.meet(...Array.from({ length: 20 }, () => ({ status: 502 })))
    for (const process of [0, 1, 0]) {
      expect(await own.call('method', { method: 'pasarela_c2p' }, process)).toMatchObject({ isAvailable: false })
    }
    expect(world.line.passed.filter(({ path }) => path === '/v1/banks')).toHaveLength(1)
    world.line.meet()
  })

  test('the schedule stops at the first order, and reads all of them the next time', async () => {
    const own = await world.openShop({ webhooks: false })
    const orders = [await own.createOrder(), await own.createOrder()]
    for (const order of orders) await payOnPage((await own.checkOut(order, 'pasarela')).redirect)
    world.line.meet(...Array.from({ length: 20 }, () => ({ status: 502 })))
    await own.call('poll')
    expect(new Set(world.line.passed.map(({ path }) => path)).size).toBe(1)
    world.line.meet()
    await own.call('poll')
    expect(await Promise.all(orders.map((order) => statusOf(own, order)))).toEqual(['processing', 'processing'])
  })
})

describe('the settings', () => {
  type Method = {
    isAvailable: boolean
    fields: Record<string, { title: string; description?: string }>
    form: string
    settings: string
    declared: Record<string, boolean>
  }
  const method = (id: string) => shop.call<Method>('method', { method: id })

  test.each(['pasarela', 'pasarela_c2p'])('of %s explain every field, in Spanish', async (id) => {
    const { fields, declared } = await method(id)
    for (const [name, { title, description = '' }] of Object.entries(fields)) {
      expect(`${title} ${description}`.length, name).toBeGreaterThan(30)
      expect(description, name).toMatch(/[áéíóúñ]|\b(de|la|el|los)\b/)
    }
    expect(declared).toEqual({ custom_order_tables: true, cart_checkout_blocks: true })
  })

  test('show the address for webhooks and the test mode, and never the secrets of another field', async () => {
    const { fields, settings } = await method('pasarela')
    expect(fields['webhook_secret']?.description).toContain(`${shop.url}/wc-api/pasarela/`)
    expect(settings).toContain('Modo de prueba')
    expect(settings).toContain('Probar la conexión')
  })

  test.each([
    ['address', 'pay.example.com', 'https://'],
    ['address', 'https://pay.example.com/?a=1', 'https://'],
    ['api_key', 'whsec_abc', 'pas_test_'],
    ['webhook_secret', 'pas_test_abc', 'no es la clave de API'],
  ])('refuse the %s “%s” and keep the former one', async (name, value, words) => {
    const own = await world.openShop({ webhooks: false })
    const former = own.connection as Record<string, string>
    const fields = { enabled: 'yes', ...former, [name]: value }
    const answer = await own.call<{ errors: string[]; saved: Record<string, string> }>('settings', {
      method: 'pasarela',
      fields,
    })
    expect(answer.errors).toEqual([expect.stringContaining(words)])
    expect(answer.saved[name]).toBe(former[name])
  })

  test('with keys and secrets are deleted with the plugin', async () => {
    const own = await world.openShop({ webhooks: false })
    const left = JSON.stringify(await own.call('uninstall'))
    expect(left).toContain('blogname')
    for (const secret of [own.key, webhookSecret, 'woocommerce_pasarela']) expect(left).not.toContain(secret)
  })

  test('are tested against the gateway: key, rate, page and a signed notification', async () => {
    // The notification reaches the first process, which handles one request at a time.
    const lines = await shop.call<[boolean, string][]>('check', {}, 1)
    expect(lines.map(([isGood]) => isGood)).toEqual([true, true, true, true])
    expect(lines.map(([, text]) => text).join()).toMatch(
      /acepta la clave.*tasa del BCV es.*página de pago.*firma es correcta/,
    )
  })

  test('that are wrong are named by the test', async () => {
    const own = await world.openShop({ webhooks: false })
    const save = (changes: object) =>
      own.setOptions({ woocommerce_pasarela_settings: { enabled: 'yes', ...own.connection, ...changes } })
    await save({ api_key: 'pas_test_wrong' })
    expect(await own.call('check')).toEqual([[false, expect.stringContaining('no acepta la conexión')]])
    await save({ api_key: '' })
    expect(await own.call('check')).toEqual([[false, expect.stringContaining('clave de API')]])
    await save({ webhook_secret: '' })
    expect(await own.call('check')).toContainEqual([false, expect.stringContaining('Falta el secreto')])
    await save({})
    expect(await own.call('check')).toContainEqual([false, expect.stringContaining('no tiene un destino')])
    const body = { url: `${own.url}/wc-api/pasarela/`, secret: `${webhookSecret}, another` }
    const events = ['checkout.paid', 'payment.completed', 'payment.failed', 'payment.reversed']
    await world.gateway.call('/v1/webhooks', { method: 'POST', key: own.key, body: { ...body, events } })
    expect(await own.call('check', {}, 1)).toContainEqual([
      false,
      expect.stringMatching(/el secreto del webhook es otro, o el reloj de este servidor/),
    ])
    await own.setOptions({ woocommerce_currency: 'EUR' })
    expect(await own.call('check', {}, 1)).toContainEqual([false, expect.stringContaining('EUR')])
  })
})
