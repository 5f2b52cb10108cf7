import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Queryable } from '../../src/storage/database.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { r4Address } from './notifying.ts'

/** Many notifications of one account at once, whose statement may also be imported from files. */
let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const amount = { Monto: '1523.40' }

const selectRow = positionalStatement(
  'test.movement',
  `select to_jsonb(m) as row from movements m where reference = $1`,
)

/** Movements like another one, under numbers of their own; it reads no movement. */
const copyMovements = positionalStatement(
  'test.copy_movements',
  `insert into movements select (jsonb_populate_record(null::movements, $1::jsonb || jsonb_build_object(
     'movement_key', n::text, 'movement_id', gen_random_uuid(), 'reference', n::text, 'numbers', array[n::text],
     'source', $4::text))).*
   from generate_series($2::integer, $3::integer) as n`,
)

const rowsRead = positionalStatement(
  'test.rows_read',
  `select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables where relname = 'movements'`,
)

/** A tenant that was notified of a movement; `copies` makes others like it, with the given numbers as references. */
async function shop() {
  const tenant = await world.gateway.createTenant()
  const { tenantId, key } = tenant
  const scope = { tenantId, livemode: false }
  await setRoutes(world.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
  const notify = await r4Address(world.gateway, tenant)
  const first = String(Math.floor(Math.random() * 1e8)).padStart(9, '7')
  await notify({ ...amount, Referencia: first })
  const [found] = await world.database.query<{ row: object }>(selectRow, [first])
  return {
    notify: (reference: number) => notify({ ...amount, Referencia: String(reference) }),
    copies: (database: Queryable, [from, to]: [number, number], source: 'notification' | 'statement' | 'import') =>
      database.query(copyMovements, [JSON.stringify(found?.row), from, to, source]),
    async importLine(reference: number) {
      const lines = ['Fecha;Referencia;Descripción;Crédito', `${printedToday()};${reference};PAGO MOVIL;1.523,40`]
      const file = Buffer.from(lines.join('\n')).toString('base64')
      const body = { mode: 'test', tenantId, bank: 'r4', apply: true, settle: true, file }
      const answer = await operator.call('/movements/import', { method: 'POST', body })
      expect(answer.status, answer.text).toBe(200)
    },
    async references() {
      const { body } = await world.gateway.call('/v1/movements', { key })
      return (body['items'] as { reference: string }[]).map(({ reference }) => reference)
    },
  }
}

const printedToday = () => caracasDate(Date.now()).split('-').toReversed().join('/')

test('a notification is stored while another one of the account is', async () => {
  const { notify, copies, references } = await shop()
  await world.database.transaction(async (transaction) => {
    await copies(transaction, [83_700_001, 83_700_001], 'notification')
    await notify(83_700_002)
  })
  expect(await references()).toHaveLength(3)
})

test('a file waits for a notification that is being stored, and takes its money for known', async () => {
  const { importLine, copies, references } = await shop()
  let imported: Promise<void> | undefined
  await world.database.transaction(async (transaction) => {
    await copies(transaction, [83_700_003, 83_700_003], 'notification')
    imported = importLine(83_700_003)
    await expect.poll(() => world.database.query(waitingForLock, [])).toHaveLength(1)
  })
  await imported
  expect(await references()).toHaveLength(2)
})

const waitingForLock = positionalStatement(
  'test.waiting_for_lock',
  `select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
)

test.each([
  ['a notification', 'notification', 'statement'],
  ['a line of a file', 'import', 'notification'],
] as const)('%s reads no other movements of the same amount', async (_name, source, others) => {
  const { copies } = await shop()
  const read = await world.database.transaction(async (transaction) => {
    // The session keeps the plans that it made while there were few movements.
    for (let number = 83_720_000; number < 83_720_010; number += 1) await copies(transaction, [number, number], source)
    await copies(transaction, [83_710_000, 83_712_000], others)
    const [before] = await transaction.query<{ count: number }>(rowsRead, [])
    await copies(transaction, [83_700_004, 83_700_004], source)
    const [after] = await transaction.query<{ count: number }>(rowsRead, [])
    return Number(after?.count) - Number(before?.count)
  })
  expect(read).toBeLessThan(100)
})
