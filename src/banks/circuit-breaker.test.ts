import { describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { type Circuit, limitTransport } from './circuit-breaker.ts'
import type { BankCall, Exchange } from './transport.ts'

const ok: Exchange = { kind: 'answer', status: 200, text: '{"code":"00"}' }
const refusal: Exchange = { kind: 'answer', status: 422, text: '{"code":"51"}' }
const serverError: Exchange = { kind: 'answer', status: 503, text: '' }
const unreachable: Exchange = { kind: 'notSent', reason: 'unreachable' }
const lost: Exchange = { kind: 'unknown', reason: 'timeout' }
const setup: Exchange = { kind: 'notSent', reason: 'setup' }
const circuitOpen = { kind: 'notSent', reason: 'circuit_open' }
const tooMany = { kind: 'notSent', reason: 'too_many_calls' }

const call: BankCall = {
  operation: 'r4.chargeC2p',
  class: 'payment',
  url: 'http://127.0.0.1/',
  headers: {},
  body: '{}',
}

type Limits = Partial<Omit<Parameters<typeof limitTransport>[1], 'clock'>>

/** A limited transport to a bank that answers when the test says so, in a time that the test moves. */
function createLimited(limits: Limits = {}) {
  const atTheBank: PromiseWithResolvers<Exchange>[] = []
  const changes: Circuit[] = []
  let nowMs = 1_000
  const clock: Clock = { ...systemClock, monotonicMs: () => nowMs }
  const post = () => {
    const answer = Promise.withResolvers<Exchange>()
    atTheBank.push(answer)
    return answer.promise
  }
  const limited = limitTransport(
    { post },
    {
      clock,
      maxConcurrent: 2,
      maxWaiting: 1,
      maxWaitMs: () => 5_000,
      failureThreshold: 3,
      openMs: 10_000,
      onChange: (circuit) => changes.push(circuit),
      ...limits,
    },
  )
  const answerNext = (exchange: Exchange) => {
    const next = atTheBank.shift()
    if (!next) throw new Error('no call has reached the bank')
    next.resolve(exchange)
  }
  return {
    limited,
    changes,
    atTheBank,
    answerNext,
    /** A call from beginning to end, with this answer if it reaches the bank. */
    exchange: async (answer: Exchange) => {
      const result = limited.post(call)
      await settled()
      if (atTheBank.length > 0) answerNext(answer)
      return result
    },
    advance: (ms: number) => {
      nowMs += ms
    },
  }
}

/** Lets every promise that can go on do so. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

describe('the concurrency limit', () => {
  test('a limited transport sends up to its limit at once, queues the next in order, and refuses the others unsent', async () => {
    const { limited, atTheBank, answerNext } = createLimited()
    const results = [limited.post(call), limited.post(call), limited.post(call)]
    await settled()
    expect(atTheBank).toHaveLength(2)
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 2, waiting: 1 })
    expect(await limited.post(call)).toEqual(tooMany)

    answerNext(ok)
    await settled()
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 2, waiting: 0 })
    answerNext(refusal)
    answerNext(ok)
    expect(await Promise.all(results)).toEqual([ok, refusal, ok])
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })

  test('a call that waited longer than its own limit for a slot is not sent', async () => {
    const { limited, atTheBank, answerNext, advance } = createLimited({ maxConcurrent: 1, maxWaitMs: () => 5_000 })
    const first = limited.post(call)
    const second = limited.post(call)
    await settled()
    advance(5_001)
    answerNext(ok)
    expect(await first).toEqual(ok)
    expect(await second).toEqual(tooMany)
    expect(atTheBank).toHaveLength(0)
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })

  test('the wait limit is that of each call: a card waits on where a payment is already refused', async () => {
    const { limited, atTheBank, answerNext, advance } = createLimited({
      maxConcurrent: 1,
      maxWaiting: 2,
      maxWaitMs: ({ class: callClass }) => (callClass === 'card' ? 15_000 : 5_000),
    })
    const first = limited.post(call)
    const payment = limited.post(call)
    const card = limited.post({ ...call, class: 'card' })
    await settled()
    advance(10_000)
    answerNext(ok)
    expect(await first).toEqual(ok)
    expect(await payment).toEqual(tooMany)
    await settled()
    expect(atTheBank).toHaveLength(1)
    answerNext(refusal)
    expect(await card).toEqual(refusal)
  })

  test('a call that threw frees its slot', async () => {
    const limited = limitTransport(
      { post: () => Promise.reject(new Error('broken')) },
      { clock: systemClock, maxConcurrent: 1, maxWaiting: 0, maxWaitMs: () => 5_000, failureThreshold: 1, openMs: 1 },
    )
    await expect(limited.post(call)).rejects.toThrow('broken')
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })
})

describe('the circuit breaker', () => {
  test.each([
    ['not reached', unreachable],
    ['an answer lost', lost],
    ['a 5xx', serverError],
  ])('the circuit opens after the threshold of consecutive failures: %s', async (_name, failure) => {
    const { limited, exchange, changes, atTheBank } = createLimited()
    for (let failures = 0; failures < 3; failures += 1) {
      expect(limited.state().circuit).toBe('closed')
      expect(await exchange(failure)).toEqual(failure)
    }
    expect(limited.state().circuit).toBe('open')
    expect(changes).toEqual(['open'])
    expect(await limited.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(0)
  })

  test('refusals do not open the circuit, and any answer resets the failure count', async () => {
    const { limited, exchange } = createLimited()
    for (let calls = 0; calls < 5; calls += 1) await exchange(refusal)
    for (const answer of [lost, unreachable, refusal, lost, unreachable]) await exchange(answer)
    expect(limited.state().circuit).toBe('closed')
  })

  test('a call that this side could not send neither counts as a failure nor resets the count', async () => {
    const { limited, exchange } = createLimited()
    for (const answer of [setup, setup, setup, setup, lost, lost, setup]) await exchange(answer)
    expect(limited.state().circuit).toBe('closed')
    await exchange(lost)
    expect(limited.state().circuit).toBe('open')
  })

  test('after the open time one probe is sent, and the circuit closes when the bank answers it', async () => {
    const { limited, exchange, advance, answerNext, atTheBank, changes } = createLimited({ failureThreshold: 1 })
    await exchange(lost)
    advance(9_999)
    expect(await limited.post(call)).toEqual(circuitOpen)
    advance(1)
    expect(limited.state().circuit).toBe('half-open')

    const probe = limited.post(call)
    await settled()
    expect(await limited.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(1)
    answerNext(refusal)
    expect(await probe).toEqual(refusal)
    expect(limited.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
    expect(changes).toEqual(['open', 'half-open', 'closed'])
    expect(await exchange(ok)).toEqual(ok)
  })

  test('a failed probe opens the circuit again for the whole open time', async () => {
    const { limited, exchange, advance } = createLimited()
    for (let failures = 0; failures < 3; failures += 1) await exchange(lost)
    advance(10_000)
    expect(await exchange(unreachable)).toEqual(unreachable)
    advance(9_999)
    expect(limited.state().circuit).toBe('open')
    advance(1)
    expect(await exchange(ok)).toEqual(ok)
    expect(limited.state().circuit).toBe('closed')
  })

  test('a probe that this side could not send leaves the circuit half-open for another', async () => {
    const { limited, exchange, advance } = createLimited({ failureThreshold: 1 })
    await exchange(lost)
    advance(10_000)
    expect(await exchange(setup)).toEqual(setup)
    expect(limited.state().circuit).toBe('half-open')
    expect(await exchange(ok)).toEqual(ok)
    expect(limited.state().circuit).toBe('closed')
  })

  test('calls that were queued when the circuit opened are refused unsent', async () => {
    const { limited, answerNext, atTheBank } = createLimited({ maxConcurrent: 1, failureThreshold: 1 })
    const first = limited.post(call)
    const second = limited.post(call)
    await settled()
    answerNext(lost)
    expect(await first).toEqual(lost)
    expect(await second).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(0)
  })

  test('a failure of a call that was in flight when the circuit opened does not extend the open time', async () => {
    const { limited, answerNext, advance } = createLimited({ failureThreshold: 1 })
    const [first, late] = [limited.post(call), limited.post(call)]
    await settled()
    answerNext(lost)
    await first
    advance(9_000)
    answerNext(lost)
    await late
    advance(1_000)
    expect(limited.state().circuit).toBe('half-open')
  })

  test('a success of a call that was in flight when the circuit opened does not reset the count: a failed probe opens it at once', async () => {
    const { limited, exchange, answerNext, advance } = createLimited({ failureThreshold: 2, maxConcurrent: 3 })
    const [first, second, late] = [limited.post(call), limited.post(call), limited.post(call)]
    await settled()
    answerNext(lost)
    answerNext(lost)
    await Promise.all([first, second])
    expect(limited.state().circuit).toBe('open')
    answerNext(ok)
    await late
    advance(10_000)
    expect(await exchange(lost)).toEqual(lost)
    expect(limited.state().circuit).toBe('open')
  })

  test('only one probe is in flight even when an older call ends meanwhile', async () => {
    const { limited, answerNext, advance, atTheBank } = createLimited({ failureThreshold: 1, maxConcurrent: 3 })
    const [first, older] = [limited.post(call), limited.post(call)]
    await settled()
    answerNext(lost)
    await first
    advance(10_000)
    const probe = limited.post(call)
    await settled()
    answerNext(ok)
    expect(await older).toEqual(ok)
    expect(await limited.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(1)
    answerNext(ok)
    expect(await probe).toEqual(ok)
    expect(limited.state().circuit).toBe('closed')
  })
})
