import type { Flow, Flows, Party } from '../../../src/banks/bank.ts'
import { type Decimal, decimal } from '../../../src/foundation/money.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { Secret } from '../../../src/foundation/secret.ts'
import { today } from '../day.ts'

/** Values of a call, in the gateway's one spelling. */
export type Given = {
  amount: Decimal
  payer: Party
  name: string
  concept: string
  token: string
  otp: string
  account: string
  card: string
  cvv: string
  pin: string
  /** Of the card: a debit card is charged with a second factor, for which the OTP stands. */
  accountType: 0 | 10 | 20
  /** A new one for each call, if it is not given. */
  paymentId?: string
  /** Under which the bank carries a call out once. */
  operationRef?: string
}

export const usual: Given = {
  amount: decimal('1523.40'),
  payer: { document: 'V12345678', phone: '584141234567', bankCode: '0134' },
  name: 'Juana Pérez',
  concept: 'Orden 1042',
  token: '13572468',
  otp: '13572468',
  account: '01020501860000123456',
  card: '4242424242424242',
  cvv: '012',
  pin: '0042',
  accountType: 0,
}

/** Numbers of what was done before: a charge to reverse, a payment to find. */
export type Earlier = { paymentId?: string; reference?: string; txId?: number; chargeId?: Secret; operationId?: string }

export type Result = Awaited<ReturnType<Flows[Flow]>>

type FlowCalls = { [Name in Flow]: (call: Flows[Name], given: Given, earlier: Earlier) => ReturnType<Flows[Name]> }

const idOf = ({ paymentId = systemRandom.uuid() }: Given) => ({ paymentId })
const refOf = ({ operationRef }: Given) => (operationRef === undefined ? {} : { operationRef })
const byPayer = ({ amount, payer }: Given) => ({ payer, date: today, amount })

/** How each flow of the port is called: the same for all banks. */
export const flowCalls: FlowCalls = {
  chargeC2p: (call, given) => {
    const { amount, payer, token, concept } = given
    return call({ ...idOf(given), amount, payer, token: new Secret(token), concept })
  },
  requestC2pToken: (call, { amount, payer }) => call({ amount, payer }),
  reverseC2p: (call, given, { operationId: _operation, paymentId: _charge, ...numbers }) =>
    call({ ...idOf(given), amount: given.amount, payer: given.payer, ...numbers }),
  chargeCard: (call, given) => {
    const { amount, payer, name, card, cvv, pin, accountType, otp } = given
    return call({
      ...idOf(given),
      amount,
      card: {
        number: new Secret(card),
        expirationMonth: 1,
        expirationYear: 2030,
        cvv: new Secret(cvv),
        pin: new Secret(pin),
        ...(accountType === 0 ? {} : { secondFactor: new Secret(otp) }),
        holderName: name,
        holderDocument: payer.document,
        accountType,
        cardType: 1,
      },
    })
  },
  requestCardFactor: (call, { card, payer }) => call({ number: new Secret(card), holderDocument: payer.document }),
  findTransfers: (call, { amount, payer }, { reference = '604912345678' }) =>
    call({
      reference,
      date: today,
      amount,
      payerBankCode: payer.bankCode,
      // A transfer between accounts has no phone.
      ...(payer.phone !== '' && { payerPhone: payer.phone }),
      payerDocument: payer.document,
    }),
  findTransfersOfPayer: (call, given) => call(byPayer(given)),
  listMovements: (call) => call({ from: today, to: today }),
  findByPayer: (call, given) => call(byPayer(given)),
  requestDebitOtp: (call, { amount, payer }) => call({ amount, payer }),
  debit: (call, given) => {
    const { amount, payer, name, otp, concept } = given
    return call({ ...idOf(given), amount, payer, name, otp: new Secret(otp), concept })
  },
  domiciliate: (call, given) => {
    const { amount, payer, name, account, concept } = given
    const person = { document: payer.document, name }
    const way = payer.phone === '' ? { account } : { phone: payer.phone, bankCode: payer.bankCode }
    return call({ ...idOf(given), amount, payer: { ...person, ...way }, concept })
  },
  creditPhone: (call, given) =>
    call({ ...idOf(given), ...refOf(given), amount: given.amount, payee: given.payer, concept: given.concept }),
  creditAccount: (call, given) => {
    const { amount, payer, account, concept } = given
    return call({ ...idOf(given), amount, document: payer.document, account, concept })
  },
  payOut: (call, given) => {
    const { amount, payer, name, account } = given
    const people = [{ name, document: payer.document, account, amount }]
    return call({ ...idOf(given), total: amount, date: today, reference: '12345678', people })
  },
  sendChange: (call, given) => {
    const { amount, payer, concept } = given
    return call({ ...idOf(given), ...refOf(given), amount, payee: payer, concept, ip: '203.0.113.10' })
  },
  findOperation: (call, { amount, payer }, { operationId = '00000000-0000-4000-8000-000000000000' }) =>
    call({ operationId, elapsedMs: 0, payment: { amount, party: payer, date: today } }),
  findPayment: (call, { amount, payer }, { paymentId = systemRandom.uuid() }) =>
    call({ paymentId, amount, party: payer, date: today }),
  findReversal: (call, { amount, payer }, { paymentId = systemRandom.uuid(), reference }) =>
    call({ paymentId, amount, party: payer, date: today, ...(reference === undefined ? {} : { reference }) }),
  fetchRate: (call) => call(today),
  fetchBalance: (call) => call(),
  listBanks: (call) => call(),
}
