import type { Clock } from '../foundation/clock.ts'
import { createSemaphore } from '../foundation/semaphore.ts'
import type { NotSentReason } from './bank.ts'
import type { BankCall, Exchange, Transport } from './transport.ts'

export type Circuit = 'closed' | 'open' | 'half-open'

type LimitOptions = {
  clock: Clock
  /** Calls in flight at once, and calls that may wait for a slot. */
  maxConcurrent: number
  maxWaiting: number
  /** A call that waited longer than this for its slot is not sent: its caller's time-out is near. */
  maxWaitMs: (call: BankCall) => number
  /** This many consecutive failures open the circuit, for `openMs`. */
  failureThreshold: number
  openMs: number
  onChange?: (circuit: Circuit) => void
}

export type LimitState = { circuit: Circuit; inFlight: number; waiting: number }
export type LimitedTransport = Transport & { state(): LimitState }

/** Concurrency limit and circuit breaker for one bank account. */
export function limitTransport(
  transport: Transport,
  { clock, maxConcurrent, maxWaiting, maxWaitMs, failureThreshold, openMs, onChange }: LimitOptions,
): LimitedTransport {
  const slots = createSemaphore({ maxConcurrent, maxWaiting })
  let failures = 0
  /** Set while the circuit is open; once it has passed, one call may probe the bank. */
  let openUntilMs: number | undefined
  let probing = false

  const circuit = (): Circuit => {
    if (openUntilMs === undefined) return 'closed'
    return clock.monotonicMs() < openUntilMs ? 'open' : 'half-open'
  }
  const isOpen = () => circuit() === 'open' || probing
  const open = () => {
    openUntilMs = clock.monotonicMs() + openMs
    onChange?.('open')
  }

  const record = (exchange: Exchange, isProbe: boolean) => {
    // Calls that were in flight when the circuit opened no longer count: only the probe decides.
    if (openUntilMs !== undefined && !isProbe) return
    if (isInconclusive(exchange)) return
    failures = isFailure(exchange) ? failures + 1 : 0
    if (failures === 0 && isProbe) {
      openUntilMs = undefined
      onChange?.('closed')
    }
    if (failures >= failureThreshold) open()
  }

  return {
    state: () => ({ circuit: circuit(), inFlight: slots.held, waiting: slots.waiting }),
    async post(call) {
      if (isOpen()) return notSent('circuit_open')
      if (slots.isFull()) return notSent('too_many_calls')

      const queuedMs = clock.monotonicMs()
      await slots.acquire()
      let isProbe = false
      try {
        if (isOpen()) return notSent('circuit_open')
        if (clock.monotonicMs() - queuedMs > maxWaitMs(call)) return notSent('too_many_calls')
        isProbe = circuit() === 'half-open'
        if (isProbe) {
          probing = true
          onChange?.('half-open')
        }
        const exchange = await transport.post(call)
        record(exchange, isProbe)
        return exchange
      } finally {
        if (isProbe) probing = false
        slots.release()
      }
    },
  }
}

function notSent(reason: NotSentReason): Exchange {
  return { kind: 'notSent', reason }
}

/** A call that was never sent does not show whether the bank is healthy. */
function isInconclusive(exchange: Exchange): boolean {
  return exchange.kind === 'notSent' && exchange.reason !== 'unreachable' && exchange.reason !== 'certificate'
}

/** Unreachable, no usable answer and 5xx are failures; a refusal or a firewall's page is an answer. */
function isFailure(exchange: Exchange): boolean {
  return exchange.kind !== 'answer' || exchange.status >= 500
}
