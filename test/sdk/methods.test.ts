import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  AuthenticationError,
  BankRejectedError,
  InvalidRequestError,
  NotFoundError,
  Pasarela,
  type PasarelaError,
  type Receipt,
  RateLimitError,
  UnavailableError,
  verifyWebhook,
} from '../../sdk/src/index.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
let pasarela: Pasarela

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  receiver = await startReceiver()
  const { key } = await gateway.createTenant('Bodega Ana')
  pasarela = clientOf(key)
})
afterAll(async () => {
  await receiver.stop()
  await gateway.stop()
  await sandbox.stop()
})

function clientOf(apiKey: string, options: { language?: 'es'; maxRetries?: number } = {}): Pasarela {
  return new Pasarela({ apiKey, baseUrl: gateway.url, ...options })
}

async function failure<Type extends PasarelaError>(
  call: Promise<unknown>,
  type: abstract new (...given: never[]) => Type,
): Promise<Type> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(type)
  return error as Type
}

const payee = { banco: '0102', cedula: 'V12345678', telefono: '584141234567' }
const card = {
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2031,
  cvv: '123',
  cardHolderName: 'Ana Perez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
} as const
const account = '01020501410000000001'

async function pay(externalRef: string): Promise<Receipt> {
  const { intentId } = await pasarela.c2p.request({ ...c2pDetails, externalRef })
  return pasarela.c2p.execute({ ...c2pDetails, externalRef, intentId, token: '13572468' })
}

test('the SDK lists banks and returns a quote', async () => {
  const banks = await pasarela.banks.list()
  expect(banks[0]).toMatchObject({ code: '0102', services: expect.any(Array) })
  const quote = await pasarela.quote({ usdAmount: 25 })
  expect(quote).toMatchObject({ usdAmount: 25, source: 'bcv' })
})

describe('a C2P collection', () => {
  test('is requested, executed, found, shown with its timeline and reversed', async () => {
    const externalRef = 'order/1042 ñ?'
    const intent = await pasarela.c2p.request({ ...c2pDetails, externalRef })
    expect(intent).toMatchObject({ status: 'PENDING', externalRef })
    const receipt = await pasarela.c2p.execute({
      ...c2pDetails,
      externalRef,
      intentId: intent.intentId,
      token: '13572468',
    })
    expect(receipt).toMatchObject({ status: 'COMPLETED', paymentId: intent.intentId })
    expect(await pasarela.payments.get(receipt.paymentId)).toEqual(receipt)
    expect(await pasarela.payments.byRef(externalRef)).toEqual(receipt)
    expect(await pasarela.payments.reverse(receipt.paymentId)).toMatchObject({ status: 'REVERSED' })
    const steps = await pasarela.payments.events(receipt.paymentId)
    expect(steps.map(({ event }) => event).filter(Boolean)).toEqual([
      'payment.pending',
      'payment.completed',
      'payment.reversed',
    ])
  })

  test('that the bank declines is a BankRejectedError with the bank’s code and the failed payment', async () => {
    const { intentId } = await pasarela.c2p.request(c2pDetails)
    const call = pasarela.c2p.execute({ ...c2pDetails, intentId, token: '00000051' })
    const error = await failure(call, BankRejectedError)
    expect(error).toMatchObject({
      name: 'BankRejectedError',
      status: 422,
      code: 'provider_rejected',
      failureCode: 'G51',
      paymentId: intentId,
      requestId: expect.any(String),
      idempotencyKey: expect.any(String),
      attempts: 1,
    })
    expect(error.message).toContain('insufficient funds')
    expect(await pasarela.payments.get(intentId)).toMatchObject({ status: 'FAILED', failureCode: 'G51' })
  })

  test('with the caller’s own idempotencyKey is made once', async () => {
    const body = { ...c2pDetails, externalRef: 'once' }
    const first = await pasarela.c2p.request(body, { idempotencyKey: 'order-once' })
    expect(await pasarela.c2p.request(body, { idempotencyKey: 'order-once' })).toEqual(first)
    expect((await pasarela.payments.list({ externalRef: 'once' }).page()).items).toHaveLength(1)
  })
})

describe('a card payment', () => {
  test('is approved', async () => {
    const receipt = await pasarela.vpos.charge({ ...card, usdAmount: 10 })
    expect(receipt).toMatchObject({ status: 'COMPLETED', method: 'VPOS', cardLast4: '4242' })
  })

  test('whose holder is blocked is a RateLimitError that is not retried', async () => {
    const declined = ['4000000000009995', '4000000000000069', '4000000000000127']
    const charge = (cardNumber: string) =>
      pasarela.vpos.charge({ ...card, cardNumber, cardHolderId: 'V87654321', usdAmount: 10 })
    for (const cardNumber of declined) await failure(charge(cardNumber), BankRejectedError)
    const error = await failure(charge('4242424242424242'), RateLimitError)
    expect(error).toMatchObject({ code: 'card_velocity_blocked', attempts: 1 })
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(60)
  })
})

test('a Pago Móvil verification finds a transfer or reports that there is none', async () => {
  const found = await pasarela.pagoMovil.verify({ usdAmount: 10, reference: '00123456' })
  expect(found).toMatchObject({ status: 'COMPLETED', method: 'PAGO_MOVIL' })
  const missing = await pasarela.pagoMovil.verify({ usdAmount: 10, reference: '00120404' })
  expect(missing).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
})

test('a debit requests its token, is made, and is polled', async () => {
  const payer = { ...payee, monto: 100 }
  expect(await pasarela.debit.otp(payer)).toMatchObject({ code: '202', success: true })
  const debit = { ...payer, nombre: 'Ana', concepto: 'ORDER' }
  const done = await pasarela.debit.create({ ...debit, otp: '13572468' })
  expect(done).toMatchObject({ status: 'COMPLETED', success: true })
  const polled = { ...done, kind: 'debit', operationId: done.id, statusBefore: 'COMPLETED' }
  expect(await pasarela.operations.get(done.paymentId)).toEqual(polled)
  expect(await pasarela.operations.poll({ id: done.paymentId })).toEqual(polled)
})

test('a refusal by the network in an advanced payment is a result, not an exception', async () => {
  const credit = { ...payee, monto: 100.51, concepto: 'ORDER' }
  expect(await pasarela.credit.phone(credit)).toMatchObject({ status: 'FAILED', success: false, code: 'AM04' })
})

test('credits, payouts and change payments are made', async () => {
  const concepto = 'ORDER'
  const completed = { status: 'COMPLETED', success: true }
  expect(await pasarela.credit.phone({ ...payee, monto: 100, concepto })).toMatchObject(completed)
  const toAccount = { cedula: payee.cedula, cuenta: account, monto: 100, concepto }
  expect(await pasarela.credit.account(toAccount)).toMatchObject(completed)
  const disbursement = await pasarela.credit.disburse({
    monto: 30,
    referencia: '20261005',
    concepto,
    personas: [
      { ...payee, montoPart: 10 },
      { ...payee, montoPart: 20 },
    ],
  })
  expect(disbursement).toMatchObject({ status: 'COMPLETED', credits: [{ montoPart: 10 }, { montoPart: 20 }] })
  const payout = await pasarela.payouts.create({
    monto: 10,
    fecha: '2026-10-05',
    referencia: '20261005',
    personas: [{ nombres: 'Ana Pérez', documento: 'V12345678', destino: account, montoPart: 10 }],
  })
  expect(payout).toMatchObject({ ...completed, referencia: '20261005' })
  const { telefono, ...rest } = payee
  expect(await pasarela.change.send({ ...rest, telefonoDestino: telefono, monto: 10 })).toMatchObject(completed)
})

describe('a list of payments', () => {
  test('is read to its end, page by page, newest first', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await pay('listed')).paymentId)
    const query = { externalRef: 'listed', limit: 2 }
    const seen: string[] = []
    for await (const { paymentId } of pasarela.payments.list(query)) seen.push(paymentId)
    expect(seen).toEqual(made)

    const sizes: number[] = []
    for await (const { items } of pasarela.payments.list(query).pages()) sizes.push(items.length)
    expect(sizes).toEqual([2, 2, 1])

    const first = await pasarela.payments.list(query).page()
    expect(first.items.map(({ paymentId }) => paymentId)).toEqual(made.slice(0, 2))
    const rest: string[] = []
    const cursor = first.nextCursor ?? undefined
    for await (const { paymentId } of pasarela.payments.list({ ...query, cursor })) rest.push(paymentId)
    expect(rest).toEqual(made.slice(2))
  })

  test('that is left early requests no further page', async () => {
    let requests = 0
    const { key } = await gateway.createTenant()
    const counting = new Pasarela({
      apiKey: key,
      baseUrl: gateway.url,
      fetch: (...request) => {
        requests += 1
        return fetch(...request)
      },
    })
    for (const externalRef of ['a', 'b', 'c']) await counting.c2p.request({ ...c2pDetails, externalRef })
    requests = 0
    for await (const { externalRef } of counting.payments.list({ limit: 1 })) if (externalRef === 'b') break
    expect(requests).toBe(2)
  })
})

test('a webhook endpoint is created, notified, verified, changed, rotated, read and deleted', async () => {
  const { webhooks, notifications } = pasarela
  const created = await webhooks.create({ url: `${receiver.url}/hooks`, events: ['payment.completed'] })
  const { secret, ...endpoint } = created
  expect(await webhooks.list()).toEqual([endpoint])
  expect(await webhooks.get(endpoint.id)).toEqual(endpoint)

  const before = receiver.received.length
  expect(await notifications.test({ webhookId: endpoint.id })).toMatchObject({ sent: true })
  const { paymentId } = await pay('notified')
  const [first, second] = (await receiver.waitFor(before + 2)).slice(before)
  if (!first || !second) throw new Error('two were waited for')
  const testEvent = await webhooks.verify(first.body, first.headers, secret)
  expect(testEvent).toMatchObject({ event: 'notification.test', data: { livemode: false } })
  const event = await verifyWebhook(second.body.toString(), second.headers, ['whsec_another', secret])
  expect(event).toMatchObject({ event: 'payment.completed', data: { paymentId, status: 'COMPLETED' } })

  const log: string[] = []
  for await (const delivery of webhooks.deliveries(endpoint.id, { limit: 1 })) log.push(delivery.event)
  expect(log).toEqual(['payment.completed', 'notification.test'])

  expect(await webhooks.update(endpoint.id, { isActive: false })).toMatchObject({ id: endpoint.id, isActive: false })
  expect(await notifications.test()).toMatchObject({ sent: false, deliveries: [] })
  const rotated = await webhooks.rotateSecret(endpoint.id, { graceSeconds: 60 })
  expect(rotated.secret).not.toBe(secret)
  expect(rotated.previousSecretExpiresAt).toEqual(expect.any(String))
  expect(await webhooks.delete(endpoint.id)).toEqual({ id: endpoint.id, deleted: true })
  await failure(webhooks.get(endpoint.id), NotFoundError)
  await failure(webhooks.delete(endpoint.id), NotFoundError)
})

describe('the checkout', () => {
  test('creates a session, reads it and ends it', async () => {
    const { sessions } = pasarela.checkout
    const order = { usdAmount: 25, description: 'Pedido 1042', metadata: { orderId: '1042' } }
    const created = await sessions.create(order, { idempotencyKey: 'session 1042' })
    expect(created).toMatchObject({ ...order, status: 'OPEN', url: expect.stringContaining('/pay/') })
    expect(await sessions.create(order, { idempotencyKey: 'session 1042' })).toEqual(created)
    expect(await sessions.get(created.sessionId)).toEqual(created)
    expect(await sessions.expire(created.sessionId)).toMatchObject({ status: 'EXPIRED' })
    const unknown = '00000000-0000-4000-8000-000000000000'
    const missing = await failure(sessions.get(unknown), NotFoundError)
    expect(missing.code).toBe('checkout_session_not_found')
  })

  test('creates links, lists them, switches one off and draws its QR code', async () => {
    const { key } = await gateway.createTenant()
    const { paymentLinks } = clientOf(key)
    const first = await paymentLinks.create({ vesAmount: 900, description: 'Almuerzo', reusable: true })
    const second = await paymentLinks.create({ amount: 'customer', currency: 'VES', description: 'Caja 1' })
    expect(first).toMatchObject({ active: true, reusable: true, amount: 'fixed', paidSessions: 0 })
    const listed: string[] = []
    for await (const { linkId } of paymentLinks.list({ limit: 1 })) listed.push(linkId)
    expect(listed).toEqual([second.linkId, first.linkId])
    expect(await paymentLinks.update(first.linkId, { active: false })).toEqual({ ...first, active: false })
    expect(await paymentLinks.get(first.linkId)).toEqual({ ...first, active: false })
    expect(new TextDecoder().decode(await paymentLinks.qr(first.linkId))).toMatch(/^<svg /)
  })
})

describe('errors of the SDK', () => {
  test('name the wrong fields', async () => {
    const error = await failure(pasarela.c2p.request({ ...c2pDetails, usdAmount: 1.001 }), InvalidRequestError)
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', details: [{ path: '/usdAmount' }] })
    expect(error.message).toContain('usdAmount: must have at most 2 decimals')
  })

  test('are Spanish when the client is configured so', async () => {
    const { key } = await gateway.createTenant()
    const error = await failure(clientOf(key, { language: 'es' }).payments.get('x'), InvalidRequestError)
    expect(error.message).toMatch(/^id: /)
  })

  test('have their own class for a wrong key, a missing payment and a payment that cannot be reversed', async () => {
    await failure(clientOf('pas_test_wrong').banks.list(), AuthenticationError)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await failure(pasarela.payments.get(unknown), NotFoundError)).toMatchObject({ code: 'payment_not_found' })
    const { paymentId } = await pasarela.c2p.request(c2pDetails)
    const refused = await failure(pasarela.payments.reverse(paymentId), InvalidRequestError)
    expect(refused.code).toBe('payment_not_reversible')
  })

  test('name an unreachable bank, and the same key makes the payment later', async () => {
    const { key } = await gateway.createTenant()
    const client = clientOf(key, { maxRetries: 0 })
    const { intentId } = await client.c2p.request(c2pDetails)
    const execute = (token: string) =>
      client.c2p.execute({ ...c2pDetails, intentId, token }, { idempotencyKey: `pay ${token}` })
    const error = await failure(execute('00000091'), UnavailableError)
    expect(error).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(await execute('13572468')).toMatchObject({ status: 'COMPLETED' })
  })

  test('contain no API key and no card data', async () => {
    const { key } = await gateway.createTenant()
    const charge = clientOf(key).vpos.charge({ ...card, cardNumber: '4000000000009995', usdAmount: 10 })
    const error = await failure(charge, BankRejectedError)
    const inspected = inspect(error, { depth: 9, showHidden: true })
    for (const secret of [key, '4000000000009995']) expect(inspected).not.toContain(secret)
  })
})
