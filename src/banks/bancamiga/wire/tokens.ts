import { caracasDate } from '../../../foundation/caracas.ts'
import type { Clock } from '../../../foundation/clock.ts'
import { Secret } from '../../../foundation/secret.ts'
import { parseObject, textOf } from '../../json-fields.ts'
import { clientHash, createSharedSession, type LogOn, type NotSent } from '../../shared-session.ts'
import type { SessionStore, StoredSession } from '../../sessions.ts'
import type { Transport } from '../../transport.ts'
import { logOnCodes } from '../codes.ts'
import type { BancamigaCredentials } from '../credentials.ts'
import { type BancamigaAnswer, OK, readAnswer } from './answer.ts'

export type Token = { keyId: string; token: Secret; refreshToken: Secret | undefined; endsAtMs: number }

/** A token that ends this soon is replaced first. */
const MARGIN_MS = 5 * 60_000

/**
 * The token of a client, which lives for a year. It is renewed with its refresh token, and by a log-on if that fails: a
 * log-on needs the temporary token that the bank gave at the beginning, which may have ended long ago.
 */
export function createTokens(parts: {
  baseUrl: string
  credentials: BancamigaCredentials
  logOnTimeoutMs: number
  sessions: SessionStore
  transport: Transport
  clock: Clock
}) {
  const { baseUrl, credentials, sessions, transport, clock } = parts
  const { dni, password, temporaryToken } = credentials

  async function post(operation: string, path: string, body: object, bearer?: Secret): Promise<Answered> {
    const exchange = await transport.post({
      operation: `bancamiga.${operation}`,
      class: 'session',
      url: `${baseUrl}${path}`,
      headers: {
        'Content-Type': 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer.reveal()}` }),
      },
      body: JSON.stringify(body),
    })
    if (exchange.kind === 'notSent') return exchange
    const answer = exchange.kind === 'answer' ? readAnswer(exchange.status, exchange.text) : undefined
    return answer ? { kind: 'answer', answer } : { kind: 'notSent', reason: 'log_on_failed' }
  }

  const refresh = (refreshToken: Secret) =>
    post('refresh', '/public/re/refresh', { refresh_token: refreshToken.reveal() })
  const logOnAnew = () =>
    post('logOn', '/public/auth/security/users/token', { Dni: dni, Pass: password.reveal() }, temporaryToken)

  const logOn: LogOn = async (previous) => {
    const refreshToken = previous && heldOf(previous).refreshToken
    const refreshed = refreshToken && (await refresh(refreshToken))
    const given = refreshed?.kind === 'answer' ? sessionOf(refreshed.answer, clock) : undefined
    if (given) return given
    const answered = await logOnAnew()
    if (answered.kind === 'notSent') return answered
    const { code } = answered.answer
    const session = sessionOf(answered.answer, clock)
    if (session) return session
    const isSetup = logOnCodes[code]?.class === 'setup'
    return { kind: 'notSent', reason: isSetup ? 'setup' : 'log_on_failed', code }
  }

  return createSharedSession<Token>({
    client: clientHash(['bancamiga', baseUrl, dni, password.reveal()]),
    sessions,
    clock,
    logOn,
    logOnCalls: 2,
    timeoutMs: parts.logOnTimeoutMs,
    hold: heldOf,
    isCurrent: ({ endsAtMs }) => clock.now() < endsAtMs - MARGIN_MS,
  })
}

type Answered = { kind: 'answer'; answer: BancamigaAnswer } | NotSent

/** The spelling of the refresh token with one h is the bank's. */
function sessionOf(
  { code, body }: BancamigaAnswer,
  clock: Clock,
): Extract<Awaited<ReturnType<LogOn>>, { kind: 'loggedOn' }> | undefined {
  const token = textOf(body['token'])
  if (code !== OK || token === undefined || !/^[\x21-\x7e]{1,4096}$/.test(token)) return undefined
  const refreshToken = textOf(body['refresToken']) ?? textOf(body['refreshToken'])
  const endsAt = textOf(body['expireDate'])
  const secret = new Secret(JSON.stringify({ token, refreshToken, endsAt }))
  return { kind: 'loggedOn', secret, day: caracasDate(clock.now()) }
}

/** A token without a readable end is used until the bank refuses it. */
function heldOf({ keyId, secret }: StoredSession): Token {
  const stored = parseObject(secret.reveal())
  const refreshToken = textOf(stored?.['refreshToken'])
  const endsAt = textOf(stored?.['endsAt'])
  return {
    keyId,
    token: new Secret(textOf(stored?.['token']) ?? ''),
    refreshToken: refreshToken === undefined ? undefined : new Secret(refreshToken),
    endsAtMs: endsAt !== undefined && /^\d{9,11}$/.test(endsAt) ? Number(endsAt) * 1000 : Number.POSITIVE_INFINITY,
  }
}
