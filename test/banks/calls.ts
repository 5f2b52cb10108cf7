import type { BankName, C2pCharge, CardCharge, Outcome, Party } from '../../src/banks/bank.ts'
import { type Decimal, decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { today } from './day.ts'
import type { Merchant } from './world.ts'

/** Calls that move money, as a merchant of the simulated banks makes them. */

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
