import { addDays, caracasDay, dayNumber } from '../caracas.ts'
import { amountNumber, integer, optional, text } from '../model.ts'
import { findingOfReference } from '../outcomes.ts'
import { ko, ok } from './answers.ts'
import { account, bankText, dateTime, hierarchy, phone } from './fields.ts'
import { type Desk, isRepeated, operation, type Request } from './operation.ts'
import { inventedControlNumber, lineOfMovement, statement } from './statement.ts'

const historyDays = 3
const historyByDateDays = 31

const merchantRif = text(/^[VEJPGCR]\d{5,9}$/)

const transferFields = {
  AccountNumber: account,
  ClientID: merchantRif,
  Reference: text(/^\d{4,32}$/),
  Amount: amountNumber,
  ...hierarchy,
}

type Transfer = { account: string; reference: string; amount: string; day: string; phone?: string; bankCode?: string }

const mobileFields = {
  ...transferFields,
  // A customer may know only the reference: 0 and the empty text stand for "not known".
  BankCode: optional(integer(0, 9_999)),
  PhoneNumber: optional(phone),
  RequestDate: optional(dateTime('/')),
}

/** By the payer's bank and phone too. */
export const validateP2p = operation({
  name: 'ValidateP2P',
  fields: mobileFields,
  run: (desk, request, values) => {
    if (isRepeated(desk, request)) return ko('G94')
    return find(desk, request, {
      ...transferOf(values),
      day: values.RequestDate ?? caracasDay(desk.now),
      ...(values.PhoneNumber === undefined ? {} : { phone: values.PhoneNumber }),
      ...(values.BankCode ? { bankCode: bankText(values.BankCode) } : {}),
    })
  },
})

/** By reference and amount alone. */
export const validate = operation({
  name: 'Validate',
  fields: { ...transferFields, DateMovement: dateTime('/') },
  run: (desk, request, values) => {
    if (isRepeated(desk, request)) return ko('G94')
    return find(desk, request, { ...transferOf(values), day: values.DateMovement })
  },
})

function transferOf(values: { AccountNumber: string; Reference: string; Amount: string }) {
  return { account: values.AccountNumber, reference: values.Reference, amount: values.Amount }
}

/** What was registered through the control address first; everything else is invented by the reference's ending. */
function find(desk: Desk, request: Request, { account: own, day, ...asked }: Transfer) {
  const registered = desk.books
    .movements(request.account.clientGuid)
    .findLast((movement) => movement.date === day && movement.reference.endsWith(asked.reference))
  if (registered) return ok({ MovementExists: true, ...lineOfMovement(registered, day) }, request.key)

  const finding = findingOfReference(asked.reference)
  if (finding === 'notFound') return ok({ MovementExists: false }, request.key)
  const line = lineOfMovement(
    {
      ...asked,
      controlNumber: inventedControlNumber(own, asked.reference, day),
      amount: finding === 'otherAmount' ? (Number(asked.amount) + 1).toFixed(2) : asked.amount,
      date: day,
    },
    day,
  )
  return ok({ MovementExists: true, ...line }, request.key)
}

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
