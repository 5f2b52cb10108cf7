import { Type } from 'typebox'
import { routeNames } from '../../banks/flow-routes.ts'
import { fields, type Form, withHint, spellings } from '../fields.ts'
import { statuses } from '../payment.ts'
import { receiptFields } from '../receipt.ts'

/** Bodies and answers of the advanced payments. Their names are Spanish because the network's are. */
const monto = () => fields.vesAmount()
const externalRef = Type.Optional(fields.externalRef())
const account = () =>
  withHint(Type.String({ pattern: '^\\d{20}$', examples: ['01020501410000000001'], description: '20 digits.' }), {
    en: 'must be the 20 digits of an account',
    es: 'debe tener los 20 dígitos de una cuenta',
  })
const reference = () =>
  withHint(Type.String({ pattern: '^\\d{1,9}$', examples: ['20261005'], description: '1 to 9 digits, of your own.' }), {
    en: 'must be 1 to 9 digits',
    es: 'debe tener de 1 a 9 dígitos',
  })
const payoutReference = () =>
  withHint(
    Type.String({
      pattern: '^\\d{1,20}$',
      examples: ['20261005'],
      description: '1 to 20 digits, of your own; the bank gets the last 8.',
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
    externalRef,
  },
  { $id: 'DebitRequest' },
)

export const CreditRequest = Type.Object(
  { ...person('creditBank'), concepto: fields.concept(), externalRef },
  { $id: 'CreditRequest', description: 'Whom to pay: the phone of the mobile network and its holder’s document.' },
)

export const AccountCreditRequest = Type.Object(
  { cedula: fields.document(), cuenta: account(), monto: monto(), concepto: fields.concept(), externalRef },
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
      '1 to 100 people. Each is paid on their own.',
    ),
    externalRef,
  },
  { $id: 'DisbursementRequest' },
)

export const PayoutRequest = Type.Object(
  {
    monto: fields.vesAmount('In VES: the sum of every montoPart.'),
    fecha: fields.monthFirstOrDate(
      'YYYY-MM-DD or MM/DD/YYYY. The bank pays on the day it is told: today in Caracas. Not a later day.',
    ),
    referencia: payoutReference(),
    personas: people(
      Type.Object({
        nombres: fields.personName(80, 'The payee’s name.'),
        documento: fields.document(),
        destino: account(),
        montoPart: monto(),
      }),
      '1 to 100 people, paid whole or not at all.',
    ),
    externalRef,
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
    externalRef,
  },
  { $id: 'ChangeRequest' },
)

export const operationId = (limits: { minLength?: number; maxLength?: number } = {}) =>
  Type.String({ ...limits, description: 'A paymentId, a disbursement’s id or the network’s operation id.' })

/** The pattern is stricter than the format, which also takes `urn:uuid:` in front. */
export const DisbursementPath = Type.Object({
  id: withHint(Type.String({ format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$', description: 'The disbursement’s id.' }), {
    en: 'must be a disbursement’s uuid',
    es: 'debe ser el uuid de una dispersión',
  }),
})

export const PollRequest = Type.Object(
  {
    id: operationId({ minLength: 1, maxLength: 64 }),
    kind: Type.Optional(Type.String({ maxLength: 32, description: 'Not needed: the id says which operation it is.' })),
  },
  { $id: 'PollRequest' },
)

export const DebitOtp = Type.Object(
  {
    code: Type.String({ description: '202: the payer’s bank was asked. Otherwise the code of the refusal.' }),
    message: Type.String(),
    success: Type.Boolean(),
  },
  { $id: 'DebitOtp' },
)

const code = Type.String({ description: 'The network’s code, or one of ours. AC00 as long as the status is PENDING.' })
const bankReference = Type.Optional(Type.String({ description: 'The bank’s reference: text, leading zeros matter.' }))
const networkId = Type.Optional(Type.String({ description: 'The network’s operation id, when it gave one.' }))

const { failureCode, failureMessage, customerMessage } = receiptFields
const failure = { failureCode, failureMessage, customerMessage }

const operation = {
  paymentId: receiptFields.paymentId,
  status: receiptFields.status,
  code,
  message: Type.String({ description: 'What the code means and what to do about it.' }),
  reference: bankReference,
  id: networkId,
  success: Type.Boolean({ description: 'Whether the status is COMPLETED.' }),
  referencia: Type.Optional(Type.String({ description: 'Of a payout: your own reference.' })),
  externalRef: receiptFields.externalRef,
  createdAt: receiptFields.createdAt,
  ...failure,
}

export const Operation = Type.Object(operation, { $id: 'Operation', description: 'A movement of money as it stands.' })

const disbursementStatus = (description: string) =>
  Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('PARTIAL'), Type.Literal('FAILED')], {
    description,
  })

const disbursement = {
  id: Type.String({ format: 'uuid', description: 'Of the disbursement as a whole.' }),
  paymentId: Type.String({ format: 'uuid', description: 'The same as id.' }),
  referencia: Type.String(),
  status: disbursementStatus('PENDING as long as one part is; PARTIAL when some parts failed and others did not.'),
  duplicateOf: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The disbursement of the day before that has the same `referencia`. Both were carried out.',
    }),
  ),
  credits: Type.Array(
    Type.Object({
      telefono: Type.String({
        'x-pattern': spellings.phone,
        description: 'As you sent it; when the disbursement is read later, 58 and 10 digits.',
      }),
      montoPart: Type.Number(),
      paymentId: receiptFields.paymentId,
      status: receiptFields.status,
      code,
      reference: bankReference,
      id: networkId,
      ...failure,
    }),
    { description: 'In the order of the request.' },
  ),
}

export const Disbursement = Type.Object(disbursement, { $id: 'Disbursement' })

/** `kind` tells the two apart. */
export const PolledOperation = Type.Union([
  Type.Object(
    {
      ...operation,
      kind: Type.Enum(routeNames, { description: 'What kind of operation it is.' }),
      operationId: networkId,
      statusBefore: Type.Enum(statuses, { description: 'The status before the bank was asked.' }),
    },
    { $id: 'PolledPayment', description: 'An operation as it stands once its bank was asked.' },
  ),
  Type.Object(
    {
      ...disbursement,
      kind: Type.Literal('disbursement'),
      statusBefore: disbursementStatus('The same as status: parts are asked about in the background.'),
    },
    { $id: 'PolledDisbursement', description: 'A disbursement as its parts stand.' },
  ),
])
