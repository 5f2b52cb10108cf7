import { createSecretKey } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sealAudit, verifyAudit } from '../../src/audit/chain.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { migrate, schemaFiles } from '../../src/storage/migrate.ts'
import { createTestDatabase } from '../harness/database.ts'

test('entries of before the chain are chained by the migration, in the order of their times', async () => {
  const connection = await createTestDatabase({ migrated: false })
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-audit-'))
  const names = (await readdir(schemaFiles.migrations)).filter((name) => name < '0011')
  for (const name of names) await copyFile(new URL(name, schemaFiles.migrations), join(folder, name))
  await migrate(connection, { from: { migrations: pathToFileURL(`${folder}/`), routines: [] } })
  await rm(folder, { recursive: true })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into audit_log (audit_id, at, actor, action, subject, details)
    select gen_random_uuid(), now() - make_interval(secs => n), 'test', 'test.write', n::text, '{"a": null}'
    from generate_series(1, 50) n`)

  await migrate(connection)
  const database = openDatabase(connection, 1)
  const keys = [createSecretKey(Buffer.alloc(32, 7))] as const
  await sealAudit(database, keys)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 50, faults: [] })
  const { rows } = await client.query<{ subject: string }>('select subject from audit_log order by sequence')
  expect(rows.map(({ subject }) => Number(subject))).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
  await client.end()
  await database.close()
})
