import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../../src/foundation/random.ts'
import { timeoutsMs } from '../world.ts'
import { answeredTwice, commonFaults, cutAfter } from './faults.ts'
import { type Lines, openLines } from './line.ts'
import { stageOf, testMoney } from './money-faults.ts'
import { prepare } from './subject.ts'
import { moneyCalls } from './subjects.ts'

/** Calls that move money, checked against the ledger of the simulated bank. */
describe('under a common fault,', () => testMoney(commonFaults))

let lines: Lines
beforeAll(async () => {
  lines = await openLines()
})
afterAll(() => lines.stop())

describe.each(moneyCalls)('$title', ({ bank, subject, call }) => {
  afterEach(() => lines.restore(bank))
  const timeoutMs = timeoutsMs[call.class]
  const { ready, expectWorking } = stageOf(() => lines, bank, call)

  test('is approved once when its answer arrives twice', async () => {
    const { merchant, make, effects } = await ready()
    lines.lineOf(bank).disturb(answeredTwice)
    expect(await make()).toMatchObject({ kind: 'approved' })
    expect(await effects()).toBe(1)
    await expectWorking(merchant)
  })

  test.each(['call', 'answer'] as const)('is approved when the %s takes no longer than the time-out', async (point) => {
    const line = lines.lineOf(bank)
    const { make, effects } = await ready()
    line.disturb(line.hold(point, timeoutMs - 1))
    const outcome = make()
    await line.whenHeld()
    await lines.world.clock.advance(timeoutMs - 1)
    expect(await outcome).toMatchObject({ kind: 'approved' })
    expect(await effects()).toBe(1)
  })

  test.each(['call', 'answer'] as const)(
    'has an unknown outcome when the %s takes longer than the time-out, and no second effect when it arrives',
    async (point) => {
      const line = lines.lineOf(bank)
      const { merchant, make, effects } = await ready()
      line.disturb(line.hold(point, timeoutMs + 5_000))
      const outcome = make()
      await line.whenHeld()
      await lines.world.clock.advance(timeoutMs)
      expect(await outcome).toMatchObject({ kind: 'unknown', reason: 'timeout' })
      expect(await effects()).toBe(point === 'call' ? 0 : 1)
      await lines.world.clock.advance(5_000)
      await expect.poll(effects).toBe(1)
      await expectWorking(merchant)
    },
  )

  test('is not sent when connections are refused, and works when they are accepted again', async () => {
    const line = lines.lineOf(bank)
    const { merchant, make, effects } = await ready()
    await line.refuse()
    // The connection that was open at the end may take one call with it.
    expect(['notSent', 'unknown']).toContain((await make()).kind)
    expect(await make()).toMatchObject({ kind: 'notSent', reason: 'unreachable' })
    expect(await effects()).toBe(0)
    await line.accept()
    await expectWorking(merchant)
  })

  test('is not approved and has no effect with credentials that the bank refuses', async () => {
    const merchant = lines.newMerchant(bank, subject.wrongFields)
    const make = await prepare(bank, { ...call, before: async () => ({ reference: '090012345678' }) }, merchant)
    expect(['notSent', 'rejected', 'unknown']).toContain((await make()).kind)
    expect(await merchant.ledger(bank)).toEqual([])
  })
})

const repeatable = moneyCalls.filter(({ call }) => call.isRepeatable)

describe.each(repeatable)('$title, which may be repeated under a number of ours,', ({ bank, call }) => {
  afterEach(() => lines.restore(bank))

  test('has one effect under it, and another under another number', async () => {
    const { operation, entry = operation } = call
    const merchant = lines.newMerchant(bank)
    const refOf = (await lines.world.registry.account(merchant.scope, bank))?.operationRefs?.[call.flow]
    for (const effects of [1, 2]) {
      const paymentId = systemRandom.uuid()
      const make = await prepare(bank, call, merchant, { paymentId, operationRef: refOf?.(paymentId) ?? '' })
      lines.lineOf(bank).disturb(cutAfter)
      expect(await make()).toMatchObject({ kind: 'unknown' })
      for (const _ of ['again', 'and again']) expect(await make()).toMatchObject({ kind: 'approved' })
      expect(await merchant.ledger(bank, entry)).toHaveLength(effects)
    }
  })
})
