import { ConnectionError, errorOfAnswer, PasarelaError } from './errors.ts'
import { type OperationId, type Operations, routes } from './openapi.ts'
import { buildRequest, type HttpRequest, type WriteOptions } from './request.ts'
import { delayMs, isStillRunning, isWorthRetrying, readRetryAfter } from './retry.ts'

export type Settings = {
  apiKey: string
  baseUrl: string
  language: string | undefined
  timeoutMs: number
  totalTimeoutMs: number
  maxRetries: number
}

/** Everything the client takes from the world around it. */
export type Runtime = {
  fetch: typeof globalThis.fetch
  now(): number
  random(): number
  uuid(): string
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void>
}

export type Send = <Id extends OperationId>(
  operation: Id,
  input: Operations[Id]['input'],
  options?: WriteOptions,
) => Promise<Operations[Id]['answer']>

type Try = { timeoutMs: number; signal: AbortSignal | undefined; idempotencyKey: string | undefined; attempts: number }

export function createSend(settings: Settings, runtime: Runtime): Send {
  return async (operation, input, options = {}) => {
    const { signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options
    const idempotencyKey = routes[operation].method === 'POST' ? keyOf(options, runtime) : undefined
    const request = buildRequest(settings, operation, input, idempotencyKey)
    const deadline = runtime.now() + settings.totalTimeoutMs
    for (let attempts = 1, retries = 0; ; attempts += 1) {
      signal?.throwIfAborted()
      const remaining = Math.max(1, deadline - runtime.now())
      try {
        return await once(request, { timeoutMs: Math.min(timeoutMs, remaining), signal, idempotencyKey, attempts })
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof PasarelaError) || maxRetries === 0 || !isWorthRetrying(error)) throw error
        if (!isStillRunning(error)) retries += 1
        const wait = delayMs(error, retries, runtime.random)
        if (retries > maxRetries || runtime.now() + wait >= deadline) throw error
        await runtime.sleep(wait, signal)
      }
    }
  }

  async function once(request: HttpRequest, attempt: Try) {
    const { status, headers, text } = await exchange(request, attempt)
    const { idempotencyKey, attempts } = attempt
    const fields = {
      status,
      idempotencyKey,
      attempts,
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: readRetryAfter(headers.get('retry-after'), runtime.now()),
    }
    if (status >= 400) throw errorOfAnswer(status, text, fields)
    try {
      if (status >= 200 && status < 300) return JSON.parse(text)
    } catch {}
    throw new PasarelaError(
      `${new URL(request.url).origin} answered ${status || 'a redirect'}, but not as a gateway does: check baseUrl.`,
      { ...fields, code: 'unreadable_answer' },
    )
  }

  /** One request and its whole answer, within the time. */
  async function exchange({ url, ...request }: HttpRequest, { timeoutMs, signal, ...fields }: Try) {
    const { fetch } = runtime
    const controller = new AbortController()
    const abort = () => controller.abort()
    let late = false
    const timer = setTimeout(() => {
      late = true
      abort()
    }, timeoutMs)
    signal?.addEventListener('abort', abort)
    try {
      // A redirect would take the key along to wherever it leads.
      const response = await fetch(url, { ...request, redirect: 'manual', signal: controller.signal })
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (cause) {
      const why = late ? `no answer within ${timeoutMs} ms` : reasonOf(cause)
      const advice =
        request.method === 'POST'
          ? ' It may have acted all the same: the same call with the same idempotencyKey is done once.'
          : ''
      throw new ConnectionError(`No connection to the gateway at ${new URL(url).origin}: ${why}.${advice}`, {
        ...fields,
        code: late ? 'timeout' : 'connection_failed',
        cause,
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}

/** One key for all tries of a call. */
function keyOf({ idempotencyKey }: WriteOptions, { uuid }: Runtime): string {
  const key = idempotencyKey ?? uuid()
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key
  throw new TypeError('idempotencyKey must be 1 to 255 printable ASCII characters.')
}

/** Fetch says only that it failed; the reason is in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message ?? 'it broke'
}
