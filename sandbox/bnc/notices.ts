import { accountNumber, type BncCredentials, bncAccount } from '../credentials.ts'
import { loopbackUrl } from '../notices/sender.ts'
import {
  behaviourFields,
  cutInHalf,
  defaultBehaviour,
  type Forge,
  hugeText,
  type Message,
  type NoticeWire,
  type Read,
  type Registration,
} from '../notices/wire.ts'
import { boolean, type Field, given, isRecord, oneOfTexts, optional, readModel, text } from '../model.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { knownClient } from './contracts.ts'
import { type IncomingPayment, noticeFields, type Variant, variants } from './notice-body.ts'

type KeyOrLogin = { apiKey: string } | { loginUrl: string; login: string; password: string }

export type BncRegistration = Registration & {
  auth: KeyOrLogin
  variant: Variant | undefined
  c2pType: 'P2P' | 'C2P'
  c2pNumbers: 'told' | 'other'
}

const variantFields = {
  names: optional(oneOfTexts('short', 'table')),
  clientId: optional(boolean),
  dashes: optional(boolean),
  currencyCode: optional(oneOfTexts('0928', '0840')),
}

/** The name of one, an own mixture, or `rotate`: each notice has the next one. */
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
  c2pNumbers: optional(oneOfTexts('told', 'other')),
  ...behaviourFields,
}

function authIn(values: Record<'apiKey' | 'loginUrl' | 'login' | 'password', string | undefined>): Read<KeyOrLogin> {
  const { apiKey, loginUrl, login, password } = values
  const logOn = { loginUrl, login, password }
  const missing = Object.entries(logOn).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (apiKey !== undefined) return missing.length === 3 ? { values: { apiKey } } : { wrong: ['apiKey'] }
  if (missing.length === 3) return { wrong: ['apiKey'] }
  if (loginUrl === undefined || login === undefined || password === undefined) return { wrong: missing }
  return { values: { loginUrl, login, password } }
}

function readRegistration(input: Record<string, unknown>): Read<BncRegistration> {
  const read = readModel(registrationFields, input)
  if ('wrong' in read) return read
  const { apiKey, loginUrl, login, password, c2pType = 'P2P', c2pNumbers = 'told', ...rest } = read.values
  const auth = authIn({ apiKey, loginUrl, login, password })
  if ('wrong' in auth) return auth
  const { client, url, variant: chosen, ...behaviour } = rest
  const own = { client, url, variant: chosen, auth: auth.values, c2pType, c2pNumbers }
  return { values: { ...defaultBehaviour, ...given(behaviour), ...own } }
}

/** Fields that a false notice has from somebody else. */
const foreign: Partial<Record<Forge, (fields: Record<string, string>) => Record<string, string>>> = {
  otherRif: (fields) => ({ ...fields, CommerceID: 'J999999990' }),
  otherPhone: (fields) => ({ ...fields, CommercePhone: '00584129999999' }),
  otherAccount: (fields) => ({ ...fields, CreditorAccount: accountNumber('0191', '9999', '9999999999') }),
  amountWithoutDot: (fields) => ({ ...fields, Amount: (fields['Amount'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, Concept: hugeText() }),
}

const rotation = Object.values(variants)

function messages(registration: BncRegistration, payment: IncomingPayment, turn: number, forge?: Forge): Message[] {
  const shape = registration.variant ?? rotation[turn % rotation.length] ?? variants.plain
  const fields = noticeFields(payment, accountOf(registration), shape)
  const body = JSON.stringify((forge && foreign[forge]?.(fields)) ?? fields)
  return [
    { operation: 'NotificationPush', path: '', body: forge === 'malformed' ? cutInHalf(body) : body, read: () => true },
  ]
}

function accountOf({ client }: Registration): BncCredentials {
  const account = bncAccount(client)
  if (!account) throw new Error('a registered client has an account')
  return account
}

/** NotificationPush v2.0: the bank tells of every payment into the account, with a key or after a log-on. */
export function bncNoticeWire(
  readPayment: NoticeWire<BncRegistration, IncomingPayment>['readPayment'],
): NoticeWire<BncRegistration, IncomingPayment> {
  /** The token of each client, or the log-on that will give it. */
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
    credentials: async ({ client, auth }, call, forge) => {
      if ('apiKey' in auth) return { 'x-api-key': forge === 'wrongKey' ? `not-${auth.apiKey}` : auth.apiKey }
      if (forge === 'wrongKey') return { Authorization: 'Bearer not-a-token' }
      const { loginUrl: url, login: Login, password } = auth
      const logOn = async (Password: string) => {
        const { status, text: token } = await call({
          operation: 'logOn',
          url,
          body: JSON.stringify({ Login, Password }),
        })
        return status === 200 && secretLine.test(token) ? token.trim() : undefined
      }
      const opening = forge === 'wrongLogin' ? logOn(`not-${password}`) : (tokens.get(client) ?? logOn(password))
      if (forge !== 'wrongLogin') tokens.set(client, opening)
      const forget = () => tokens.get(client) === opening && tokens.delete(client)
      const token = await opening.catch((error: unknown) => {
        forget()
        throw error
      })
      if (token === undefined) forget()
      return token === undefined ? undefined : { Authorization: `Bearer ${token}` }
    },
    refused: ({ client }) => tokens.delete(client),
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

/** A token is plain text, not JSON: what stands in quotes is no token. */
const secretLine = /^\s*[\x21\x23-\x7e]{1,8000}\s*$/
