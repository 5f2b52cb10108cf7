/** One HTTP request to a gateway and its result. */
export type Attempt = {
  gateway: number
  method: string
  /** Milliseconds since the start of the run. */
  startedMs: number
  endedMs: number
  /** 0 if there was no response. */
  status: number
  /** Error code of the response, or the reason why there was none. */
  error: string | undefined
  hasRetryAfter: boolean
}

/** Every request sent to the gateways, ordered by completion. */
export type Attempts = {
  readonly list: readonly Attempt[]
  nowMs(): number
  /** `fetch` that routes to the gateway chosen by `pick`, like a load balancer, and records the result. */
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

/** Responses allowed while there is no primary: success, or a refusal with Retry-After. */
export function isAllowed({ status, error, hasRetryAfter }: Attempt): boolean {
  if (status >= 200 && status < 300) return true
  // The commit took longer than a claim lasts: the bank was not called, and the request may be repeated.
  if (status === 503) return hasRetryAfter || error === 'provider_unavailable'
  // The first attempt of the same request is still in flight.
  return status === 409 && error === 'idempotency_request_in_progress' && hasRetryAfter
}

export function label({ status, error }: Attempt): string {
  return status === 0 ? `no response (${error})` : `${status}${error === undefined ? '' : ` ${error}`}`
}
