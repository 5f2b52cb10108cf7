import { afterEach, describe, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { chargeC2p } from './calls.ts'
import { prepare } from './conformance/subject.ts'
import { subjects } from './conformance/subjects.ts'
import { approved, notSent } from './expected.ts'
import { openWorld, timeoutsMs, today, type World } from './world.ts'

let world: World
afterEach(() => world.stop())

const callsOf = (operation: string) => world.events.filter((event) => event.operation === operation).length
const logOns = () => callsOf('LogOn')
const many = (count: number, call: (index: number) => ReturnType<typeof chargeC2p>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

/** Amounts that name their charge, to find each one's effect. */
const amountOf = (index: number) => decimal(1000 + index)

describe('one log-on at BNC', () => {
  test('serves many concurrent calls', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    const outcomes = await many(40, (index) => chargeC2p(merchant, { amount: amountOf(index) }))
    expect(outcomes.every(({ kind }) => kind === 'approved')).toBe(true)
    expect(logOns()).toBe(1)
    expect(await merchant.ledger('bnc')).toHaveLength(40)
  })

  test('of one merchant is not used for another', async () => {
    world = await openWorld()
    const merchants = [world.newMerchant(), world.newMerchant()]
    const outcomes = await Promise.all(merchants.map((merchant) => chargeC2p(merchant)))
    expect(outcomes).toMatchObject([approved('000000'), approved('000000')])
    expect(logOns()).toBe(2)
  })
})

describe('a working key that expires in the middle of fifty charges', () => {
  test.each([
    { overlap: 'the bank keeps older keys for a while', keyOverlapMs: 60_000 },
    { overlap: 'a new log-on voids the older key', keyOverlapMs: 0 },
  ])('leaves fifty effects, one for each, when $overlap', async ({ keyOverlapMs }) => {
    world = await openWorld({ bncReadings: { keyOverlapMs }, concurrency: 16 })
    const merchant = world.newMerchant()
    // The first twenty pass by a fault that does nothing, so that the key dies under the twenty-first.
    await world.script('bnc', { kind: 'delay', delayMs: 0, operation: 'SendC2P', times: 20 })
    await world.script('bnc', { kind: 'keyExpiry', operation: 'SendC2P' })

    const outcomes = await many(50, (index) => chargeC2p(merchant, { amount: amountOf(index) }))
    expect(outcomes.filter(({ kind }) => kind === 'approved')).toHaveLength(50)
    const amounts = (await merchant.ledger('bnc')).map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)
    expect(amounts).toEqual(Array.from({ length: 50 }, (_, index) => 1000 + index))
    expect(logOns()).toBe(2)
    // At most the thirty that the key died under were sent a second time.
    expect(callsOf('SendC2P')).toBeGreaterThan(50)
    expect(callsOf('SendC2P')).toBeLessThanOrEqual(50 + 30)
  })

  test('gives each charge the answer of its own effect', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'delay', delayMs: 0, operation: 'SendC2P', times: 5 })
    await world.script('bnc', { kind: 'keyExpiry', operation: 'SendC2P' })
    const outcomes = await many(20, (index) => chargeC2p(merchant, { amount: amountOf(index) }))
    const entries = await merchant.ledger('bnc')
    const effectOf = (index: number) => entries.find(({ amount }) => Number(amount) === 1000 + index)
    for (const [index, outcome] of outcomes.entries()) {
      const effect = effectOf(index)
      const numbers = { txId: effect?.['txId'], reference: effect?.reference }
      expect(outcome).toMatchObject({ kind: 'approved', code: '000000', ...numbers })
    }
  })
})

describe('an expired working key that BNC reports as a wrong hash', () => {
  const wrongHash = { bncReadings: { staleKeyAnswer: 'EPIHV' } } as const

  test('is replaced, and the charge is made once, when the key is older than a minute', async () => {
    world = await openWorld(wrongHash)
    const merchant = world.newMerchant()
    await chargeC2p(merchant)
    await world.clock.advance(60_000)
    await world.script('bnc', { kind: 'keyExpiry', operation: 'SendC2P' })
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect([logOns(), callsOf('SendC2P')]).toEqual([2, 3])
    expect(await merchant.ledger('bnc')).toHaveLength(2)
  })

  test('is replaced at once when the key has worked before, however new it is', async () => {
    world = await openWorld(wrongHash)
    const merchant = world.newMerchant()
    await chargeC2p(merchant)
    await world.script('bnc', { kind: 'keyExpiry', operation: 'SendC2P' })
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect([logOns(), callsOf('SendC2P')]).toEqual([2, 3])
    expect(await merchant.ledger('bnc')).toHaveLength(2)
  })

  test('is a configuration error, and nothing is sent again, when the key is new and has never worked', async () => {
    world = await openWorld(wrongHash)
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'keyExpiry', operation: 'SendC2P' })
    expect(await chargeC2p(merchant)).toEqual(notSent('setup', 'EPIHV'))
    expect([logOns(), callsOf('SendC2P')]).toEqual([1, 1])
    // It is not for good: the next charge a minute later finds a key.
    await world.clock.advance(60_000)
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect(await merchant.ledger('bnc')).toHaveLength(1)
  })
})

test.each([
  { times: 1, outcome: { kind: 'approved' }, effects: 1 },
  { times: 2, outcome: { kind: 'approved' }, effects: 1 },
  { times: 3, outcome: notSent('log_on_failed', 'EPIRWK'), effects: 0 },
])('every call has $effects effects after $times expiries of the working key', async ({ times, outcome, effects }) => {
  world = await openWorld()
  for (const call of subjects.bnc.money) {
    const merchant = world.newMerchant()
    const make = await prepare('bnc', call, merchant)
    await world.script('bnc', { kind: 'keyExpiry', operation: call.operation, times })
    expect(await make(), call.operation).toMatchObject(outcome)
    expect(await merchant.ledger('bnc', call.operation), call.operation).toHaveLength(effects)
  }
})

describe('midnight in Caracas', () => {
  /** From 11:00 of the world's first day. */
  const untilMidnightMs = 13 * 3_600_000

  test('causes one new log-on for all calls before any call is refused', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    await chargeC2p(merchant)
    await world.clock.advance(untilMidnightMs)
    const outcomes = await many(10, () => chargeC2p(merchant))
    expect(outcomes.every(({ kind }) => kind === 'approved')).toBe(true)
    expect([logOns(), callsOf('SendC2P')]).toEqual([2, 11])
    expect(await merchant.ledger('bnc')).toHaveLength(11)
  })

  test('that the bank reaches first costs one refused call per request and loses no charge', async () => {
    world = await openWorld({ bankAheadMs: 60_000 })
    const merchant = world.newMerchant()
    await chargeC2p(merchant)
    await world.clock.advance(untilMidnightMs - 30_000)
    const outcomes = await many(10, () => chargeC2p(merchant))
    expect(outcomes.every(({ kind }) => kind === 'approved')).toBe(true)
    expect(await merchant.ledger('bnc')).toHaveLength(11)
  })

  test('that the bank reaches last loses no charge', async () => {
    world = await openWorld({ bankAheadMs: -60_000 })
    const merchant = world.newMerchant()
    await chargeC2p(merchant)
    await world.clock.advance(untilMidnightMs + 30_000)
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    // The bank's own midnight voids the key that we took for the new day's.
    await world.clock.advance(60_000)
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect(await merchant.ledger('bnc')).toHaveLength(3)
  })
})

describe('a log-on with a fault', () => {
  test('fails once for all calls that wait for it', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'resetBefore', operation: 'LogOn' })
    const outcomes = await many(10, () => chargeC2p(merchant))
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => notSent('log_on_failed')))
    expect(logOns()).toBe(1)
  })

  test('by a time-out sends no charge, and the session that arrives late changes nothing', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'delay', operation: 'LogOn', delayMs: timeoutsMs.session + 10_000 })
    const first = chargeC2p(merchant)
    await world.whenWaiting()
    await world.clock.advance(timeoutsMs.session)
    expect(await first).toEqual(notSent('log_on_failed'))
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    // Only now the bank opens the abandoned session, and invalidates the one in use.
    await world.clock.advance(10_000)
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect(await merchant.ledger('bnc')).toHaveLength(2)
  })

  test('whose response arrives twice creates one session', async () => {
    world = await openWorld()
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'duplicate', operation: 'LogOn' })
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
    expect(await merchant.ledger('bnc')).toHaveLength(1)
  })
})

test('a client unknown to BNC or a wrong master key is a configuration error', async () => {
  world = await openWorld()
  const stranger = world.newMerchant('bnc', { bnc: { clientGuid: '11111111-1111-4111-8111-111111111111' } })
  const forger = world.newMerchant('bnc', { bnc: { masterKey: 'ffffffffffffffffffffffffffffffff' } })
  expect(await chargeC2p(stranger)).toEqual(notSent('setup', 'EPICNF'))
  expect(await chargeC2p(forger)).toEqual(notSent('setup', 'EPIHV'))
  expect(callsOf('SendC2P')).toBe(0)
})

test('a wrong terminal, account or RIF is a configuration error and moves no money', async () => {
  world = await openWorld()
  const terminal = world.newMerchant('bnc', { bnc: { terminal: '00000001' } })
  const rif = world.newMerchant('bnc', { bnc: { clientId: 'J000000001' } })
  expect(await chargeC2p(terminal)).toEqual(notSent('setup', 'CO1'))
  const statement = await (await rif.flow('listMovements'))({ from: today, to: today })
  expect(statement).toMatchObject({ kind: 'unavailable', code: 'EPIANF' })
  expect(await terminal.ledger('bnc')).toEqual([])
})

test('a merchant unknown to R4 or a wrong signing key is a configuration error', async () => {
  world = await openWorld()
  const stranger = world.newMerchant('r4', { r4: { commerce: 'somebody-else' } })
  const forger = world.newMerchant('r4', { r4: { signingKey: 'not-the-token' } })
  expect(await chargeC2p(stranger)).toEqual(notSent('setup'))
  expect(await chargeC2p(forger)).toEqual(notSent('setup', '08'))
  expect(await forger.ledger('r4')).toEqual([])
})
