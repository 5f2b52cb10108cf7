import { caracasTime } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { amountNumber, day, oneOf, strictObject, text } from '../model.ts'
import { generalFailure, stampOf } from './answers.ts'
import { encrypt } from './cipher.ts'
import { bankNumber, document, encrypted, reference } from './fields.ts'
import { camelOperation, type Operation } from './operation.ts'
import { inventPayment, lastDigits, shownMovements } from './payments.ts'

/** Transfers to the merchant's account. Anything but the last eight digits of the reference finds nothing. */
export const transferSearch: Operation = camelOperation({
  product: 'transferSearch',
  part: 'transferSearchBy',
  fields: (secret) =>
    strictObject({
      account: encrypted(secret, text(/^\d{20}$/)),
      issuerCustomerId: encrypted(secret, document),
      trxDate: day,
      issuerBankId: bankNumber,
      transactionType: oneOf(1),
      paymentReference: reference,
      amount: amountNumber,
    }),
  run: (state, question) => {
    const { client, secret, now, searches } = state
    if (question.account !== client) return generalFailure(state)
    const { issuerCustomerId, trxDate, issuerBankId, paymentReference, amount } = question
    if (paymentReference !== lastDigits(paymentReference)) return transferSearch.refuse(state, '330')
    const payer = { document: issuerCustomerId, bankCode: issuerBankId }
    inventPayment(state, { amount, reference: paymentReference, date: trxDate, ...payer, type: 'transfer' })
    const found = shownMovements(state, 'transfer').filter(
      (transfer) =>
        lastDigits(transfer.reference) === paymentReference &&
        transfer.amount === amount &&
        transfer.date === trxDate &&
        transfer.document === issuerCustomerId &&
        transfer.bankCode === issuerBankId,
    )
    if (found.length === 0) return transferSearch.refuse(state, '330')
    return json(200, {
      processingDate: stampOf(now),
      merchantIdentify: state.merchantIdentify,
      transferSearchList: found.map((transfer) => ({
        trxTime: caracasTime(transfer.at ?? now),
        currency: 'VES',
        trxStatus: 'A',
        issuerCustomerId: encrypt(issuerCustomerId, secret),
        channel: 'INTERNET',
        trxValueDate: transfer.date,
        previouslySearched: searches(`${client} transfer ${transfer.controlNumber}`) > 1 ? 'S' : 'N',
        issuerCustomerName: encrypt('CLIENTE DE PRUEBA', secret),
        paymentReference,
      })),
    })
  },
})
