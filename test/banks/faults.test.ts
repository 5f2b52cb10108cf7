import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankName } from '../../src/banks/bank.ts'
import { moneyCalls } from './calls.ts'
import { late, lost, notSent, unreadable } from './expected.ts'
import { openWorld, timeoutsMs, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

type FaultCase = {
  fault: { kind: string; status?: number }
  /** One outcome if all connectors read the fault alike. */
  outcome: object | Record<BankName, object>
  /** Number of ledger entries when the outcome is known. */
  effects: 0 | 1
}

const approval = { kind: 'approved' }
const setup = notSent('setup')
/** BNC, BDV and Mercantil put every refusal of their own into an answer, so a bare 4xx proves nothing there. */
const refusedAtR4Only = (atR4: object) => ({ bnc: unreadable, r4: atR4, bdv: unreadable, mercantil: unreadable })

const faults: FaultCase[] = [
  { fault: { kind: 'resetBefore' }, outcome: lost, effects: 0 },
  { fault: { kind: 'resetAfter' }, outcome: lost, effects: 1 },
  { fault: { kind: 'duplicate' }, outcome: approval, effects: 1 },
  { fault: { kind: 'malformed' }, outcome: unreadable, effects: 1 },
  { fault: { kind: 'status', status: 200 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 302 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 400 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 403 }, outcome: refusedAtR4Only(setup), effects: 0 },
  { fault: { kind: 'status', status: 408 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 409 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 429 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 500 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'status', status: 503 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'html', status: 200 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'html', status: 403 }, outcome: refusedAtR4Only(setup), effects: 0 },
  { fault: { kind: 'html', status: 404 }, outcome: unreadable, effects: 0 },
  { fault: { kind: 'html', status: 502 }, outcome: unreadable, effects: 0 },
]

const outcomeAt = (bank: BankName, outcome: FaultCase['outcome']) => ('bnc' in outcome ? outcome[bank] : outcome)

describe.each(moneyCalls)('$title', ({ bank, operation, entry = operation, class: callClass, prepare }) => {
  const timeoutMs = timeoutsMs[callClass]

  /** A merchant ready for the call, a session included. */
  async function ready() {
    const merchant = world.newMerchant(bank)
    // The others have no sessions.
    if (bank === 'bnc' || bank === 'r4') await (await merchant.flow('fetchRate', bank))(today)
    const call = await prepare(merchant)
    return { merchant, call, effects: async () => (await merchant.ledger(bank, entry)).length }
  }

  /** A fault is over when it is over: the account goes on working. */
  async function expectWorking() {
    const { call, effects } = await ready()
    expect(await call()).toMatchObject(approval)
    expect(await effects()).toBe(1)
  }

  test.each(faults)('under $fault reports an outcome no more certain than the evidence', async (faultCase) => {
    const { call, effects } = await ready()
    await world.script(bank, { ...faultCase.fault, operation })
    expect(await call()).toMatchObject(outcomeAt(bank, faultCase.outcome))
    expect(await effects()).toBe(faultCase.effects)
    await expectWorking()
  })

  test('is approved under a delay that stays within the time-out', async () => {
    const { call, effects } = await ready()
    await world.script(bank, { kind: 'delay', operation, delayMs: timeoutMs - 1 })
    const outcome = call()
    await world.whenWaiting()
    await world.clock.advance(timeoutMs - 1)
    expect(await outcome).toMatchObject(approval)
    expect(await effects()).toBe(1)
  })

  test.each([
    { kind: 'delay', before: 0 },
    { kind: 'late', before: 1 },
  ])(
    'has an unknown outcome under $kind beyond the time-out, also when the money moves later',
    async ({ kind, before }) => {
      const { call, effects } = await ready()
      await world.script(bank, { kind, operation, delayMs: timeoutMs + 5_000 })
      const outcome = call()
      await world.whenWaiting()
      await world.clock.advance(timeoutMs)
      expect(await outcome).toMatchObject(late)
      expect(await effects()).toBe(before)
      await world.clock.advance(5_000)
      expect(await effects()).toBe(1)
      await expectWorking()
    },
  )

  test('has an unknown outcome and moves nothing during an outage, and is approved after it', async () => {
    const { call, effects } = await ready()
    await world.script(bank, { kind: 'outage', seconds: 30 })
    expect(await call()).toMatchObject(lost)
    await world.clock.advance(30_000)
    expect(await effects()).toBe(0)
    await expectWorking()
  })

  test('is reported as not sent when the bank refuses connections', async () => {
    const elsewhere = await openWorld()
    const merchant = elsewhere.newMerchant(bank)
    const call = await prepare(merchant)
    await elsewhere.sandbox.stop()
    // The connection that was open at the end may take one call with it.
    expect((await call()).kind).not.toBe('approved')
    expect(await call()).toMatchObject(notSent('unreachable'))
    await elsewhere.stop()
  })
})

describe.each(moneyCalls.filter(({ bank }) => bank === 'bnc'))('$title', ({ bank, operation, prepare }) => {
  test.each([
    { times: 1, outcome: approval, effects: 1 },
    { times: 2, outcome: approval, effects: 1 },
    { times: 3, outcome: notSent('log_on_failed', 'EPIRWK'), effects: 0 },
  ])('has $effects effects after $times expiries of the working key', async ({ times, outcome, effects }) => {
    const merchant = world.newMerchant(bank)
    const call = await prepare(merchant)
    await world.script(bank, { kind: 'keyExpiry', operation, times })
    expect(await call()).toMatchObject(outcome)
    expect(await merchant.ledger(bank, operation)).toHaveLength(effects)
  })
})
