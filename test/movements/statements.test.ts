import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf } from '../harness/movements.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Readings of statements on schedule: two workers and the accounts of live tenants. */
let sandbox: TestSandbox
let api: TestGateway
let workers: TestGateway[]
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  const env = { PASARELA_BNC_URL: sandbox.bncUrl }
  api = await startTestGateway({ connection, sandbox, env: { ...env, PASARELA_ROLE: 'api' } })
  workers = [
    await startTestGateway({ connection, sandbox, env: { ...env, PASARELA_ROLE: 'worker' } }),
    await startTestGateway({ connection, sandbox, env: { ...env, PASARELA_ROLE: 'worker' } }),
  ]
})
afterAll(async () => {
  await Promise.all([...workers, api].map((gateway) => gateway.stop()))
  await sandbox.stop()
})

type Reading = {
  readAt: Date | null
  readUntil: string | null
  failures: number
  isLeased: boolean
  /** From the last start to the next reading. */
  waitSeconds: number | null
}

const select = positionalStatement(
  'test.reading',
  `select read_at as "readAt", read_until::text as "readUntil", failures, leased_until is not null as "isLeased",
     extract(epoch from next_read_at - started_at)::float8 as "waitSeconds"
   from statement_readings where account_id = $1`,
)
const makeDue = positionalStatement(
  'test.read_now',
  `update statement_readings set next_read_at = now(), read_until = coalesce($2::date, read_until) where account_id = $1`,
)

async function readingOf(accountId: Buffer): Promise<Reading | undefined> {
  const [row] = await api.database.query<Reading>(select, [accountId])
  return row
}

/** A live tenant whose account at BNC is that of `holder`, a simulated client. */
async function liveTenant(holder: string = systemRandom.uuid()) {
  const tenant = await api.createTenant()
  const fields = sandboxCredentials(holder).bnc
  const account = { tenantId: tenant.tenantId, bank: 'bnc' as const, fields, actor: 'test' }
  await setBankAccount(api.database, testSealer, systemRandom, account)
  return { ...tenant, holder, client: fields.clientGuid, accountId: bncAccountOf(holder) }
}

const receive = (client: string, given: object = {}) =>
  sandbox.control('bnc', 'movements', {
    client,
    date: caracasDate(Date.now()),
    amount: 150.25,
    reference: '000031415926',
    phone: '584145551234',
    bankCode: '0102',
    ...given,
  })

async function list(key: string) {
  const { body } = await api.call('/v1/movements', { key })
  return body['items'] as Record<string, unknown>[]
}

/** Value of a metric over both workers. */
async function metric(line: string): Promise<number> {
  const values = await Promise.all(
    workers.map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.split(' ')
          .at(-1) ?? 0,
      )
    }),
  )
  return values.reduce((sum, value) => sum + value, 0)
}

test('the statement of a new live account is read without a notification, and again after an hour', async () => {
  const tenant = await liveTenant()
  await receive(tenant.client)
  await expect.poll(() => list(tenant.liveKey)).toMatchObject([{ vesAmount: 150.25, source: 'statement' }])
  await expect
    .poll(() => readingOf(tenant.accountId))
    .toMatchObject({ readUntil: caracasDate(Date.now()), failures: 0, isLeased: false, waitSeconds: 3_600 })
})

test('of two workers one reads a statement that is due', async () => {
  const tenant = await liveTenant()
  await expect.poll(async () => (await readingOf(tenant.accountId))?.readAt).toBeInstanceOf(Date)
  const before = await metric('pasarela_bank_calls_total{bank="bnc",operation="History",result="answer"}')
  const first = (await readingOf(tenant.accountId))?.readAt
  // So slow that both have polled several times meanwhile.
  await sandbox.control('bnc', 'faults', { kind: 'delay', operation: 'History', client: tenant.client, delayMs: 3_000 })
  await api.database.query(makeDue, [tenant.accountId, null])
  await expect.poll(async () => (await readingOf(tenant.accountId))?.readAt).not.toEqual(first)
  expect(await metric('pasarela_bank_calls_total{bank="bnc",operation="History",result="answer"}')).toBe(before + 1)
})

test('a reading that fails is reported, retried after a wait, and completed when the bank answers', async () => {
  const tenant = await liveTenant()
  await expect.poll(async () => (await readingOf(tenant.accountId))?.readAt).toBeInstanceOf(Date)
  const failedLine = 'pasarela_statement_readings_total{bank="bnc",result="failed"}'
  const before = await metric(failedLine)
  const fault = { kind: 'status', operation: 'History', client: tenant.client, status: 500 }
  await sandbox.control('bnc', 'faults', fault)
  await receive(tenant.client, { amount: 77.1 })
  await api.database.query(makeDue, [tenant.accountId, null])
  await expect.poll(async () => (await readingOf(tenant.accountId))?.failures).toBe(1)
  const reading = await readingOf(tenant.accountId)
  expect(reading?.waitSeconds).toBeGreaterThanOrEqual(30)
  expect(reading?.waitSeconds).toBeLessThan(3_600)
  expect(await metric(failedLine)).toBe(before + 1)
  const logged = workers.flatMap((gateway) => gateway.logged).filter((line) => line.includes(tenant.tenantId))
  expect(logged.join('')).toContain('"msg":"statements: reading of a statement failed"')

  await api.database.query(makeDue, [tenant.accountId, null])
  await expect.poll(() => list(tenant.liveKey)).toMatchObject([{ vesAmount: 77.1 }])
  await expect.poll(async () => (await readingOf(tenant.accountId))?.failures).toBe(0)
})

test('after an interruption the days since the last complete reading are read', async () => {
  const tenant = await liveTenant()
  await expect.poll(async () => (await readingOf(tenant.accountId))?.readAt).toBeInstanceOf(Date)
  const dayBefore = (days: number) => caracasDate(Date.now() - days * 86_400_000)
  for (const days of [6, 7]) await receive(tenant.client, { date: dayBefore(days), amount: days })
  await api.database.query(makeDue, [tenant.accountId, dayBefore(5)])
  // The day before the last one read is included, and no earlier one.
  await expect.poll(() => list(tenant.liveKey)).toMatchObject([{ vesAmount: 6 }])
  expect(await list(tenant.liveKey)).toHaveLength(1)
})

test('an account is read with the credentials of another tenant that has it, and no longer when none has', async () => {
  const former = await liveTenant()
  await expect.poll(async () => (await readingOf(former.accountId))?.readAt).toBeInstanceOf(Date)
  const other = await liveTenant(former.holder)
  const fields = sandboxCredentials(systemRandom.uuid()).bnc
  const change = { tenantId: former.tenantId, bank: 'bnc' as const, fields, actor: 'test' }
  await setBankAccount(api.database, testSealer, systemRandom, change)
  const holders = positionalStatement('test.holders', `select tenant_id from account_holders where account_id = $1`)
  await expect.poll(() => api.database.query(holders, [former.accountId])).toEqual([{ tenant_id: other.tenantId }])
  await receive(former.client, { amount: 12.5 })
  await api.database.query(makeDue, [former.accountId, null])
  await expect.poll(() => list(other.liveKey)).toMatchObject([{ vesAmount: 12.5 }])
  expect(await list(former.liveKey)).toEqual([])
  // A reading under way would set the time of the next one again.
  await expect.poll(async () => (await readingOf(former.accountId))?.isLeased).toBe(false)

  await setBankAccount(api.database, testSealer, systemRandom, { ...change, tenantId: other.tenantId })
  await expect.poll(() => api.database.query(holders, [former.accountId])).toEqual([])
  // A worker that still has the former credentials may read once more; it is due again then.
  const nextReading = async () => {
    await api.database.query(makeDue, [former.accountId, null])
    return readingOf(former.accountId)
  }
  await expect.poll(nextReading, { interval: 500 }).toBeUndefined()
})

test('the age of the oldest reading is a metric', async () => {
  await expect
    .poll(async () => (await fetch(`${workers[0]?.url}/metrics`)).text())
    .toMatch(/^pasarela_statement_age_seconds\{bank="bnc"\} [\d.]+$/m)
})
