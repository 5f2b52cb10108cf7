/** Placeholder for twenty unique characters (a key, a reference), of the same length as its replacement. */
export const UNIQUE = 'UNIQUEUNIQUEUNIQUEUN'

export type Template = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** JSON, as text. */
  body?: string
  /** Expected status; any other is a failure. */
  status: number
}

/** A job of the load generator. */
export type Job = {
  /** Targets; the connections are spread evenly over them. */
  origins: string[]
  /** Sent in turn, cyclically. */
  templates: Template[]
  connections: number
  /** Ends after `durationMs`, or after `count` requests if that is sooner. */
  durationMs: number
  count?: number
  /** Open loop at this rate; without it, closed loop: each connection sends its next request after a response. */
  ratePerSecond?: number
}

export type Result = {
  responses: number
  seconds: number
  ratePerSecond: number
  /** Latencies in milliseconds; at a given rate, from the time the request was due (no coordinated omission). */
  p50: number
  p95: number
  p99: number
  max: number
  failures: number
  /** Status and body of the first failed response. */
  firstFailure?: string
}
