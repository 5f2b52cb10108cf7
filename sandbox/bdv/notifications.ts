import { caracasClock, caracasDay } from '../caracas.ts'
import type { BdvCredentials } from '../credentials.ts'
import { type Field, oneOfTexts, optional, readModel, text, withoutUndefined } from '../model.ts'
import {
  cutInHalf,
  defaultDelivery,
  deliveryFields,
  type Forge,
  hugeText,
  type Message,
  type NotificationProtocol,
  type Read,
  type Registration,
} from '../notifications/protocol.ts'
import { loopbackUrl } from '../notifications/sender.ts'
import { nationalPhone } from './fields.ts'

/** A mobile payment into the merchant's account. */
export type IncomingPayment = {
  amount: string
  reference: string
  phone: string
  document: string | undefined
  bankCode: string
  date: string
  at: number
}

export type BdvRegistration = Registration & {
  apiKey: string
  /** The spelling of the header: the manual's, or one of those that integrators saw. */
  header: 'API-KEY' | 'X-API-Key' | 'api-key'
  /** `20260218` and `1009`, or `2026-02-18` and `10:09` as older deployments send them. */
  dates: 'compact' | 'dashed'
}

const registrationFields = (client: Field<string>) => ({
  client,
  url: loopbackUrl,
  apiKey: text(/^[\x21-\x7e]{1,200}$/),
  header: optional(oneOfTexts('API-KEY', 'X-API-Key', 'api-key')),
  dates: optional(oneOfTexts('compact', 'dashed')),
  ...deliveryFields,
})

type Fields = Record<string, string>

const forgedFields: Partial<Record<Forge, (fields: Fields) => Fields>> = {
  otherRif: (fields) => ({ ...fields, idComercio: 'J999999990' }),
  otherPhone: (fields) => ({ ...fields, numeroComercio: '04129999999' }),
  amountWithoutDot: (fields) => ({ ...fields, monto: (fields['monto'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, concepto: hugeText() }),
}

/** Between banks the payer's document is not known: the field holds the merchant's own digits. */
function fieldsOf(payment: IncomingPayment, merchant: BdvCredentials, dates: BdvRegistration['dates']): Fields {
  const { bankCode, reference, document, phone, date, at, amount } = payment
  const time = caracasClock(at)
  return {
    bancoOrdenante: bankCode,
    referenciaBancoOrdenante: reference,
    idCliente: bankCode === '0102' && document !== undefined ? document : `V${merchant.rif.slice(1)}`,
    numeroCliente: nationalPhone(phone),
    idComercio: merchant.rif,
    numeroComercio: nationalPhone(merchant.collectingPhone),
    fecha: dates === 'compact' ? date.replaceAll('-', '') : date,
    hora: dates === 'compact' ? time : `${time.slice(0, 2)}:${time.slice(2)}`,
    monto: amount.replace(/0$/, ''),
  }
}

const unforgeable: ReadonlySet<Forge> = new Set(['wrongLogin', 'otherAccount'])

/** "Notificación de Pago": one call for each mobile payment, repeated until it is answered as the manual says. */
export function bdvNotificationProtocol(
  client: Field<string>,
  merchantOf: (client: string) => BdvCredentials,
  readPayment: (input: Record<string, unknown>) => Read<IncomingPayment>,
): NotificationProtocol<BdvRegistration, IncomingPayment> {
  const fields = registrationFields(client)
  return {
    client,
    readRegistration: (input) => {
      const read = readModel(fields, input)
      if ('wrong' in read) return read
      const { client: account, url, apiKey, ...rest } = read.values
      const defaults = { header: 'API-KEY', dates: 'compact' } as const
      return { values: { ...defaultDelivery, ...defaults, ...withoutUndefined(rest), client: account, url, apiKey } }
    },
    describe: ({ apiKey: _secret, ...rest }) => rest,
    readPayment: (_registration, input) => readPayment(input),
    messages: (registration, payment, _sequence, forge) => {
      const plain = fieldsOf(payment, merchantOf(registration.client), registration.dates)
      const body = JSON.stringify((forge && forgedFields[forge]?.(plain)) ?? plain)
      return [messageOf(forge === 'malformed' ? cutInHalf(body) : body)]
    },
    canForge: (_registration, forge) => !unforgeable.has(forge),
    credentials: async ({ apiKey, header }, _logOnCall, forge) => ({
      [header]: forge === 'wrongKey' ? `not-${apiKey}` : apiKey,
    }),
    vectors: [],
    defaultPath: () => '',
    summary: ({ amount, reference }) => ({ type: 'P2P', amount, reference }),
  }
}

const accepted: Record<string, string> = {
  '00': '{"codigo":"00","mensajeCliente":"Aprobado","mensajeSistema":"Notificado"}',
  '01': '{"codigo":"01","mensajeCliente":"Pago previamente recibido","mensajeSistema":"Renotificado"}',
}

function messageOf(body: string): Message {
  return {
    operation: 'Notificacion',
    path: '',
    body,
    // Anything but the two texts of the manual is sent again.
    readResponse: (answer) => (Object.values(accepted).includes(answer) ? true : undefined),
  }
}

/** The day and time of a payment that is registered without them. */
export function momentOf(date: string | undefined, now: number): { date: string; at: number } {
  return { date: date ?? caracasDay(now), at: now }
}
