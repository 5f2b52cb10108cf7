import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { notifyingBanks } from '../movements/notifying.ts'
import { openPage, type PageView, submit } from './customer.ts'
import {
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

/** The page ends truthfully after every answer that the simulated banks can give. */
const bankTimeoutMs = 2_000

let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs) } })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const bankCodes = /\b(G\d\d|AM\d\d|TKCM|AC\d\d|BE\d\d|EPI[A-Z]+|[A-Z]+_[A-Z_]+)\b/
const stackTrace = /\bat \S+ \(|node_modules|\.ts:\d|Error:|undefined|\[object|NaN/
const english =
  /\b(the|your|you|error|failed|declined|please|payment|card|try|again|insufficient|funds|internal|server|bank|unknown|invalid|request|not|was)\b/i

/** Words for a customer, in Spanish and nothing else. */
function expectClean(page: PageView): void {
  const text = page.text.replace(' English ', ' ')
  expect(text.length).toBeGreaterThan(40)
  for (const never of [bankCodes, stackTrace, english]) expect(text).not.toMatch(never)
  expect(page.headers.get('content-type')).toContain('text/html')
}

const leadsOn = (page: PageView, session: Session) =>
  page.forms.length > 0 || page.html.includes(`href="${new URL(session.url).pathname}`)

type Outcome = 'paid' | 'declined' | 'later paid' | 'later declined' | 'undecided'

async function expectOutcome(shop: Shop, session: Session, page: PageView, outcome: Outcome): Promise<void> {
  expectClean(page)
  const moved = async () => (await shop.money()).length
  if (outcome === 'paid') {
    expect(saysPaid(page), page.text).toBe(true)
    return shop.isPaidOnce(session)
  }
  expect(saysPaid(page), page.text).toBe(false)
  if (outcome === 'declined') {
    expect(saysDoNotPayAgain(page), page.text).toBe(false)
    expect(leadsOn(page, session), page.html).toBe(true)
    await shop.isUnpaid(session)
    expect(await shop.read(session)).toMatchObject({ status: 'OPEN' })
    return
  }
  expect(saysDoNotPayAgain(page), page.text).toBe(true)
  if (outcome === 'undecided') {
    expect(await shop.read(session)).toMatchObject({ status: 'PROCESSING' })
    const later = await openPage(session.url)
    expect([saysDoNotPayAgain(later), later.forms]).toEqual([true, []])
    return
  }
  const status = await shop.decided(session)
  const end = await openPage(session.url)
  expectClean(end)
  expect([status, await moved(), saysPaid(end), saysDoNotPayAgain(end)], end.text).toEqual(
    outcome === 'later paid' ? ['PAID', 1, true, false] : ['OPEN', 0, false, false],
  )
}

/** After a refusal the customer can pay in another way, and is charged once. */
async function expectPayable(shop: Shop, session: Session): Promise<void> {
  expect(saysPaid(await sendCard(await cardPage(session), { document: '25111222' }))).toBe(true)
  await shop.isPaidOnce(session)
}

async function trial(send: (session: Session) => Promise<PageView>, outcome: Outcome): Promise<void> {
  const shop = await openShop(gateway, sandbox)
  const session = await shop.session()
  await expectOutcome(shop, session, await send(session), outcome)
  if (outcome.endsWith('declined')) await expectPayable(shop, session)
}

describe('a C2P key', () => {
  test.concurrent.each<[string, Outcome]>([
    ['13572468', 'paid'],
    ['135724', 'paid'],
    ['00000051', 'declined'],
    ['00000055', 'declined'],
    ['00000056', 'declined'],
    ['00000061', 'declined'],
    ['00000080', 'declined'],
    ['00000009', 'later paid'],
    ['00000008', 'later declined'],
    ['00000098', 'later paid'],
    ['00000099', 'later declined'],
    ['00000097', 'later paid'],
    ['00000091', 'declined'],
  ])('%s ends as %s', (token, outcome) => trial(async (session) => sendKey(await keyPage(session), token), outcome))

  test.each(['', '1', '12345', '123456789', 'abcdef', '12 34 56 78x', '٠١٢٣٤٥٦٧', '-1234567'])(
    'that is no key, “%s”, is asked for again and not sent to the bank',
    async (token) => {
      const shop = await openShop(gateway, sandbox)
      const session = await shop.session()
      const page = await sendKey(await keyPage(session), token)
      expectClean(page)
      expect([saysPaid(page), saysDoNotPayAgain(page), page.forms.length > 0], page.text).toEqual([false, false, true])
      await shop.isUnpaid(session)
    },
  )
})

describe('the key of an immediate debit', () => {
  test.concurrent.each<[string, Outcome]>([
    ['13572468', 'paid'],
    ['00000051', 'declined'],
    ['00000055', 'declined'],
    ['00000056', 'declined'],
    ['00000061', 'declined'],
    ['00000080', 'declined'],
    ['00000009', 'later paid'],
    ['00000008', 'later declined'],
    ['00000098', 'undecided'],
    ['00000099', 'undecided'],
    ['00000097', 'undecided'],
    ['00000091', 'declined'],
  ])('%s ends as %s', (otp, outcome) => trial(async (session) => sendOtp(await otpPage(session), otp), outcome))

  test.each(['', 'abc', '1'.repeat(30)])('that is no key, “%s”, is asked for again', async (otp) => {
    const shop = await openShop(gateway, sandbox)
    const session = await shop.session()
    const page = await sendOtp(await otpPage(session), otp)
    expectClean(page)
    expect([saysPaid(page), saysDoNotPayAgain(page), page.forms.length > 0], page.text).toEqual([false, false, true])
    await shop.isUnpaid(session)
  })
})

describe('a card', () => {
  test.concurrent.each<[string, Outcome]>([
    ['4242424242424242', 'paid'],
    ['4242 4242 4242 4242', 'paid'],
    ['5555555555554444', 'paid'],
    ['6759649826438453', 'paid'],
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'declined'],
    ['4000000000000069', 'declined'],
    ['4000000000000127', 'declined'],
    ['4242424242424241', 'declined'],
    ['4000000000000119', 'undecided'],
    ['4000000000000101', 'undecided'],
    // Approved at once and answered after 8 s, when the gateway has stopped waiting.
    ['4000000000003220', 'undecided'],
  ])('%s ends as %s', (cardNumber, outcome) =>
    trial(async (session) => sendCard(await cardPage(session), { cardNumber }), outcome),
  )

  test.each([
    ['the card number for the name', { cardHolder: '4242 4242 4242 4242' }],
    ['a past date', { expiry: '01/20' }],
    ['a month that is none', { expiry: '13/40' }],
    ['no date', { expiry: '' }],
    ['a date in words', { expiry: 'enero' }],
    ['no code', { cvv: '' }],
    ['a long code', { cvv: '12345' }],
    ['no holder', { cardHolder: '' }],
    ['no document', { document: '' }],
    ['another kind of account', { accountType: '30' }],
    ['a short number', { cardNumber: '4242' }],
    ['a PIN of letters', { pin: 'abcd' }],
  ])('with %s is asked for again and not sent to the bank', async (_name, changes) => {
    const shop = await openShop(gateway, sandbox)
    const session = await shop.session()
    const page = await sendCard(await cardPage(session), changes)
    expectClean(page)
    expect([saysPaid(page), saysDoNotPayAgain(page), page.forms.length > 0], page.text).toEqual([false, false, true])
    await shop.isUnpaid(session)
    expect(await shop.payments()).toEqual([])
  })
})

const charges = {
  c2p: { bank: 'bnc', operation: 'SendC2P', send: async (session: Session) => sendKey(await keyPage(session)) },
  card: { bank: 'bnc', operation: 'Send', send: async (session: Session) => sendCard(await cardPage(session)) },
  debit: {
    bank: 'r4',
    operation: 'DebitoInmediato',
    send: async (session: Session) => sendOtp(await otpPage(session)),
  },
} as const

const tooLate = 2 * bankTimeoutMs
/** A fault, and the outcomes of C2P, card and debit. Cards and debits without an id cannot be queried. */
const faults: [name: string, fault: object, c2p: Outcome, card: Outcome, debit: Outcome][] = [
  ['is executed and answered too late', { kind: 'delay', delayMs: tooLate }, 'later paid', 'undecided', 'undecided'],
  ['is answered too late', { kind: 'late', delayMs: tooLate }, 'later paid', 'undecided', 'undecided'],
  ['is answered late, but in time', { kind: 'late', delayMs: 500 }, 'paid', 'paid', 'paid'],
  ['is reset before it is executed', { kind: 'resetBefore' }, 'later declined', 'undecided', 'undecided'],
  ['is reset after it was executed', { kind: 'resetAfter' }, 'later paid', 'undecided', 'undecided'],
  ['is answered twice', { kind: 'duplicate' }, 'paid', 'paid', 'paid'],
  ['is answered with half an answer', { kind: 'malformed' }, 'later paid', 'undecided', 'undecided'],
  ['is answered with status 503', { kind: 'status' }, 'later declined', 'undecided', 'undecided'],
  ['is answered with a page', { kind: 'html' }, 'later declined', 'undecided', 'undecided'],
  ['is refused with a known code', { kind: 'code', code: 'G51' }, 'declined', 'declined', 'declined'],
]

describe.each(['c2p', 'card', 'debit'] as const)('a %s charge', (way) => {
  const { bank, operation, send } = charges[way]
  const column = { c2p: 2, card: 3, debit: 4 }[way]

  test.concurrent.each(faults.map((row) => [row[0], row[column] as Outcome, row[1]] as const))(
    'that %s ends as %s',
    async (_name, outcome, fault) => {
      const shop = await openShop(gateway, sandbox)
      const { bnc, r4 } = sandboxCredentials(shop.tenantId)
      const client = bank === 'bnc' ? bnc.clientGuid : r4.commerce
      const code = bank === 'r4' && 'code' in fault ? { code: 'AM04' } : {}
      await sandbox.control(bank, 'faults', { operation, client, ...fault, ...code })
      const session = await shop.session()
      await expectOutcome(shop, session, await send(session), outcome)
      if (outcome.endsWith('declined')) await expectPayable(shop, session)
    },
  )

  test.concurrent.each([
    ['names a field as invalid', { kind: 'fields', fields: [way === 'debit' ? 'Cedula' : 'Amount'] }],
    ['refuses with an unknown code', { kind: 'code', code: bank === 'bnc' ? 'G77' : 'ZZ99' }],
    [
      'refuses with a code although the money moved',
      { kind: 'code', code: bank === 'bnc' ? 'G96' : 'TM01', moved: true },
    ],
    ['says that the working key expired', { kind: 'keyExpiry' }],
  ] as const)('whose bank %s ends as the ledger says', async (_name, fault) => {
    if (fault.kind === 'keyExpiry' && bank === 'r4') return
    const shop = await openShop(gateway, sandbox)
    const { bnc, r4 } = sandboxCredentials(shop.tenantId)
    await sandbox.control(bank, 'faults', {
      operation,
      client: bank === 'bnc' ? bnc.clientGuid : r4.commerce,
      ...fault,
    })
    const session = await shop.session()
    const page = await send(session)
    expectClean(page)
    const moved = (await shop.money()).length
    // Until the outcome is known, the page warns; it never says the opposite of the ledger.
    if (saysDoNotPayAgain(page)) {
      expect((await shop.read(session))['status']).toMatch(/PROCESSING|PAID/)
      return
    }
    expect([saysPaid(page), (await shop.read(session))['status']], page.text).toEqual(
      moved > 0 ? [true, 'PAID'] : [false, 'OPEN'],
    )
    if (moved === 0) await expectPayable(shop, session)
  })
})

test.concurrent.each([
  ['answers with status 503', { kind: 'status' }],
  ['answers with a page', { kind: 'html' }],
  ['resets the connection', { kind: 'resetBefore' }],
  ['gives half an answer', { kind: 'malformed' }],
  ['refuses', { kind: 'code', code: 'AM04' }],
  ['names a field as invalid', { kind: 'fields', fields: ['Telefono'] }],
])('a bank that %s when a debit’s key is asked for charges nothing, and the page leads on', async (_name, fault) => {
  const shop = await openShop(gateway, sandbox)
  const { commerce: client } = sandboxCredentials(shop.tenantId).r4
  await sandbox.control('r4', 'faults', { operation: 'GenerarOtp', client, ...fault })
  const session = await shop.session()
  const page = await submit(await openPage(`${session.url}/debit`), '/debit', { ...payer, name: 'Ana Pérez' })
  expectClean(page)
  expect(leadsOn(page, session), page.html).toBe(true)
  await shop.isUnpaid(session)
  await expectPayable(shop, session)
})

describe('a reported reference of a transfer', () => {
  const ask = async (session: Session) =>
    submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', {
      phone: '0414-5551234',
      document: '20555123',
      documentType: 'V',
      bank: '0102',
    })

  test.each(['12340404', '12340408', '12340409', '12345678'])(
    '%s without money does not end as paid',
    async (reference) => {
      const shop = await openShop(gateway, sandbox)
      await banks.register('r4', shop)
      const session = await shop.session({ usdAmount: undefined, vesAmount: 100 })
      const page = await submit(await ask(session), '/pago-movil/reference', { reference })
      expectClean(page)
      const again = await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil/reference', { reference })
      expectClean(again)
      expect(await shop.money()).toEqual([])
      expect([saysPaid(page), saysPaid(again), (await shop.read(session))['status']]).toEqual([false, false, 'OPEN'])
    },
  )

  test.each(['wrongKey', 'otherPhone', 'amountWithoutDot', 'malformed', 'huge'])(
    'of a forged notification (%s) does not end as paid',
    async (forge) => {
      const shop = await openShop(gateway, sandbox)
      const { client } = await banks.register('r4', shop)
      const session = await shop.session({ usdAmount: undefined, vesAmount: 100 })
      await ask(session)
      const movement = {
        amount: 100,
        phone: '584145551234',
        bankCode: '0102',
        document: 'V20555123',
        reference: '72000001',
      }
      await sandbox.control('r4', 'notices/push', { client, movement, forge })
      expect(saysPaid(await openPage(`${session.url}/pago-movil`))).toBe(false)
      expect((await shop.read(session))['status']).not.toBe('PAID')
      expect(await shop.money()).toEqual([])
    },
  )

  test.each([
    ['repeated', { kind: 'repeat' }],
    ['delayed', { kind: 'delay', delayMs: 1_000 }],
  ])('whose notification is %s ends as paid once', async (_name, fault) => {
    const shop = await openShop(gateway, sandbox)
    const { client } = await banks.register('r4', shop)
    await sandbox.control('r4', 'notices/faults', { client, ...fault })
    const session = await shop.session({ usdAmount: undefined, vesAmount: 100 })
    await ask(session)
    const movement = {
      amount: 100,
      phone: '584145551234',
      bankCode: '0102',
      document: 'V20555123',
      reference: '72000002',
    }
    await sandbox.control('r4', 'movements', { client, ...movement })
    await expect
      .poll(async () => saysPaid(await openPage(`${session.url}/pago-movil`)), { timeout: patienceMs })
      .toBe(true)
    await shop.isPaidOnce(session)
  })
})
