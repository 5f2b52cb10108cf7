import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { ownData } from '../new-payment.ts'
import { submitPayout } from './transfer.ts'
import { readAccount, readParty } from './read.ts'
import type { AccountCreditRequest, CreditRequest } from './schema.ts'

/** Pays a person by phone and document. */
export function creditPhone(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof CreditRequest>>,
): Promise<Answer> {
  const { concepto: concept, ...body } = call.body
  const { amount, payee } = parseFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payee: readParty(read, body, 'credit'),
  }))
  const counterparty = { ...payee, concept }
  return submitPayout(context, call, { method: 'CREDITO_INMEDIATO', amount, counterparty, ...ownData(body) })
}

/** Pays into a 20-digit account. */
export function creditAccount(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof AccountCreditRequest>>,
): Promise<Answer> {
  const { concepto: concept, ...body } = call.body
  const { amount, document, account } = parseFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    document: read.document('/cedula', body.cedula),
    account: readAccount(read, '/cuenta', body.cuenta, context.checkAccountDigits),
  }))
  const counterparty = { document, account, bankCode: account.slice(0, 4), concept }
  return submitPayout(context, call, { method: 'CREDITO_CUENTA', amount, counterparty, ...ownData(body) })
}
