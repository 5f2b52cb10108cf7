import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankName, Outcome } from '../../src/banks/bank.ts'
import { banks } from '../../src/banks/directory.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

/** Whatever the API lets in, in the gateway's one spelling: the connectors owe each bank a form it can read. */

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters))
const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: oneOf('0123456789'), minLength, maxLength })
const text = (minLength: number, maxLength: number) =>
  fc.oneof(
    fc.string({ unit: oneOf('aZñÑáÜ 09-.#"'), minLength, maxLength }),
    fc.string({ unit: oneOf('支付'), minLength, maxLength }),
  )
const secret = (minLength: number, maxLength = minLength) =>
  digits(minLength, maxLength).map((code) => new Secret(code))

const document = fc.tuple(oneOf('VEJPGC'), digits(5, 9)).map((parts) => parts.join(''))
const phone = fc
  .tuple(fc.constantFrom('412', '414', '424', '416', '426', '422'), digits(7))
  .map((parts) => `58${parts.join('')}`)
const party = fc.record({ document, phone, bankCode: fc.constantFrom(...banks.map(({ code }) => code)) })
const amount = fc.integer({ min: 1, max: 9_999_999_999 }).map((cents) => decimal(cents).div(100))
const concept = text(0, 30)
const paymentId = fc.constant('').map(() => systemRandom.uuid())
const account = digits(20)

const person = fc.record({ name: text(1, 80), document, account, amount: fc.constant(decimal('12.34')) })
const card = fc.record({
  number: fc.tuple(oneOf('23456'), digits(12, 18)).map((parts) => new Secret(parts.join(''))),
  expirationMonth: fc.integer({ min: 1, max: 12 }),
  expirationYear: fc.integer({ min: 2026, max: 2099 }),
  cvv: secret(3, 4),
  pin: secret(4),
  holderName: text(2, 80),
  holderDocument: document,
  accountType: fc.constantFrom(0 as const, 10 as const, 20 as const),
  cardType: fc.constantFrom(1 as const, 2 as const, 3 as const),
})

/** Asserts that the bank can parse every call with `input`, whatever its outcome. */
function isRead<Input>(input: fc.Arbitrary<Input>, call: (merchant: Merchant, input: Input) => Promise<Outcome>) {
  return async (bank: BankName) => {
    const property = fc.asyncProperty(input, async (given) => {
      // A merchant of its own, so that lost answers of fixed values do not open a circuit.
      const outcome = await call(world.newMerchant(bank), given)
      expect(outcome).not.toMatchObject({ reason: 'setup' })
      if (bank === 'bdv') expect(['1013', '1030']).not.toContain('code' in outcome ? outcome.code : undefined)
      if (bank === 'mercantil') expect(outcome).not.toMatchObject({ reason: 'unreadable_answer' })
    })
    await fc.assert(property, { numRuns: 60, seed: 20261005 })
  }
}

const c2pIsRead = isRead(
  fc.record({ paymentId, amount, payer: party, token: secret(6, 8), concept }),
  async (merchant, charge) => (await merchant.flow('chargeC2p'))(charge),
)

test.each([
  { flow: 'a C2P charge at BNC', bank: 'bnc' as const, holds: c2pIsRead },
  { flow: 'a C2P charge at R4', bank: 'r4' as const, holds: c2pIsRead },
  { flow: 'a C2P charge at BDV', bank: 'bdv' as const, holds: c2pIsRead },
  {
    flow: 'change at BNC',
    bank: 'bnc' as const,
    holds: isRead(fc.record({ paymentId, amount, payee: party, concept }), async (merchant, change) =>
      (await merchant.flow('sendChange', 'bnc'))(change),
    ),
  },
  {
    flow: 'a debit at BNC',
    bank: 'bnc' as const,
    holds: isRead(
      fc.record({ paymentId, amount, payer: party, name: text(1, 20), otp: secret(8), concept }),
      async (merchant, debit) => (await merchant.flow('debit', 'bnc'))(debit),
    ),
  },
  {
    flow: 'a credit to an account at BNC',
    bank: 'bnc' as const,
    holds: isRead(fc.record({ paymentId, amount, document, account, concept }), async (merchant, credit) =>
      (await merchant.flow('creditAccount', 'bnc'))(credit),
    ),
  },
  {
    flow: 'change at BDV',
    bank: 'bdv' as const,
    holds: isRead(fc.record({ paymentId, amount, payee: party, concept }), async (merchant, change) =>
      (await merchant.flow('sendChange', 'bdv'))(change),
    ),
  },
  { flow: 'a C2P charge at Mercantil', bank: 'mercantil' as const, holds: c2pIsRead },
  {
    flow: 'change at Mercantil',
    bank: 'mercantil' as const,
    holds: isRead(
      fc.record({ paymentId, amount, payee: party, concept, ip: fc.constantFrom('203.0.113.7', '2001:db8::7') }),
      async (merchant, change) => (await merchant.flow('sendChange', 'mercantil'))(change),
    ),
  },
  {
    flow: 'a card charge at Mercantil',
    bank: 'mercantil' as const,
    holds: isRead(fc.record({ paymentId, amount, card, secondFactor: secret(6, 8) }), async (merchant, given) => {
      const { secondFactor, ...charge } = given
      return (await merchant.flow('chargeCard'))({ ...charge, card: { ...charge.card, secondFactor } })
    }),
  },
  {
    flow: 'a card charge',
    holds: isRead(fc.record({ paymentId, amount, card }), async (merchant, charge) =>
      (await merchant.flow('chargeCard'))(charge),
    ),
  },
  {
    flow: 'a debit',
    holds: isRead(
      fc.record({ paymentId, amount, payer: party, name: text(1, 20), otp: secret(6, 8), concept }),
      async (merchant, debit) => (await merchant.flow('debit'))(debit),
    ),
  },
  {
    flow: 'a direct debit by account',
    holds: isRead(
      fc.record({ paymentId, amount, payer: fc.record({ document, name: text(1, 80), account }), concept }),
      async (merchant, debit) => (await merchant.flow('domiciliate'))(debit),
    ),
  },
  {
    flow: 'a direct debit by phone',
    holds: isRead(
      fc.record({ paymentId, amount, payer: fc.tuple(party, text(1, 80)), concept }),
      async (merchant, { payer: [payer, name], ...debit }) =>
        (await merchant.flow('domiciliate'))({ ...debit, payer: { ...payer, name } }),
    ),
  },
  {
    flow: 'a request for an OTP',
    holds: isRead(fc.record({ amount, payer: party }), async (merchant, request) =>
      (await merchant.flow('requestDebitOtp'))(request),
    ),
  },
  {
    flow: 'a credit to a phone',
    holds: isRead(fc.record({ paymentId, amount, payee: party, concept }), async (merchant, credit) =>
      (await merchant.flow('creditPhone'))(credit),
    ),
  },
  {
    flow: 'a credit to an account',
    holds: isRead(fc.record({ paymentId, amount, document, account, concept }), async (merchant, credit) =>
      (await merchant.flow('creditAccount'))(credit),
    ),
  },
  {
    flow: 'change',
    holds: isRead(
      fc.record({ paymentId, amount, payee: party, concept, ip: fc.constantFrom('203.0.113.7', '2001:db8::7') }),
      async (merchant, change) => (await merchant.flow('sendChange'))(change),
    ),
  },
  {
    flow: 'a payout',
    holds: isRead(
      fc.record({ paymentId, reference: digits(1, 9), people: fc.array(person, { minLength: 1, maxLength: 5 }) }),
      async (merchant, payout) => {
        const total = payout.people.reduce((sum, part) => sum.plus(part.amount), decimal(0))
        return (await merchant.flow('payOut'))({ ...payout, total, date: today })
      },
    ),
  },
])('$flow reaches its bank in the bank’s own formats for every accepted input', async ({ bank = 'bnc', holds }) =>
  holds(bank),
)
