import type { Clock } from '../foundation/clock.ts'
import type { NotSentReason } from './bank.ts'
import type { Exchange, Transport } from './transport.ts'

export type Circuit = 'closed' | 'open' | 'half-open'

type GuardOptions = {
  clock: Clock
  /** Calls of this account at the bank at once, and calls that may wait for their turn. */
  maxConcurrent: number
  maxWaiting: number
  /** A call whose turn comes later than this is not sent: its caller has little patience left. */
  maxWaitMs: number
  /** So many failures in a row open the circuit, for this long. */
  failureThreshold: number
  openMs: number
  onChange?: (circuit: Circuit) => void
}

export type GuardedTransport = Transport & { state(): { circuit: Circuit; inFlight: number; waiting: number } }

/** Stands between one bank account and its bank: not too many calls at once, and a rest after repeated failures. */
export function guardTransport(
  transport: Transport,
  { clock, maxConcurrent, maxWaiting, maxWaitMs, failureThreshold, openMs, onChange }: GuardOptions,
): GuardedTransport {
  const queue: (() => void)[] = []
  let inFlight = 0
  let failures = 0
  /** Set while the circuit is open; once it has passed, one call may try the bank. */
  let openUntilMs: number | undefined
  let trying = false

  const circuit = (): Circuit => {
    if (openUntilMs === undefined) return 'closed'
    return clock.monotonicMs() < openUntilMs ? 'open' : 'half-open'
  }
  const isHeldBack = () => circuit() === 'open' || trying
  const open = () => {
    openUntilMs = clock.monotonicMs() + openMs
    onChange?.('open')
  }

  const judge = (exchange: Exchange, isTrial: boolean) => {
    // Calls that were on their way when the circuit opened no longer count: only the trial speaks for the bank.
    if (openUntilMs !== undefined && !isTrial) return
    if (saysNothing(exchange)) return
    failures = isFailure(exchange) ? failures + 1 : 0
    if (failures === 0 && isTrial) {
      openUntilMs = undefined
      onChange?.('closed')
    }
    if (failures >= failureThreshold) open()
  }

  const takeTurn = async () => {
    if (inFlight < maxConcurrent) {
      inFlight += 1
      return
    }
    // The slot is handed over by the call that ends, so `inFlight` does not move.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const giveTurn = () => {
    const next = queue.shift()
    if (next) next()
    else inFlight -= 1
  }

  return {
    state: () => ({ circuit: circuit(), inFlight, waiting: queue.length }),
    async post(call) {
      if (isHeldBack()) return notSent('circuit_open')
      if (inFlight >= maxConcurrent && queue.length >= maxWaiting) return notSent('too_many_calls')

      const askedMs = clock.monotonicMs()
      await takeTurn()
      let isTrial = false
      try {
        if (isHeldBack()) return notSent('circuit_open')
        if (clock.monotonicMs() - askedMs > maxWaitMs) return notSent('too_many_calls')
        isTrial = circuit() === 'half-open'
        if (isTrial) {
          trying = true
          onChange?.('half-open')
        }
        const exchange = await transport.post(call)
        judge(exchange, isTrial)
        return exchange
      } finally {
        if (isTrial) trying = false
        giveTurn()
      }
    },
  }
}

function notSent(reason: NotSentReason): Exchange {
  return { kind: 'notSent', reason }
}

/** A call that our own side kept back tells nothing of the bank's health. */
function saysNothing(exchange: Exchange): boolean {
  return exchange.kind === 'notSent' && exchange.reason !== 'unreachable'
}

/** A refusal is an answer, and so is a firewall's page; a bank that cannot be reached or breaks is not well. */
function isFailure(exchange: Exchange): boolean {
  return exchange.kind !== 'answer' || exchange.status >= 500
}
