import { decimal, fixed2 } from '../../foundation/money.ts'
import type { CredentialFields } from '../account-address.ts'
import type { Movement, MovementKind } from '../bank.ts'
import {
  isPlainAmount,
  isPlausibleDay,
  type NotificationAccess,
  type NotificationCall,
  type Notifications,
  readPhone,
  type ParsedNotification,
  type Receipt,
  sameText,
} from '../notification.ts'
import { withoutZeros } from '../reference.ts'
import { bankCodeField, isRecord, parseJson, referenceField, textField } from './wire/read.ts'

/**
 * NotificationPush: BNC calls for every payment that arrives on the account. It authenticates with the merchant's API key,
 * or logs on first and sends the token; it repeats a call until it gets 200, and may repeat it after that.
 */
export const bncNotifications: Notifications = {
  newSecrets: (random) => ({
    apiKey: random.bytes(32).toString('base64url'),
    login: `pasarela-${random.bytes(6).toString('hex')}`,
    password: random.bytes(24).toString('base64url'),
  }),
  receive(call, access) {
    if (call.method === 'GET') return { kind: 'reply', result: 'ping', reply: { status: 200, body: '' } }
    if (call.path === 'login') return logOn(call, access)
    if (call.path !== '') return { kind: 'reply', result: 'not_found', reply: { status: 404, body: 'no such address' } }
    if (!isAuthentic(call, access)) {
      const body = 'x-api-key or Authorization is missing, wrong or expired'
      return { kind: 'reply', result: 'unauthorized', reply: { status: 401, body } }
    }
    const reading = read(call.body, access.account)
    // 400 makes BNC send a truncated body again. A complete body that cannot be parsed would only be repeated.
    const isCut = reading.kind === 'unreadable' && reading.reason === NOT_JSON
    const status = isCut ? 400 : 200
    const body = status === 200 ? '' : 'the body is not a JSON object'
    return { kind: 'keep', operation: 'NotificationPush', reading, reply: { status, body } }
  },
  read: (_operation, body, account) => read(body, account),
}

const NOT_JSON = 'not_json'

function logOn({ body }: NotificationCall, { secrets, tokens }: NotificationAccess): Receipt {
  const given = parseJson(body)
  const isRight =
    sameText(textField(given, 'Login'), secrets['login']) && sameText(textField(given, 'Password'), secrets['password'])
  return isRight
    ? { kind: 'reply', result: 'log_on', reply: { status: 200, body: tokens.make() } }
    : { kind: 'reply', result: 'unauthorized', reply: { status: 400, body: 'Login or Password is wrong' } }
}

function isAuthentic({ headers }: NotificationCall, { secrets, tokens }: NotificationAccess): boolean {
  if (sameText(headers['x-api-key'], secrets['apiKey'])) return true
  const { authorization } = headers
  const token = typeof authorization === 'string' ? /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] : undefined
  return token !== undefined && tokens.isValid(token)
}

const VES = '0928'

const kinds: Readonly<Record<string, MovementKind>> = { P2P: 'p2p', C2P: 'c2p', TRF: 'transfer', DEP: 'transfer' }

function read(body: string, account: CredentialFields): ParsedNotification {
  const value = parseJson(body)
  if (!isRecord(value)) return { kind: 'unreadable', reason: NOT_JSON }
  const amount = textField(value, 'Amount')
  const date = readDay(textField(value, 'Date') ?? textField(value, 'TxDate'))
  const currency = textField(value, 'CurrencyCode')
  const reference = digitsField(value, 'OriginBankReference')
  const ownNumber = digitsField(value, 'DestinyBankReference')
  if (!isPlainAmount(amount)) return { kind: 'unreadable', reason: 'Amount' }
  if (date === undefined) return { kind: 'unreadable', reason: 'Date' }
  if (currency === undefined) return { kind: 'unreadable', reason: 'CurrencyCode' }
  if (reference === undefined && ownNumber === undefined) return { kind: 'unreadable', reason: 'OriginBankReference' }
  if (currency.padStart(VES.length, '0') !== VES) return { kind: 'notMoney', reason: 'other_currency' }
  const otherMerchant = notOurs(value, account)
  if (otherMerchant) return { kind: 'notOurs', reason: otherMerchant }

  const document = readDocument(textField(value, 'ClientID') ?? textField(value, 'DebtorID'))
  const payerPhone = readPhone(textField(value, 'ClientPhone'))
  const bankCode = bankCodeField(value, 'OriginBankCode')
  const concept = textField(value, 'Concept')
  const numbers = [reference, ownNumber].filter((number) => number !== undefined).map(withoutZeros)
  const movement: Movement = {
    key: ['notification', ownNumber ?? '', reference ?? '', fixed2(decimal(amount)), date].join('/'),
    date,
    amount: decimal(amount),
    direction: 'in',
    kind: kinds[textField(value, 'PaymentType')?.toUpperCase() ?? ''] ?? 'unlisted',
    isContradictory: false,
    reference: reference ?? '',
    numbers: [...new Set(numbers)],
    phones: payerPhone === undefined ? [] : [payerPhone],
    phonesMayBeOwn: false,
    ...(document && { document }),
    ...(bankCode === undefined ? {} : { bankCode }),
    ...(concept === undefined ? {} : { concept }),
  }
  return { kind: 'arrived', movement }
}

/** Compares only fields present on both sides: a blank phone or account proves nothing. */
function notOurs(value: unknown, account: CredentialFields): 'document' | 'phone' | 'account' | undefined {
  const { clientId, childClientId, collectingPhone, accountNumber } = account
  const own = [clientId, childClientId].map(readRif).filter((rif) => rif !== undefined)
  const differs = (named: string | undefined, ours: (string | undefined)[]) =>
    named !== undefined && ours.some(Boolean) && !ours.includes(named)
  if (differs(readRif(textField(value, 'CommerceID')), own)) return 'document'
  if (differs(readPhone(textField(value, 'CommercePhone')), [readPhone(collectingPhone)])) return 'phone'
  if (differs(readAccount(textField(value, 'CreditorAccount')), [readAccount(accountNumber)])) return 'account'
  return undefined
}

function digitsField(value: unknown, name: string): string | undefined {
  const text = referenceField(value, name)
  return text !== undefined && /^\d{1,32}$/.test(text) ? text : undefined
}

/** `20261005` as `2026-10-05`. */
function readDay(text: string | undefined): string | undefined {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text ?? '')
  const date = parts?.slice(1).join('-') ?? ''
  return isPlausibleDay(date) ? date : undefined
}

/** `J-12345678-9`, `J123456789` and `J0123456789` are the same RIF. */
function readRif(text: string | undefined): string | undefined {
  const [, letter, digits = ''] = /^([A-Z])?(\d+)$/.exec((text ?? '').replaceAll(/[\s.-]/g, '').toUpperCase()) ?? []
  return digits === '' ? undefined : `${letter ?? ''}${withoutZeros(digits)}`
}

function readDocument(text: string | undefined): Movement['document'] {
  const [, letter, digits] = /^([A-Z])?(\d+)$/.exec(readRif(text) ?? '') ?? []
  if (digits === undefined || !/[1-9]/.test(digits)) return undefined
  return letter === undefined ? { digits } : { digits, letter }
}

function readAccount(text: string | undefined): string | undefined {
  const digits = (text ?? '').replaceAll(/\D/g, '')
  return digits === '' ? undefined : digits
}
