/** A broken promise with its payments and operations. */
export type Violation = Finding & { promise: string }
export type Finding = {
  message: string
  paymentIds?: string[]
  operations?: string[]
}

/** Promises that a single response can break, checked on receipt. */
export const answerPromises = {
  isolation: 'nobody is told of another tenant, nor with a key of one mode of what is in the other',
  keys: 'a good key is never refused, and one that ended always is',
  noInternalError: 'no request ends in an internal error, and every error has a code',
  amountsStay: 'a payment’s amount is told alike every time',
  keyIsOneRequest: 'a key is good for one request and for no other',
  intents: 'an intent is executed with its own details only',
  latest: 'the latest of a reference is the one made last',
  statementAlone: 'a statement that fails stops no charge',
  hanging: 'a bank that hangs holds up no other bank’s payments',
  velocity: 'a holder with three declined cards is blocked',
  routes: 'a tenant is offered what its bank can do',
  pages: 'pages of a list neither repeat nor mix up payments',
} as const

/** Status of a payment in one response. The times are those of the whole exchange, by the clock of the run. */
export type ObservedStatus = {
  paymentId: string
  status: string
  tenant: number
  operation: string
  startedMs: number
  endedMs: number
}

/** A request with an Idempotency-Key and every final response to it. */
export type KeyedRequest = {
  tenant: number
  operation: string
  method: 'POST'
  path: string
  body: object | undefined
  key: string
  /** Distinct final responses with their counts. */
  answers: { status: number; text: string; times: number }[]
  /** The last response was a refusal without effect: there is nothing to replay. */
  isRefused: boolean
}

/** Requests and responses of the tenants, as far as promises are checked against them. */
export type Observations = {
  statuses: ObservedStatus[]
  /** VES amount of each payment in the first response that had it. */
  amounts: Map<string, number>
  keyed: Map<string, KeyedRequest>
  /** Secrets that only the caller, the gateway's memory and the bank may know: tokens, debit keys, card numbers. */
  secrets: Set<string>
  /** Transfers that customers made to an account. */
  transfers: { client: string; reference: string; amount: string }[]
  /** References of orders that a caller tried to pay with the numbers of a charge. */
  ordersNamingCharges: Set<string>
  /** References of orders that the bank answered, even if the database was down: their outcome is known. */
  answeredOrders: Set<string>
  /** Payments whose payer was made unreadable, with the original value. They need manual review. */
  unreadablePayers: Map<string, Buffer>
  /** Keyless requests by their purpose: responses with 503, and all others. */
  refusals: Map<string, Refusals>
  /** All signing secrets of an endpoint, by the path of its URL: any of them may have signed a delivery. */
  signingSecrets: Map<string, Set<string>>
  /** Broken promises visible in a single response. */
  violations: Violation[]
  counts: Counts
}

export type Refusals = {
  tenant: number
  operation: string
  what: string
  externalRef: string | undefined
  /** The payment, if the request is a reversal. */
  reverses: string | undefined
  refused: number
  others: number
}

export type Counts = {
  requests: number
  lost: number
  operations: number
  byStatus: Map<string, number>
}

export function reportViolation(observations: Observations, name: keyof typeof answerPromises, finding: Finding): void {
  observations.violations.push({ promise: answerPromises[name], ...finding })
}

export function createObservations(): Observations {
  return {
    statuses: [],
    amounts: new Map(),
    keyed: new Map(),
    secrets: new Set(),
    transfers: [],
    ordersNamingCharges: new Set(),
    answeredOrders: new Set(),
    unreadablePayers: new Map(),
    refusals: new Map(),
    signingSecrets: new Map(),
    violations: [],
    counts: { requests: 0, lost: 0, operations: 0, byStatus: new Map() },
  }
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function recordSigningSecret(observations: Observations, url: string, secret: string): void {
  const path = new URL(url).pathname
  observations.signingSecrets.set(path, (observations.signingSecrets.get(path) ?? new Set()).add(secret))
  observations.secrets.add(secret)
}
