import { afterEach, beforeEach, expect, test } from 'vitest'
import { resealAll } from '../../src/cli/reseal-all.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPayerEncryption, sealedPayers } from '../../src/payments/payer-encryption.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { resealColumn } from '../../src/storage/reseal.ts'
import { createSealer } from '../../src/storage/sealing.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl, seedPayment } from '../harness/payments.ts'
import { pasarela, serve } from '../harness/process.ts'
import { testSealer, testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { fillDatabase } from './fill.ts'
import { strongMasterKey } from '../harness/master-key.ts'

const formerKey = Buffer.from(testMasterKey, 'hex')
const newKey = Buffer.from(strongMasterKey('new'), 'hex')
const changing = () => createSealer(newKey, [formerKey], systemRandom)
const alone = createSealer(newKey, [], systemRandom)

let connection: Connection
let database: Database
beforeEach(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 4)
})
afterEach(() => database.close())

const listByteColumns = positionalStatement(
  'test.byte_columns',
  `select table_name as "table", column_name as "column" from information_schema.columns
   where table_schema = 'public' and data_type = 'bytea'`,
)

/** Columns that have a value whose first bytes are these. */
async function columnsWith(of: Database, mark: Buffer): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await of.query<{ table: string; column: string }>(listByteColumns)) {
    const text = `select 1 from ${table} where substr(${column}, 1, length($1::bytea)) = $1 limit 1`
    const rows = await of.query(positionalStatement(`test.mark_${table}_${column}`, text), [mark])
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

test('every sealed column of a database in use is sealed again, and nothing else opens only under the former key', async () => {
  const full = await createTestDatabase()
  await fillDatabase(full)
  const filled = openDatabase(full, 4)
  try {
    const sealedBefore = await columnsWith(filled, testSealer.mark)
    expect(sealedBefore.length).toBeGreaterThan(8)
    const { resealed, failed } = await resealAll({ database: filled, sealer: changing() })
    expect([resealed > 10, failed]).toEqual([true, 0])
    expect(await columnsWith(filled, testSealer.mark)).toEqual(
      sealedBefore.filter((column) => column === 'bank_sessions.sealed'),
    )
    expect(await resealAll({ database: filled, sealer: alone })).toMatchObject({ resealed: 0, failed: 0 })
  } finally {
    await filled.close()
  }
})

const sealedValue = positionalStatement('test.sealed_payer', `select payer from payments where payment_id = $1`)
const damage = positionalStatement(
  'test.damage',
  `update payments set payer = set_byte(payer, length(payer) - 1, get_byte(payer, length(payer) - 1) # 1)
   where payment_id = $1`,
)
const copyPayment = positionalStatement(
  'test.copy_payments',
  `insert into payments select (jsonb_populate_record(p, jsonb_build_object('payment_id', id))).*
   from payments p, unnest($2::uuid[]) as id where p.payment_id = $1`,
)
const setPayers = positionalStatement(
  'test.set_payers',
  `update payments p set payer = u.payer from unnest($1::uuid[], $2::bytea[]) as u (payment_id, payer)
   where p.payment_id = u.payment_id`,
)

/** Payments of a new tenant, each sealed under the former key. */
async function seedPayments(count: number) {
  const { tenantId } = await createTenant(database, systemRandom, {
    name: `Tenant ${systemRandom.uuid()}`,
    actor: 'test',
  })
  const scope = { tenantId, livemode: false }
  const first = await seedPayment(database, scope)
  const ids = Array.from({ length: count }, () => systemRandom.uuid()).toSorted()
  await database.query(copyPayment, [first, ids])
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const encryption = createPayerEncryption(testSealer, installation.hasher('payer'))
  const payers = ids.map((id) => encryption.seal(scope, id, { document: 'V12345678', name: id }))
  await database.query(setPayers, [ids, payers])
  return { scope, ids, encryption: createPayerEncryption(alone, installation.hasher('payer')) }
}

const payerOf = async (id: string) => (await database.query<{ payer: Buffer }>(sealedValue, [id]))[0]?.payer ?? null

test('a damaged value in the middle is reported by table and id and left, and all others are sealed again', async () => {
  const { scope, ids, encryption } = await seedPayments(2 * limits.resealBatchRows + 500)
  const damaged = ids[limits.resealBatchRows + 7] ?? ''
  await database.query(damage, [damaged])
  const before = await payerOf(damaged)
  const reported: unknown[] = []
  const read: number[] = []
  const count = await resealColumn(database, changing(), sealedPayers, {
    onFailure: ({ table, column }, id, reason) => reported.push([table, column, id, reason]),
    onProgress: (_column, progress) => read.push(progress.read),
  })
  const id = `${scope.tenantId} false ${damaged}`
  expect(reported).toEqual([['payments', 'payer', id, 'A sealed value was altered, or belongs to another row.']])
  expect([count.resealed, count.failed]).toEqual([ids.length, 1])
  // Read in batches of the same bounded size.
  expect(read[0]).toBe(limits.resealBatchRows)
  expect(read.length).toBeGreaterThanOrEqual(3)
  expect(await payerOf(damaged)).toEqual(before)
  for (const each of [ids[0], ids.at(-1)]) {
    expect(encryption.open(scope, each ?? '', await payerOf(each ?? '')).name).toBe(each)
  }
})

test('an interrupted run is continued by the next one, which skips the values that are done', async () => {
  const { ids } = await seedPayments(limits.resealBatchRows + 200)
  let done = 0
  const interrupted = resealColumn(database, changing(), sealedPayers, {
    onProgress(_column, { resealed }) {
      if (resealed === 0) return
      done = resealed
      throw new Error('interrupted')
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(done).toBeGreaterThan(0)
  expect(await resealColumn(database, changing(), sealedPayers)).toMatchObject({ resealed: ids.length + 1 - done })
})

test('a value that a gateway writes meanwhile is not overwritten', async () => {
  const { scope, ids } = await seedPayments(3)
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const writer = createPayerEncryption(changing(), installation.hasher('payer'))
  const [id = ''] = ids
  const fresh = writer.seal(scope, id, { name: 'written meanwhile' })
  const racing: Database = {
    ...database,
    async query(statement, values) {
      if (statement.name === 'payments.reseal_payer') await database.query(setPayers, [[id], [fresh]])
      return database.query(statement, values)
    },
  }
  await resealColumn(racing, changing(), sealedPayers)
  expect(await payerOf(id)).toEqual(fresh)
})

test('pasarela secrets reseal runs beside a gateway, names what it could not open, and exits with 1', async () => {
  const { scope, ids } = await seedPayments(40)
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const pepper = installation.deriveKey('api-key')
  const { key } = await issueKey(database, systemRandom, pepper, {
    tenant: scope.tenantId,
    livemode: false,
    actor: 'test',
  })
  const damaged = ids[20] ?? ''
  await database.query(damage, [damaged])
  const env = {
    DATABASE_URL: databaseUrl(connection),
    PASARELA_MODE: 'production',
    PASARELA_MASTER_KEY: newKey.toString('hex'),
    PASARELA_OLD_MASTER_KEYS: formerKey.toString('hex'),
  }
  const gateway = await serve(env)
  try {
    const readAll = async () => {
      const statuses = new Set<number>()
      for (const id of ids.filter((each) => each !== damaged)) {
        statuses.add((await fetch(`${gateway.url}/v1/payments/${id}`, { headers: { 'x-api-key': key } })).status)
      }
      return [...statuses]
    }
    const [result, during] = await Promise.all([pasarela(['secrets', 'reseal'], env), readAll()])
    expect(during).toEqual([200])
    expect(result.code, result.stdout).toBe(1)
    expect(result.stderr).toContain(`payments.payer ${scope.tenantId} false ${damaged}: A sealed value was altered`)
    expect(result.stdout).toMatch(/\d+ values sealed again, \d+ not opened, \d+ rows read/)
    expect(await readAll()).toEqual([200])
    // Nothing else is left for the former key.
    const again = JSON.parse((await pasarela(['secrets', 'reseal', '--json'], env)).stdout)
    expect(again).toMatchObject({ resealed: 0 })
  } finally {
    await gateway.end('SIGTERM')
  }
})
