import type { Dispatcher } from 'undici'
import { type BankTimeouts, bankWaitMs } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { type Circuit, limitTransport, type LimitState } from './circuit-breaker.ts'
import { type CallClass, createTransport, type ExchangeEvent, type Transport } from './transport.ts'

/** Calls that share a circuit, a queue and a concurrency limit. */
export type CallGroup = 'sessions' | 'questions' | 'payments'

/** Each group has its own circuit and queue, so that a failing or slow statement does not block charges. */
const groupOf: Record<CallClass, CallGroup> = {
  session: 'sessions',
  question: 'questions',
  payment: 'payments',
  card: 'payments',
}

export type AccountTransport = Transport & {
  /** True after the first call. */
  isUsed(): boolean
  state(): LimitState & { questions: LimitState }
}

/** The transport of one bank account: time-outs by call class, concurrency limit and circuit breaker by group. */
export function createAccountTransport(parts: {
  dispatcher: Dispatcher
  clock: Clock
  timeoutsMs: BankTimeouts
  /** Calls in flight at once, in each group. */
  concurrency: number
  observe(event: ExchangeEvent): void
  onCircuit(group: CallGroup, circuit: Circuit): void
}): AccountTransport {
  const { dispatcher, clock, timeoutsMs, concurrency, observe, onCircuit } = parts
  const transport = createTransport({
    dispatcher,
    clock,
    timeoutsMs,
    maxAnswerBytes: limits.bankAnswerBytes,
    observe,
  })
  const limited = (group: CallGroup) =>
    limitTransport(transport, {
      clock,
      maxConcurrent: concurrency,
      maxWaiting: limits.bankWaitingCalls,
      maxWaitMs: (call) => bankWaitMs(timeoutsMs[call.class]),
      failureThreshold: limits.bankFailuresToOpenCircuit,
      openMs: limits.bankCircuitOpenMs,
      onChange: (circuit) => onCircuit(group, circuit),
    })
  const groups = { sessions: limited('sessions'), questions: limited('questions'), payments: limited('payments') }
  let isUsed = false

  return {
    isUsed: () => isUsed,
    state: () => ({ ...groups.payments.state(), questions: groups.questions.state() }),
    post(call) {
      isUsed = true
      return groups[groupOf[call.class]].post(call)
    },
  }
}
