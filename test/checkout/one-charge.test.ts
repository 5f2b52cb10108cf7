import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { findForOperator, type OperatorPayment, resolvePayment } from '../../src/payments/admin/resolve.ts'
import { enterRate } from '../../src/rates/store.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { payerEncryptionOf } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { openPage, type PageView, submit } from './customer.ts'
import {
  card,
  cardPage,
  keyPage,
  openShop,
  otpPage,
  payer,
  saysDoNotPayAgain,
  saysPaid,
  sendCard,
  sendKey,
  sendOtp,
  type Session,
  type Shop,
} from './shop.ts'

/** A session is charged at most once, whatever customers, merchants, banks and processes do. */
const env = { PASARELA_BANK_TIMEOUT_MS: '2000' }

let sandbox: TestSandbox
let gateway: TestGateway
const killables: KillableGateway[] = []
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env })
})
afterAll(async () => {
  for (const killable of killables) await killable.kill()
  await gateway.stop()
  await sandbox.stop()
})

const shopHere = () => openShop(gateway, sandbox)
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** Pages after a race: each is paid, in progress, or says that nothing was charged; none is an error of the server. */
function expectTruthful(pages: PageView[]): void {
  for (const page of pages) expect(page.status, page.text).toBeLessThan(500)
}

describe('the same form, sent ten times at once,', () => {
  test('charges a C2P key once', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const page = await keyPage(session)
    expectTruthful(await times(10, () => sendKey(page)))
    await shop.isPaidOnce(session)
  })

  test('charges a card once', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const page = await cardPage(session)
    expectTruthful(await times(10, () => sendCard(page)))
    await shop.isPaidOnce(session)
  })

  test('charges an immediate debit once', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const page = await otpPage(session)
    expectTruthful(await times(10, () => sendOtp(page)))
    await shop.isPaidOnce(session)
  })

  test('charges once when it asks for a C2P key, and all the keys are then sent at once', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const form = await openPage(`${session.url}/c2p`)
    const pages = await times(10, () => submit(form, '/c2p', payer))
    const open = pages.filter((page) => page.forms.some(({ fields }) => 'token' in fields))
    expect(open.length).toBeGreaterThan(0)
    expectTruthful(await Promise.all(open.map((page) => sendKey(page))))
    await shop.isPaidOnce(session)
  })
})

/** Ways to begin in one tab; the returned function sends its last form. */
const tabs: Record<string, (session: Session) => Promise<() => Promise<PageView>>> = {
  'a C2P key': async (session) => {
    const page = await keyPage(session)
    return () => sendKey(page)
  },
  'a C2P key of another payer': async (session) => {
    const page = await keyPage(session, { bank: '0105', document: '20555123', phone: '0424-5551234' })
    return () => sendKey(page)
  },
  'a card': async (session) => {
    const page = await cardPage(session)
    return () => sendCard(page)
  },
  'another card': async (session) => {
    const page = await cardPage(session)
    return () => sendCard(page, { cardNumber: '5555555555554444', document: '20555123', cardHolder: 'LUIS RIOS' })
  },
  'an immediate debit': async (session) => {
    const page = await otpPage(session)
    return () => sendOtp(page)
  },
  'an immediate debit of another payer': async (session) => {
    const page = await otpPage(session, { bank: '0105', document: '20555123', phone: '0424-5551234' })
    return () => sendOtp(page)
  },
}

describe('two tabs at once charge a session once:', () => {
  test.each([
    ['a C2P key', 'a C2P key of another payer'],
    ['a card', 'another card'],
    ['an immediate debit', 'an immediate debit of another payer'],
    ['a C2P key', 'a card'],
    ['a C2P key', 'an immediate debit'],
    ['an immediate debit', 'a card'],
  ])('%s and %s', async (one, other) => {
    await times(4, async () => {
      const shop = await shopHere()
      const session = await shop.session()
      const first = await tabs[one]?.(session)
      const second = await tabs[other]?.(session)
      expectTruthful((await Promise.all([first?.(), second?.()])) as PageView[])
      await shop.isPaidOnce(session)
    })
  })

  test('all six tabs', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const ready = []
    for (const begin of Object.values(tabs)) ready.push(await begin(session))
    expectTruthful(await Promise.all(ready.map((send) => send())))
    await shop.isPaidOnce(session)
  })
})

describe('after success', () => {
  test.each(Object.keys(tabs))(
    'going back and sending %s again shows the paid page and charges nothing',
    async (way) => {
      const shop = await shopHere()
      const session = await shop.session()
      const others = []
      for (const begin of Object.values(tabs)) others.push(await begin(session))
      const send = await tabs[way]?.(session)
      expect(saysPaid((await send?.()) as PageView)).toBe(true)
      expect(saysPaid((await send?.()) as PageView)).toBe(true)
      for (const other of others) {
        const page = await other()
        expect(page.status, page.text).toBeLessThan(500)
        expect(saysPaid(page), page.text).toBe(true)
      }
      await shop.isPaidOnce(session)
    },
  )

  test('every page of the session, opened anew, shows that it is paid and has no form', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const key = await keyPage(session)
    await sendKey(key)
    for (const path of [
      '',
      '/c2p',
      '/card',
      '/debit',
      '/pago-movil',
      new URL(key.url).pathname.replace(/.*\/c2p/, '/c2p'),
    ]) {
      const page = await openPage(session.url + path)
      expect([path, saysPaid(page), page.forms], page.text).toEqual([path, true, []])
    }
    await shop.isPaidOnce(session)
  })
})

const countRows = positionalStatement(
  'test.checkout_rows',
  `select (select count(*)::int from checkout_sessions where tenant_id = $1) as sessions,
          (select count(*)::int from payments where tenant_id = $1) as payments`,
)

test('previews by HEAD and GET of every page create no payment and no session', async () => {
  const shop = await shopHere()
  const session = await shop.session()
  const [single, many] = [await shop.link(), await shop.link({ reusable: true, maxUses: 1 })]
  const key = await keyPage(session)
  const before = await gateway.database.query(countRows, [shop.tenantId])
  const paths = ['', '/c2p', '/card', '/debit', '/debit/key', '/pago-movil', '/pago-movil/reference', '/cancel']
  const urls = [...paths.map((path) => session.url + path), key.url, single.url, many.url]
  for (const url of urls)
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      const answer = await fetch(url, { method, redirect: 'manual' })
      await answer.text()
      expect([url, method, answer.status < 500]).toEqual([url, method, true])
    }
  expect(await gateway.database.query(countRows, [shop.tenantId])).toEqual(before)
  expect(await shop.read(session)).toMatchObject({ status: 'OPEN' })
  expect(await shop.money()).toEqual([])
})

const everyForm = async (session: Session) => ({
  key: await keyPage(session, { phone: '0424-7654321', document: '23456789' }),
  otp: await otpPage(session),
  card: await cardPage(session),
  transfer: await openPage(`${session.url}/pago-movil`),
})

/** Sends every form that was opened before, and opens every way anew. */
async function expectBlocked(session: Session, forms: Awaited<ReturnType<typeof everyForm>>): Promise<void> {
  const sent = [
    await sendKey(forms.key),
    await sendOtp(forms.otp),
    await sendCard(forms.card),
    await submit(forms.transfer, '/pago-movil', { phone: '', document: '', documentType: 'V', bank: '' }),
  ]
  for (const path of ['', '/c2p', '/card', '/debit', '/pago-movil']) sent.push(await openPage(session.url + path))
  for (const page of sent) {
    expect(saysDoNotPayAgain(page), `${page.url}: ${page.text}`).toBe(true)
    expect(page.forms, page.url).toEqual([])
  }
}

async function resolve(shop: Shop, verdict: 'completed' | 'failed'): Promise<void> {
  const [pending] = (await shop.payments()).filter(({ status }) => status === 'PENDING')
  const parts = {
    database: gateway.database,
    encryption: await payerEncryptionOf(gateway.database),
    random: systemRandom,
  }
  const found = (await findForOperator(parts, String(pending?.paymentId))) as OperatorPayment
  const reference = verdict === 'completed' ? { reference: '000012345678' } : {}
  await resolvePayment(parts, found, { verdict, ...reference, actor: 'cli:ana' })
}

describe('a charge of unknown outcome blocks every other way', () => {
  test('until a C2P charge whose answer was lost turns out to be paid', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const forms = await everyForm(session)
    const lost = await keyPage(session)
    // The statement is not readable meanwhile, so that the outcome stays unknown.
    const { clientGuid: client } = sandboxCredentials(shop.tenantId).bnc
    for (const operation of ['History', 'HistoryByDate', 'ValidateExistence', 'ValidateP2P', 'Validate'])
      await sandbox.control('bnc', 'faults', { kind: 'status', operation, client, times: 10_000 })
    expect(saysDoNotPayAgain(await sendKey(lost, '00000098'))).toBe(true)
    await expectBlocked(session, forms)
    expect(await shop.read(session)).toMatchObject({ status: 'PROCESSING' })
    const expired = await shop.expire(session)
    expect([expired.status, expired.text]).toEqual([400, expect.stringContaining('checkout_session_not_open')])
    await openPage(`${session.url}/cancel`, { method: 'POST', body: new URLSearchParams({ lang: 'es' }) })
    expect(await shop.read(session)).toMatchObject({ status: 'PROCESSING' })
    await fetch(new URL(`/control/faults?client=${client}`, sandbox.bncUrl), { method: 'DELETE' })
    await shop.isPaidOnce(session)
  })

  test('until a C2P charge whose request was lost turns out to have failed, and then the session can be paid', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const forms = await everyForm(session)
    const lost = await keyPage(session)
    expect(saysDoNotPayAgain(await sendKey(lost, '00000099'))).toBe(true)
    await expectBlocked(session, forms)
    expect(await shop.money()).toEqual([])
    await shop.becomes(session, { status: 'OPEN' })
    expect(saysPaid(await sendCard(await cardPage(session)))).toBe(true)
    await shop.isPaidOnce(session)
  })

  test.each([
    ['the money moved', '4000000000000119', 1],
    ['nothing moved', '4000000000000101', 0],
  ] as const)('until a person decides about a card whose answer was lost when %s', async (_name, cardNumber, moved) => {
    const shop = await shopHere()
    const session = await shop.session()
    const forms = await everyForm(session)
    expect(saysDoNotPayAgain(await sendCard(await cardPage(session), { cardNumber }))).toBe(true)
    await expectBlocked(session, forms)
    expect(await shop.money()).toHaveLength(moved)
    expect(await shop.read(session)).toMatchObject({ status: 'PROCESSING' })
    await resolve(shop, moved === 1 ? 'completed' : 'failed')
    if (moved === 0) {
      await shop.becomes(session, { status: 'OPEN' })
      expect(saysPaid(await sendKey(await keyPage(session)))).toBe(true)
    }
    await shop.isPaidOnce(session)
  })

  test('until an immediate debit whose answer was lost is decided', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const forms = await everyForm(session)
    const { commerce: client } = sandboxCredentials(shop.tenantId).r4
    await sandbox.control('r4', 'faults', { kind: 'status', operation: 'ConsultarOperaciones', client, times: 10_000 })
    expect(saysDoNotPayAgain(await sendOtp(await otpPage(session), '00000098'))).toBe(true)
    await expectBlocked(session, forms)
    expect(await shop.money()).toHaveLength(1)
    expect(await shop.read(session)).toMatchObject({ status: 'PROCESSING' })
    await fetch(new URL(`/control/faults?client=${client}`, sandbox.r4Url), { method: 'DELETE' })
    await resolve(shop, 'completed').catch(() => undefined)
    await shop.isPaidOnce(session)
  })
})

describe('a session that ends while a form is open', () => {
  test('is not charged after the merchant expired it', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const ready = []
    for (const begin of Object.values(tabs)) ready.push(await begin(session))
    expect(await shop.expire(session)).toMatchObject({ status: 200, body: { status: 'EXPIRED' } })
    for (const send of ready) {
      const page = await send()
      expect(page.text).toContain('Se acabó el tiempo')
      expect(page.forms).toEqual([])
    }
    await shop.isUnpaid(session)
  })

  test('is not charged after the customer canceled it', async () => {
    const shop = await shopHere()
    const session = await shop.session()
    const ready = []
    for (const begin of Object.values(tabs)) ready.push(await begin(session))
    await openPage(`${session.url}/cancel`, { method: 'POST', body: new URLSearchParams({ lang: 'es' }) })
    expect(await shop.read(session)).toMatchObject({ status: 'CANCELED' })
    for (const send of ready) expect((await send()).forms).toEqual([])
    await shop.isUnpaid(session)
  })

  test.each(Object.keys(tabs).filter((way) => !way.includes('another')))(
    'is either expired or charged with %s when both happen at once',
    async (way) => {
      const ends = await times(6, async () => {
        const shop = await shopHere()
        const session = await shop.session()
        const send = await tabs[way]?.(session)
        const [page, expired] = await Promise.all([send?.() as Promise<PageView>, shop.expire(session)])
        expect(page.status, page.text).toBeLessThan(500)
        const status = await shop.decided(session)
        return [
          expired.status,
          expired.body['status'] ?? expired.body['error'],
          status,
          (await shop.money()).length,
          saysPaid(await openPage(session.url)),
        ]
      })
      for (const end of ends)
        expect([
          [200, 'EXPIRED', 'EXPIRED', 0, false],
          [400, 'checkout_session_not_open', 'PAID', 1, true],
        ]).toContainEqual(end)
    },
  )
})

test.each(Object.keys(tabs).filter((way) => !way.includes('another')))(
  'a session that the customer cancels while %s is on its way is either canceled or charged',
  async (way) => {
    const ends = await times(6, async () => {
      const shop = await shopHere()
      const session = await shop.session()
      const send = await tabs[way]?.(session)
      const cancel = openPage(`${session.url}/cancel`, { method: 'POST', body: new URLSearchParams({ lang: 'es' }) })
      const [page] = await Promise.all([send?.() as Promise<PageView>, cancel])
      expect(page.status, page.text).toBeLessThan(500)
      const status = await shop.decided(session)
      return [status, (await shop.money()).length, saysPaid(await openPage(session.url))]
    })
    for (const end of ends)
      expect([
        ['CANCELED', 0, false],
        ['PAID', 1, true],
      ]).toContainEqual(end)
  },
)

const elsewhere = (session: Session, base: string): Session => ({
  ...session,
  url: new URL(new URL(session.url).pathname, base).href,
})

async function startProcess(crashAt: string): Promise<KillableGateway & { url: string }> {
  const killable = await startKillableGateway(
    { connection: gateway.connection, sandbox },
    { ...env, CRASH_AT: crashAt, PASARELA_ROLE: 'all' },
  )
  killables.push(killable)
  // A session created there has the address of that process.
  const { key } = await gateway.createTenant()
  const answer = await killable.call('/v1/checkout/sessions', {
    method: 'POST',
    key,
    body: { usdAmount: 1, description: 'address' },
  })
  return { ...killable, url: new URL(String(answer.body['url'])).origin }
}

describe('when the process that charges is killed,', () => {
  test.each([
    ['after its claim, nothing is charged and the session can be paid', 'claimed', 0],
    ['after the bank’s answer, the page ends as paid', 'answered', 1],
    ['before its commit, the page ends as paid', 'before_settle', 1],
    ['after its commit, the page ends as paid', 'settled', 1],
  ] as const)('%s', async (_name, crashAt, moved) => {
    const killable = await startProcess(crashAt)
    const shop = await shopHere()
    const session = await shop.session()
    const page = await keyPage(elsewhere(session, killable.url))
    await expect(sendKey(page)).rejects.toThrow()
    const between = await openPage(session.url)
    expect(saysPaid(between) || saysDoNotPayAgain(between), between.text).toBe(true)
    const again = await sendCard({ ...(await cardPage(await shop.session())), forms: cardForms(session, between) })
    expect(again.status, again.text).toBeLessThan(500)
    if (moved === 0) {
      await shop.becomes(session, { status: 'OPEN' })
      expect(await shop.money()).toEqual([])
      expect(saysPaid(await sendCard(await cardPage(session)))).toBe(true)
    }
    await shop.isPaidOnce(session)
  })

  test.each(['claimed', 'answered'])(
    'at “%s” of a card charge, the page warns until a person decides',
    async (crashAt) => {
      const killable = await startProcess(crashAt)
      const shop = await shopHere()
      const session = await shop.session()
      const forms = await everyForm(session)
      await expect(sendCard(await cardPage(elsewhere(session, killable.url)))).rejects.toThrow()
      await expectBlocked(session, forms)
      const moved = crashAt === 'answered' ? 1 : 0
      expect(await shop.money()).toHaveLength(moved)
      await expect
        .poll(() => resolve(shop, moved === 1 ? 'completed' : 'failed').then(() => 'decided', String), {
          timeout: patienceMs,
        })
        .toBe('decided')
      if (moved === 1) return shop.isPaidOnce(session)
      await shop.becomes(session, { status: 'OPEN' })
      await shop.isUnpaid(session)
    },
  )
})

/** The card form that the customer opened before, with the amount that it showed. */
function cardForms(session: Session, { html }: PageView) {
  const amount = /name="vesAmount" value="([^"]*)"/.exec(html)?.[1] ?? '2964.90'
  return [{ action: `${session.url}/card`, fields: { lang: 'es', vesAmount: amount } }]
}

test('two processes that get the two halves of a race charge once', async () => {
  const other = await startProcess('never')
  const pairs = [
    ['a C2P key', 'a card'],
    ['a card', 'another card'],
    ['a C2P key', 'an immediate debit'],
  ] as const
  for (const [one, two] of pairs)
    await times(4, async () => {
      const shop = await shopHere()
      const session = await shop.session()
      const first = await tabs[one]?.(session)
      const second = await tabs[two]?.(elsewhere(session, other.url))
      expectTruthful((await Promise.all([first?.(), second?.()])) as PageView[])
      await shop.isPaidOnce(session)
    })
})

describe('another amount than the customer saw', () => {
  test.each(['0.01', '1.00', '2964.89', '99999999.99', '', 'abc', '-2964.90', '2964,90', '2.9649e3'])(
    'is never charged: a form with vesAmount “%s” charges nothing and shows the amount',
    async (vesAmount) => {
      const shop = await shopHere()
      const session = await shop.session()
      const amount = /Bs\. [\d.,]+/.exec((await openPage(session.url)).text)?.[0] ?? 'no amount'
      const sent = [
        await submit(await cardPage(session), '/card', { ...card, vesAmount }),
        await submit(await openPage(`${session.url}/c2p`), '/c2p', { ...payer, vesAmount }),
        await submit(await otpPage(session), '/debit/key', { otp: '13572468', vesAmount }),
      ]
      for (const page of sent) {
        expect(page.status, page.text).toBeLessThan(500)
        expect(page.text).toContain(amount)
        expect(saysPaid(page)).toBe(false)
      }
      await shop.isUnpaid(session)
    },
  )

  test('is not charged when the rate changed between the form and its sending', async () => {
    const own = await startTestGateway({ sandbox, env })
    try {
      const shop = await openShop(own, sandbox)
      const session = await shop.session()
      const [byCard, byDebit, key] = [await cardPage(session), await otpPage(session), await keyPage(session)]
      const before = (await own.call('/v1/quote?usdAmount=10', { key: shop.key })).body
      const rate = decimal(String(before['bcvRate'])).times('1.01').round(4)
      await enterRate(own.database, systemRandom, { rate, valueDate: caracasDate(Date.now()), actor: 'test' })
      await expect
        .poll(async () => (await own.call('/v1/quote?usdAmount=10', { key: shop.key })).body['bcvRate'], {
          timeout: patienceMs,
        })
        .toBe(Number(rate.toFixed()))
      const now = (await own.call('/v1/quote?usdAmount=10', { key: shop.key })).body
      const shown = Number(now['vesAmount']).toLocaleString('es-VE', { minimumFractionDigits: 2 })
      for (const page of [await sendCard(byCard), await sendOtp(byDebit)]) {
        expect(saysPaid(page), page.text).toBe(false)
        expect(page.text).toContain(shown)
      }
      expect(await shop.money()).toEqual([])
      // A C2P intent keeps the amount that its page shows.
      const paid = await sendKey(key)
      const [charge] = await shop.money()
      if (charge) expect(Number(charge.amount)).toBe(before['vesAmount'])
      else expect(paid.text).toContain(shown)
    } finally {
      await own.stop()
    }
  })
})
