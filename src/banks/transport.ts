import { getCACertificates } from 'node:tls'
import { type Agent, type Dispatcher, errors } from 'undici'
import type { BankTimeouts } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import { createExchangeAgent, type ExchangeEnd, exchangeOnce } from '../foundation/http-exchange.ts'
import { limits } from '../foundation/limits.ts'
import type { NotSentReason, UnknownReason } from './bank.ts'

/** The result of one POST to a bank. */
export type Exchange =
  /** `trace`: the bank's own id of the call, from the header that the call names. */
  | { kind: 'answer'; status: number; text: string; trace?: string }
  | { kind: 'notSent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason }

/** A call's class decides its time-out, and which circuit and queue of its account it goes through. */
export type CallClass = keyof BankTimeouts

export type BankCall = {
  operation: string
  class: CallClass
  url: string
  headers: Record<string, string>
  body: string
  /** The header of the answer with the bank's own id of the call, which its support asks for. */
  traceHeader?: string
  /** Overrides the transport's limit, for long answers such as statements. */
  maxAnswerBytes?: number
}

export type Transport = {
  /** `operation` names the call in metrics and logs; the body is never logged. */
  post(call: BankCall): Promise<Exchange>
}

/** The part of a call that metrics and logs may contain: no address, no header, no body. */
export type ExchangeEvent = {
  operation: string
  result: Exchange['kind']
  reason?: NotSentReason | UnknownReason
  status?: number
  durationMs: number
}

type TransportParts = {
  dispatcher: Dispatcher
  clock: Clock
  /** From the call to the last byte of the answer, by the call's class. */
  timeoutsMs: Readonly<Record<CallClass, number>>
  maxAnswerBytes: number
  /** Called once for each exchange. */
  observe: (event: ExchangeEvent) => void
}

/** The banks' firewalls refuse requests without a user agent. */
const COMMON_HEADERS = { accept: 'application/json', 'user-agent': 'Pasarela' }

/** Errors of the answer itself, as opposed to the connection it came on. */
const ANSWER_ERRORS = [
  errors.HTTPParserError,
  errors.HeadersOverflowError,
  errors.ResponseContentLengthMismatchError,
  errors.ResponseExceededMaxSizeError,
]

export function createTransport(parts: TransportParts): Transport {
  const { clock, observe } = parts
  return {
    async post(call) {
      const startMs = clock.monotonicMs()
      const exchange = await send(parts, call)
      observe({
        operation: call.operation,
        result: exchange.kind,
        ...(exchange.kind === 'answer' ? { status: exchange.status } : { reason: exchange.reason }),
        durationMs: clock.monotonicMs() - startMs,
      })
      return exchange
    },
  }
}

/** Connection pool for the banks. `ca` holds certificates (PEM) trusted in addition to the default ones. */
export function createBankDispatcher({
  connectTimeoutMs,
  ca,
}: {
  connectTimeoutMs: number
  ca?: string | undefined
}): Agent {
  return createExchangeAgent({
    maxWireBytes: limits.bankWireBytes,
    connect: {
      timeout: connectTimeoutMs,
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] }),
    },
  })
}

async function send(parts: TransportParts, call: BankCall): Promise<Exchange> {
  const { maxAnswerBytes = parts.maxAnswerBytes } = call
  const url = URL.parse(call.url)
  if (!url) return { kind: 'notSent', reason: 'setup' }

  let status = 0
  let trace: string | undefined
  let answerBytes = 0
  const chunks: Buffer[] = []
  const headers = { ...COMMON_HEADERS, ...call.headers }
  const end = await exchangeOnce(
    parts,
    { url, headers, body: call.body, timeoutMs: parts.timeoutsMs[call.class] },
    {
      onStatus(received, answered) {
        status = received
        trace = call.traceHeader === undefined ? undefined : readTrace(answered[call.traceHeader])
      },
      onChunk(chunk) {
        answerBytes += chunk.length
        chunks.push(chunk)
        return answerBytes > maxAnswerBytes ? 'stop' : 'continue'
      },
    },
  )
  if (end.kind === 'complete') {
    const text = Buffer.concat(chunks).toString('utf8')
    return { kind: 'answer', status, text, ...(trace === undefined ? {} : { trace }) }
  }
  if (end.sent) return { kind: 'unknown', reason: unknownReason(end) }
  return { kind: 'notSent', reason: end.kind === 'error' ? notSentReason(end.error) : 'unreachable' }
}

/** Codes of Node for a certificate that it refuses, at the end of a TLS handshake. */
const CERTIFICATE_CODES: ReadonlySet<unknown> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

function notSentReason(error: Error): NotSentReason {
  // Invalid header, such as a credential with a line break in it.
  if (error instanceof errors.InvalidArgumentError) return 'setup'
  return CERTIFICATE_CODES.has((error as { code?: unknown }).code) ? 'certificate' : 'unreachable'
}

/** An id is written down and shown to operators: anything else in its header is ignored. */
function readTrace(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,64}$/.test(header) ? header : undefined
}

function unknownReason(end: Exclude<ExchangeEnd, { kind: 'complete' }>): UnknownReason {
  if (end.kind === 'timeout') return 'timeout'
  if (end.kind === 'stopped') return 'unreadable_answer'
  return ANSWER_ERRORS.some((kind) => end.error instanceof kind) ? 'unreadable_answer' : 'connection_lost'
}
