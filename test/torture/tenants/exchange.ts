import { type IncomingMessage, request as httpRequest } from 'node:http'

export type HttpRequest = {
  port: number
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  patienceMs: number
  /** The caller leaves after this time, whatever has come by then. */
  leaveAfterMs: number | undefined
}
export type HttpReply = { status: number; headers: IncomingMessage['headers']; text: string }

/** One request on a connection of its own; rejects when the answer did not come whole. */
export function exchange(request: HttpRequest): Promise<HttpReply> {
  const { port, method, path, headers, body, patienceMs, leaveAfterMs = Number.POSITIVE_INFINITY } = request
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('close', () => {
        clearTimeout(patience)
        if (!response.complete) return reject(new Error('the answer was cut'))
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    const isHasty = leaveAfterMs < patienceMs
    const patience = setTimeout(
      () => void sent.destroy(new Error(isHasty ? 'the caller left' : 'no answer in time')),
      Math.min(leaveAfterMs, patienceMs),
    )
    sent.on('error', (error) => {
      clearTimeout(patience)
      reject(error)
    })
    sent.end(body)
  })
}
