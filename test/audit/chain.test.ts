import { execFile } from 'node:child_process'
import { createHash, createSecretKey } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportAudit, sealAudit, verifyAudit } from '../../src/audit/chain.ts'
import { writeAudit } from '../../src/audit/entry.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { runInContext } from '../../src/foundation/request-context.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'

const keys = [createSecretKey(Buffer.alloc(32, 7))] as const
const otherKey = createSecretKey(Buffer.alloc(32, 8))

let connection: Connection
let database: Database
let owner: pg.Client
beforeEach(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 4)
  owner = new pg.Client(connection)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.close()
})

const origin = { requestId: 'r-1', address: '192.0.2.7', sessionId: 's-1', keyId: 'k-1' }

async function write(count: number): Promise<void> {
  const tenantId = systemRandom.uuid()
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      actor: 'user:ana',
      action: 'test.write',
      tenantId,
      subject: `${number}`,
      details: { n: 1.5, a: null },
    }
    await runInContext(origin, () => writeAudit(database, systemRandom, entry))
  }
}

/** A statement of someone who owns the tables and switches their triggers off. */
async function tamper(...statements: string[]): Promise<void> {
  await owner.query(`set session_replication_role = replica; ${statements.join(';')}; reset session_replication_role`)
}

/** Computes the chain again from its first entry, as someone could who knows the code but not the installation's key. */
const recompute = `do $$
  declare e audit_log; h bytea := sha256(''); n bigint := 0;
  begin
    for e in select * from audit_log order by sequence loop
      n := n + 1; e.sequence := n;
      update audit_log set previous_hash = h, sequence = n, hash = sha256(h || convert_to(audit_content(e), 'UTF8'))
        where audit_id = e.audit_id returning hash into h;
    end loop;
    update audit_head set sequence = n, hash = h;
  end $$`

const firstFault = async () => (await verifyAudit(database, keys)).faults[0]

test('an untouched chain is verified up to its end, which the seal covers', async () => {
  await write(3)
  expect(await sealAudit(database, keys)).toBe(true)
  await write(2)
  const { entries, end, sealed, faults } = await verifyAudit(database, keys)
  expect({ entries, faults, end: end.sequence, sealed: sealed?.sequence }).toEqual({
    entries: 5,
    faults: [],
    end: 5,
    sealed: 3,
  })
})

test('more entries than a page are verified and exported', async () => {
  await owner.query(`insert into audit_log (audit_id, actor, action, subject)
    select gen_random_uuid(), 'test', 'test.write', n::text from generate_series(1, 1203) n`)
  await sealAudit(database, keys)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 1203, end: { sequence: 1203 }, faults: [] })
  let lines = 0
  for await (const line of exportAudit(database, {})) lines += line.endsWith('}\n') ? 1 : 0
  expect(lines).toBe(1203)
})

const changes: Record<string, string> = {
  actor: `'user:eva'`,
  action: `'test.other'`,
  outcome: `'failed'`,
  tenant_id: 'null',
  subject: `'9'`,
  details: `'{"n": 1.5}'`,
  address: `'192.0.2.8'`,
  session_id: 'null',
  key_id: `'k-2'`,
  request_id: `'r-2'`,
  at: `at + interval '1 microsecond'`,
}

test('every column of an entry is listed as a change that is found, or belongs to the chain itself', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'audit_log'::regclass and attnum > 0 and not attisdropped`,
  )
  const chain = ['audit_id', 'sequence', 'previous_hash', 'hash']
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(changes), ...chain].toSorted())
})

test.each(Object.entries(changes))('a changed %s is found', async (column, value) => {
  await write(4)
  await sealAudit(database, keys)
  await tamper(`update audit_log set ${column} = ${value} where sequence = 2`)
  expect(await firstFault()).toMatchObject({ sequence: 2, fault: 'content' })
})

const forged = `insert into audit_log (audit_id, actor, action, subject`
const rest = `from audit_log where sequence = 4`

test.each([
  ['a changed id', [`update audit_log set audit_id = gen_random_uuid() where sequence = 2`], 2, 'content'],
  ['a deleted first entry', [`delete from audit_log where sequence = 1`], 1, 'missing'],
  ['a deleted entry', [`delete from audit_log where sequence = 3`], 3, 'missing'],
  [
    'a deleted entry whose gap was closed',
    [`delete from audit_log where sequence = 3`, `update audit_log set sequence = 3 where sequence = 4`],
    3,
    'chain',
  ],
  [
    'two swapped entries',
    [
      `update audit_log set sequence = -1 where sequence = 2`,
      `update audit_log set sequence = 2 where sequence = 3`,
      `update audit_log set sequence = 3 where sequence = -1`,
    ],
    2,
    'chain',
  ],
  ['an inserted entry without a number', [`${forged}) values (gen_random_uuid(), 'x', 'x', 'x')`], null, 'unplaced'],
  [
    'an inserted entry at the end',
    [`${forged}, sequence, previous_hash, hash) select gen_random_uuid(), 'x', 'x', 'x', 5, hash, sha256('x') ${rest}`],
    5,
    'content',
  ],
  ['a cut-off end', [`delete from audit_log where sequence > 2`], 3, 'end'],
  ['a cut-off end whose chain was computed again', [`delete from audit_log where sequence > 2`, recompute], 3, 'end'],
  ['an emptied log', [`delete from audit_log`, recompute], 1, 'end'],
  [
    'a changed entry whose chain was computed again',
    [`update audit_log set actor = 'user:eva' where sequence = 2`, recompute],
    4,
    'sealed',
  ],
  [
    'a seal that was moved to an earlier entry',
    [
      `update audit_head set sealed_sequence = 2, sealed_hash = (select hash from audit_log where sequence = 2)`,
      `delete from audit_log where sequence > 2`,
      recompute,
    ],
    2,
    'seal',
  ],
  [
    'a removed seal',
    [`update audit_head set sealed_sequence = null, sealed_hash = null, seal = null`],
    null,
    'unsealed',
  ],
])('%s is found', async (_name, statements, sequence, fault) => {
  await write(4)
  await sealAudit(database, keys)
  await tamper(...statements)
  expect(await firstFault()).toMatchObject({ sequence, fault })
})

test('a chain with another end than one noted elsewhere is found, even if its seal is genuine', async () => {
  await write(4)
  const { end } = await verifyAudit(database, keys)
  await tamper(`delete from audit_log where sequence > 2`, recompute)
  await sealAudit(database, keys)
  expect((await verifyAudit(database, keys)).faults).toEqual([])
  expect((await verifyAudit(database, keys, end)).faults).toMatchObject([{ sequence: 3, fault: 'end' }])
  await write(2)
  await sealAudit(database, keys)
  expect((await verifyAudit(database, keys, end)).faults).toMatchObject([{ sequence: 4, fault: 'noted' }])
})

test('a seal of another key is not genuine, and a chain that lost its sealed entry is not sealed again', async () => {
  await write(3)
  await sealAudit(database, [otherKey])
  expect(await firstFault()).toMatchObject({ sequence: 3, fault: 'seal' })
  expect(await sealAudit(database, keys)).toBe(false)
  await tamper(`delete from audit_log where sequence > 1`, recompute)
  await write(5)
  expect(await sealAudit(database, [otherKey])).toBe(false)
})

test('entries of two processes and many connections form one chain without a deadlock, in the order of their times', async () => {
  const tenants = await Promise.all(
    ['a', 'b', 'c'].map((name) => createTenant(database, systemRandom, { name, actor: 'test' })),
  )
  const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
  const run = promisify(execFile)
  const ids = tenants.map(({ tenantId }) => tenantId)
  await Promise.all(
    ['one', 'two'].map((name) => run(process.execPath, [writer, databaseUrl(connection), name, ...ids])),
  )
  await sealAudit(database, keys)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 3 + 2 * 8 * 12 * 2, faults: [] })
  const { rows } = await owner.query(
    `select count(*)::int as count from (select at < lag(at) over (order by sequence) as falls from audit_log) e where falls`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('a transaction that has written an entry does not hold up others before its commit', async () => {
  const { tenantId } = await createTenant(database, systemRandom, { name: 'a', actor: 'test' })
  const other = new pg.Client(connection)
  await other.connect()
  const insert = `${forged}) values (gen_random_uuid(), 'x', 'x', 'x')`
  const change = `update tenants set name = name || 'x' where tenant_id = '${tenantId}'`
  await owner.query(`begin; ${insert}`)
  await other.query(`begin; ${change}; ${insert}`)
  await other.query('commit')
  await owner.query(`${change}; commit`)
  await other.end()
  await sealAudit(database, keys)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 3, faults: [] })
})

test.each([
  `update audit_log set actor = 'x'`,
  'delete from audit_log',
  'truncate audit_log',
  `${forged}, sequence, previous_hash, hash) values (gen_random_uuid(), 'x', 'x', 'x', 9, sha256(''), sha256(''))`,
])('the database refuses: %s', async (text) => {
  await write(1)
  await expect(owner.query(text)).rejects.toThrow('audit_log is append-only')
})

test('an exported line is verified without the database, and filters leave lines out', async () => {
  await write(2)
  const { tenantId } = await createTenant(database, systemRandom, { name: 'a', actor: 'test' })
  const lines: string[] = []
  for await (const line of exportAudit(database, {})) lines.push(line)
  let previous = createHash('sha256').digest('hex')
  for (const line of lines) {
    const { previousHash, hash, entry } = JSON.parse(line) as { previousHash: string; hash: string; entry: object }
    const text = line.slice(line.indexOf('"entry":') + '"entry":'.length, -'}\n'.length)
    expect(previousHash).toBe(previous)
    expect(createHash('sha256').update(previousHash, 'hex').update(text).digest('hex')).toBe(hash)
    expect(JSON.parse(text)).toEqual(entry)
    previous = hash
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    entry: { sequence: 1, actor: 'user:ana', outcome: 'done', ...origin, details: { n: 1.5, a: null } },
  })
  const countOf = async (filter: Parameters<typeof exportAudit>[1]) => {
    const found: string[] = []
    for await (const line of exportAudit(database, filter)) found.push(line)
    return found.length
  }
  expect(await countOf({ tenantId })).toBe(1)
  const soon = new Date(Date.now() + 3_600_000)
  expect(await countOf({ to: soon })).toBe(3)
  expect(await countOf({ from: soon })).toBe(0)
})
