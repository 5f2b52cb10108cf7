import { request } from 'node:http'
import type { Field } from '../model.ts'

/** What one call to a merchant came to; `status` is null when no answer came. */
export type Answer = { status: number | null; text: string; error?: string }

export type Sending = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Ends the call, or the wait for its turn. */
  signal: AbortSignal
}

const keptBytes = 64 * 1024

/** Calls merchants, so many at a time. Every call has a connection of its own: none is left when it ends. */
export function createSender({ atOnce }: { atOnce: number }): (sending: Sending) => Promise<Answer> {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (sending) => {
    await enter()
    try {
      sending.signal.throwIfAborted()
      return await exchange(sending)
    } finally {
      leave()
    }
  }
}

function exchange({ method, url, headers, body, timeoutMs, signal }: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const answer: Answer = { status: null, text: '' }
    const chunks: Buffer[] = []
    let bytes = 0
    const call = request(url, { method, headers, signal, agent: false }, (response) => {
      answer.status = response.statusCode ?? null
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= keptBytes) chunks.push(chunk)
      })
      response.on('end', () => end())
      response.on('error', end)
    })
    const timer = setTimeout(() => call.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
    call.on('error', end)
    call.on('close', () => end())
    call.end(body)

    /** A merchant that answers before it has read everything may break the connection: its answer counts. */
    function end(error?: Error): void {
      clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ ...answer, text, ...(error && { error: error.message }) })
    }
  })
}

/** An address of this machine: the simulated banks call nobody else. */
export const loopbackUrl: Field<string> = (value) => {
  const url = typeof value === 'string' && value.length <= 2_000 ? URL.parse(value) : null
  if (url?.protocol !== 'http:' || url.username !== '' || url.password !== '') return null
  return /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/.test(url.hostname) ? [url.href] : null
}
