import { ConnectionError, errorOfAnswer, PasarelaError } from './errors.ts'
import { type OperationId, type Operations, routes } from './openapi.ts'
import { errorOfCall, mayHaveBeenExecuted } from './outcome.ts'
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
    let uncertain: PasarelaError | undefined
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
        if (!(error instanceof PasarelaError)) throw error
        if (idempotencyKey !== undefined && mayHaveBeenExecuted(error)) uncertain ??= error
        if (maxRetries === 0 || !isWorthRetrying(error)) throw errorOfCall(error, uncertain)
        if (!isStillRunning(error)) retries += 1
        const wait = delayMs(error, retries, runtime.random)
        if (retries > maxRetries || runtime.now() + wait >= deadline) throw errorOfCall(error, uncertain)
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
    const warning = headers.get('pasarela-warning')
    if (warning !== null) warn({ operation, message: warning, requestId: fields.requestId })
    if (status >= 400) throw errorOfAnswer(status, text, fields)
    // A file, not JSON.
    if (headers.get('content-disposition')?.startsWith('attachment')) return bytes as never
    const isSuccess = status >= 200 && status < 300
    try {
      if (isSuccess) return JSON.parse(text)
    } catch {}
    // Of a write, it may be the beginning of the gateway's answer.
    const isLost = isSuccess && idempotencyKey !== undefined
    const reason = isLost ? 'but its answer broke off, or it is not a gateway' : 'but is not a gateway'
    const message = `${new URL(request.url).origin} responded with ${status || 'a redirect'}, ${reason}: check baseUrl.`
    throw new (isLost ? ConnectionError : PasarelaError)(message, { ...fields, code: 'unreadable_answer' })
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
    throw new ConnectionError(`No connection to the gateway at ${new URL(url).origin}: ${reason}.`, {
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
