import { createSecretKey } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAudit, verifyAudit } from '../../src/audit/chain.ts'
import type { Connection } from '../../src/storage/database.ts'
import { migrate, schemaFiles, setRunningRole } from '../../src/storage/migrate.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { databaseUrl, payC2p } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { createRunningRole } from '../harness/role.ts'
import { ended, register } from '../harness/webhooks.ts'
import { makeTarget, samples } from '../operators/samples.ts'
import { startWorld } from '../operators/world.ts'
import { testMasterKey } from '../harness/sealer.ts'

let owner: Connection
let running: Awaited<ReturnType<typeof createRunningRole>>
let sandbox: TestSandbox
let receiver: Receiver
beforeAll(async () => {
  owner = await createTestDatabase()
  running = await createRunningRole(owner)
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await sandbox.stop()
  await running.drop()
})

async function as<Result>(connection: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('a gateway with the running role takes a payment, notifies it, and serves the dashboard’s changes', async () => {
  const world = await startWorld({ sandbox, connection: running.connection })
  const { gateway } = world
  const { tenantId, key } = await gateway.createTenant()
  const { id } = await register(gateway, key, { url: `${receiver.url}/hooks` })
  const paymentId = await payC2p(gateway, key)
  expect((await gateway.call(`/v1/payments/${paymentId}`, { key })).body).toMatchObject({ status: 'COMPLETED' })
  expect(await ended(gateway, key, id)).toEqual(
    expect.arrayContaining([expect.objectContaining({ event: 'payment.completed', status: 'delivered' })]),
  )
  await seedMovement(world.database, tenantId)

  const target = await makeTarget(gateway, tenantId)
  const { name, call } = await world.addUser('operator')
  expect((await world.signIn(name)).answer.status).toBe(200)
  const changes = [
    'POST /payments/{paymentId}/resolve',
    'POST /movements/{movementId}/ignore',
    'POST /reconciliations/{date}/close',
    'POST /movements/import',
    'POST /tenants/{tenantId}/keys',
    'POST /rates',
  ] as const
  for (const route of changes) {
    const { path, body } = samples[route](target)
    const { status, text } = await call(path, { method: 'POST', ...(body && { body }) })
    expect(status, `${route}: ${text}`).toBeLessThan(300)
  }
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  const sealing = [createSecretKey(Buffer.alloc(32, 7))] as const
  await as(owner, (client) =>
    client.query('update audit_head set sealed_sequence = null, sealed_hash = null, seal = null'),
  )
  expect(await sealAudit(world.database, sealing)).toBe(true)
  expect((await verifyAudit(world.database, sealing)).faults).toEqual([])
  await world.stop()
})

test.each([
  `update audit_log set actor = 'x'`,
  'delete from audit_log',
  'truncate audit_log',
  `insert into audit_log (audit_id, actor, action, subject, sequence) values (gen_random_uuid(), 'x', 'x', 'x', 1)`,
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_is_append_only on audit_log',
  'create trigger mine before insert on audit_log for each row execute function refuse_audit_change()',
  'alter table audit_log add column mine text',
  'drop table audit_log',
  'update audit_head set sequence = 0',
  'delete from audit_head',
  `update closed_days set closed_by = 'x'`,
  'delete from closed_days',
  'truncate closed_days cascade',
  `update day_corrections set line = 'x'`,
  'delete from day_corrections',
  'alter table payments owner to current_user',
  'alter table payments disable trigger user',
  'truncate payments cascade',
  'drop table payments cascade',
  'create table mine (name text)',
  `create or replace function chain_audit_entry() returns trigger language plpgsql as 'begin return null; end'`,
  'delete from schema_migrations',
  'update schema_routines set version = 1',
  'set session_replication_role = replica',
  'create role mine',
])('the running role is refused: %s', async (text) => {
  // The refusal of the role, not that of a trigger.
  await as(running.connection, (client) => expect(client.query(text)).rejects.toMatchObject({ code: '42501' }))
})

test('a temporary table of the running role does not stand in for the head of the chain', async () => {
  await as(running.connection, async (client) => {
    await client.query(`create temporary table audit_head as select * from public.audit_head`)
    await client.query(
      `insert into audit_log (audit_id, actor, action, subject) values (gen_random_uuid(), 'x', 'x', 'x')`,
    )
    const { rows } = await client.query(
      `select (select sequence from public.audit_head) - (select sequence from pg_temp.audit_head) as added`,
    )
    expect(rows).toEqual([{ added: '1' }])
  })
})

test('every append-only table is restricted for the running role', async () => {
  const { rows } = await as(owner, (client) =>
    client.query<{ name: string; canChange: boolean }>(
      `select c.relname as name,
              has_table_privilege($1, c.oid, 'update, delete, truncate, trigger, references') as "canChange"
       from pg_class c where exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and (t.tgtype & 32) > 0 and p.proname like 'refuse\\_%\\_change')`,
      [running.role],
    ),
  )
  // 32: a trigger on truncate, which only append-only tables have.
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['audit_log', 'closed_days', 'day_corrections'])
  expect(rows.filter(({ canChange }) => canChange)).toEqual([])
})

test('tables of a later migration can be used by the running role at once', async () => {
  const connection = await createTestDatabase({ migrated: false })
  await migrate(connection)
  const role = await createRunningRole(connection)
  await as(connection, (client) => client.query(`create table later (name text); delete from schema_routines`))
  await migrate(connection)
  await as(role.connection, (client) => client.query(`insert into later values ('x')`))
  await role.drop()
})

test('the running role does not migrate, and the start names the remedy', async () => {
  const connection = await createTestDatabase()
  const role = await createRunningRole(connection)
  expect(await migrate(role.connection, { from: schemaFiles })).toEqual([])
  await as(connection, (client) => client.query(`delete from schema_migrations where version = 13`))
  const env = { DATABASE_URL: databaseUrl(role.connection), PASARELA_MASTER_KEY: testMasterKey, PORT: '0' }
  const { code, stderr } = await pasarela(['serve'], env)
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('run pasarela migrate with the role that owns the tables'),
  ])
  expect(stderr).toContain('0013_audit.sql')
  await role.drop()
})

test('a role that owns the tables or is a superuser is not granted anything', async () => {
  const { user } = await as(
    owner,
    async (client) => (await client.query<{ user: string }>('select current_user as user')).rows[0] ?? { user: '' },
  )
  await expect(setRunningRole(owner, user)).rejects.toThrow('name another role')
})

test('migrate --roles creates the role, says what to do, and can be repeated; doctor checks the role', async () => {
  const role = `${running.role}_cli`
  const env = { DATABASE_URL: databaseUrl(owner), PASARELA_MASTER_KEY: testMasterKey }
  const first = await pasarela(['migrate', '--roles', `runtime=${role}`], env)
  expect(first).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`\\password ${role}`) })
  const second = await pasarela(['migrate', '--roles', `runtime=${role}`], env)
  expect(second).toMatchObject({ code: 0, stdout: expect.not.stringContaining('password') })
  expect(await pasarela(['migrate', '--roles', 'pasarela_run'], env)).toMatchObject({ code: 1 })
  await as(owner, (client) => client.query(`drop owned by ${role}; drop role ${role}`))

  const roleOf = async (connection: Connection) => {
    const { stdout } = await pasarela(['doctor', '--json'], {
      ...env,
      DATABASE_URL: databaseUrl(connection),
      PASARELA_MODE: 'production',
    })
    return (JSON.parse(stdout) as { check: string }[]).find(({ check }) => check === 'role')
  }
  expect(await roleOf(owner)).toMatchObject({ ok: true, warning: true, detail: expect.stringContaining('--roles') })
  expect(await roleOf(running.connection)).toEqual({
    check: 'role',
    ok: true,
    detail: `${running.role} cannot change the audit log`,
  })
})
