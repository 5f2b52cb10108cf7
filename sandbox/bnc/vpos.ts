import { clientReference } from '../ledger.ts'
import { caracasDay } from '../caracas.ts'
import type { Reply } from '../http/reply.ts'
import { amountNumber, digits, type Field, integer, oneOf, optional, text } from '../model.ts'
import { type Outcome, outcomeOfCard } from '../outcomes.ts'
import { executeOutcome } from '../execute-outcome.ts'
import { ko, ok } from './responses.ts'
import { cardOperation, isGeneralCode, messageOf } from './codes.ts'
import { hierarchy } from './fields.ts'
import { issueNumbers } from './numbers.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'

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
  // A JSON number, so a document with leading zeros is shorter.
  CardHolderID: digits(/^\d{1,9}$/),
  AccountType: oneOf(0, 10, 20),
  CVV: integer(0, 9_999),
  CardPIN: optional(integer(0, 9_999)),
  AffiliationNumber: digits(/^\d{1,15}$/),
  OperationRef: optional(text(/^.{1,40}$/)),
  ...hierarchy,
}

export const sendCard = operation({
  name: cardOperation,
  fields: cardFields,
  run: (state, request, values) => {
    if (request.isTest) return ok({}, request.key)
    const client = request.account.clientGuid
    const isCharged =
      values.OperationRef !== undefined && state.ledger.hasClientReference(client, cardOperation, values.OperationRef)
    if (isCharged) return refuseCard('G94', state, request)
    if (isRepeated(state, request)) return ko('G94', cardOperation)
    const isExpired = values.dtExpiration < caracasDay(state.now).slice(0, 7)
    const outcome: Outcome = isExpired ? { kind: 'declined', code: '54' } : outcomeOfCard(values.CardNumber)
    return executeOutcome(outcome, state.now, {
      move: (at) => {
        // Card sales have no statement line of their own.
        const { line: _line, reference, txId } = issueNumbers(state, { client, amount: values.Amount })
        return state.ledger.record({
          client,
          operation: cardOperation,
          amount: values.Amount,
          direction: 'in',
          // Card references are JSON numbers, which have no leading zeros.
          reference: String(Number(reference)),
          txId,
          cardLast4: values.CardNumber.slice(-4),
          ...clientReference(values.OperationRef ?? values.TransactionIdentifier),
          at,
        })
      },
      approve: ({ reference }) => {
        const approval = { Reference: Number(reference), Status: 'OK', ...approvalCode(state, client) }
        return ok(approval, request.key, 202)
      },
      decline: (code) => refuseCard(`G${code}`, state, request),
      refuseUnprocessed: () => ko('EPIRWK'),
    })
  },
})

/** Code and Message of an approval: observed both with values and with null. */
function approvalCode({ assumptions, counters, approvalCode: scripted }: BankState, client: string) {
  if (scripted !== undefined) return { Code: scripted, Message: messageOf(scripted, cardOperation).toUpperCase() }
  const { cardApprovalCode } = assumptions
  const hasCode =
    cardApprovalCode === 'always' || (cardApprovalCode === 'half' && counters.countApproval(client) % 2 === 0)
  return hasCode ? { Code: 'G00', Message: 'APROBADA' } : { Code: null, Message: null }
}

export function refuseCard(
  code: string,
  { assumptions }: BankState,
  { key }: Request,
  message = messageOf(code, cardOperation),
): Reply {
  if (assumptions.cardDecline === 'ko' || isGeneralCode(code)) return ko(code, cardOperation, message)
  return ok({ Reference: 0, Status: 'KO', Code: code, Message: message.toUpperCase() }, key, 202)
}
