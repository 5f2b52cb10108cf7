import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  type Merchant,
  notificationsOf,
  settledNotifications,
  type Responder,
  startMerchant,
} from './testing/merchant.ts'
import { control, erase, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
let merchant: Merchant
beforeEach(async () => {
  sandbox = await startTestSandbox()
  merchant = await startMerchant()
})
afterEach(async () => {
  await sandbox.stop()
  await merchant.stop()
})

/** The client of the published notifications. */
const client = '00000000-1111-4222-8333-444444444444'
const apiKey = 'bnc-push-made-up-key-0001'
const payment = {
  client,
  amount: 1523.4,
  reference: '123456',
  originReference: '000012123456',
  date: '2026-10-05',
  time: '14:30',
  phone: '584141234567',
  bankCode: '0102',
  document: 'V12345678',
}

const at = (path: string) => control(sandbox.bncUrl, path)
const register = (more: Record<string, unknown> = {}) =>
  post(at('notices'), { client, url: `${merchant.url}/notices`, apiKey, retryMs: 1, ...more })
const pay = (more: Record<string, unknown> = {}) => post(at('movements'), { ...payment, ...more })
const script = (fault: Record<string, unknown>) => post(at('notices/faults'), { client, ...fault })
const push = (what: Record<string, unknown>) => post(at('notices/push'), { client, ...what })
const settled = () => settledNotifications(sandbox.bncUrl, client)
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

describe('Merchant with a log-on', () => {
  const logOn = { apiKey: '', login: 'bnc', password: 'made-up-password' }
  const withLogin = (more = {}) => register({ ...logOn, loginUrl: `${merchant.url}/login`, times: 1, ...more })
  /** Issues `token-1`, `token-2` …; only the tokens in `validTokens` are authorized. */
  function merchantAccepting(validTokens: string[]): Responder {
    let issued = 0
    return ({ path, headers, body }) => {
      if (path === '/login') {
        issued += 1
        const { Login, Password } = JSON.parse(body) as Record<string, string>
        const isRight = Login === logOn.login && Password === logOn.password
        return isRight ? { text: `token-${issued}` } : { status: 400, text: 'wrong' }
      }
      return validTokens.some((token) => headers.authorization === `Bearer ${token}`)
        ? {}
        : { status: 401, text: 'unauthorized' }
    }
  }

  test('the bank sends the log-on token as a bearer token and reuses it', async () => {
    merchant.setResponder(merchantAccepting(['token-1']))
    expect((await withLogin()).body).toMatchObject({ auth: 'login', loginUrl: `${merchant.url}/login` })
    await pay()
    await settled()
    await pay({ reference: '123457' })
    await settled()
    expect(merchant.paths()).toEqual(['/login', '/notices', '/notices'])
    expect(merchant.received[0]?.body).toBe('{"Login":"bnc","Password":"made-up-password"}')
  })

  test('the bank logs on again when the merchant refuses the token', async () => {
    merchant.setResponder(merchantAccepting(['token-3']))
    await withLogin()
    await pay()
    const { notices } = await settled()
    expect(merchant.paths()).toEqual(['/login', '/notices', '/login', '/notices', '/login', '/notices'])
    expect(notices[0]?.attempts.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      'logOn 200',
      'NotificationPush 401',
      'logOn 200',
      'NotificationPush 401',
      'logOn 200',
      'NotificationPush 200',
    ])
  })

  test('the control routes show neither password nor token', async () => {
    merchant.setResponder(merchantAccepting(['token-1']))
    const registration = await withLogin()
    await pay()
    const shown = JSON.stringify([registration.body, await settled()])
    expect(shown).not.toContain(logOn.password)
    expect(shown).not.toContain('token-1')
  })

  test('a push can use a wrong password or a wrong token', async () => {
    merchant.setResponder(merchantAccepting(['token-1']))
    await withLogin()
    expect((await push({ movement: payment, forge: 'wrongLogin' })).body).toMatchObject({
      attempts: [{ operation: 'logOn', status: 400, answer: 'wrong' }],
    })
    expect((await push({ movement: payment, forge: 'wrongKey' })).body).toMatchObject({ attempts: [{ status: 401 }] })
  })

  test('no notification is sent when the log-on returns no token', async () => {
    merchant.setResponder(() => ({ status: 400, text: 'wrong' }))
    await withLogin({ tries: 2 })
    await pay()
    await settled()
    expect(merchant.paths()).toEqual(['/login', '/login'])
  })
})

describe('Scripted faults and pushes of BNC notifications', () => {
  const references = () => merchant.bodies().map(({ DestinyBankReference }) => DestinyBankReference)

  test('the fault lose drops one notification', async () => {
    await register({ times: 1 })
    await script({ kind: 'lose' })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    expect((await settled()).notices).toMatchObject([{ delivery: 'lost', attempts: [] }, { delivery: 'done' }])
    expect(references()).toEqual(['222'])
  })

  test('the fault repeat sends the scripted number of copies, concurrently too', async () => {
    await register({ concurrent: true })
    await script({ kind: 'repeat', copies: 7 })
    await pay()
    await settled()
    expect(references()).toHaveLength(7)
  })

  test('concurrent copies of a notification do not wait for each other', async () => {
    const waiting: (() => void)[] = []
    merchant.setResponder(
      () =>
        new Promise((resolve) => {
          waiting.push(() => resolve({}))
          // No response before all three calls have arrived.
          if (waiting.length === 3) for (const answer of waiting) answer()
        }),
    )
    await register({ concurrent: true, times: 3 })
    await pay()
    expect((await settled()).notices[0]?.attempts.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('the fault delay postpones one notification and not the next', async () => {
    await register({ times: 1 })
    await script({ kind: 'delay', delayMs: 600_000 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    while (references().length === 0) await delay(5)
    expect(await notificationsOf(sandbox.bncUrl, client)).toMatchObject({ pending: 1, notices: [{ attempts: [] }, {}] })
    expect(references()).toEqual(['222'])
  })

  test('the fault reorder sends held notifications in reverse order', async () => {
    await register({ times: 1 })
    await script({ kind: 'reorder', hold: 3 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    expect(await notificationsOf(sandbox.bncUrl, client)).toMatchObject({ pending: 0, held: 2 })
    await pay({ reference: '333' })
    expect((await settled()).held).toBe(0)
    expect(references()).toEqual(['333', '222', '111'])
  })

  test('held notifications are sent when the faults are cleared', async () => {
    await register({ times: 1 })
    await script({ kind: 'reorder', hold: 9 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    await erase(at(`notices/faults?client=${client}`))
    expect(await settled()).toMatchObject({ held: 0, faults: [] })
    expect(references()).toEqual(['222', '111'])
  })

  test.each([
    ['otherRif', { CommerceID: 'J999999990', Amount: '1523.40' }],
    ['otherPhone', { CommercePhone: '00584129999999' }],
    ['amountWithoutDot', { Amount: '152340' }],
  ])('the fault forge sends one forged notification (%s)', async (forge, fields) => {
    await register()
    await script({ kind: 'forge', forge })
    await pay()
    await pay()
    const { notices } = await settled()
    expect(notices).toMatchObject([{ forge, delivery: 'forged' }, { delivery: 'done' }])
    expect(merchant.received).toHaveLength(3)
    expect(JSON.parse(notices[0]?.attempts[0]?.body ?? '')).toMatchObject(fields)
  })

  test('the forge otherAccount applies only to notifications with an account', async () => {
    await register({ times: 1 })
    await script({ kind: 'forge', forge: 'otherAccount' })
    await pay()
    await settled()
    await pay({ type: 'transfer' })
    await settled()
    const accounts = merchant.bodies().map(({ CreditorAccount }) => CreditorAccount)
    expect(accounts).toEqual([undefined, expect.stringMatching(/^01919999\d\d9999999999$/)])
    expect((await push({ movement: payment, forge: 'otherAccount' })).body).toEqual({ error: 'invalid: forge' })
  })

  test('a push can forge the key, truncate the body or send a huge one', async () => {
    merchant.setResponder(({ headers }) =>
      headers['x-api-key'] === apiKey ? {} : { status: 401, text: 'unauthorized' },
    )
    await register({ variant: 'plain' })
    const forged = async (forge: string) => (await push({ movement: payment, forge })).body
    expect(await forged('wrongKey')).toMatchObject({ attempts: [{ status: 401, answer: 'unauthorized' }] })
    await forged('malformed')
    expect(() => merchant.bodies()).toThrow(SyntaxError)
    await forged('huge')
    expect(merchant.received.at(-1)?.body.length).toBeGreaterThan(2_000_000)
    expect((await notificationsOf(sandbox.bncUrl, client)).notices).toEqual([])
  })

  test('a push sends any raw text with any headers', async () => {
    await register()
    await push({ raw: '' })
    await push({ raw: '[{"á', headers: { 'x-other': 'thing' } })
    const [own, other] = merchant.received
    expect(own).toMatchObject({ body: '', headers: { 'x-api-key': apiKey } })
    expect(other).toMatchObject({ body: '[{"á', headers: { 'x-other': 'thing' } })
    expect(other?.headers).not.toHaveProperty('x-api-key')
  })

  test('a ping is a GET without body and key', async () => {
    await register()
    expect((await push({ ping: true })).body).toMatchObject({ attempts: [{ operation: 'ping', status: 200 }] })
    expect(merchant.received[0]).toMatchObject({ method: 'GET', body: '' })
    expect(merchant.received[0]?.headers).not.toHaveProperty('x-api-key')
  })
})

describe('BNC registration for notifications', () => {
  test.each<[field: string, change: Record<string, unknown>]>([
    ['url', { url: 'http://10.0.0.1/notices' }],
    ['url', { url: 'http://example.com/notices' }],
    ['url', { url: 'http://127.0.0.1.example.com/' }],
    ['url', { url: 'http://user@127.0.0.1/' }],
    ['url', { url: 'https://127.0.0.1/' }],
    ['url', { url: 'file:///etc/passwd' }],
    ['loginUrl', { apiKey: '', loginUrl: 'http://192.168.0.1/', login: 'a', password: 'b' }],
    ['apiKey', { apiKey: '' }],
    ['apiKey', { login: 'bnc' }],
    ['loginUrl, password', { apiKey: '', login: 'bnc' }],
    ['client', { client: '3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60' }],
    ['variant', { variant: 'other' }],
    ['variant', { variant: { names: 'other' } }],
    ['times', { times: 0 }],
    ['tries', { tries: 1_000 }],
  ])('a registration with an invalid %s is refused', async (field, change) => {
    expect(await register(change)).toMatchObject({ status: 400, body: { error: `invalid: ${field}` } })
  })

  test.each(['http://127.0.0.1:1/', 'http://[::1]:1/a', 'http://localhost:1/'])(
    'a registration with the loopback URL %s is accepted',
    async (url) => {
      expect((await register({ url })).status).toBe(201)
    },
  )

  test('a registration is shown with all its fields except the key', async () => {
    const { body } = await register({ times: 3 })
    expect(body).toEqual({
      client,
      url: `${merchant.url}/notices`,
      auth: 'apiKey',
      variant: 'rotate',
      times: 3,
      concurrent: false,
      tries: 20,
      retryMs: 1,
      timeoutMs: 10_000,
      notifiesC2p: false,
      c2pType: 'P2P',
      c2pNumbers: 'told',
    })
    expect((await notificationsOf(sandbox.bncUrl, client)).registrations).toEqual([body])
  })

  test('deleting a registration cancels every pending notification', async () => {
    merchant.setResponder(() => ({ status: 500 }))
    await register({ tries: 100, retryMs: 60_000 })
    await pay()
    while (merchant.received.length === 0) await delay(5)
    const { body } = await erase(at(`notices?client=${client}`))
    expect(body).toEqual({ registrations: [], pending: 0, held: 0, faults: [], notices: [] })
    expect((await pay()).body).not.toHaveProperty('noticeId')
    expect((await push({ raw: '' })).body).toEqual({ error: 'invalid: client' })
    expect((await script({ kind: 'lose' })).body).toEqual({ error: 'invalid: client' })
  })
})

test('the sandbox stops on SIGTERM with a call, a retry delay and a delayed notification pending', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { bncUrl } = JSON.parse(String(line)) as { bncUrl: string }
  const send = (path: string, body: Record<string, unknown>) => post(control(bncUrl, path), { client, ...body })
  const arrivals: (() => void)[] = []
  const arrived = Array.from({ length: 2 }, () => new Promise<void>((resolve) => arrivals.push(resolve)))
  merchant.setResponder((_received, count) => {
    arrivals[count - 1]?.()
    return count === 1 ? { status: 500 } : new Promise(() => {})
  })
  await send('notices', { url: merchant.url, apiKey, retryMs: 60_000 })
  await send('movements', payment)
  await arrived[0]
  await send('movements', { ...payment, reference: '222' })
  await arrived[1]
  await send('notices/faults', { kind: 'delay', delayMs: 600_000 })
  await send('movements', { ...payment, reference: '333' })
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(merchant.received).toHaveLength(2)
})
