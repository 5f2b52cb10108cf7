import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { datedBy, systemRandom } from '../../src/foundation/random.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl, seedPayment } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey, testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { readWorkbook, recordsOf } from '../harness/workbook.ts'
import { accountIdOf, addLine } from '../reconciliations/fixture.ts'

let folder: string
let database: Database
let env: Record<string, string>
let tenantId: string
let paymentId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-export-'))
  const connection = await createTestDatabase()
  database = openDatabase(connection, 2)
  env = {
    DATABASE_URL: databaseUrl(connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: join(folder, 'data'),
  }
  tenantId = (await createTenant(database, systemRandom, { name: 'Bodega Ana', actor: 'test' })).tenantId
  const fields = sandboxCredentials(tenantId).bnc
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
  const createdAt = new Date('2026-10-05T15:00:00Z')
  const id = datedBy(systemRandom, () => createdAt.getTime()).uuid()
  const given = { paymentId: id, createdAt, updatedAt: createdAt, bankReference: '000123' }
  paymentId = await seedPayment(database, { tenantId, livemode: true }, given)
  const accountId = accountIdOf(tenantId, 'bnc')
  await addLine(database, { accountId, date: '2026-10-05', ves: '0.31', direction: 'out', kind: 'commission' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => pasarela(['export', ...args, '--tenant', 'Bodega Ana', '--live'], env)
const october = ['--from', '2026-10-01', '--to', '2026-10-31']

test('export payments writes a workbook of the days, masked, and an audit entry', async () => {
  const path = join(folder, 'payments.xlsx')
  const { code, stdout, stderr } = await run('payments', ...october, '--format', 'xlsx', '--file', path)
  expect([code, stdout, stderr]).toEqual([0, `Written to ${path}.\n`, ''])
  const [sheet] = readWorkbook(await readFile(path))
  expect(sheet && recordsOf(sheet)).toMatchObject([
    {
      Pago: paymentId,
      'Referencia del banco': '000123',
      Teléfono: '58*******567',
      'Entrada (Bs.)': { number: '3013.71' },
    },
  ])
  const select = positionalStatement(
    'test.export_audit',
    `select actor, subject, details from audit_log where action = $1`,
  )
  expect(await database.query(select, ['export.create'])).toEqual([
    {
      actor: `cli:${userInfo().username}`,
      subject: 'payments',
      details: { mode: 'live', format: 'xlsx', language: 'es', from: '2026-10-01', to: '2026-10-31' },
    },
  ])
})

test('export month writes payments, movements, fees and closings in English on request', async () => {
  const path = join(folder, 'month.xlsx')
  expect((await run('month', '2026-10', '--language', 'en', '--file', path)).code).toBe(0)
  const sheets = readWorkbook(await readFile(path))
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Payments', 1],
    ['Movements', 1],
    ['Fees', 1],
    ['Closings', 31],
  ])
})

test('export movements and fees have the lines of accounts with a label too', async () => {
  const west = systemRandom.uuid()
  const fields = sandboxCredentials(west).bnc
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc:oeste', fields, actor: 'test' })
  const fee = { date: '2026-10-05', ves: '777.77', direction: 'out', kind: 'commission' } as const
  await addLine(database, { accountId: accountIdOf(west, 'bnc'), ...fee })
  for (const kind of ['movements', 'fees']) {
    const path = join(folder, `${kind}.csv`)
    const { code, stderr } = await run(kind, ...october, '--format', 'csv', '--file', path)
    expect([code, stderr]).toEqual([0, ''])
    const text = await readFile(path, 'utf8')
    expect([text.includes('0,31'), text.includes('777,77')]).toEqual([true, true])
  }
})

test('a path that cannot be written is an error in one line, and no part of a file stays', async () => {
  const { code, stderr } = await run(
    'fees',
    ...october,
    '--format',
    'csv',
    '--file',
    join(folder, 'missing', 'fees.csv'),
  )
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The file cannot be written: [^\n]+\n$/)])
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a pipe or a device that is named as the file is written to and stays what it is', async () => {
  const pipe = join(folder, 'pipe')
  await promisify(execFile)('mkfifo', [pipe])
  const read = promisify(execFile)('timeout', ['20', 'cat', pipe])
  const { code, stdout, stderr } = await run('fees', ...october, '--format', 'csv', '--file', pipe)
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
  expect((await read).stdout).toContain(';')
  expect((await stat(pipe)).isFIFO()).toBe(true)
  await rm(pipe)
})

test('days that are none, or in the wrong order, are refused', async () => {
  expect((await run('payments', '--from', '2026-02-30', '--to', '2026-03-01')).stderr).toContain(
    '“2026-02-30” is not a day',
  )
  expect((await run('payments', '--from', '2026-10-02', '--to', '2026-10-01')).stderr).toContain(
    '--to is before --from',
  )
  expect((await run('month', '2026-13')).stderr).toContain('“2026-13” is not a month')
})
