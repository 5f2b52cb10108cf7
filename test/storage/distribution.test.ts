import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { registeredStatements } from '../../src/storage/statement.ts'
import { createTestDatabase } from '../harness/database.ts'
import { sourceFiles } from './declarations.ts'
import {
  type Construct,
  constructs,
  distributedTables,
  type ListedClass,
  notRouted,
  referenceTables,
  uniqueWithoutTenant,
} from './distribution.ts'
import { type Schema, type Usage, usageOf } from './routing.ts'

type UniqueIndex = { name: string; table: string; columns: string[]; definition: string }

let schema: Schema
let uniqueIndexes: UniqueIndex[]
let usages: Map<string, Usage>

beforeAll(async () => {
  const client = new pg.Client(await createTestDatabase())
  await client.connect()
  schema = await readSchema(client)
  uniqueIndexes = await readUniqueIndexes(client)
  await client.end()
  await Promise.all(sourceFiles().map((file) => import(pathToFileURL(file).href)))
  usages = new Map(registeredStatements().map(({ name, text }) => [name, usageOf(text, schema)]))
})

test('every table is distributed by tenant or by account, or is a reference table', () => {
  const placed = [...distributedTables.tenant_id, ...distributedTables.account_id, ...Object.keys(referenceTables)]
  expect(placed.toSorted()).toEqual([...schema.keys()].toSorted())
})

test('every unique index of a distributed table contains the column it is distributed by', () => {
  const wrong = uniqueIndexes.filter(({ table, columns }) => {
    const column = distributionColumn(table)
    return column && !columns.includes(column)
  })
  expect(wrong).toEqual([])
})

test('the unique indexes without the tenant are those that docs/scaling.md lists', () => {
  const without = uniqueIndexes.filter(({ columns }) => !columns.includes('tenant_id'))
  const found = Object.fromEntries(without.map(({ name, definition }) => [name, definition]))
  expect(found, 'see test/storage/distribution.ts').toEqual(uniqueWithoutTenant)
})

test('every statement is routed by tenant, touches reference tables only, or is listed with a reason', () => {
  const listed = new Set(notRouted.flatMap(({ statements }) => statements))
  const unlisted = [...usages].filter(([name, usage]) => !listed.has(name) && !isFree(routeOf(usage)))
  expect(
    unlisted.map(([name]) => name),
    'name the tenant in each table’s condition, or list it in test/storage/distribution.ts',
  ).toEqual([])
})

test('every statement listed as not routed by tenant exists once and belongs to its class', () => {
  const names = notRouted.flatMap(({ statements }) => statements)
  expect(names).toHaveLength(new Set(names).size)
  const wrong = notRouted.flatMap(({ class: listedClass, statements }) =>
    statements.filter((name) => !belongs(usages.get(name), listedClass)),
  )
  expect(wrong, 'see test/storage/distribution.ts').toEqual([])
})

test('the statements with constructs that a distributed PostgreSQL refuses are those that docs/scaling.md lists', () => {
  const found = Object.fromEntries(
    Object.keys(constructs).map((construct) => [
      construct,
      [...usages]
        .flatMap(([name, usage]) => (constructsOf(usage).includes(construct as Construct) ? [name] : []))
        .toSorted(),
    ]),
  )
  expect(found, 'see test/storage/distribution.ts').toEqual(constructs)
})

test('no statement names rows by ctid, which is unique within one shard or partition only', () => {
  const naming = [...usages].flatMap(([name, { obstacles }]) => (obstacles.includes('ctid') ? [name] : []))
  expect(naming, 'name rows by primary key').toEqual([])
  const example = 'delete from payments where ctid in (select ctid from payments limit 1)'
  expect(usageOf(example, schema).obstacles).toEqual(['ctid'])
})

describe('the parameter that fixes the tenant', () => {
  const tenants = (sql: string) => usageOf(sql, schema).tables.map(({ parameterOf }) => parameterOf('tenant_id'))

  test.each<[title: string, sql: string, expected: (string | undefined)[]]>([
    ['is found in a condition', 'select 1 from payments where livemode and tenant_id = $2::uuid', ['$2']],
    ['is found in a comparison of rows', 'select from payments p where (p.livemode, p.tenant_id) = ($1, $2)', ['$2']],
    ['is not taken from an alternative', 'select 1 from payments where $1 is null or tenant_id = $1', [undefined]],
    ['is not taken from a list', 'select 1 from payments where tenant_id = any ($1)', [undefined]],
    ['is not taken from an inequality', 'select 1 from payments where tenant_id >= $1', [undefined]],
    [
      'is handed on by an inner join',
      'select from payments p join payment_events e using (tenant_id, payment_id) where e.tenant_id = $1',
      ['$1', '$1'],
    ],
    [
      'is handed on by an outer join to its nullable side only',
      `select from payments p left join payment_events e on e.tenant_id = p.tenant_id and e.tenant_id = $1`,
      [undefined, '$1'],
    ],
    [
      'is handed on to a subquery and not out of it',
      `select exists (select from payment_events e where e.tenant_id = p.tenant_id and e.tenant_id = $1)
       from payments p`,
      [undefined, '$1'],
    ],
    [
      'is handed on by the rows of a CTE that writes',
      `with changed as (update payments set checks = 0 where tenant_id = $1 returning *)
       insert into payment_events (event_id, tenant_id) select $2, tenant_id from changed`,
      ['$1', '$1'],
    ],
    [
      'does not reach into a CTE from the query that reads it',
      `with found as (select * from payments) select from found where tenant_id = $1`,
      [undefined],
    ],
    [
      'is the same on both sides of a union, or unknown after it',
      `insert into payments (tenant_id) select $1 union all select $2`,
      [undefined],
    ],
    [
      'is missing where one row of several has another',
      'insert into payments (tenant_id) values ($1), ($2)',
      [undefined],
    ],
    ['is missing in an unconditional write', 'delete from payments', [undefined]],
  ])('%s', (_title, sql, expected) => {
    expect(tenants(sql)).toEqual(expected)
  })
})

type Route = 'tenant' | 'account' | 'reference' | 'none'

const isFree = (route: Route) => route === 'tenant' || route === 'reference'

/** One machine has all rows that the statement touches in distributed tables, if all are fixed by the same parameter. */
function routeOf({ tables }: Usage): Route {
  const columns = new Set<string>()
  const parameters = new Set<string | undefined>()
  for (const { table, parameterOf } of tables) {
    const column = distributionColumn(table)
    if (!column) continue
    columns.add(column)
    parameters.add(parameterOf(column))
  }
  if (columns.size === 0) return 'reference'
  if (columns.size > 1 || parameters.size > 1 || parameters.has(undefined)) return 'none'
  return columns.has('tenant_id') ? 'tenant' : 'account'
}

function belongs(usage: Usage | undefined, listedClass: ListedClass): boolean {
  if (!usage) return false
  const route = routeOf(usage)
  if (listedClass === 'background over all tenants' || listedClass === 'by a customer’s address')
    return route === 'none'
  if (listedClass === 'requests of several tenants') return route === 'none' && isFixedByRow(usage)
  if (listedClass === 'by account') return route === 'account' || (route === 'none' && namesAccount(usage))
  const isWithoutTenant = ({ table, parameterOf }: Usage['tables'][number]) =>
    schema.get(table)?.includes('tenant_id') && parameterOf('tenant_id') === undefined
  return route === 'reference' && usage.tables.some(isWithoutTenant)
}

/** Each row of a batch reads and writes rows of its own tenant only. */
function isFixedByRow({ tables }: Usage): boolean {
  return tables.every(({ table, isFixed }) => distributionColumn(table) !== 'tenant_id' || isFixed('tenant_id'))
}

/** Touches a table that is stored by account, or compares the accounts of payments. */
function namesAccount({ tables }: Usage): boolean {
  return tables.some(({ table, isFixed }) => distributionColumn(table) === 'account_id' || isFixed('account_id'))
}

function constructsOf({ tables, obstacles }: Usage): Construct[] {
  const isSpread = ({ table, parameterOf }: Usage['tables'][number]) => {
    const column = distributionColumn(table)
    return column !== undefined && parameterOf(column) === undefined
  }
  const found: Construct[] = []
  if (obstacles.includes('clock in on conflict')) found.push('clock in on conflict')
  if (obstacles.includes('grouping sets') && tables.some(isSpread)) found.push('grouping sets over tenants')
  if (obstacles.includes('recursive cte') && tables.some(isSpread)) found.push('recursive over tenants')
  if (tables.some((use) => use.isLateral && isSpread(use))) found.push('lateral over tenants')
  if (tables.some((use) => use.isLocked && isSpread(use))) found.push('row locks over tenants')
  return found
}

function distributionColumn(table: string): keyof typeof distributedTables | undefined {
  const includes = (tables: readonly string[]) => tables.includes(table)
  if (includes(distributedTables.tenant_id)) return 'tenant_id'
  return includes(distributedTables.account_id) ? 'account_id' : undefined
}

async function readSchema(client: pg.Client): Promise<Schema> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

async function readUniqueIndexes(client: pg.Client): Promise<UniqueIndex[]> {
  const { rows } = await client.query<UniqueIndex>(`
    select i.relname as name, t.relname as table,
           array(select a.attname::text from pg_attribute a
                 where a.attrelid = t.oid and a.attnum = any (x.indkey)) as columns,
           t.relname || ' (' || array_to_string(array(
             select pg_get_indexdef(i.oid, n, true) from generate_series(1, x.indnkeyatts) as n), ', ') || ')' as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace and x.indisunique`)
  return rows
}
