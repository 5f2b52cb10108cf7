import type { Static } from 'typebox'
import type { Answer, Call } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { submitTransfer } from './transfer.ts'
import { readIp } from './read.ts'
import type { ChangeRequest } from './schema.ts'

/** Sends a customer their change ("vuelto") by mobile payment. */
export function sendChange(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof ChangeRequest>>,
): Promise<Answer> {
  const { body, language } = call
  const { amount, payee, ...optional } = parseFields(language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payee: {
      document: read.document('/cedula', body.cedula),
      phone: read.phone('/telefonoDestino', body.telefonoDestino),
      bankCode: read.bankNumber('/banco', body.banco, 'p2p'),
    },
    ...(body.concepto === undefined ? {} : { concept: body.concepto }),
    ...(body.ip === undefined ? {} : { ip: readIp(read, '/ip', body.ip) }),
  }))
  return submitTransfer(
    context,
    call,
    { flow: 'sendChange', method: 'VUELTO', amount, counterparty: payee, externalRef: body.externalRef },
    (send, paymentId) => send({ paymentId, amount, payee, ...optional }),
  )
}
