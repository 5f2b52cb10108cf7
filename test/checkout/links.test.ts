import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { listKeys } from '../../src/tenants/keys.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { type ReceivedRequest, type Receiver, startReceiver } from '../harness/receiver.ts'
import { positionalStatement } from '../harness/statement.ts'
import { ended, register } from '../harness/webhooks.ts'
import { openPage, type PageView, submit } from './customer.ts'
import {
  cardPage,
  keyPage,
  openShop,
  saysDoNotPayAgain,
  saysPaid,
  sendCard,
  sendKey,
  type Session,
  type Shop,
} from './shop.ts'

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

const shopHere = () => openShop(gateway, sandbox)
type Link = { linkId: string; url: string }

/** A customer opens a link and continues. */
async function begin(link: Link, fields: Record<string, string> = {}): Promise<PageView> {
  const page = await openPage(link.url)
  return submit(page, new URL(link.url).pathname, fields)
}

const isSession = ({ url }: PageView) => new URL(url).pathname.startsWith('/pay/')
const nowhere: Session = { url: '', sessionId: '', status: '', expiresAt: '' }
const asSession = ({ url }: PageView): Session => ({ ...nowhere, url })

const rowsOf = positionalStatement(
  'test.link_rows',
  `select (select count(*)::int from checkout_sessions where tenant_id = $1) as sessions,
          (select count(*)::int from payment_links where tenant_id = $1) as links`,
)
const rows = async ({ tenantId }: Shop) =>
  (await gateway.database.query<{ sessions: number; links: number }>(rowsOf, [tenantId]))[0]

test('a link with a fixed amount leads to a session of that amount', async () => {
  const shop = await shopHere()
  const link = await shop.link({ usdAmount: undefined, vesAmount: 1523.4 })
  expect((await openPage(link.url)).text).toContain('1.523,40')
  const page = await begin(link)
  expect(isSession(page), page.url).toBe(true)
  expect(page.text).toContain('Bs. 1.523,40')
  expect(saysPaid(await sendCard(await cardPage(asSession(page))))).toBe(true)
  expect(await shop.money()).toMatchObject([{ amount: expect.stringMatching(/^1523\.40?$/) }])
})

describe('an amount that the customer types', () => {
  test.each([
    ['1.234,56', '1.234,56'],
    ['1234,56', '1.234,56'],
    ['1234.56', '1.234,56'],
    ['25', '25,00'],
    ['0,01', '0,01'],
    [' 25,5 ', '25,50'],
  ])('“%s” is %s bolívares', async (typed, shown) => {
    const shop = await shopHere()
    const link = await shop.link({ usdAmount: undefined, amount: 'customer', currency: 'VES', reusable: true })
    const page = await begin(link, { amount: typed })
    expect(isSession(page), page.text).toBe(true)
    expect(page.text).toContain(`Bs. ${shown}`)
  })

  test.each([
    '0',
    '-1',
    'abc',
    '',
    '0,001',
    '1e3',
    '99999999999',
    '1.2.3,4,5',
    'Infinity',
    'NaN',
    '१२',
    '1,234,567.89,1',
  ])('“%s” is refused on the same page, and no session begins', async (typed) => {
    const shop = await shopHere()
    for (const currency of ['USD', 'VES']) {
      const link = await shop.link({ usdAmount: undefined, amount: 'customer', currency, reusable: true })
      const page = await begin(link, { amount: typed })
      expect([currency, isSession(page), page.status < 500], page.text).toEqual([currency, false, true])
      expect(page.forms, page.text).toHaveLength(1)
    }
    expect(await rows(shop)).toMatchObject({ sessions: 0 })
  })

  test('is ignored by a link with a fixed amount', async () => {
    const shop = await shopHere()
    const page = await begin(await shop.link({ usdAmount: undefined, vesAmount: 100 }), {
      amount: '1',
      vesAmount: '1.00',
    })
    expect(page.text).toContain('Bs. 100,00')
  })
})

describe('a link for one payment', () => {
  test('leads two devices to the same session, which is charged once', async () => {
    const shop = await shopHere()
    const link = await shop.link()
    const pages = await Promise.all(Array.from({ length: 10 }, () => begin(link)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect(await rows(shop)).toMatchObject({ sessions: 1 })
    const [one, two] = pages.map(asSession)
    const [byCard, byKey] = [await cardPage(one as Session), await keyPage(two as Session)]
    await Promise.all([sendCard(byCard), sendKey(byKey)])
    await expect.poll(async () => saysPaid(await openPage((one as Session).url)), { timeout: patienceMs }).toBe(true)
    expect(await shop.money()).toHaveLength(1)
  })

  test('shows the next person that an earlier payment was not completed, and not why', async () => {
    const shop = await shopHere()
    const link = await shop.link()
    const reason = 'no hay fondos suficientes'
    const refused = await sendKey(await keyPage(asSession(await begin(link))), '00000051')
    expect(refused.text).toContain(reason)
    const next = await begin(link)
    expect(next.text).toContain('Un pago anterior no se completó')
    expect(next.text).not.toContain(reason)
    expect(saysPaid(await sendCard(await cardPage(asSession(next))))).toBe(true)
    expect(await shop.money()).toHaveLength(1)
  })

  describe('whose amount the customer types', () => {
    const typed = (shop: Shop) => shop.link({ usdAmount: undefined, amount: 'customer', currency: 'VES' })

    test('asks for the amount that was typed last, and no longer for the one before', async () => {
      const shop = await shopHere()
      const link = await typed(shop)
      const first = await begin(link, { amount: '1,00' })
      const card = await cardPage(asSession(first))
      await keyPage(asSession(first))
      const second = await begin(link, { amount: '100,00' })
      expect(second.text).toContain('Bs. 100,00')
      expect((await begin(link, { amount: '100' })).url).toBe(second.url)
      expect((await sendCard(card)).text).toContain('Este pago se canceló')
      expect(saysPaid(await sendCard(await cardPage(asSession(second))))).toBe(true)
      expect((await shop.money()).map(({ amount }) => Number(amount))).toEqual([100])
    })

    test('ends nothing while it is switched off', async () => {
      const shop = await shopHere()
      const link = await typed(shop)
      const first = await begin(link, { amount: '50,00' })
      const page = await openPage(link.url)
      const [path, key] = [`/v1/payment-links/${link.linkId}`, shop.key]
      await gateway.call(path, { method: 'PATCH', key, body: { active: false } })
      const second = await submit(page, new URL(link.url).pathname, { amount: '100,00' })
      expect(second.text).toContain('lo desactivó')
      expect(saysPaid(await sendCard(await cardPage(asSession(first))))).toBe(true)
    })

    test('stays with an amount once the customer may have sent it', async () => {
      const shop = await shopHere()
      const link = await typed(shop)
      const first = await begin(link, { amount: '50,00' })
      await submit(await openPage(`${first.url}/pago-movil`), '/pago-movil', {})
      const second = await begin(link, { amount: '100,00' })
      expect([second.url, second.text]).toEqual([first.url, expect.stringContaining('Bs. 50,00')])
    })

    test('is charged once when another amount is typed while a charge is on its way', async () => {
      for (let round = 0; round < 4; round += 1) {
        const shop = await shopHere()
        const link = await typed(shop)
        const card = await cardPage(asSession(await begin(link, { amount: '50,00' })))
        const [, second] = await Promise.all([sendCard(card), begin(link, { amount: '100,00' })])
        const again = await cardPage(asSession(second))
        if (again.forms.length > 0) await sendCard(again)
        await expect.poll(() => shop.money(), { timeout: patienceMs }).toHaveLength(1)
      }
    })
  })

  test('says after the payment that it was paid, and begins nothing', async () => {
    const shop = await shopHere()
    const link = await shop.link()
    const before = await openPage(link.url)
    await sendCard(await cardPage(asSession(await begin(link))))
    const after = await openPage(link.url)
    expect(after.text).toMatch(/Ya se pagó|Pago recibido/)
    expect(after.forms).toEqual([])
    const again = await submit(before, new URL(link.url).pathname)
    expect(again.text).toMatch(/Ya se pagó|Pago recibido/)
    expect(again.forms).toEqual([])
    expect(await rows(shop)).toMatchObject({ sessions: 1 })
    expect(await shop.money()).toHaveLength(1)
  })

  test('can be paid after its first session ended unpaid', async () => {
    const shop = await shopHere()
    const link = await shop.link()
    const first = await begin(link)
    const [{ sessionId } = { sessionId: '' }] = await idsOf(shop)
    await shop.expire({ ...asSession(first), sessionId })
    const second = await begin(link)
    expect(isSession(second), second.text).toBe(true)
    expect(saysPaid(await sendCard(await cardPage(asSession(second))))).toBe(true)
    const late = await openPage(`${first.url}/card`)
    expect(late.forms, late.text).toEqual([])
    expect(await shop.money()).toHaveLength(1)
  })
})

test('a link for one payment is charged once when the merchant ends its session while a charge is on its way', async () => {
  const charges: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const shop = await shopHere()
    const link = await shop.link()
    const first = asSession(await begin(link))
    const key = await keyPage(first)
    const [{ sessionId } = { sessionId: '' }] = await idsOf(shop)
    const endAndPayAgain = async () => {
      await shop.expire({ ...first, sessionId })
      const page = await openPage(link.url)
      const next = page.forms.length > 0 ? await submit(page, new URL(link.url).pathname) : page
      if (isSession(next) && next.url !== first.url) await sendCard(await cardPage(asSession(next)))
    }
    await Promise.all([sendKey(key), endAndPayAgain()])
    charges.push((await shop.money()).length)
  }
  expect(charges.filter((count) => count > 1)).toEqual([])
})

const endSession = positionalStatement(
  'test.session_end',
  `update checkout_sessions set created_at = created_at - interval '2 hours', expires_at = now() - interval '1 second'
   where session_id = $1`,
)

const sessionIds = positionalStatement(
  'test.link_session_ids',
  `select session_id as "sessionId" from checkout_sessions where tenant_id = $1 order by created_at`,
)
const idsOf = ({ tenantId }: Shop) => gateway.database.query<{ sessionId: string }>(sessionIds, [tenantId])

test.each([
  ['whose time is over', (id: string) => gateway.database.query(endSession, [id])],
  ['that the merchant tries to end', (id: string, shop: Shop) => shop.expire({ ...nowhere, sessionId: id })],
] as const)(
  'a link for one payment begins no second session while a charge of its session %s is unknown',
  async (_name, end) => {
    const shop = await shopHere()
    const link = await shop.link()
    const open = await openPage(link.url)
    const first = asSession(await begin(link))
    const lost = await keyPage(first)
    // The statement is not readable meanwhile, so that the outcome stays unknown.
    const { clientGuid: client } = sandboxCredentials(shop.tenantId).bnc
    for (const operation of ['History', 'HistoryByDate', 'ValidateExistence', 'ValidateP2P', 'Validate'])
      await sandbox.control('bnc', 'faults', { kind: 'status', operation, client, times: 10_000 })
    expect(saysDoNotPayAgain(await sendKey(lost, '00000098'))).toBe(true)
    const [{ sessionId } = { sessionId: '' }] = await idsOf(shop)
    await end(sessionId, shop)
    for (const page of [await openPage(link.url), await submit(open, new URL(link.url).pathname)]) {
      const next = page.forms.length > 0 ? await submit(page, new URL(page.forms[0]?.action ?? '').pathname) : page
      expect(next.forms, next.text).toEqual([])
    }
    expect(await rows(shop)).toMatchObject({ sessions: 1 })
    expect(saysDoNotPayAgain(await openPage(first.url))).toBe(true)
    await fetch(new URL(`/control/faults?client=${client}`, sandbox.bncUrl), { method: 'DELETE' })
    await shop.becomes({ ...first, sessionId }, { status: 'PAID' })
    expect((await openPage(link.url)).text).toContain('Ya se pagó')
    expect(await shop.money()).toHaveLength(1)
  },
)

test.each([1, 3, 7])(
  'a reusable link for %i uses never has more live sessions, under 20 visits at once',
  async (maxUses) => {
    const counts: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const shop = await shopHere()
      const link = await shop.link({ reusable: true, maxUses })
      const page = await openPage(link.url)
      const begun = await Promise.all(Array.from({ length: 20 }, () => submit(page, new URL(link.url).pathname)))
      const live = begun.filter(isSession)
      expect(await rows(shop)).toMatchObject({ sessions: new Set(live.map(({ url }) => url)).size })
      counts.push(live.length)
      for (const refused of begun.filter((candidate) => !isSession(candidate))) {
        expect(refused.status, refused.text).toBeLessThan(500)
        expect(refused.forms).toEqual([])
      }
    }
    expect(counts).toEqual(Array(5).fill(maxUses))
  },
)

test('a reusable link is paid by each of its customers', async () => {
  const shop = await shopHere()
  const link = await shop.link({ reusable: true })
  for (let count = 1; count <= 3; count += 1) {
    expect(saysPaid(await sendCard(await cardPage(asSession(await begin(link)))))).toBe(true)
    expect(await shop.money()).toHaveLength(count)
  }
  const { body } = await gateway.call(`/v1/payment-links/${link.linkId}`, { key: shop.key })
  expect(body).toMatchObject({ paidSessions: 3, active: true })
})

const endLink = positionalStatement(
  'test.link_end',
  `update payment_links set expires_at = now() - interval '1 second', created_at = created_at - interval '1 day'
   where link_id = $1`,
)

test('a link whose time is over begins nothing', async () => {
  const shop = await shopHere()
  const link = await shop.link({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  const open = await openPage(link.url)
  await gateway.database.query(endLink, [link.linkId])
  const page = await openPage(link.url)
  expect(page.forms, page.text).toEqual([])
  expect(isSession(await submit(open, new URL(link.url).pathname))).toBe(false)
  expect(await rows(shop)).toMatchObject({ sessions: 0 })
})

test('a link that is switched off begins nothing at once, and works again when it is switched on', async () => {
  const shop = await shopHere()
  const link = await shop.link({ reusable: true })
  const open = await openPage(link.url)
  const turn = (active: boolean) =>
    gateway.call(`/v1/payment-links/${link.linkId}`, { method: 'PATCH', key: shop.key, body: { active } })
  expect(await turn(false)).toMatchObject({ status: 200, body: { active: false } })
  expect(isSession(await submit(open, new URL(link.url).pathname))).toBe(false)
  expect((await openPage(link.url)).forms).toEqual([])
  expect(await rows(shop)).toMatchObject({ sessions: 0 })
  expect(await turn(true)).toMatchObject({ status: 200, body: { active: true } })
  expect(isSession(await begin(link))).toBe(true)
})

test('the QR of a link is an SVG picture of its address, without script', async () => {
  const shop = await shopHere()
  const [one, two] = [await shop.link(), await shop.link()]
  const qr = ({ linkId }: Link) => gateway.call(`/v1/payment-links/${linkId}/qr.svg`, { key: shop.key })
  const [first, again, other] = [await qr(one), await qr(one), await qr(two)]
  expect([first.status, first.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
  expect(first.text).toMatch(/^(<\?xml[^>]*>\s*)?<svg[\s\S]*<\/svg>\s*$/)
  expect(first.text).not.toMatch(/<script|onload|href=/i)
  expect(again.text).toBe(first.text)
  expect(other.text).not.toBe(first.text)
  const drawn = [...first.text.matchAll(/M(\d+),(\d+)h/g)].map(([, x, y]) => `${Number(x) / 10},${Number(y) / 10}`)
  const codes = (['L', 'M', 'Q', 'H'] as const).map((ecc) => darkModules(one.url, ecc))
  expect(codes.some((code) => code === drawn.toSorted().join(' '))).toBe(true)
})

/** The dark modules of the code of a text, as an encoder computes them, with the white margin that readers need. */
function darkModules(text: string, ecc: 'L' | 'M' | 'Q' | 'H'): string {
  const { data } = encode(text, { ecc, border: 4 })
  return data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
    .toSorted()
    .join(' ')
}

test('the list has every link once, newest first, page by page', async () => {
  const shop = await shopHere()
  const made: string[] = []
  for (let count = 0; count < 7; count += 1) made.unshift((await shop.link({ description: `Torta ${count}` })).linkId)
  const listed: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { status, text, body } = await gateway.call(`/v1/payment-links?limit=3${query}`, { key: shop.key })
    expect(status, text).toBe(200)
    const items = body['items'] as Link[]
    expect(items.length).toBeLessThanOrEqual(3)
    listed.push(...items.map(({ linkId }) => linkId))
    cursor = body['nextCursor'] as string | null
  } while (cursor !== null)
  expect(listed).toEqual(made)
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=forged'])
    expect([query, (await gateway.call(`/v1/payment-links?${query}`, { key: shop.key })).status]).toEqual([query, 400])
})

describe.each([
  ['/v1/checkout/sessions', 'sessions'],
  ['/v1/payment-links', 'links'],
] as const)('POST %s', (path, table) => {
  const post = (shop: Shop, body: object, headers: Record<string, string> = {}) =>
    gateway.call(path, { method: 'POST', key: shop.key, body, headers })

  test('answers a repeated Idempotency-Key with the same bytes and makes one row', async () => {
    const shop = await shopHere()
    const body = { usdAmount: 10, description: 'Pedido' }
    const headers = { 'idempotency-key': 'once' }
    const first = await post(shop, body, headers)
    expect(first.status, first.text).toBe(201)
    const again = await post(shop, body, headers)
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true'])
    const changed = await post(shop, { ...body, usdAmount: 11 }, headers)
    expect(changed.status, changed.text).toBeGreaterThanOrEqual(400)
    expect(await rows(shop)).toMatchObject({ [table]: 1 })
  })

  test('makes one row when the same Idempotency-Key is sent ten times at once', async () => {
    const shop = await shopHere()
    const body = { usdAmount: 10, description: 'Pedido' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(shop, body, { 'idempotency-key': 'at-once' })),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect(await rows(shop)).toMatchObject({ [table]: 1 })
  })

  const tooMany = Array.from({ length: 21 }, () => ({ label: 'IVA' }))
  const bad: [field: string, changes: object][] = [
    ['usdAmount', { usdAmount: 0 }],
    ['usdAmount', { usdAmount: -1 }],
    ['usdAmount', { usdAmount: 1.001 }],
    ['usdAmount', { usdAmount: '10' }],
    ['usdAmount', { usdAmount: 100_001 }],
    ['usdAmount', { usdAmount: null }],
    ['vesAmount', { vesAmount: 0 }],
    ['vesAmount', { vesAmount: 100_000_000 }],
    ['vesAmount', { vesAmount: 'cien' }],
    ['description', { description: undefined }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(201) }],
    ['description', { description: 'a\u0000b' }],
    ['description', { description: 'a\u202eb' }],
    ['description', { description: '4242 4242 4242 4242' }],
    ['methods', { methods: [] }],
    ['methods', { methods: ['cash'] }],
    ['methods', { methods: ['c2p', 'c2p'] }],
    ['methods', { methods: 'c2p' }],
    ['externalRef', { externalRef: '' }],
    ['externalRef', { externalRef: 'x'.repeat(129) }],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
    ['returnUrl', { returnUrl: 'https://not-registered.example.com/' }],
    ['returnUrl', { returnUrl: 'http://localhost.evil.example/' }],
    ['returnUrl', { returnUrl: '//evil.example' }],
    ['returnUrl', { returnUrl: `http://localhost/${'x'.repeat(2048)}` }],
    ['customer', { customer: 'Ana' }],
    ['customer.name', { customer: { name: 'x'.repeat(81) } }],
    ['customer.document', { customer: { document: 'X1' } }],
    ['customer.phone', { customer: { phone: '123' } }],
    ['customer.bankCode', { customer: { bankCode: '12' } }],
    ['lines', { lines: tooMany }],
    ['lines', { lines: [{}] }],
    ['lines', { lines: [{ label: 'x'.repeat(61) }] }],
    ['lines', { lines: [{ label: 'IVA', usdAmount: -1 }] }],
    ['language', { language: 'fr' }],
    ['metadata', { metadata: 'x' }],
    ['metadata', { metadata: { a: 1 } }],
    ['metadata', { metadata: { a: 'x'.repeat(201) } }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 'v'])) }],
    ...(table === 'sessions'
      ? ([
          ['usdAmount', { usdAmount: undefined }],
          ['expiresInMinutes', { expiresInMinutes: 4 }],
          ['expiresInMinutes', { expiresInMinutes: 1441 }],
          ['expiresInMinutes', { expiresInMinutes: 5.5 }],
          ['expiresInMinutes', { expiresInMinutes: '60' }],
        ] as [string, object][])
      : ([
          ['usdAmount', { usdAmount: undefined }],
          ['amount', { amount: 'free' }],
          ['currency', { amount: 'customer', usdAmount: undefined, currency: 'EUR' }],
          ['reusable', { reusable: 'yes' }],
          ['maxUses', { reusable: true, maxUses: 0 }],
          ['maxUses', { reusable: true, maxUses: 1_000_001 }],
          ['maxUses', { reusable: true, maxUses: 1.5 }],
          ['expiresAt', { expiresAt: 'tomorrow' }],
        ] as [string, object][])),
  ]

  test('names the field of every bad input and makes no row', async () => {
    const shop = await shopHere()
    const wrong: string[] = []
    for (const [field, changes] of bad) {
      const answer = await post(shop, { usdAmount: 10, description: 'Pedido', ...changes })
      const paths = ((answer.body['details'] ?? []) as { path: string }[]).map(({ path: where }) => where)
      const said = [...paths.map((where) => where.replaceAll('/', '.')), String(answer.body['message'])]
      const names = said.some((text) => text.includes(field))
      if (answer.status !== 400 || !names) wrong.push(`${JSON.stringify(changes).slice(0, 90)} → ${answer.text}`)
    }
    expect(wrong).toEqual([])
    expect(await rows(shop)).toEqual({ sessions: 0, links: 0 })
  })

  test.each(['', '{', '[]', 'null', '"x"', '1'])('refuses the body %s', async (body) => {
    const shop = await shopHere()
    const answer = await gateway.call(path, {
      method: 'POST',
      key: shop.key,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status, answer.text).toBe(400)
  })
})

const eventOf = ({ body }: ReceivedRequest) =>
  JSON.parse(body.toString()) as { event: string; data: Record<string, unknown> }

async function subscribed(events: string[]) {
  const shop = await shopHere()
  const path = `/${shop.tenantId}`
  const keys = await listKeys(gateway.database, shop.tenantId)
  const keyId = keys.find(({ livemode }) => !livemode)?.keyId
  const endpoint = await register(gateway, shop.key, { url: receiver.url + path, events })
  const arrived = () => receiver.received.filter((request) => request.path === path)
  return { shop, keyId, endpoint, arrived, ended: () => ended(gateway, shop.key, endpoint.id) }
}

function expectSigned({ headers, body }: ReceivedRequest, secret: string): void {
  const hex = createHmac('sha256', secret).update(body).digest('hex')
  expect(headers['x-webhook-signature']).toBe(`sha256=${hex}`)
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(String(body)))
}

test('checkout.paid arrives once and signed, however often the page is sent and opened', async () => {
  const { shop, keyId, endpoint, arrived, ended: over } = await subscribed(['checkout.paid', 'checkout.expired'])
  const session = await shop.session({ externalRef: 'order-7', metadata: { orderId: '7' } })
  const page = await cardPage(session)
  await Promise.all([sendCard(page), sendCard(page), sendCard(page)])
  await sendCard(page)
  await shop.becomes(session, { status: 'PAID' })
  for (let count = 0; count < 3; count += 1) await openPage(session.url)
  await shop.expire(session)
  await over()
  expect(arrived().map(eventOf)).toMatchObject([
    {
      event: 'checkout.paid',
      data: {
        sessionId: session.sessionId,
        status: 'PAID',
        externalRef: 'order-7',
        metadata: { orderId: '7' },
        keyId,
      },
    },
  ])
  for (const request of arrived()) expectSigned(request, endpoint.secret)
})

test('checkout.expired arrives once and signed, for a session that the merchant ended', async () => {
  const { shop, keyId, endpoint, arrived, ended: over } = await subscribed(['checkout.paid', 'checkout.expired'])
  const session = await shop.session()
  await Promise.all([shop.expire(session), shop.expire(session), shop.expire(session)])
  await openPage(session.url)
  await over()
  expect(arrived().map(eventOf)).toMatchObject([
    { event: 'checkout.expired', data: { sessionId: session.sessionId, status: 'EXPIRED', keyId } },
  ])
  for (const request of arrived()) expectSigned(request, endpoint.secret)
})

test('checkout.expired arrives once for a session whose time is over', async () => {
  const { shop, arrived } = await subscribed(['checkout.paid', 'checkout.expired'])
  const session = await shop.session()
  await gateway.database.query(endSession, [session.sessionId])
  await openPage(session.url)
  await shop.becomes(session, { status: 'EXPIRED' })
  await expect.poll(() => arrived().length, { timeout: patienceMs }).toBe(1)
  await openPage(session.url)
  await shop.expire(session)
  expect(arrived().map(eventOf)).toMatchObject([{ event: 'checkout.expired', data: { sessionId: session.sessionId } }])
})

test('a paid session whose time is over sends no checkout.expired', async () => {
  const { shop, arrived } = await subscribed(['checkout.paid', 'checkout.expired'])
  const [paid, open] = [await shop.session(), await shop.session()]
  await sendCard(await cardPage(paid))
  await gateway.database.query(endSession, [paid.sessionId])
  await openPage(paid.url)
  await gateway.database.query(endSession, [open.sessionId])
  await openPage(open.url)
  await shop.becomes(open, { status: 'EXPIRED' })
  await expect.poll(() => arrived().length, { timeout: patienceMs }).toBe(2)
  expect(await shop.read(paid)).toMatchObject({ status: 'PAID' })
  const events = arrived().map((request) => `${eventOf(request).event} ${String(eventOf(request).data['sessionId'])}`)
  expect(events.toSorted()).toEqual([`checkout.expired ${open.sessionId}`, `checkout.paid ${paid.sessionId}`])
})
