import { executeOutcome } from '../execute-outcome.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json, type Reply } from '../http/reply.ts'
import { clientReference, type Ledger } from '../ledger.ts'
import { type Field, oneOfTexts, optional, parseObject, readModel, text } from '../model.ts'
import { approvesMandates, outcomeOfAmount } from '../outcomes.ts'
import { type MandateState, mandateStates, type Party } from '../records.ts'
import { isoCodes, messageOf } from './codes.ts'
import { account, amount, bank, concept, document, phone } from './fields.ts'
import { type BankState, issueReference, operation } from './operation.ts'
import { invalidFields, refuse } from './responses.ts'

const name = text(/^[^\p{Cc}]{1,200}$/u)

/** Direct debit by account. */
export const domiciliateAccount = operation({
  signedFields: ['cuenta'],
  handlesForced: true,
  refuseFields,
  fields: { docId: document, nombre: name, cuenta: account, monto: amount, concepto: concept },
  run: (state, values) =>
    domiciliate(state, {
      operation: 'DomiciliacionCNTA',
      by: values.cuenta,
      payer: { document: values.docId, account: values.cuenta },
      amount: values.monto,
      concept: values.concepto,
    }),
})

/** Direct debit by the phone and bank of the payer. */
export const domiciliatePhone = operation({
  signedFields: ['telefono'],
  handlesForced: true,
  refuseFields,
  fields: { docId: document, telefono: phone, nombre: name, banco: bank, monto: amount, concepto: concept },
  run: (state, values) =>
    domiciliate(state, {
      operation: 'DomiciliacionCELE',
      by: values.telefono,
      payer: { document: values.docId, phone: values.telefono, bankCode: values.banco },
      amount: values.monto,
      concept: values.concepto,
    }),
})

function refuseFields(fields: string[]): Reply {
  return refuse('07', 'DomiciliacionCNTA', invalidFields(fields))
}

/** Results of a call that charges nothing, by the state of the payer's mandate; a call without one asks for it. */
const refusals: Record<Exclude<MandateState, 'approved'>, string> = { none: 'MD01', asked: 'MD09', suspended: 'MD22' }

/** The call is only taken: its result is that of the operation, which ConsultarOperaciones reports. */
function domiciliate(
  { client, ledger, random, now, forced }: BankState,
  debit: { operation: string; by: string; payer: Party; amount: string; concept: string },
): Reply {
  const id = random.uuid()
  const reference = issueReference(ledger)
  const mandate = ledger.mandateOf(client, debit.by)

  function end(code: string, settlesAt: number): void {
    ledger.recordOperation({ id, client, code, reference, settlesAt })
  }
  function charge(at: number): void {
    const { operation: operationName, payer, amount: charged } = debit
    ledger.record(
      {
        client,
        operation: operationName,
        amount: charged,
        direction: 'in',
        reference,
        operationId: id,
        payer,
        ...clientReference(debit.concept),
        at,
      },
      { id, client, code: 'ACCP', reference, settlesAt: at },
    )
  }
  function execute(at: number): void {
    if (mandate === 'approved') return charge(at)
    if (mandate === 'none') {
      ledger.recordMandate(client, debit.by, approvesMandates(debit.payer.document) ? 'approved' : 'asked')
    }
    end(refusals[mandate], at)
  }
  const taken = (code = '202', message = messageOf(code)) => json(200, { codigo: code, mensaje: message, uuid: id })

  if (forced) {
    if (forced.moved) charge(now)
    else end(forced.code, now)
    return taken(forced.code, forced.message)
  }
  return executeOutcome(outcomeOfAmount(debit.amount), now, {
    move: execute,
    approve: () => taken(),
    // The mandate is checked before the funds.
    decline: (code) => {
      if (mandate === 'approved') end(isoCodes[code], now)
      else execute(now)
      return taken()
    },
    refuseUnprocessed: () => refuse('91'),
    leavePending: (settlesAt, settles) => {
      if (mandate === 'approved' && settles === 'declined') end('AM04', settlesAt)
      else execute(settlesAt)
      return taken()
    },
  })
}

/** Mandates of the payers of a client; the payer approves, suspends or withdraws one at their own bank. */
export function mandateRoutes(ledger: Ledger, knownClient: Field<string>): Record<string, ControlRoute> {
  const payer = text(/^(0\d{10}|\d{20})$/)
  return {
    'GET /control/mandates': ({ query }) => {
      const read = readModel({ client: optional(knownClient) }, Object.fromEntries(query))
      return 'wrong' in read ? invalid(read.wrong) : json(200, { mandates: ledger.mandates(read.values.client) })
    },
    'POST /control/mandates': ({ body }) => {
      const read = readModel(
        { client: knownClient, payer, state: oneOfTexts(...mandateStates) },
        parseObject(body) ?? {},
      )
      if ('wrong' in read) return invalid(read.wrong)
      const { client, payer: by, state } = read.values
      ledger.recordMandate(client, by, state)
      return json(201, { client, payer: by, state })
    },
  }
}
