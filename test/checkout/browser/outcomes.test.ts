import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { positionalStatement } from '../../harness/statement.ts'
import { customer, type Customer, type Display, goodCard, languages, openDevice, phone, rightKey } from './customer.ts'
import { createWorld, type Shop, type World } from './world.ts'

/** Payments whose answer takes longer than this have an unknown outcome. */
const BANK_TIMEOUT_MS = 4_000

let world: World
beforeAll(async () => {
  const timeout = String(BANK_TIMEOUT_MS)
  world = await createWorld({ PASARELA_BANK_PAYMENT_TIMEOUT_MS: timeout, PASARELA_BANK_CARD_TIMEOUT_MS: timeout })
})
afterAll(() => world?.stop())

async function meet(display: Display = phone) {
  const shop = await world.openShop()
  const session = await shop.createSession({ language: display.language, usdAmount: 10 })
  const { context, complaints } = await openDevice(world, display)
  const ana = customer(await context.newPage(), display)
  return { shop, session, context, complaints, ana }
}

const age = positionalStatement(
  'test.age_charges',
  `update payments set submitted_at = submitted_at - interval '1 minute', next_check_at = now()
   where tenant_id = $1 and stage in ('submitted', 'accepted', 'unknown')`,
)
/** A minute later: until then the gateway asks the bank, and after it the merchant. */
const passOneMinute = ({ tenantId }: Shop) => world.gateway.database.query(age, [tenantId])

/** The page at the end, and whether the banks moved money: the two must never contradict each other. */
type End = 'paid' | 'declined' | 'review'

/** Waits until the page shows its final state by itself, and compares it with the ledger. */
async function expectTruth(ana: Customer, shop: Shop, end: End): Promise<void> {
  const { t, page } = ana
  const shown = { paid: t.paid.title, declined: t.declined.titles.declined, review: t.unknownOutcome.title }
  if (end === 'review') await page.getByText(t.unknownOutcome.review(shop.name)).waitFor()
  // A refusal that was confirmed later leads back to the choice of a method.
  else if (end === 'declined') await page.getByRole('link', { name: t.back }).or(ana.heading(t.methods.title)).waitFor()
  else await ana.heading(shown[end]).waitFor()
  const charges = await shop.charges()
  if (end === 'paid') expect(charges).toHaveLength(1)
  if (end === 'declined') expect(charges).toEqual([])
}

async function expectUnknown(ana: Customer): Promise<void> {
  const words = { es: 'No vuelva a pagar', en: 'Do not pay again' }
  const language = (await ana.page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es'
  await ana.heading(words[language]).waitFor()
  expect(await ana.page.getByRole('button').count()).toBe(0)
}

const refusals = [
  { key: '00000051', es: 'no hay fondos suficientes', en: 'not enough funds' },
  { key: '00000055', es: 'La clave es incorrecta', en: 'The key is wrong' },
  { key: '00000056', es: 'no reconoce ese teléfono', en: 'does not recognise that phone' },
  { key: '00000061', es: 'supera el límite', en: 'exceeds the limit' },
  { key: '00000080', es: 'documento de identidad no coincide', en: 'identity document does not match' },
]

describe('a refused C2P', () => {
  test.each(refusals.flatMap((refusal) => languages.map((language) => ({ ...refusal, language }))))(
    'with the key $key says why in $language, and the right key pays after it',
    async ({ key, language, ...words }) => {
      const { shop, session, context, complaints, ana } = await meet({ ...phone, language })
      await ana.askForC2p(session.url)
      await ana.sendKey(key)
      await ana.isDeclined()
      expect(await ana.page.locator('main').textContent()).toContain(words[language])
      expect(await ana.page.locator('main').textContent()).toContain(ana.t.declined.nothing)
      expect(await shop.charges()).toEqual([])
      expect(await ana.page.getByRole('link', { name: ana.t.back }).isVisible()).toBe(true)
      await ana.click(ana.t.declined.again)
      await ana.heading(ana.t.token.title).waitFor()
      await ana.sendKey(rightKey)
      await ana.isPaid()
      expect(await shop.charges()).toHaveLength(1)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('can be paid in another way', async () => {
    const { shop, session, context, ana } = await meet()
    await ana.askForC2p(session.url)
    await ana.sendKey('00000051')
    await ana.isDeclined()
    await ana.page.getByRole('link', { name: ana.t.back }).click()
    await ana.choose('card')
    await ana.fillCard(goodCard)
    await ana.payButton().click()
    await ana.isPaid()
    expect(await shop.charges()).toHaveLength(1)
    await context.close()
  })
})

describe('a refused debit', () => {
  test.each(['00000051', '00000055', '00000056', '00000061', '00000080'])(
    'with the key %s says so, and can be tried again',
    async (key) => {
      const { shop, session, context, complaints, ana } = await meet()
      await ana.askForDebit(session.url)
      await ana.sendOtp(key)
      await ana.page.getByRole('heading', { name: ana.t.notice.declined }).waitFor()
      expect(await shop.charges()).toEqual([])
      expect(await ana.page.getByRole('link', { name: ana.t.back }).isVisible()).toBe(true)
      await ana.askForDebit(session.url)
      await ana.sendOtp(rightKey)
      await ana.isPaid()
      expect(await shop.charges()).toHaveLength(1)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

describe('a refused card', () => {
  test.each([
    { number: '4000000000000002', words: 'no autorizó esta tarjeta' },
    { number: '4000000000009995', words: 'no hay fondos suficientes' },
    { number: '4000000000000069', words: 'está vencida' },
    { number: '4000000000000127', words: 'clave de la tarjeta es incorrecta' },
  ])('$number says why, and another card pays after it', async ({ number, words }) => {
    const { shop, session, context, complaints, ana } = await meet()
    await ana.payByCard(session.url, number)
    await ana.page.getByRole('heading', { name: ana.t.notice.declined }).waitFor()
    expect(await ana.page.locator('main').textContent()).toContain(words)
    expect(await shop.charges()).toEqual([])
    expect(await ana.page.getByRole('link', { name: ana.t.back }).isVisible()).toBe(true)
    await ana.fillCard(goodCard)
    await ana.payButton().click()
    await ana.isPaid()
    expect(await shop.charges()).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })
})

type Trouble = { name: string; key?: string; fault?: object; end: End; language?: 'es' | 'en' }

const c2pTroubles: Trouble[] = [
  { name: 'the answer is lost after the money moved', key: '00000098', end: 'paid' },
  { name: 'the answer is lost in English', key: '00000098', end: 'paid', language: 'en' },
  { name: 'the answer is lost before the money moved', key: '00000099', end: 'declined' },
  { name: 'the answer is truncated', key: '00000097', end: 'paid' },
  { name: 'the charge is in process and then approved', key: '00000009', end: 'paid' },
  { name: 'the charge is in process and then refused', key: '00000008', end: 'declined' },
  { name: 'the answer is late', fault: { kind: 'late', operation: 'SendC2P', delayMs: 20_000 }, end: 'paid' },
  {
    name: 'the bank answers garbage after the money moved',
    fault: { kind: 'malformed', operation: 'SendC2P' },
    end: 'paid',
  },
  { name: 'the bank answers a web page', fault: { kind: 'html', operation: 'SendC2P' }, end: 'declined' },
  { name: 'the bank answers 503', fault: { kind: 'status', operation: 'SendC2P' }, end: 'declined' },
  {
    name: 'the connection breaks before the charge',
    fault: { kind: 'resetBefore', operation: 'SendC2P' },
    end: 'declined',
  },
  {
    name: 'the bank refuses although the money moved',
    fault: { kind: 'code', operation: 'SendC2P', code: 'G96', moved: true },
    end: 'paid',
  },
]

// These wait for the bank, not for the processor, so they wait together.
describe.concurrent('a C2P of unknown outcome', () => {
  test.each(c2pTroubles.map((trouble) => [trouble.name, trouble.end, trouble] as const))(
    'warns the customer not to pay again when %s, and ends %s by itself',
    async (_name, _end, { key = rightKey, fault, end, language = 'es' }) => {
      const { shop, session, context, complaints, ana } = await meet({ ...phone, language })
      await ana.askForC2p(session.url)
      if (fault) await shop.addFault('bnc', fault)
      await ana.sendKey(key)
      await expectUnknown(ana)
      await expectTruth(ana, shop, end)
      if (end === 'declined') {
        await ana.askForC2p(session.url)
        await ana.sendKey(rightKey)
        await expectTruth(ana, shop, 'paid')
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('says that nothing was charged when it leads back to the choice of a method', async () => {
    const { shop, session, context, ana } = await meet()
    await ana.askForC2p(session.url)
    await ana.sendKey('00000099')
    await expectUnknown(ana)
    await expectTruth(ana, shop, 'declined')
    // After the warning not to pay again, the customer must learn why paying is now right.
    expect(await ana.page.locator('main').textContent()).toMatch(/no se (le cobró|hizo ningún cobro)|no registró/i)
    await context.close()
  })

  test('follows to the truth without JavaScript too', async () => {
    const { shop, session, context, ana } = await meet({ ...phone, script: false })
    await ana.askForC2p(session.url)
    await ana.sendKey('00000098')
    await expectUnknown(ana)
    await expectTruth(ana, shop, 'paid')
    await context.close()
  })

  test('never sent because the bank is away says that nothing was charged', async () => {
    const { shop, session, context, ana } = await meet()
    await ana.askForC2p(session.url)
    await ana.sendKey('00000091')
    const away = ana.page.getByText('No se hizo ningún cobro').or(ana.page.getByText('No se le cobró nada'))
    await away.waitFor()
    expect(await shop.charges()).toEqual([])
    await ana.askForC2p(session.url)
    await ana.sendKey(rightKey)
    await expectTruth(ana, shop, 'paid')
    await context.close()
  })

  // Without the operation's number, which a lost answer would have had, the bank cannot be asked.
  test.each([
    { key: '00000098', end: 'review', moved: 1 },
    { key: '00000099', end: 'review', moved: 0 },
    { key: '00000097', end: 'review', moved: 1 },
    { key: '00000009', end: 'paid', moved: 1 },
    { key: '00000008', end: 'declined', moved: 0 },
  ] as const)('of a debit with the key $key ends in $end by itself', async ({ key, end, moved }) => {
    const { shop, session, context, ana } = await meet()
    await ana.askForDebit(session.url)
    await ana.sendOtp(key)
    if (end === 'review') {
      await expectUnknown(ana)
      await passOneMinute(shop)
    }
    await expectTruth(ana, shop, end)
    expect(await shop.charges()).toHaveLength(moved)
    await context.close()
  })

  test.each([
    { number: '4000000000000119', moved: 1 },
    { number: '4000000000000101', moved: 0 },
    { number: '4000000000003220', moved: 1 },
  ])(
    'of the card $number stays unknown, because no bank can say, until the merchant does',
    async ({ number, moved }) => {
      const { shop, session, context, ana } = await meet()
      await ana.payByCard(session.url, number)
      await expectUnknown(ana)
      await passOneMinute(shop)
      await expectTruth(ana, shop, 'review')
      expect(await shop.charges()).toHaveLength(moved)
      await context.close()
    },
  )
})
