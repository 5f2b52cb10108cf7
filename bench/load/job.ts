/** Stands for twenty characters that are never the same twice: a key, a reference. As long as what replaces it. */
export const UNIQUE = 'UNIQUEUNIQUEUNIQUEUN'

export type Template = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** JSON, as text. */
  body?: string
  /** The only status that counts as an answer. */
  status: number
}

/** What the load generator is asked to do. */
export type Job = {
  /** Where to: of several, each gets its share of the connections. */
  origins: string[]
  /** Sent in turn, from the first again after the last. */
  templates: Template[]
  connections: number
  /** Ends after this time, or when so many requests were answered if that is sooner. */
  durationMs: number
  count?: number
  /** Sent at this rate, whatever the answers do; without it, each connection sends when it was answered. */
  ratePerSecond?: number
}

export type Result = {
  answers: number
  seconds: number
  ratePerSecond: number
  /** In milliseconds; at a given rate, from the moment a request was due, not from when there was a connection free. */
  p50: number
  p95: number
  p99: number
  max: number
  failures: number
  /** Status and body of the first answer that was none. */
  firstFailure?: string
}
