import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type pg from 'pg'
import { systemClock } from '../../src/foundation/clock.ts'
import { startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { bookkeepingTables, migrate, schemaFiles } from '../../src/storage/migrate.ts'
import { registeredStatements } from '../../src/storage/statement.ts'
import { sourceFiles } from './declarations.ts'
import { fillDatabase } from './fill.ts'
import { type Facts, folderOf, migrationHashes, releases, tablesOf, withClient } from './releases.ts'
import { packRecording, recordTraffic } from './traffic.ts'
import { useGateway } from './use.ts'

const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))

/**
 * `node test/storage/write-release.ts 0.2.0`: writes the folder of a release that is not frozen from the schema of this
 * working tree. A gateway on an embedded PostgreSQL fills every table.
 *
 *   dump.sql           schema and data as plain SQL
 *   facts.json         the key of a tenant in it, and receipts that the key reads
 *   migrations.sha256  the hashes of the migrations
 *   statements.json.gz the statements of the release and what its gateway sent, for test/storage/rolling-upgrade.test.ts
 */
if (import.meta.main) {
  const [version = ''] = process.argv.slice(2)
  const release = releases.find((each) => each.version === version)
  if (!release) throw new Error(`Add ${version || 'the version'} to test/storage/released/releases.json first.`)
  if (release.frozen) throw new Error(`${version} is released: its schema does not change.`)
  await write(version)
}

async function write(version: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasarela-release-'))
  const postgres = await startEmbeddedPostgres({ dataDir, clock: systemClock })
  try {
    await migrate(postgres.connection)
    const filled = await recordTraffic(() => fillDatabase(postgres.connection))
    const facts: Facts = filled.result
    const data = await withClient(postgres.connection, dumpData)
    const used = await recordTraffic(() => useGateway(postgres.connection))
    const folder = folderOf(version)
    await mkdir(folder, { recursive: true })
    await writeFile(new URL('dump.sql', folder), `${await schema()}\n${data}`)
    const factsFile = fileURLToPath(new URL('facts.json', folder))
    await writeFile(factsFile, JSON.stringify(facts))
    execFileSync(biome, ['format', '--write', factsFile], { stdio: 'ignore' })
    await writeFile(new URL('migrations.sha256', folder), await migrationHashes())
    const recording = { texts: await statementTexts(), traffic: [...filled.traffic, ...used.traffic] }
    await writeFile(new URL('statements.json.gz', folder), packRecording(recording))
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The statements of all modules, by name. */
async function statementTexts(): Promise<Record<string, string>> {
  for (const file of sourceFiles()) await import(pathToFileURL(file).href)
  return Object.fromEntries(registeredStatements().map(({ name, text }) => [name, text]))
}

async function schema(): Promise<string> {
  const files = await Promise.all([schemaFiles.migrations, ...schemaFiles.routines].map(textsOf))
  return [...bookkeepingTables.map((statement) => `${statement};\n`), ...files.flat()].join('\n')
}

async function textsOf(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  // A dump is restored as one script, and nobody uses its tables meanwhile.
  return texts.map((text) => text.replaceAll('index concurrently', 'index'))
}

/** Every row as an insert. Triggers are off meanwhile, and the rows that migrations insert are replaced. */
async function dumpData(client: pg.Client): Promise<string> {
  const tables = await tablesOf(client)
  const inserts: string[] = []
  for (const table of tables) {
    const rows = await insertsOf(client, table)
    if (rows.length === 0) throw new Error(`${table} has no row: see test/storage/fill.ts.`)
    inserts.push(`-- ${table}`, ...rows)
  }
  return [
    ...tables.map((table) => `alter table ${table} disable trigger user;`),
    `truncate ${tables.join(', ')};`,
    ...inserts,
    ...tables.map((table) => `alter table ${table} enable trigger user;`),
    '',
  ].join('\n')
}

async function insertsOf(client: pg.Client, table: string): Promise<string[]> {
  const columns = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [table],
  )
  const names = columns.rows.map(({ name }) => name)
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `)
  const { rows } = await client.query<{ values: string }>(`select ${values} as values from ${table} order by 1`)
  return rows.map((row) => `insert into ${table} (${names.join(', ')}) values (${row.values});`)
}
