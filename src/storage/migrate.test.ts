import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import type { Connection } from './database.ts'
import { migrate } from './migrate.ts'

async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  test('run once on an empty database and not again', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const first = await migrate(connection)
    expect(first[0]).toBe('0001_foundation.sql')
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
    expect(outputs.filter((applied) => applied.length > 0)).toHaveLength(1)
    const rows = await query(connection, 'select name from schema_migrations order by version')
    expect(rows.map(({ name }) => name)).toEqual(outputs.find((applied) => applied.length > 0))
  })

  test('a database of a newer version is left alone', async () => {
    const connection = await createTestDatabase()
    await query(
      connection,
      `insert into schema_migrations (version, name, checksum) values (9999, '9999_later.sql', 'x')`,
    )
    await expect(migrate(connection)).rejects.toThrow('newer Pasarela (9999_later.sql)')
  })

  test('a changed migration is noticed', async () => {
    const connection = await createTestDatabase()
    await query(connection, `update schema_migrations set checksum = 'x' where version = 1`)
    await expect(migrate(connection)).rejects.toThrow('0001_foundation.sql differs')
  })
})
