import { caracasDate } from '../../../foundation/caracas.ts'
import type { Clock } from '../../../foundation/clock.ts'
import { Secret } from '../../../foundation/secret.ts'
import { parseObject, textOf } from '../../json-fields.ts'
import type { SessionStore, StoredSession } from '../../sessions.ts'
import { clientHash, createSharedSession, type LogOn } from '../../shared-session.ts'
import type { Transport } from '../../transport.ts'
import type { BanescoCredentials } from '../credentials.ts'

export type Token = { keyId: string; token: Secret; lifetimeMs: number; ageMs(): number }

/** The bank's token lives for five minutes; one whose answer does not say so is used for one. */
const DEFAULT_LIFETIME_MS = 60_000
/** A token that ends this soon is replaced first: a query may wait before it is sent. */
const MARGIN_MS = 30_000

/** OAuth tokens of a client, by the password grant: the client and its secret are also user and password. */
export function createTokens(parts: {
  tokenUrl: string
  credentials: BanescoCredentials
  logOnTimeoutMs: number
  sessions: SessionStore
  transport: Transport
  clock: Clock
}) {
  const { tokenUrl, credentials, sessions, transport, clock } = parts
  const { clientId, clientSecret, basicToken } = credentials

  const logOn: LogOn = async () => {
    const exchange = await transport.post({
      operation: 'banesco.token',
      class: 'session',
      url: tokenUrl,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(basicToken && { Authorization: basicAuth(clientId, clientSecret.reveal()) }),
      },
      body: tokenForm(clientId, clientSecret.reveal(), basicToken),
    })
    if (exchange.kind === 'notSent') return exchange
    if (exchange.kind === 'unknown') return { kind: 'notSent', reason: 'log_on_failed' }
    const body = parseObject(exchange.text)
    const isSuccess = exchange.status >= 200 && exchange.status < 300
    const token = textOf(body?.['access_token'])
    if (isSuccess && token !== undefined && /^[\x21-\x7e]{1,8192}$/.test(token)) {
      const seconds = textOf(body?.['expires_in'])
      const lifetimeMs = seconds !== undefined && /^\d{1,8}$/.test(seconds) ? Number(seconds) * 1000 : undefined
      const secret = new Secret(JSON.stringify({ token, lifetimeMs: String(lifetimeMs ?? DEFAULT_LIFETIME_MS) }))
      return { kind: 'loggedOn', secret, day: caracasDate(clock.now()) }
    }
    const isRefusal = exchange.status >= 400 && exchange.status < 500
    const error = textOf(body?.['error'])
    const code = error !== undefined && /^\w{1,40}$/.test(error) ? { code: error } : {}
    return { kind: 'notSent', reason: isRefusal && error !== undefined ? 'setup' : 'log_on_failed', ...code }
  }

  return createSharedSession<Token>({
    client: clientHash(['banesco', tokenUrl, clientId, clientSecret.reveal()]),
    sessions,
    clock,
    logOn,
    timeoutMs: parts.logOnTimeoutMs,
    hold,
    isCurrent: ({ lifetimeMs, ageMs }) => ageMs() < lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 2),
  })
}

function tokenForm(clientId: string, secret: string, isBasic: boolean): string {
  const client = isBasic ? {} : { client_id: clientId, client_secret: secret }
  return new URLSearchParams({ grant_type: 'password', ...client, username: clientId, password: secret }).toString()
}

function basicAuth(clientId: string, secret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
}

function hold({ keyId, secret }: StoredSession, ageMs: () => number): Token {
  const stored = parseObject(secret.reveal())
  return {
    keyId,
    token: new Secret(textOf(stored?.['token']) ?? ''),
    lifetimeMs: Number(textOf(stored?.['lifetimeMs']) ?? 0),
    ageMs,
  }
}
