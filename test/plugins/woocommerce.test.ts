import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { openPage, submit } from '../checkout/customer.ts'
import { notifyingBanks } from '../movements/notifying.ts'
import { openWorld, payer, payOnPage, statusOf, type TestShop, token, webhookSecret, type World } from './world.ts'

let world: World
let shop: TestShop
/** A shop that no webhook reaches. */
let deaf: TestShop
beforeAll(async () => {
  world = await openWorld()
  shop = await world.openShop()
  deaf = await world.openShop({ webhooks: false })
})
afterAll(() => world.close())

const sessionsOf = async (of: TestShop, order: number) => (await of.order(order)).meta['_pasarela_sessions'] as string[]
const sessionOf = async (of: TestShop, order: number) => {
  const id = (await sessionsOf(of, order)).at(-1)
  return (await world.gateway.call(`/v1/checkout/sessions/${id}`, { key: of.key })).body
}

describe('the page of the gateway', () => {
  test('is where the customer is sent, and its payment completes the order by webhook, once', async () => {
    const order = await shop.createOrder()
    const answer = await shop.checkOut(order, 'pasarela')
    expect(answer).toMatchObject({ result: 'success', notices: [] })
    expect(answer.redirect).toMatch(new RegExp(`^${world.gateway.url}/pay/`))
    expect(await sessionOf(shop, order)).toMatchObject({
      usdAmount: 25.5,
      externalRef: String(order),
      metadata: { orderId: String(order), shop: 'localhost' },
      description: `Pedido ${order}, Bodega Ana & Hijos`,
      language: 'es',
      returnUrl: expect.stringContaining(`${shop.url}/checkout/order-received/${order}/?key=`),
    })
    await payOnPage(answer.redirect)
    await expect.poll(() => statusOf(shop, order)).toBe('processing')
    const paid = await shop.order(order)
    expect(paid).toMatchObject({ completions: 1, transaction: (await sessionOf(shop, order))['paymentId'] })
    expect(paid.notes.join()).toMatch(/pagado por C2P, Bs\. [\d.]+, referencia bancaria \d+.*Tasa del BCV/)
    expect(await shop.returnPage(order)).toBe('Thank you. [processing]')
    expect(await shop.order(order)).toMatchObject({ completions: 1 })
  })

  test.each(['on', 'off'] as const)(
    'is one page and one charge for a double click, a reload and a return to it, with database locks %s',
    async (locks) => {
      const own = await world.openShop({ locks })
      const order = await own.createOrder()
      const answers = [
        ...(await Promise.all([own.checkOut(order, 'pasarela'), own.checkOut(order, 'pasarela', {}, 1)])),
        await own.checkOut(order, 'pasarela'),
      ]
      expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
      expect(await sessionsOf(own, order)).toHaveLength(1)
      await payOnPage(answers[0]?.redirect)
      await expect.poll(() => statusOf(own, order)).toBe('processing')
      expect((await own.checkOut(order, 'pasarela')).redirect).toContain('order-received')
      expect(await own.ledger()).toHaveLength(1)
    },
  )

  test('of an amount that changed is ended, and a new one has the new amount', async () => {
    const order = await shop.createOrder()
    const first = await shop.checkOut(order, 'pasarela')
    await shop.changeOrder(order, { total: '31.00' })
    const second = await shop.checkOut(order, 'pasarela')
    expect(second.redirect).not.toBe(first.redirect)
    const [old = ''] = await sessionsOf(shop, order)
    const { body } = await world.gateway.call(`/v1/checkout/sessions/${old}`, { key: shop.key })
    expect(body['status']).toBe('EXPIRED')
    expect(await sessionOf(shop, order)).toMatchObject({ status: 'OPEN', usdAmount: 31 })
  })

  test('charges a shop in VES its own price, exactly', async () => {
    const own = await world.openShop()
    await own.setOptions({ woocommerce_currency: 'VES' })
    const order = await own.createOrder({ total: '1234567.89', currency: 'VES' })
    await payOnPage((await own.checkOut(order, 'pasarela')).redirect)
    await expect.poll(() => statusOf(own, order)).toBe('processing')
    expect((await world.sandbox.ledger(own.tenantId)).map(({ amount }) => amount)).toEqual(['1234567.89'])
    expect(await own.call('method', { method: 'pasarela_c2p' })).toMatchObject({ isAvailable: false })
  })

  test.each([
    { total: '25.505', currency: 'USD' },
    { total: '10.00', currency: 'EUR' },
    { total: '0.00', currency: 'USD' },
  ])('does not begin for $total $currency', async (given) => {
    const order = await shop.createOrder(given)
    const answer = await shop.checkOut(order, 'pasarela')
    expect(answer).toMatchObject({ result: 'failure', notices: [expect.stringContaining('USD o VES')] })
  })

  test('is followed by words that fit: not paid yet, being confirmed and not to be paid again', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await own.createOrder()
    const { redirect } = await own.checkOut(order, 'pasarela')
    expect(await own.returnPage(order)).toMatch(/No hemos recibido su pago.*order-pay.*\[pending\]/)
    const faults = (request: object) => world.gateway.call('/v1/test/faults', { key: own.key, ...request })
    // The outcome stays unknown for as long as the bank does not show its statement.
    const withoutStatement = { bank: 'bnc', kind: 'code', operation: 'History', code: 'EPIHIS', times: 1000 }
    await faults({ method: 'POST', body: withoutStatement })
    await payOnPage(redirect, '00000098')
    expect(await own.returnPage(order)).toMatch(/No pague de nuevo.*\[on-hold\]/)
    expect(await own.call('may-cancel', { order })).toEqual({ mayCancel: false })
    await faults({ method: 'DELETE' })
    await expect.poll(() => own.returnPage(order)).toBe('Thank you. [processing]')
  })
})

test('an order of which a part arrived is on hold and leads to the rest, and is paid once the rest arrives', async () => {
  const own = await world.openShop({ webhooks: false })
  const banks = notifyingBanks(world.gateway, world.sandbox)
  await banks.register('r4', own)
  const { r4 } = sandboxCredentials(own.tenantId)
  const send = (amount: number, reference: string) =>
    world.sandbox.control('r4', 'movements', {
      client: r4.commerce,
      amount,
      reference,
      date: caracasDate(Date.now()),
      phone: '584145551234',
      bankCode: '0102',
      document: 'V20555123',
    })
  const order = await own.createOrder({ total: '100.00', currency: 'VES' })
  const { redirect = '' } = await own.checkOut(order, 'pasarela')
  const customer = { phone: '0414-5551234', document: '20555123', documentType: 'V', bank: '0102' }
  await submit(await openPage(`${redirect}/pago-movil`), '/pago-movil', customer)
  await send(40, '71000001')
  await expect.poll(() => own.returnPage(order)).toMatch(/Llegó una parte de su pago/)
  expect(await own.returnPage(order)).toContain(`href="${redirect}"`)
  expect(await own.order(order)).toMatchObject({ status: 'on-hold', completions: 0 })
  expect((await own.checkOut(order, 'pasarela')).redirect).toBe(redirect)
  await send(60, '71000002')
  await expect.poll(() => own.returnPage(order)).toBe('Thank you. [processing]')
  expect((await own.order(order)).notes.join()).toContain('pagado por PAGO_MOVIL, Bs. 100')
})

describe('an order whose webhook was lost', () => {
  test('is completed when the customer returns, also if its number was changed meanwhile', async () => {
    const order = await deaf.createOrder()
    await payOnPage((await deaf.checkOut(order, 'pasarela')).redirect)
    await deaf.changeOrder(order, { number: `FAC-${order}` })
    expect(await statusOf(deaf, order)).toBe('pending')
    expect(await deaf.returnPage(order)).toBe('Thank you. [processing]')
  })

  test('is completed by the schedule when the customer never returns', async () => {
    const order = await deaf.createOrder()
    await payOnPage((await deaf.checkOut(order, 'pasarela')).redirect)
    await deaf.call('poll')
    expect(await deaf.order(order)).toMatchObject({ status: 'processing', completions: 1 })
    await deaf.call('poll')
    expect(await deaf.order(order)).toMatchObject({ completions: 1 })
  })

  const hours = (count: number) => Math.floor(Date.now() / 1000) - count * 3600
  async function paidUnseen(own: TestShop, created = hours(0)): Promise<number> {
    const order = await own.createOrder({ created })
    await payOnPage((await own.checkOut(order, 'pasarela')).redirect)
    return order
  }

  test('is completed within an hour also where WordPress runs the schedule once an hour', async () => {
    const own = await world.openShop({ webhooks: false })
    const orders = [await paidUnseen(own, hours(5)), await paidUnseen(own, hours(5)), await paidUnseen(own, hours(5))]
    for (const order of orders) await own.changeOrder(order, { modified: hours(3) })
    await own.setOptions({ pasarela_polled_at: hours(1) })
    await own.call('poll')
    expect(await Promise.all(orders.map((order) => statusOf(own, order)))).toEqual(Array(3).fill('processing'))
  })

  test('is read no more than once an hour when it has waited for two hours', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await own.createOrder({ created: hours(5) })
    await own.checkOut(order, 'pasarela')
    await own.changeOrder(order, { modified: hours(3) })
    await own.setOptions({ pasarela_polled_at: hours(0) })
    world.line.meet()
    await own.call('poll')
    expect(world.line.passed).toEqual([])
  })

  test('is completed by the schedule behind any number of newer orders that wait', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidUnseen(own, hours(1))
    await Promise.all(Array.from({ length: 201 }, () => own.createOrder()))
    await own.call('poll')
    expect(await statusOf(own, order)).toBe('processing')
  })

  test('is completed by the schedule if it was created days before it was paid', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidUnseen(own, hours(10 * 24))
    await own.call('poll')
    expect(await statusOf(own, order)).toBe('processing')
  })

  test('is completed by the schedule if the customer chose another way to pay meanwhile', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await paidUnseen(own)
    await own.changeOrder(order, { method: 'bacs', status: 'on-hold' })
    await own.call('poll')
    expect(await statusOf(own, order)).toBe('processing')
  })

  test('is not canceled as unpaid, but completed, when WooCommerce comes to cancel it', async () => {
    const [paid, unpaid] = [await deaf.createOrder(), await deaf.createOrder()]
    await payOnPage((await deaf.checkOut(paid, 'pasarela')).redirect)
    await deaf.checkOut(unpaid, 'pasarela')
    expect(await deaf.call('may-cancel', { order: paid })).toEqual({ mayCancel: false })
    expect(await statusOf(deaf, paid)).toBe('processing')
    expect(await deaf.call('may-cancel', { order: unpaid })).toEqual({ mayCancel: true })
  })

  test('is read by a schedule that exists once, and ends with the plugin', async () => {
    expect((await deaf.written()).match(/"pasarela_poll"/g)).toHaveLength(1)
    await deaf.call('deactivate')
    expect(await deaf.written()).not.toContain('pasarela_poll')
  })
})

describe('an order that is canceled in the shop', () => {
  test('ends its page, so that the customer cannot pay it any more', async () => {
    const order = await shop.createOrder()
    const { redirect } = await shop.checkOut(order, 'pasarela')
    await shop.call('cancel', { order }, 1)
    expect(await sessionOf(shop, order)).toMatchObject({ status: 'EXPIRED' })
    expect((await openPage(`${redirect}`)).text).toContain('Se acabó el tiempo para pagar')
    expect(await statusOf(shop, order)).toBe('cancelled')
  })

  test('ends its C2P that waits for a token', async () => {
    const order = await shop.createOrder({ method: 'pasarela_c2p' })
    await shop.checkOut(order, 'pasarela_c2p', { ...payer, pasarela_token: '00000091' })
    await shop.call('cancel', { order }, 1)
    const [paymentId] = (await shop.order(order)).meta['_pasarela_payments'] as string[]
    const { body } = await world.gateway.call(`/v1/payments/${paymentId}`, { key: shop.key })
    expect(body).toMatchObject({ status: 'FAILED', failureCode: 'CANCELED_BY_TENANT' })
  })

  test('is paid nevertheless if the customer had paid before', async () => {
    const order = await deaf.createOrder()
    await payOnPage((await deaf.checkOut(order, 'pasarela')).redirect)
    await deaf.call('cancel', { order })
    expect(await deaf.order(order)).toMatchObject({ status: 'processing', completions: 1 })
  })

  test('is canceled also while the gateway does not answer, and its page is ended by the schedule', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await own.createOrder()
    await own.checkOut(order, 'pasarela')
    world.line.meet(...Array.from({ length: 20 }, () => ({ status: 502 })))
    await own.call('cancel', { order })
    world.line.meet()
    expect(await statusOf(own, order)).toBe('cancelled')
    await own.call('poll')
    expect(await sessionOf(own, order)).toMatchObject({ status: 'EXPIRED' })
  })
})

describe('a webhook', () => {
  const send = (body: string, signature: string) =>
    fetch(`${deaf.url}/wc-api/pasarela/`, { method: 'POST', body, headers: { 'x-webhook-signature': signature } })
  const sign = (body: string, secret = webhookSecret) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const paidEvent = async (order: number, sessionId: string, timestamp = new Date()) =>
    JSON.stringify({
      event: 'checkout.paid',
      data: { sessionId, status: 'PAID', metadata: { orderId: String(order) }, usdAmount: 25.5 },
      timestamp,
    })

  test('with a wrong signature, a changed byte, an old time or no signature is refused, and pays nothing', async () => {
    const order = await deaf.createOrder()
    await payOnPage((await deaf.checkOut(order, 'pasarela')).redirect)
    const body = await paidEvent(order, (await sessionsOf(deaf, order))[0] ?? '')
    const old = await paidEvent(order, (await sessionsOf(deaf, order))[0] ?? '', new Date(Date.now() - 3_600_000))
    const answers = [
      await send(body, sign(body, 'another secret of the same size')),
      await send(`${body} `, sign(body)),
      await send(old, sign(old)),
      await send(body, ''),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(await statusOf(deaf, order)).toBe('pending')
    // The genuine one, twice.
    const genuine = [await send(body, sign(body)), await send(body, sign(body))]
    expect(genuine.map(({ status }) => status)).toEqual([204, 204])
    expect(await deaf.order(order)).toMatchObject({ status: 'processing', completions: 1 })
  })

  test('pays no order that the gateway does not confirm, even with a valid signature', async () => {
    const [paid, unpaid] = [await deaf.createOrder(), await deaf.createOrder()]
    await payOnPage((await deaf.checkOut(paid, 'pasarela')).redirect)
    await deaf.checkOut(unpaid, 'pasarela')
    const [paidSession = '', ownSession = ''] = [(await sessionsOf(deaf, paid))[0], (await sessionsOf(deaf, unpaid))[0]]
    for (const session of [paidSession, ownSession]) {
      const body = await paidEvent(unpaid, session)
      expect((await send(body, sign(body))).status).toBe(204)
    }
    expect(await statusOf(deaf, unpaid)).toBe('pending')
    const unknown = await paidEvent(999_999, paidSession)
    expect((await send(unknown, sign(unknown))).status).toBe(204)
  })

  test('of another order’s payment, and of a payment of another tenant, pays nothing', async () => {
    const [paid, unpaid] = [await shop.createOrder(), await deaf.createOrder()]
    await payOnPage((await shop.checkOut(paid, 'pasarela')).redirect)
    await expect.poll(() => statusOf(shop, paid)).toBe('processing')
    // As if the id of another tenant's session had come into the order.
    const foreign = (await sessionsOf(shop, paid))[0] ?? ''
    await deaf.changeOrder(unpaid, { meta: { _pasarela_sessions: [foreign] } })
    const body = await paidEvent(unpaid, foreign)
    expect((await send(body, sign(body))).status).toBe(204)
    expect(await statusOf(deaf, unpaid)).toBe('pending')
    // A session of the same tenant, but of another order.
    const [other, victim] = [await deaf.createOrder(), await deaf.createOrder()]
    await payOnPage((await deaf.checkOut(other, 'pasarela')).redirect)
    await deaf.changeOrder(victim, { meta: { _pasarela_sessions: await sessionsOf(deaf, other) } })
    const stolen = await paidEvent(victim, (await sessionsOf(deaf, other))[0] ?? '')
    expect((await send(stolen, sign(stolen))).status).toBe(204)
    expect(await deaf.order(victim)).toMatchObject({ status: 'on-hold', completions: 0 })
  })

  test('of a payment of another amount leaves the order on hold for a person', async () => {
    const order = await deaf.createOrder()
    await payOnPage((await deaf.checkOut(order, 'pasarela')).redirect)
    await deaf.changeOrder(order, { total: '99.00' })
    const body = await paidEvent(order, (await sessionsOf(deaf, order))[0] ?? '')
    expect((await send(body, sign(body))).status).toBe(204)
    const held = await deaf.order(order)
    expect(held).toMatchObject({ status: 'on-hold', completions: 0 })
    expect(held.notes.join()).toContain('no corresponde a este pedido')
    expect((await deaf.checkOut(order, 'pasarela')).notices.join()).toContain('No pague de nuevo')
  })
})

test('neither tokens, phones, documents, keys nor secrets are stored or logged by the shop', async () => {
  const order = await shop.createOrder({ method: 'pasarela_c2p' })
  await shop.checkOut(order, 'pasarela_c2p', payer)
  await shop.checkOut(await shop.createOrder({ method: 'pasarela_c2p' }), 'pasarela_c2p', {
    ...payer,
    pasarela_token: '00000051',
  })
  const written = await shop.written()
  expect(written).toContain('order paid')
  for (const secret of [token, '00000051', '4141234567', '12345678', shop.key, webhookSecret]) {
    expect(written).not.toContain(secret)
  }
})
