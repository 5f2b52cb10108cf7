import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, payer, payOnPage, statusOf, type TestShop, type World } from './world.ts'

let world: World
let shop: TestShop
beforeAll(async () => {
  world = await openWorld()
  shop = await world.openShop()
})
afterAll(() => world.close())

const c2p = 'pasarela_c2p'
const newOrder = (of = shop) => of.createOrder({ method: c2p })
const paymentsOf = async (order: number, of = shop) => (await of.order(order)).meta['_pasarela_payments'] as string[]
/** Number of charges that moved money, by the record of the bank. */
const charged = async (of: TestShop) => (await of.ledger()).filter((operation) => operation === 'SendC2P').length

describe('C2P inside the shop', () => {
  test('charges once, and the order is paid by the payment of the gateway', async () => {
    const before = await charged(shop)
    const order = await newOrder()
    const answer = await shop.checkOut(order, c2p, payer)
    expect(answer).toMatchObject({ result: 'success', redirect: expect.stringContaining(`order-received/${order}/`) })
    const [paymentId] = await paymentsOf(order)
    expect(await shop.order(order)).toMatchObject({ status: 'processing', completions: 1, transaction: paymentId })
    const { body } = await world.gateway.call(`/v1/payments/${paymentId}`, { key: shop.key })
    expect(body).toMatchObject({
      usdAmount: 25.5,
      externalRef: String(order),
      debtorId: 'V12345678',
      debtorPhone: '584141234567',
      metadata: { orderId: String(order) },
    })
    expect((await shop.checkOut(order, c2p, payer)).result).toBe('success')
    expect(await charged(shop)).toBe(before + 1)
    expect(await shop.order(order)).toMatchObject({ completions: 1 })
  })

  test('that the bank declines says why in the customer’s words, and lets the customer try again', async () => {
    const before = await charged(shop)
    const order = await newOrder()
    const declined = await shop.checkOut(order, c2p, { ...payer, pasarela_token: '00000051' })
    expect(declined).toMatchObject({ result: 'failure', notices: [expect.stringMatching(/fondos|saldo/i)] })
    expect(await shop.order(order)).toMatchObject({ status: 'pending', notes: [expect.stringContaining('G51')] })
    expect((await shop.checkOut(order, c2p, payer)).result).toBe('success')
    expect(await statusOf(shop, order)).toBe('processing')
    expect(await paymentsOf(order)).toHaveLength(2)
    expect(await charged(shop)).toBe(before + 1)
  })

  test('whose answer was lost leaves the order on hold, charges nothing again, and is paid when the bank confirms', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await newOrder(own)
    const answer = await own.checkOut(order, c2p, { ...payer, pasarela_token: '00000098' })
    expect(answer.result).toBe('success')
    expect(await own.order(order)).toMatchObject({ status: 'on-hold', completions: 0 })
    // Another submission, also with another token or on the page, charges nothing.
    await own.checkOut(order, c2p, payer)
    await own.checkOut(order, 'pasarela')
    expect(await charged(own)).toBe(1)
    expect(await paymentsOf(order, own)).toHaveLength(1)
    await expect
      .poll(async () => {
        await own.call('poll')
        return statusOf(own, order)
      })
      .toBe('processing')
    expect(await charged(own)).toBe(1)
  })

  test('on hold says not to pay again, on the page of the order and at the checkout', async () => {
    const own = await world.openShop({ webhooks: false })
    const fault = { bank: 'bnc', kind: 'code', operation: 'History', code: 'EPIHIS', times: 1000 }
    await world.gateway.call('/v1/test/faults', { method: 'POST', key: own.key, body: fault })
    const order = await newOrder(own)
    await own.checkOut(order, c2p, { ...payer, pasarela_token: '00000098' })
    expect(await own.returnPage(order)).toMatch(/No pague de nuevo.*\[on-hold\]/)
    const page = await own.checkOut(order, 'pasarela')
    expect(page).toMatchObject({ result: 'failure', notices: [expect.stringContaining('No pague de nuevo')] })
    expect(await own.call('may-cancel', { order })).toEqual({ mayCancel: false })
    expect(await charged(own)).toBe(1)
  })

  test('that turns out not to have moved money becomes a failed order, which the customer can pay again', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await newOrder(own)
    await own.checkOut(order, c2p, { ...payer, pasarela_token: '00000099' })
    expect(await statusOf(own, order)).toBe('on-hold')
    await expect
      .poll(async () => {
        await own.call('poll')
        return statusOf(own, order)
      })
      .toBe('failed')
    expect((await own.checkOut(order, c2p, payer)).result).toBe('success')
    expect(await statusOf(own, order)).toBe('processing')
    expect(await charged(own)).toBe(1)
  })

  test('that did not reach the bank charges nothing, and another try uses the same intent', async () => {
    const order = await newOrder()
    const answer = await shop.checkOut(order, c2p, { ...payer, pasarela_token: '00000091' })
    expect(answer).toMatchObject({ result: 'failure', notices: [expect.stringContaining('No se cobró nada')] })
    expect((await shop.checkOut(order, c2p, payer)).result).toBe('success')
    expect(await paymentsOf(order)).toHaveLength(1)
    expect(await statusOf(shop, order)).toBe('processing')
  })

  test('with corrected details cancels the intent of the wrong ones', async () => {
    const order = await newOrder()
    await shop.checkOut(order, c2p, { ...payer, pasarela_token: '00000091' })
    await shop.checkOut(order, c2p, { ...payer, pasarela_phone: '04149999999' })
    const [first, second] = await paymentsOf(order)
    const read = async (id = '') => (await world.gateway.call(`/v1/payments/${id}`, { key: shop.key })).body
    expect(await read(first)).toMatchObject({ status: 'FAILED', failureCode: 'CANCELED_BY_TENANT' })
    expect(await read(second)).toMatchObject({ status: 'COMPLETED', debtorPhone: '584149999999' })
  })

  test.each(['on', 'off'] as const)('submitted twice at once is one charge, with database locks %s', async (locks) => {
    const own = await world.openShop({ locks })
    const order = await newOrder(own)
    const answers = await Promise.all([own.checkOut(order, c2p, payer), own.checkOut(order, c2p, payer, 1)])
    expect(answers.map(({ result }) => result)).toEqual(['success', 'success'])
    expect(await charged(own)).toBe(1)
    await expect.poll(() => statusOf(own, order)).toBe('processing')
    expect(await paymentsOf(order, own)).toHaveLength(1)
  })

  test('ends the open page of the same order, so that only one of them can be paid', async () => {
    const order = await shop.createOrder()
    const { redirect } = await shop.checkOut(order, 'pasarela')
    expect((await shop.checkOut(order, c2p, payer)).result).toBe('success')
    await expect(payOnPage(redirect)).rejects.toThrow('no form')
    expect(await statusOf(shop, order)).toBe('processing')
  })

  test('is not charged for fields that are wrong, and each mistake is named', async () => {
    const order = await newOrder()
    const wrong = { pasarela_bank: '', pasarela_document: 'x', pasarela_phone: '123', pasarela_token: '12' }
    expect(await shop.checkOut(order, c2p, wrong)).toMatchObject({
      result: 'failure',
      notices: [/banco/, /cédula/, /teléfono/, /clave/].map((word) => expect.stringMatching(word)),
    })
    expect(await paymentsOf(order)).toBeUndefined()
  })
})

describe('when the connection to the gateway fails', () => {
  test('after a charge, the retries carry one key, and the order is paid by one charge', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await newOrder(own)
    // Request of the intent, then all attempts of its charge.
    world.line.meet('none', 'answerLost', 'answerLost', 'answerLost')
    expect((await own.checkOut(order, c2p, payer)).result).toBe('success')
    const charges = world.line.passed.filter(({ path, method }) => method === 'POST' && path === '/v1/payments/c2p')
    expect(new Set(charges.map(({ key }) => key)).size).toBe(1)
    expect(await charged(own)).toBe(1)
    expect(await statusOf(own, order)).toBe('processing')
  })

  test('and the outcome cannot be read either, the order is on hold until it can', async () => {
    const own = await world.openShop({ webhooks: false })
    const order = await newOrder(own)
    // More than the attempts of the SDK: curl itself sends again when a connection that it kept open breaks.
    world.line.meet('none', ...Array.from({ length: 20 }, () => 'answerLost' as const))
    expect((await own.checkOut(order, c2p, payer)).result).toBe('success')
    expect(await own.order(order)).toMatchObject({ status: 'on-hold', completions: 0 })
    world.line.meet()
    expect(await own.returnPage(order)).toBe('Thank you. [processing]')
    expect(await charged(own)).toBe(1)
  })

  test('before anything is sent, nothing is charged and the customer reads so', async () => {
    const own = await world.openShop()
    const order = await newOrder(own)
    world.line.meet(...Array.from({ length: 20 }, () => ({ status: 502 })))
    const answer = await own.checkOut(order, c2p, payer)
    world.line.meet()
    expect(answer).toMatchObject({ result: 'failure', notices: [expect.stringContaining('no se cobró nada')] })
    expect(await own.ledger()).toEqual([])
  })
})
