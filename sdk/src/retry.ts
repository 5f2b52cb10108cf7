import { ConnectionError, type PasarelaError } from './errors.ts'

const firstDelayMs = 500
const longestDelayMs = 8_000

/** What may go better the next time. Everything the gateway decided (400, 404, 422 …) stays decided. */
const passing = new Set([408, 429, 500, 502, 503, 504])

/** The holder of the card is blocked, not the caller: that lasts for minutes. */
const lasting = new Set(['card_velocity_blocked'])

/**
 * Whether the same call may be made again. It is safe in every case: reads change nothing, and each write carries
 * one Idempotency-Key for all its tries.
 */
export function isWorthRetrying(error: PasarelaError): boolean {
  if (error instanceof ConnectionError || isStillRunning(error)) return true
  return error.status !== undefined && passing.has(error.status) && !lasting.has(error.code)
}

/** An earlier try of this call is still with the bank: asking again costs no retry, only time. */
export function isStillRunning(error: PasarelaError): boolean {
  return error.code === 'idempotency_request_in_progress'
}

/** Doubles with each retry, with jitter so that many clients do not come back at once; never before Retry-After. */
export function delayMs(error: PasarelaError, retries: number, random: () => number): number {
  const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, retries - 1))
  return Math.max((error.retryAfterSeconds ?? 0) * 1_000, longest * (0.5 + random() / 2))
}

/** Retry-After is a number of seconds, or a date where a proxy answers. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const at = header.endsWith('GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1_000))
}
