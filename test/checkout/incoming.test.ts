import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type Bank, notifyingBanks } from '../movements/notifying.ts'
import { openPage, type PageView, submit } from './customer.ts'
import { cardPage, keyPage, openShop, saysPaid, sendCard, sendKey, type Session, type Shop } from './shop.ts'

/** Pago Móvil on the page: transfers that customers make in the app of their bank. */
let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const customer = { phone: '0414-5551234', document: '20555123', documentType: 'V', bank: '0102' }
const nobody = { phone: '', document: '', documentType: 'V', bank: '' }
let lastReference = 71_000_000

async function shopWith(bank: Bank = 'r4'): Promise<Shop> {
  const shop = await openShop(gateway, sandbox)
  await banks.register(bank, shop)
  return shop
}

const priced = (shop: Shop, changes: object = {}) => shop.session({ usdAmount: undefined, vesAmount: 100, ...changes })

async function ask(session: Session, who: typeof customer = customer): Promise<PageView> {
  const page = await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', who)
  expect(page.status, page.text).toBe(200)
  return page
}

/** A customer pays in the app of their bank, which notifies the gateway. Returns the reference. */
async function transfer(shop: Shop, changes: object = {}, bank: Bank = 'r4'): Promise<string> {
  const { bnc, r4 } = sandboxCredentials(shop.tenantId)
  lastReference += 1
  const reference = String(lastReference)
  await sandbox.control(bank, 'movements', {
    client: bank === 'bnc' ? bnc.clientGuid : r4.commerce,
    amount: 100,
    reference,
    date: caracasDate(Date.now()),
    phone: '584145551234',
    bankCode: '0102',
    ...(bank === 'r4' ? { document: 'V20555123' } : {}),
    ...changes,
  })
  return reference
}

const lookedAt = positionalStatement(
  'test.checkout_looked_at',
  `select count(*)::int as count from movements m join bank_notifications n using (account_id, movement_key)
   where n.tenant_id = $1 and (m.next_match_at is null or m.next_match_at > now() + interval '1 second')`,
)
const considered = ({ tenantId }: Shop, count: number) =>
  expect
    .poll(async () => (await gateway.database.query<{ count: number }>(lookedAt, [tenantId]))[0]?.count, {
      timeout: patienceMs,
    })
    .toBe(count)

describe.each<Bank>(['bnc', 'r4'])('at %s', (bank) => {
  test('the page ends as paid by itself when the transfer arrives', async () => {
    const shop = await shopWith(bank)
    const session = await priced(shop)
    const page = await ask(session)
    expect(page.text).toContain('Bs. 100,00')
    expect(saysPaid(page)).toBe(false)
    await transfer(shop, {}, bank)
    await shop.becomes(session, { status: 'PAID' })
    expect(saysPaid(await openPage(session.url))).toBe(true)
    expect(saysPaid(await openPage(`${session.url}/pago-movil`))).toBe(true)
    const payments = await shop.payments()
    expect(payments).toMatchObject([
      { status: 'COMPLETED', method: 'PAGO_MOVIL', checkoutSessionId: session.sessionId },
    ])
  })
})

test('the data of the transfer are those of the shop’s own accounts', async () => {
  const shop = await shopWith()
  const page = await ask(await priced(shop))
  const digits = page.text.replaceAll(/[^\d]/g, '')
  const { bnc, r4 } = sandboxCredentials(shop.tenantId)
  for (const { collectingPhone } of [bnc, r4]) expect(digits).toContain(collectingPhone.replace(/^58/, '0'))
})

test('a part is shown with what remains, and the rest pays the session', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  await transfer(shop, { amount: 40 })
  await expect
    .poll(async () => (await openPage(`${session.url}/pago-movil`)).text, { timeout: patienceMs })
    .toMatch(/60,00/)
  const partly = await openPage(`${session.url}/pago-movil`)
  expect(partly.text).toContain('40,00')
  expect(saysPaid(partly)).toBe(false)
  expect((await shop.read(session))['status']).not.toBe('PAID')
  await transfer(shop, { amount: 60 })
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

test('a session that ends with a part is PARTIALLY_PAID, and the rest that arrives late makes it PAID', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  await transfer(shop, { amount: 40 })
  await expect
    .poll(async () => (await shop.payments())[0], { timeout: patienceMs })
    .toMatchObject({ receivedVesAmount: 40 })
  await shop.expire(session)
  await shop.becomes(session, { status: 'PARTIALLY_PAID' })
  const page = await openPage(session.url)
  expect(page.text).toContain('40,00')
  expect(saysPaid(page)).toBe(false)
  await transfer(shop, { amount: 60 })
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

test('a session with a part of its money cannot be charged in full in another way', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  const [byCard, key] = [await cardPage(session), await keyPage(session)]
  await ask(session)
  await transfer(shop, { amount: 40 })
  await expect
    .poll(async () => (await shop.payments()).find(({ method }) => method === 'PAGO_MOVIL'), { timeout: patienceMs })
    .toMatchObject({ receivedVesAmount: 40 })
  for (const page of [await sendCard(byCard), await sendKey(key)]) expect(saysPaid(page), page.text).toBe(false)
  const received = (await shop.money()).reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(received).toBe(40)
})

test('an over-payment pays the session and is shown', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  await transfer(shop, { amount: 130 })
  await shop.becomes(session, { status: 'PAID' })
  expect(await shop.payments()).toMatchObject([{ status: 'COMPLETED', overpaidVesAmount: 30 }])
  const page = await openPage(session.url)
  expect(saysPaid(page)).toBe(true)
  expect(page.text).toContain('Bs. 30,00 de más')
})

test('money that arrives after the session expired pays it', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  expect(await shop.expire(session)).toMatchObject({ status: 200, body: { status: 'EXPIRED' } })
  expect((await openPage(session.url)).text).toContain('Se acabó el tiempo')
  await transfer(shop)
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

const endNow = positionalStatement(
  'test.checkout_end_now',
  `update checkout_sessions set created_at = created_at - interval '2 hours', expires_at = now() - interval '1 second'
   where session_id = $1`,
)
const endRequest = positionalStatement(
  'test.checkout_end_request',
  `update payments set expires_at = now() - interval '1 second', next_check_at = now() where payment_id = $1`,
)

test('money that arrives after the session ended by its time pays it', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  await gateway.database.query(endNow, [session.sessionId])
  await gateway.database.query(endRequest, [(await shop.payments())[0]?.paymentId])
  await shop.becomes(session, { status: 'EXPIRED' })
  await transfer(shop)
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

test('the reference that the customer reports finds a transfer of an unnamed payer', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  const page = await ask(session, nobody)
  const reference = await transfer(shop)
  await considered(shop, 1)
  expect((await shop.read(session))['status']).not.toBe('PAID')
  const reported = await submit(page, '/pago-movil/reference', { reference: reference.slice(-6) })
  expect(reported.status, reported.text).toBe(200)
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

async function endByTime(shop: Shop, { sessionId }: Session): Promise<void> {
  await gateway.database.query(endNow, [sessionId])
  await gateway.database.query(endRequest, [(await shop.payments())[0]?.paymentId])
  await expect.poll(async () => (await shop.payments())[0]?.status, { timeout: patienceMs }).toBe('FAILED')
}

const ends: [why: string, end: (shop: Shop, session: Session) => Promise<unknown>][] = [
  ['by its time', endByTime],
  ['by the shop', (shop, session) => shop.expire(session)],
  ['by the customer', (_shop, { url }) => openPage(`${url}/cancel`, { method: 'POST', body: new URLSearchParams() })],
]

test.each(ends)('a session that was ended %s takes the reference of a transfer sent before', async (_why, end) => {
  const shop = await shopWith()
  const session = await priced(shop)
  const waiting = await ask(session, nobody)
  const reference = await transfer(shop)
  await considered(shop, 1)
  await end(shop, session)
  const wrong = await submit(waiting, '/pago-movil/reference', { reference: 'abc' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Escriba los números de la referencia')])
  const ended = await openPage(session.url)
  expect(ended.text).toContain('Si ya hizo el Pago Móvil, no pague otra vez')
  const reported = await submit(ended, '/pago-movil/reference', { reference: reference.slice(-6) })
  expect(reported.status, reported.text).toBe(200)
  await shop.becomes(session, { status: 'PAID' })
  expect(saysPaid(await openPage(session.url))).toBe(true)
})

test('an ended session whose request the shop canceled takes no reference', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session, nobody)
  const path = `/v1/payments/${(await shop.payments())[0]?.paymentId}/cancel`
  expect((await gateway.call(path, { method: 'POST', key: shop.key })).status).toBe(200)
  await shop.expire(session)
  expect((await openPage(session.url)).forms).toEqual([])
})

test('a reference that fits no transfer pays nothing and says so in words', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  const page = await ask(session)
  for (const reference of ['12345404', '99990404', '0', 'abc', '', '9'.repeat(30)]) {
    const reported = await submit(page, '/pago-movil/reference', { reference })
    expect([reference, reported.status < 500, saysPaid(reported)], reported.text).toEqual([reference, true, false])
  }
  expect((await shop.read(session))['status']).not.toBe('PAID')
  expect(await shop.money()).toEqual([])
})

test('somebody else’s transfer of the same amount does not pay the session', async () => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  await transfer(shop, { phone: '584149999999', document: 'V29999999' })
  await considered(shop, 1)
  expect((await shop.read(session))['status']).not.toBe('PAID')
  expect(saysPaid(await openPage(`${session.url}/pago-movil`))).toBe(false)
  await transfer(shop)
  await shop.becomes(session, { status: 'PAID' })
})

test('one transfer pays one of two sessions of the same customer and amount', async () => {
  const shop = await shopWith()
  const sessions = [await priced(shop), await priced(shop)]
  for (const session of sessions) await ask(session)
  await transfer(shop)
  await considered(shop, 1)
  const statuses = await Promise.all(sessions.map(async (session) => (await shop.read(session))['status']))
  expect(statuses.filter((status) => status === 'PAID').length).toBeLessThanOrEqual(1)
  await transfer(shop)
  await considered(shop, 2)
  const completed = (await shop.payments()).filter(({ status }) => status === 'COMPLETED')
  expect(completed.length).toBeLessThanOrEqual(2)
})

test.each([
  ['a card', async (session: Session) => sendCard(await cardPage(session))],
  ['a C2P key', async (session: Session) => sendKey(await keyPage(session))],
] as const)('an open request is canceled when the session is paid by %s', async (_way, pay) => {
  const shop = await shopWith()
  const session = await priced(shop)
  await ask(session)
  const paid = await pay(session)
  expect(saysPaid(paid), paid.text).toBe(true)
  await expect
    .poll(async () => (await shop.payments()).find(({ method }) => method === 'PAGO_MOVIL')?.status, {
      timeout: patienceMs,
    })
    .toBe('FAILED')
  // Money that comes nevertheless is not booked as a second payment of the session.
  await transfer(shop)
  await considered(shop, 1)
  expect((await shop.payments()).filter(({ status }) => status === 'COMPLETED')).toHaveLength(1)
  expect((await openPage(`${session.url}/pago-movil`)).forms).toEqual([])
})

test('a session that is paid by card at the moment when its transfer arrives counts the money it has', async () => {
  for (let round = 0; round < 4; round += 1) {
    const shop = await shopWith()
    const session = await priced(shop)
    await ask(session)
    const form = await cardPage(session)
    const [page] = await Promise.all([sendCard(form), transfer(shop)])
    expect(page.status, page.text).toBeLessThan(500)
    await considered(shop, 1)
    await shop.becomes(session, { status: 'PAID' })
    const completed = (await shop.payments()).filter(({ status }) => status === 'COMPLETED')
    const charged = (await shop.money()).filter(({ operation }) => operation !== 'PagoMovil')
    expect(completed.filter(({ method }) => method === 'VPOS')).toHaveLength(charged.length)
  }
})
