import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { findLeaks } from '../harness/leaks.ts'
import { dumpTables } from '../harness/table-dump.ts'
import { openPage, type PageView, submit } from './customer.ts'
import {
  card,
  cardPage,
  keyPage,
  openShop,
  otpPage,
  payer,
  saysPaid,
  sendCard,
  sendKey,
  sendOtp,
  type Shop,
} from './shop.ts'

/** Things that a customer, a stranger and another merchant must not be able to learn or do. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const shopHere = (name?: string) => openShop(gateway, sandbox, name)
const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const randomToken = () => randomBytes(16).toString('base64url')
const formBody = (fields: Record<string, string> = {}) => new URLSearchParams({ lang: 'es', ...fields })

/** A session that was paid, with its receipt and its public check. */
async function paidSession(shop: Shop, changes: object = {}) {
  const session = await shop.session(changes)
  const key = await keyPage(session)
  expect(saysPaid(await sendKey(key))).toBe(true)
  const receiptUrl = String((await shop.read(session))['receiptUrl'])
  const receipt = await openPage(receiptUrl)
  const checkUrl = new URL(/\/r\/check\/[\w-]+/.exec(receipt.html)?.[0] ?? '/none', gateway.url).href
  return { session, key, receiptUrl, checkUrl, paymentId: lastPart(key.url) }
}

/** A page without what depends on its own address. */
const shape = ({ status, html, url }: PageView) => [status, html.replaceAll(new URL(url).pathname, '')]

describe('an address that is nobody’s', () => {
  test('is answered with the same 404, whatever kind of token it has and wherever it leads', async () => {
    const shop = await shopHere()
    const { session, receiptUrl, checkUrl, paymentId } = await paidSession(shop)
    const link = await shop.link()
    const [token, receipt, check, slug] = [session.url, receiptUrl, checkUrl, link.url].map(lastPart) as [
      string,
      string,
      string,
      string,
    ]
    const nowhere = await openPage(`${gateway.url}/pay/${randomToken()}`)
    expect(nowhere.status).toBe(404)
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`
    const guesses = [
      ...[randomToken(), 'x', '0', 'a'.repeat(200), changed, token.slice(0, -1), `${token}A`, token.toLowerCase()].map(
        (guess) => `/pay/${guess}`,
      ),
      ...[receipt, check, slug, session.sessionId, paymentId, shop.tenantId, link.linkId].map(
        (guess) => `/pay/${guess}`,
      ),
      ...[randomToken(), token, receipt, check, link.linkId].map((guess) => `/l/${guess}`),
      ...[randomToken(), token, check, slug, session.sessionId, paymentId].map((guess) => `/r/${guess}`),
      ...[randomToken(), token, receipt, slug, session.sessionId, paymentId].map((guess) => `/r/check/${guess}`),
    ]
    const wrong: unknown[] = []
    for (const path of guesses) {
      const page = await openPage(gateway.url + path)
      if (JSON.stringify(shape(page)) !== JSON.stringify(shape(nowhere))) wrong.push([path, page.status, page.text])
    }
    for (const form of ['/c2p', '/card', '/debit', '/debit/key', '/pago-movil', '/pago-movil/reference', '/cancel']) {
      for (const guess of [randomToken(), receipt, check, slug, session.sessionId]) {
        const body = formBody({ ...payer, ...card, vesAmount: '2964.90', token: '13572468', otp: '13572468' })
        const page = await openPage(`${gateway.url}/pay/${guess}${form}`, { method: 'POST', body })
        if (page.status !== 404 || page.text !== nowhere.text) wrong.push([guess, form, page.status, page.text])
      }
    }
    expect(wrong).toEqual([])
    expect(await shop.money()).toHaveLength(1)
  })

  test('a payment’s id works under its own session only', async () => {
    const [shop, stranger] = [await shopHere(), await shopHere()]
    const victim = await shop.session()
    const key = await keyPage(victim)
    const id = lastPart(key.url)
    for (const other of [await shop.session(), await stranger.session()]) {
      const unknown = await openPage(`${other.url}/c2p/${randomUUID()}`)
      const read = await openPage(`${other.url}/c2p/${id}`)
      expect(shape(read)).toEqual(shape(unknown))
      expect(read.text).not.toContain('0414-1234567')
      for (const path of [`/c2p/${id}`, `/c2p/${id}/again`]) {
        const sent = await openPage(other.url + path, { method: 'POST', body: formBody({ token: '13572468' }) })
        expect([saysPaid(sent), sent.status], sent.text).toEqual([false, 404])
      }
    }
    expect([await shop.money(), await stranger.money()]).toEqual([[], []])
    expect(saysPaid(await sendKey(key))).toBe(true)
  })

  test('a payment that was declined in another session is not explained', async () => {
    const [shop, stranger] = [await shopHere(), await shopHere()]
    const declined = await sendCard(await cardPage(await shop.session()), { cardNumber: '4000000000009995' })
    const { search } = new URL(declined.url)
    const plain = await openPage(`${(await stranger.session()).url}/card`)
    const other = await stranger.session()
    const page = await openPage(`${other.url}/card${search}`)
    expect(page.text.replace(/\d+:\d+/g, '')).toBe(plain.text.replace(/\d+:\d+/g, ''))
  })
})

test('a tenant, and the other mode of the same tenant, cannot read, end or switch what is not theirs', async () => {
  const [shop, stranger] = [await shopHere(), await shopHere()]
  const [session, link] = [await shop.session(), await shop.link()]
  const routes = (sessionId: string, linkId: string) =>
    [
      ['GET', `/v1/checkout/sessions/${sessionId}`],
      ['POST', `/v1/checkout/sessions/${sessionId}/expire`],
      ['GET', `/v1/payment-links/${linkId}`],
      ['PATCH', `/v1/payment-links/${linkId}`, { active: false }],
      ['GET', `/v1/payment-links/${linkId}/qr.svg`],
    ] as const
  const ask = async (key: string, ids: [string, string]) => {
    const answers = []
    for (const [method, path, body] of routes(...ids)) {
      const answer = await gateway.call(path, { method, key, ...(body ? { body } : {}) })
      answers.push([answer.status, answer.body['error'], answer.body['message']])
    }
    return answers
  }
  for (const key of [stranger.key, shop.liveKey]) {
    const answers = await ask(key, [session.sessionId, link.linkId])
    expect(answers).toEqual(await ask(key, [randomUUID(), randomUUID()]))
    for (const [status] of answers) expect(status).toBe(404)
  }
  expect(await shop.read(session)).toMatchObject({ status: 'OPEN' })
  expect((await gateway.call(`/v1/payment-links/${link.linkId}`, { key: shop.key })).body).toMatchObject({
    active: true,
  })
  const listed = await gateway.call('/v1/payment-links', { key: stranger.key })
  expect(listed.body['items']).toEqual([])
  for (const [method, path] of routes(session.sessionId, link.linkId))
    expect((await gateway.call(path, { method })).status).toBe(401)
})

test('every page has the headers that lock it', async () => {
  const shop = await shopHere()
  const session = await shop.session()
  const { session: paid, receiptUrl, checkUrl } = await paidSession(shop)
  const [link, off] = [await shop.link({ amount: 'customer', usdAmount: undefined }), await shop.link()]
  await gateway.call(`/v1/payment-links/${off.linkId}`, { method: 'PATCH', key: shop.key, body: { active: false } })
  const unknown = await shop.session()
  const expired = await shop.session()
  await shop.expire(expired)
  const pages = [
    await openPage(session.url),
    await openPage(`${session.url}?lang=en`),
    await openPage(`${session.url}/c2p`),
    await openPage(`${session.url}/card`),
    await openPage(`${session.url}/debit`),
    await openPage(`${session.url}/pago-movil`),
    await keyPage(session),
    await otpPage(session),
    await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', { ...payer, phone: '', document: '' }),
    await sendKey(await keyPage(session), '00000051'),
    await sendCard(await cardPage(session), { cvv: '' }),
    await submit(await cardPage(session), '/card', { ...card, vesAmount: '1.00' }),
    await sendKey(await keyPage(unknown), '00000098'),
    await openPage(paid.url),
    await openPage(expired.url),
    await openPage(receiptUrl),
    await openPage(checkUrl),
    await openPage(link.url),
    await openPage(off.url),
    await openPage(`${gateway.url}/pay/${randomToken()}`),
    await openPage(`${gateway.url}/l/${randomToken()}`),
    await openPage(`${gateway.url}/r/${randomToken()}`),
    await openPage(`${session.url}/card`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
    await openPage(`${session.url}/card`, { method: 'POST', body: formBody({ cardHolder: 'x'.repeat(70_000) }) }),
  ]
  for (const { headers, url, status } of pages) {
    const policy = headers.get('content-security-policy') ?? ''
    const where = `${status} ${url}`
    expect([where, policy]).toEqual([where, expect.stringMatching(/^default-src 'none'/)])
    expect([where, policy]).toEqual([where, expect.not.stringContaining('unsafe')])
    expect([where, policy]).toEqual([where, expect.stringContaining("frame-ancestors 'none'")])
    expect(policy).not.toMatch(/\*|https?:|data:/)
    expect([where, headers.get('referrer-policy')]).toEqual([where, 'no-referrer'])
    expect([where, headers.get('x-frame-options')]).toEqual([where, 'DENY'])
    expect([where, headers.get('x-content-type-options')]).toEqual([where, 'nosniff'])
    expect([where, headers.get('set-cookie')]).toEqual([where, null])
    expect([where, headers.get('cache-control')]).toEqual([where, expect.stringContaining('no-store')])
  }
})

test('the public check says only that it was paid, how much, when, and the last four digits', async () => {
  const shop = await shopHere('Bodega Escondida')
  const { session, checkUrl, paymentId } = await paidSession(shop, {
    description: 'Secreto del pedido',
    externalRef: 'order-secret-9',
    metadata: { orderId: 'meta-secret' },
    customer: { name: 'Eulalia Quintero' },
    lines: [{ label: 'Envío oculto', usdAmount: 1 }],
  })
  const payment = (await gateway.call(`/v1/payments/${paymentId}`, { key: shop.key })).body
  const reference = String(payment['bankReference'])
  const page = await openPage(checkUrl)
  expect(page.text).toContain(reference.slice(-4))
  expect(page.text).toContain('Bs. ')
  const never = [
    'Bodega Escondida',
    'Secreto del pedido',
    'order-secret-9',
    'meta-secret',
    'Eulalia',
    'Envío oculto',
    'Banco de Venezuela',
    '12345678',
    '4141234567',
    '1234567',
    'C2P',
    reference,
    paymentId,
    session.sessionId,
    shop.tenantId,
    lastPart(session.url),
    String(payment['bankTxId']),
  ]
  expect(never.filter((text) => page.html.includes(text))).toEqual([])
})

test('keys, card numbers, codes and PINs are in no log line, no table and no page', async () => {
  const shop = await shopHere()
  const secret = {
    token: '91827364',
    otp: '48213957',
    cardNumber: '4539578763621486',
    cvv: '9173',
    pin: '8264',
    unsentToken: '7361 94825',
    unsentCard: '4539 5787 6362 1487',
  }
  const pages: PageView[] = []
  const keep = async (page: Promise<PageView>) => pages.push(await page)
  const { token, otp, cardNumber, cvv, pin } = secret
  const session = await shop.session()
  // Refused before the bank: by the amount, by another field, by the bank's name, by the kind of the body.
  await keep(submit(await cardPage(session), '/card', { ...card, cardNumber, cvv, pin, vesAmount: '1.00' }))
  await keep(sendCard(await cardPage(session), { cardNumber, cvv, pin, expiry: '13/99' }))
  await keep(sendCard(await cardPage(session), { cardNumber: secret.unsentCard, cvv, pin }))
  await keep(sendCard(await cardPage(session), { cardNumber, cvv, pin, cardHolder: '' }))
  await keep(sendKey(await keyPage(session), secret.unsentToken))
  await keep(submit(await otpPage(session, newPayer()), '/debit/key', { otp, vesAmount: '1.00' }))
  await keep(submit(await otpPage(session, newPayer()), '/debit/key', { otp, document: 'x' }))
  await keep(
    openPage(`${session.url}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cardNumber, cvv, pin, token, otp }),
    }),
  )
  await keep(
    openPage(`${session.url}/nothing`, { method: 'POST', body: formBody({ cardNumber, cvv, pin, token, otp }) }),
  )
  // Approved, each in its own session.
  await keep(sendKey(await keyPage(await shop.session()), token))
  await keep(sendOtp(await otpPage(await shop.session(), newPayer()), otp))
  await keep(sendCard(await cardPage(await shop.session()), { cardNumber, cvv, pin }))
  for (const page of pages.slice(-3)) expect(saysPaid(page), page.text).toBe(true)
  // And after the session was paid.
  const late = await shop.session()
  const [byCard, byKey, byOtp] = [await cardPage(late), await keyPage(late), await otpPage(late, newPayer())]
  await sendCard(byCard)
  await keep(sendCard(byCard, { cardNumber, cvv, pin }))
  await keep(sendKey(byKey, token))
  await keep(sendOtp(byOtp, otp))

  const tables = await dumpTables(gateway.database)
  expect(tables).toContain(shop.tenantId)
  expect(gateway.logged.join('\n')).toContain(shop.tenantId)
  const contents = new Map([
    ['tables', Buffer.from(tables)],
    ['logs', Buffer.from(gateway.logged.join('\n'))],
    ['metrics', Buffer.from((await gateway.call('/metrics')).text)],
    ...pages.map((page, at): [string, Buffer] => [`page ${at} ${page.url}`, Buffer.from(page.html)]),
  ])
  expect(findLeaks(contents, secret)).toEqual([])
})

/** Tries until the page refuses with 429; returns how many tries reached further. */
async function triesUntilLimited(attempt: (index: number) => Promise<PageView>): Promise<number> {
  for (let count = 0; count < 40; count += 1) {
    const page = await attempt(count)
    expect(page.status, page.text).toBeLessThan(500)
    if (page.status === 429) {
      expect(page.text).not.toMatch(/\b(too many|requests|error)\b/i)
      expect(saysPaid(page)).toBe(false)
      return count
    }
  }
  return Number.POSITIVE_INFINITY
}

const failed = async (shop: Shop) => (await shop.payments()).filter(({ status }) => status === 'FAILED').length
let lastPayer = 30_000_000
/** A payer and a phone that no other test uses. */
const newPayer = () => {
  lastPayer += 1
  return { document: String(lastPayer), phone: `0412${String(lastPayer).slice(-7)}` }
}
const luhnCard = (index: number) => {
  const start = `401288${String(100_000_000 + index)}`
  const sum = Array.from(start)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return start + ((10 - (sum % 10)) % 10)
}

describe('tries are limited', () => {
  test('of wrong keys in one session, one after the other and at once', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const limit = await triesUntilLimited(async () => {
      const page = await submit(await openPage(`${session.url}/c2p`), '/c2p', { ...payer, ...newPayer() })
      return page.status === 429 ? page : sendKey(page, '00000055')
    })
    expect(limit).toBeLessThan(40)
    const other = await shopHere()
    const busy = await other.session()
    const pages: PageView[] = []
    for (let count = 0; count < 25; count += 1) {
      const page = await submit(await openPage(`${busy.url}/c2p`), '/c2p', { ...payer, ...newPayer() })
      if (page.status === 200 && page.forms.some(({ fields }) => 'token' in fields)) pages.push(page)
    }
    await Promise.all(pages.map((page) => sendKey(page, '00000055')))
    expect(await failed(other)).toBeLessThanOrEqual(limit)
  })

  test('of wrong keys of one payer in many sessions, one after the other and at once', async () => {
    const shop = await shopHere()
    const one = newPayer()
    const limit = await triesUntilLimited(async () => {
      const session = await shop.session()
      const page = await submit(await openPage(`${session.url}/c2p`), '/c2p', { ...payer, ...one })
      return page.status === 429 ? page : sendKey(page, '00000055')
    })
    expect(limit).toBeLessThan(40)
    const other = await shopHere()
    const two = newPayer()
    const pages: PageView[] = []
    for (let count = 0; count < 25; count += 1) {
      const session = await other.session()
      const page = await submit(await openPage(`${session.url}/c2p`), '/c2p', { ...payer, ...two })
      if (page.status === 200 && page.forms.some(({ fields }) => 'token' in fields)) pages.push(page)
    }
    await Promise.all(pages.map((page) => sendKey(page, '00000055')))
    expect(await failed(other)).toBeLessThanOrEqual(limit)
    // Another payer of the same shop pays nevertheless.
    expect(saysPaid(await sendKey(await keyPage(await other.session(), newPayer())))).toBe(true)
  })

  test('of wrong keys of a debit, at once from many sessions', async () => {
    const shop = await shopHere()
    const one = newPayer()
    const limit = await triesUntilLimited(async () => {
      const session = await shop.session()
      const form = await openPage(`${session.url}/debit`)
      const page = await submit(form, '/debit', { ...payer, ...one, name: 'Ana Pérez' })
      return page.status === 429 ? page : sendOtp(page, '00000055')
    })
    expect(limit).toBeLessThan(40)
    const other = await shopHere()
    const two = newPayer()
    const first = await otpPage(await other.session(), two)
    const sessions = await Promise.all(Array.from({ length: 25 }, () => other.session()))
    // The form of one session, sent to many.
    const pages = sessions.map((session): PageView => {
      const [form] = first.forms.filter(({ action }) => action.endsWith('/debit/key'))
      return { ...first, forms: [{ action: `${session.url}/debit/key`, fields: form?.fields ?? {} }] }
    })
    await Promise.all(pages.map((page) => sendOtp(page, '00000055')))
    expect(await failed(other)).toBeLessThanOrEqual(limit)
  })

  test('of declined cards of one holder, at once from many sessions', async () => {
    const shop = await shopHere()
    const { document } = newPayer()
    const bad = ['4000000000000002', '4000000000009995', '4000000000000127']
    const limit = await triesUntilLimited(async () =>
      sendCard(await cardPage(await shop.session()), { document, cardNumber: '4000000000000002' }),
    )
    expect(limit).toBeLessThan(40)
    const other = await shopHere()
    const { document: victim } = newPayer()
    const pages = await Promise.all(Array.from({ length: 25 }, async () => cardPage(await other.session())))
    await Promise.all(
      pages.map((page, index) => sendCard(page, { document: victim, cardNumber: bad[index % 3] ?? '' })),
    )
    expect(await failed(other)).toBeLessThanOrEqual(limit)
  })

  test('of many cards of many holders in one session', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const limit = await triesUntilLimited(async () =>
      sendCard(await cardPage(session), { ...newPayer(), cardNumber: '4000000000000002' }),
    )
    expect(limit).toBeLessThan(40)
    const busy = await shopHere()
    const page = await cardPage(await busy.session())
    await Promise.all(
      Array.from({ length: 25 }, () =>
        sendCard(page, { document: newPayer().document, cardNumber: '4000000000000002' }),
      ),
    )
    expect(await failed(busy)).toBeLessThanOrEqual(limit)
  })

  test('of a card that is approved: each session is charged once, and no limit hides it', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const page = await cardPage(session)
    await Promise.all([0, 1, 2].map((index) => sendCard(page, { ...newPayer(), cardNumber: luhnCard(index) })))
    await shop.isPaidOnce(session)
  })
})

const hostile: Record<string, string> = {
  html: `"><img src=/x onerror=pwned()></textarea></title><script>pwned()</script>`,
  quotes: `'"\`\\'"--;/*`,
  template: '{{constructor.constructor("pwned()")()}}${pwned()}<%= pwned() %>',
  nul: 'a\u0000b',
  control: 'a\r\nSet-Cookie: x=1\r\n\r\nb\u001b[31m\u0085',
  surrogate: '\ud800x\udfff',
  long: 'x'.repeat(60_000),
  emoji: '👩‍👩‍👧‍👦'.repeat(50),
  number: '9'.repeat(400),
  proto: '__proto__',
}

const formFields: Record<string, Record<string, string>> = {
  '/c2p': { ...payer, vesAmount: '2964.90', lang: 'es' },
  '/debit': { ...payer, name: 'Ana Pérez', vesAmount: '2964.90', lang: 'es' },
  '/debit/key': { ...payer, name: 'Ana Pérez', otp: '123', vesAmount: '2964.90', lang: 'es' },
  '/pago-movil': { ...payer, vesAmount: '2964.90', lang: 'es' },
  '/pago-movil/reference': { reference: '123456', lang: 'es' },
  '/card': { ...card, cvv: '', vesAmount: '2964.90', lang: 'es' },
}

/** Raw hostile text in a page; written as a list, so that a failure says where. */
function unsafe(page: PageView, text: string): string[] {
  const found: string[] = []
  if (page.status >= 500) found.push(`status ${page.status}`)
  if (/<img src=\/x|<script>pwned|onerror=pwned\(\)>/.test(page.html)) found.push('raw HTML')
  if (/=\s*"[^"<>]*"-?-?;\/\*/.test(page.html)) found.push('a broken attribute')
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000\u202a-\u202e\u2066-\u2069\u200f]/.test(page.html)) found.push('NUL or a bidi character')
  if (page.headers.get('set-cookie') !== null) found.push('a cookie')
  if (text.length > 10_000 && page.html.includes(text.slice(0, 5_000))) found.push('60 kB echoed')
  return found
}

const bidi = '\u202eabc\u2066\u2069\u200f'

describe('hostile text', () => {
  test('that turns the direction of writing never comes back raw', async () => {
    const shop = await shopHere()
    const wrong: string[] = []
    for (const [action, fields] of Object.entries(formFields))
      for (const field of Object.keys(fields)) {
        const session = await shop.session()
        if (action === '/pago-movil/reference')
          await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', {
            phone: '',
            document: '',
            bank: '',
          })
        const body = new URLSearchParams({ ...fields, [field]: bidi })
        const page = await openPage(session.url + action, { method: 'POST', body })
        for (const problem of unsafe(page, bidi)) wrong.push(`${action} ${field}: ${problem}`)
      }
    const link = await shop.link({ amount: 'customer', usdAmount: undefined })
    const typed = await submit(await openPage(link.url), new URL(link.url).pathname, { amount: bidi })
    for (const problem of unsafe(typed, bidi)) wrong.push(`link amount: ${problem}`)
    expect(wrong).toEqual([])
  })

  test.each(Object.keys(formFields))(
    'in every field of %s never comes back raw and never breaks the page',
    async (action) => {
      const shop = await shopHere()
      const fields = formFields[action] ?? {}
      const wrong: string[] = []
      for (const [name, text] of Object.entries(hostile)) {
        for (const field of [...Object.keys(fields), 'unknown', text.slice(0, 100)]) {
          const session = await shop.session()
          if (action === '/pago-movil/reference')
            await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', {
              phone: '',
              document: '',
              bank: '',
            })
          const body = new URLSearchParams({ ...fields, [field]: text })
          const page = await openPage(session.url + action, { method: 'POST', body })
          for (const problem of unsafe(page, text)) wrong.push(`${name} in ${field}: ${problem}`)
          expect(saysPaid(page)).toBe(false)
        }
      }
      expect(wrong).toEqual([])
      expect(await shop.money()).toEqual([])
    },
  )

  test('in paths and queries never comes back raw and never breaks the page', async () => {
    const shop = await shopHere()
    const [session, link] = [await shop.session(), await shop.link({ amount: 'customer', usdAmount: undefined })]
    const wrong: string[] = []
    for (const [name, raw] of Object.entries(hostile)) {
      const text = raw.slice(0, 2_000)
      const encoded = encodeURIComponent(text.toWellFormed())
      const urls = [
        `${session.url}?lang=${encoded}`,
        `${session.url}/card?declined=${encoded}`,
        `${session.url}/c2p/${encoded}`,
        `${session.url}/${encoded}`,
        `${gateway.url}/pay/${encoded}`,
        `${gateway.url}/l/${encoded}`,
        `${gateway.url}/r/${encoded}`,
        `${gateway.url}/r/check/${encoded}`,
        `${link.url}?amount=${encoded}`,
      ]
      for (const url of urls)
        for (const problem of unsafe(await openPage(url), text)) wrong.push(`${name}: ${url.slice(0, 90)} ${problem}`)
      const typed = await submit(await openPage(link.url), new URL(link.url).pathname, { amount: raw })
      for (const problem of unsafe(typed, raw)) wrong.push(`${name} as amount: ${problem}`)
    }
    for (const path of ['%', '%zz', '%00', '%c0%af', '..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e']) {
      const page = await openPage(`${gateway.url}/pay/${path}`)
      expect([path, page.status < 500], page.text).toEqual([path, true])
    }
    expect(wrong).toEqual([])
  })

  test('of a merchant is shown as text', async () => {
    const html = hostile['html'] ?? ''
    const shop = await shopHere('"><script>pwned()</script>')
    const text = `${html}'"`.slice(0, 60)
    const changes = {
      description: html,
      externalRef: text,
      customer: { name: text },
      lines: [{ label: text, usdAmount: 1 }],
      metadata: { note: text },
    }
    const { session, receiptUrl, checkUrl } = await paidSession(shop, changes)
    const open = await shop.session(changes)
    const link = await shop.link(changes)
    const urls = [open.url, `${open.url}/c2p`, `${open.url}/debit`, `${open.url}/card`, `${open.url}/pago-movil`]
    for (const url of [...urls, session.url, receiptUrl, checkUrl, link.url]) {
      const page = await openPage(url)
      expect([url, page.status, unsafe(page, html)]).toEqual([url, 200, []])
      expect(page.html).not.toMatch(/<script>|<script(?! [^>]*src="\/)/)
    }
  })
})

const strange: [string, RequestInit][] = [
  [
    'JSON',
    { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...card, vesAmount: '2964.90' }) },
  ],
  ['broken JSON', { headers: { 'content-type': 'application/json' }, body: '{' }],
  ['text', { headers: { 'content-type': 'text/plain' }, body: 'cardNumber=4242424242424242' }],
  ['XML', { headers: { 'content-type': 'application/xml' }, body: '<x/>' }],
  ['multipart', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
  ['an unknown type', { headers: { 'content-type': 'x' }, body: 'x' }],
  ['no body', {}],
  [
    'fields twice',
    {
      body: new URLSearchParams([
        ...Object.entries(card),
        ['cardNumber', '1'],
        ['vesAmount', '1'],
        ['vesAmount', '2964.90'],
      ]),
    },
  ],
  [
    'a wrong encoding',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'cardNumber=%zz&cvv=%' },
  ],
  [
    'bytes that are no text',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: Buffer.from([0xff, 0xfe, 0x3d, 0xc3]) },
  ],
  ['ten thousand fields', { body: new URLSearchParams(Array.from({ length: 8_000 }, (_, at) => [`f${at}`, ''])) }],
  ['too many bytes', { body: new URLSearchParams({ cardHolder: 'x'.repeat(200_000) }) }],
]

test.each(strange)(
  'a form sent as %s is refused without a fault of the server and without a charge',
  async (_name, init) => {
    const shop = await shopHere()
    const session = await shop.session()
    const key = await keyPage(session)
    for (const url of [
      ...Object.keys(formFields).map((path) => session.url + path),
      `${session.url}/cancel`,
      key.url,
    ]) {
      const page = await openPage(url, { method: 'POST', ...init })
      expect([url, page.status < 500], page.text).toEqual([url, true])
      expect(saysPaid(page)).toBe(false)
    }
    await shop.isUnpaid(session)
  },
)

test('unknown methods are refused and change nothing', async () => {
  const shop = await shopHere()
  const session = await shop.session()
  const link = await shop.link()
  const { receiptUrl, checkUrl } = await paidSession(shop)
  const urls = [session.url, `${session.url}/card`, `${session.url}/cancel`, link.url, receiptUrl, checkUrl]
  const wrong: unknown[] = []
  for (const url of urls)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'FOO']) {
      const { status } = await fetch(url, { method, redirect: 'manual' }).catch(() => ({ status: 400 }))
      if (status < 400 || status >= 500) wrong.push([method, url, status])
    }
  for (const url of [receiptUrl, checkUrl, session.url]) {
    const { status } = await fetch(url, { method: 'POST', body: formBody(), redirect: 'manual' })
    if (status < 400 || status >= 500) wrong.push(['POST', url, status])
  }
  expect(wrong).toEqual([])
  expect(await shop.read(session)).toMatchObject({ status: 'OPEN' })
})
