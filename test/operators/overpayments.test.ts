import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overpayment } from '../../src/operators/routes/overpayments.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { seedOverpaid } from './samples.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let staff: TestUser
let tenantId: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenantId = (await world.gateway.createTenant()).tenantId
  staff = await world.addUser('staff', tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const seed = () => seedOverpaid(world.database, { tenantId, livemode: false })
const path = (paymentId: string) => `/payments/${paymentId}/overpayment`
const read = async (paymentId: string) => (await staff.call(path(paymentId))).body as Overpayment
const giveBack = (paymentId: string, change: object = {}) =>
  staff.call(`${path(paymentId)}/give-back`, { method: 'POST', body: { vesAmount: '100.00', ...change } })

const selectChanges = positionalStatement(
  'test.changes',
  `select status, ves_amount as "vesAmount" from payments where tenant_id = $1 and method = 'VUELTO' and payment_id = any ($2)`,
)
const changesOf = async (paymentId: string) => {
  const ids = (await read(paymentId)).changes.map((change) => change.paymentId)
  return world.database.query(selectChanges, [tenantId, ids])
}

describe('an over-payment', () => {
  test('shows the open amount and the payee masked', async () => {
    expect(await read(await seed())).toEqual({
      overpaidVesAmount: '100.00',
      givenBackVesAmount: '0.00',
      openVesAmount: '100.00',
      payee: { document: 'V*****678', phone: '58*******567', bankCode: '0102' },
      changes: [],
    })
  })

  test('is given back once, however many people confirm it at the same time', async () => {
    const paymentId = await seed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => giveBack(paymentId)))
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await changesOf(paymentId)).toEqual([{ status: 'COMPLETED', vesAmount: '100.00' }])
    expect(await read(paymentId)).toMatchObject({ givenBackVesAmount: '100.00', openVesAmount: '0.00' })
    const again = await giveBack(paymentId)
    expect([again.status, again.body['error']]).toEqual([409, 'nothing_to_give_back'])
  })

  test('stays open after a change that the bank refused, and can be given back again', async () => {
    // The simulated bank refuses amounts that end in 51.
    const paymentId = await seedOverpaid(world.database, { tenantId, livemode: false }, '1000.51')
    for (const statuses of [['FAILED'], ['FAILED', 'FAILED']]) {
      expect((await giveBack(paymentId, { vesAmount: '100.51' })).status).toBe(200)
      const { openVesAmount, changes } = await read(paymentId)
      expect([openVesAmount, changes.map(({ status }) => status)]).toEqual(['100.51', statuses])
    }
  })

  const abandon = positionalStatement(
    'test.abandoned_change',
    `insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at)
     values ($1, false, $2, 1, $3, 100, now() - make_interval(secs => $4))`,
  )

  test('of a process that died before it wrote the change is given back under the same id, and not before its lease ends', async () => {
    const changeId = '01999999-0000-7000-8000-000000000001'
    const young = await seed()
    await world.database.query(abandon, [tenantId, young, '01999999-0000-7000-8000-000000000002', 10])
    expect((await giveBack(young)).status).toBe(409)
    const old = await seed()
    await world.database.query(abandon, [tenantId, old, changeId, 600])
    expect((await giveBack(old)).status).toBe(200)
    expect(await read(old)).toMatchObject({ givenBackVesAmount: '100.00', openVesAmount: '0.00' })
    expect((await read(old)).changes).toMatchObject([{ paymentId: changeId, status: 'COMPLETED' }])
    const entries = (await world.audit()).filter(({ subject }) => subject === old)
    expect(entries).toMatchObject([
      { action: 'payment.give_back', details: { changePaymentId: changeId, vesAmount: '100.00' } },
    ])
  })

  test('whose change was never written is shown as open once its lease has ended, and all of it is given back once', async () => {
    const paymentId = await seedOverpaid(world.database, { tenantId, livemode: false }, '1000.30')
    const changeId = '01999999-0000-7000-8000-000000000003'
    await world.database.query(abandon, [tenantId, paymentId, changeId, 600])
    // 30 céntimos arrived after the change of 100.00 was begun.
    for (const vesAmount of ['100.00', '0.30']) {
      expect((await read(paymentId)).openVesAmount).toBe(vesAmount)
      expect((await giveBack(paymentId, { vesAmount })).status).toBe(200)
    }
    expect(await read(paymentId)).toMatchObject({ givenBackVesAmount: '100.30', openVesAmount: '0.00' })
    const changes = await changesOf(paymentId)
    expect(changes).toHaveLength(2)
    for (const vesAmount of ['100.00', '0.30']) expect(changes).toContainEqual({ status: 'COMPLETED', vesAmount })
  })

  test.each([
    ['another amount than the open one', { vesAmount: '99.00' }, 409],
    ['an incomplete phone', { telefonoDestino: '0414' }, 400],
    ['an unknown bank', { banco: '9999' }, 400],
  ])('is not given back with %s', async (_case, change, status) => {
    const paymentId = await seed()
    expect((await giveBack(paymentId, change)).status).toBe(status)
    expect((await read(paymentId)).changes).toEqual([])
  })
})

test.each([
  ['a request that was paid exactly', { method: 'PAGO_MOVIL' }],
  ['a C2P charge', { method: 'C2P' }],
] as const)('%s has nothing to give back', async (_case, given) => {
  const paymentId = await seedPayment(world.database, { tenantId, livemode: false }, given)
  expect(await read(paymentId)).toMatchObject({ openVesAmount: '0.00', changes: [] })
  expect((await giveBack(paymentId)).status).toBe(409)
})
