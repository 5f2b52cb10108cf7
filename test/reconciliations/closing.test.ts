import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createReconciliations } from '../../src/reconciliations/reconciliations.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf, addLine, addPayment, statementRead } from './fixture.ts'

let sandbox: TestSandbox
let world: World
let scope: Scope
let key: string
let staff: TestUser
let accountId: Buffer
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  const tenant = await world.gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
  key = tenant.key
  staff = await world.addUser('staff', tenant.tenantId)
  accountId = accountIdOf(scope.tenantId, 'bnc')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const close = (date: string, body: object = {}, user = staff) =>
  user.call(`/reconciliations/${date}/close`, { method: 'POST', body: { mode: 'test', bank: 'bnc', ...body } })

type Account = { bank: string; hash?: string; closedBy?: string; sequence?: number; differences: number } & {
  corrections: { number: number; change: string; foundAt: string; line: Record<string, unknown> }[]
}
async function bncOn(date: string): Promise<Account> {
  const { body } = await world.gateway.call(`/v1/reconciliations?date=${date}`, { key })
  return (body['accounts'] as Account[]).find(({ bank }) => bank === 'bnc') as Account
}

const reconciliations = () =>
  createReconciliations({
    database: world.database,
    random: systemRandom,
    accountsOf: async () => ({ routes: {}, accounts: {} }),
    now: () => new Date(),
  })

const execute = (sql: string) => world.database.query(positionalStatement('', sql))

describe('closing a day', () => {
  const first = '2026-09-01'
  const second = '2026-09-02'

  test('is refused for today, and while the statement was not read after the day', async () => {
    const today = caracasDate(Date.now())
    expect((await close(today)).body['error']).toBe('day_not_over')
    expect((await close(addDays(today, 1))).body['error']).toBe('day_not_over')
    expect((await close(first)).body['error']).toBe('day_incomplete')
    expect((await bncOn(first)).hash).toBeUndefined()
  })

  test('gives it a hash, the name of the person and an audit entry, and is possible once', async () => {
    await addPayment(world.database, scope, { at: `${first}T16:00:00Z`, ves: '50.00', accountId, numbers: ['901'] })
    await addLine(world.database, { accountId, date: first, ves: '50.00', kind: 'c2p', numbers: ['901'] })
    await statementRead(world.database, scope, accountId)
    const answer = await close(first)
    expect(answer.status, answer.text).toBe(200)
    const closed = await bncOn(first)
    expect(closed).toMatchObject({
      closedBy: `user:${staff.name}`,
      sequence: 1,
      differences: 0,
      account: expect.stringMatching(/^\d{4}$/),
    })
    expect(closed.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await close(first)).body['error']).toBe('day_already_closed')
    const entries = (await world.audit()).filter(({ action }) => action === 'reconciliation.close')
    expect(entries).toMatchObject([
      { actor: `user:${staff.name}`, action: 'reconciliation.close', subject: first, tenantId: scope.tenantId },
    ])
  })

  test('is not for a viewer, nor for another tenant’s staff', async () => {
    const viewer = await world.addUser('viewer', scope.tenantId)
    expect((await close(second, {}, viewer)).status).toBe(403)
    const stranger = await world.addUser('staff', (await world.gateway.createTenant()).tenantId)
    expect((await close(second, { tenantId: scope.tenantId }, stranger)).status).toBe(404)
    expect((await bncOn(second)).hash).toBeUndefined()
  })

  test('keeps what is found later as corrections, with the time they were found', async () => {
    const before = await bncOn(first)
    await addLine(world.database, { accountId, date: first, ves: '8.00', kind: 'p2p' })
    const after = await bncOn(first)
    expect({ ...after, corrections: [] }).toEqual(before)
    expect(after.corrections).toMatchObject([
      { number: 1, change: 'added', line: { class: 'in_statement_only', bankVesAmount: 8 } },
    ])
    expect((await bncOn(first)).corrections).toEqual(after.corrections)

    // Its payment is found still later: the line is no longer nobody's.
    await addPayment(world.database, scope, { at: `${first}T17:00:00Z`, ves: '8.00', accountId, method: 'PAGO_MOVIL' })
    const again = (await bncOn(first)).corrections
    expect(again.map(({ change, line }) => `${change} ${String(line['class'])}`)).toEqual([
      'added in_statement_only',
      'removed in_statement_only',
      'added matched',
    ])
    expect(again[0]).toEqual(after.corrections[0])
  })

  test('of several days at once makes one chain', async () => {
    const days = ['2026-09-05', '2026-09-03', '2026-09-04', '2026-09-06']
    const answers = await Promise.all(days.map((date) => close(date)))
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200))
    const sequences = await Promise.all(days.map(async (date) => (await bncOn(date)).sequence ?? 0))
    expect(sequences.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5])
    expect(await reconciliations().verify(scope)).toEqual({ days: 5, faults: [] })
  })

  test('of one day at once by two people closes it once', async () => {
    const answers = await Promise.all([close(second), close(second), close(second)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await reconciliations().verify(scope)).days).toBe(6)
  })
})

test('a day that is closed on one of the accounts that payments used is an open day of the metrics', async () => {
  const { tenantId } = await world.gateway.createTenant()
  const date = addDays(caracasDate(Date.now()), -3)
  for (const bank of ['bnc', 'r4'] as const) {
    const account = { accountId: accountIdOf(tenantId, bank), bank, numbers: ['1'] }
    await addPayment(
      world.database,
      { tenantId, livemode: false },
      { at: `${date}T16:00:00Z`, ves: '10.00', ...account },
    )
  }
  const figures = async () => {
    const found = (await reconciliations().measure()).find(({ livemode }) => !livemode)
    return { openDays: found?.openDays, oldestDays: found?.oldestDays }
  }
  const operator = await world.addUser('operator')
  const before = await figures()
  expect((await close(date, { tenantId, bank: 'bnc', confirm: true }, operator)).status).toBe(200)
  expect(await figures()).toEqual({ openDays: (before.openDays ?? 0) + 1, oldestDays: 3 })
  expect((await close(date, { tenantId, bank: 'r4', confirm: true }, operator)).status).toBe(200)
  expect(await figures()).toEqual(before)
})

describe('a closed day', () => {
  const change = `content = replace(content, '50.00', '51.00') where date = '2026-09-01'`

  test('cannot be changed, deleted or forged in SQL', async () => {
    await expect(execute(`update closed_days set ${change}`)).rejects.toThrow('append-only')
    await expect(execute('delete from closed_days')).rejects.toThrow('append-only')
    await expect(execute('delete from day_corrections')).rejects.toThrow('append-only')
    await expect(execute('truncate closed_days cascade')).rejects.toThrow('append-only')
    const forged = (hash: string, sequence: number) => `insert into closed_days (tenant_id, livemode, account_id, date,
        sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by)
      select tenant_id, livemode, account_id, '2026-08-01', ${sequence}, bank, '{}', ${hash}, sha256(${hash} || '{}'), 0, now(), 'x'
      from closed_days where sequence = 6`
    await expect(execute(forged('hash', 9))).rejects.toThrow('does not continue the chain')
    await expect(execute(forged(`'\\x00'::bytea`, 7))).rejects.toThrow('does not continue the chain')
  })

  test('that was changed or removed by the owner of the database is found by verify', async () => {
    await execute('alter table closed_days disable trigger user')
    await expect(execute(`update closed_days set ${change}`)).rejects.toThrow('check constraint')
    const constraints = await world.database.query<{ name: string }>(
      positionalStatement(
        '',
        `select conname as name from pg_constraint where conrelid = 'closed_days'::regclass and contype = 'c'`,
      ),
    )
    for (const { name } of constraints) await execute(`alter table closed_days drop constraint ${name}`)

    await execute(`update closed_days set ${change}`)
    expect((await reconciliations().verify(scope)).faults).toMatchObject([{ date: '2026-09-01', fault: 'content' }])
    // With the hash recomputed, the next day and the audit log still know the former one.
    await execute(
      `update closed_days set hash = sha256(previous_hash || convert_to(content, 'UTF8')) where sequence = 1`,
    )
    const { faults } = await reconciliations().verify(scope)
    expect(faults.map(({ fault }) => fault).toSorted()).toEqual(['audit', 'chain'])
    // The last day of the chain, removed.
    await execute('delete from closed_days where sequence = 6')
    const left = await reconciliations().verify(scope)
    expect(left.faults.map(({ fault }) => fault)).toContain('missing')
  })
})
