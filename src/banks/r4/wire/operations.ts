import type { CallClass } from '../../transport.ts'

/**
 * R4 Conecta's operations: path, fields of the body in the order they are written, and signed fields in the order they are
 * concatenated. Every field is text, because the bank checks the signature against the text it receives.
 */
type OperationShape = {
  path: string
  /** A payment moves money; a query may be repeated. */
  class: Extract<CallClass, 'payment' | 'question'>
  fields: readonly string[]
  optional?: readonly string[]
  signed: readonly string[]
}

export const operations = {
  fetchRate: {
    path: '/MBbcv',
    class: 'question',
    fields: ['Moneda', 'Fechavalor'],
    signed: ['Fechavalor', 'Moneda'],
  },
  chargeC2p: {
    path: '/MBc2p',
    class: 'payment',
    fields: ['TelefonoDestino', 'Cedula', 'Concepto', 'Banco', 'Ip', 'Monto', 'Otp'],
    optional: ['Concepto', 'Ip'],
    signed: ['TelefonoDestino', 'Monto', 'Banco', 'Cedula'],
  },
  reverseC2p: {
    path: '/MBanulacionC2P',
    class: 'payment',
    fields: ['Cedula', 'Banco', 'Referencia'],
    signed: ['Banco'],
  },
  sendChange: {
    path: '/MBvuelto',
    class: 'payment',
    fields: ['TelefonoDestino', 'Cedula', 'Banco', 'Monto', 'Concepto', 'Ip'],
    optional: ['Concepto', 'Ip'],
    signed: ['TelefonoDestino', 'Monto', 'Banco', 'Cedula'],
  },
  requestOtp: {
    path: '/GenerarOtp',
    class: 'question',
    fields: ['Banco', 'Monto', 'Telefono', 'Cedula'],
    signed: ['Banco', 'Monto', 'Telefono', 'Cedula'],
  },
  debit: {
    path: '/DebitoInmediato',
    class: 'payment',
    fields: ['Banco', 'Monto', 'Telefono', 'Cedula', 'Nombre', 'OTP', 'Concepto'],
    signed: ['Banco', 'Cedula', 'Telefono', 'Monto', 'OTP'],
  },
  creditPhone: {
    path: '/CreditoInmediato',
    class: 'payment',
    fields: ['Banco', 'Cedula', 'Telefono', 'Monto', 'Concepto'],
    signed: ['Banco', 'Cedula', 'Telefono', 'Monto'],
  },
  creditAccount: {
    path: '/CICuentas',
    class: 'payment',
    fields: ['Cedula', 'Cuenta', 'Monto', 'Concepto'],
    signed: ['Cedula', 'Cuenta', 'Monto'],
  },
  findOperation: {
    path: '/ConsultarOperaciones',
    class: 'question',
    fields: ['Id'],
    signed: ['Id'],
  },
  payOut: {
    path: '/R4pagos',
    class: 'payment',
    fields: ['monto', 'fecha', 'Referencia', 'personas'],
    signed: ['monto', 'fecha'],
  },
  domiciliateAccount: {
    path: '/TransferenciaOnline/DomiciliacionCNTA',
    class: 'payment',
    fields: ['docId', 'nombre', 'cuenta', 'monto', 'concepto'],
    signed: ['cuenta'],
  },
  domiciliatePhone: {
    path: '/TransferenciaOnline/DomiciliacionCELE',
    class: 'payment',
    fields: ['docId', 'telefono', 'nombre', 'banco', 'monto', 'concepto'],
    signed: ['telefono'],
  },
} as const satisfies Record<string, OperationShape>

export type OperationName = keyof typeof operations

export type PayoutPerson = { nombres: string; documento: string; destino: string; montoPart: string }

type FieldValue<Field> = Field extends 'personas' ? readonly PayoutPerson[] : string
type FieldOf<Name extends OperationName> = (typeof operations)[Name]['fields'][number]
type OptionalFieldOf<Name extends OperationName> = (typeof operations)[Name] extends {
  optional: readonly (infer Field)[]
}
  ? Field
  : never

/** The body of an operation; its optional fields may be omitted. */
export type BodyOf<Name extends OperationName> = {
  [Field in Exclude<FieldOf<Name>, OptionalFieldOf<Name>>]: FieldValue<Field>
} & { [Field in Extract<FieldOf<Name>, OptionalFieldOf<Name>>]?: FieldValue<Field> | undefined }
