import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import type { Connection } from './database.ts'
import { executePrepared, type Statement } from './prepared-query.ts'

let database: Connection

beforeAll(async () => {
  database = await createTestDatabase()
})

async function connect(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...database, ...options })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Messages of one kind that the server sends on this connection from now on. */
function countMessages(client: pg.Client, kind: string): () => number {
  let count = 0
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on(kind, () => (count += 1))
  return () => count
}

const byType = {
  text: 'it\'s "quoted" \\ ünïcödé á€😀',
  varchar: '',
  integer: -7,
  smallint: 3,
  bigint: '9007199254740993',
  numeric: '301.37090000',
  boolean: true,
  timestamptz: new Date('2026-11-17T12:00:00.123Z'),
  date: '2026-11-17',
  uuid: '0198c0de-0000-7000-8000-000000000000',
  bytea: Buffer.from([0, 255, 10, 92]),
  jsonb: { a: [1, null, 'x'] },
  'text[]': ['one', 'two, "three"', ''],
  'bytea[]': [Buffer.from([1]), Buffer.from([])],
  'timestamptz[]': [new Date('2026-11-17T23:59:59.999Z'), null],
}
const columns = Object.keys(byType).map((type, index) => `$${index + 1}::${type} as "${type}"`)
const everyType: Statement = { name: 'test.every_type', text: `select ${columns.join(', ')}` }
const everyValue = Object.values(byType)

test('rows are those of the driver, for every type that is stored', async () => {
  const client = await connect()
  const { name, text } = everyType
  const { rows } = await client.query({ name: `${name}_by_driver`, text, values: [...everyValue] })
  for (let execution = 0; execution < 3; execution += 1) {
    expect(await executePrepared(client, everyType, everyValue)).toEqual(rows)
  }
  const nulls = everyValue.map(() => null)
  expect(await executePrepared(client, everyType, nulls)).toEqual((await client.query(text, nulls)).rows)
})

test('a statement is parsed and described once per connection', async () => {
  const series: Statement = {
    name: 'test.series',
    text: 'select n, n::text as name from generate_series(1, $1::int) as n',
  }
  for (const client of [await connect(), await connect()]) {
    const parsed = countMessages(client, 'parseComplete')
    const described = countMessages(client, 'rowDescription')
    for (const length of [2, 0, 3]) {
      const rows = Array.from({ length }, (_none, index) => ({ n: index + 1, name: String(index + 1) }))
      expect(await executePrepared(client, series, [length])).toEqual(rows)
    }
    expect([parsed(), described()]).toEqual([1, 1])
  }
})

test('statements without a name are each parsed and described', async () => {
  const client = await connect()
  const described = countMessages(client, 'rowDescription')
  expect(await executePrepared(client, { name: '', text: 'select 1 as a, 2 as b' }, [])).toEqual([{ a: 1, b: 2 }])
  expect(await executePrepared(client, { name: '', text: 'select 3 as c' }, [])).toEqual([{ c: 3 }])
  expect(await executePrepared(client, { name: '', text: 'select 1 as a, 2 as b' }, [])).toEqual([{ a: 1, b: 2 }])
  expect(described()).toBe(3)
})

test('a statement without columns has no rows', async () => {
  const client = await connect()
  await client.query('create temporary table written (n integer unique)')
  const write: Statement = { name: 'test.write', text: 'insert into written values ($1)' }
  expect(await executePrepared(client, write, [1])).toEqual([])
  expect(await executePrepared(client, write, [2])).toEqual([])
  expect((await client.query('select n from written order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('a refusal is the error of the server, and the connection goes on', async () => {
  const client = await connect()
  await client.query('create temporary table once (n integer constraint once_only unique)')
  const write: Statement = { name: 'test.once', text: 'insert into once values ($1) returning n, n + 1 as next' }
  expect(await executePrepared(client, write, [1])).toEqual([{ n: 1, next: 2 }])
  await expect(executePrepared(client, write, [1])).rejects.toMatchObject({ code: '23505', constraint: 'once_only' })
  expect(await executePrepared(client, write, [2])).toEqual([{ n: 2, next: 3 }])
  const wrong: Statement = { name: 'test.wrong', text: 'select nothing from nowhere' }
  await expect(executePrepared(client, wrong, [])).rejects.toMatchObject({ code: '42P01' })
  await expect(executePrepared(client, wrong, [])).rejects.toMatchObject({ code: '42P01' })
  expect(await executePrepared(client, write, [3])).toEqual([{ n: 3, next: 4 }])
})

test('a refusal of the first execution does not leave a wrong description', async () => {
  const client = await connect()
  const divide: Statement = { name: 'test.divide', text: 'select 6 / $1::int as quotient' }
  await expect(executePrepared(client, divide, [0])).rejects.toMatchObject({ code: '22012' })
  expect(await executePrepared(client, divide, [2])).toEqual([{ quotient: 3 }])
})

test('statements in turn on shared connections each get their own rows', async () => {
  const pool = new pg.Pool({ ...database, max: 2 })
  onTestFinished(() => pool.end())
  const echo: Statement = { name: 'test.echo', text: 'select $1::int as n' }
  const pair: Statement = { name: 'test.pair', text: 'select $1::int as left, $2::text as right' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_none, n) => {
      const client = await pool.connect()
      const rows = n % 2 === 0 ? executePrepared(client, echo, [n]) : executePrepared(client, pair, [n, `text ${n}`])
      return rows.finally(() => client.release())
    }),
  )
  expect(answers).toEqual(
    Array.from({ length: 40 }, (_none, n) => (n % 2 === 0 ? [{ n }] : [{ left: n, right: `text ${n}` }])),
  )
})

test('a value that cannot be written is refused before anything is sent', async () => {
  const client = await connect()
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  const keep: Statement = { name: 'test.keep', text: 'select $1::jsonb as kept' }
  await expect(executePrepared(client, keep, [circular])).rejects.toThrow('circular')
  expect(await executePrepared(client, keep, [{ fine: true }])).toEqual([{ kept: { fine: true } }])
})

test('a value that cannot be read fails its own statement only', async () => {
  const POINT = 600
  pg.types.setTypeParser(POINT as never, () => {
    throw new Error('unreadable')
  })
  const client = await connect()
  const point: Statement = { name: 'test.point', text: `select point(1, 2) as point from generate_series(1, 3)` }
  await expect(executePrepared(client, point, [])).rejects.toThrow('unreadable')
  const one: Statement = { name: 'test.one', text: 'select 1 as one' }
  expect(await executePrepared(client, one, [])).toEqual([{ one: 1 }])
})

test('columns that have changed are refused by the server, not read wrongly', async () => {
  const client = await connect()
  await client.query("create temporary table changing (a integer, b text); insert into changing values (1, 'one')")
  const read: Statement = { name: 'test.changing', text: 'select a, b from changing' }
  expect(await executePrepared(client, read, [])).toEqual([{ a: 1, b: 'one' }])
  await client.query('alter table changing alter column a type text')
  await expect(executePrepared(client, read, [])).rejects.toThrow('cached plan must not change result type')
  // Columns that the statement does not name may come and go.
  const other: Statement = { name: 'test.other', text: 'select b from changing' }
  expect(await executePrepared(client, other, [])).toEqual([{ b: 'one' }])
  await client.query('alter table changing drop column a, add column c integer default 3')
  expect(await executePrepared(client, other, [])).toEqual([{ b: 'one' }])
})

test('two statements cannot have one name', async () => {
  const client = await connect()
  expect(await executePrepared(client, { name: 'test.name', text: 'select 1 as a' }, [])).toEqual([{ a: 1 }])
  await expect(executePrepared(client, { name: 'test.name', text: 'select 2 as b' }, [])).rejects.toThrow(
    'two statements are named test.name',
  )
})

test('the time limit of the driver ends the wait for a server that does not answer', async () => {
  const client = await connect({ query_timeout: 100 })
  const sleep: Statement = { name: 'test.sleep', text: `select pg_sleep(0.4)::text as slept` }
  await expect(executePrepared(client, sleep, [])).rejects.toThrow('Query read timeout')
  await delay(500)
  const one: Statement = { name: 'test.one', text: 'select 1 as one' }
  expect(await executePrepared(client, one, [])).toEqual([{ one: 1 }])
})

test('a statement under way and later ones fail when the connection is lost', async () => {
  const client = await connect()
  const sleep: Statement = { name: 'test.sleep', text: `select pg_sleep(30)::text as slept` }
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows as [{ pid: number }]
  const waiting = expect(executePrepared(client, sleep, [])).rejects.toThrow(/terminat/)
  await (await connect()).query('select pg_terminate_backend($1)', [pid])
  await waiting
  await expect(executePrepared(client, sleep, [])).rejects.toThrow(/not queryable|closed|terminat/)
})
