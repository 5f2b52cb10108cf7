/** Result of a simulated operation for its connection. */
export type Reply =
  | {
      kind: 'answer'
      status: number
      contentType: string
      text: string
      /** Beside those of the content. */
      headers?: Record<string, string>
      sentTwice?: true
      delayMs?: number
    }
  /** The connection is reset without a response. */
  | { kind: 'lost' }

export const lost: Reply = { kind: 'lost' }

export function json(status: number, body: unknown): Reply {
  return { kind: 'answer', status, contentType: 'application/json; charset=utf-8', text: JSON.stringify(body) }
}

/** The same response after a delay. */
export function delayed(reply: Reply, delayMs: number | undefined): Reply {
  return reply.kind === 'lost' || delayMs === undefined ? reply : { ...reply, delayMs }
}

export function html(status: number, title: string): Reply {
  const text = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return { kind: 'answer', status, contentType: 'text/html; charset=utf-8', text }
}

/** The first half of the response; a lost one stays lost. */
export function malformed(reply: Reply): Reply {
  if (reply.kind === 'lost') return reply
  return { ...reply, text: reply.text.slice(0, Math.ceil(reply.text.length / 2)) }
}
