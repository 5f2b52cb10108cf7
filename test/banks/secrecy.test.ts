import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encrypt } from '../../sandbox/mercantil/cipher.ts'
import type { BankName, Party } from '../../src/banks/bank.ts'
import { createLog } from '../../src/foundation/log.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { bankObservers } from '../../src/http/bank-metrics.ts'
import { createMetrics } from '../../src/http/metrics.ts'
import { contractSimf } from './calls.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

/** Unique values: finding one anywhere is a leak. */
const given = { token: '71930468', otp: '80517264', card: '5105105105105100', cvv: '9173', pin: '8264' }
const person: Party = { document: 'V27182818', phone: '584163141592', bankCode: '0134' }
const account = '01340123340098765432'
const name = 'Eulalia Quintero'
const personal = [person.document, '27182818', person.phone, '4163141592', account, 'Eulalia', 'EULALIA']

const lines: string[] = []
const metrics = createMetrics('test', Date.now)
const log = createLog({ level: 'debug', readable: false, write: (line) => lines.push(line) }).component('bank')
let world: World
beforeAll(async () => {
  world = await openWorld({ observers: bankObservers(metrics, log) })
})
afterAll(() => world.stop())

const [amount, concept] = [decimal('310.55'), `Pago de ${name}`]
const newId = () => ({ paymentId: systemRandom.uuid() })

type Values = typeof given
type Call = (merchant: Merchant, values: Values) => Promise<unknown>

const charge: Call = async (merchant, { token }) =>
  (await merchant.flow('chargeC2p'))({ ...newId(), amount, payer: person, token: new Secret(token), concept })

const cardOf = ({ card, cvv, pin }: Pick<Values, 'card' | 'cvv' | 'pin'>) => ({
  number: new Secret(card),
  expirationMonth: 7,
  expirationYear: 2031,
  cvv: new Secret(cvv),
  pin: new Secret(pin),
  holderName: name,
  holderDocument: person.document,
  accountType: 0 as const,
  cardType: 2 as const,
})

const chargeCard: Call = async (merchant, values) =>
  (await merchant.flow('chargeCard'))({ ...newId(), amount, card: cardOf(values) })

const reverse: Call = async (merchant) =>
  (await merchant.flow('reverseC2p', merchant.collections))({
    ...newId(),
    amount,
    payer: person,
    reference: '12345678',
  })

const transfer = { reference: '00660011', date: today, amount, payerBankCode: '0134', payerPhone: person.phone }

/** Every flow each bank has. */
const calls: Record<BankName, Call[]> = {
  bnc: [
    charge,
    reverse,
    chargeCard,
    async (merchant) => (await merchant.flow('findTransfers'))(transfer),
    async (merchant) => (await merchant.flow('listMovements'))({ from: today, to: today }),
    async (merchant) => (await merchant.flow('findByPayer'))({ payer: person, date: today, amount }),
    async (merchant) => (await merchant.flow('fetchRate', merchant.collections))(today),
    async (merchant) => (await merchant.flow('listBanks'))(),
    async (merchant) => (await merchant.flow('fetchBalance'))(),
    async (merchant, { otp }) => {
      contractSimf(merchant)
      const request = { ...newId(), amount, payer: person, name, otp: new Secret(otp), concept }
      return (await merchant.flow('debit', 'bnc'))(request)
    },
    async (merchant) => {
      contractSimf(merchant)
      return (await merchant.flow('creditAccount', 'bnc'))({
        ...newId(),
        amount,
        document: person.document,
        account,
        concept,
      })
    },
    async (merchant) => (await merchant.flow('sendChange', 'bnc'))({ ...newId(), amount, payee: person, concept }),
    async (merchant) => (await merchant.flow('creditPhone', 'bnc'))({ ...newId(), amount, payee: person, concept }),
  ],
  bdv: [
    charge,
    async (merchant, values) => {
      const charged = await charge(merchant, values)
      const { chargeId } = charged as { chargeId?: Secret }
      const numbers = { reference: '090012345678', ...(chargeId === undefined ? {} : { chargeId }) }
      return (await merchant.flow('reverseC2p', 'bdv'))({ ...newId(), amount, payer: person, ...numbers })
    },
    async (merchant) => (await merchant.flow('requestC2pToken'))({ amount, payer: { ...person, bankCode: '0102' } }),
    async (merchant) => (await merchant.flow('findTransfers'))(transfer),
    async (merchant) => (await merchant.flow('findTransfersOfPayer'))({ payer: person, date: today, amount }),
    async (merchant) => (await merchant.flow('listMovements', 'bdv'))({ from: today, to: today }),
    async (merchant) => (await merchant.flow('sendChange', 'bdv'))({ ...newId(), amount, payee: person, concept }),
    async (merchant) =>
      (await merchant.flow('findOperation', 'bdv'))({
        operationId: '6111121716',
        elapsedMs: 0,
        payment: { amount, party: person, date: today },
      }),
  ],
  mercantil: [
    charge,
    reverse,
    chargeCard,
    async (merchant, values) => {
      const debit = { ...cardOf(values), accountType: 20 as const, secondFactor: new Secret(values.otp) }
      return (await merchant.flow('chargeCard'))({ ...newId(), amount, card: debit })
    },
    async (merchant, { card }) =>
      (await merchant.flow('requestCardFactor'))({ number: new Secret(card), holderDocument: person.document }),
    async (merchant) => (await merchant.flow('requestC2pToken'))({ amount, payer: { ...person, bankCode: '0105' } }),
    async (merchant) => (await merchant.flow('findTransfers'))({ ...transfer, payerDocument: person.document }),
    async (merchant) =>
      (await merchant.flow('sendChange', 'mercantil'))({ ...newId(), amount, payee: person, concept }),
    async (merchant, { token }) => {
      const lost = newId()
      await (await merchant.flow('chargeC2p'))({ ...lost, amount, payer: person, token: new Secret(token), concept })
      return (await merchant.flow('findPayment', 'mercantil'))({ ...lost, amount, party: person, date: today })
    },
  ],
  banesco: [
    async (merchant) => (await merchant.flow('findTransfers'))(transfer),
    async (merchant) => (await merchant.flow('listMovements', 'banesco'))({ from: today, to: today }),
  ],
  bancamiga: [
    async (merchant) => (await merchant.flow('findTransfers'))(transfer),
    async (merchant) => (await merchant.flow('findTransfersOfPayer'))({ payer: person, date: today, amount }),
    async (merchant) => (await merchant.flow('findByPayer', 'bancamiga'))({ payer: person, date: today, amount }),
    async (merchant) => (await merchant.flow('listMovements', 'bancamiga'))({ from: today, to: today }),
  ],
  r4: [
    charge,
    reverse,
    async (merchant) => (await merchant.flow('requestC2pToken'))({ amount, payer: person }),
    async (merchant) => (await merchant.flow('requestDebitOtp'))({ amount, payer: person }),
    async (merchant, { otp }) =>
      (await merchant.flow('debit'))({ ...newId(), amount, payer: person, name, otp: new Secret(otp), concept }),
    async (merchant) =>
      (await merchant.flow('domiciliate'))({ ...newId(), amount, payer: { ...person, name }, concept }),
    async (merchant) => {
      const payer = { document: person.document, name, account }
      return (await merchant.flow('domiciliate'))({ ...newId(), amount, payer, concept })
    },
    async (merchant) => (await merchant.flow('creditPhone'))({ ...newId(), amount, payee: person, concept }),
    async (merchant) =>
      (await merchant.flow('creditAccount'))({ ...newId(), amount, document: person.document, account, concept }),
    async (merchant) => (await merchant.flow('sendChange'))({ ...newId(), amount, payee: person, concept }),
    async (merchant) => {
      const people = [{ name, document: person.document, account, amount }]
      return (await merchant.flow('payOut'))({ ...newId(), total: amount, date: today, reference: '77', people })
    },
    async (merchant) =>
      (await merchant.flow('findOperation'))({
        operationId: '00000000-0000-4000-8000-000000000000',
        elapsedMs: 0,
      }),
    async (merchant) => (await merchant.flow('fetchRate', merchant.collections))(today),
  ],
}

/** Conditions of a merchant's calls; `values` are rejected by the bank or by the gateway's validation. */
const conditions: { condition: string; fault?: Record<string, unknown>; values?: Partial<Values>; wrongKeys?: true }[] =
  [
    { condition: 'when all is well' },
    { condition: 'when the bank echoes less than half', fault: { kind: 'malformed' } },
    { condition: 'when connections break', fault: { kind: 'resetAfter' } },
    { condition: 'when the bank fails', fault: { kind: 'status', status: 500 } },
    { condition: 'when a page comes instead', fault: { kind: 'html', status: 403 } },
    {
      condition: 'when fields are refused',
      values: { token: '7193046x8', otp: '8051726x4', card: '510510510510510x' },
    },
    { condition: 'when the credentials are wrong', wrongKeys: true },
  ]

describe.each(['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'] as const)('at %s,', (bank) => {
  test.each(conditions)('no event, log line, metric or output holds a secret $condition', async (row) => {
    const wrong = {
      bnc: { masterKey: 'a-wrong-master-key-of-its-own' },
      r4: { signingKey: 'a-wrong-signing-key' },
      bdv: { c2pKey: 'a-wrong-key-of-c2p', changeKey: 'a-wrong-key-of-change' },
      mercantil: { c2pSecret: 'a-wrong-secret-of-c2p', cardClientId: 'a-wrong-client-of-cards' },
      banesco: { clientSecret: 'a-wrong-client-secret' },
      bancamiga: { password: 'a-wrong-password' },
    }
    const values = { ...given, ...row.values }
    const secrets = [...Object.values(values), ...Object.values(wrong[bank])]
    const output = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const [eventsBefore, linesBefore] = [world.events.length, lines.length]

    const results: unknown[] = []
    for (const call of calls[bank]) {
      // One for each call, so that no open circuit keeps a call back.
      const merchant = world.newMerchant(bank, row.wrongKeys ? wrong : {})
      // Shorter ones, such as a number of the integrator, are no secrets and occur by chance.
      secrets.push(...Object.values(merchant.credentials[bank]).filter(({ length }) => length > 5))
      if (bank === 'mercantil') secrets.push(...ciphertexts(merchant))
      if (row.fault) await world.script(bank, row.fault)
      results.push(await call(merchant, values))
    }
    await world.clearFaults(bank)

    const outputs = [
      ...world.events.slice(eventsBefore).map((event) => inspect(event, { depth: null })),
      ...lines.slice(linesBefore),
      ...output.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))),
      await metrics.registry.getSingleMetricAsString('pasarela_bank_calls_total'),
      inspect(world.registry.states()),
    ]
    for (const spy of output) spy.mockRestore()
    expect(lines.length).toBeGreaterThan(linesBefore)
    expect(leaks(outputs, [...secrets, ...personal])).toEqual([])
    // The stored outcome may name the payer, but contains no token, code or card number.
    expect(leaks([inspect(results, { depth: null }), JSON.stringify(results)], secrets)).toEqual([])
  })
})

/** Equal texts have equal ciphertexts at Mercantil, so these identify a person like the texts themselves. */
function ciphertexts({ credentials }: Merchant): string[] {
  const { c2pSecret, scpSecret, mobileSearchSecret, transferSearchSecret, cardSecret } = credentials.mercantil
  return [c2pSecret, scpSecret, mobileSearchSecret, transferSearchSecret, cardSecret].flatMap((secret) =>
    [person.document, person.phone, given.token, given.otp, given.cvv].map((text) => encrypt(text, secret)),
  )
}

function leaks(texts: string[], secrets: string[]): string[] {
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)))
}
