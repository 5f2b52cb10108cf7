import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../../src/storage/database.ts'
import { onDatabase, templateName } from './global-setup.ts'

/** Creates an empty database for one test file, migrated unless `migrated` is false. */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<Connection> {
  const server = inject('server')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.migrated === false ? 'template0' : templateName
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return onDatabase(server, name)
}
