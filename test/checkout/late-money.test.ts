import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import type { Checkpoint } from '../../src/payments/submit.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'
import { notifyingBanks } from '../movements/notifying.ts'
import { openPage, type PageView, submit } from './customer.ts'
import { cardPage, keyPage, openShop, saysPaid, sendCard, sendKey, type Session, type Shop } from './shop.ts'

/** Money that arrives after its session has ended, or in part: what the pages and the links of the shop then say and do. */
let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
/** Called where a charge is about to be claimed. */
let beforeClaim: (() => Promise<void>) | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const reached = (point: Checkpoint) => (point === 'before_claim' ? beforeClaim?.() : undefined)
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BANK_TIMEOUT_MS: '2000' }, reached })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const customer = { phone: '0414-5551234', document: '20555123', documentType: 'V', bank: '0102' }
let lastReference = 73_000_000

async function shopHere(): Promise<Shop> {
  const shop = await openShop(gateway, sandbox)
  await banks.register('r4', shop)
  return shop
}

const priced = (shop: Shop, changes: object = {}) => shop.session({ usdAmount: undefined, vesAmount: 100, ...changes })

async function ask(session: Pick<Session, 'url'>): Promise<PageView> {
  const page = await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', customer)
  expect(page.status, page.text).toBe(200)
  return page
}

/** The customer pays in the app of their bank, which notifies the gateway. */
async function transfer(shop: Shop, amount = 100): Promise<string> {
  lastReference += 1
  const reference = String(lastReference)
  await sandbox.control('r4', 'movements', {
    client: sandboxCredentials(shop.tenantId).r4.commerce,
    amount,
    reference,
    date: caracasDate(Date.now()),
    phone: '584145551234',
    bankCode: '0102',
    document: 'V20555123',
  })
  return reference
}

const requestOf = async (shop: Shop) => (await shop.payments()).find(({ method }) => method === 'PAGO_MOVIL')
const receives = (shop: Shop, amount: number) =>
  expect.poll(() => requestOf(shop), { timeout: patienceMs }).toMatchObject({ receivedVesAmount: amount })
const cardCharges = async (shop: Shop) =>
  (await shop.money()).filter(({ operation }) => operation !== 'PagoMovil').length

const sessionIds = positionalStatement(
  'test.late_session_ids',
  `select session_id as "sessionId" from checkout_sessions where tenant_id = $1 order by created_at`,
)
const idsOf = async ({ tenantId }: Shop) =>
  (await gateway.database.query<{ sessionId: string }>(sessionIds, [tenantId])).map(({ sessionId }) => sessionId)

describe('a link', () => {
  const begin = async (link: { url: string }) => submit(await openPage(link.url), new URL(link.url).pathname)
  const isSession = ({ url }: PageView) => new URL(url).pathname.startsWith('/pay/')
  const asSession = ({ url }: PageView, sessionId = ''): Session => ({ url, sessionId, status: '', expiresAt: '' })

  /** A session of the link that ends while the customer's transfer is on its way. */
  async function endedWithRequest(shop: Shop, link: { url: string }): Promise<Session> {
    const page = await begin(link)
    const [sessionId] = (await idsOf(shop)).slice(-1)
    const session = asSession(page, sessionId)
    await ask(session)
    expect(await shop.expire(session)).toMatchObject({ status: 200, body: { status: 'EXPIRED' } })
    return session
  }

  test('for one payment that was paid late begins no second session from a page that was open', async () => {
    const shop = await shopHere()
    const link = await shop.link({ usdAmount: undefined, vesAmount: 100 })
    const first = await endedWithRequest(shop, link)
    const open = await openPage(link.url)
    await transfer(shop)
    await shop.becomes(first, { status: 'PAID' })
    expect((await openPage(link.url)).text).toContain('Ya se pagó')
    const again = await submit(open, new URL(link.url).pathname)
    if (isSession(again) && !saysPaid(again)) await sendCard(await cardPage(asSession(again)))
    expect([await cardCharges(shop), (await idsOf(shop)).length]).toEqual([0, 1])
  })

  test('with a number of uses counts the sessions that were paid late', async () => {
    const shop = await shopHere()
    const link = await shop.link({ usdAmount: undefined, vesAmount: 100, reusable: true, maxUses: 1 })
    const first = await endedWithRequest(shop, link)
    await transfer(shop)
    await shop.becomes(first, { status: 'PAID' })
    const page = await openPage(link.url)
    expect([page.forms, page.text]).toEqual([[], expect.stringContaining('Ya se pagó')])
  })

  test('for one payment is not charged again in its second session after the first was paid late', async () => {
    const shop = await shopHere()
    const link = await shop.link({ usdAmount: undefined, vesAmount: 100 })
    const first = await endedWithRequest(shop, link)
    const second = asSession(await begin(link))
    expect(second.url).not.toBe(first.url)
    await transfer(shop)
    await shop.becomes(first, { status: 'PAID' })
    const page = await openPage(`${second.url}/card`)
    if (page.forms.length > 0) await sendCard(page)
    expect(await cardCharges(shop)).toBe(0)
    expect((await openPage(`${second.url}?lang=en`)).text).toContain('This link no longer takes payments')
  })

  test('for one payment whose session ended with a part of the money leads back to it, not to the whole amount', async () => {
    const shop = await shopHere()
    const link = await shop.link({ usdAmount: undefined, vesAmount: 100 })
    const first = asSession(await begin(link), (await idsOf(shop))[0])
    await ask(first)
    await transfer(shop, 40)
    await receives(shop, 40)
    await shop.expire(first)
    await shop.becomes(first, { status: 'PARTIALLY_PAID' })
    const again = await begin(link)
    expect(again.text).toContain('60,00')
    expect(await idsOf(shop)).toHaveLength(1)
  })
})

const endSession = positionalStatement(
  'test.late_end_session',
  `update checkout_sessions set created_at = created_at - interval '2 hours', expires_at = now() - interval '1 second'
   where session_id = $1`,
)
const endRequest = positionalStatement(
  'test.late_end_request',
  `update payments set expires_at = now() - interval '1 second', next_check_at = now() where payment_id = $1`,
)

test('a part that arrives after the session and its request ended by time is shown with what remains', async () => {
  const shop = await shopHere()
  const session = await priced(shop)
  await ask(session)
  await gateway.database.query(endSession, [session.sessionId])
  await gateway.database.query(endRequest, [(await requestOf(shop))?.paymentId])
  await expect.poll(() => requestOf(shop), { timeout: patienceMs }).toMatchObject({ failureCode: 'INTENT_EXPIRED' })
  await transfer(shop, 40)
  await shop.becomes(session, { status: 'PARTIALLY_PAID' })
  const page = await openPage(session.url)
  expect(page.text).toContain('40,00')
  expect(page.text).toContain('60,00')
  expect(page.text).not.toContain('Ver los datos para pagar')
})

test('a part that arrives after the customer canceled is not denied by the page', async () => {
  const shop = await shopHere()
  const session = await priced(shop)
  await ask(session)
  await openPage(`${session.url}/cancel`, { method: 'POST', body: new URLSearchParams({ lang: 'es' }) })
  await shop.becomes(session, { status: 'CANCELED' })
  await transfer(shop, 40)
  await receives(shop, 40)
  const page = await openPage(session.url)
  expect(page.text).not.toContain('No recibimos dinero')
  expect(page.text).toContain('40,00')
})

test('a request that the merchant canceled after a part arrived is not asked to be paid any more', async () => {
  const shop = await shopHere()
  const session = await priced(shop)
  await ask(session)
  await transfer(shop, 40)
  await receives(shop, 40)
  const { paymentId } = (await requestOf(shop)) as { paymentId: string }
  const canceled = await gateway.call(`/v1/payments/${paymentId}/cancel`, { method: 'POST', key: shop.key })
  expect(canceled.status, canceled.text).toBe(200)
  const page = await openPage(session.url)
  expect(page.text).not.toMatch(/páguelo|Haga el Pago Móvil/)
  expect(page.text).toContain('40,00')
})

test('a charge that its process held up until a part of the money had arrived is not made', async () => {
  const shop = await shopHere()
  const session = await priced(shop)
  await ask(session)
  const form = await cardPage(session)
  beforeClaim = async () => {
    beforeClaim = undefined
    await transfer(shop, 40)
    await receives(shop, 40)
  }
  await sendCard(form)
  expect(await cardCharges(shop)).toBe(0)
})

const checkNow = positionalStatement(
  'test.late_look_now',
  `update payments set next_check_at = now() where payment_id = $1`,
)

/** A charge that reaches the bank long after its process gave up waiting and did not find it in the statement. */
async function notFound(shop: Shop): Promise<{ session: Session; paymentId: string; said: () => Promise<string[]> }> {
  const session = await priced(shop)
  const { clientGuid: client } = sandboxCredentials(shop.tenantId).bnc
  const key = await keyPage(session)
  await sandbox.control('bnc', 'faults', { kind: 'delay', delayMs: 45_000, operation: 'SendC2P', client })
  await sendKey(key)
  await shop.becomes(session, { status: 'OPEN' })
  const [charge] = await shop.payments()
  expect(charge).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
  const said = async () => [(await openPage(session.url)).text, (await openPage(key.url)).text]
  return { session, paymentId: String(charge?.paymentId), said }
}

test('a charge that was not found at the bank is not called "not charged": its line may still come', async () => {
  const { said } = await notFound(await shopHere())
  for (const text of await said()) {
    expect.soft(text).not.toMatch(/no se le cobró/i)
    expect.soft(text).toContain('antes de pagar de nuevo')
  }
})

test('a session whose charge appears at the bank after it was not found is not charged a second time', async () => {
  const shop = await shopHere()
  const { session, paymentId, said } = await notFound(shop)
  await expect.poll(() => shop.money(), { timeout: patienceMs }).toHaveLength(1)
  await gateway.database.query(checkNow, [paymentId])
  await expect
    .poll(() => gateway.logged.join('\n'), { timeout: patienceMs })
    .toContain('the line of a failed charge appeared')
  for (const text of await said()) expect.soft(text).not.toMatch(/no se le cobró/i)
  // The gateway knows that the money is there.
  const form = await cardPage(session)
  if (form.forms.length > 0) await sendCard(form)
  expect(await shop.money()).toHaveLength(1)
})
