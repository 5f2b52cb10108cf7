import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import type { Connection } from '../../src/storage/database.ts'
import { migrate, pendingMigrations, schemaFiles } from '../../src/storage/migrate.ts'
import { readRoutines } from '../../src/storage/routines.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway } from '../harness/gateway.ts'
import { type Facts, folderOf, migrationHashes, releases, tablesOf, withClient } from './releases.ts'

/**
 * Upgrades from every released schema. Each folder of `released/` is a database as that release left it, with a row or
 * more in every table.
 *
 * `released/releases.json` lists the folders, oldest first. The last one may be a candidate, `"frozen": false`, of the
 * version in package.json: its migrations may still change, and `node test/storage/write-release.ts <version>` writes its
 * folder anew. A release sets `"frozen": true`; from then on no file of the folder and none of its migrations changes.
 * The first change of the schema after that raises the version in package.json, adds `{ "version": …, "frozen": false }`
 * to the list and writes the new folder.
 */

/** Columns that a later migration removed on purpose, such as `payments.colour`, with the reason. */
const removedColumns: Record<string, string> = {}

const read = (version: string, file: string) => readFile(new URL(file, folderOf(version)), 'utf8')

async function restore(version: string): Promise<Connection> {
  const connection = await createTestDatabase({ migrated: false })
  const dump = await read(version, 'dump.sql')
  await withClient(connection, (client) => client.query(dump))
  return connection
}

type Content = Map<string, Record<string, unknown>[]>

/** The rows of every table. */
async function contentOf(client: pg.Client): Promise<Content> {
  const content: Content = new Map()
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`)
    content.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return content
}

/** The rows as sorted texts, with these columns only. */
function comparable(rows: Record<string, unknown>[], columns: string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()
}

test('every folder of a released schema is listed, and only the last one may be a candidate of the present version', async () => {
  const folders = (await readdir(new URL('./released/', import.meta.url), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(releases.map(({ version }) => version).toSorted()).toEqual(folders.toSorted())
  const candidates = releases.filter(({ frozen }) => !frozen).map(({ version }) => version)
  expect(candidates).toEqual(candidates.length === 0 ? [] : [packageJson.version])
  expect(releases.findIndex(({ frozen }) => !frozen)).toBe(candidates.length === 0 ? -1 : releases.length - 1)
})

describe.each(releases)('the schema of $version', ({ version, frozen }) => {
  test('has the same migrations as when it was written', async () => {
    const released = (await read(version, 'migrations.sha256')).trim().split('\n')
    const present = (await migrationHashes()).trim().split('\n')
    const advice = frozen
      ? 'a released migration changed: restore it and add a new one'
      : `the candidate is out of date: run node test/storage/write-release.ts ${version}`
    expect(present.slice(0, released.length), advice).toEqual(released)
  })

  test('keeps all of its data when it is migrated to the present one', async () => {
    const connection = await restore(version)
    const before = await withClient(connection, contentOf)
    await migrate(connection)
    expect(await pendingMigrations(connection)).toEqual([])
    const after = await withClient(connection, contentOf)
    for (const [table, rows] of before) {
      expect(rows.length, table).toBeGreaterThan(0)
      // The migrator's own tables name the new files, and those files only add rows or raise versions.
      if (table.startsWith('schema_')) continue
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !(`${table}.${column}` in removedColumns))
      const [first] = after.get(table) ?? []
      expect(Object.keys(first ?? {}), table).toEqual(expect.arrayContaining(columns))
      expect(comparable(after.get(table) ?? [], columns), table).toEqual(comparable(rows, columns))
    }
  })

  test('has no routine that is newer than the present one', async () => {
    const connection = await restore(version)
    await migrate(connection)
    const present = (await readRoutines(schemaFiles.routines)).map((routine) => `${routine.name} ${routine.version}`)
    const { rows } = await withClient(connection, (client) =>
      client.query<{ name: string; version: number }>('select name, version from schema_routines'),
    )
    expect(rows.map((routine) => `${routine.name} ${routine.version}`).toSorted()).toEqual(present.toSorted())
  })

  test('serves a gateway after its migration, which answers lookups of the payments in it', async () => {
    const connection = await restore(version)
    await migrate(connection)
    const { key, receipts } = JSON.parse(await read(version, 'facts.json')) as Facts
    const gateway = await startTestGateway({ connection })
    try {
      expect(receipts.length).toBeGreaterThan(0)
      for (const receipt of receipts) {
        const answer = await gateway.call(`/v1/payments/${String(receipt['paymentId'])}`, { key })
        expect(answer.status, answer.text).toBe(200)
        expect(answer.body).toMatchObject(receipt)
      }
    } finally {
      await gateway.stop()
    }
  })
})

test.each(releases.filter(({ frozen }) => !frozen))(
  'the candidate $version has a row in every table of the present schema',
  async ({ version }) => {
    const dumped = await withClient(await restore(version), contentOf)
    const present = await withClient(await createTestDatabase(), tablesOf)
    expect([...dumped.keys()].toSorted()).toEqual(present.toSorted())
    expect([...dumped].filter(([, rows]) => rows.length === 0)).toEqual([])
  },
)
