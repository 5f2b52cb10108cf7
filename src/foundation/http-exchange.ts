import { Agent, type Dispatcher } from 'undici'
import type { Clock } from './clock.ts'

/**
 * One POST that is never repeated, with the knowledge whether a byte of it may have left: only an unsent request is safe
 * to repeat. Limits and the classification of errors stay with the caller.
 */
export type HttpRequest = {
  url: URL
  headers: Record<string, string>
  body: string
  /** From the call to the last byte of the response. */
  timeoutMs: number
}

export type ResponseReader = {
  /** The final status; informational ones, such as 103 Early Hints, are skipped. */
  onStatus(status: number): void
  /** `stop` ends the exchange: the rest of the body is not read. */
  onChunk(chunk: Buffer): 'continue' | 'stop'
}

/** Result of an exchange. `sent`: a byte of the request may have left. */
export type ExchangeEnd =
  | { kind: 'complete'; sent: true }
  | { kind: 'stopped'; sent: boolean }
  | { kind: 'timeout'; sent: boolean }
  | { kind: 'error'; sent: boolean; error: Error }

/** Shorter than the 5 s after which common servers close an idle connection, so that this side closes it first. */
const keepAliveMs = 2_000

/** HTTP/2 is off because its client may repeat a request whose stream was refused. */
export function createExchangeAgent(options: Pick<Agent.Options, 'connect' | 'maxHeaderSize'>): Agent {
  return new Agent({
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    ...options,
  })
}

/**
 * Uses undici's dispatcher interface because it shows what `request()` hides: `onRequestStart` runs on a connected
 * socket, in the tick of the first write and just before it. Until then no byte has left, and aborting there sends
 * nothing; from then on the request counts as sent, whatever the error says.
 */
export function exchangeOnce(
  { dispatcher, clock }: { dispatcher: Dispatcher; clock: Clock },
  { url, headers, body, timeoutMs }: HttpRequest,
  reader: ResponseReader,
): Promise<ExchangeEnd> {
  return new Promise((resolve) => {
    let isOver = false
    let sending: Dispatcher.DispatchController | undefined

    const finish = (end: ExchangeEnd) => {
      isOver = true
      cancelTimeout()
      resolve(end)
    }
    const cut = (kind: 'stopped' | 'timeout') => {
      finish({ kind, sent: sending !== undefined })
      sending?.abort(new Error(kind))
    }

    const cancelTimeout = clock.after(timeoutMs, () => cut('timeout'))

    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'POST',
        headers,
        body,
        // `timeoutMs` bounds the whole exchange; these two bound only the gaps between bytes.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(controller) {
          if (sending === undefined && !isOver) {
            sending = controller
            return
          }
          // Ended while it waited for a connection, or about to be written a second time: abort unsent.
          const error = new Error('not to be sent')
          controller.abort(error)
          finish({ kind: 'error', sent: sending !== undefined, error })
          sending?.abort(error)
        },
        onResponseStart(_controller, status) {
          if (!isOver && status >= 200) reader.onStatus(status)
        },
        onResponseData(_controller, chunk) {
          if (!isOver && reader.onChunk(chunk) === 'stop') cut('stopped')
        },
        onResponseEnd: () => finish({ kind: 'complete', sent: true }),
        onResponseError: (_controller, error) => finish({ kind: 'error', sent: sending !== undefined, error }),
      },
    )
  })
}
