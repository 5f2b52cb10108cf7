import { type Agent, type Dispatcher, errors } from 'undici'
import type { Clock } from '../foundation/clock.ts'
import {
  createExchangeAgent,
  type ExchangeEnd,
  exchangeOnce,
  type HttpRequest,
  type ResponseReader,
} from '../foundation/http-exchange.ts'
import { limits } from '../foundation/limits.ts'
import { AddressRefused } from './connector.ts'
import type { DeliveryError, Result } from './outbox.ts'

const NOTHING = Buffer.alloc(0)

/** HTTP agent for tenants' endpoints. */
export function createWebhookDispatcher(connect: NonNullable<Agent.Options['connect']>): Agent {
  const { webhookAnswerHeaderBytes: maxHeaderSize, webhookWireBytes: maxWireBytes } = limits
  return createExchangeAgent({ connect, maxHeaderSize, maxWireBytes })
}

/**
 * One POST, never retried; a 2xx status is success. The 10 s time-out covers everything from connecting to the end of
 * the response. Redirects are not followed. At most the 1 KiB of the body that the log keeps is read.
 */
export async function attempt(
  parts: { dispatcher: Dispatcher; clock: Clock },
  request: Omit<HttpRequest, 'timeoutMs'>,
): Promise<Result> {
  const startMs = parts.clock.monotonicMs()
  const { url, headers, body } = request
  const response = new ResponseStart()
  const end = await exchangeOnce(parts, { url, headers, body, timeoutMs: limits.webhookTimeoutMs }, response)
  const { status, excerpt } = response
  const error = errorOfEnd(end)
  const isAccepted = error === undefined && status !== undefined && status < 300
  return {
    state: isAccepted ? 'delivered' : 'failed',
    durationMs: parts.clock.monotonicMs() - startMs,
    responseStatus: status,
    excerpt: status === undefined ? undefined : textOf(excerpt),
    error,
  }
}

/** Status and the beginning of the body, which the log keeps. */
class ResponseStart implements ResponseReader {
  status: number | undefined
  excerpt: Buffer = NOTHING

  onStatus(status: number): void {
    this.status = status
  }

  onChunk(chunk: Buffer): 'continue' | 'stop' {
    const { excerpt } = this
    const part = chunk.subarray(0, limits.webhookExcerptBytes - excerpt.length)
    this.excerpt = excerpt.length === 0 ? part : Buffer.concat([excerpt, part])
    return this.excerpt.length === limits.webhookExcerptBytes ? 'stop' : 'continue'
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
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'unreadable_answer',
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
