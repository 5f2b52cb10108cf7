import { hint } from '../books.ts'
import { caracasDay } from '../caracas.ts'
import { amountNumber, digits, type Field, integer, oneOf, optional, text } from '../model.ts'
import { type Outcome, outcomeOfCard } from '../outcomes.ts'
import { perform } from '../perform.ts'
import { ko, ok } from './answers.ts'
import { hierarchy } from './fields.ts'
import { isRepeated, issueNumbers, operation } from './operation.ts'

/** MMyyyy as a number, so January has five digits; read as `yyyy-MM`. */
const expiration: Field<string> = (value) => {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{4})$/.exec(String(value).padStart(6, '0')) ?? []
  return typeof value === 'number' && month !== undefined ? [`${year}-${month}`] : null
}

const cardFields = {
  TransactionIdentifier: text(/^.{1,20}$/),
  Amount: amountNumber,
  idCardType: oneOf(1, 2, 3),
  CardNumber: digits(/^\d{13,19}$/),
  dtExpiration: expiration,
  CardHolderName: text(/^.{2,80}$/),
  // A number, so a document that begins with zeros is short.
  CardHolderID: digits(/^\d{1,9}$/),
  AccountType: oneOf(0, 10, 20),
  CVV: integer(0, 9_999),
  CardPIN: optional(integer(0, 9_999)),
  AffiliationNumber: digits(/^\d{1,15}$/),
  OperationRef: optional(text(/^.{1,40}$/)),
  ...hierarchy,
}

export const sendCard = operation({
  name: 'Send',
  fields: cardFields,
  run: (desk, request, values) => {
    const client = request.account.clientGuid
    const isKnown = values.OperationRef !== undefined && desk.books.hasHint(client, 'Send', values.OperationRef)
    if (isKnown || isRepeated(desk, request)) return ko('G94')
    if (request.isTest) return ok({}, request.key)
    const isExpired = values.dtExpiration < caracasDay(desk.now).slice(0, 7)
    const outcome: Outcome = isExpired ? { kind: 'declined', code: '54' } : outcomeOfCard(values.CardNumber)
    return perform(outcome, desk.now, {
      move: (at) => {
        const { reference, txId } = issueNumbers(desk.books)
        return desk.books.record({
          client,
          operation: 'Send',
          amount: values.Amount,
          direction: 'in',
          // Card references travel as numbers, which have no leading zeros.
          reference: String(Number(reference)),
          txId,
          cardLast4: values.CardNumber.slice(-4),
          ...hint(values.OperationRef ?? values.TransactionIdentifier),
          at,
        })
      },
      approve: ({ reference }) => {
        const approval = { Reference: Number(reference), Status: 'OK', Code: 'G00', Message: 'APROBADA' }
        return ok(approval, request.key, 202)
      },
      decline: (code) => ko(`G${code}`),
      refuseUnprocessed: () => ko('EPIRWK'),
    })
  },
})
