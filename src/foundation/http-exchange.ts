import type { Socket } from 'node:net'
import { Agent, buildConnector, type Dispatcher, errors } from 'undici'
import type { Clock } from './clock.ts'

/**
 * One POST that is never repeated, with the knowledge whether a byte of it may have left: only an unsent request is safe
 * to repeat. Limits and the classification of errors stay with the caller.
 */
export type HttpRequest = {
  url: Pick<URL, 'origin' | 'pathname' | 'search'>
  headers: Record<string, string>
  body: string | Buffer
  /** From the call to the last byte of the response. */
  timeoutMs: number
}

export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>

export type ResponseReader = {
  /** The final status and its headers; informational ones, such as 103 Early Hints, are skipped. */
  onStatus(status: number, headers: ResponseHeaders): void
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

type AgentOptions = Pick<Agent.Options, 'connect' | 'maxHeaderSize'> & {
  /** Bytes of one response with all that readers are not shown: headers, informational responses, encoding. */
  maxWireBytes: number
}

/** HTTP/2 is off because its client may repeat a request whose stream was refused. */
export function createExchangeAgent({ connect, maxWireBytes, ...options }: AgentOptions): Agent {
  const connector = typeof connect === 'function' ? connect : buildConnector({ ...connect, allowH2: false })
  return new Agent({
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    ...options,
    connect: limitingConnector(connector, maxWireBytes),
  })
}

function limitingConnector(connect: buildConnector.connector, maxWireBytes: number): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...result) => {
      callback(...result)
      const [, socket] = result
      if (socket) limitResponses(socket, maxWireBytes)
    })
}

/**
 * The parser skips endless informational responses, empty lines or extensions of chunks without a call to its handler, for
 * as long as the exchange may last. A response begins with the first bytes after a request was written; these are not
 * counted. The listener runs after the parser's own, so a reader has seen what is counted and may have stopped.
 */
function limitResponses(socket: Socket, maxWireBytes: number): void {
  let written = 0
  let start = 0
  socket.on('readable', () => {
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten
      start = socket.bytesRead
    } else if (socket.bytesRead - start > maxWireBytes) {
      socket.destroy(new errors.ResponseExceededMaxSizeError())
    }
  })
}

/** Sends `request` and resolves at the end of the exchange, whatever it is; it never rejects for a network error. */
export function exchangeOnce(
  { dispatcher, clock }: { dispatcher: Dispatcher; clock: Clock },
  { url, headers, body, timeoutMs }: HttpRequest,
  reader: ResponseReader,
): Promise<ExchangeEnd> {
  return new Promise((resolve) => {
    const exchange = new Exchange(reader, resolve)
    exchange.cancelTimeout = clock.after(timeoutMs, () => exchange.cut('timeout'))
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
      exchange,
    )
  })
}

/**
 * Uses undici's dispatcher interface because it shows what `request()` hides: `onRequestStart` runs on a connected
 * socket, in the tick of the first write and just before it. Until then no byte has left, and aborting there sends
 * nothing; from then on the request counts as sent, whatever the error says.
 *
 * A class, because a closure for each event was a tenth of what a webhook delivery left to the garbage collector.
 */
class Exchange implements Dispatcher.DispatchHandler {
  cancelTimeout = () => {}
  readonly #reader: ResponseReader
  readonly #resolve: (end: ExchangeEnd) => void
  #isOver = false
  #sending: Dispatcher.DispatchController | undefined

  constructor(reader: ResponseReader, resolve: (end: ExchangeEnd) => void) {
    this.#reader = reader
    this.#resolve = resolve
  }

  cut(kind: 'stopped' | 'timeout'): void {
    this.#finish({ kind, sent: this.#sending !== undefined })
    this.#sending?.abort(new Error(kind))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#sending === undefined && !this.#isOver) {
      this.#sending = controller
      return
    }
    // Ended while it waited for a connection, or about to be written a second time: abort unsent.
    const error = new Error('not to be sent')
    controller.abort(error)
    this.#finish({ kind: 'error', sent: this.#sending !== undefined, error })
    this.#sending?.abort(error)
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    if (!this.#isOver && status >= 200) this.#reader.onStatus(status, headers)
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#isOver && this.#reader.onChunk(chunk) === 'stop') this.cut('stopped')
  }

  onResponseEnd(): void {
    this.#finish({ kind: 'complete', sent: true })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#finish({ kind: 'error', sent: this.#sending !== undefined, error })
  }

  #finish(end: ExchangeEnd): void {
    this.#isOver = true
    this.cancelTimeout()
    this.#resolve(end)
  }
}
