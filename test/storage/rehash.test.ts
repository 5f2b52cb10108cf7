import { afterAll, beforeAll, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createFactors } from '../../src/operators/access/factors.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { addSecret, loadInstallation, useNewestSecret } from '../../src/storage/installation.ts'
import { hashedColumns, rehashAll } from '../../src/storage/rehash.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { restrictedKey } from '../harness/keys.ts'
import { seedMovement } from '../harness/movements.ts'
import { c2pDetails, databaseUrl, payC2p, requestC2p, setColumns } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey, testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { movements } from '../payments/advanced/requests.ts'
import { fillDatabase } from './fill.ts'

let sandbox: TestSandbox
/** Runs since before the rotation, and is not restarted. */
let former: TestGateway
let gateway: TestGateway
type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
let tenant: Tenant
/** Stored under the first secret. */
const stored = {
  lost: '',
  intentId: '',
  limitedKey: '',
  user: { userId: '', name: '' },
  recoveryCode: '',
  hashes: [] as string[],
}

const amountPaidByTransfer = decimal('777.31')

async function hashesOf(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const { table, columns } of hashedColumns) {
    const text = `select encode(unnest(array[${columns.join(', ')}]), 'hex') as hash from ${table}`
    const rows = await database.query<{ hash: string | null }>(positionalStatement(`test.hashes ${table}`, text))
    found.push(...rows.flatMap(({ hash }) => (hash === null ? [] : [hash])))
  }
  return found
}

async function factorsOf({ database }: TestGateway) {
  const hash = (await loadInstallation(database, testSealer, systemRandom)).hasher('recovery')
  return createFactors({ database, random: systemRandom, clock: systemClock, sealer: testSealer, hash })
}

const credit = (on: TestGateway, amount: number) =>
  on.call('/v1/payments/credit', { method: 'POST', key: stored.limitedKey, body: movements['/credit'](amount) })

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  await fillDatabase(connection)
  former = await startTestGateway({ sandbox, connection })
  tenant = await former.createTenant()
  stored.lost = await payC2p(former, tenant.key)
  stored.intentId = await requestC2p(former, tenant.key)
  stored.limitedKey = (await restrictedKey(former, tenant.tenantId, { payeeLimitVes: '100.00' })).key
  expect((await credit(former, 60)).status).toBe(200)
  const [user] = await former.database.query<typeof stored.user>(
    positionalStatement('test.any_user', `select user_id as "userId", name from operator_users limit 1`),
  )
  if (user) stored.user = user
  stored.recoveryCode = (await (await factorsOf(former)).replaceRecoveryCodes(stored.user))[0] ?? ''
  await seedMovement(former.database, tenant.tenantId, {
    amount: amountPaidByTransfer,
    phones: ['584127654321'],
    reference: '00099887766',
  })
  const request = { vesAmount: 431.17, debtorCellPhone: '584141234567', debtorId: 'V12345678' }
  const waiting = await former.call('/v1/payments/pago-movil/request', {
    method: 'POST',
    key: tenant.key,
    body: request,
  })
  expect(waiting.status, waiting.text).toBe(201)
  stored.hashes = await hashesOf(former.database)
  await addSecret(former.database, testSealer, systemRandom)
  await useNewestSecret(former.database)
  expect(await rehashAll(former.database, testSealer)).toEqual({ version: 2, rows: expect.any(Number) })
  gateway = await startTestGateway({ sandbox, connection })
})
afterAll(async () => {
  await gateway.stop()
  await former.stop()
  await sandbox.stop()
})

test('every column of keyed hashes has rows before the secret is replaced', async () => {
  for (const { table, columns } of hashedColumns) {
    const text = columns.map((column) => `count(${column})::int as ${column}`).join(', ')
    const [counts] = await gateway.database.query<Record<string, number>>(
      positionalStatement(`test.count ${table}`, `select ${text} from ${table}`),
    )
    for (const column of columns) expect(counts?.[column], `${table}.${column}`).toBeGreaterThan(0)
  }
})

test('no hash of the former secret is left, and equal values still have equal hashes', async () => {
  const after = await hashesOf(gateway.database)
  expect(after.length).toBeGreaterThanOrEqual(stored.hashes.length)
  const formerly = new Set(stored.hashes)
  expect(after.filter((hash) => formerly.has(hash) || !hash.startsWith('02'))).toEqual([])
  // Every value that the gateway has hashed since was stored before.
  expect(new Set(after).size).toBe(formerly.size)
})

test('an intent requested before the secret was replaced is executed afterwards', async () => {
  const body = { ...c2pDetails, intentId: stored.intentId, token: '13572468' }
  const executed = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
  expect([executed.status, executed.body['status']], executed.text).toEqual([201, 'COMPLETED'])
})

test('an equal charge from before the secret was replaced still makes a reversal by payer ambiguous', async () => {
  const scope = { tenantId: tenant.tenantId, livemode: false }
  const later = await payC2p(gateway, tenant.key)
  await setColumns(gateway.database, scope, later, { bank_tx_id: null })
  const reversed = await gateway.call(`/v1/payments/${later}/reverse`, { method: 'POST', key: tenant.key })
  expect(reversed.body, reversed.text).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
  const operations = (await sandbox.ledger(tenant.tenantId)).map(({ operation }) => operation)
  expect(operations.filter((operation) => operation.startsWith('Reverse'))).toEqual([])
})

test('money that arrived before the secret was replaced completes its payer’s request', async () => {
  const body = { vesAmount: Number(amountPaidByTransfer), debtorCellPhone: '584127654321' }
  const made = await gateway.call('/v1/payments/pago-movil/request', { method: 'POST', key: tenant.key, body })
  expect(made.status, made.text).toBe(201)
  const read = () => gateway.call(`/v1/payments/${String(made.body['paymentId'])}`, { key: tenant.key })
  await expect.poll(async () => (await read()).body['status'], { timeout: 20_000 }).toBe('COMPLETED')
})

test('what a key has paid to a payee before the secret was replaced still counts towards its limit', async () => {
  const exceeded = await credit(gateway, 40.01)
  expect([exceeded.status, exceeded.body['error']], exceeded.text).toEqual([403, 'limit_exceeded'])
  expect((await credit(gateway, 40)).status).toBe(200)
})

test('a recovery code from before the secret was replaced is accepted once', async () => {
  const factors = await factorsOf(gateway)
  expect(await factors.useCode(stored.user, stored.recoveryCode)).toBe(true)
  expect(await factors.useCode(stored.user, stored.recoveryCode)).toBe(false)
})

test('a gateway that was not restarted answers 503 and sends nothing to the bank', async () => {
  const { tenantId, key } = await former.createTenant()
  const body = { ...c2pDetails }
  const refused = await former.call('/v1/payments/c2p/request', { method: 'POST', key, body })
  expect([refused.status, refused.body['error']], refused.text).toEqual([503, 'service_unavailable'])
  expect(await sandbox.ledger(tenantId)).toEqual([])
  expect((await gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body })).status).toBe(201)
})

test('every column of hashes is replaced, or is listed with the reason why it need not be', async () => {
  const others: Record<string, string> = {
    'api_keys.hash': 'recognised under former secrets and replaced at the next use; of 256 random bits',
    'audit_head.hash': 'of the chain',
    'audit_head.sealed_hash': 'of the chain',
    'audit_log.hash': 'of the chain',
    'audit_log.previous_hash': 'of the chain',
    'card_failures.card_hash': 'under the current secret; kept for hours',
    'card_failures.holder_hash': 'under the current secret; kept for hours',
    'card_holders.holder_hash': 'under the current secret; kept for hours',
    'card_reservations.card_hash': 'under the current secret; kept for hours',
    'card_reservations.holder_hash': 'under the current secret; kept for hours',
    'checkout_sessions.check_hash': 'of 128 random bits, without a key',
    'checkout_sessions.receipt_hash': 'of 128 random bits, without a key',
    'checkout_sessions.token_hash': 'of 128 random bits, without a key',
    'closed_days.hash': 'of the chain',
    'closed_days.previous_hash': 'of the chain',
    'notification_addresses.token_hash': 'of random bits, without a key',
    'oidc_returns.token_hash': 'under the current secret; kept for minutes',
    'operator_sessions.token_hash': 'under the current secret; sessions end',
    'operator_tokens.hash': 'recognised under former secrets; of 256 random bits',
    'passkey_challenges.challenge_hash': 'under the current secret; kept for minutes',
    'payment_links.slug_hash': 'of 128 random bits, without a key',
    'pending_sign_ins.token_hash': 'under the current secret; kept for minutes',
    'user_links.token_hash': 'under the current secret; links expire, and are made again',
  }
  const rows = await gateway.database.query<{ name: string }>(
    positionalStatement(
      'test.hash_columns',
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name ~ 'hash|digest' order by 1`,
    ),
  )
  const replaced = hashedColumns.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  expect(rows.map(({ name }) => name)).toEqual([...replaced, ...Object.keys(others)].toSorted())
})

test('the secret is replaced as often as wanted, and a run that fails halfway changes nothing', async () => {
  const connection = await createTestDatabase()
  const sole = await startTestGateway({ sandbox, connection })
  const database = openDatabase(connection, 1)
  try {
    const { key } = await sole.createTenant()
    await payC2p(sole, key)
    await sole.stop()
    const env = { DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: testMasterKey }
    const said: string[] = []
    const secrets = async (...step: string[]) => void said.push((await pasarela(['secrets', ...step], env)).stdout)
    await secrets('rehash')
    for (let time = 0; time < 2; time += 1) {
      await secrets('rotate')
      await secrets('rotate', '--use')
      const before = await hashesOf(database)
      const broken = rehashAll(database, testSealer, {
        onProgress: (table) => {
          if (table === 'payments') throw new Error('interrupted')
        },
      })
      await expect(broken).rejects.toThrow('interrupted')
      expect(await hashesOf(database)).toEqual(before)
      await secrets('rehash')
    }
    expect(said.filter((text) => text.includes('rows are under secret'))).toEqual([
      expect.stringContaining('rows are under secret 2.'),
      expect.stringContaining('rows are under secret 3.'),
    ])
    expect(said[0]).toContain('All hashes are under the current secret')
    const phone = (await loadInstallation(database, testSealer, systemRandom)).hasher('payer')('phone 584141234567')
    const found = positionalStatement(
      'test.by_phone',
      `select count(*)::int as count from payments where phone_hash = $1`,
    )
    expect(await database.query(found, [phone])).toEqual([{ count: 1 }])
    const verified = await pasarela(['audit', 'verify'], env)
    expect(verified.stdout, verified.stderr).toContain('0 faults')
  } finally {
    await database.close()
  }
})
