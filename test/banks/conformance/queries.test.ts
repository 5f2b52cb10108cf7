import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectors } from '../../../src/banks/connectors.ts'
import { timeoutsMs } from '../world.ts'
import { answeredTwice, faults } from './faults.ts'
import type { Result } from './flow-calls.ts'
import { type Lines, openLines } from './line.ts'
import { isDone, prepare } from './subject.ts'
import { banks, titleOf } from './subjects.ts'

/** Calls that move no money, under every fault, about something that is there: "none" would be wrong. */

/** The call came to nothing and says so. */
const isUnavailable = ({ kind }: Result) => ['unavailable', 'unknown', 'notSent'].includes(kind)

/** A query changes nothing, so it is the same whether the bank carried it out before the fault. */
const ofQueries = faults.filter(({ isProcessed }) => isProcessed)

// Each bank has a world of its own: the time that one needs between two calls is not that of the others.
describe.each(banks)('at $bank,', ({ bank, subject }) => {
  let lines: Lines
  beforeAll(async () => {
    lines = await openLines()
  })
  afterEach(() => lines.restore(bank))
  afterAll(() => lines.stop())

  describe.each(subject.queries.map((call) => ({ call, title: titleOf(call) })))('$title', ({ call }) => {
    const timeoutMs = timeoutsMs[call.class ?? 'question']
    const lineOf = () => lines.lineOf(bank)

    async function ready() {
      const merchant = lines.newMerchant(bank)
      const query = await prepare(bank, call, merchant)
      const before = await merchant.ledger(bank)
      return {
        async ask() {
          await lines.world.passQuotaTime(call.everyMs ?? 0)
          return query()
        },
        unchanged: async () => expect(await merchant.ledger(bank)).toEqual(before),
      }
    }

    test.each(ofQueries)('is unavailable, never empty, and changes nothing: $title', async (fault) => {
      const { ask, unchanged } = await ready()
      lineOf().disturb(fault, 'all')
      expect(await ask()).toSatisfy(isUnavailable)
      lineOf().clear()
      // A query of several calls may find with one of them what another did not answer.
      for (let index = 0, calls = 1; index < calls; index += 1) {
        lineOf().takeSent()
        lineOf().disturb(fault, index)
        const result = await ask()
        lineOf().clear()
        calls = lineOf().takeSent().calls.length
        const mayBeAnswered = calls > 1 || index === calls
        expect(result).toSatisfy((given) => isUnavailable(given) || (mayBeAnswered && isDone(given)))
      }
      await unchanged()
      expect(await ask()).toSatisfy(isDone)
    })

    test('is answered when the bank’s answers arrive twice', async () => {
      const { ask, unchanged } = await ready()
      lineOf().disturb(answeredTwice, 'all')
      for (const _ of ['once', 'again']) expect(await ask()).toSatisfy(isDone)
      lineOf().clear()
      await unchanged()
    })

    test.each(['call', 'answer'] as const)(
      'is answered when the %s takes no longer than the time-out',
      async (point) => {
        const { ask, unchanged } = await ready()
        lineOf().disturb(lineOf().hold(point, timeoutMs - 1))
        const result = ask()
        await lineOf().whenHeld()
        await lines.world.clock.advance(timeoutMs - 1)
        expect(await result).toSatisfy(isDone)
        await unchanged()
      },
    )

    test.each(['call', 'answer'] as const)(
      'is unavailable when the %s takes longer than the time-out',
      async (point) => {
        const { ask, unchanged } = await ready()
        lineOf().disturb(lineOf().hold(point, timeoutMs + 5_000), 'all')
        const results: Result[] = []
        const asked = ask().then((result) => results.push(result))
        for (let calls = 1; results.length === 0; calls += 1) {
          await lineOf().whenHeld()
          await lines.world.clock.advance(timeoutMs)
          await Promise.race([asked, lineOf().whenHeld(calls + 1)])
        }
        expect(results.map(isUnavailable)).toEqual([true])
        lineOf().clear()
        await lines.world.clock.advance(5_000)
        await expect.poll(() => lineOf().isBusy()).toBe(false)
        expect(await ask()).toSatisfy(isDone)
        await unchanged()
      },
    )

    test('is unavailable when connections are refused, and answered when they are accepted again', async () => {
      const { ask, unchanged } = await ready()
      await lineOf().refuse()
      for (const _ of ['the connection that was open', 'a new one']) expect(await ask()).toSatisfy(isUnavailable)
      await lineOf().accept()
      expect(await ask()).toSatisfy(isDone)
      await unchanged()
    })

    test('is never empty with a code by which the bank does not say that there is nothing', async () => {
      const { ask, unchanged } = await ready()
      const table = connectors[bank].codesOf(call.flow)
      const listed = Object.keys(table).filter((code) => /^[A-Za-z0-9]{1,6}$/.test(code))
      for (const code of ['ZZ9', '98765', ...listed.filter((known) => table[known]?.class !== 'approved')]) {
        await lines.world.script(bank, { kind: 'code', operation: call.operation, code, times: 9 })
        const result = await ask()
        expect(await lines.world.faultsLeft(bank), `${call.operation} answers no ${code}`).toBeLessThan(9)
        await lines.world.clearFaults(bank)
        if (call.absent?.includes(code)) expect(result, code).toMatchObject({ kind: 'answered', movements: [] })
        // A query of several calls may find with another one what this one refused.
        else if (result.kind === 'answered') expect(result, code).toSatisfy(isDone)
        else expect(result.kind, code).not.toBe('approved')
      }
      await unchanged()
      expect(await ask()).toSatisfy(isDone)
    })
  })
})
