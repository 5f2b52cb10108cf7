import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import { Secret } from '../../foundation/secret.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { ownData } from '../new-payment.ts'
import { submitTransfer } from './transfer.ts'
import { readParty } from './read.ts'
import type { DebitRequest } from './schema.ts'

/** Collects from a payer who authorised it with the key their bank sent them. */
export function debit(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof DebitRequest>>,
): Promise<Answer> {
  const { nombre: name, concepto: concept, ...body } = call.body
  const otp = new Secret(body.otp)
  const { amount, payer } = parseFields(call.language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payer: readParty(read, body, 'debit'),
  }))
  return submitTransfer(
    context,
    call,
    { flow: 'debit', method: 'DEBITO_INMEDIATO', amount, counterparty: { ...payer, name }, ...ownData(body) },
    (send, paymentId) => send({ paymentId, amount, payer, name, otp, concept }),
  )
}
