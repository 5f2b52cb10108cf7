import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Language } from '../../foundation/text.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { type OwnData, ownData } from '../new-payment.ts'
import { submitPayout, type TransferCall } from './transfer.ts'
import { readIp } from './read.ts'
import type { ChangeRequest } from './schema.ts'

type ChangeBody = Static<typeof ChangeRequest>

export type Change = ReturnType<typeof readChange> & OwnData

/** Sends a customer their change ("vuelto") by mobile payment: as an over-payment given back if the request names one. */
export function sendChange(
  context: PaymentContext,
  call: Call<unknown, unknown, ChangeBody>,
  giveBack: (call: TransferCall, overpaidPaymentId: string, change: Change) => Promise<Answer>,
): Promise<Answer> {
  const { body, language } = call
  const change = { ...readChange(language, body), ...ownData(body) }
  const { overpaidPaymentId } = body
  return overpaidPaymentId === undefined
    ? submitChange(context, call, change)
    : giveBack(call, overpaidPaymentId, change)
}

/** The change of a request body; throws if a field is wrong. */
export function readChange(language: Language, body: ChangeBody) {
  return parseFields(language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payee: {
      document: read.document('/cedula', body.cedula),
      phone: read.phone('/telefonoDestino', body.telefonoDestino),
      bankCode: read.bankNumber('/banco', body.banco, 'p2p'),
    },
    ...(body.concepto === undefined ? {} : { concept: body.concepto }),
    ...(body.ip === undefined ? {} : { ip: readIp(read, '/ip', body.ip) }),
  }))
}

export function submitChange(
  context: PaymentContext,
  call: TransferCall,
  {
    externalRef,
    metadata,
    paymentId: id,
    ...change
  }: Change & {
    /** Id of the payment, if it was chosen before. */
    paymentId?: string
  },
): Promise<Answer> {
  const { amount, payee, ...details } = change
  return submitPayout(context, call, {
    method: 'VUELTO',
    amount,
    counterparty: { ...payee, ...details },
    externalRef,
    metadata,
    ...(id === undefined ? {} : { paymentId: id }),
  })
}
