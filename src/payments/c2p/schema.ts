import { Type } from '../../foundation/schema.ts'
import { fields } from '../fields.ts'
import { receiptFields } from '../receipt.ts'

const details = {
  usdAmount: fields.usdAmount(),
  debtorId: fields.document(),
  debtorCellPhone: fields.phone(),
  debtorBankCode: fields.bankNumber('c2pBank'),
  externalRef: Type.Optional(fields.externalRef()),
}

export const C2pRequest = Type.Object({ ...details, metadata: Type.Optional(fields.metadata()) }, { $id: 'C2pRequest' })

export const C2pExecute = Type.Object(
  {
    ...details,
    intentId: Type.String({
      format: 'uuid',
      pattern: '^[0-9a-fA-F-]{36}$',
      description: 'Returned by the request step.',
    }),
    token: fields.token(),
  },
  { $id: 'C2pExecute', description: 'The same payment details as in the request step, the intent and the token.' },
)

export const C2pIntent = Type.Object(
  {
    intentId: Type.String({ format: 'uuid', description: 'The same as paymentId: an intent is the pending payment.' }),
    otpRequested: Type.Boolean({
      description: 'Whether the gateway requested a token for the customer from the bank.',
    }),
    ...receiptFields,
  },
  { $id: 'C2pIntent' },
)
