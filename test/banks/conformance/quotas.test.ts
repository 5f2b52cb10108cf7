import { afterEach, describe, expect, test } from 'vitest'
import type { BankName } from '../../../src/banks/bank.ts'
import type { Result } from './flow-calls.ts'
import { type Processes, startProcesses } from './processes.ts'
import { type Call, isDone, prepare } from './subject.ts'
import { banks } from './subjects.ts'

/** Calls that a bank allows only so often, by several processes at once. */
let processes: Processes
afterEach(() => processes.stop())

const asked = 6

/** The call by all processes, and how often it reached the bank. */
async function askAll(bank: BankName, call: Call): Promise<{ results: Result[]; calls: number }> {
  processes.line.takeSent()
  const tenants = ['parent', 'child']
  const asks = Array.from({ length: asked }, async (_, index) =>
    (await prepare(bank, call, processes.merchant(index, tenants[index % 2])))(),
  )
  const results = await Promise.all(asks)
  return { results, calls: processes.line.takeSent().calls.length }
}

const isPostponed = (result: Result) =>
  result.kind === 'unavailable' && result.retryMs !== undefined && result.retryMs > 0

const limited = banks.flatMap(({ bank, subject }) =>
  subject.queries.flatMap((call) => (call.everyMs === undefined ? [] : [{ bank, call, everyMs: call.everyMs }])),
)

describe.each(limited)('$call.flow at $bank, which the bank answers only so often,', ({ bank, call, everyMs }) => {
  test('is sent once by all processes and tenants, and the others say when to ask again', async () => {
    processes = await startProcesses(bank, 3)
    for (const _ of ['at first', 'when the time has passed']) {
      const { results, calls } = await askAll(bank, call)
      expect(calls).toBe(1)
      expect(results.filter((result) => isDone(result))).toHaveLength(1)
      expect(results.filter(isPostponed)).toHaveLength(asked - 1)
      await processes.passQuotaTime(everyMs)
    }
  })
})

const sensitive = banks.flatMap(({ bank, subject: { tooManyCalls: code, queries } }) =>
  code === undefined ? [] : queries.slice(0, 1).map((call) => ({ bank, code, call })),
)

describe.each(sensitive)('$bank, which says $code when it has had too many calls,', ({ bank, code, call }) => {
  test('is asked no more by any process until the time that each of them says has passed', async () => {
    processes = await startProcesses(bank, 3)
    const merchant = processes.merchant(0)
    await merchant.control(bank, 'faults', { kind: 'code', operation: call.operation, code })
    expect(await (await prepare(bank, call, merchant))()).toSatisfy(isPostponed)
    const { results, calls } = await askAll(bank, call)
    expect(calls).toBe(0)
    expect(results.filter(isPostponed)).toHaveLength(asked)
    await processes.passQuotaTime(15 * 60_000)
    expect((await askAll(bank, call)).results.filter((result) => isDone(result))).toHaveLength(asked)
  })
})
