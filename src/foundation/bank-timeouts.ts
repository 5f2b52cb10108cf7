import { limits } from './limits.ts'

/**
 * How long a bank has for its whole answer, by the kind of call: a log-on, a question that moves no money, a payment,
 * a card charge.
 */
export type BankTimeouts = Readonly<Record<'session' | 'question' | 'payment' | 'card', number>>

export function bankTimeouts(settings: {
  bankTimeoutMs: number
  bankPaymentTimeoutMs: number
  bankCardTimeoutMs: number
}): BankTimeouts {
  const { bankTimeoutMs, bankPaymentTimeoutMs: payment, bankCardTimeoutMs: card } = settings
  return { session: bankTimeoutMs, question: bankTimeoutMs, payment, card }
}

/** How long a call may wait for a free connection slot of its account before it is refused unsent. */
export function bankWaitMs(timeoutMs: number): number {
  return timeoutMs * limits.bankWaitShare
}

/**
 * The longest a call that moves money can last: a log-on, the call, and, when the bank refuses the session, one more
 * log-on and one resend, each with its wait for a slot. Leases over payments must outlast it.
 */
export function longestCallMs({ session, payment, card }: BankTimeouts): number {
  const callMs = Math.max(payment, card)
  return 2 * (session + bankWaitMs(session)) + 2 * (callMs + bankWaitMs(callMs))
}

/** A request older than this has no living owner: it claimed, called the bank and tried to write what came of it. */
export function requestLeaseSeconds(timeouts: BankTimeouts): number {
  const { claimToCallMs, settleRetryMs, orphanGraceMs } = limits
  return Math.ceil((claimToCallMs + longestCallMs(timeouts) + settleRetryMs + orphanGraceMs) / 1000)
}

/** How long a stopping process waits for the requests it is answering: one bank call and the writing of its outcome. */
export function drainMs({ payment, card }: BankTimeouts): number {
  return Math.max(payment, card) + limits.orphanGraceMs
}
