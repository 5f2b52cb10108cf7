/** Helpers of the HTTP calls of `webhook listen`. */

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  UND_ERR_SOCKET: 'connection closed',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'the host name could not be resolved',
  UND_ERR_CONNECT_TIMEOUT: 'no response',
  ETIMEDOUT: 'no response',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EPROTO: 'TLS is not supported there: try http',
}

export function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

/** Short reason for a call without a response. */
export function reasonOf(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'TimeoutError') return 'no response'
  return reasons[errorCode(error)] ?? message
}

/** Reads the beginning of a response and does not wait for the rest. */
export async function readStart(body: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  let start = Buffer.alloc(0)
  for await (const chunk of body) {
    start = Buffer.concat([start, chunk]).subarray(0, bytes)
    if (start.length === bytes) break
  }
  return start
}
