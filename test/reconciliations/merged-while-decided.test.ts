import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { type HttpAnswer, startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { r4Address } from '../movements/notifying.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf } from './fixture.ts'

/**
 * Decisions about the line of a file, made while the bank's notification of the same money is stored: the line's row is
 * deleted between the decision's reading of it and its claim.
 */
const LOCK = 4_244
let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  // No worker: nobody else decides about the line.
  world = await startWorld({ sandbox, env: { PASARELA_ROLE: 'api' } })
  operator = await world.addUser('operator')
  for (const [index, text] of slowCommit.entries()) {
    await world.database.query(positionalStatement(`test.slow_commit_${index}`, text))
  }
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

/** A notification is committed once nobody holds the lock. */
const slowCommit = [
  `create function wait_with_the_commit() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(${LOCK});
     return null;
   end $$`,
  `create constraint trigger slow_commit after insert on bank_notifications deferrable initially deferred
     for each row execute function wait_with_the_commit()`,
]
const holdCommits = positionalStatement('test.hold_commits', `select pg_advisory_xact_lock(${LOCK})`)
const selectWaiting = positionalStatement(
  'test.waiting_transactions',
  `select distinct pid from pg_locks join pg_stat_activity using (pid)
   where not granted and datname = current_database()`,
)
const selectMovements = positionalStatement(
  'test.movements_of_account',
  `select movement_id as "movementId", source, state, payment_id as "paymentId",
          (select count(*)::integer from claimed_movements c where c.account_id = m.account_id) as claims
   from movements m where account_id = $1`,
)

type Row = { movementId: string; source: string; state: string; paymentId: string | null; claims: number }

const reference = '83700001'
const vesAmount = 1523.4

let tenant: Awaited<ReturnType<World['gateway']['createTenant']>>
let notify: (changes: object) => Promise<void>
beforeEach(async () => {
  tenant = await world.gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(world.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
  notify = await r4Address(world.gateway, tenant)
})

async function imported(): Promise<string> {
  const day = caracasDate(Date.now()).split('-').toReversed().join('/')
  const text = `Fecha;Referencia;Descripción;Crédito\n${day};${reference};CREDITO INMEDIATO;1.523,40\n`
  const file = Buffer.from(text).toString('base64')
  const body = { mode: 'test', tenantId: tenant.tenantId, bank: 'r4', apply: true, settle: true, file }
  const answer = await operator.call('/movements/import', { method: 'POST', body })
  expect(answer.body['counts'], answer.text).toMatchObject({ new: 1 })
  return (await movement()).movementId
}

async function movement(): Promise<Row> {
  const rows = await world.database.query<Row>(selectMovements, [account()])
  expect(rows).toHaveLength(1)
  return rows[0] as Row
}

/** Commits the notification of the line's money once the decision waits for its row. */
async function duringNotification(decide: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const waiting = (count: number) =>
    expect.poll(() => world.database.query(selectWaiting, []), { timeout: 10_000 }).toHaveLength(count)
  const { stored, answer } = await world.database.transaction(async (transaction) => {
    await transaction.query(holdCommits, [])
    const notified = notify({ Referencia: reference, Monto: vesAmount.toFixed(2) })
    await waiting(1)
    const decided = decide()
    await waiting(2)
    return { stored: notified, answer: decided }
  })
  await stored
  return answer
}

const post = (path: string, body: object) => world.gateway.call(path, { method: 'POST', key: tenant.key, body })

async function requested(): Promise<string> {
  const { body } = await post('/v1/payments/pago-movil/request', { vesAmount, debtorCellPhone: '584145551234' })
  return String(body['paymentId'])
}

const match = (movementId: string, paymentId: string) => post(`/v1/movements/${movementId}/match`, { paymentId })

const account = () => accountIdOf(tenant.tenantId, 'r4')

function seed(given: Partial<Payment>, columns: Record<string, unknown> = {}): Promise<string> {
  const own = { bank: 'r4', accountId: account(), vesAmount: decimal(vesAmount), submittedAt: new Date() } as const
  return seedPayment(world.database, { tenantId: tenant.tenantId, livemode: false }, { ...own, ...given }, columns)
}

/** A completed debit to whose number the line belongs. */
const debited = () => seed({ method: 'DEBITO_INMEDIATO' }, { bank_numbers: [reference] })

test('a match by hand gives the money of a line to its request while the notification of the same money is stored', async () => {
  const [id, paymentId] = [await imported(), await requested()]
  const answer = await duringNotification(() => match(id, paymentId))
  expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
  expect(await movement()).toEqual({ movementId: id, source: 'notification', state: 'matched', paymentId, claims: 1 })
})

test('a match by hand of the line of a debit is refused while the notification of the same money is stored', async () => {
  const [id, paymentId, debitId] = [await imported(), await requested(), await debited()]
  const answer = await duringNotification(() => match(id, paymentId))
  expect([answer.status, answer.body['error']], answer.text).toEqual([409, 'movement_already_matched'])
  expect((await match(id, paymentId)).body['error']).toBe('movement_already_matched')
  expect(await movement()).toMatchObject({ source: 'notification', state: 'matched', paymentId: debitId, claims: 1 })
})

test('a resolution by the reference of a line claims its money while the notification of the same money is stored', async () => {
  const [id, paymentId] = [await imported(), await seed({ status: 'PENDING', stage: 'attention' })]
  const body = { verdict: 'completed', reference }
  const answer = await duringNotification(() =>
    operator.call(`/payments/${paymentId}/resolve`, { method: 'POST', body }),
  )
  expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
  expect(await movement()).toEqual({ movementId: id, source: 'notification', state: 'matched', paymentId, claims: 1 })
})

test('a line is ignored while the notification of the same money is stored', async () => {
  const id = await imported()
  const answer = await duringNotification(() => post(`/v1/movements/${id}/ignore`, { reason: 'Deposit of the owner' }))
  expect([answer.status, answer.body['state']], answer.text).toEqual([200, 'ignored'])
  expect(await movement()).toMatchObject({ movementId: id, source: 'notification', state: 'ignored' })
})
