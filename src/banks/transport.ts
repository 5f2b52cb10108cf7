import { getCACertificates } from 'node:tls'
import { Agent, type Dispatcher, errors } from 'undici'
import type { BankTimeouts } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import type { NotSentReason, UnknownReason } from './bank.ts'

/** One POST to a bank and the only three things that can come of it. */
export type Exchange =
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'notSent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason }

/** A call's class decides its time-out, and which circuit and queue of its account it goes through. */
export type CallClass = keyof BankTimeouts

export type Call = {
  operation: string
  class: CallClass
  url: string
  headers: Record<string, string>
  body: string
  /** Where the answer may be longer than answers are. */
  maxAnswerBytes?: number
}

export type Transport = {
  /** `operation` names the call in metrics and logs; the body is never logged. */
  post(call: Call): Promise<Exchange>
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

/** Shorter than the 5 s of the most impatient common servers, so that we let a connection go before they do. */
const KEEP_ALIVE_MS = 2_000

/** Firewalls in front of the banks refuse callers that do not say what they are. */
const COMMON_HEADERS = { accept: 'application/json', 'user-agent': 'Pasarela' }

/** Errors of the answer itself, as opposed to the connection it came on. */
const ANSWER_ERRORS = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError]

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

/**
 * The connections to the banks. `ca` holds the certificates to trust beside the usual ones, in PEM.
 * HTTP/2 is off: there a refused stream may be sent again by the client itself, and a charge never is.
 */
export function createBankDispatcher({
  connectTimeoutMs,
  ca,
}: {
  connectTimeoutMs: number
  ca?: string | undefined
}): Agent {
  return new Agent({
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connect: {
      timeout: connectTimeoutMs,
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] }),
    },
  })
}

/**
 * The dispatcher's own interface is used because it tells what `request()` hides: `onRequestStart` runs on
 * a connected socket, in the tick of the first write and just before it. Until then no byte has left, and
 * aborting there keeps every byte back; from then on the request counts as sent, whatever the error says.
 */
function send({ dispatcher, clock, timeoutsMs, ...parts }: TransportParts, call: Call): Promise<Exchange> {
  const { maxAnswerBytes = parts.maxAnswerBytes } = call
  const target = URL.parse(call.url)
  if (!target) return Promise.resolve({ kind: 'notSent', reason: 'setup' })

  return new Promise((resolve) => {
    let isSettled = false
    let sending: Dispatcher.DispatchController | undefined
    let status = 0
    let answerBytes = 0
    const chunks: Buffer[] = []

    const settle = (exchange: Exchange) => {
      isSettled = true
      callOff()
      resolve(exchange)
    }
    const giveUp = (reason: UnknownReason) => {
      settle(sending ? { kind: 'unknown', reason } : { kind: 'notSent', reason: 'unreachable' })
      sending?.abort(new Error(reason))
    }

    const callOff = clock.after(timeoutsMs[call.class], () => giveUp('timeout'))

    dispatcher.dispatch(
      {
        origin: target.origin,
        path: target.pathname + target.search,
        method: 'POST',
        headers: { ...COMMON_HEADERS, ...call.headers },
        body: call.body,
        // The one time-out above bounds the whole; these two only bound silences.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(controller) {
          if (sending === undefined && !isSettled) {
            sending = controller
            return
          }
          // Given up while it waited for a connection, or about to be written a second time: keep it back.
          controller.abort(new Error('not to be sent'))
          giveUp('connection_lost')
        },
        onResponseStart(_controller, statusCode) {
          status = statusCode
        },
        onResponseData(_controller, chunk) {
          answerBytes += chunk.length
          if (answerBytes > maxAnswerBytes) return giveUp('unreadable_answer')
          chunks.push(chunk)
        },
        onResponseEnd() {
          settle({ kind: 'answer', status, text: Buffer.concat(chunks).toString('utf8') })
        },
        onResponseError(_controller, error) {
          // A header that cannot be written, such as a credential with a line break in it.
          const isOurs = !sending && error instanceof errors.InvalidArgumentError
          if (isOurs) return settle({ kind: 'notSent', reason: 'setup' })
          const isMalformed = ANSWER_ERRORS.some((kind) => error instanceof kind)
          giveUp(isMalformed ? 'unreadable_answer' : 'connection_lost')
        },
      },
    )
  })
}
