import type { Clock } from '../../../foundation/clock.ts'
import type { NotSentReason, UnknownReason } from '../../bank.ts'
import type { SessionStore } from '../../sessions.ts'
import type { Turn } from '../../quotas.ts'
import type { Transport } from '../../transport.ts'
import type { BancamigaCredentials } from '../credentials.ts'
import { type BancamigaAnswer, readAnswer } from './answer.ts'
import { createTokens, type Token } from './tokens.ts'

export type Reply =
  | { kind: 'answer'; answer: BancamigaAnswer }
  | { kind: 'notSent'; reason: NotSentReason; code?: string }
  | { kind: 'unknown'; reason: UnknownReason }
  /** The bank allows this call later. */
  | Extract<Turn, { kind: 'refused' }>

/** The two queries, with the order of their fields. */
const queries = {
  find: { path: '/public/protected/pm/find', fields: ['Phone', 'Bank', 'Date'] },
  history: { path: '/public/protected/pm/history/find', fields: ['Date'] },
} as const satisfies Record<string, { path: string; fields: readonly string[] }>

export type QueryName = keyof typeof queries
export type BodyOf<Name extends QueryName> = Record<(typeof queries)[Name]['fields'][number], string>

export type BancamigaClient = {
  /** `acquire` runs just before the call is sent, once: a repetition with a new token is the same call. */
  call<Name extends QueryName>(name: Name, body: BodyOf<Name>, acquire?: () => Promise<Turn>): Promise<Reply>
  /** Logs on if necessary, for a check. */
  open(): Promise<Extract<Reply, { kind: 'notSent' }> | undefined>
}

/** A day of a busy merchant: about 400 bytes for each payment. */
const LIST_BYTES = 8 * 1024 * 1024

/** The bank does not accept the token: it ended, or another log-on replaced it. */
const TOKEN_REFUSALS = ['503', '512']

export function createBancamigaClient(parts: {
  baseUrl: string
  credentials: BancamigaCredentials
  logOnTimeoutMs: number
  sessions: SessionStore
  transport: Transport
  clock: Clock
}): BancamigaClient {
  const { transport } = parts
  const baseUrl = parts.baseUrl.replace(/\/+$/, '')
  const tokens = createTokens({ ...parts, baseUrl })

  async function post<Name extends QueryName>(name: Name, body: BodyOf<Name>, { token }: Token): Promise<Reply> {
    const { path, fields } = queries[name]
    const values = new Map<string, unknown>(Object.entries(body))
    const exchange = await transport.post({
      operation: `bancamiga.${name}`,
      class: 'question',
      url: `${baseUrl}${path}`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.reveal()}` },
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, values.get(field)]))),
      maxAnswerBytes: LIST_BYTES,
    })
    if (exchange.kind !== 'answer') return exchange
    const answer = readAnswer(exchange.status, exchange.text)
    return answer ? { kind: 'answer', answer } : { kind: 'unknown', reason: 'unreadable_answer' }
  }

  return {
    async call(name, body, acquire) {
      const token = await tokens.get()
      if ('kind' in token) return token
      const turn = await acquire?.()
      if (turn?.kind === 'refused') return turn
      const reply = await post(name, body, token)
      if (reply.kind !== 'answer' || !TOKEN_REFUSALS.includes(reply.answer.code)) return reply
      const fresh = await tokens.get(token)
      return 'kind' in fresh ? fresh : post(name, body, fresh)
    },
    async open() {
      const token = await tokens.get()
      return 'kind' in token ? token : undefined
    },
  }
}
