/** A broken promise with its payments and operations. */
export type Violation = Finding & { promise: string }
export type Finding = {
  message: string
  paymentIds?: string[]
  operations?: string[]
}

/** Promises that a single response can break, checked on receipt. */
export const answerPromises = {
  isolation: 'no response has data of another tenant, nor of the other mode',
  keys: 'a valid key is never rejected, and a revoked key always is',
  noInternalError: 'no response is an internal error, and every error has a code',
  amountsStay: 'a payment has the same amount in every response',
  keyIsOneRequest: 'an Idempotency-Key is valid for one request only',
  intents: 'an intent is executed only with its own details',
  latest: 'the latest payment of a reference is the one created last',
  statementAlone: 'a failing statement blocks no charge',
  hanging: 'a hanging bank delays no payment at another bank',
  velocity: 'a card holder with three declined cards is blocked',
  decisions: 'a person who decides alone about a payout gets the result of their decision',
  routes: 'a tenant can use only the methods of its bank',
  pages: 'pages of a list neither repeat nor reorder payments',
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
  /** Other than the tenant's current one. */
  apiKey: string | undefined
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
  /** Requests for a transfer as their tenants know them, by tenant and reference of the order. */
  requests: Map<string, ObservedRequest>
  /** Movements that a person at the tenant gave to a payment, with that payment. */
  assigned: Map<string, string>
  /** Payouts and disbursements that a second person asked to be paid. */
  approved: Set<string>
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

/** A tenant's knowledge of a request for a transfer: who pays, and the references that the customer reported. */
export type ObservedRequest = {
  tenant: number
  externalRef: string
  phone: string | undefined
  document: string | undefined
  references: string[]
  /** The payer has no other request anywhere: all of their money is for this one. */
  isOnlyOfPayer: boolean
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
    requests: new Map(),
    assigned: new Map(),
    approved: new Set(),
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
