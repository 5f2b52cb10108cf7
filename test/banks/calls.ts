import type { BankName, C2pCharge, CardCharge, Domiciliation, Outcome, Party } from '../../src/banks/bank.ts'
import { type Decimal, decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { type Merchant, today } from './world.ts'

/** Every call that moves money, as a merchant of the simulated banks makes it. */

export const payer: Party = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
export const account = '01020501860000123456'
const anyToken = '13572468'
const anyAmount = decimal('1523.40')

type C2pChanges = Partial<Omit<C2pCharge, 'token'>> & { token?: string }

export async function chargeC2p(merchant: Merchant, { token = anyToken, ...changes }: C2pChanges = {}) {
  const charge = await merchant.flow('chargeC2p')
  const paymentId = systemRandom.uuid()
  return charge({ paymentId, amount: anyAmount, payer, concept: 'Orden 1042', ...changes, token: new Secret(token) })
}

type CardChanges = Partial<Omit<CardCharge['card'], 'number'>> & { paymentId?: string; amount?: Decimal }

export async function chargeCard(merchant: Merchant, number = '4242424242424242', changes: CardChanges = {}) {
  const { paymentId = systemRandom.uuid(), amount = anyAmount, ...card } = changes
  const charge = await merchant.flow('chargeCard')
  return charge({
    paymentId,
    amount,
    card: {
      number: new Secret(number),
      expirationMonth: 1,
      expirationYear: 2030,
      cvv: new Secret('012'),
      holderName: 'Juana Pérez',
      holderDocument: 'V12345678',
      accountType: 0,
      cardType: 1,
      ...card,
    },
  })
}

export async function debit(merchant: Merchant, otp = anyToken, amount = anyAmount, at?: BankName) {
  const call = await merchant.flow('debit', at)
  const paymentId = systemRandom.uuid()
  return call({ paymentId, amount, payer, name: 'Juana Pérez', otp: new Secret(otp), concept: 'Orden 1042' })
}

export async function creditPhone(merchant: Merchant, amount = anyAmount, at?: BankName) {
  const call = await merchant.flow('creditPhone', at)
  return call({ paymentId: systemRandom.uuid(), amount, payee: payer, concept: 'Premio 7' })
}

export async function creditAccount(merchant: Merchant, amount = anyAmount, at?: BankName) {
  const call = await merchant.flow('creditAccount', at)
  return call({ paymentId: systemRandom.uuid(), amount, document: payer.document, account, concept: 'Premio 8' })
}

/** The payer of the sandbox who approves every mandate at once. */
const approver = { document: 'V00000200', name: 'Juana Pérez', phone: payer.phone, bankCode: payer.bankCode }

export type DirectDebitPayer = Domiciliation['payer']
export const directDebitPayers: Record<string, DirectDebitPayer> = {
  DomiciliacionCELE: approver,
  DomiciliacionCNTA: { document: approver.document, name: approver.name, account },
}

export async function domiciliate(merchant: Merchant, by: DirectDebitPayer, amount = anyAmount) {
  const call = await merchant.flow('domiciliate')
  return call({ paymentId: systemRandom.uuid(), amount, payer: by, concept: 'Cuota 7' })
}

/** R4 only takes a direct debit: it is queried. */
export async function domiciliateAndQuery(merchant: Merchant, by: DirectDebitPayer, amount = anyAmount) {
  const outcome = await domiciliate(merchant, by, amount)
  if (outcome.kind !== 'pending' || outcome.operationId === undefined) return outcome
  return (await merchant.flow('findOperation', 'r4'))({ operationId: outcome.operationId, elapsedMs: 0 })
}

/** The first call asks for the mandate; the prepared one is the second. */
const underMandate = (by: DirectDebitPayer) => async (merchant: Merchant) => {
  await domiciliate(merchant, by)
  return () => domiciliateAndQuery(merchant, by)
}

export async function sendChange(merchant: Merchant, amount = anyAmount, at?: BankName) {
  const call = await merchant.flow('sendChange', at)
  return call({ paymentId: systemRandom.uuid(), amount, payee: payer, concept: 'Vuelto', ip: '203.0.113.10' })
}

export async function payOut(merchant: Merchant, total = anyAmount) {
  const call = await merchant.flow('payOut')
  const people = [
    { name: 'Ana Gómez', document: 'V5503673', account, amount: decimal('1') },
    { name: 'Luis Díaz', document: 'J123456784', account, amount: total.minus(1) },
  ]
  return call({ paymentId: systemRandom.uuid(), total, date: today, reference: '12345678', people })
}

/** Reverses a charge by the numbers of its approval. */
export async function reverseC2p(
  merchant: Merchant,
  charged: Outcome,
  reversal: { payer?: Party; amount?: Decimal } = {},
) {
  if (charged.kind !== 'approved') throw new Error(`only an approved charge is reversed, not one ${charged.kind}`)
  const { reference, txId, chargeId } = charged
  const call = await merchant.flow('reverseC2p', merchant.collections)
  return call({
    paymentId: systemRandom.uuid(),
    amount: reversal.amount ?? anyAmount,
    payer: reversal.payer ?? payer,
    ...(reference === undefined ? {} : { reference }),
    ...(txId === undefined ? {} : { txId }),
    ...(chargeId === undefined ? {} : { chargeId }),
  })
}

export type MoneyCall = {
  title: string
  bank: BankName
  /** The bank's own name of it, in faults and in the ledger. */
  operation: string
  /** Its name in the ledger, where that differs from the operation's. */
  entry?: string
  /** Which of the time-outs it has. */
  class: 'payment' | 'card'
  /** Prepares what the call needs and returns the call. */
  prepare(merchant: Merchant): Promise<() => Promise<Outcome>>
}

/** BNC's immediate operations, which its accounts have not contracted otherwise. */
export function contractSimf({ stored }: Merchant): void {
  const { bnc } = stored.accounts
  if (bnc) stored.accounts.bnc = { ...bnc, fields: { ...bnc.fields, simf: 'yes' }, version: 'with simf' }
}

const withSimf = (call: (merchant: Merchant) => Promise<Outcome>) => async (merchant: Merchant) => {
  contractSimf(merchant)
  return () => call(merchant)
}

/** BNC answers an immediate credit with its number only: it is asked about. */
async function creditAtBnc(merchant: Merchant): Promise<Outcome> {
  const outcome = await creditAccount(merchant, anyAmount, 'bnc')
  if (outcome.kind !== 'pending' || outcome.operationId === undefined) return outcome
  return (await merchant.flow('findOperation', 'bnc'))({ operationId: outcome.operationId, elapsedMs: 0 })
}

const ready = (call: (merchant: Merchant) => Promise<Outcome>) => async (merchant: Merchant) => () => call(merchant)

const reversal = async (merchant: Merchant) => {
  const charged = await chargeC2p(merchant)
  return () => reverseC2p(merchant, charged)
}

/** A charge settled from the statement has no transaction number. */
const reversalWithoutNumber = async (merchant: Merchant) => {
  await chargeC2p(merchant)
  return () => reverseC2p(merchant, { kind: 'approved', code: '000000' })
}

export const moneyCalls: MoneyCall[] = [
  { title: 'a C2P charge at BNC', bank: 'bnc', operation: 'SendC2P', class: 'payment', prepare: ready(chargeC2p) },
  { title: 'a card charge at BNC', bank: 'bnc', operation: 'Send', class: 'card', prepare: ready(chargeCard) },
  { title: 'a reversal at BNC', bank: 'bnc', operation: 'ReverseC2P', class: 'payment', prepare: reversal },
  {
    title: 'a reversal by payer at BNC',
    bank: 'bnc',
    operation: 'ReverseC2PALT',
    class: 'payment',
    prepare: reversalWithoutNumber,
  },
  {
    title: 'change at BNC',
    bank: 'bnc',
    operation: 'SendP2P',
    class: 'payment',
    prepare: ready((merchant) => sendChange(merchant, anyAmount, 'bnc')),
  },
  {
    title: 'a credit to a phone at BNC',
    bank: 'bnc',
    operation: 'SendP2P',
    class: 'payment',
    prepare: ready((merchant) => creditPhone(merchant, anyAmount, 'bnc')),
  },
  {
    title: 'an immediate debit at BNC',
    bank: 'bnc',
    operation: 'DebitBeginner',
    class: 'payment',
    prepare: withSimf((merchant) => debit(merchant, anyToken, anyAmount, 'bnc')),
  },
  {
    title: 'an immediate credit at BNC',
    bank: 'bnc',
    operation: 'CreditBeginner',
    class: 'payment',
    prepare: withSimf(creditAtBnc),
  },
  { title: 'a C2P charge at R4', bank: 'r4', operation: 'MBc2p', class: 'payment', prepare: ready(chargeC2p) },
  { title: 'a reversal at R4', bank: 'r4', operation: 'MBanulacionC2P', class: 'payment', prepare: reversal },
  { title: 'an immediate debit', bank: 'r4', operation: 'DebitoInmediato', class: 'payment', prepare: ready(debit) },
  {
    title: 'a credit to a phone',
    bank: 'r4',
    operation: 'CreditoInmediato',
    class: 'payment',
    prepare: ready(creditPhone),
  },
  {
    title: 'a credit to an account',
    bank: 'r4',
    operation: 'CICuentas',
    class: 'payment',
    prepare: ready(creditAccount),
  },
  { title: 'change', bank: 'r4', operation: 'MBvuelto', class: 'payment', prepare: ready(sendChange) },
  { title: 'a C2P charge at BDV', bank: 'bdv', operation: 'process', class: 'payment', prepare: ready(chargeC2p) },
  { title: 'a reversal at BDV', bank: 'bdv', operation: 'annulment', class: 'payment', prepare: reversal },
  {
    title: 'change at BDV',
    bank: 'bdv',
    operation: 'vuelto',
    class: 'payment',
    prepare: ready((merchant) => sendChange(merchant, anyAmount, 'bdv')),
  },
  {
    title: 'a C2P charge at Mercantil',
    bank: 'mercantil',
    operation: 'c2p',
    entry: 'compra',
    class: 'payment',
    prepare: ready(chargeC2p),
  },
  {
    title: 'a reversal at Mercantil',
    bank: 'mercantil',
    operation: 'c2p',
    entry: 'anulacion',
    class: 'payment',
    prepare: reversal,
  },
  {
    title: 'change at Mercantil',
    bank: 'mercantil',
    operation: 'c2p',
    entry: 'vuelto',
    class: 'payment',
    prepare: ready((merchant) => sendChange(merchant, anyAmount, 'mercantil')),
  },
  {
    title: 'a credit card at Mercantil',
    bank: 'mercantil',
    operation: 'pay',
    class: 'card',
    prepare: ready(chargeCard),
  },
  {
    title: 'a debit card at Mercantil',
    bank: 'mercantil',
    operation: 'pay',
    class: 'card',
    prepare: ready((merchant) =>
      chargeCard(merchant, undefined, { accountType: 20, secondFactor: new Secret(anyToken) }),
    ),
  },
  ...Object.entries(directDebitPayers).map(
    ([operation, by]): MoneyCall => ({
      title: `a direct debit (${operation})`,
      bank: 'r4',
      operation,
      class: 'payment',
      prepare: underMandate(by),
    }),
  ),
  { title: 'a payout', bank: 'r4', operation: 'R4pagos', class: 'payment', prepare: ready(payOut) },
]
