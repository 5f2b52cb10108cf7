/** A broken promise, and whom to ask about it. */
export type Violation = Finding & { promise: string }
export type Finding = {
  message: string
  paymentIds?: string[]
  operations?: string[]
}

/** Promises that a single answer can break: judged where it comes in. */
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

/** A payment's status as one answer told it. The times are of the whole exchange, by the chamber's clock. */
export type ObservedStatus = {
  paymentId: string
  status: string
  tenant: number
  operation: string
  startedMs: number
  endedMs: number
}

/** A request with an Idempotency-Key and every final answer that was ever given to it. */
export type KeyedRequest = {
  tenant: number
  operation: string
  method: 'POST'
  path: string
  body: object | undefined
  key: string
  /** Answers that are kept for the key, each with how often it was given. */
  answers: { status: number; text: string; times: number }[]
  /** Last it was refused without anything being done: there is nothing to repeat. */
  isRefused: boolean
}

/** What the tenants did and saw, as far as promises are checked against it. */
export type Observations = {
  statuses: ObservedStatus[]
  /** The VES amount of each payment as it was first told. */
  amounts: Map<string, number>
  keyed: Map<string, KeyedRequest>
  /** What only the caller, the gateway's memory and the bank may know: tokens, keys of debits, card numbers. */
  secrets: Set<string>
  /** Transfers that customers made to an account. */
  transfers: { client: string; reference: string; amount: string }[]
  /** References of orders that somebody tried to pay with the numbers of a charge. */
  ordersNamingCharges: Set<string>
  /** References of orders that the bank answered, whatever became of the database meanwhile: their end can be told. */
  observationsWithAnswer: Set<string>
  /** Payments whose payer was made unreadable, with what stood there: an operator's, and nobody else's trouble. */
  unreadablePayers: Map<string, Buffer>
  /** Requests without a key, by what they were to do: how often refused with 503, and how often anything else. */
  refusals: Map<string, Refusals>
  /** The secrets that an endpoint ever had, by the path of its address: any of them may have signed a delivery. */
  signingSecrets: Map<string, Set<string>>
  /** Broken promises that are seen in a single answer. */
  violations: Violation[]
  counts: Counts
}

export type Refusals = {
  tenant: number
  operation: string
  what: string
  externalRef: string | undefined
  /** Of a reversal: the payment. */
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
    observationsWithAnswer: new Set(),
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
