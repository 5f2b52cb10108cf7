import { caracasDay } from '../caracas.ts'
import type { Reply } from '../http/reply.ts'
import { amountNumber, integer, optional } from '../model.ts'
import { findingOfReference } from '../outcomes.ts'
import { type AccountLine, accountLines, hasReference, withoutZeros } from './account-lines.ts'
import { ko, ok, okText, querySucceeded } from './answers.ts'
import { account, bankNumber, bankText, dateTime, hierarchy, merchantRif, phone, reference } from './fields.ts'
import { type AskedTransfer, inventedLine, otherAmount } from './invented.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'
import { isMobile, printLine } from './print-line.ts'

/** The texts the bank prints in its manual: the hash of an answer is over them, `0.0` and field order included. */
const notFound = {
  Validate:
    '{"MovementExists":false,"Date":"","ControlNumber":"","Amount":0.0,"BankCode":"","Code":"","DebtorInstrument":null,"Concept":"","DebitAccount":null,"Type":"","BalanceDelta":"","ReferenceA":"","ReferenceB":"","ReferenceC":"","ReferenceD":""}',
  ValidateExistence:
    '{"Date":null,"ControlNumber":null,"Amount":0.0,"MovementExists":false,"Code":null,"BankCode":null,"Concept":null,"Type":null,"BalanceDelta":null,"ReferenceA":null,"ReferenceB":null,"ReferenceC":null,"ReferenceD":null}',
}

const accountFields = { AccountNumber: account, ClientID: merchantRif, ...hierarchy }

/** The number of last digits that Validate compares. */
const validateDigits = 4

/** By reference and amount: any line of the account, the first that fits. */
export const validate = operation({
  name: 'Validate',
  fields: { ...accountFields, Reference: reference, Amount: amountNumber, DateMovement: dateTime },
  run: (state, request, { Reference, Amount, DateMovement: { day } }) => {
    if (isRepeated(state, request)) return ko('G94', 'Validate')
    const asked = { reference: Reference, amount: Amount, day }
    return find(state, request, asked, (line) => isSameReference(line, Reference, validateDigits))
  },
})

const validateP2pFields = {
  ...accountFields,
  Reference: reference,
  Amount: amountNumber,
  // A customer may know only the reference: 0 and the empty text stand for "not known".
  BankCode: optional(integer(0, 9_999)),
  PhoneNumber: optional(phone),
  RequestDate: optional(dateTime),
}

/** By the payer's bank and phone too: mobile payments in. */
export const validateP2p = operation({
  name: 'ValidateP2P',
  fields: validateP2pFields,
  run: (state, request, { Reference, Amount, BankCode, PhoneNumber, RequestDate }) => {
    if (isRepeated(state, request)) return ko('G94', 'ValidateP2P')
    const { validateP2pDigits, validateP2pFindsC2p } = state.readings
    const asked = {
      reference: Reference,
      amount: Amount,
      day: RequestDate?.day ?? caracasDay(state.now),
      ...(PhoneNumber === undefined ? {} : { phone: PhoneNumber }),
      ...(BankCode ? { bankCode: bankText(BankCode) } : {}),
    }
    return find(state, request, asked, (line) => {
      const isPayment = line.direction === 'in' && isMobile(line) && (validateP2pFindsC2p || line.type !== 'c2p')
      return isPayment && isSamePayer(line, asked) && isSameReference(line, Reference, validateP2pDigits)
    })
  },
})

const validateExistenceFields = {
  ...accountFields,
  BankCode: bankNumber,
  PhoneNumber: phone,
  RequestDate: dateTime,
  Amount: optional(amountNumber),
}

/** Without a reference: any payment in from that phone, C2P included. Only what really is on the account. */
export const validateExistence = operation({
  name: 'ValidateExistence',
  fields: validateExistenceFields,
  run: (state, request, { BankCode, PhoneNumber, RequestDate: { day }, Amount: amount }) => {
    if (isRepeated(state, request)) return ko('G94', 'ValidateExistence')
    const payer = { phone: PhoneNumber, bankCode: bankText(BankCode) }
    const line = accountLines(state, request.account.clientGuid, amount === undefined ? {} : { amount }).find(
      (own) => own.direction === 'in' && own.phone !== undefined && own.day === day && isSamePayer(own, payer),
    )
    if (!line) return okText(notFound.ValidateExistence, request.key, querySucceeded)
    const {
      DebtorInstrument: _instrument,
      Date: date,
      ControlNumber,
      Amount,
      Code,
      ...rest
    } = print(line, state, request)
    return ok({ Date: date, ControlNumber, Amount, MovementExists: true, Code, ...rest }, request.key)
  },
})

/**
 * A line of the account that fits; otherwise the fixed endings of references. A reference that the account has that
 * day under another amount or payer is not found: nothing is invented beside it.
 */
function find(state: BankState, request: Request, asked: AskedTransfer, fits: (line: AccountLine) => boolean): Reply {
  const client = request.account.clientGuid
  const own = accountLines(state, client, { amount: asked.amount }).find((line) => line.day === asked.day && fits(line))
  if (own) return found(own, state, request)
  if (hasReference(state, client, asked)) return okText(notFound.Validate, request.key, querySucceeded)
  const finding = findingOfReference(asked.reference)
  const isFound =
    finding === 'fromSecondTime' ? state.memory.wasAsked(client, asked.reference, asked.day) : finding !== 'notFound'
  if (!isFound) return okText(notFound.Validate, request.key, querySucceeded)
  const amount = finding === 'otherAmount' ? otherAmount(asked.amount) : asked.amount
  return found(inventedLine(client, { ...asked, amount }), state, request)
}

/** Validate's 15 fields, in the order of the published answer, and the payer's document. */
function found(line: AccountLine, state: BankState, request: Request): Reply {
  const {
    Date: date,
    ControlNumber,
    Amount,
    Code,
    BankCode,
    DebtorInstrument,
    Concept,
    ...rest
  } = print(line, state, request)
  const isAccount = DebtorInstrument?.length === 20
  const fields = { Date: date, ControlNumber, Amount, BankCode, Code, DebtorInstrument, Concept }
  const DebitAccount = isAccount ? DebtorInstrument : null
  return ok({ MovementExists: true, ...fields, DebitAccount, ...rest }, request.key)
}

function print(line: AccountLine, { readings }: BankState, request: Request) {
  return printLine(line, request.account, readings)
}

/** The last `digits` of the numbers, or with 0 the whole numbers; zeros in front do not count. */
function isSameReference(line: AccountLine, asked: string, digits: number): boolean {
  if (digits === 0) return withoutZeros(line.reference) === withoutZeros(asked)
  return lastDigits(line.reference, digits) === lastDigits(asked, digits)
}

function lastDigits(number: string, digits: number): string {
  return number.padStart(digits, '0').slice(-digits)
}

/** A payment registered without its payer fits every payer. */
function isSamePayer(line: AccountLine, asked: { phone?: string; bankCode?: string }): boolean {
  const isSame = (own: string | undefined, wanted: string | undefined) =>
    own === undefined || wanted === undefined || own === wanted
  return isSame(line.phone, asked.phone) && isSame(line.bankCode, asked.bankCode)
}
