import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '../../../src/foundation/money.ts'
import { timeoutsMs } from '../world.ts'
import { faults } from './faults.ts'
import type { Result } from './flow-calls.ts'
import { type Lines, openLines } from './line.ts'
import { type Processes, startProcesses } from './processes.ts'
import { type Call, isDone, type MoneyCall, prepare } from './subject.ts'
import { banks } from './subjects.ts'

const withSessions = banks.flatMap(({ bank, subject }) => {
  const call: Call | MoneyCall | undefined = subject.money[0] ?? subject.queries[0]
  return subject.session && call ? [{ bank, subject, session: subject.session, call }] : []
})

describe.each(withSessions)('the session of $bank', ({ bank, subject, session, call }) => {
  const movesMoney = subject.money.length > 0
  const amountOf = (index: number) => decimal(1_000 + index)

  describe.each([2, 8])('of %i processes', (count) => {
    let processes: Processes
    let made = 0
    afterEach(() => processes.stop())

    async function start() {
      made = 0
      processes = await startProcesses(bank, count)
    }

    /** Calls by all processes at once, with amounts that name their call. */
    async function callAll(tenants: (string | undefined)[] = [undefined]): Promise<void> {
      const first = made
      made += count * 6
      const calls = Array.from({ length: made - first }, async (_, index) => {
        const merchant = processes.merchant(index, tenants[index % tenants.length])
        const amount = amountOf(first + index)
        const make = await prepare(bank, call, merchant, { amount })
        return isDone(await make(), { amount })
      })
      expect(await Promise.all(calls)).toEqual(calls.map(() => true))
    }

    /** Each call moved its money once. */
    async function expectEffects(): Promise<void> {
      const amounts = (await processes.merchant(0).ledger(bank)).map(({ amount }) => Number(amount))
      const expected = Array.from({ length: made }, (_, index) => 1_000 + index)
      expect(amounts.toSorted((a, b) => a - b)).toEqual(movesMoney ? expected : [])
    }

    test('is opened by one log-on', async () => {
      await start()
      await callAll()
      const { logOns, calls } = processes.line.takeSent()
      expect(logOns).toHaveLength(1)
      // Nothing was refused for its session, so nothing was sent again.
      if (movesMoney) expect(calls).toHaveLength(made)
      await expectEffects()
    })

    test('that the bank ends is renewed by one log-on, and no call is lost or made twice', async () => {
      await start()
      await callAll()
      for (const undisturbed of [0, 5, 6]) {
        processes.line.takeSent()
        const merchant = processes.merchant(0)
        const { operation } = call
        const passing = { kind: 'delay', delayMs: 0, operation, times: undisturbed }
        if (undisturbed > 0) await merchant.control(bank, 'faults', passing)
        await merchant.control(bank, 'faults', { kind: 'keyExpiry', operation })
        await callAll()
        expect(processes.line.takeSent().logOns).toHaveLength(1)
      }
      await expectEffects()
    })

    test('is renewed by one log-on after its lifetime', async () => {
      await start()
      await callAll()
      processes.line.takeSent()
      processes.passTime(session.lifetimeMs)
      await callAll()
      expect(processes.line.takeSent().logOns).toHaveLength(session.renewalCalls ?? 1)
      await expectEffects()
    })

    test('serves all tenants that share the account', async () => {
      await start()
      await callAll(['parent', 'child', 'branch'])
      expect(processes.line.takeSent().logOns).toHaveLength(1)
      await expectEffects()
    })
  })

  describe('with a log-on', () => {
    let lines: Lines
    beforeAll(async () => {
      lines = await openLines()
    })
    afterAll(() => lines.stop())

    const isRefused = ({ kind }: Result) => (movesMoney ? kind === 'notSent' : kind === 'unavailable')

    async function expectWorking(merchant: ReturnType<Lines['newMerchant']>) {
      expect(await (await prepare(bank, call, merchant))()).toSatisfy(isDone)
      expect(await merchant.ledger(bank)).toHaveLength(movesMoney ? 1 : 0)
    }

    test.each(faults)('under a fault sends nothing else, and works the next time: $title', async (fault) => {
      const merchant = lines.newMerchant(bank)
      const line = lines.lineOf(bank)
      line.takeSent()
      line.disturbLogOn(fault)
      expect(await (await prepare(bank, call, merchant))()).toSatisfy(isRefused)
      expect(line.takeSent().calls).toEqual([])
      await expectWorking(merchant)
    })

    test('slower than its time-out sends nothing else, and one within it is used', async () => {
      const line = lines.lineOf(bank)
      for (const delayMs of [timeoutsMs.session - 1, timeoutsMs.session + 1]) {
        const merchant = lines.newMerchant(bank)
        line.takeSent()
        line.disturbLogOn(line.hold('answer', delayMs))
        const result = (await prepare(bank, call, merchant))()
        await line.whenHeld()
        await lines.world.clock.advance(Math.min(delayMs, timeoutsMs.session))
        expect(await result).toSatisfy(delayMs < timeoutsMs.session ? isDone : isRefused)
        expect(line.takeSent().calls).toHaveLength(delayMs < timeoutsMs.session ? 1 : 0)
      }
    })

    test('that the bank refuses sends nothing else', async () => {
      const merchant = lines.newMerchant(bank, subject.wrongFields)
      lines.lineOf(bank).takeSent()
      expect(await (await prepare(bank, call, merchant))()).toSatisfy(isRefused)
      expect(lines.lineOf(bank).takeSent().calls).toEqual([])
      expect(await merchant.ledger(bank)).toEqual([])
    })
  })
})
