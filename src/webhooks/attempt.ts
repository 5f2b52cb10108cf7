import { type Agent, type Dispatcher, errors } from 'undici'
import type { Clock } from '../foundation/clock.ts'
import { createExchangeAgent, type ExchangeEnd, exchangeOnce } from '../foundation/http-exchange.ts'
import { limits } from '../foundation/limits.ts'
import { AddressRefused } from './connector.ts'
import type { DeliveryError, Result } from './outbox.ts'

/** HTTP agent for tenants' endpoints. */
export function createWebhookDispatcher(connect: NonNullable<Agent.Options['connect']>): Agent {
  return createExchangeAgent({ connect, maxHeaderSize: limits.webhookAnswerHeaderBytes })
}

/**
 * One POST, never retried; a 2xx status is success. The 10 s time-out covers everything from connecting to the end of
 * the response. Redirects are not followed. At most the 1 KiB of the body that the log keeps is read.
 */
export async function attempt(
  parts: { dispatcher: Dispatcher; clock: Clock },
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: string },
): Promise<Result> {
  const startMs = parts.clock.monotonicMs()
  let responseStatus: number | undefined
  let excerpt = Buffer.alloc(0)
  const end = await exchangeOnce(
    parts,
    { url, headers, body, timeoutMs: limits.webhookTimeoutMs },
    {
      onStatus: (status) => (responseStatus = status),
      onChunk(chunk) {
        excerpt = Buffer.concat([excerpt, chunk.subarray(0, limits.webhookExcerptBytes - excerpt.length)])
        return excerpt.length === limits.webhookExcerptBytes ? 'stop' : 'continue'
      },
    },
  )
  const error = errorOfEnd(end)
  const isAccepted = error === undefined && responseStatus !== undefined && responseStatus < 300
  return {
    state: isAccepted ? 'delivered' : 'failed',
    durationMs: parts.clock.monotonicMs() - startMs,
    ...(responseStatus === undefined ? {} : { responseStatus, excerpt: textOf(excerpt) }),
    ...(error === undefined ? {} : { error }),
  }
}

function errorOfEnd(end: ExchangeEnd): DeliveryError | undefined {
  if (end.kind === 'timeout') return end.sent ? 'timeout' : 'connect_timeout'
  return end.kind === 'error' ? errorOf(end.error) : undefined
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

/** Common parts of Node's error codes for untrusted certificates and failed TLS handshakes. */
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/

function errorOf(error: Error): DeliveryError {
  if (error instanceof AddressRefused) return 'address_refused'
  if (error instanceof errors.HTTPParserError) return 'unreadable_answer'
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return errorsByCode[code] ?? (certificateCodes.test(code) ? 'certificate_refused' : 'connection_lost')
}

/** Excerpt as PostgreSQL text, which cannot contain NUL. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\uFFFD')
}
