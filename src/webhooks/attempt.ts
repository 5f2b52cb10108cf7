import { Agent, type Dispatcher, errors } from 'undici'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { AddressRefused } from './connector.ts'
import type { DeliveryError, Result } from './outbox.ts'

/**
 * The connections to tenants' endpoints. Shorter than the 5 s after which common servers close an idle connection: an
 * event that meets a connection just closed is lost, since it is never sent again.
 */
export function createWebhookDispatcher(connect: NonNullable<Agent.Options['connect']>): Agent {
  return new Agent({
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 2_000,
    maxHeaderSize: limits.webhookAnswerHeaderBytes,
    connect,
  })
}

/**
 * One POST, never repeated, judged by its status. The whole of it, from connecting to the end of the answer, has ten
 * seconds; redirects are an answer like any other; of the answer's body no more is read than the log keeps.
 */
export function attempt(
  { dispatcher, clock }: { dispatcher: Dispatcher; clock: Clock },
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: string },
): Promise<Result> {
  const startMs = clock.monotonicMs()
  return new Promise((resolve) => {
    let isOver = false
    let controller: Dispatcher.DispatchController | undefined
    let responseStatus: number | undefined
    let excerpt = Buffer.alloc(0)

    const finish = (error?: DeliveryError) => {
      if (isOver) return
      isOver = true
      callOff()
      const isAccepted = error === undefined && responseStatus !== undefined && responseStatus < 300
      resolve({
        state: isAccepted ? 'delivered' : 'failed',
        durationMs: clock.monotonicMs() - startMs,
        ...(responseStatus === undefined ? {} : { responseStatus, excerpt: textOf(excerpt) }),
        ...(error === undefined ? {} : { error }),
      })
    }
    const cut = (error?: DeliveryError) => {
      finish(error)
      controller?.abort(new Error('cut'))
    }

    const callOff = clock.after(limits.webhookTimeoutMs, () => cut(controller ? 'timeout' : 'connect_timeout'))
    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'POST',
        headers,
        body,
        // The one time-out above bounds the whole; these two only bound silences.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(started) {
          controller = started
          // Given up while it waited for a connection: not a byte leaves.
          if (isOver) started.abort(new Error('cut'))
        },
        onResponseStart(_controller, status) {
          // What comes before the answer, such as 103 Early Hints, is none.
          if (status >= 200) responseStatus = status
        },
        onResponseData(_controller, chunk) {
          excerpt = Buffer.concat([excerpt, chunk.subarray(0, limits.webhookExcerptBytes - excerpt.length)])
          if (excerpt.length === limits.webhookExcerptBytes) cut()
        },
        onResponseEnd: () => finish(),
        onResponseError: (_controller, error) => finish(errorOf(error)),
      },
    )
  })
}

const errorsByCode: Record<string, DeliveryError> = {
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
  ENOTFOUND: 'name_not_resolved',
  EAI_AGAIN: 'name_not_resolved',
  ETIMEDOUT: 'connect_timeout',
  UND_ERR_CONNECT_TIMEOUT: 'connect_timeout',
  UND_ERR_HEADERS_OVERFLOW: 'unreadable_answer',
}

/** Of Node's names for a certificate that is not believed, these are what they have in common. */
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/

function errorOf(error: Error): DeliveryError {
  if (error instanceof AddressRefused) return 'address_refused'
  if (error instanceof errors.HTTPParserError) return 'unreadable_answer'
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return errorsByCode[code] ?? (certificateCodes.test(code) ? 'certificate_refused' : 'connection_lost')
}

/** What the log keeps: text that a database column can hold. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\uFFFD')
}
