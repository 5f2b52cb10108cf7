import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createQuotas, type Quotas } from './quotas.ts'

/** Two connections pools over one database, as two processes have them. */
let databases: Database[]
let processes: Quotas[]
beforeAll(async () => {
  const connection = await createTestDatabase()
  databases = [openDatabase(connection, 4), openDatabase(connection, 4)]
  processes = databases.map((database) => createQuotas({ database }))
})
afterAll(() => Promise.all(databases.map((database) => database.close())))

const quotas = (process = 0): Quotas => {
  const found = processes[process]
  if (!found) throw new Error('no such process')
  return found
}
const pass = async (client: Buffer, ms: number) =>
  databases[0]?.query(
    positionalStatement(
      'test.pass_quota',
      `update bank_quotas set next_allowed_at = next_allowed_at - $2::float8 * interval '1 millisecond' where client = $1`,
    ),
    [client, ms],
  )
const retryMs = async (client: Buffer) => {
  const turn = await quotas().peek(client, 'queries')
  return turn.kind === 'refused' ? turn.retryMs : 0
}
const wait = { firstMs: 60_000, longestMs: 200_000 }

describe('a call that a bank allows once in ten minutes', () => {
  test('is allowed to one of twenty that ask at once in two processes', async () => {
    const client = systemRandom.bytes(32)
    const turns = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => quotas(index % 2).take(client, 'history', 600_000)),
    )
    expect(turns.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
    for (const turn of turns) if (turn.kind === 'refused') expect(turn.retryMs).toBeGreaterThan(590_000)
  })

  test('is allowed again to one of two once the time has passed', async () => {
    const client = systemRandom.bytes(32)
    await quotas().take(client, 'history', 600_000)
    await pass(client, 600_000)
    const turns = await Promise.all([0, 1].map((process) => quotas(process).take(client, 'history', 600_000)))
    expect(turns.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'taken'])
  })

  test('is counted apart for another client and for another call', async () => {
    const client = systemRandom.bytes(32)
    await quotas().take(client, 'history', 600_000)
    expect(await quotas().take(systemRandom.bytes(32), 'history', 600_000)).toEqual({ kind: 'taken' })
    expect(await quotas().take(client, 'other', 600_000)).toEqual({ kind: 'taken' })
  })
})

describe('a bank that has had too many calls', () => {
  test('is left alone by every process, once, however many calls it refused at the same time', async () => {
    const client = systemRandom.bytes(32)
    expect(await quotas().peek(client, 'queries')).toEqual({ kind: 'taken' })
    await Promise.all(Array.from({ length: 8 }, (_none, index) => quotas(index % 2).backOff(client, 'queries', wait)))
    const left = await retryMs(client)
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
  })

  test('is left alone for longer if it refuses again soon, up to a limit, and briefly if it refuses much later', async () => {
    const client = systemRandom.bytes(32)
    for (const expected of [60_000, 120_000, 200_000, 200_000]) {
      await pass(client, await retryMs(client))
      await quotas().backOff(client, 'queries', wait)
      const left = await retryMs(client)
      expect(left).toBeGreaterThan(expected - 10_000)
      expect(left).toBeLessThanOrEqual(expected)
    }
    await pass(client, 600_000)
    await quotas().backOff(client, 'queries', wait)
    expect(await retryMs(client)).toBeLessThanOrEqual(60_000)
  })
})
