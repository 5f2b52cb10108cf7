import { caracasDate } from '../../foundation/caracas.ts'
import { decimal, fixed2 } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { ownData } from '../new-payment.ts'
import { submitPayout } from './transfer.ts'
import { checkPayoutDate, readAccount, readParts } from './read.ts'
import type { PayoutRequest } from './schema.ts'

/** Pays several accounts in a single order to the bank: one call, one payment. */
export function payOut(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof PayoutRequest>>,
): Promise<Answer> {
  const { monto, fecha, referencia: reference, personas } = call.body
  const total = decimal(monto)
  const today = caracasDate(context.databaseClock.now().getTime())
  const people = parseFields(call.language, (read) => {
    const parts = readParts(read, monto, personas)
    checkPayoutDate(read, '/fecha', fecha, today)
    return personas.map(({ nombres: name, documento, destino }, index) => ({
      name,
      document: read.document(`/personas/${index}/documento`, documento),
      account: readAccount(read, `/personas/${index}/destino`, destino, context.checkAccountDigits),
      amount: fixed2(parts[index] ?? decimal(0)),
    }))
  })
  return submitPayout(context, call, {
    method: 'DISPERSION',
    amount: total,
    counterparty: { reference, people },
    ...ownData(call.body),
  })
}
