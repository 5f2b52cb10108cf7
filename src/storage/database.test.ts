import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { startLossyDatabase } from '../../test/harness/lossy-database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields } from '../foundation/log.ts'
import { type Connection, type Database, DatabaseUnavailable, openDatabase, wroteNothing } from './database.ts'

let connection: Connection
let admin: pg.Client
/** One connection, so that each statement meets the state that the one before left. */
let database: Database

beforeAll(async () => {
  connection = await createTestDatabase()
})
beforeEach(async () => {
  admin = new pg.Client(connection)
  await admin.connect()
  database = openDatabase(connection, 1)
})
afterEach(async () => {
  await database.close()
  await admin.end()
})

const backend = positionalStatement('test.backend', 'select pg_backend_pid() as pid')

describe('a prepared statement that the connection can no longer execute', () => {
  const read = positionalStatement('test.migrated', 'select a from migrated')

  test('works again after one refusal when a migration changed the type of its column', async () => {
    await admin.query('create table migrated (a integer); insert into migrated values (1)')
    expect(await database.query(read)).toEqual([{ a: 1 }])
    await admin.query('alter table migrated alter column a type text')
    await expect(database.query(read)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.query(read)).toEqual([{ a: '1' }])
  })

  test.each(['deallocate all', 'discard all'])('works again after one refusal when there was a %s', async (text) => {
    await database.query(backend)
    await database.query({ name: '', text })
    await expect(database.query(backend)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.query(backend)).toMatchObject([{ pid: expect.any(Number) }])
  })

  test('names the setting for a pooler when another client of the pooler has prepared it on the same server', async () => {
    await database.query({ name: '', text: 'prepare "test.backend" as select 1' })
    const error = await database.query(backend).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(errorFields(error).reason).toMatch(/already exists.*pooler.*PASARELA_DATABASE_PREPARED=off/)
    expect(wroteNothing(error)).toBe(true)
    expect(await database.query(backend)).toMatchObject([{ pid: expect.any(Number) }])
  })
})

describe('a database is unavailable, and not the statement wrong', () => {
  test('when the server ends the session because it was idle', async () => {
    const own = await createTestDatabase()
    const idle = openDatabase(own, 1)
    onTestFinished(() => idle.close())
    const name = (await idle.query<{ name: string }>({ name: '', text: 'select current_database() as name' }))[0]?.name
    await idle.query({ name: '', text: `alter database ${name} set idle_session_timeout = '50ms'` })
    // Over TCP: a closed socket of the same machine refuses the statement itself.
    const network = await startLossyDatabase(own)
    const ended = openDatabase(network.connection, 1)
    onTestFinished(async () => {
      await ended.close()
      await network.stop()
    })
    await ended.query(backend)
    // The end of the session arrives while the process is busy: the next statement is sent before it is read.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    await expect(ended.query(backend)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await ended.query(backend)).toMatchObject([{ pid: expect.any(Number) }])
  })

  test('when there is no route to its network', async () => {
    // Linux has no route for TCP to the address of everybody.
    const away = openDatabase({ connectionString: 'postgresql://u:p@255.255.255.255:5432/db' }, 1)
    onTestFinished(() => away.close())
    const error = await away.query(backend).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(wroteNothing(error)).toBe(true)
  })

  test('a log line of background work names the cause, such as a full disk', async () => {
    const full = `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`
    const error = await database.query({ name: '', text: full }).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(errorFields(error).reason).toBe('could not extend file: No space left on device')
  })
})

describe('a transaction', () => {
  test('is not reported as committed when a statement of it was refused and its work went on', async () => {
    await admin.query('create table ledger (n integer unique)')
    const insert = positionalStatement('test.ledger', 'insert into ledger values ($1)')
    const work = database.transaction(async (transaction) => {
      await transaction.query(insert, [1])
      await transaction.query(insert, [1]).catch(() => {})
      return 'written'
    })
    const reported = await work.catch((error: unknown) => error)
    const { rows } = await admin.query('select n from ledger')
    expect({ reported, rows }).toEqual({ reported: expect.any(Error), rows: [] })
  })

  test('of a process that vanished does not keep its locks', async () => {
    // The values of a test: with the real ones it would take half a minute.
    const { databaseStatementTimeoutMs } = limits
    Object.assign(limits, { databaseStatementTimeoutMs: 1_000 })
    onTestFinished(() => void Object.assign(limits, { databaseStatementTimeoutMs }))
    await admin.query('create table locked (n integer); insert into locked values (0)')
    const [vanished, other] = [openDatabase(connection, 1), openDatabase(connection, 1)]
    const update = positionalStatement('test.locked', 'update locked set n = n + 1')
    const over = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const work = vanished.transaction(async (transaction) => {
      await transaction.query(update)
      held.resolve()
      // A machine without power: the connection stays open, and nothing more is sent.
      await over.promise
    })
    onTestFinished(async () => {
      over.resolve()
      await work.catch(() => {})
      await Promise.all([vanished.close(), other.close()])
    })
    await held.promise
    const tries: string[] = []
    for (let attempt = 0; attempt < 5 && tries.at(-1) !== 'written'; attempt += 1) {
      tries.push(
        await other.query(update).then(
          () => 'written',
          () => 'refused',
        ),
      )
    }
    expect(tries.at(-1)).toBe('written')
  })
})
