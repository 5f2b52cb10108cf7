import { caracasDay, isDay } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { type Field, oneOfTexts, optional, strictObject } from '../model.ts'
import { errorList, generalFailure, stampOf } from './answers.ts'
import { printedSale } from './cards.ts'
import { messageOf } from './codes.ts'
import { invoice, reference } from './fields.ts'
import { snakeOperation } from './operation.ts'
import { sameReference, shownEntries } from './payments.ts'

/** `2024/07/08`, as `2024-07-08`. */
const slashedDay: Field<string> = (value) => {
  const iso = typeof value === 'string' && /^\d{4}\/\d{2}\/\d{2}$/.test(value) ? value.replaceAll('/', '-') : ''
  return isDay(iso) ? [iso] : null
}

/** A card sale by its invoice number. */
export const cardSearch = snakeOperation({
  product: 'cardSearch',
  part: 'search_by',
  fields: () =>
    strictObject({
      search_criteria: oneOfTexts('unique'),
      // With one s at the bank.
      procesing_date: slashedDay,
      invoice_number: invoice,
      payment_reference: optional(reference),
    }),
  run: (state, { procesing_date, invoice_number, payment_reference }) => {
    const { assumptions, now, merchantIdentify } = state
    const isOpen = payment_reference === undefined && assumptions.cardSearchWithoutReference !== 'found'
    if (isOpen && assumptions.cardSearchWithoutReference === 'refused') return generalFailure(state)
    const sales = shownEntries(state).filter(
      (entry) =>
        !isOpen &&
        entry.operation === 'pay' &&
        entry.paymentHint === invoice_number &&
        caracasDay(entry.at) === procesing_date &&
        (payment_reference === undefined || sameReference(entry.reference, payment_reference)),
    )
    if (sales.length === 0) return errorList(state, '0330', messageOf('0330'))
    return json(200, {
      processing_date: stampOf(now),
      merchant_identify: merchantIdentify,
      transaction_list: sales.map((entry) => ({
        ...printedSale(entry),
        card_number: `************${entry.cardLast4}`,
        customer_id: entry.payer?.document,
      })),
    })
  },
})
