import { addDays, caracasDay, dayNumber } from '../caracas.ts'
import { amountNumber, integer, optional, text } from '../model.ts'
import { findingOfReference } from '../outcomes.ts'
import { ko, ok } from './answers.ts'
import { account, bankText, dateTime, hierarchy, phone } from './fields.ts'
import { isRepeated, operation } from './operation.ts'
import { inventedControlNumber, lineOfMovement, statement } from './statement.ts'

const historyDays = 3
const historyByDateDays = 31

const merchantRif = text(/^[VEJPGCR]\d{5,9}$/)

const transferFields = {
  AccountNumber: account,
  // A customer may know only the reference: 0 and the empty text stand for "not known".
  BankCode: optional(integer(0, 9_999)),
  PhoneNumber: optional(phone),
  ClientID: merchantRif,
  Reference: text(/^\d{4,32}$/),
  RequestDate: optional(dateTime('/')),
  Amount: amountNumber,
  ...hierarchy,
}

export const validateP2p = operation({
  name: 'ValidateP2P',
  fields: transferFields,
  run: (desk, request, values) => {
    if (isRepeated(desk, request)) return ko('G94')
    const { Reference: reference, Amount: amount, RequestDate: day = caracasDay(desk.now) } = values
    const registered = desk.books
      .movements(request.account.clientGuid)
      .findLast((movement) => movement.date === day && movement.reference.endsWith(reference))
    if (registered) return ok({ MovementExists: true, ...lineOfMovement(registered, day) }, request.key)

    const finding = findingOfReference(reference)
    if (finding === 'notFound') return ok({ MovementExists: false }, request.key)
    const line = lineOfMovement(
      {
        controlNumber: inventedControlNumber(values.AccountNumber, reference, day),
        amount: finding === 'otherAmount' ? (Number(amount) + 1).toFixed(2) : amount,
        reference,
        date: day,
        ...(values.PhoneNumber === undefined ? {} : { phone: values.PhoneNumber }),
        ...(values.BankCode ? { bankCode: bankText(values.BankCode) } : {}),
      },
      day,
    )
    return ok({ MovementExists: true, ...line }, request.key)
  },
})

/** The last three days, today among them, keyed by account: one of the two shapes seen. */
export const history = operation({
  name: 'History',
  fields: { ClientID: merchantRif, AccountNumber: account, ...hierarchy },
  run: (desk, request, values) => {
    if (isRepeated(desk, request)) return ko('G94')
    const today = caracasDay(desk.now)
    const lines = statement(desk.books, request.account.clientGuid, addDays(today, 1 - historyDays), today)
    return ok({ [values.AccountNumber]: lines }, request.key)
  },
})

/** The other shape: a bare list. */
export const historyByDate = operation({
  name: 'HistoryByDate',
  fields: {
    ClientID: merchantRif,
    AccountNumber: account,
    StartDate: dateTime('-'),
    EndDate: dateTime('-'),
    ...hierarchy,
  },
  run: (desk, request, { StartDate: from, EndDate: to }) => {
    const days = dayNumber(to) - dayNumber(from) + 1
    if (days < 1 || days > historyByDateDays) return ko('EPIIMS')
    if (isRepeated(desk, request)) return ko('G94')
    return ok(statement(desk.books, request.account.clientGuid, from, to), request.key)
  },
})
