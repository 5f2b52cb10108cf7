import { decimal, fixed2 } from '../../foundation/money.ts'
import type { CredentialFields } from '../account-address.ts'
import type { Movement } from '../bank.ts'
import {
  isPlausibleDay,
  type Notifications,
  type ParsedNotification,
  readPhone,
  type Reply,
  sameText,
} from '../notification.ts'
import { readDocument } from './movement.ts'
import { numbersOf } from './reference.ts'
import { digitsOf, type Fields, parseObject, textOf } from '../json-fields.ts'

/** The three answers of the manual, all with 200. Any other answer makes BDV send the notification again. */
const replies = {
  received: reply('00', 'Aprobado', 'Notificado'),
  repeated: reply('01', 'Pago previamente recibido', 'Renotificado'),
  wrongKey: reply('99', 'Corrija el API KEY', 'Error en API KEY'),
}

function reply(codigo: string, mensajeCliente: string, mensajeSistema: string): Reply {
  return { status: 200, body: JSON.stringify({ codigo, mensajeCliente, mensajeSistema }) }
}

/** The header was seen under both names; header names have no case. */
const KEY_HEADERS = ['api-key', 'x-api-key']

/**
 * "Notificación de Pago": BDV calls for every mobile payment to the account. The body is not signed, so a notification
 * only makes the statement be read sooner.
 */
export const bdvNotifications: Notifications = {
  newSecrets: (random) => ({ apiKey: random.bytes(32).toString('base64url') }),
  receive({ method, path, headers, body }, { secrets, account }) {
    if (method === 'GET') return { kind: 'reply', result: 'ping', reply: { status: 200, body: '' } }
    if (path !== '') return { kind: 'reply', result: 'not_found', reply: { status: 404, body: 'no such address' } }
    if (!KEY_HEADERS.some((name) => sameText(headers[name], secrets['apiKey']))) {
      return { kind: 'reply', result: 'unauthorized', reply: replies.wrongKey }
    }
    const reading = read(body, account)
    // Truncated: 400 makes the bank send it again.
    const isCut = reading.kind === 'unreadable' && reading.reason === NOT_JSON
    const cut = { status: 400, body: 'the body is not a JSON object' }
    return {
      kind: 'keep',
      operation: 'Notificacion',
      reading,
      reply: isCut ? cut : replies.received,
      replyToRepetition: isCut ? cut : replies.repeated,
    }
  },
  read: (_operation, body, account) => read(body, account),
}

const NOT_JSON = 'not_json'

function read(body: string, account: CredentialFields): ParsedNotification {
  const value = parseObject(body)
  if (!value) return { kind: 'unreadable', reason: NOT_JSON }
  const amount = readAmount(textOf(value['monto']))
  const date = readDay(textOf(value['fecha']))
  const reference = digitsOf(value['referenciaBancoOrdenante'])
  const bankCode = textOf(value['bancoOrdenante'])
  if (amount === undefined) return { kind: 'unreadable', reason: 'monto' }
  if (date === undefined) return { kind: 'unreadable', reason: 'fecha' }
  if (reference === undefined) return { kind: 'unreadable', reason: 'referenciaBancoOrdenante' }
  if (bankCode === undefined || !/^\d{4}$/.test(bankCode)) return { kind: 'unreadable', reason: 'bancoOrdenante' }
  const other = notOurs(value, account)
  if (other) return { kind: 'notOurs', reason: other }

  const phone = readPhone(textOf(value['numeroCliente']))
  const document = readPayerDocument(value)
  const movement: Movement = {
    key: ['notification', bankCode, reference, fixed2(amount), date].join('/'),
    date,
    amount,
    direction: 'in',
    kind: 'mobile',
    isContradictory: false,
    reference,
    numbers: numbersOf(reference),
    phones: phone === undefined ? [] : [phone],
    phonesMayBeOwn: false,
    bankCode,
    ...(document && { document }),
  }
  return { kind: 'arrived', movement }
}

/** A point and one or two decimals; any other form may be off by a factor of 10 or 100. */
function readAmount(text: string | undefined) {
  return text !== undefined && /^\d{1,15}\.\d{1,2}$/.test(text) && /[1-9]/.test(text) ? decimal(text) : undefined
}

/** `20260218`, and `2026-02-18` of older deployments. */
function readDay(text: string | undefined): string | undefined {
  const date =
    /^(\d{4})-?(\d{2})-?(\d{2})$/
      .exec(text ?? '')
      ?.slice(1)
      .join('-') ?? ''
  return isPlausibleDay(date) ? date : undefined
}

/** Between banks the payer's document is the merchant's own: it names nobody. */
function readPayerDocument(value: Fields): Movement['document'] {
  const payer = readDocument(textOf(value['idCliente']) ?? '')
  const merchant = readDocument(textOf(value['idComercio']) ?? '')
  return payer?.digits === merchant?.digits ? undefined : payer
}

/** Compares only fields present on both sides: a blank one proves nothing. */
function notOurs(value: Fields, account: CredentialFields): 'document' | 'phone' | undefined {
  const differs = (named: string | undefined, ours: string | undefined) =>
    named !== undefined && ours !== undefined && named !== ours
  const rif = (text: string | undefined) => readDocument((text ?? '').replaceAll(/[\s.-]/g, ''))?.digits
  if (differs(rif(textOf(value['idComercio'])), rif(account['rif']))) return 'document'
  const ownPhone = readPhone(account['collectingPhone']?.replaceAll(/[\s.-]/g, ''))
  return differs(readPhone(textOf(value['numeroComercio'])), ownPhone) ? 'phone' : undefined
}
