import { r4Merchant } from '../credentials.ts'
import {
  type Field,
  withoutUndefined,
  isRecord,
  oneOf,
  oneOfTexts,
  optional,
  parseObject,
  readModel,
  text,
} from '../model.ts'
import { loopbackUrl } from '../notifications/sender.ts'
import {
  deliveryFields,
  cutInHalf,
  defaultDelivery,
  type Forge,
  hugeText,
  type Message,
  type NotificationProtocol,
  type Read,
  type Registration,
} from '../notifications/protocol.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { type IncomingPayment, notificationFields, queryFields, type Variant, variants } from './notification-body.ts'

export type R4Registration = Registration & {
  /** A constant chosen by the merchant; sent as it is, without a scheme. */
  authorization: string
  /** The two calls of the manual, or the single one for payments received through SIMF. */
  model: 'notifica' | 'mbconsulta'
  variant: Variant | undefined
  /** Outcome of a payment without a valid response of the merchant. */
  unanswered: 'return' | 'credit'
  commerceId: string
  phone: string
}

const variantFields = { asks: optional(oneOfTexts('full', 'document')), bankDigits: optional(oneOf(3, 4)) }

const variant: Field<Variant | undefined> = (value) => {
  if (value === undefined || value === 'rotate') return [undefined]
  if (typeof value === 'string')
    return Object.hasOwn(variants, value) ? [variants[value as keyof typeof variants]] : null
  if (!isRecord(value) || Object.keys(value).some((name) => !(name in variantFields))) return null
  const read = readModel(variantFields, value)
  if ('wrong' in read) return null
  const { asks = 'full', bankDigits } = read.values
  return [{ asks, bankDigits: bankDigits === 4 ? 4 : 3 }]
}

function registrationFields(client: Field<string>) {
  return {
    client,
    url: loopbackUrl,
    authorization: text(/^[\x20-\x7e]{1,200}$/),
    model: optional(oneOfTexts('notifica', 'mbconsulta')),
    variant,
    unanswered: optional(oneOfTexts('return', 'credit')),
    commerceId: optional(text(/^\d{8}$/)),
    phone: optional(text(/^58\d{10}$/)),
    ...deliveryFields,
  }
}

const rotation = Object.values(variants)
const notificationCalls = { notifica: 'R4notifica', mbconsulta: 'MBconsulta' }

/** Field changes of forged notifications. */
const forgedFields: Partial<Record<Forge, (fields: Record<string, string>) => Record<string, string>>> = {
  otherRif: (fields) => ({ ...fields, IdComercio: '99999999' }),
  otherPhone: (fields) => ({ ...fields, TelefonoComercio: '04129999999' }),
  amountWithoutDot: (fields) => ({ ...fields, Monto: (fields['Monto'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, Concepto: hugeText() }),
}

/** R4consulta, then the notification. Forged notifications and own charges come without R4consulta. */
function messages(registration: R4Registration, payment: IncomingPayment, sequence: number, forge?: Forge): Message[] {
  const shape = registration.variant ?? rotation[sequence % rotation.length] ?? variants.full
  const fields = notificationFields(payment, registration, shape)
  const body = JSON.stringify((forge && forgedFields[forge]?.(fields)) ?? fields)
  const operation = notificationCalls[registration.model]
  const notification = message(operation, forge === 'malformed' ? cutInHalf(body) : body, 'abono')
  const isQueried = registration.model === 'notifica' && !forge && !payment.isCharge
  if (!isQueried) return [notification]
  return [message('R4consulta', JSON.stringify(queryFields(payment, registration, shape)), 'status'), notification]
}

function message(operation: string, body: string, decisionField: 'status' | 'abono'): Message {
  const readResponse = (responseText: string) => {
    const decision = parseObject(responseText)?.[decisionField]
    return typeof decision === 'boolean' ? decision : undefined
  }
  return { operation, path: `/${operation}`, body, readResponse }
}

const unforgeable: ReadonlySet<Forge> = new Set(['wrongLogin', 'otherAccount'])

/** Calls of R4 to a merchant before and after it credits a mobile payment. */
export function r4NotificationProtocol(
  client: Field<string>,
  readPayment: (input: Record<string, unknown>) => Read<IncomingPayment>,
): NotificationProtocol<R4Registration, IncomingPayment> {
  const fields = registrationFields(client)
  return {
    client,
    readRegistration: (input) => {
      const read = readModel(fields, input)
      if ('wrong' in read) return read
      const { client: commerce, url, authorization, variant: chosen, ...rest } = read.values
      const own = { client: commerce, url: url.replace(/\/$/, ''), authorization, variant: chosen }
      const defaults = { model: 'notifica', unanswered: 'return', ...r4Merchant(commerce) } as const
      return { values: { ...defaultDelivery, ...defaults, ...withoutUndefined(rest), ...own } }
    },
    describe: ({ authorization: _secret, variant: chosen, ...rest }) => ({ ...rest, variant: chosen ?? 'rotate' }),
    readPayment: (_registration, input) => readPayment(input),
    messages,
    canForge: (_registration, forge) => !unforgeable.has(forge),
    credentials: async ({ authorization }, _logOnCall, forge) => ({
      Authorization: forge === 'wrongKey' ? '00000000-0000-4000-8000-000000000000' : authorization,
    }),
    vectors: vectors.r4.notices,
    defaultPath: ({ model }) => `/${notificationCalls[model]}`,
    summary: ({ amount, reference, networkCode }) => ({ type: 'P2P', amount, reference, networkCode }),
  }
}
