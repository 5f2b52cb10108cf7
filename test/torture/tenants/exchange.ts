import { type IncomingMessage, request as httpRequest } from 'node:http'

export type HttpRequest = {
  port: number
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  timeoutMs: number
  /** The caller disconnects after this time. */
  abandonAfterMs: number | undefined
}
export type HttpReply = { status: number; headers: IncomingMessage['headers']; text: string }

/** One request on a connection of its own; rejects if the response is incomplete. */
export function exchange(request: HttpRequest): Promise<HttpReply> {
  const { port, method, path, headers, body, timeoutMs, abandonAfterMs = Number.POSITIVE_INFINITY } = request
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('close', () => {
        clearTimeout(timer)
        if (!response.complete) return reject(new Error('the response was truncated'))
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    const isAbandoned = abandonAfterMs < timeoutMs
    const timer = setTimeout(
      () => void sent.destroy(new Error(isAbandoned ? 'abandoned by the caller' : 'timed out')),
      Math.min(abandonAfterMs, timeoutMs),
    )
    sent.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    sent.end(body)
  })
}
