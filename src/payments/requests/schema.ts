import { limits } from '../../foundation/limits.ts'
import { Type } from '../../foundation/schema.ts'
import { fields, usdOrVes, withHint } from '../fields.ts'
import { receiptFields } from '../receipt.ts'

const { requestMinutes, requestMinutesMin, requestMinutesMax } = limits

const reference = (description: string) =>
  withHint(Type.String({ pattern: '^\\d{4,32}$', examples: ['000012345678'], description }), {
    en: 'must be 4 to 32 digits',
    es: 'debe tener de 4 a 32 dígitos',
  })

export const TransferRequest = Type.Object(
  {
    usdAmount: Type.Optional(fields.usdAmount()),
    vesAmount: Type.Optional(fields.vesAmount('The price of the order in VES; takes precedence over usdAmount.')),
    debtorCellPhone: Type.Optional(fields.phone()),
    debtorId: Type.Optional(fields.document()),
    debtorBankCode: Type.Optional(fields.bankNumber()),
    externalRef: Type.Optional(fields.externalRef()),
    metadata: Type.Optional(fields.metadata()),
    reference: Type.Optional(
      reference('The transfer’s reference, if the customer has paid already; 6 digits or more identify it.'),
    ),
    expiresInMinutes: Type.Optional(
      Type.Integer({
        minimum: requestMinutesMin,
        maximum: requestMinutesMax,
        examples: [requestMinutes],
        description: `How long the request stays open, ${requestMinutesMin} to ${requestMinutesMax} minutes; ${requestMinutes} if absent.`,
      }),
    ),
  },
  { $id: 'TransferRequest', ...usdOrVes },
)

const PayTo = Type.Object(
  {
    bankCode: Type.String({ pattern: '^\\d{4}$', examples: ['0191'], description: 'As in GET /v1/banks.' }),
    bankName: Type.String(),
    phone: Type.String({ pattern: '^58\\d{10}$', examples: ['584121234567'] }),
    document: Type.String({ pattern: '^[VEJPGC]\\d{5,9}$', examples: ['J123456789'] }),
    name: Type.String({ description: 'The account holder.' }),
    vesAmount: Type.Number({ description: 'The amount to transfer.' }),
  },
  { description: 'An account that the customer may pay to.' },
)

export const RequestedTransfer = Type.Object(
  {
    ...receiptFields,
    payTo: Type.Array(PayTo, { description: 'The accounts that the customer may pay to, any of them.' }),
  },
  { $id: 'RequestedTransfer', description: 'A request for a transfer, and where the customer pays.' },
)

export const ReportedReference = Type.Object(
  { reference: reference('The transfer’s reference as the customer sees it; 6 digits or more identify it.') },
  { $id: 'ReportedReference' },
)

export const MovementPath = Type.Object({
  id: Type.String({
    format: 'uuid',
    pattern: '^[0-9a-fA-F-]{36}$',
    description: 'The movementId of GET /v1/movements.',
    'x-hint': { en: 'must be a movement’s uuid', es: 'debe ser el uuid de un movimiento' },
  }),
})

export const MovementMatch = Type.Object(
  {
    paymentId: Type.String({
      format: 'uuid',
      pattern: '^[0-9a-fA-F-]{36}$',
      description: 'The request that the movement pays for.',
      'x-hint': { en: 'must be a payment’s uuid', es: 'debe ser el uuid de un pago' },
    }),
  },
  { $id: 'MovementMatch' },
)
