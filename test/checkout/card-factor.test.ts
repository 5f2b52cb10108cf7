import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'
import { dumpTables } from '../harness/table-dump.ts'
import { openPage, type PageView, submit } from './customer.ts'
import { card, cardPage, openShop, saysDoNotPayAgain, saysPaid, sendCard, type Session, type Shop } from './shop.ts'

/** Cards of a bank that asks for a second factor: two steps, without JavaScript, and one charge by the bank's ledger. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, withMercantil: true, env: { PASARELA_BANK_TIMEOUT_MS: '2000' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

/** A shop whose cards are charged by Mercantil. */
async function shopHere(): Promise<Shop> {
  const shop = await openShop(gateway, sandbox)
  const scope = { tenantId: shop.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: ['card'], bank: 'mercantil', actor: 'test' })
  return shop
}

async function openSession(changes: object = {}) {
  const shop = await shopHere()
  const session = await shop.session(changes)
  return { shop, session }
}

const debitCard = { cardNumber: '5555555555554444', accountType: '20' }
const factor = '24681357'

/** The page that asks for the second factor. */
async function factorPage(session: Session, changes: Partial<typeof card> = {}): Promise<PageView> {
  const page = await sendCard(await cardPage(session), { ...debitCard, ...changes })
  expect(page.status, page.text).toBe(200)
  expect(asksForFactor(page), page.text).toBe(true)
  return page
}

const asksForFactor = ({ forms }: PageView) => forms.some(({ fields }) => 'secondFactor' in fields)
const sendFactor = (page: PageView, secondFactor = factor, changes: Record<string, string> = {}) =>
  submit(page, '/card/key', { secondFactor, ...changes })
const sealedIn = (page: PageView) => page.forms.find(({ fields }) => 'card' in fields)?.fields['card'] ?? ''
const script = (shop: Shop, fault: object) => {
  const client = sandboxCredentials(shop.tenantId).mercantil.accountNumber
  return sandbox.control('mercantil', 'faults', { client, ...fault })
}

describe('a debit card at a bank that asks for a second factor', () => {
  test('is charged once, with the factor that the second page asks for', async () => {
    const { shop, session } = await openSession()
    const asked = await factorPage(session)
    expect(asked.text).toContain('Su tarjeta termina en 4444. Todavía no se le ha cobrado nada.')
    expect(asked.text).toContain('clave de un solo uso')
    expect(await shop.money()).toEqual([])
    expect(saysPaid(await sendFactor(asked))).toBe(true)
    await shop.isPaidOnce(session)
    expect(await shop.money()).toMatchObject([{ bank: 'mercantil', operation: 'pay' }])
  })

  test('shows the bank’s own words for a factor that is no one-time key', async () => {
    const { shop, session } = await openSession()
    const asked = await factorPage(session, { cardNumber: '6759649826438453' })
    expect(asked.text).toContain('su banco le pide esta clave: “clave telefónica”')
    expect(asked.html).toMatch(/<input id="secondFactor"[^>]* type="password"/)
    expect((await sendFactor(asked, '13579')).status).toBe(422)
    await sendFactor(asked, '1357')
    await shop.isPaidOnce(session)
  })

  test('keeps the language through both steps', async () => {
    const { shop, session } = await openSession()
    const form = await openPage(`${session.url}/card?lang=en`)
    const asked = await sendCard(form, debitCard)
    expect(asked.text).toContain('You have not been charged yet.')
    const wrong = await sendFactor(asked, ' ')
    expect(wrong.text).toContain('Enter the key that your bank asks for')
    expect((await sendFactor(wrong)).text).toContain('Payment received')
    await shop.isPaidOnce(session)
  })

  test('is asked for again when the factor cannot be one, and the card need not be typed again', async () => {
    const { shop, session } = await openSession()
    let page = await factorPage(session)
    for (const wrong of ['', '   ', '246813579', 'abcd1234', 'clavé']) {
      page = await sendFactor(page, wrong)
      expect([page.status, asksForFactor(page)]).toEqual([422, true])
      expect(page.text).toContain('Escriba la clave que le pide su banco')
    }
    expect(await shop.payments()).toEqual([])
    await sendFactor(page, '2468 1357')
    await shop.isPaidOnce(session)
  })

  test('that the bank may have refused for its factor is not charged, and the page warns not to pay again', async () => {
    const { shop, session } = await openSession()
    const asked = await factorPage(session)
    const page = await sendFactor(asked, '00000055')
    expect(saysDoNotPayAgain(page), page.text).toBe(true)
    await shop.isUnpaid(session)
    // Back to the page of the factor, with the right one: the open charge comes first.
    expect(saysDoNotPayAgain(await sendFactor(asked))).toBe(true)
    expect(await shop.payments()).toHaveLength(1)
    await shop.isUnpaid(session)
  })

  test('whose answer was lost is settled by the bank’s search, and charged once', async () => {
    const { shop, session } = await openSession()
    const page = await sendFactor(await factorPage(session, { cardNumber: '4000000000000119' }))
    expect(saysDoNotPayAgain(page) || saysPaid(page)).toBe(true)
    await shop.isPaidOnce(session)
  })

  test('is typed again when the time of its second step is over', async () => {
    const { shop, session } = await openSession()
    const page = await factorPage(session)
    const context = `checkout card ${session.sessionId}`
    const pending = JSON.parse(testSealer.open(Buffer.from(sealedIn(page), 'base64url'), context)) as object
    const past = JSON.stringify({ ...pending, expiresAt: new Date(Date.now() - 1000).toISOString() })
    const over = await sendFactor(page, factor, { card: testSealer.seal(past, context).toString('base64url') })
    expect([over.status, asksForFactor(over)]).toEqual([410, false])
    expect(over.text).toContain('Pasó mucho tiempo y la clave ya no sirve')
    await shop.isUnpaid(session)
    await sendFactor(await sendCard(over, debitCard))
    await shop.isPaidOnce(session)
  })

  test('of another session, altered or absent is not charged', async () => {
    const { shop, session } = await openSession()
    const other = await shop.session()
    const page = await factorPage(session)
    const sealed = sealedIn(page)
    const altered = `${sealed.slice(0, -4)}AAAA`
    for (const given of [sealedIn(await factorPage(other)), altered, sealed.slice(0, 40), '', 'x', '{}']) {
      const answer = await sendFactor(page, factor, { card: given })
      expect(answer.status, answer.text).toBe(410)
    }
    expect(await shop.payments()).toEqual([])
    expect(await shop.money()).toEqual([])
  })

  test('is charged once when the second step is sent ten times at once, and again afterwards', async () => {
    const { shop, session } = await openSession()
    const page = await factorPage(session)
    const pages = await Promise.all(Array.from({ length: 10 }, () => sendFactor(page)))
    for (const { status, text } of pages) expect(status, text).toBeLessThan(500)
    await shop.isPaidOnce(session)
    expect(saysPaid(await sendFactor(page))).toBe(true)
    await shop.isPaidOnce(session)
  })

  test('is charged once when the first step is loaded again, and every second page is then sent at once', async () => {
    const { shop, session } = await openSession()
    const form = await cardPage(session)
    const pages = await Promise.all(Array.from({ length: 5 }, () => sendCard(form, debitCard)))
    expect(pages.every(asksForFactor)).toBe(true)
    expect(await shop.money()).toEqual([])
    await Promise.all(pages.map((page) => sendFactor(page)))
    await shop.isPaidOnce(session)
  })

  test('whose second step is opened without a form leads back to the card', async () => {
    const { session } = await openSession()
    const page = await openPage(`${session.url}/card/key?lang=en`)
    expect([page.status, new URL(page.url).pathname]).toEqual([200, new URL(`${session.url}/card`).pathname])
    expect(page.text).toContain('Pay by card')
  })

  test('with another amount than the customer saw is not charged, and the same page shows the new amount', async () => {
    const { shop, session } = await openSession()
    const page = await sendFactor(await factorPage(session), factor, { vesAmount: '1.00' })
    expect([page.status, asksForFactor(page)]).toEqual([409, true])
    expect(page.text).toContain('El monto cambió')
    expect(await shop.money()).toEqual([])
    await sendFactor(page)
    await shop.isPaidOnce(session)
  })

  test('can ask for a factor six times and try six charges, and no more for half an hour', async () => {
    const { shop, session } = await openSession()
    const form = await cardPage(session)
    const asked = []
    for (let times = 0; times < 7; times += 1) asked.push(await sendCard(form, debitCard))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(asked.at(-1)?.text).toContain('Usted hizo demasiados intentos')
    // A refusal for the set-up leaves the session open: nothing was sent.
    await script(shop, { kind: 'code', operation: 'pay', code: '0071', times: 20 })
    const tried = []
    for (let times = 0; times < 7; times += 1) tried.push(await sendFactor(asked[0] as PageView))
    expect(tried.slice(0, 6).map(({ text }) => text.includes('El banco no responde'))).toEqual(Array(6).fill(true))
    expect([tried.at(-1)?.status, asksForFactor(tried.at(-1) as PageView)]).toEqual([429, true])
    await shop.isUnpaid(session)
  })

  test('is not charged while the bank cannot say what it asks for', async () => {
    const { shop, session } = await openSession()
    await script(shop, { kind: 'status', status: 503, operation: 'getauth' })
    const page = await sendCard(await cardPage(session), debitCard)
    expect([page.status, page.text.includes('El banco no responde')]).toEqual([503, true])
    await script(shop, { kind: 'code', operation: 'getauth', code: '9014' })
    const refused = await sendCard(page, debitCard)
    expect([refused.status, asksForFactor(refused)]).toEqual([422, false])
    expect(refused.text).toContain('Revise el número de la tarjeta')
    expect(await shop.money()).toEqual([])
    await sendFactor(await sendCard(refused, debitCard))
    await shop.isPaidOnce(session)
  })

  test('leaves no number, code, PIN or factor in a page, a table or a log', async () => {
    const secret = { cardNumber: '4539578763621486', cvv: '9173', pin: '8264', secondFactor: '90817263' }
    const { shop, session } = await openSession()
    const { secondFactor, ...typed } = secret
    const asked = await factorPage(session, typed)
    const pages = [asked, await sendFactor(asked, ''), await sendFactor(asked, secondFactor)]
    await shop.isPaidOnce(session)
    const texts = [...pages.map(({ html }) => html), await dumpTables(gateway.database), ...gateway.logged]
    for (const digits of Object.values(secret)) {
      const alone = new RegExp(`(?<![\\w.+-])${digits}(?![\\w.+-])`)
      expect(texts.filter((text) => (digits.length > 4 ? text.includes(digits) : alone.test(text)))).toEqual([])
    }
    expect(texts.filter((text) => text.includes(sealedIn(asked))).length).toBe(2)
  })
})

describe('a card without a second step', () => {
  test('is a credit card at the same bank', async () => {
    const { shop, session } = await openSession()
    expect(saysPaid(await sendCard(await cardPage(session), { ...debitCard, accountType: '0' }))).toBe(true)
    await shop.isPaidOnce(session)
  })

  test('is a debit card at a bank without a second factor, also if another bank of the shop has one', async () => {
    const shop = await openShop(gateway, sandbox)
    const session = await shop.session()
    expect(saysPaid(await sendCard(await cardPage(session), debitCard))).toBe(true)
    await shop.isPaidOnce(session)
    expect(await shop.money()).toMatchObject([{ bank: 'bnc' }])
  })
})
