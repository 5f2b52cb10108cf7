import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  apiKey,
  at,
  merchant,
  pay,
  push,
  register,
  sandbox,
  settled,
  useSandboxAndMerchant,
} from './testing/bnc-notifications.ts'
import { settledNotifications } from './testing/merchant.ts'
import { post } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

useSandboxAndMerchant()

const vector = (name: string) => vectors.bnc.notices.find((one) => one.name === name)

describe('BNC notifications byte for byte', () => {
  const transfer = { phone: '', reference: '123457', originReference: '87654321', bankCode: '0105', amount: 310.55 }
  const deposit = { phone: '', reference: '123458', originReference: '4411', bankCode: '0191', amount: 310.55 }
  test.each<[name: string, variant: string, movement: Record<string, unknown>]>([
    ['P2P', 'plain', { concept: 'ORDER 1042' }],
    ["P2P with the payer's document", 'document', {}],
    ['P2P with the names of the field table', 'fieldTable', { concept: 'ORDER 1042' }],
    ['TRF', 'plain', { ...transfer, type: 'immediate', time: '09:05', account: '01050012580012345678' }],
    ['DEP in dollars', 'plain', { ...deposit, type: 'deposit', time: '23:59', currency: 'USD' }],
  ])('the notification of a registered movement equals the published vector "%s"', async (name, variant, movement) => {
    await register({ variant })
    expect((await pay(movement)).status).toBe(201)
    await settled()
    expect(merchant.received).toHaveLength(2)
    for (const { method, path, headers, body } of merchant.received) {
      expect(body).toBe(vector(name)?.rawBody)
      expect({ method, path, key: headers['x-api-key'] }).toEqual({ method: 'POST', path: '/notices', key: apiKey })
      expect(headers['content-type']).toBe('application/json')
    }
  })

  test.each(vectors.bnc.notices)(
    'a push of the vector "$name" sends its exact body',
    async ({ name, rawBody, headers }) => {
      await register()
      const { status, body } = await push({ vector: name })
      expect({ status, body }).toMatchObject({ status: 200, body: { attempts: [{ status: 200, body: rawBody }] } })
      expect(merchant.received[0]).toMatchObject({ body: rawBody, headers: { 'x-api-key': headers['x-api-key'] } })
    },
  )
})

test('the notifications of a client rotate through all variants', async () => {
  await register({ times: 1 })
  for (const reference of ['100001', '100002', '100003', '100004']) {
    await pay({ reference })
    await settled()
  }
  const shapes = merchant.bodies().map(({ TxHour, ClientID, CommerceID }) => ({ TxHour, ClientID, CommerceID }))
  expect(shapes).toEqual([
    { CommerceID: 'J123456789' },
    { CommerceID: 'J123456789', ClientID: 'V12345678' },
    { CommerceID: 'J-12345678-9', TxHour: '1430' },
    { CommerceID: 'J123456789' },
  ])
})

test('a registration can combine the variant options', async () => {
  await register({ times: 1, variant: { names: 'table', clientId: true, currencyCode: '0840' } })
  await pay()
  await settled()
  expect(merchant.bodies()).toMatchObject([{ TxDate: '20261005', ClientID: 'V12345678', CurrencyCode: '0840' }])
})

test('a notification is retried until a 200 response, and then its second copy is sent', async () => {
  const answers = [{ status: 500 }, undefined, { status: 202 }, { status: 200, text: 'first' }]
  merchant.setResponder((_received, count) => (count <= answers.length ? answers[count - 1] : { text: 'again' }))
  await register()
  const movement = await pay()
  const { notices } = await settled()
  expect(notices).toMatchObject([{ id: movement.body['noticeId'], type: 'P2P', amount: '1523.40', delivery: 'done' }])
  expect(notices[0]?.attempts.map(({ status, answer }) => ({ status, answer }))).toEqual([
    { status: 500, answer: '' },
    { status: null, answer: '' },
    { status: 202, answer: '' },
    { status: 200, answer: 'first' },
    { status: 200, answer: 'again' },
  ])
  expect(new Set(merchant.received.map(({ body }) => body)).size).toBe(1)
})

test('the bank gives up a notification after the registered number of tries', async () => {
  merchant.setResponder(() => ({ status: 503 }))
  await register({ tries: 3 })
  await pay()
  expect((await settled()).notices).toMatchObject([{ delivery: 'givenUp' }])
  expect(merchant.received).toHaveLength(3)
})

test('a notification without a response in time is retried', async () => {
  let release = () => {}
  const never = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  merchant.setResponder((_received, count) => (count === 1 ? never : {}))
  await register({ timeoutMs: 200 })
  await pay()
  const { notices } = await settled()
  release()
  expect(notices[0]?.attempts[0]).toMatchObject({ status: null, error: 'no answer in 200 ms' })
  expect(notices[0]).toMatchObject({ delivery: 'done' })
})

test('outgoing money, a commission and a C2P line are not notified', async () => {
  await register()
  await pay({ direction: 'out' })
  await pay({ type: 'commission' })
  await pay({ type: 'c2p' })
  expect((await settled()).notices).toEqual([])
})

test('a movement is on the statement whether it is notified or not, except for dollars', async () => {
  const other = sandbox.newBncClient()
  const own = { client: other.credentials.clientGuid }
  await post(at('notices'), { ...own, url: merchant.url, apiKey })
  await pay(own)
  await pay({ ...own, type: 'deposit' })
  await pay({ ...own, currency: 'USD' })
  const { notices } = await settledNotifications(sandbox.bncUrl, own.client)
  expect(notices.map(({ type }) => type)).toEqual(['P2P', 'DEP', 'P2P'])
  expect((await other.history()).map(({ Type }) => Type)).toEqual(['P2P Pago Movil BNC P2PTSP', 'Deposito en Efectivo'])
})

test('at most sixteen notification calls run concurrently', async () => {
  let open = 0
  let most = 0
  let release = () => {}
  const full = new Promise<void>((resolve) => {
    release = resolve
  })
  merchant.setResponder(async () => {
    open += 1
    most = Math.max(most, open)
    if (open === 16) release()
    await full
    // Time for calls beyond the limit to arrive.
    await delay(20)
    open -= 1
    return {}
  })
  await register({ times: 1 })
  for (let paid = 0; paid < 40; paid += 1) await pay({ reference: String(100_000 + paid) })
  const { notices } = await settled()
  expect(notices.filter(({ delivery }) => delivery === 'done')).toHaveLength(40)
  expect(most).toBe(16)
})

describe('Notifications of own C2P charges', () => {
  test('a registered C2P line is notified to a client with notifiesC2p', async () => {
    await register({ times: 1, notifiesC2p: true, c2pType: 'C2P' })
    await pay({ type: 'c2p' })
    await pay()
    await settled()
    expect(merchant.bodies().map(({ PaymentType }) => PaymentType)).toEqual(expect.arrayContaining(['C2P', 'P2P']))
  })

  test('an own C2P charge is notified to a client with notifiesC2p', async () => {
    const other = sandbox.newBncClient()
    const registration = { client: other.credentials.clientGuid, url: merchant.url, apiKey, times: 1, variant: 'plain' }
    await post(at('notices'), registration)
    await other.charge()
    await post(at('notices'), { ...registration, notifiesC2p: true })
    const matching = await other.charge()
    await post(at('notices'), { ...registration, notifiesC2p: true, c2pType: 'C2P', c2pNumbers: 'other' })
    const unrelated = await other.charge()
    await settledNotifications(sandbox.bncUrl, registration.client)
    const bodies = merchant.bodies().toSorted((a, b) => `${b['PaymentType']}`.localeCompare(`${a['PaymentType']}`))
    const payer = { ClientPhone: '00584141234567', Amount: '1523.40', OriginBankCode: '0102' }
    expect(bodies).toMatchObject([
      { ...payer, PaymentType: 'P2P', OriginBankReference: matching.value['Reference'] },
      { ...payer, PaymentType: 'C2P' },
    ])
    expect(bodies[1]?.['OriginBankReference']).not.toBe(unrelated.value['Reference'])
  })
})
