import { clientReference, type NewEntry } from '../ledger.ts'
import { json, type Reply } from '../http/reply.ts'
import { text } from '../model.ts'
import { type Outcome, outcomeOfAmount, outcomeOfToken } from '../outcomes.ts'
import { executeOutcome } from '../execute-outcome.ts'
import { answer, refuse } from './responses.ts'
import { isoCodes, messageOf } from './codes.ts'
import { account, amount, bank, concept, document, otp, phone } from './fields.ts'
import { type BankState, issueReference, operation } from './operation.ts'
import type { R4Assumptions } from './assumptions.ts'

/** The payer's bank sends the text message; R4 only accepts the request. */
export const requestOtp = operation({
  signedFields: ['Banco', 'Monto', 'Telefono', 'Cedula'],
  fields: { Banco: bank, Monto: amount, Telefono: phone, Cedula: document },
  run: () => answer('202', { success: true }),
})

export const debit = operation({
  signedFields: ['Banco', 'Cedula', 'Telefono', 'Monto', 'OTP'],
  handlesForced: true,
  fields: {
    Banco: bank,
    Monto: amount,
    Telefono: phone,
    Cedula: document,
    Nombre: text(/^[\p{L} ]{1,20}$/u),
    OTP: otp,
    Concepto: concept,
  },
  run: (state, values) =>
    transfer(state, outcomeOfToken(values.OTP), {
      operation: 'DebitoInmediato',
      amount: values.Monto,
      direction: 'in',
      payer: { document: values.Cedula, phone: values.Telefono, bankCode: values.Banco },
      ...clientReference(values.Concepto),
    }),
})

export const creditPhone = operation({
  signedFields: ['Banco', 'Cedula', 'Telefono', 'Monto'],
  handlesForced: true,
  fields: { Banco: bank, Cedula: document, Telefono: phone, Monto: amount, Concepto: concept },
  run: (state, values) =>
    transfer(state, outcomeOfAmount(values.Monto), {
      operation: 'CreditoInmediato',
      amount: values.Monto,
      direction: 'out',
      payer: { document: values.Cedula, phone: values.Telefono, bankCode: values.Banco },
      ...clientReference(values.Concepto),
    }),
})

export const creditAccount = operation({
  signedFields: ['Cedula', 'Cuenta', 'Monto'],
  handlesForced: true,
  fields: { Cedula: document, Cuenta: account, Monto: amount, Concepto: concept },
  run: (state, values) =>
    transfer(state, outcomeOfAmount(values.Monto), {
      operation: 'CICuentas',
      amount: values.Monto,
      direction: 'out',
      payer: { document: values.Cedula, account: values.Cuenta },
      ...clientReference(values.Concepto),
    }),
})

/** An operation is pending until `settlesAt`, then has its final code. */
export const findOperation = operation({
  signedFields: ['Id'],
  handlesForced: true,
  fields: { Id: text(/^[0-9A-Fa-f-]{36}$/) },
  run: ({ client, ledger, now, assumptions, forced }, { Id: id }) => {
    const found = ledger.findOperation(client, id)
    if (!found && !forced) return unknownOperation(assumptions)
    const isPending = found !== undefined && now < found.settlesAt
    const code = forced?.code ?? (isPending ? 'AC00' : (found?.code ?? ''))
    const success = code === 'ACCP'
    const reference = success ? (found?.reference ?? null) : null
    return json(200, { code, message: forced?.message ?? messageOf(code), id, reference, success })
  },
})

function unknownOperation({ unknownOperation: form }: R4Assumptions): Reply {
  if (form === '12') return answer('12', { reference: null, success: false })
  // The real response is not known; it carries no code, so that callers cannot take it for a refusal.
  return json(404, { message: 'Operación no encontrada', success: false })
}

/** Every operation gets an id for ConsultarOperaciones, refused ones included. */
function transfer(
  { client, ledger, random, now, forced }: BankState,
  outcome: Outcome,
  effect: Omit<NewEntry, 'client' | 'reference' | 'operationId' | 'at'>,
): Reply {
  const id = random.uuid()
  const reference = issueReference(ledger)

  function accept(at: number): void {
    const accepted = { id, client, code: 'ACCP', reference, settlesAt: at }
    ledger.record({ client, ...effect, reference, operationId: id, at }, accepted)
  }
  function reject(code: string, settlesAt: number): void {
    ledger.recordOperation({ id, client, code, reference, settlesAt })
  }

  if (forced) {
    // ConsultarOperaciones reports money that moved as accepted, whatever the first response said.
    if (forced.moved) accept(now)
    else reject(forced.code, now)
    return answer(forced.code, { id }, forced.message)
  }
  return executeOutcome(outcome, now, {
    move: accept,
    approve: () => answer('ACCP', { reference, id }),
    decline: (networkCode) => {
      const code = isoCodes[networkCode]
      reject(code, now)
      return answer(code, { id })
    },
    refuseUnprocessed: () => refuse('91'),
    leavePending: (settlesAt, settles) => {
      if (settles === 'approved') accept(settlesAt)
      else reject('AM04', settlesAt)
      return answer('AC00', { id })
    },
  })
}
