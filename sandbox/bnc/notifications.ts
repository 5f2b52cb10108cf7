import { accountNumber, type BncCredentials, bncAccount } from '../credentials.ts'
import { loopbackUrl } from '../notifications/sender.ts'
import {
  deliveryFields,
  cutInHalf,
  defaultDelivery,
  type Forge,
  hugeText,
  type LogOnCall,
  type Message,
  type NotificationProtocol,
  type Read,
  type Registration,
} from '../notifications/protocol.ts'
import { boolean, type Field, withoutUndefined, isRecord, oneOfTexts, optional, readModel, text } from '../model.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { knownClient } from './contracts.ts'
import { type IncomingPayment, notificationFields, type Variant, variants } from './notification-body.ts'

type Authentication = { apiKey: string } | { loginUrl: string; login: string; password: string }

export type BncRegistration = Registration & {
  auth: Authentication
  variant: Variant | undefined
  c2pType: 'P2P' | 'C2P'
  c2pNumbers: 'same' | 'other'
}

const variantFields = {
  names: optional(oneOfTexts('short', 'table')),
  clientId: optional(boolean),
  dashes: optional(boolean),
  currencyCode: optional(oneOfTexts('0928', '0840')),
}

/** A named variant, an object with its own combination, or `rotate`: each notification uses the next variant. */
const variant: Field<Variant | undefined> = (value) => {
  if (value === undefined || value === 'rotate') return [undefined]
  if (typeof value === 'string')
    return Object.hasOwn(variants, value) ? [variants[value as keyof typeof variants]] : null
  if (!isRecord(value) || Object.keys(value).some((name) => !(name in variantFields))) return null
  const read = readModel(variantFields, value)
  if ('wrong' in read) return null
  const { names = 'short', clientId = false, dashes = false, currencyCode } = read.values
  return [{ names, clientId, dashes, ...(currencyCode && { currencyCode }) }]
}

const secret = text(/^[\x21-\x7e]{1,200}$/)

const registrationFields = {
  client: knownClient,
  url: loopbackUrl,
  apiKey: optional(secret),
  loginUrl: optional(loopbackUrl),
  login: optional(secret),
  password: optional(secret),
  variant,
  c2pType: optional(oneOfTexts('P2P', 'C2P')),
  c2pNumbers: optional(oneOfTexts('same', 'other')),
  ...deliveryFields,
}

function readAuthentication(
  values: Record<'apiKey' | 'loginUrl' | 'login' | 'password', string | undefined>,
): Read<Authentication> {
  const { apiKey, loginUrl, login, password } = values
  const missing = Object.entries({ loginUrl, login, password }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  )
  if (apiKey !== undefined) return missing.length === 3 ? { values: { apiKey } } : { wrong: ['apiKey'] }
  if (missing.length === 3) return { wrong: ['apiKey'] }
  if (loginUrl === undefined || login === undefined || password === undefined) return { wrong: missing }
  return { values: { loginUrl, login, password } }
}

function readRegistration(input: Record<string, unknown>): Read<BncRegistration> {
  const read = readModel(registrationFields, input)
  if ('wrong' in read) return read
  const { apiKey, loginUrl, login, password, c2pType = 'P2P', c2pNumbers = 'same', ...rest } = read.values
  const auth = readAuthentication({ apiKey, loginUrl, login, password })
  if ('wrong' in auth) return auth
  const { client, url, variant: chosen, ...settings } = rest
  const own = { client, url, variant: chosen, auth: auth.values, c2pType, c2pNumbers }
  return { values: { ...defaultDelivery, ...withoutUndefined(settings), ...own } }
}

/** Field changes of forged notifications. */
const forgedFields: Partial<Record<Forge, (fields: Record<string, string>) => Record<string, string>>> = {
  otherRif: (fields) => ({ ...fields, CommerceID: 'J999999990' }),
  otherPhone: (fields) => ({ ...fields, CommercePhone: '00584129999999' }),
  otherAccount: (fields) => ({ ...fields, CreditorAccount: accountNumber('0191', '9999', '9999999999') }),
  amountWithoutDot: (fields) => ({ ...fields, Amount: (fields['Amount'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, Concept: hugeText() }),
}

const rotation = Object.values(variants)

function messages(registration: BncRegistration, payment: IncomingPayment, sequence: number, forge?: Forge): Message[] {
  const shape = registration.variant ?? rotation[sequence % rotation.length] ?? variants.plain
  const fields = notificationFields(payment, accountOf(registration), shape)
  const body = JSON.stringify((forge && forgedFields[forge]?.(fields)) ?? fields)
  return [
    {
      operation: 'NotificationPush',
      path: '',
      body: forge === 'malformed' ? cutInHalf(body) : body,
      readResponse: () => true,
    },
  ]
}

function accountOf({ client }: Registration): BncCredentials {
  const account = bncAccount(client)
  if (!account) throw new Error('A registered client must have a BNC account')
  return account
}

/** NotificationPush v2.0: one call per payment into the account, authenticated by API key or by log-on. */
export function bncNotificationProtocol(
  readPayment: NotificationProtocol<BncRegistration, IncomingPayment>['readPayment'],
): NotificationProtocol<BncRegistration, IncomingPayment> {
  /** Pending or completed log-on of each client. */
  const tokens = new Map<string, Promise<string | undefined>>()

  return {
    client: knownClient,
    readRegistration: (input) => {
      const read = readRegistration(input)
      if ('values' in read) tokens.delete(read.values.client)
      return read
    },
    describe: ({ auth, variant: chosen, ...rest }) => ({
      ...rest,
      auth: 'apiKey' in auth ? 'apiKey' : 'login',
      ...('loginUrl' in auth && { loginUrl: auth.loginUrl }),
      variant: chosen ?? 'rotate',
    }),
    readPayment,
    messages,
    canForge: ({ auth }, forge, payment) => {
      if (forge === 'wrongLogin') return 'login' in auth
      return forge !== 'otherAccount' || payment === undefined || payment.type === 'TRF' || payment.type === 'DEP'
    },
    credentials: async ({ client, auth }, logOnCall, forge) => {
      if ('apiKey' in auth) return { 'x-api-key': forge === 'wrongKey' ? `not-${auth.apiKey}` : auth.apiKey }
      if (forge === 'wrongKey') return { Authorization: 'Bearer not-a-token' }
      if (forge === 'wrongLogin') {
        return bearer(await logOn({ ...auth, password: `not-${auth.password}` }, logOnCall))
      }
      const pending = tokens.get(client) ?? logOn(auth, logOnCall)
      tokens.set(client, pending)
      const forget = () => tokens.get(client) === pending && tokens.delete(client)
      const token = await pending.catch((error: unknown) => {
        forget()
        throw error
      })
      if (token === undefined) forget()
      return bearer(token)
    },
    onUnauthorized: ({ client }) => tokens.delete(client),
    vectors: vectors.bnc.notices,
    defaultPath: () => '',
    summary: ({ type, amount, originReference, destinyReference }) => ({
      type,
      amount,
      originReference,
      destinyReference,
    }),
  }
}

type Login = Extract<Authentication, { login: string }>

/** The token that the merchant's log-on returned; undefined when it was refused or the response is invalid. */
async function logOn({ loginUrl, login, password }: Login, logOnCall: LogOnCall): Promise<string | undefined> {
  const body = JSON.stringify({ Login: login, Password: password })
  const { status, text: token } = await logOnCall({ operation: 'logOn', url: loginUrl, body })
  return status === 200 && tokenPattern.test(token) ? token.trim() : undefined
}

function bearer(token: string | undefined): Record<string, string> | undefined {
  return token === undefined ? undefined : { Authorization: `Bearer ${token}` }
}

/** A token is plain text, not JSON: a quoted text is rejected. */
const tokenPattern = /^\s*[\x21\x23-\x7e]{1,8000}\s*$/
