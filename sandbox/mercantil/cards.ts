import { caracasDay } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { amountNumber, type Field, isRecord, oneOfTexts, strictObject, text, type Values } from '../model.ts'
import { type Outcome, outcomeOfCard, outcomeOfToken } from '../outcomes.ts'
import type { LedgerEntry } from '../records.ts'
import { generalFailure, stampOf, uncoded } from './answers.ts'
import { encrypt } from './cipher.ts'
import { ownCode, wrongEncryption } from './codes.ts'
import { document, encrypted, invoice, secondFactor } from './fields.ts'
import { executeInvoice } from './invoices.ts'
import { type Operation, snakeOperation } from './operation.ts'
import type { BankState } from './state.ts'

const cardNumber = text(/^\d{13,19}$/)
const cvv = text(/^\d{3,4}$/)
/** `2027/11`, as `2027-11`. */
const expiration: Field<string> = (value) =>
  typeof value === 'string' && /^\d{4}\/(0[1-9]|1[0-2])$/.test(value) ? [value.replace('/', '-')] : null

/** The debit card whose second factor is a fixed password; that of all others is a one-time key. */
const cardWithPassword = '6759649826438453'

/** Which second factor the bank wants for a debit card. */
export const getAuth = snakeOperation({
  product: 'card',
  part: 'transaction_authInfo',
  fields: () =>
    strictObject({
      trx_type: oneOfTexts('solaut'),
      payment_method: oneOfTexts('tdd'),
      customer_id: document,
      card_number: cardNumber,
    }),
  response: 'authentication_info',
  run: (state, { trx_type, payment_method, card_number }) => {
    const { secret } = state
    const [type, label, length] =
      card_number === cardWithPassword ? ['clavetelefonica', 'clave telefónica', '4'] : ['otp', 'otp', '8']
    return json(200, {
      merchant_identify: state.merchantIdentify,
      authentication_info: {
        processing_date: stampOf(state.now),
        trx_status: 'approved',
        trx_type,
        payment_method,
        twofactor_type: encrypt(type ?? '', secret),
        twofactor_label: encrypt(label ?? '', secret),
        twofactor_field_type: encrypt('numeric', secret),
        // So spelled at the bank.
        twofactor_lenght: encrypt(length ?? '', secret),
      },
    })
  },
})

const common = (secret: string) => ({
  trx_type: oneOfTexts('compra'),
  card_number: cardNumber,
  customer_id: document,
  invoice_number: invoice,
  expiration_date: expiration,
  cvv: encrypted(secret, cvv),
  currency: oneOfTexts('ves'),
  amount: amountNumber,
})

const models = {
  tdc: (secret: string) => ({ ...common(secret), payment_method: oneOfTexts('tdc') }),
  tdd: (secret: string) => ({
    ...common(secret),
    payment_method: oneOfTexts('tdd'),
    account_type: oneOfTexts('CC', 'CA'),
    twofactor_auth: secondFactor(secret),
  }),
}

type Payment = Values<ReturnType<typeof models.tdc>> | Values<ReturnType<typeof models.tdd>>

function payment(secret: string): Field<Payment> {
  return (value) =>
    isRecord(value) && value['payment_method'] === 'tdd'
      ? strictObject(models.tdd(secret))(value)
      : strictObject(models.tdc(secret))(value)
}

const response = 'transaction_response'

/** A sale by debit or credit card. */
export const pay: Operation = snakeOperation({
  product: 'card',
  part: 'transaction',
  fields: payment,
  response,
  run: (state, values) => {
    if (values.payment_method === 'tdd' && values.twofactor_auth === undefined) {
      return pay.refuse(state, uncoded(state), wrongEncryption)
    }
    const { ledger, client } = state
    return executeInvoice(
      state,
      { invoice: values.invoice_number, outcome: outcomeOf(state, values), refuse: pay.refuse },
      {
        move: (at) =>
          ledger.record({
            client,
            operation: 'pay',
            amount: values.amount,
            direction: 'in',
            reference: String(ledger.nextSequence() % 1_000_000_000).padStart(15, '0'),
            operationId: values.payment_method,
            payer: { document: values.customer_id },
            cardLast4: values.card_number.slice(-4),
            paymentHint: values.invoice_number,
            at,
          }),
        approve: (entry) => json(200, { merchant_identify: state.merchantIdentify, [response]: printedSale(entry) }),
        decline: (code) => pay.refuse(state, ownCode(code)),
        refuseUnprocessed: () => generalFailure(state),
      },
    )
  },
})

/** The fixed values of the second factor come before those of the card. */
function outcomeOf({ now }: BankState, values: Payment): Outcome {
  const factor = values.payment_method === 'tdd' ? outcomeOfToken(values.twofactor_auth ?? '') : undefined
  if (factor && factor.kind !== 'approved') return factor
  const isExpired = values.expiration_date < caracasDay(now).slice(0, 7)
  return isExpired ? { kind: 'declined', code: '54' } : outcomeOfCard(values.card_number)
}

export function printedSale(entry: LedgerEntry) {
  return {
    processing_date: stampOf(entry.at),
    trx_status: 'approved',
    payment_reference: entry.reference,
    trx_internal_status: '0000',
    trx_type: 'compra',
    payment_method: entry.operationId,
    invoice_number: entry.paymentHint,
    amount: Number(entry.amount),
    currency: 'ves',
  }
}
