import { routeNames } from '../../banks/flow-routes.ts'
import { type Form, spellings } from '../../banks/field-forms.ts'
import { Type } from '../../foundation/schema.ts'
import { fields, withHint } from '../fields.ts'
import { mandateStatuses } from '../mandates/mandate.ts'
import { statuses } from '../payment.ts'
import { receiptFields } from '../receipt.ts'

/** Request and response schemas of the advanced payments. Field names are Spanish, like the network's. */
const monto = () => fields.vesAmount()
const own = { externalRef: Type.Optional(fields.externalRef()), metadata: Type.Optional(fields.metadata()) }
const account = () =>
  withHint(Type.String({ pattern: '^\\d{20}$', examples: ['01020501410000000001'], description: '20 digits.' }), {
    en: 'must be the 20 digits of an account',
    es: 'debe tener los 20 dígitos de una cuenta',
  })
const reference = () =>
  withHint(
    Type.String({ pattern: '^\\d{1,9}$', examples: ['20261005'], description: 'Your own reference, 1 to 9 digits.' }),
    {
      en: 'must be 1 to 9 digits',
      es: 'debe tener de 1 a 9 dígitos',
    },
  )
const payoutReference = () =>
  withHint(
    Type.String({
      pattern: '^\\d{1,20}$',
      examples: ['20261005'],
      description: 'Your own reference, 1 to 20 digits; the bank receives the last 8.',
    }),
    { en: 'must be 1 to 20 digits', es: 'debe tener de 1 a 20 dígitos' },
  )
const people = <Person extends Parameters<typeof Type.Array>[0]>(person: Person, description: string) =>
  Type.Array(person, { minItems: 1, maxItems: 100, description })

const person = (bank: 'debitBank' | 'creditBank') => ({
  banco: fields.bankNumber(bank),
  monto: monto(),
  telefono: fields.phone(),
  cedula: fields.document(),
})
const payer = person('debitBank')

export const DebitOtpRequest = Type.Object(payer, { $id: 'DebitOtpRequest' })

export const DebitRequest = Type.Object(
  {
    ...payer,
    nombre: fields.personName(20, 'The payer’s name.'),
    otp: fields.token(),
    concepto: fields.concept(),
    ...own,
  },
  { $id: 'DebitRequest' },
)

export const DomiciliationRequest = Type.Object(
  {
    cuenta: Type.Optional(account()),
    telefono: Type.Optional(fields.phone()),
    banco: Type.Optional(fields.bankNumber('debitBank')),
    cedula: fields.document(),
    nombre: fields.personName(80, 'The payer’s name.'),
    monto: monto(),
    concepto: fields.concept(),
    ...own,
  },
  {
    $id: 'DomiciliationRequest',
    'x-needs-one': ['cuenta', 'telefono'],
    description: 'The payer is identified by `cuenta`, or by `telefono` and `banco`.',
  },
)

export const CreditRequest = Type.Object(
  { ...person('creditBank'), concepto: fields.concept(), ...own },
  {
    $id: 'CreditRequest',
    description: 'The payee: the phone registered for mobile payments and its holder’s document.',
  },
)

export const AccountCreditRequest = Type.Object(
  { cedula: fields.document(), cuenta: account(), monto: monto(), concepto: fields.concept(), ...own },
  { $id: 'AccountCreditRequest' },
)

export const DisbursementRequest = Type.Object(
  {
    monto: fields.vesAmount('In VES: the sum of every montoPart.'),
    referencia: reference(),
    concepto: fields.concept(),
    personas: people(
      Type.Object({
        banco: fields.bankNumber('creditBank'),
        cedula: fields.document(),
        telefono: fields.phone(),
        montoPart: monto(),
      }),
      '1 to 100 people, each paid separately.',
    ),
    ...own,
  },
  { $id: 'DisbursementRequest' },
)

export const PayoutRequest = Type.Object(
  {
    monto: fields.vesAmount('In VES: the sum of every montoPart.'),
    fecha: fields.monthFirstOrDate(
      'YYYY-MM-DD or MM/DD/YYYY. The bank pays on the day it receives the order, today in Caracas; a later day is refused.',
    ),
    referencia: payoutReference(),
    personas: people(
      Type.Object({
        nombres: fields.personName(80, 'The payee’s name.'),
        documento: fields.document(),
        destino: account(),
        montoPart: monto(),
      }),
      '1 to 100 people, paid all together or not at all.',
    ),
    ...own,
  },
  { $id: 'PayoutRequest' },
)

export const ChangeRequest = Type.Object(
  {
    telefonoDestino: fields.phone(),
    cedula: fields.document(),
    banco: fields.bankNumber('p2pBank'),
    monto: monto(),
    concepto: Type.Optional(fields.concept()),
    ip: Type.Optional(
      Type.String({
        maxLength: 45,
        'x-form': 'ip' satisfies Form,
        examples: ['190.202.1.1'],
        description: 'IPv4 or IPv6.',
      }),
    ),
    overpaidPaymentId: Type.Optional(
      withHint(
        Type.String({
          format: 'uuid',
          pattern: '^[0-9a-fA-F-]{36}$',
          description:
            'The `paymentId` of an over-paid request or verified transfer: the change gives the over-payment back. ' +
            '`monto` must be exactly its `toGiveBackVesAmount`.',
        }),
        { en: 'must be a payment’s uuid', es: 'debe ser el uuid de un pago' },
      ),
    ),
    ...own,
  },
  { $id: 'ChangeRequest' },
)

export const operationId = (limits: { minLength?: number; maxLength?: number } = {}) =>
  Type.String({ ...limits, description: 'A paymentId, a disbursement’s id or the network’s operation id.' })

/** The pattern is stricter than the format, which also accepts the prefix `urn:uuid:`. */
export const DisbursementPath = Type.Object({
  id: withHint(Type.String({ format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$', description: 'The disbursement’s id.' }), {
    en: 'must be a disbursement’s uuid',
    es: 'debe ser el uuid de una dispersión',
  }),
})

export const PollRequest = Type.Object(
  {
    id: operationId({ minLength: 1, maxLength: 64 }),
    kind: Type.Optional(Type.String({ maxLength: 32, description: 'Ignored: the id identifies the operation.' })),
  },
  { $id: 'PollRequest' },
)

export const DebitOtp = Type.Object(
  {
    code: Type.String({ description: '202: requested from the payer’s bank. Otherwise the code of the refusal.' }),
    message: Type.String(),
    success: Type.Boolean(),
  },
  { $id: 'DebitOtp' },
)

const code = Type.String({
  description: 'The network’s code, or one of the gateway’s. AC00 while the status is PENDING.',
})
const bankReference = Type.Optional(Type.String({ description: 'The bank’s reference: text, leading zeros matter.' }))
const networkId = Type.Optional(Type.String({ description: 'The network’s operation id, if it assigned one.' }))

const { failureCode, failureMessage, customerMessage } = receiptFields
const failure = { failureCode, failureMessage, customerMessage }

const operation = {
  paymentId: receiptFields.paymentId,
  status: receiptFields.status,
  stage: receiptFields.stage,
  code,
  message: Type.String({ description: 'The meaning of the code and what to do.' }),
  reference: bankReference,
  id: networkId,
  success: Type.Boolean({ description: 'Whether the status is COMPLETED.' }),
  mandateStatus: Type.Optional(
    Type.Enum(mandateStatuses, {
      description: 'Of a direct debit that has ended: what the bank reported about the payer’s mandate, if it did.',
    }),
  ),
  referencia: Type.Optional(Type.String({ description: 'For a payout: your own reference.' })),
  externalRef: receiptFields.externalRef,
  metadata: receiptFields.metadata,
  createdAt: receiptFields.createdAt,
  ...failure,
}

export const Operation = Type.Object(operation, { $id: 'Operation', description: 'The current state of an operation.' })

const disbursementStatus = (description: string) =>
  Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('PARTIAL'), Type.Literal('FAILED')], {
    description,
  })

const disbursement = {
  id: Type.String({ format: 'uuid', description: 'The id of the whole disbursement.' }),
  paymentId: Type.String({ format: 'uuid', description: 'The same as id.' }),
  referencia: Type.String(),
  status: disbursementStatus('PENDING while any part is; PARTIAL if some parts failed and others did not.'),
  duplicateOf: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'An earlier disbursement of the last 24 hours with the same `referencia`. Both were executed.',
    }),
  ),
  credits: Type.Array(
    Type.Object({
      telefono: Type.Optional(
        Type.String({
          'x-pattern': spellings.phone,
          description:
            'As you sent it; 58 and 10 digits when the disbursement is read later. Absent then if the payee was erased or ' +
            'cannot be decrypted, because the master key is lost.',
        }),
      ),
      montoPart: Type.Number(),
      paymentId: receiptFields.paymentId,
      status: receiptFields.status,
      stage: receiptFields.stage,
      code,
      reference: bankReference,
      id: networkId,
      ...failure,
    }),
    { description: 'In the order of the request.' },
  ),
}

export const Disbursement = Type.Object(disbursement, { $id: 'Disbursement' })

/** `kind` is the discriminator. */
export const PolledOperation = Type.Union([
  Type.Object(
    {
      ...operation,
      kind: Type.Enum(routeNames, { description: 'The kind of operation.' }),
      operationId: networkId,
      statusBefore: Type.Enum(statuses, { description: 'The status before the bank was queried.' }),
    },
    { $id: 'PolledPayment', description: 'The state of an operation after the query to its bank.' },
  ),
  Type.Object(
    {
      ...disbursement,
      kind: Type.Literal('disbursement'),
      statusBefore: disbursementStatus('The same as status: the bank is queried about parts in the background.'),
    },
    { $id: 'PolledDisbursement', description: 'The current state of a disbursement and its parts.' },
  ),
])
