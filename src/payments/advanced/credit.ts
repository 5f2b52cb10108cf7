import type { Static } from 'typebox'
import type { Answer, Call } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { submitTransfer } from './transfer.ts'
import { readAccount, readParty } from './read.ts'
import type { AccountCreditRequest, CreditRequest } from './schema.ts'

/** Pays a person by phone and document. */
export function creditPhone(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof CreditRequest>>,
): Promise<Answer> {
  const { concepto: concept, externalRef, ...body } = call.body
  const { amount, payee } = parseFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payee: readParty(read, body, 'credit'),
  }))
  return submitTransfer(
    context,
    call,
    { flow: 'creditPhone', method: 'CREDITO_INMEDIATO', amount, counterparty: payee, externalRef },
    (send, paymentId) => send({ paymentId, amount, payee, concept }),
  )
}

/** Pays into a 20-digit account. */
export function creditAccount(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof AccountCreditRequest>>,
): Promise<Answer> {
  const { concepto: concept, externalRef, ...body } = call.body
  const { amount, document, account } = parseFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    document: read.document('/cedula', body.cedula),
    account: readAccount(read, '/cuenta', body.cuenta, context.checkAccountDigits),
  }))
  const counterparty = { document, account, bankCode: account.slice(0, 4) }
  return submitTransfer(
    context,
    call,
    { flow: 'creditAccount', method: 'CREDITO_CUENTA', amount, counterparty, externalRef },
    (send, paymentId) => send({ paymentId, amount, document, account, concept }),
  )
}
