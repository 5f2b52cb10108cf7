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
  onWarning?: ((warning: Warning) => void) | undefined
}

/** Remark of the gateway about a request of test mode: the text names the fields that it did not know. */
export type Warning = { operation: OperationId; message: string; requestId: string | undefined }

/** Runtime dependencies of the client, replaced in tests. */
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

type Attempt = {
  timeoutMs: number
  signal: AbortSignal | undefined
  idempotencyKey: string | undefined
  attempts: number
}

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
        return await sendOnce(operation, request, {
          timeoutMs: Math.min(timeoutMs, remaining),
          signal,
          idempotencyKey,
          attempts,
        })
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

  async function sendOnce(operation: OperationId, request: HttpRequest, attempt: Attempt) {
    const { status, headers, bytes } = await exchange(runtime, request, attempt)
    const text = new TextDecoder().decode(bytes)
    const { idempotencyKey, attempts } = attempt
    const fields = {
      status,
      idempotencyKey,
      attempts,
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: readRetryAfter(headers.get('retry-after'), runtime.now()),
    }
    const message = headers.get('pasarela-warning')
    if (message !== null) warn({ operation, message, requestId: fields.requestId })
    if (status >= 400) throw errorOfAnswer(status, text, fields)
    // A file, not JSON.
    if (headers.get('content-disposition')?.startsWith('attachment')) return bytes as never
    try {
      if (status >= 200 && status < 300) return JSON.parse(text)
    } catch {}
    throw new PasarelaError(
      `${new URL(request.url).origin} responded with ${status || 'a redirect'}, but is not a gateway: check baseUrl.`,
      { ...fields, code: 'unreadable_answer' },
    )
  }

  /** A mistake in the caller's function must not look like a failure of the request, which may have moved money. */
  function warn(warning: Warning): void {
    try {
      settings.onWarning?.(warning)
    } catch {}
  }
}

/** One request and its complete response within the time limit. */
async function exchange(
  { fetch }: Runtime,
  { url, ...request }: HttpRequest,
  { timeoutMs, signal, ...fields }: Attempt,
) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort()
  }, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    // Following a redirect would send the key to another address.
    const response = await fetch(url, { ...request, redirect: 'manual', signal: controller.signal })
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
  } catch (cause) {
    const reason = late ? `no response within ${timeoutMs} ms` : reasonOf(cause)
    const advice =
      request.method === 'POST' ? ' The request may have been executed: repeat it with the same idempotencyKey.' : ''
    throw new ConnectionError(`No connection to the gateway at ${new URL(url).origin}: ${reason}.${advice}`, {
      ...fields,
      code: late ? 'timeout' : 'connection_failed',
      cause,
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Idempotency key for all attempts of a call. */
function keyOf({ idempotencyKey }: WriteOptions, { uuid }: Runtime): string {
  const key = idempotencyKey ?? uuid()
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key
  throw new TypeError('idempotencyKey must be 1 to 255 printable ASCII characters.')
}

/** Fetch reports only that it failed; the reason is in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message ?? 'unknown error'
}
