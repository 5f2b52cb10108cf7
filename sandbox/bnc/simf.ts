import { executeOutcome } from '../execute-outcome.ts'
import type { Reply } from '../http/reply.ts'
import { clientReference, type NewEntry } from '../ledger.ts'
import { amountNumber, oneOfTexts, text } from '../model.ts'
import { type NetworkCode, type Outcome, outcomeOfAmount, outcomeOfToken } from '../outcomes.ts'
import { document, hierarchy, merchantRif } from './fields.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'
import { ko, ok } from './responses.ts'

/** Immediate debit and credit (SIMF). Debits answer with a status; credits only with a reference, to be asked about. */

type Kind = 'DEB' | 'CRE'

const bank = text(/^\d{4}$/)
/** A phone, or the 20 digits of an account. */
const instrument = text(/^(58\d{10}|\d{20})$/)
const instrumentType = oneOfTexts('CELE', 'CNTA')
const name = text(/\S/)
const concept = text(/^(?=.*\S).{1,100}$/)

const operationType = oneOfTexts('DEB', 'CRE', 'REV')
const operationReference = text(/^\d{1,20}$/)

/** The network's codes for the outcomes of the fixed values. */
const reasons: Record<NetworkCode, string> = {
  '05': 'RJCT',
  '13': 'AM02',
  '41': 'AG10',
  '51': 'AM04',
  '54': 'AC04',
  '55': 'TKCM',
  '56': 'AC01',
  '61': 'AM02',
  '80': 'BE01',
  '94': 'AM05',
}

/** The payer's bank sends the code; nothing moves. */
export const debitTokenRequest = operation({
  name: 'DebitTokenRequest',
  fields: {
    Amount: amountNumber,
    DebtorAccount: instrument,
    DebtorAccountType: instrumentType,
    DebtorBank: bank,
    DebtorID: document,
    ...hierarchy,
  },
  run: (_state, request) => ok({ Status: 'OK', Code: null }, request.key),
})

export const debitBeginner = operation({
  name: 'DebitBeginner',
  fields: {
    Amount: amountNumber,
    DebtorBank: bank,
    DebtorAccType: instrumentType,
    DebtorAccount: instrument,
    DebtorID: document,
    DebtorName: name,
    Concept: concept,
    AddtlInf: text(/^\d{8}$/),
    ...hierarchy,
  },
  run: (state, request, values) =>
    transfer('DEB', state, request, outcomeOfToken(values.AddtlInf), {
      operation: 'DebitBeginner',
      amount: values.Amount,
      direction: 'in',
      payer: { document: values.DebtorID, bankCode: values.DebtorBank, ...instrumentOf(values.DebtorAccount) },
    }),
})

export const creditBeginner = operation({
  name: 'CreditBeginner',
  fields: {
    Amount: amountNumber,
    CreditorBank: bank,
    CreditorAccType: instrumentType,
    CreditorAccount: instrument,
    CreditorID: document,
    CreditorName: name,
    Concept: concept,
    ...hierarchy,
  },
  run: (state, request, values) =>
    transfer('CRE', state, request, outcomeOfAmount(values.Amount), {
      operation: 'CreditBeginner',
      amount: values.Amount,
      direction: 'out',
      payer: { document: values.CreditorID, bankCode: values.CreditorBank, ...instrumentOf(values.CreditorAccount) },
    }),
})

export const statusOperation = operation({
  name: 'StatusOperation',
  fields: {
    ClientID: merchantRif,
    OperationType: operationType,
    Reference: operationReference,
    ...hierarchy,
  },
  run: ({ ledger, now }, { account, key }, { OperationType: type, Reference: reference }) => {
    const found = ledger.findOperation(account.clientGuid, idOf(type, reference))
    if (!found) return ko('SMF001', 'StatusOperation')
    return ok(stateOf(type, reference, now < found.settlesAt ? 'AC00' : found.code), key)
  },
})

function instrumentOf(value: string): { phone: string } | { account: string } {
  return value.startsWith('58') && value.length === 12 ? { phone: value } : { account: value }
}

const idOf = (type: string, reference: string) => `${type}-${reference}`.toLowerCase()

function stateOf(type: string, reference: string, code: string) {
  const isRefused = code !== 'ACCP' && code !== 'AC00'
  return {
    Reference: reference,
    OperationType: type,
    SubOperationType: null,
    Status: isRefused ? 'RJCT' : code,
    Code: code,
    RejectDescription: isRefused ? 'Operacion rechazada' : null,
  }
}

function transfer(
  type: Kind,
  bankState: BankState,
  request: Request,
  outcome: Outcome,
  effect: Omit<NewEntry, 'client' | 'reference' | 'operationId' | 'at'>,
): Reply {
  const { ledger, now, assumptions } = bankState
  const client = request.account.clientGuid
  if (request.isTest) return ok({}, request.key)
  if (outcome.kind !== 'unavailable' && isRepeated(bankState, request)) return ko('G94', effect.operation)
  const reference = String(10_000_000 + (ledger.nextSequence() % 90_000_000))
  const id = idOf(type, reference)
  const move = (at: number) =>
    ledger.record(
      { client, ...effect, reference, operationId: id, ...clientReference(request.reference), at },
      { id, client, code: 'ACCP', reference, settlesAt: at },
    )
  const refuse = (code: string, settlesAt: number) => ledger.recordOperation({ id, client, code, reference, settlesAt })
  const respond = (code: string) =>
    ok(
      type === 'CRE' && assumptions.creditAnswer === 'reference'
        ? { Reference: reference }
        : stateOf(type, reference, code),
      request.key,
      202,
    )

  return executeOutcome(outcome, now, {
    move,
    approve: () => respond('ACCP'),
    decline: (networkCode) => {
      refuse(reasons[networkCode], now)
      return respond(reasons[networkCode])
    },
    refuseUnprocessed: () => ko('EPIRWK'),
    leavePending: (settlesAt, settles) => {
      if (settles === 'approved') move(settlesAt)
      else refuse('AM04', settlesAt)
      return respond('AC00')
    },
  })
}
