import { describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { type Circuit, guardTransport } from './guard.ts'
import type { Call, Exchange } from './transport.ts'

const ok: Exchange = { kind: 'answer', status: 200, text: '{"code":"00"}' }
const refusal: Exchange = { kind: 'answer', status: 422, text: '{"code":"51"}' }
const serverError: Exchange = { kind: 'answer', status: 503, text: '' }
const unreachable: Exchange = { kind: 'notSent', reason: 'unreachable' }
const lost: Exchange = { kind: 'unknown', reason: 'timeout' }
const setup: Exchange = { kind: 'notSent', reason: 'setup' }
const circuitOpen = { kind: 'notSent', reason: 'circuit_open' }
const tooMany = { kind: 'notSent', reason: 'too_many_calls' }

const call: Call = { operation: 'r4.chargeC2p', url: 'http://127.0.0.1/', headers: {}, body: '{}' }

type Limits = Partial<Omit<Parameters<typeof guardTransport>[1], 'clock'>>

/** A guard before a bank that answers when the test says so, in a time that the test moves. */
function createGuarded(limits: Limits = {}) {
  const atTheBank: PromiseWithResolvers<Exchange>[] = []
  const changes: Circuit[] = []
  let nowMs = 1_000
  const clock: Clock = { ...systemClock, monotonicMs: () => nowMs }
  const post = () => {
    const answer = Promise.withResolvers<Exchange>()
    atTheBank.push(answer)
    return answer.promise
  }
  const guard = guardTransport(
    { post },
    {
      clock,
      maxConcurrent: 2,
      maxWaiting: 1,
      maxWaitMs: 5_000,
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
    guard,
    changes,
    atTheBank,
    answerNext,
    /** A call from beginning to end, with this answer if it reaches the bank. */
    exchange: async (answer: Exchange) => {
      const result = guard.post(call)
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

describe('the cap', () => {
  test('lets so many calls through, keeps so many waiting in order, and sends back the rest', async () => {
    const { guard, atTheBank, answerNext } = createGuarded()
    const results = [guard.post(call), guard.post(call), guard.post(call)]
    await settled()
    expect(atTheBank).toHaveLength(2)
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 2, waiting: 1 })
    expect(await guard.post(call)).toEqual(tooMany)

    answerNext(ok)
    await settled()
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 2, waiting: 0 })
    answerNext(refusal)
    answerNext(ok)
    expect(await Promise.all(results)).toEqual([ok, refusal, ok])
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })

  test('does not send a call that waited too long for its turn', async () => {
    const { guard, atTheBank, answerNext, advance } = createGuarded({ maxConcurrent: 1, maxWaitMs: 5_000 })
    const first = guard.post(call)
    const second = guard.post(call)
    await settled()
    advance(5_001)
    answerNext(ok)
    expect(await first).toEqual(ok)
    expect(await second).toEqual(tooMany)
    expect(atTheBank).toHaveLength(0)
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })

  test('frees the place of a call that threw', async () => {
    const guard = guardTransport(
      { post: () => Promise.reject(new Error('broken')) },
      { clock: systemClock, maxConcurrent: 1, maxWaiting: 0, maxWaitMs: 5_000, failureThreshold: 1, openMs: 1 },
    )
    await expect(guard.post(call)).rejects.toThrow('broken')
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
  })
})

describe('the circuit', () => {
  test.each([
    ['not reached', unreachable],
    ['an answer lost', lost],
    ['a 5xx', serverError],
  ])('opens after the threshold of failures in a row: %s', async (_name, failure) => {
    const { guard, exchange, changes, atTheBank } = createGuarded()
    for (let failures = 0; failures < 3; failures += 1) {
      expect(guard.state().circuit).toBe('closed')
      expect(await exchange(failure)).toEqual(failure)
    }
    expect(guard.state().circuit).toBe('open')
    expect(changes).toEqual(['open'])
    expect(await guard.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(0)
  })

  test('is not opened by refusals, and an answer begins the count anew', async () => {
    const { guard, exchange } = createGuarded()
    for (let calls = 0; calls < 5; calls += 1) await exchange(refusal)
    for (const answer of [lost, unreachable, refusal, lost, unreachable]) await exchange(answer)
    expect(guard.state().circuit).toBe('closed')
  })

  test('neither counts nor forgives for a call that our own side could not make', async () => {
    const { guard, exchange } = createGuarded()
    for (const answer of [setup, setup, setup, setup, lost, lost, setup]) await exchange(answer)
    expect(guard.state().circuit).toBe('closed')
    await exchange(lost)
    expect(guard.state().circuit).toBe('open')
  })

  test('lets one trial through after the rest, and closes when the bank answers', async () => {
    const { guard, exchange, advance, answerNext, atTheBank, changes } = createGuarded({ failureThreshold: 1 })
    await exchange(lost)
    advance(9_999)
    expect(await guard.post(call)).toEqual(circuitOpen)
    advance(1)
    expect(guard.state().circuit).toBe('half-open')

    const trial = guard.post(call)
    await settled()
    expect(await guard.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(1)
    answerNext(refusal)
    expect(await trial).toEqual(refusal)
    expect(guard.state()).toEqual({ circuit: 'closed', inFlight: 0, waiting: 0 })
    expect(changes).toEqual(['open', 'half-open', 'closed'])
    expect(await exchange(ok)).toEqual(ok)
  })

  test('opens again for the whole rest when the trial fails', async () => {
    const { guard, exchange, advance } = createGuarded()
    for (let failures = 0; failures < 3; failures += 1) await exchange(lost)
    advance(10_000)
    expect(await exchange(unreachable)).toEqual(unreachable)
    advance(9_999)
    expect(guard.state().circuit).toBe('open')
    advance(1)
    expect(await exchange(ok)).toEqual(ok)
    expect(guard.state().circuit).toBe('closed')
  })

  test('tries again when the trial could not be made by our own side', async () => {
    const { guard, exchange, advance } = createGuarded({ failureThreshold: 1 })
    await exchange(lost)
    advance(10_000)
    expect(await exchange(setup)).toEqual(setup)
    expect(guard.state().circuit).toBe('half-open')
    expect(await exchange(ok)).toEqual(ok)
    expect(guard.state().circuit).toBe('closed')
  })

  test('sends back the calls that were waiting when it opened', async () => {
    const { guard, answerNext, atTheBank } = createGuarded({ maxConcurrent: 1, failureThreshold: 1 })
    const first = guard.post(call)
    const second = guard.post(call)
    await settled()
    answerNext(lost)
    expect(await first).toEqual(lost)
    expect(await second).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(0)
  })

  test('does not listen to calls that were on their way when it opened: the rest is no longer', async () => {
    const { guard, answerNext, advance } = createGuarded({ failureThreshold: 1 })
    const [first, late] = [guard.post(call), guard.post(call)]
    await settled()
    answerNext(lost)
    await first
    advance(9_000)
    answerNext(lost)
    await late
    advance(1_000)
    expect(guard.state().circuit).toBe('half-open')
  })

  test('does not listen to them when they bring good news either: a failed trial opens it at once', async () => {
    const { guard, exchange, answerNext, advance } = createGuarded({ failureThreshold: 2, maxConcurrent: 3 })
    const [first, second, late] = [guard.post(call), guard.post(call), guard.post(call)]
    await settled()
    answerNext(lost)
    answerNext(lost)
    await Promise.all([first, second])
    expect(guard.state().circuit).toBe('open')
    answerNext(ok)
    await late
    advance(10_000)
    expect(await exchange(lost)).toEqual(lost)
    expect(guard.state().circuit).toBe('open')
  })

  test('keeps to one trial when an older call ends meanwhile', async () => {
    const { guard, answerNext, advance, atTheBank } = createGuarded({ failureThreshold: 1, maxConcurrent: 3 })
    const [first, older] = [guard.post(call), guard.post(call)]
    await settled()
    answerNext(lost)
    await first
    advance(10_000)
    const trial = guard.post(call)
    await settled()
    answerNext(ok)
    expect(await older).toEqual(ok)
    expect(await guard.post(call)).toEqual(circuitOpen)
    expect(atTheBank).toHaveLength(1)
    answerNext(ok)
    expect(await trial).toEqual(ok)
    expect(guard.state().circuit).toBe('closed')
  })
})
