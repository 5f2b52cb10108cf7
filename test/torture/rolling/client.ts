import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'

export type ApiRequest = {
  apiKey: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  idempotencyKey?: string
  /** The only correct status. */
  expected: number
}

export type Answer = { text: string; body: Record<string, unknown>; isReplay: boolean }

/** Result of one HTTP request. A refusal is a 503 with Retry-After. */
export type Attempt = { tookMs: number; outcome: 'answered' | 'refused' | 'failed'; refusal?: string }

/** HTTP client that behaves as documented: keeps connections alive and honours Retry-After. */
export type Client = {
  /** Undefined if the response was not the expected one, which has been recorded. */
  send(request: ApiRequest): Promise<Answer | undefined>
  close(): Promise<void>
}

const CONNECTIONS = 64
const ANSWER_TIMEOUT_MS = 60_000
/** Gives up after so many refusals in a row: with other gateways ready, one of them must accept. */
const MAX_REFUSALS = 20

export function createClient(
  url: string,
  { onAttempt, onFailure }: { onAttempt: (attempt: Attempt) => void; onFailure: (message: string) => void },
): Client {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  })
  return {
    async send(request) {
      for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
        const beganMs = performance.now()
        const result = await attempt(request)
        const { outcome } = result
        const tookMs = performance.now() - beganMs
        onAttempt(outcome === 'refused' ? { tookMs, outcome, refusal: result.refusal } : { tookMs, outcome })
        if (result.outcome === 'answered') return result.answer
        if (result.outcome === 'failed') return fail(request, result.reason)
        await pause(result.retryAfterSeconds * 1_000)
      }
      return fail(request, `was refused ${MAX_REFUSALS} times`)
    },
    close: () => pool.close(),
  }

  async function attempt({ apiKey, method, path, body, idempotencyKey, expected }: ApiRequest) {
    try {
      const response = await pool.request({
        method,
        path: `/v1${path}`,
        headers: {
          'x-api-key': apiKey,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await response.body.text()
      const { statusCode, headers } = response
      if (statusCode === expected) {
        const isReplay = headers['idempotent-replayed'] === 'true'
        return { outcome: 'answered', answer: { text, body: JSON.parse(text), isReplay } satisfies Answer } as const
      }
      const retryAfterSeconds = Number(headers['retry-after'])
      if (statusCode === 503 && retryAfterSeconds > 0)
        return { outcome: 'refused', retryAfterSeconds, refusal: String(JSON.parse(text).error) } as const
      return { outcome: 'failed', reason: `got ${statusCode} ${text}` } as const
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return { outcome: 'failed', reason: `was not answered: ${code ?? message}` } as const
    }
  }

  function fail({ method, path }: ApiRequest, reason: string): undefined {
    onFailure(`${method} ${path} ${reason}`)
  }
}
