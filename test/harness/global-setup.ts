import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureDashboard } from '../../dashboard/build.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import type { Connection } from '../../src/storage/database.ts'
import { startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { migrate } from '../../src/storage/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: Connection
  }
}

export const templateName = 'pasarela_template'

/** One PostgreSQL for the whole run, with a migrated template that every test file clones its own database from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Built once here, or every gateway of the tests would build it.
  await ensureDashboard((work) => work())
  // TEST_DATABASE_URL runs the suite on another server, such as the oldest one we support.
  const given = process.env['TEST_DATABASE_URL']
  const dataDir = await mkdtemp(join(tmpdir(), 'pasarela-test-'))
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, clock: systemClock })
  const server: Connection = embedded ? embedded.connection : { connectionString: given as string }

  const client = new pg.Client(server)
  await client.connect()
  await client.query(`drop database if exists ${templateName}`)
  await client.query(`create database ${templateName}`)
  await client.end()
  await migrate(onDatabase(server, templateName))
  project.provide('server', server)

  return async () => {
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export function onDatabase(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
