import { ConnectionError, type PasarelaError } from './errors.ts'

const firstDelayMs = 500
const longestDelayMs = 8_000

/** Statuses of temporary errors. The gateway's decisions (400, 404, 422 …) are final. */
const retryable = new Set([408, 429, 500, 502, 503, 504])

/** Codes that are not retried: the block of a card holder lasts for minutes. */
const notRetried = new Set(['card_velocity_blocked'])

/** Whether to retry a call. Retries are always safe: reads change nothing, and all attempts of a write share one key. */
export function isWorthRetrying(error: PasarelaError): boolean {
  if (error instanceof ConnectionError || isStillRunning(error)) return true
  return error.status !== undefined && retryable.has(error.status) && !notRetried.has(error.code)
}

/** An earlier attempt of this call is still in flight; waiting for it does not count as a retry. */
export function isStillRunning(error: PasarelaError): boolean {
  return error.code === 'idempotency_request_in_progress'
}

/** Exponential backoff with jitter, at least Retry-After. */
export function delayMs(error: PasarelaError, retries: number, random: () => number): number {
  const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, retries - 1))
  return Math.max((error.retryAfterSeconds ?? 0) * 1_000, longest * (0.5 + random() / 2))
}

/** Parses Retry-After: a number of seconds, or a date if a proxy responds. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const at = header.endsWith('GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1_000))
}
