import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceSealKey, sealAudit, verifyAudit } from '../../src/audit/chain.ts'
import { writeAudit } from '../../src/audit/entry.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'
import { strongMasterKey } from '../harness/master-key.ts'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { positionalStatement } from '../harness/statement.ts'

let connection: Connection
let database: Database
beforeAll(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 4)
})
afterAll(() => database.close())

const query = (name: string, text: string) => database.query<Record<string, unknown>>(positionalStatement(name, text))

test('a gateway that seals the audit log during a rotation leaves no seal that nobody accepts afterwards', async () => {
  const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte))
  const [current, next] = [keyOf(1), keyOf(2)]
  const write = (subject: string) =>
    writeAudit(database, systemRandom, { actor: 'test', action: 'test', tenantId: null, subject })
  await write('one')
  expect(await sealAudit(database, [current, next])).toBe(true)
  await write('two')
  let seals = 0
  const meanwhile: Database = {
    ...database,
    async query(...args: Parameters<Database['query']>) {
      if (args[0].name === 'audit.seal') seals += 1
      if (args[0].name === 'audit.seal' && seals === 1) await sealAudit(database, [current, next])
      return database.query(...args) as never
    },
  }
  expect(await replaceSealKey(meanwhile, [current, next])).toBe(true)
  expect(seals).toBe(2)
  expect((await verifyAudit(database, [next])).faults).toEqual([])
  await write('three')
  expect(await sealAudit(database, [next])).toBe(true)
  await query('test.forget_seal', 'update audit_head set sealed_sequence = null, sealed_hash = null, seal = null')
})

test('no step of a rotation of the secret is done without its audit entry', async () => {
  const env = { DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: strongMasterKey() }
  const secrets = (...args: string[]) => pasarela(['secrets', ...args], env)
  const state = () =>
    query(
      'test.secrets',
      `select name, used_from is not null as used, chained_at is not null as chained from installation_secrets order by name`,
    )
  await query(
    'test.refuse_function',
    `create function refuse_entry() returns trigger language plpgsql as $$
     begin raise exception 'the process died here'; end $$`,
  )
  expect((await pasarela(['tenant', 'create', 'Bodega Ana'], env)).code).toBe(0)
  for (const step of [['rotate'], ['rotate', '--use'], ['rehash']]) {
    const before = await state()
    await query(
      'test.refuse',
      `create trigger refuse_entry before insert on audit_log for each row
       when (new.action like 'secret.%') execute function refuse_entry()`,
    )
    expect((await secrets(...step)).code).not.toBe(0)
    expect(await state()).toEqual(before)
    await query('test.allow', `drop trigger refuse_entry on audit_log`)
    const done = await secrets(...step)
    expect(done.code, done.stderr).toBe(0)
  }
  expect(
    await query('test.entries', `select action from audit_log where action like 'secret.%' order by sequence`),
  ).toEqual(['added', 'used', 'rehashed'].map((done) => ({ action: `secret.${done}` })))
})
