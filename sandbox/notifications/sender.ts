import { request } from '../http/node-http.ts'
import type { Field } from '../model.ts'

/** Response of a merchant; `status` is null when none came. */
export type MerchantResponse = { status: number | null; text: string; error?: string }

export type MerchantRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Aborts the call, or the wait for a free slot. */
  signal: AbortSignal
}

const maxResponseBytes = 64 * 1024

/** HTTP client with a concurrency limit. Every call uses its own connection, so none stays open afterwards. */
export function createSender({
  maxConcurrent,
}: {
  maxConcurrent: number
}): (request: MerchantRequest) => Promise<MerchantResponse> {
  const waiting: (() => void)[] = []
  let running = 0

  async function acquire(): Promise<void> {
    if (running < maxConcurrent) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (outgoing) => {
    await acquire()
    try {
      outgoing.signal.throwIfAborted()
      return await exchange(outgoing)
    } finally {
      release()
    }
  }
}

function exchange({ method, url, headers, body, timeoutMs, signal }: MerchantRequest): Promise<MerchantResponse> {
  return new Promise((resolve) => {
    const received: MerchantResponse = { status: null, text: '' }
    const chunks: Buffer[] = []
    let bytes = 0
    const call = request(url, { method, headers, signal, agent: false }, (response) => {
      received.status = response.statusCode ?? null
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= maxResponseBytes) chunks.push(chunk)
      })
      response.on('end', () => end())
      response.on('error', end)
    })
    const timer = setTimeout(() => call.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
    call.on('error', end)
    call.on('close', () => end())
    call.end(body)

    /** A merchant that responds before reading the whole body may reset the connection: its response still counts. */
    function end(error?: Error): void {
      clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ ...received, text, ...(error && { error: error.message }) })
    }
  })
}

/** Loopback URL: the simulated banks call no other host. */
export const loopbackUrl: Field<string> = (value) => {
  const url = typeof value === 'string' && value.length <= 2_000 ? URL.parse(value) : null
  if (url?.protocol !== 'http:' || url.username !== '' || url.password !== '') return null
  return /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/.test(url.hostname) ? [url.href] : null
}
