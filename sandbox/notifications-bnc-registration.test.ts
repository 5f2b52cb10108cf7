import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  apiKey,
  at,
  client,
  merchant,
  pay,
  payment,
  push,
  register,
  sandbox,
  script,
  settled,
  useSandboxAndMerchant,
} from './testing/bnc-notifications.ts'
import { notificationsOf, type Responder } from './testing/merchant.ts'
import { control, erase, post } from './testing/wire.ts'

useSandboxAndMerchant()

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
      c2pNumbers: 'same',
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
