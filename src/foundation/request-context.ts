import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/**
 * Ids of the request and the payment that the running code works for, kept across awaits. Logs, exemplars and spans read
 * them here, so that no function passes them on. Background work has no context, or a payment without a request.
 */
export type RequestContext = {
  readonly requestId?: string
  readonly paymentId?: string
  /** IP address of the client. */
  readonly address?: string
  /** API key of the request. */
  keyId?: string
  /** Id of the operator's session or token; never the secret. */
  sessionId?: string
  /** Parent of new spans; set while traces are exported. */
  readonly span?: Span
}

const storage = new AsyncLocalStorage<RequestContext | undefined>()

export function currentContext(): RequestContext | undefined {
  return storage.getStore()
}

/** Runs `work` with this context in place of the current one. */
export function runInContext<Result>(context: RequestContext | undefined, work: () => Result): Result {
  return storage.run(context, work)
}

/** Runs `work` for one payment of the current request, or of none. */
export function withPayment<Result>(paymentId: string, work: () => Result): Result {
  return storage.run({ ...storage.getStore(), paymentId }, work)
}
