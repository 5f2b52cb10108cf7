import type { Static } from 'typebox'
import { caracasDate } from '../../foundation/caracas.ts'
import { decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { submitTransfer } from './transfer.ts'
import { readAccount, readParts, readPayoutDate } from './read.ts'
import type { PayoutRequest } from './schema.ts'

/** Pays several accounts in a single order to the bank: one call, one payment. */
export function payOut(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof PayoutRequest>>,
): Promise<Answer> {
  const { monto, fecha, referencia: reference, personas, externalRef } = call.body
  const total = decimal(monto)
  const today = caracasDate(context.databaseClock.now().getTime())
  const order = parseFields(call.language, (read) => {
    const parts = readParts(read, monto, personas)
    return {
      date: readPayoutDate(read, '/fecha', fecha, today),
      people: personas.map(({ nombres: name, documento, destino }, index) => ({
        name,
        document: read.document(`/personas/${index}/documento`, documento),
        account: readAccount(read, `/personas/${index}/destino`, destino, context.checkAccountDigits),
        amount: parts[index] ?? decimal(0),
      })),
    }
  })
  return submitTransfer(
    context,
    call,
    { flow: 'payOut', method: 'DISPERSION', amount: total, counterparty: { reference }, externalRef },
    (send, paymentId) => send({ paymentId, total, reference, ...order }),
  )
}
