import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BankName } from '../../src/banks/bank.ts'
import { limits } from '../../src/foundation/limits.ts'
import { decimal } from '../../src/foundation/money.ts'
import { patienceMs } from '../harness/patience.ts'
import { chargeC2p, debit } from './calls.ts'
import { approved, late, lost, notSent, unreadable } from './expected.ts'
import { type Merchant, openWorld, timeoutsMs, today, type World } from './world.ts'

let world: World
afterEach(() => world.stop())

const banks = [
  { bank: 'bnc', operation: 'SendC2P', yes: approved('000000'), no: { kind: 'rejected', code: 'G51' } },
  { bank: 'bdv', operation: 'process', yes: approved('1000'), no: { kind: 'rejected', code: '1034' } },
  { bank: 'mercantil', operation: 'c2p', yes: approved('0000'), no: { kind: 'unknown', code: '9051' } },
  { bank: 'r4', operation: 'MBc2p', yes: approved('00'), no: { kind: 'rejected', code: '51' } },
] as const

const threshold = limits.bankFailuresToOpenCircuit
const restMs = limits.bankCircuitOpenMs
const open = notSent('circuit_open')

function circuitOf(merchant: Merchant, bank: BankName) {
  const { tenantId } = merchant.scope
  return world.registry.states().find((state) => state.bank === bank && state.tenantId === tenantId)?.circuit
}

describe.each(banks)('the circuit breaker of an account at $bank', ({ bank, operation, yes, no }) => {
  async function openWithSession() {
    world = await openWorld()
    const merchant = world.newMerchant(bank)
    expect(await chargeC2p(merchant)).toMatchObject(yes)
    return merchant
  }
  const failures = () => world.events.filter(({ result, status = 0 }) => result !== 'answer' || status >= 500).length

  test.each([
    { fault: { kind: 'status', status: 503 }, outcome: unreadable, effects: 0 },
    { fault: { kind: 'resetBefore' }, outcome: lost, effects: 0 },
    { fault: { kind: 'resetAfter' }, outcome: lost, effects: threshold },
  ])('opens after repeated $fault, sends nothing while open, and closes after one successful probe', async (row) => {
    const merchant = await openWithSession()
    await world.script(bank, { ...row.fault, operation, times: threshold })
    for (let failed = 0; failed < threshold; failed += 1) expect(await chargeC2p(merchant)).toMatchObject(row.outcome)
    expect(circuitOf(merchant, bank)).toBe('open')

    const sentBefore = world.events.length
    expect(await chargeC2p(merchant)).toEqual(open)
    await world.clock.advance(restMs - 1)
    expect(await chargeC2p(merchant)).toEqual(open)
    expect(world.events).toHaveLength(sentBefore)

    await world.clock.advance(1)
    expect(circuitOf(merchant, bank)).toBe('half-open')
    expect(await chargeC2p(merchant)).toMatchObject(yes)
    expect(circuitOf(merchant, bank)).toBe('closed')
    expect(world.circuits).toEqual(['open', 'half-open', 'closed'].map((circuit) => `${bank} payments ${circuit}`))
    expect(await merchant.ledger(bank)).toHaveLength(1 + row.effects + 1)
  })

  test('opens again when the probe fails, and lets no other call through beside the probe', async () => {
    const merchant = await openWithSession()
    await world.script(bank, { kind: 'outage', seconds: 60 })
    while (circuitOf(merchant, bank) !== 'open') await chargeC2p(merchant)
    await world.clock.advance(restMs)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => chargeC2p(merchant)))
    expect(outcomes.filter(({ kind }) => kind === 'notSent')).toEqual([open, open, open, open])
    expect(circuitOf(merchant, bank)).toBe('open')
    await world.clock.advance(60_000)
    expect(await chargeC2p(merchant)).toMatchObject(yes)
    expect(await merchant.ledger(bank)).toHaveLength(2)
  })

  test('opens after repeated time-outs', async () => {
    const merchant = await openWithSession()
    await world.script(bank, { kind: 'delay', operation, delayMs: 120_000, times: threshold })
    const outcomes = Promise.all(Array.from({ length: threshold }, () => chargeC2p(merchant)))
    await world.whenWaiting(threshold)
    await world.clock.advance(timeoutsMs.payment)
    expect(await outcomes).toMatchObject(Array.from({ length: threshold }, () => late))
    expect(await chargeC2p(merchant)).toEqual(open)
  })

  test('stays closed under refusals, firewall pages and failures that are not consecutive', async () => {
    const merchant = await openWithSession()
    for (let refused = 0; refused < threshold + 1; refused += 1) {
      expect(await chargeC2p(merchant, { token: '00000051' })).toMatchObject(no)
    }
    await world.script(bank, { kind: 'html', status: 403, operation, times: threshold + 1 })
    for (let refused = 0; refused < threshold + 1; refused += 1) {
      expect(await chargeC2p(merchant)).toMatchObject(bank === 'r4' ? notSent('setup') : unreadable)
    }
    for (let round = 0; round < threshold; round += 1) {
      await world.script(bank, { kind: 'status', status: 500, operation })
      await chargeC2p(merchant)
      expect(await chargeC2p(merchant)).toMatchObject(yes)
    }
    expect(failures()).toBe(threshold)
    expect(circuitOf(merchant, bank)).toBe('closed')
  })

  test('opens for its own merchant alone: another merchant’s calls go on', async () => {
    const merchant = await openWithSession()
    const other = world.newMerchant(bank)
    expect(await chargeC2p(other)).toMatchObject(yes)
    await world.script(bank, { kind: 'status', status: 503, operation, times: threshold })
    for (let failed = 0; failed < threshold; failed += 1) await chargeC2p(merchant)
    expect(await chargeC2p(merchant)).toEqual(open)
    expect(await chargeC2p(other)).toMatchObject(yes)
  })
})

/** A query of each bank that moves no money, with its preparation. */
const questions = [
  {
    bank: 'bnc',
    operation: 'History',
    charge: 'SendC2P',
    prepare: async (merchant: Merchant) => {
      const list = await merchant.flow('listMovements')
      return () => list({ from: today, to: today })
    },
    answered: { kind: 'answered' },
    keptBack: { kind: 'unavailable', reason: 'circuit_open' },
  },
  {
    bank: 'r4',
    operation: 'ConsultarOperaciones',
    charge: 'MBc2p',
    prepare: async (merchant: Merchant) => {
      const debited = await debit(merchant)
      const operationId = 'operationId' in debited ? (debited.operationId ?? '') : ''
      const find = await merchant.flow('findOperation', 'r4')
      return () => find({ operationId, elapsedMs: 0 })
    },
    answered: approved('ACCP'),
    keptBack: open,
  },
] as const

describe.each(questions)('queries to $bank', ({ bank, operation, charge, prepare, answered, keptBack }) => {
  test('that fail open a circuit breaker of their own, and charges go on', async () => {
    world = await openWorld()
    const merchant = world.newMerchant(bank)
    const query = await prepare(merchant)
    await world.script(bank, { kind: 'status', status: 503, operation, times: threshold })
    for (let failed = 0; failed < threshold; failed += 1) expect(await query()).not.toMatchObject(answered)
    expect(await query()).toEqual(keptBack)
    expect(world.circuits).toEqual([`${bank} questions open`])
    const state = world.registry.states().find((account) => account.bank === bank)
    expect(state).toMatchObject({ circuit: 'closed', questions: { circuit: 'open' } })
    expect(await chargeC2p(merchant)).toMatchObject({ kind: 'approved' })
  })

  test('are answered while the circuit breaker of charges is open', async () => {
    world = await openWorld()
    const merchant = world.newMerchant(bank)
    const query = await prepare(merchant)
    await world.script(bank, { kind: 'status', status: 503, operation: charge, times: threshold })
    for (let failed = 0; failed < threshold; failed += 1) await chargeC2p(merchant)
    expect(await chargeC2p(merchant)).toEqual(open)
    expect(world.circuits).toEqual([`${bank} payments open`])
    expect(await query()).toMatchObject(answered)
  })
})

/** At Mercantil a call first takes its invoice number from the database: calls made together arrive later, in any order. */
describe.each(banks)('the concurrency limit of an account at $bank', ({ bank, operation, yes }) => {
  const concurrency = 3
  const waitMs = 1_000

  async function fill(calls: number, delayMs = waitMs) {
    world = await openWorld({ concurrency })
    const merchant = world.newMerchant(bank)
    await chargeC2p(merchant)
    await world.script(bank, { kind: 'delay', operation, delayMs, times: calls })
    const outcomes = Array.from({ length: calls }, (_, index) => chargeC2p(merchant, { amount: decimal(index + 1) }))
    await whenStanding({ atBank: concurrency, waiting: calls - concurrency })
    return { merchant, outcomes }
  }
  const state = () => world.registry.states().find((account) => account.bank === bank)
  /** While the clock stands nothing ends: calls beyond the limit would stay at the bank and be counted there. */
  const whenStanding = ({ atBank, waiting }: { atBank: number; waiting: number }) =>
    vi.waitFor(
      () => expect([world.waiting(), state()?.inFlight, state()?.waiting]).toEqual([atBank, atBank, waiting]),
      {
        timeout: patienceMs,
      },
    )

  test('is never exceeded, and the calls beyond it follow in turn', async () => {
    const { merchant, outcomes } = await fill(10)
    for (const standing of [
      { atBank: 3, waiting: 7 },
      { atBank: 3, waiting: 4 },
      { atBank: 3, waiting: 1 },
      { atBank: 1, waiting: 0 },
    ]) {
      await whenStanding(standing)
      await world.clock.advance(waitMs)
    }
    for (const outcome of outcomes) expect(await outcome).toMatchObject(yes)
    expect(await merchant.ledger(bank)).toHaveLength(11)
  })

  test('refuses a call that would wait too long and a call that exceeds the queue', async () => {
    const { merchant, outcomes } = await fill(concurrency + limits.bankWaitingCalls, 10_000)
    expect(state()).toMatchObject({ inFlight: concurrency, waiting: limits.bankWaitingCalls })
    expect(await chargeC2p(merchant)).toEqual(notSent('too_many_calls'))
    await world.clock.advance(10_000)
    const settled = await Promise.all(outcomes)
    const sent = settled.filter(({ kind }) => kind !== 'notSent')
    expect(sent).toMatchObject(Array.from({ length: concurrency }, () => yes))
    expect(settled.filter((outcome) => !sent.includes(outcome))).toEqual(
      Array.from({ length: limits.bankWaitingCalls }, () => notSent('too_many_calls')),
    )
    expect(await merchant.ledger(bank)).toHaveLength(1 + concurrency)
  })
})

test('a duplicated response is never taken for the response to the next call', async () => {
  world = await openWorld()
  for (const { bank, operation, yes, no } of banks) {
    const merchant = world.newMerchant(bank)
    await world.script(bank, { kind: 'duplicate', operation, times: 100 })
    for (let round = 0; round < 10; round += 1) {
      expect(await chargeC2p(merchant)).toMatchObject(yes)
      expect(await chargeC2p(merchant, { token: '00000051' })).toMatchObject(no)
    }
    const mixed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => chargeC2p(merchant, index % 2 === 0 ? {} : { token: '00000051' })),
    )
    expect(mixed).toMatchObject(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? yes : no)))
    expect(await merchant.ledger(bank)).toHaveLength(20)
  }
})
