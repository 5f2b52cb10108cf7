import type { Clock } from '../../../foundation/clock.ts'
import type { Random } from '../../../foundation/random.ts'
import type { NotSentReason, UnknownReason } from '../../bank.ts'
import type { Quotas, Turn } from '../../quotas.ts'
import type { SessionStore } from '../../sessions.ts'
import { clientHash } from '../../shared-session.ts'
import type { Transport } from '../../transport.ts'
import type { BanescoCredentials } from '../credentials.ts'
import { type BanescoAnswer, readAnswer, TOO_MANY_CALLS } from './answer.ts'
import { createTokens, type Token } from './tokens.ts'

export type Reply =
  | { kind: 'answer'; answer: BanescoAnswer }
  | { kind: 'notSent'; reason: NotSentReason; code?: string }
  | { kind: 'unknown'; reason: UnknownReason }
  /** The bank has had too many calls; `code` if it said so to this one. */
  | (Extract<Turn, { kind: 'refused' }> & { code?: string })

/** Fields of a question in the order of the body; which of them are given decides what is searched. */
const fields = ['referenceNumber', 'phoneNum', 'accountId', 'bankId', 'startDt', 'endDt'] as const

export type Transaction = { readonly [Field in (typeof fields)[number]]?: string }

export type BanescoClient = {
  find(transaction: Transaction): Promise<Reply>
  /** Gets a token if necessary, for a check. */
  open(): Promise<Extract<Reply, { kind: 'notSent' }> | undefined>
}

/** The bank says so of a token that has ended too. */
const CREDENTIALS = 'VRN01'
const PATH = '/financial-account/transactions'
/** Thirty days of a busy account: about 400 bytes for each transaction. */
const LIST_BYTES = 16 * 1024 * 1024

/** How long nobody asks after the bank said that it had too many calls; doubled while it says so again. */
const BACK_OFF = { firstMs: 60_000, longestMs: 15 * 60_000 }
const QUOTA = 'queries'

export function createBanescoClient(parts: {
  baseUrl: string
  tokenUrl: string
  credentials: BanescoCredentials
  logOnTimeoutMs: number
  sessions: SessionStore
  quotas: Quotas
  transport: Transport
  clock: Clock
  random: Random
}): BanescoClient {
  const { credentials, quotas, transport, random } = parts
  const baseUrl = parts.baseUrl.replace(/\/+$/, '')
  const tokens = createTokens(parts)
  const quotaClient = clientHash(['banesco', baseUrl, credentials.clientId])

  async function post(body: string, { token }: Token): Promise<Reply | 'tokenRefused'> {
    const exchange = await transport.post({
      operation: 'banesco.transactions',
      class: 'question',
      url: `${baseUrl}${PATH}`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.reveal()}` },
      body,
      maxAnswerBytes: LIST_BYTES,
    })
    if (exchange.kind !== 'answer') return exchange
    // The bank's gateway answers so before the query is processed.
    if (exchange.status === 401 || exchange.status === 403) return 'tokenRefused'
    const answer = readAnswer(exchange.status, exchange.text)
    if (answer?.code === CREDENTIALS) return 'tokenRefused'
    return answer ? { kind: 'answer', answer } : { kind: 'unknown', reason: 'unreadable_answer' }
  }

  /** A refused token is renewed once; the query changes nothing and may be repeated. */
  async function send(body: string): Promise<Reply> {
    const token = await tokens.get()
    if ('kind' in token) return token
    const reply = await post(body, token)
    if (reply !== 'tokenRefused') return reply
    const fresh = await tokens.get(token)
    if ('kind' in fresh) return fresh
    const second = await post(body, fresh)
    return second === 'tokenRefused' ? { kind: 'notSent', reason: 'setup', code: CREDENTIALS } : second
  }

  return {
    async find(transaction) {
      const turn = await quotas.peek(quotaClient, QUOTA)
      if (turn.kind === 'refused') return turn
      const reply = await send(bodyOf(transaction))
      if (reply.kind !== 'answer' || reply.answer.code !== TOO_MANY_CALLS) return reply
      await quotas.backOff(quotaClient, QUOTA, BACK_OFF)
      const next = await quotas.peek(quotaClient, QUOTA)
      return { kind: 'refused', retryMs: next.kind === 'refused' ? next.retryMs : 0, code: TOO_MANY_CALLS }
    },
    async open() {
      const token = await tokens.get()
      return 'kind' in token ? token : undefined
    },
  }

  function bodyOf(transaction: Transaction): string {
    const given = fields.filter((field) => transaction[field] !== undefined)
    return JSON.stringify({
      dataRequest: {
        device: { type: 'Server', description: 'Pasarela', ipAddress: credentials.ipAddress },
        securityAuth: { sessionId: random.uuid() },
        transaction: Object.fromEntries(given.map((field) => [field, transaction[field]])),
      },
    })
  }
}
