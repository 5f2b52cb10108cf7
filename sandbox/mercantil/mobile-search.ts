import { caracasDay } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { amountNumber, day, oneOfTexts, optional, strictObject, type Values } from '../model.ts'
import { errorList, generalFailure, stampOf } from './answers.ts'
import { messageOf } from './codes.ts'
import { encrypt } from './cipher.ts'
import { encrypted, phone, reference } from './fields.ts'
import { snakeOperation } from './operation.ts'
import type { BankState } from './state.ts'
import { inventPayment, sameReference, shownEntries, shownMovements } from './payments.ts'

const fields = (secret: string) => ({
  amount: amountNumber,
  currency: oneOfTexts('ves'),
  destination_mobile_number: encrypted(secret, phone),
  origin_mobile_number: encrypted(secret, phone),
  payment_reference: optional(reference),
  trx_date: day,
})

type Question = Values<ReturnType<typeof fields>>

/** Mobile payments of one day, amount and pair of phones. A search marks nothing. */
export const mobileSearch = snakeOperation({
  product: 'mobileSearch',
  part: 'search_by',
  fields: (secret) => strictObject(fields(secret)),
  run: (state, question) => {
    const { assumptions } = state
    if (question.payment_reference === undefined && assumptions.searchWithoutReference !== 'found') {
      return assumptions.searchWithoutReference === 'refused' ? generalFailure(state) : none(state)
    }
    inventMobilePayment(state, question)
    const rows = rowsOf(state).filter((row) => isMeant(row, question))
    if (rows.length === 0) return none(state)
    return json(200, {
      processing_date: stampOf(state.now),
      merchant_identify: state.merchantIdentify,
      transaction_list: rows.map((row) => printed(row, state.secret)),
    })
  },
})

function none(state: BankState) {
  return errorList(state, '0330', messageOf('0330'))
}

type Row = {
  date: string
  type: string
  method: string
  authorization: string
  reference: string
  invoice: string
  amount: string
  origin: string
  destination: string
  document: string | undefined
  bankCode: string
}

function rowsOf(state: BankState): Row[] {
  const { merchant, assumptions } = state
  const own = merchant.collectingPhone
  const moved = shownEntries(state)
    .filter(({ operation }) => operation === 'compra' || (operation !== 'pay' && assumptions.searchShowsOutgoing))
    .map(
      ({ at, operation, operationId = '', reference: number, paymentHint = '', amount, payer }): Row => ({
        date: caracasDay(at),
        type: operation,
        method: operation === 'vuelto' ? 'p2p' : 'c2p',
        authorization: operationId,
        reference: number,
        invoice: paymentHint,
        amount,
        origin: own,
        destination: payer?.phone ?? '',
        document: payer?.document,
        bankCode: payer?.bankCode ?? '',
      }),
    )
  const received = shownMovements(state, 'p2p').map(
    ({ date, controlNumber, reference: number, amount, phone: customer = '', document, bankCode = '' }): Row => ({
      date,
      type: 'compra',
      method: 'p2c',
      authorization: controlNumber.slice(-6),
      reference: number,
      invoice: '',
      amount,
      ...(assumptions.p2cPhones === 'customerIsDestination'
        ? { origin: own, destination: customer }
        : { origin: customer, destination: own }),
      document,
      bankCode,
    }),
  )
  return [...moved, ...received]
}

function isMeant(row: Row, question: Question): boolean {
  return (
    row.amount === question.amount &&
    row.date === question.trx_date &&
    row.origin === question.origin_mobile_number &&
    row.destination === question.destination_mobile_number &&
    (question.payment_reference === undefined || sameReference(row.reference, question.payment_reference))
  )
}

function printed(row: Row, secret: string) {
  return {
    trx_date: row.date,
    trx_type: row.type,
    authorization_code: row.authorization,
    payment_reference: Number(row.reference),
    invoice_number: row.invoice,
    payment_method: row.method,
    origin_mobile_number: encrypt(row.origin, secret),
    destination_mobile_number: encrypt(row.destination, secret),
    destination_id: row.document === undefined ? undefined : encrypt(row.document, secret),
    currency: 'ves',
    amount: Number(row.amount),
    destination_bank_id: Number(row.bankCode),
  }
}

/** The question names no bank, so the payer of an invented payment is a customer of Mercantil. */
function inventMobilePayment(state: BankState, question: Question): void {
  const { payment_reference: number, amount, trx_date: date } = question
  const { origin_mobile_number: origin, destination_mobile_number: destination } = question
  const isDestination = state.assumptions.p2cPhones === 'customerIsDestination'
  const [own, customer] = isDestination ? [origin, destination] : [destination, origin]
  if (number === undefined || own !== state.merchant.collectingPhone) return
  inventPayment(state, { amount, reference: number, date, phone: customer, bankCode: '0105', type: 'p2p' })
}
