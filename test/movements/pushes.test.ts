import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { type Bank, notifyingBanks, type Tenant } from './notifying.ts'

/** The simulated banks notify every incoming payment in all their formats, with faults. */
let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  // Open payments are reconciled here only when a notification triggers it.
  gateway = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'api' } })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const payment = (bank: Bank, client: string, index: number) => ({
  client,
  amount: 100 + index,
  reference: String(70_000_000 + index),
  date: caracasDate(Date.now()),
  phone: `58414${String(1_000_000 + index)}`,
  bankCode: '0102',
  ...(bank === 'r4' ? { document: `V${20_000_000 + index}` } : {}),
})

const readings = positionalStatement(
  'test.readings',
  `select reading, count(*)::integer as count, count(distinct movement_key)::integer as money from bank_notifications
   where tenant_id = $1 and operation <> 'R4consulta' group by reading order by reading`,
)
const readingsOf = ({ tenantId }: Tenant) => gateway.database.query(readings, [tenantId])

describe.each<Bank>(['bnc', 'r4'])('notifications of %s:', (bank) => {
  test('every form of notification, sent twice, counts once', async () => {
    const tenant = await gateway.createTenant()
    const { client } = await banks.register(bank, tenant)
    for (let index = 0; index < 9; index += 1) await sandbox.control(bank, 'movements', payment(bank, client, index))
    const notices = await banks.quiet(bank, client)
    expect(notices.map(({ delivery }) => delivery)).toEqual(Array.from({ length: 9 }, () => 'done'))
    expect(notices.flatMap(({ attempts }) => attempts.map(({ status }) => status)).every((s) => s === 200)).toBe(true)
    if (bank === 'r4') expect(notices.every(({ money }) => money === 'credited')).toBe(true)
    expect(await readingsOf(tenant)).toEqual([{ reading: 'arrived', count: 9, money: 9 }])
  })

  test('a notification that is lost, repeated, late or out of order counts once at most', async () => {
    const tenant = await gateway.createTenant()
    const { client } = await banks.register(bank, tenant, { concurrent: true })
    const faults = [
      { kind: 'lose' },
      { kind: 'repeat', copies: 6 },
      { kind: 'delay', delayMs: 300 },
      { kind: 'reorder', hold: 3, times: 3 },
    ]
    for (const fault of faults) await sandbox.control(bank, 'notices/faults', { client, ...fault })
    for (let index = 0; index < 12; index += 1) await sandbox.control(bank, 'movements', payment(bank, client, index))
    const lost = (await banks.quiet(bank, client)).filter(({ delivery }) => delivery === 'lost')
    expect(lost).toHaveLength(1)
    expect(await readingsOf(tenant)).toEqual([{ reading: 'arrived', count: 11, money: 11 }])
  })

  test.each(['wrongKey', 'otherPhone', 'amountWithoutDot', 'malformed', 'huge'])(
    'a forged notification (%s) pays nothing',
    async (forge) => {
      const tenant = await gateway.createTenant()
      const { client } = await banks.register(bank, tenant, { tries: 2 })
      const movement = payment(bank, client, 1)
      await sandbox.control(bank, 'notices/push', { client, movement, forge })
      const rows = (await readingsOf(tenant)) as { reading: string }[]
      expect(rows.map(({ reading }) => reading)).not.toContain('arrived')
    },
  )
})

test('the notifier of BNC may log on first, and again when its token is refused', async () => {
  const tenant = await gateway.createTenant()
  const { client, url, secrets } = await banks.register('bnc', tenant)
  const { login, password } = secrets
  await sandbox.control('bnc', 'notices', { client, url, loginUrl: `${url}/login`, login, password })
  await sandbox.control('bnc', 'movements', payment('bnc', client, 1))
  expect((await banks.quiet('bnc', client)).map(({ delivery }) => delivery)).toEqual(['done'])
  expect(await readingsOf(tenant)).toEqual([{ reading: 'arrived', count: 1, money: 1 }])
})

test('a notification of dollars is not counted as bolívares', async () => {
  const tenant = await gateway.createTenant()
  const { client } = await banks.register('bnc', tenant)
  await sandbox.control('bnc', 'movements', { ...payment('bnc', client, 1), type: 'deposit', currency: 'USD' })
  await banks.quiet('bnc', client)
  expect(await readingsOf(tenant)).toEqual([{ reading: 'notMoney', count: 1, money: 0 }])
})

test('a notification triggers an immediate reconciliation of a charge whose response was lost', async () => {
  const tenant = await gateway.createTenant()
  const { client } = await banks.register('bnc', tenant)
  const intentId = await requestC2p(gateway, tenant.key)
  await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation: 'SendC2P', client })
  const body = { ...c2pDetails, intentId, token: '13572468' }
  const answer = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
  expect(answer.body['status']).toBe('PENDING')

  const status = positionalStatement('test.status', `select status from payments where payment_id = $1`)
  const read = async () => (await gateway.database.query<{ status: string }>(status, [intentId]))[0]?.status
  expect(await read()).toBe('PENDING')
  const movement = { ...payment('bnc', client, 1), amount: answer.body['vesAmount'] }
  await sandbox.control('bnc', 'notices/push', { client, movement })
  await expect.poll(read).toBe('COMPLETED')
})
