import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { limits } from '../foundation/limits.ts'
import { batched, type ColumnsOf, overRows } from './batch.ts'
import { type Batching, type Database, DatabaseUnavailable, openDatabase } from './database.ts'
import { statement } from './statement.ts'

type Params = { tenant: string; dividend: number; divisor: number }
type Row = { tenant: string; quotient: number }

/** Divides; a divisor of 0 is refused by the database, and a negative quotient has no row. */
const divide = statement<Params, Row>(
  'test.batch_one',
  `select :tenant::text as tenant, :dividend::integer / :divisor::integer as quotient
   where :dividend::integer / :divisor::integer >= 0`,
)
const divideMany = statement<ColumnsOf<Params>, Row & { row: number }>(
  'test.batch_many',
  `select r.tenant, dividend / divisor as quotient, row::integer
   from unnest(:tenant::text[], :dividend::integer[], :divisor::integer[]) with ordinality
     as r (tenant, dividend, divisor, row)
   where dividend / divisor >= 0
   order by row desc`,
)

type Note = { id: number; at: Date | null; nothing: string | null }

const noteSql = ':id::integer as id, :at::timestamptz as at, :nothing::text as nothing'
const note = statement<Note, Note>('test.batch_note', `select ${noteSql}`)
const noteMany = statement<ColumnsOf<Note>, Note & { row: number }>(
  'test.batch_notes',
  overRows(`noted as (select row::integer, ${noteSql} from r) select * from noted`, ['id']),
)

let opened: Database
let sent: { name: string; rows: number }[]
let underWay: number
let mostUnderWay: number
/** Makes every statement fail. */
let failure: Error | undefined

beforeAll(async () => {
  opened = openDatabase(await createTestDatabase(), 8)
})
afterAll(() => opened.close())
beforeEach(() => {
  sent = []
  underWay = 0
  mostUnderWay = 0
  failure = undefined
})

function dividing(batching: Batching = 'auto') {
  const database: Database = {
    ...opened,
    batching,
    async query(query, values = []) {
      sent.push({ name: query.name, rows: Array.isArray(values[0]) ? values[0].length : 1 })
      underWay += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      try {
        if (failure) throw failure
        return await opened.query(query, values)
      } finally {
        underWay -= 1
      }
    },
  }
  return batched(database, divide, divideMany)
}

const names = () => sent.map(({ name }) => name)

describe('statements of one kind', () => {
  test('go as they are when each waits for the one before', async () => {
    const quotientOf = dividing()
    for (const dividend of [4, 6, 8]) {
      expect(await quotientOf({ tenant: 'a', dividend, divisor: 2 })).toEqual([{ tenant: 'a', quotient: dividend / 2 }])
    }
    expect(names()).toEqual(Array(3).fill('test.batch_one'))
  })

  test('that arrive together share a few, and each caller of either tenant gets its own rows', async () => {
    // No statement counts as slow, however busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const quotientOf = dividing()
    const callers = Array.from({ length: 300 }, (_, index) => ({ tenant: index % 2 ? 'a' : 'b', dividend: index }))
    const answers = await Promise.all(callers.map((caller) => quotientOf({ ...caller, divisor: 1 })))
    expect(answers).toEqual(callers.map(({ tenant, dividend }) => [{ tenant, quotient: dividend }]))
    expect(sent.length).toBeLessThanOrEqual(limits.batchesUnderWay + Math.ceil(300 / limits.batchRows))
    expect(Math.max(...sent.map(({ rows }) => rows))).toBe(limits.batchRows)
    expect(mostUnderWay).toBe(limits.batchesAtOnce)
  })

  test('without a row leave the rows of the others in their places', async () => {
    const quotientOf = dividing()
    const dividends = Array.from({ length: 100 }, (_, index) => (index % 3 === 0 ? -index - 1 : index))
    const answers = await Promise.all(dividends.map((dividend) => quotientOf({ tenant: 'a', dividend, divisor: 1 })))
    expect(answers).toEqual(dividends.map((quotient) => (quotient < 0 ? [] : [{ tenant: 'a', quotient }])))
  })

  test.each<Batching>(['auto', 'full'])('that the database refuses fail alone (%s)', async (batching) => {
    const quotientOf = dividing(batching)
    const divisors = Array.from({ length: 50 }, (_, index) => (index === 30 ? 0 : 1))
    const answers = await Promise.allSettled(
      divisors.map((divisor, dividend) => quotientOf({ tenant: 'a', dividend, divisor })),
    )
    for (const [index, answer] of answers.entries()) {
      expect(answer).toMatchObject(
        index === 30
          ? { status: 'rejected', reason: { message: 'division by zero' } }
          : { status: 'fulfilled', value: [{ tenant: 'a', quotient: index }] },
      )
    }
  })

  test('keep a value that some rows have, and a column that is null in all of them', async () => {
    const shared = batched(opened, note, noteMany)
    const rows = (dates: (Date | null)[]) => Promise.all(dates.map((at, id) => shared({ id, at, nothing: null })))
    const at = new Date('2026-11-17T12:00:00.123Z')

    for (const dates of [[null, null, null], [null, at, null], [at, null, at], [null], [at]]) {
      expect(await rows(dates)).toEqual(dates.map((date, id) => [{ id, at: date, nothing: null }]))
    }
  })

  test('with a subject in common go one after the other, and arrays keep their elements', async () => {
    type Writes = { subject: string; elements: readonly string[] }
    const written: string[][] = []
    const database: Database = {
      ...opened,
      batching: 'full',
      query(query, values = []) {
        written.push((values[0] as string[]).toSorted())
        return opened.query(query, values)
      },
    }
    const write = batched<Writes, { subject: string; elements: string[] }>(
      database,
      statement('test.subject_one', 'select :subject::text as subject, :elements::text[] as elements'),
      statement(
        'test.subject_many',
        overRows(
          'answers as (select r.row, :subject::text as subject, :elements::text[] as elements from r) ' +
            'select subject, elements, row::integer from answers',
          ['subject'],
        ),
      ),
      ({ subject }) => [subject],
    )
    const elements = ['', ' ', 'null', 'a,b', '{c}', 'd"e', String.raw`f\g`, 'ñ', "h'i"]
    const subjects = ['x', 'y', 'x', 'z', 'x', 'y']
    const answers = await Promise.all(subjects.map((subject) => write({ subject, elements })))
    expect(answers).toEqual(subjects.map((subject) => [{ subject, elements }]))
    expect(written.flat().toSorted()).toEqual(subjects.toSorted())
    for (const batch of written) expect(new Set(batch).size).toBe(batch.length)
  })

  test('without one of their parameters fail alone, and later ones are sent', async () => {
    const quotientOf = dividing('full')
    const incomplete = { tenant: 'a', dividend: 1 } as Params
    const answers = await Promise.allSettled([
      quotientOf({ tenant: 'a', dividend: 4, divisor: 2 }),
      quotientOf(incomplete),
    ])
    expect(answers).toMatchObject([
      { value: [{ quotient: 2 }] },
      { reason: { message: expect.stringContaining('the parameter divisor is missing') } },
    ])
    expect(await quotientOf({ tenant: 'a', dividend: 6, divisor: 2 })).toEqual([{ tenant: 'a', quotient: 3 }])
  })

  test('fail together, and are not sent again, when the database is unavailable', async () => {
    const quotientOf = dividing()
    failure = new DatabaseUnavailable(new Error('away'))
    const asked = Array.from({ length: 20 }, (_, dividend) => quotientOf({ tenant: 'a', dividend, divisor: 1 }))
    const answers = await Promise.allSettled(asked)
    expect(answers.every((answer) => answer.status === 'rejected' && answer.reason === failure)).toBe(true)
    expect(sent.map(({ rows }) => rows)).toEqual([1, 1, 18])
    failure = undefined
    expect(await quotientOf({ tenant: 'a', dividend: 1, divisor: 1 })).toEqual([{ tenant: 'a', quotient: 1 }])
  })

  test('wait for one that carries many rows, and not for one that carries few or takes long', async () => {
    const held: { rows: number; answer: () => void }[] = []
    const database: Database = {
      ...opened,
      query: (_query, values = []) =>
        new Promise((resolve) => {
          const rows = Array.isArray(values[0]) ? values[0].length : 1
          held.push({ rows, answer: () => resolve([]) })
        }),
    }
    const quotientOf = batched(database, divide, divideMany)
    const ask = (count: number) =>
      Array.from({ length: count }, () => quotientOf({ tenant: 'a', dividend: 1, divisor: 1 }))
    const sentRows = () => held.map(({ rows }) => rows)

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = ask(limits.batchesAtOnce + limits.batchRowsAtOnce)
    expect(sentRows()).toEqual([1, 1])
    held[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentRows()).toEqual([1, 1, limits.batchRowsAtOnce])
    asked.push(...ask(3))
    held[1]?.answer()
    await vi.advanceTimersByTimeAsync(limits.batchSlowMs - 1)
    expect(sentRows()).toEqual([1, 1, limits.batchRowsAtOnce])
    await vi.advanceTimersByTimeAsync(1)
    expect(sentRows()).toEqual([1, 1, limits.batchRowsAtOnce, 3])
    for (const { answer } of held) answer()
    await Promise.all(asked)
  })

  test('each go by themselves with batches forced to be single, and never with batches forced to be full', async () => {
    const params = Array.from({ length: 10 }, (_, dividend) => ({ tenant: 'a', dividend, divisor: 1 }))
    const alone = await Promise.all(params.map(dividing('single')))
    expect(names()).toEqual(Array(10).fill('test.batch_one'))
    sent = []
    const together = await Promise.all(params.map(dividing('full')))
    expect(names()).toEqual(['test.batch_many'])
    expect(together).toEqual(alone)
    sent = []
    await dividing('full')({ tenant: 'a', dividend: 1, divisor: 1 })
    expect(names()).toEqual(['test.batch_many'])
  })

  test('that were committed and whose answer cannot be read are not sent again', async () => {
    const LINE = 628
    pg.types.setTypeParser(LINE as never, () => {
      throw new Error('unreadable')
    })
    await opened.query({ name: 'test.written_create', text: 'create table written (n integer)' })
    type Written = { n: number }
    const write = batched<Written, { line: unknown }>(
      { ...opened, batching: 'full' },
      statement('test.written_one', `insert into written values (:n::integer) returning line '{1,2,3}' as line`),
      statement(
        'test.written_many',
        `insert into written select n from unnest(:n::integer[]) as n returning line '{1,2,3}' as line, n as row`,
      ),
    )
    const answers = await Promise.allSettled([1, 2, 3].map((n) => write({ n })))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    const [row] = await opened.query<{ rows: number }>({
      name: 'test.written_count',
      text: 'select count(*)::integer as rows from written',
    })
    expect(row?.rows).toBe(3)
  })

  test('are refused in time, and do not wait for all before them, while the database does not answer', async () => {
    const timeoutMs = limits.databaseStatementTimeoutMs + 1_000
    const database: Database = {
      ...opened,
      // As a server that accepts statements and does not answer: the time limit of the client ends each.
      query: () =>
        new Promise((_resolve, reject) =>
          setTimeout(() => reject(new DatabaseUnavailable(new Error('Query read timeout'))), timeoutMs),
        ),
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const quotientOf = batched(database, divide, divideMany)
    let open = 2_000
    for (let asked = open; asked > 0; asked -= 1) {
      void quotientOf({ tenant: 'a', dividend: 1, divisor: 1 }).catch(() => (open -= 1))
    }
    // The longest time of a single statement: the wait for a connection, and its own.
    await vi.advanceTimersByTimeAsync(limits.databaseConnectTimeoutMs + timeoutMs)
    expect(open).toBe(0)
  })

  test('of one kind can wait in any number', async () => {
    const held = Promise.withResolvers<void>()
    const database: Database = {
      ...opened,
      async query() {
        await held.promise
        return []
      },
    }
    const quotientOf = batched(database, divide, divideMany, ({ dividend }) => [String(dividend)])
    const asked = Array.from({ length: 200_000 }, (_none, dividend) =>
      quotientOf({ tenant: 'a', dividend: dividend % 1_000, divisor: 1 }),
    )
    held.resolve()
    expect(await Promise.allSettled(asked)).toHaveLength(200_000)
  })
})
