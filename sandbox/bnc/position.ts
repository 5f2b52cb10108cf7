import { caracasDay } from '../caracas.ts'
import type { Reply } from '../http/reply.ts'
import { amountNumber, integer, optional } from '../model.ts'
import { findingOfReference } from '../outcomes.ts'
import { type AccountLine, accountLines, hasReference, withoutZeros } from './account-lines.ts'
import { ko, ok, okText, querySucceeded } from './responses.ts'
import { account, bankNumber, bankText, dateTime, hierarchy, merchantRif, phone, reference } from './fields.ts'
import { type TransferQuery, syntheticLine, otherAmount } from './synthetic-line.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'
import { isMobile, printLine } from './print-line.ts'

/** Texts printed in the bank's manual: the hash of a response covers them, including `0.0` and the field order. */
const notFound = {
  Validate:
    '{"MovementExists":false,"Date":"","ControlNumber":"","Amount":0.0,"BankCode":"","Code":"","DebtorInstrument":null,"Concept":"","DebitAccount":null,"Type":"","BalanceDelta":"","ReferenceA":"","ReferenceB":"","ReferenceC":"","ReferenceD":""}',
  ValidateExistence:
    '{"Date":null,"ControlNumber":null,"Amount":0.0,"MovementExists":false,"Code":null,"BankCode":null,"Concept":null,"Type":null,"BalanceDelta":null,"ReferenceA":null,"ReferenceB":null,"ReferenceC":null,"ReferenceD":null}',
}

const accountFields = { AccountNumber: account, ClientID: merchantRif, ...hierarchy }

/** Number of trailing digits that Validate compares. */
const validateDigits = 4

/** Search by reference and amount: the first matching line of the account. */
export const validate = operation({
  name: 'Validate',
  fields: { ...accountFields, Reference: reference, Amount: amountNumber, DateMovement: dateTime },
  run: (state, request, { Reference, Amount, DateMovement: { day } }) => {
    if (isRepeated(state, request)) return ko('G94', 'Validate')
    const query = { reference: Reference, amount: Amount, day }
    return find(state, request, query, (line) => isSameReference(line, Reference, validateDigits))
  },
})

const validateP2pFields = {
  ...accountFields,
  Reference: reference,
  Amount: amountNumber,
  // A customer may know only the reference: 0 and the empty text mean "not known".
  BankCode: optional(integer(0, 9_999)),
  PhoneNumber: optional(phone),
  RequestDate: optional(dateTime),
}

/** Search among incoming mobile payments, also by the payer's bank and phone. */
export const validateP2p = operation({
  name: 'ValidateP2P',
  fields: validateP2pFields,
  run: (state, request, { Reference, Amount, BankCode, PhoneNumber, RequestDate }) => {
    if (isRepeated(state, request)) return ko('G94', 'ValidateP2P')
    const { validateP2pDigits, validateP2pFindsC2p } = state.assumptions
    const query = {
      reference: Reference,
      amount: Amount,
      day: RequestDate?.day ?? caracasDay(state.now),
      ...(PhoneNumber === undefined ? {} : { phone: PhoneNumber }),
      ...(BankCode ? { bankCode: bankText(BankCode) } : {}),
    }
    return find(state, request, query, (line) => {
      const isPayment = line.direction === 'in' && isMobile(line) && (validateP2pFindsC2p || line.type !== 'c2p')
      return isPayment && isSamePayer(line, query) && isSameReference(line, Reference, validateP2pDigits)
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

/** Search without a reference: incoming payments from a phone, C2P included. Never returns synthetic lines. */
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
 * The matching line of the account; otherwise the outcome of the fixed reference endings. A reference that the account
 * has on that day with another amount or payer is not found, and gets no synthetic line.
 */
function find(state: BankState, request: Request, query: TransferQuery, fits: (line: AccountLine) => boolean): Reply {
  const client = request.account.clientGuid
  const own = accountLines(state, client, { amount: query.amount }).find((line) => line.day === query.day && fits(line))
  if (own) return found(own, state, request)
  if (hasReference(state, client, query)) return okText(notFound.Validate, request.key, querySucceeded)
  const finding = findingOfReference(query.reference)
  const isFound =
    finding === 'fromSecondTime'
      ? state.counters.wasQueried(client, query.reference, query.day)
      : finding !== 'notFound'
  if (!isFound) return okText(notFound.Validate, request.key, querySucceeded)
  const amount = finding === 'otherAmount' ? otherAmount(query.amount) : query.amount
  return found(syntheticLine(client, { ...query, amount }), state, request)
}

/** The 15 fields of Validate, in the order of the published response, and the payer's document. */
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

function print(line: AccountLine, { assumptions }: BankState, request: Request) {
  return printLine(line, request.account, assumptions)
}

/** Compares the last `digits` digits, or with 0 the whole numbers without leading zeros. */
function isSameReference(line: AccountLine, queried: string, digits: number): boolean {
  if (digits === 0) return withoutZeros(line.reference) === withoutZeros(queried)
  return lastDigits(line.reference, digits) === lastDigits(queried, digits)
}

function lastDigits(number: string, digits: number): string {
  return number.padStart(digits, '0').slice(-digits)
}

/** A payment registered without a payer matches every payer. */
function isSamePayer(line: AccountLine, payer: { phone?: string; bankCode?: string }): boolean {
  const isSame = (own: string | undefined, wanted: string | undefined) =>
    own === undefined || wanted === undefined || own === wanted
  return isSame(line.phone, payer.phone) && isSame(line.bankCode, payer.bankCode)
}
