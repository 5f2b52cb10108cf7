import { limits } from './limits.ts'

/** Time limits in milliseconds for a bank's whole response, by kind of call: log-on, query, payment, card charge. */
export type BankTimeouts = Readonly<Record<'session' | 'question' | 'payment' | 'card', number>>

export function bankTimeouts(settings: {
  bankTimeoutMs: number
  bankPaymentTimeoutMs: number
  bankCardTimeoutMs: number
}): BankTimeouts {
  const { bankTimeoutMs, bankPaymentTimeoutMs: payment, bankCardTimeoutMs: card } = settings
  return { session: bankTimeoutMs, question: bankTimeoutMs, payment, card }
}

/** Longest wait for a free concurrency slot of the account; after it the call is refused unsent. */
export function bankWaitMs(timeoutMs: number): number {
  return timeoutMs * limits.bankWaitShare
}

/**
 * Upper bound of a call that moves money: a log-on, the call and, if the bank refuses the session, a second log-on and
 * one resend, each with its wait for a slot. Leases on payments must outlast it.
 */
export function longestCallMs({ session, payment, card }: BankTimeouts): number {
  const callMs = Math.max(payment, card)
  return 2 * (session + bankWaitMs(session)) + 2 * (callMs + bankWaitMs(callMs))
}

/** Lease of a request on its Idempotency-Key: the claim, the bank call and the retries of writing outcome and response. */
export function requestLeaseSeconds(timeouts: BankTimeouts): number {
  const { claimToCallMs, settleRetryMs, orphanGraceMs } = limits
  return Math.ceil((claimToCallMs + longestCallMs(timeouts) + 2 * settleRetryMs + orphanGraceMs) / 1000)
}

/** Longest wait of a stopping process for its requests in flight: one bank call and the write of its outcome. */
export function drainMs({ payment, card }: BankTimeouts): number {
  return Math.max(payment, card) + limits.orphanGraceMs
}
