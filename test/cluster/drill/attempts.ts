/** One request that reached a gateway, or did not, and what came back. */
export type Attempt = {
  gateway: number
  method: string
  /** Milliseconds since the beginning of the run. */
  startedMs: number
  endedMs: number
  /** 0 when there was no answer. */
  status: number
  /** The answer's error code, or why there was no answer. */
  error: string | undefined
  hasRetryAfter: boolean
}

/** Everything that was asked of the gateways, in the order it ended. */
export type Attempts = {
  readonly list: readonly Attempt[]
  nowMs(): number
  /** A `fetch` that goes to whichever gateway `pick` says, as a load balancer would, and notes what came of it. */
  fetch: typeof globalThis.fetch
}

export function recordAttempts(urls: readonly string[], pick: () => number): Attempts {
  const beganMs = performance.now()
  const nowMs = () => performance.now() - beganMs
  const list: Attempt[] = []

  return {
    list,
    nowMs,
    async fetch(input, init) {
      const gateway = pick()
      const requested = new URL(input instanceof Request ? input.url : input)
      const target = new URL(requested.pathname + requested.search, urls[gateway])
      const method = init?.method ?? 'GET'
      const startedMs = nowMs()
      const record = (status: number, error: string | undefined, hasRetryAfter: boolean) =>
        list.push({ gateway, method, startedMs, endedMs: nowMs(), status, error, hasRetryAfter })
      try {
        const response = await fetch(target, init)
        const text = await response.text()
        record(response.status, response.status >= 400 ? errorOf(text) : undefined, response.headers.has('retry-after'))
        return new Response(text, { status: response.status, headers: response.headers })
      } catch (error) {
        record(0, (error as Error).name, false)
        throw error
      }
    },
  }
}

function errorOf(text: string): string {
  try {
    return String((JSON.parse(text) as { error?: unknown }).error)
  } catch {
    return 'unreadable'
  }
}

export function isWrite({ method, status }: Attempt): boolean {
  return method === 'POST' && status >= 200 && status < 300
}

/** What a client may be told while nobody leads: to come back, and when. */
export function isAllowed({ status, error, hasRetryAfter }: Attempt): boolean {
  if (status >= 200 && status < 300) return true
  // A commit that took longer than a claim may last: the bank was not called, and the call may be made again.
  if (status === 503) return hasRetryAfter || error === 'provider_unavailable'
  // The first try of the same request is still under way.
  return status === 409 && error === 'idempotency_request_in_progress' && hasRetryAfter
}

export function label({ status, error }: Attempt): string {
  return status === 0 ? `no answer (${error})` : `${status}${error === undefined ? '' : ` ${error}`}`
}
