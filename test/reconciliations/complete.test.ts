import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf } from '../harness/movements.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf, addLine, addPayment } from './fixture.ts'

let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox, env: { PASARELA_BNC_URL: sandbox.bncUrl } })
  operator = await world.addUser('operator')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

type Account = { bank: string; basis: string; complete: boolean; differences: number }
type Line = { class: string; bank: string; method?: string }

async function dayAt(bank: 'bnc' | 'r4', key: string, date: string) {
  const { body } = await world.gateway.call(`/v1/reconciliations?date=${date}`, { key })
  const account = (body['accounts'] as Account[]).find((each) => each.bank === bank)
  const lines = (body['items'] as Line[]).filter((line) => line.bank === bank)
  return { ...account, lines: lines.map((line) => `${line.class} ${line.method ?? '-'}`).toSorted() }
}

describe('a day of an account with a statement', () => {
  const planReading = positionalStatement(
    'test.plan_reading',
    `insert into statement_readings (account_id, tenant_id, livemode, bank) values ($1, $2, true, 'bnc')`,
  )
  const selectReadAt = positionalStatement(
    'test.read_at',
    'select read_at as "readAt" from statement_readings where account_id = $1',
  )
  const readLongAgo = positionalStatement(
    'test.read_long_ago',
    `update statement_readings set read_until = $2::date, read_from = $2::date - 5, read_at = now() - interval '45 days',
       next_read_at = now() where account_id = $1`,
  )

  async function liveTenant() {
    const tenant = await world.gateway.createTenant()
    const holder = systemRandom.uuid()
    const { bnc: fields } = sandboxCredentials(holder)
    const { tenantId } = tenant
    await setBankAccount(world.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
    const accountId = bncAccountOf(holder)
    await world.database.query(planReading, [accountId, tenantId])
    const isRead = async () => {
      const [row] = await world.database.query<{ readAt: Date | null }>(selectReadAt, [accountId])
      return Date.now() - (row?.readAt?.getTime() ?? 0) < 3_600_000
    }
    const untilRead = () => expect.poll(isRead, { timeout: 20_000 }).toBe(true)
    return { ...tenant, accountId, untilRead }
  }

  test('is complete from the first day that was read, and not before', async () => {
    const { liveKey, untilRead } = await liveTenant()
    await untilRead()
    const today = caracasDate(Date.now())
    expect(await dayAt('bnc', liveKey, addDays(today, -1))).toMatchObject({ basis: 'statement', complete: true })
    expect(await dayAt('bnc', liveKey, addDays(today, -2))).toMatchObject({ complete: false })
    expect(await dayAt('bnc', liveKey, addDays(today, -30))).toMatchObject({ complete: false })
  })

  test('is not complete if the readings were interrupted for longer than one of them goes back', async () => {
    const { liveKey, accountId, untilRead } = await liveTenant()
    await untilRead()
    const today = caracasDate(Date.now())
    await world.database.query(readLongAgo, [accountId, addDays(today, -45)])
    await untilRead()
    expect(await dayAt('bnc', liveKey, addDays(today, -40))).toMatchObject({ complete: false })
    expect(await dayAt('bnc', liveKey, addDays(today, -30))).toMatchObject({ complete: true })
  })
})

describe('a day of an imported file', () => {
  const head = 'Fecha;Referencia;Descripción;Débito;Crédito\n'
  async function importFile(tenantId: string, rows: string): Promise<unknown> {
    const file = Buffer.from(head + rows).toString('base64')
    const body = { mode: 'test', tenantId, bank: 'r4', apply: true, file }
    const answer = await operator.call('/movements/import', { method: 'POST', body })
    expect(answer.status, answer.text).toBe(200)
    return answer.body['counts']
  }

  test('is not complete if the file was imported before its end', async () => {
    const { tenantId, key } = await world.gateway.createTenant()
    const date = addDays(caracasDate(Date.now()), -1)
    const row = `${date.split('-').toReversed().join('/')};83700001;PAGO MOVIL;;5,00\n`
    await importFile(tenantId, row)
    const accountId = accountIdOf(tenantId, 'r4')
    expect(await dayAt('r4', key, date)).toMatchObject({ basis: 'import', complete: true })
    for (const [table, column] of [
      ['movements', 'seen_at'],
      ['imported_periods', 'imported_at'],
    ]) {
      const atNoon = `update ${table} set ${column} = $2::timestamptz where account_id = $1`
      await world.database.query(positionalStatement('', atNoon), [accountId, `${date}T16:00:00Z`])
    }
    expect(await dayAt('r4', key, date)).toMatchObject({ basis: 'import', complete: false })
    await importFile(tenantId, row)
    expect(await dayAt('r4', key, date)).toMatchObject({ basis: 'import', complete: true })
  })

  test('shows a change that never left, also if notifications had recorded all lines of the file', async () => {
    const { tenantId, key } = await world.gateway.createTenant()
    const ofR4 = { accountId: accountIdOf(tenantId, 'r4'), bank: 'r4' } as const
    const date = '2026-10-05'
    await addLine(world.database, { ...ofR4, source: 'notification', numbers: ['777888'], date, ves: '20.00' })
    const change = { at: `${date}T16:00:00Z`, ves: '4.00', method: 'VUELTO', numbers: ['333444'] }
    await addPayment(world.database, { tenantId, livemode: false }, { ...ofR4, ...change })
    expect(await dayAt('r4', key, date)).toMatchObject({ basis: 'notifications', differences: 1 })
    expect(await importFile(tenantId, '05/10/2026;000777888;PAGO MOVIL;;20,00\n')).toMatchObject({ known: 1, new: 0 })
    expect(await dayAt('r4', key, date)).toMatchObject({
      basis: 'import',
      differences: 2,
      lines: ['in_statement_only -', 'ours_only VUELTO'],
    })
  })

  test('may be one without a line, between the first and the last of the file', async () => {
    const { tenantId, key } = await world.gateway.createTenant()
    await importFile(tenantId, '05/10/2026;555000;PAGO MOVIL;;20,00\n07/10/2026;555001;PAGO MOVIL;;20,00\n')
    const bases = ['2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'].map(
      async (date) => (await dayAt('r4', key, date)).basis,
    )
    expect(await Promise.all(bases)).toEqual(['notifications', 'import', 'import', 'import', 'notifications'])
  })
})
