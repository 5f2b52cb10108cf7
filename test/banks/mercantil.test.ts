import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxOptions } from '../../sandbox/sandbox.ts'
import { control, post } from '../../sandbox/testing/wire.ts'
import type { Outcome, TransferQuery } from '../../src/banks/bank.ts'
import type { CredentialFields } from '../../src/banks/registry.ts'
import { decimal, fixed2 } from '../../src/foundation/money.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { chargeC2p, chargeCard, payer, reverseC2p, sendChange } from './calls.ts'
import { approved, lost } from './expected.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.clearFaults('mercantil'))
afterAll(() => world.stop())

const products = ['c2p', 'scp', 'mobileSearch', 'transferSearch', 'card', 'cardSearch'] as const
type Product = (typeof products)[number]

/** A merchant that has contracted only these products. */
function merchantWith(own: readonly Product[], changes: CredentialFields = {}, at = world): Merchant {
  const absent = products
    .filter((product) => !own.includes(product))
    .flatMap((product) => ['ClientId', 'MerchantId', 'Secret'].map((part) => [`${product}${part}`, '']))
  return at.newMerchant('mercantil', { mercantil: { ...Object.fromEntries(absent), ...changes } })
}

async function register({ credentials }: Merchant, payment: Record<string, unknown>, at = world) {
  const body = { client: credentials.mercantil.accountNumber, amount: 120, bankCode: '0134', ...payment }
  const { status, text } = await post(control(at.sandbox.mercantilUrl, 'movements'), body)
  if (status !== 201) throw new Error(text)
}

const callsOf = (operation: string) => world.events.filter((event) => event.operation === operation).length
const operationOf = (outcome: Outcome) => ('operationId' in outcome ? outcome.operationId : undefined)

test.each([
  ['c2p', ['chargeC2p', 'reverseC2p', 'sendChange']],
  ['scp', ['requestC2pToken']],
  ['mobileSearch', ['findPayment', 'findReversal', 'findTransfers']],
  ['transferSearch', ['findTransfers']],
  ['card', ['chargeCard', 'requestCardFactor']],
  ['cardSearch', ['findPayment']],
] as const)('a product that is not contracted is not offered: with only %s there are %j', async (product, flows) => {
  const bank = await world.registry.account(merchantWith([product]).scope, 'mercantil')
  expect(Object.keys(bank?.flows ?? {}).toSorted()).toEqual(flows)
})

describe('invoice numbers', () => {
  test('of one account are unique for all tenants that share it, also at once, and accepted by the bank', async () => {
    const owner = world.newMerchant('mercantil')
    const sharing = world.newMerchant('mercantil', { mercantil: owner.credentials.mercantil })
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_none, index) => chargeC2p(index % 2 === 0 ? owner : sharing)),
    )
    for (const outcome of outcomes) expect(outcome).toMatchObject(approved('0000'))
    const numbers = (await owner.ledger('mercantil')).map(({ paymentHint }) => String(paymentHint))
    expect(new Set(numbers).size).toBe(24)
    for (const number of numbers) expect(number).toMatch(/^P\d{11}$/)
  })

  test('have the prefix of the account and at most 12 characters', async () => {
    const merchant = world.newMerchant('mercantil', { mercantil: { invoicePrefix: 'td' } })
    for (let times = 0; times < 12; times += 1) expect(await chargeC2p(merchant)).toMatchObject(approved('0000'))
    const numbers = (await merchant.ledger('mercantil')).map(({ paymentHint }) => String(paymentHint))
    expect(new Set(numbers).size).toBe(12)
    for (const number of numbers) expect(number).toMatch(/^TD\d{10}$/)
  })

  test('that the bank had seen before leave the outcome unknown, and raise one alarm for each', async () => {
    const merchant = world.newMerchant('mercantil')
    const before = world.disputes.length
    const message = 'Numero de factura procesado previamente'
    await world.script('mercantil', { kind: 'code', operation: 'c2p', code: '9000', message })
    expect(await chargeC2p(merchant)).toMatchObject({ kind: 'unknown', code: 'INVOICE_USED' })
    expect(world.disputes.slice(before)).toEqual(['mercantil'])
  })
})

describe('a lost answer', () => {
  const lose = async (merchant: Merchant, kind: string, call: (paymentId: string) => Promise<Outcome>) => {
    const paymentId = randomUUID()
    await world.script('mercantil', { kind })
    const outcome = await call(paymentId)
    expect(outcome).toMatchObject({ ...lost, operationId: expect.stringMatching(/^P\d{11}$/) })
    const find = await merchant.flow('findPayment', 'mercantil')
    return {
      invoice: operationOf(outcome),
      find: (amount = decimal('1523.40')) => find({ paymentId, amount, party: payer, date: today }),
    }
  }
  const charge = (merchant: Merchant) => (paymentId: string) => chargeC2p(merchant, { paymentId })
  const change = (merchant: Merchant) => async (paymentId: string) => {
    const send = await merchant.flow('sendChange', 'mercantil')
    return send({ paymentId, amount: decimal('1523.40'), payee: payer })
  }
  const card = (merchant: Merchant) => (paymentId: string) => chargeCard(merchant, undefined, { paymentId })

  test.each([
    ['a charge', 'compra', charge],
    ['change', 'vuelto', change],
    ['a card charge', 'pay', card],
  ] as const)('of %s is found by our invoice number, as often as it is asked', async (_title, entry, call) => {
    const merchant = world.newMerchant('mercantil')
    const { find, invoice } = await lose(merchant, 'resetAfter', call(merchant))
    const [moved] = await merchant.ledger('mercantil', entry)
    const found = { kind: 'approved', reference: moved?.reference, operationId: invoice }
    for (let times = 0; times < 3; times += 1) expect(await find()).toMatchObject(found)
    expect(await merchant.ledger('mercantil', entry)).toHaveLength(1)
  })

  test.each([
    ['a charge', charge],
    ['change', change],
    ['a card charge', card],
  ] as const)('of %s that moved nothing stays unknown: its absence proves nothing', async (_title, call) => {
    const merchant = world.newMerchant('mercantil')
    const { find } = await lose(merchant, 'resetBefore', call(merchant))
    for (let times = 0; times < 3; times += 1) expect(await find()).toMatchObject({ kind: 'unknown' })
  })

  test('is not found by an equal charge of the same customer, which has another number', async () => {
    const merchant = world.newMerchant('mercantil')
    const { find } = await lose(merchant, 'resetBefore', charge(merchant))
    expect(await chargeC2p(merchant)).toMatchObject(approved('0000'))
    expect(await find()).toMatchObject({ kind: 'unknown' })
  })

  test('is not found by a row of another amount', async () => {
    const merchant = world.newMerchant('mercantil')
    const { find } = await lose(merchant, 'resetAfter', charge(merchant))
    expect(await find(decimal('1523.41'))).toMatchObject({ kind: 'unknown' })
  })

  test('is not queried while the bank fails, and is found afterwards', async () => {
    const merchant = world.newMerchant('mercantil')
    const { find } = await lose(merchant, 'resetAfter', charge(merchant))
    await world.script('mercantil', { kind: 'status', status: 503, operation: 'mobileSearch' })
    expect(await find()).toMatchObject({ kind: 'notSent' })
    expect(await find()).toMatchObject({ kind: 'approved' })
  })

  test('is not searched without a reference where the setting forbids it', async () => {
    const merchant = world.newMerchant('mercantil', { mercantil: { searchWithoutReference: 'no' } })
    const { find } = await lose(merchant, 'resetAfter', charge(merchant))
    const before = callsOf('mercantil.searchMobile')
    expect(await find()).toMatchObject({ kind: 'notSent' })
    expect(callsOf('mercantil.searchMobile')).toBe(before)
  })

  test.each(['none', 'refused'] as const)(
    'is never taken for a refusal where the bank does not search without a reference (%s)',
    async (searchWithoutReference) => {
      const reading = await openWorld({ mercantilReadings: { searchWithoutReference } })
      const merchant = reading.newMerchant('mercantil')
      const paymentId = randomUUID()
      await reading.script('mercantil', { kind: 'resetAfter' })
      await chargeC2p(merchant, { paymentId })
      const find = await merchant.flow('findPayment', 'mercantil')
      const outcome = await find({ paymentId, amount: decimal('1523.40'), party: payer, date: today })
      expect(['unknown', 'notSent']).toContain(outcome.kind)
      await reading.stop()
    },
  )
})

describe('an annulment', () => {
  test('reverses a charge by its reference, and only once', async () => {
    const merchant = world.newMerchant('mercantil')
    const charged = await chargeC2p(merchant)
    expect(await reverseC2p(merchant, charged)).toMatchObject(approved('0000'))
    expect(await reverseC2p(merchant, charged)).toMatchObject({ kind: 'unknown' })
    expect(await merchant.ledger('mercantil', 'anulacion')).toHaveLength(1)
  })
})

test('a key is requested only for customers of Mercantil', async () => {
  const request = await world.newMerchant('mercantil').flow('requestC2pToken')
  const amount = decimal('1')
  expect(await request({ amount, payer: { ...payer, bankCode: '0105' } })).toEqual(approved('0000'))
  const before = callsOf('mercantil.requestKey')
  expect(await request({ amount, payer })).toMatchObject({ kind: 'notSent' })
  expect(callsOf('mercantil.requestKey')).toBe(before)
})

const transfer: TransferQuery = {
  reference: '004912345678',
  date: today,
  amount: decimal('120'),
  payerPhone: '584241234567',
  payerBankCode: '0134',
}

async function transfersOf(merchant: Merchant, query: TransferQuery = transfer) {
  const result = await (await merchant.flow('findTransfers'))(query)
  if (result.kind === 'unavailable') return result.reason
  return result.movements.map(({ key, kind, amount }) => `${kind} ${key} ${fixed2(amount)}`)
}

describe('a mobile payment of a customer', () => {
  const found = ['p2p mobile/2026-10-05/4912345678/120.00 120.00']
  const readings: NonNullable<SandboxOptions['mercantilReadings']>[] = [
    { p2cPhones: 'customerIsDestination' },
    { p2cPhones: 'customerIsOrigin' },
    { refusalStatus: 400 },
  ]

  test.each(readings)('is found under %o, with the same key every time', async (mercantilReadings) => {
    const reading = await openWorld({ mercantilReadings })
    const merchant = merchantWith(['mobileSearch'], {}, reading)
    await register(merchant, { phone: '584241234567', reference: '004912345678' }, reading)
    for (let times = 0; times < 2; times += 1) expect(await transfersOf(merchant)).toEqual(found)
    expect(await transfersOf(merchant, { ...transfer, reference: '4912345678' })).toEqual(found)
    await reading.stop()
  })

  test.each([
    ['was not received', { reference: '000012340404' }, []],
    ['is searched without its phone', { payerPhone: undefined }, 'payer_required'],
  ])('that %s is not found', async (_title, changes, expected) => {
    const { payerPhone, ...rest } = { ...transfer, ...changes }
    const query = payerPhone === undefined ? rest : { ...rest, payerPhone }
    expect(await transfersOf(merchantWith(['mobileSearch']), query)).toEqual(expected)
  })

  test('is not the C2P charge of the same customer and amount: that one is marked as a charge', async () => {
    const merchant = world.newMerchant('mercantil')
    const charged = await chargeC2p(merchant)
    const reference = charged.kind === 'approved' ? (charged.reference ?? '') : ''
    const query = { ...transfer, amount: decimal('1523.40'), reference, payerPhone: payer.phone }
    expect(await transfersOf(merchant, query)).toEqual([expect.stringMatching(/^c2p /)])
  })
})

describe('a transfer between accounts', () => {
  const { payerPhone: _phone, ...withoutPhone } = transfer
  const query = { ...withoutPhone, payerDocument: 'V8765432' }
  const found = ['transfer transfer/2026-10-05/12345678/120.00 120.00']

  test.each(['status', 'errorList'] as const)(
    'is found by its sender’s document, and is absent without an error (%s)',
    async (transferErrorForm) => {
      const reading = await openWorld({ mercantilReadings: { transferErrorForm } })
      const merchant = merchantWith(['transferSearch'], {}, reading)
      await register(merchant, { document: 'V8765432', reference: '004912345678', type: 'transfer' }, reading)
      for (let times = 0; times < 2; times += 1) expect(await transfersOf(merchant, query)).toEqual(found)
      expect(await transfersOf(merchant, { ...query, reference: '000011110404' })).toEqual([])
      await reading.stop()
    },
  )

  test('needs the document of its sender and eight digits of its reference', async () => {
    const merchant = merchantWith(['transferSearch'])
    expect(await transfersOf(merchant, withoutPhone)).toBe('payer_document_required')
    expect(await transfersOf(merchant, { ...query, reference: '345678' })).toBe('reference_digits_required')
  })
})

test('a debit card is charged with the factor that the bank asks for', async () => {
  const merchant = world.newMerchant('mercantil')
  const ask = await merchant.flow('requestCardFactor')
  const number = new Secret('6759649826438453')
  expect(await ask({ number, holderDocument: 'V12345678' })).toEqual({
    kind: 'answered',
    factor: { type: 'clavetelefonica', label: 'clave telefónica', fieldType: 'numeric', length: 4 },
  })
  const charged = await chargeCard(merchant, number.reveal(), { accountType: 10, secondFactor: new Secret('12345678') })
  expect(charged).toMatchObject(approved('0000'))
  expect(await merchant.ledger('mercantil', 'pay')).toMatchObject([{ cardLast4: '8453' }])
})

test('the customer’s address goes with change, where it is known', async () => {
  expect(await sendChange(world.newMerchant('mercantil'), decimal('25'), 'mercantil')).toMatchObject(approved('0000'))
})

test('the check of an account tries the searches only, and names what it does not try', async () => {
  const bank = await world.registry.account(merchantWith(['c2p', 'mobileSearch', 'transferSearch']).scope, 'mercantil')
  const sentBefore = world.events.length
  const checks = await bank?.check()
  expect(checks?.map(({ what, ok, detail }) => `${what} ${ok}: ${detail}`)).toEqual([
    'C2P true: configured, not tried: it would move money or write to a customer',
    'C2P keys true: not contracted',
    'search of mobile payments true: the bank answered',
    'search of transfers true: the bank answered',
    'cards true: not contracted',
    'search of card payments true: not contracted',
  ])
  expect(world.events.slice(sentBefore).map(({ operation }) => operation)).toEqual([
    'mercantil.searchMobile',
    'mercantil.searchTransfers',
  ])
  const wrong = merchantWith(['mobileSearch'], { mobileSearchClientId: 'a-wrong-client-id' })
  const failed = await (await world.registry.account(wrong.scope, 'mercantil'))?.check()
  expect(failed).toContainEqual({ what: 'search of mobile payments', ok: false, detail: 'unreadable_answer' })
})
