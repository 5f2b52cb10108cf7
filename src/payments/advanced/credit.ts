import type { Static } from 'typebox'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Desk } from '../engine.ts'
import { readFields } from '../fields.ts'
import { moveMoney } from './movement.ts'
import { readAccount, readParty } from './read.ts'
import type { AccountCreditRequest, CreditRequest } from './schema.ts'

/** Pays a person by phone and document. */
export function creditPhone(desk: Desk, call: Call<unknown, unknown, Static<typeof CreditRequest>>): Promise<Answer> {
  const { concepto: concept, externalRef, ...body } = call.body
  const { amount, payee } = readFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payee: readParty(read, body, 'credit'),
  }))
  return moveMoney(
    desk,
    call,
    { flow: 'creditPhone', method: 'CREDITO_INMEDIATO', amount, payer: payee, externalRef },
    (send, paymentId) => send({ paymentId, amount, payee, concept }),
  )
}

/** Pays into a 20-digit account. */
export function creditAccount(
  desk: Desk,
  call: Call<unknown, unknown, Static<typeof AccountCreditRequest>>,
): Promise<Answer> {
  const { concepto: concept, externalRef, ...body } = call.body
  const { amount, document, account } = readFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    document: read.document('/cedula', body.cedula),
    account: readAccount(read, '/cuenta', body.cuenta, desk.checkAccountDigits),
  }))
  const payer = { document, account, bankCode: account.slice(0, 4) }
  return moveMoney(
    desk,
    call,
    { flow: 'creditAccount', method: 'CREDITO_CUENTA', amount, payer, externalRef },
    (send, paymentId) => send({ paymentId, amount, document, account, concept }),
  )
}
