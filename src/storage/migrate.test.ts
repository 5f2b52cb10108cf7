import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import type { Connection } from './database.ts'
import { migrate, pendingMigrations, type SchemaFiles } from './migrate.ts'
import { MigrationError } from './migration-error.ts'
import { readRoutines } from './routines.ts'

async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const folders: string[] = []
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

/** A schema of these migrations and, if they are given, these routines. */
async function schemaOf(migrations: Record<string, string>, routines?: Record<string, string>): Promise<SchemaFiles> {
  return { migrations: await folderOf(migrations), routines: routines ? [await folderOf(routines)] : [] }
}

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

describe('migrations', () => {
  test('run once on an empty database and not again', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const first = await migrate(connection)
    expect(first[0]).toBe('0001_installation_tenants.sql')
    expect(await migrate(connection)).toEqual([])
  })

  test('eight processes that start together make one change', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const module = new URL('./migrate.ts', import.meta.url).href
    const program = `import { migrate } from ${JSON.stringify(module)}
      process.stdout.write(JSON.stringify(await migrate(${JSON.stringify(connection)})))`
    const outputs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let output = ''
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
        await once(child, 'close')
        return JSON.parse(output) as string[]
      }),
    )
    expect(outputs.filter((names) => names.length > 0)).toHaveLength(1)
    const rows = await query(
      connection,
      `select name from schema_migrations union all select name from schema_routines order by name`,
    )
    const applied = outputs.find((names) => names.length > 0) ?? []
    expect(rows.map(({ name }) => name)).toEqual(applied.toSorted())
  })

  test('a database of a newer version is left alone', async () => {
    const connection = await createTestDatabase()
    await query(
      connection,
      `insert into schema_migrations (version, name, checksum) values (9999, '9999_later.sql', 'x')`,
    )
    await expect(migrate(connection)).rejects.toThrow('newer Pasarela (9999_later.sql)')
  })

  test('a step outside a transaction runs between the others, and what is unknown to the schema is listed first', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const from = await schemaOf({
      '0001_first.sql': 'create table animals (name text)',
      '0002_index.sql':
        '-- pasarela: outside a transaction\ncreate index concurrently if not exists animals_by_name on animals (name)',
      '0003_last.sql': 'alter table animals add column age integer',
    })
    expect(await pendingMigrations(connection, from)).toHaveLength(3)
    const all = await Promise.all(Array.from({ length: 4 }, () => migrate(connection, { from })))
    expect(all.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
    expect(await pendingMigrations(connection, from)).toEqual([])
    const indexes = await query(connection, `select indexname from pg_indexes where tablename = 'animals'`)
    expect(indexes).toEqual([{ indexname: 'animals_by_name' }])
  })

  test('an index whose building was interrupted is built anew: the half of it is of no use', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const files = { '0001_first.sql': `create table animals (name text); insert into animals values ('cat'), ('cat')` }
    await migrate(connection, { from: await schemaOf(files) })
    const interrupted = query(connection, 'create unique index concurrently animals_by_name on animals (name)')
    await expect(interrupted).rejects.toThrow('could not create unique index')
    const from = await schemaOf({
      ...files,
      '0002_index.sql':
        '-- pasarela: outside a transaction\ncreate index concurrently if not exists animals_by_name on animals (name)',
    })
    expect(await migrate(connection, { from })).toEqual(['0002_index.sql'])
    const indexes = `select indisvalid, indisunique from pg_index where indexrelid = 'animals_by_name'::regclass`
    expect(await query(connection, indexes)).toEqual([{ indisvalid: true, indisunique: false }])
  })

  test('a step that fails leaves nothing of its transaction, and the next try goes on from there', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const first = { '0001_first.sql': 'create table animals (name text)' }
    const broken = await schemaOf({ ...first, '0002_more.sql': 'create table plants (name text); select 1/0' })
    await expect(migrate(connection, { from: broken })).rejects.toThrow('division by zero')
    expect(await query(connection, `select to_regclass('animals') as animals`)).toEqual([{ animals: null }])
    const mended = await schemaOf({ ...first, '0002_more.sql': 'create table plants (name text)' })
    expect(await migrate(connection, { from: mended })).toHaveLength(2)
  })

  test('a step whose lock is never free ends with what the operator can do', async () => {
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf({ '0001_animals.sql': 'create table animals (n integer)' }) })
    const reader = new pg.Client(connection)
    await reader.connect()
    await reader.query('begin; select from animals')
    const from = await schemaOf({
      '0001_animals.sql': 'create table animals (n integer)',
      '0002_names.sql': 'alter table animals add column name text',
    })
    const failed = migrate(connection, { from, lockTries: 1 })
    await expect(failed).rejects.toThrow(/^Another session holds a lock .*pg_stat_activity/)
    await expect(failed).rejects.toBeInstanceOf(MigrationError)
    await reader.end()
    expect(await migrate(connection, { from })).toEqual(['0002_names.sql'])
  })

  test('a step whose lock is held by others lets them go on, and is made when they have ended', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const first = { '0001_first.sql': 'create table animals (name text)' }
    await migrate(connection, { from: await schemaOf(first) })
    const backup = new pg.Client(connection)
    await backup.connect()
    await backup.query('begin')
    await backup.query('select from animals')
    const from = await schemaOf({ ...first, '0002_age.sql': 'alter table animals add column age integer' })
    const migrated = migrate(connection, { from })
    const waiting = `select count(*)::integer as count from pg_locks where relation = 'animals'::regclass and not granted`
    await expect.poll(() => query(connection, waiting), { timeout: 60_000 }).toEqual([{ count: 1 }])
    // Behind the migration's lock, while the reader still has its own.
    expect(await query(connection, 'select name from animals')).toEqual([])
    await backup.end()
    expect(await migrated).toEqual(['0002_age.sql'])
  })

  test('a change of the type of a column is breaking: processes keep the columns of their prepared statements', async () => {
    const folder = new URL('./migrations/', import.meta.url)
    const names = await readdir(folder)
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
    const changesType = /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i
    expect('alter table payments alter column ves_amount type numeric').toMatch(changesType)
    const unmarked = names.filter((_name, index) => {
      const text = texts[index] ?? ''
      return changesType.test(text) && !text.includes('-- pasarela: breaking')
    })
    expect(unmarked).toEqual([])
  })

  test('a breaking step waits for a person, except on an empty database', async () => {
    const first = { '0001_first.sql': 'create table animals (name text)' }
    const later = await schemaOf({ ...first, '0002_drop.sql': '-- pasarela: breaking\ndrop table animals' })
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf(first) })
    await expect(migrate(connection, { from: later, allowBreaking: false })).rejects.toThrow(
      'pasarela migrate --breaking',
    )
    expect(await query(connection, `select to_regclass('animals')::text as animals`)).toEqual([{ animals: 'animals' }])
    expect(await migrate(connection, { from: later })).toEqual(['0002_drop.sql'])
    const empty = await createTestDatabase({ migrated: false })
    expect(await migrate(empty, { from: later, allowBreaking: false })).toHaveLength(2)
  })

  test('a changed migration is noticed', async () => {
    const connection = await createTestDatabase()
    await query(connection, `update schema_migrations set checksum = 'x' where version = 1`)
    await expect(migrate(connection)).rejects.toThrow('0001_installation_tenants.sql differs')
  })
})

describe('routines', () => {
  const tables = { '0001_first.sql': 'create table animals (name text)' }
  const sound = (version: number, text: string, mark = '') =>
    `-- version: ${version}\n${mark}create or replace function sound() returns text language sql as $$ select '${text}' $$`
  const soundOf = async (connection: Connection) => (await query(connection, 'select sound()'))[0]?.['sound']

  test('a routine is pending until it is applied, after the migrations, and is then not applied again', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const from = await schemaOf(tables, { 'sound.sql': sound(1, 'woof') })
    expect(await pendingMigrations(connection, from)).toEqual(['0001_first.sql', 'sound.sql'])
    expect(await migrate(connection, { from })).toEqual(['0001_first.sql', 'sound.sql'])
    expect(await soundOf(connection)).toBe('woof')
    expect(await pendingMigrations(connection, from)).toEqual([])
    expect(await migrate(connection, { from })).toEqual([])
  })

  test('the higher version of a routine wins, in whatever order an older and a newer release start', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const older = await schemaOf(tables, { 'sound.sql': sound(9, 'woof') })
    const newer = await schemaOf(tables, { 'sound.sql': sound(10, 'miaow') })
    await migrate(connection, { from: older })
    expect(await pendingMigrations(connection, newer)).toEqual(['sound.sql'])
    expect(await migrate(connection, { from: newer })).toEqual(['sound.sql'])
    expect(await pendingMigrations(connection, older)).toEqual([])
    await Promise.all(Array.from({ length: 6 }, (_, index) => migrate(connection, { from: index % 2 ? older : newer })))
    expect(await soundOf(connection)).toBe('miaow')
    expect(await query(connection, 'select name, version from schema_routines')).toEqual([
      { name: 'sound.sql', version: 10 },
    ])
  })

  test('a routine that changed without a higher version is refused and stays as it was', async () => {
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf(tables, { 'sound.sql': sound(1, 'woof') }) })
    const changed = await schemaOf(tables, { 'sound.sql': sound(1, 'miaow') })
    await expect(migrate(connection, { from: changed })).rejects.toThrow('sound.sql differs from version 1')
    await expect(pendingMigrations(connection, changed)).rejects.toThrow('sound.sql differs from version 1')
    expect(await soundOf(connection)).toBe('woof')
  })

  test('a routine of a newer release that this one does not know is left alone', async () => {
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf(tables, { 'sound.sql': sound(1, 'woof') }) })
    expect(await migrate(connection, { from: await schemaOf(tables) })).toEqual([])
    expect(await soundOf(connection)).toBe('woof')
  })

  test('a routine that fails leaves the migrations and the routines before it applied, and is tried again', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const broken = { 'age.sql': sound(1, 'woof'), 'sound.sql': '-- version: 1\nselect 1/0' }
    await expect(migrate(connection, { from: await schemaOf(tables, broken) })).rejects.toThrow('division by zero')
    expect(await query(connection, 'select name from schema_routines')).toEqual([{ name: 'age.sql' }])
    const mended = await schemaOf(tables, { ...broken, 'sound.sql': sound(1, 'miaow') })
    expect(await migrate(connection, { from: mended })).toEqual(['sound.sql'])
  })

  test('a breaking routine is applied only with --breaking, except on an empty database', async () => {
    const breaking = await schemaOf(tables, { 'sound.sql': sound(2, 'miaow', '-- pasarela: breaking\n') })
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf(tables, { 'sound.sql': sound(1, 'woof') }) })
    await expect(migrate(connection, { from: breaking, allowBreaking: false })).rejects.toThrow('sound.sql cannot run')
    expect(await soundOf(connection)).toBe('woof')
    expect(await migrate(connection, { from: breaking })).toEqual(['sound.sql'])
    const empty = await createTestDatabase({ migrated: false })
    expect(await migrate(empty, { from: breaking, allowBreaking: false })).toHaveLength(2)
  })

  test('a routine whose lock is held by another transaction is given up, and applied when that has ended', async () => {
    const connection = await createTestDatabase({ migrated: false })
    await migrate(connection, { from: await schemaOf(tables) })
    const other = new pg.Client(connection)
    await other.connect()
    await other.query('begin')
    await other.query('lock table animals in access exclusive mode')
    const reads = '-- version: 1\nlock table animals in share mode'
    const migrated = migrate(connection, { from: await schemaOf(tables, { 'reads.sql': reads }) })
    const waiting = `select count(*)::integer as count from pg_locks where relation = 'animals'::regclass and not granted`
    await expect.poll(() => query(connection, waiting), { timeout: 60_000 }).toEqual([{ count: 1 }])
    await expect.poll(() => query(connection, waiting), { timeout: 60_000 }).toEqual([{ count: 0 }])
    await other.end()
    expect(await migrated).toEqual(['reads.sql'])
  })

  test('a file without a version in its first line is refused', async () => {
    const from = await schemaOf({}, { 'sound.sql': 'select 1' })
    await expect(readRoutines(from.routines)).rejects.toThrow('The first line of sound.sql is not its version')
  })
})
