/** What the HTTP calls of `webhook listen` have in common. */

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it cut the connection',
  UND_ERR_SOCKET: 'it cut the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name could not be looked up',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  EPROTO: 'it does not speak TLS: try http',
}

export function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

/** Why a call has no answer, in a few words for a person. */
export function reasonOf(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'TimeoutError') return 'it does not answer'
  return reasons[errorCode(error)] ?? message
}

/** The beginning of an answer; the rest is not waited for. */
export async function readStart(body: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  let start = Buffer.alloc(0)
  for await (const chunk of body) {
    start = Buffer.concat([start, chunk]).subarray(0, bytes)
    if (start.length === bytes) break
  }
  return start
}
