import { hint, type NewEntry } from '../books.ts'
import { json, type Reply } from '../http/reply.ts'
import { text } from '../model.ts'
import { type Outcome, outcomeOfAmount, outcomeOfToken } from '../outcomes.ts'
import { perform } from '../perform.ts'
import { answer, isoNeighbours, messageOf, type R4Code, refuse } from './answers.ts'
import { account, amount, bank, concept, document, otp, phone } from './fields.ts'
import { type Desk, issueReference, operation } from './operation.ts'

/** The payer's own bank sends the text message; this one only takes the request. */
export const requestOtp = operation({
  signedFields: ['Banco', 'Monto', 'Telefono', 'Cedula'],
  fields: { Banco: bank, Monto: amount, Telefono: phone, Cedula: document },
  run: () => answer('202', { success: true }),
})

export const debit = operation({
  signedFields: ['Banco', 'Cedula', 'Telefono', 'Monto', 'OTP'],
  fields: {
    Banco: bank,
    Monto: amount,
    Telefono: phone,
    Cedula: document,
    Nombre: text(/^[\p{L} ]{1,20}$/u),
    OTP: otp,
    Concepto: concept,
  },
  run: (desk, values) =>
    transfer(desk, outcomeOfToken(values.OTP), {
      operation: 'DebitoInmediato',
      amount: values.Monto,
      direction: 'in',
      payer: { document: values.Cedula, phone: values.Telefono, bankCode: values.Banco },
      ...hint(values.Concepto),
    }),
})

export const creditPhone = operation({
  signedFields: ['Banco', 'Cedula', 'Telefono', 'Monto'],
  fields: { Banco: bank, Cedula: document, Telefono: phone, Monto: amount, Concepto: concept },
  run: (desk, values) =>
    transfer(desk, outcomeOfAmount(values.Monto), {
      operation: 'CreditoInmediato',
      amount: values.Monto,
      direction: 'out',
      payer: { document: values.Cedula, phone: values.Telefono, bankCode: values.Banco },
      ...hint(values.Concepto),
    }),
})

export const creditAccount = operation({
  signedFields: ['Cedula', 'Cuenta', 'Monto'],
  fields: { Cedula: document, Cuenta: account, Monto: amount, Concepto: concept },
  run: (desk, values) =>
    transfer(desk, outcomeOfAmount(values.Monto), {
      operation: 'CICuentas',
      amount: values.Monto,
      direction: 'out',
      payer: { document: values.Cedula, account: values.Cuenta },
      ...hint(values.Concepto),
    }),
})

/** An operation is pending until the clock passes its settling; then it is what it was going to be. */
export const findOperation = operation({
  signedFields: ['Id'],
  fields: { Id: text(/^[0-9A-Fa-f-]{36}$/) },
  run: ({ client, books, now }, { Id: id }) => {
    const found = books.findOperation(client, id)
    // Without a code: nobody has seen how the bank says it, and no code may be taken for a refusal.
    if (!found) return json(404, { message: 'Operación no encontrada', success: false })
    if (now < found.settlesAt) return answer('AC00', { id, success: false })
    const isAccepted = found.code === 'ACCP'
    const details = isAccepted ? { reference: found.reference, success: true } : { success: false }
    return json(200, { code: found.code, message: messageOf(found.code), id, ...details })
  },
})

/** Every operation gets an id under which it can be asked about, refused ones too. */
function transfer(
  { client, books, luck, now }: Desk,
  outcome: Outcome,
  effect: Omit<NewEntry, 'client' | 'reference' | 'operationId' | 'at'>,
): Reply {
  const id = luck.uuid()
  const reference = issueReference(books)

  function accept(at: number): void {
    const accepted = { id, client, code: 'ACCP', reference, settlesAt: at }
    books.record({ client, ...effect, reference, operationId: id, at }, accepted)
  }
  function reject(code: R4Code, settlesAt: number): void {
    books.recordOperation({ id, client, code, reference, settlesAt })
  }

  return perform(outcome, now, {
    move: accept,
    approve: () => answer('ACCP', { reference, id }),
    decline: (networkCode) => {
      const code = isoNeighbours[networkCode]
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
