import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { setBankAccount, setRoutes } from '../../../src/tenants/bank-accounts.ts'
import type { HttpAnswer } from '../../harness/gateway.ts'
import { seedPayment } from '../../harness/payments.ts'
import { testSealer } from '../../harness/sealer.ts'
import { cardCharge, credit, exampleOf } from './requests.ts'
import type { Tenant, World } from './world.ts'

/** Cases that take more than one request, or raw bytes instead of one. */
type Step = (world: World, tenant: Tenant) => Promise<HttpAnswer>

/** The parser of HTTP refuses it before there is a request; the answer is the common one all the same. */
export const sendBrokenRequest: Step = async ({ gateway }, { key }) => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  socket.write(`GET /v1/banks HTTP/1.1\r\nhost: gateway\r\nx-api-key: ${key}\r\ncontent-length: many\r\n\r\n`)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  await once(socket, 'close')
  const [head = '', text = ''] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
  return { status: Number(first.split(' ')[1]), headers, text, body: JSON.parse(text) }
}

export const executeTwice: Step = (world, tenant) => twice('/payments/c2p', 201, world, tenant)
export const verifyTwice: Step = (world, tenant) => twice('/payments/pago-movil/verify', 200, world, tenant)

async function twice(path: string, status: number, world: World, tenant: Tenant): Promise<HttpAnswer> {
  const { body } = await exampleOf(path, world, tenant)
  const send = () => world.gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })
  const first = await send()
  expect([first.status, first.body['status']]).toEqual([status, 'COMPLETED'])
  return send()
}

/** The first request pauses before its outcome is written while the second arrives. */
export const executeWhilePaused: Step = async (world, tenant) => {
  const { body } = await exampleOf('/payments/c2p', world, tenant)
  const headers = { 'idempotency-key': 'order-1042' }
  const send = () => world.gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body, headers })
  const arrived = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  world.atPoint.before_settle = () => {
    delete world.atPoint.before_settle
    arrived.resolve()
    return opened.promise
  }
  const first = send()
  await arrived.promise
  const second = await send()
  opened.resolve()
  expect((await first).status).toBe(201)
  expect(second.headers.get('retry-after')).toBe('1')
  return second
}

/** Of a tenant whose account exists: the simulated feed's rate never serves a live key. */
export const requestLive: Step = async (world, { tenantId, liveKey: key }) => {
  const { database } = world.gateway
  const { bnc: fields } = sandboxCredentials(tenantId)
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
  const { body } = await exampleOf('/payments/c2p/request', world, { tenantId, key } as Tenant)
  return world.gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body })
}

export const requestRefusedFactor: Step = async (world, tenant) => {
  const { path, body } = await exampleOf('/payments/vpos/authentication', world, tenant)
  const client = sandboxCredentials(tenant.tenantId).mercantil.accountNumber
  await world.sandbox.control('mercantil', 'faults', { kind: 'code', operation: 'getauth', code: '9051', client })
  return world.gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })
}

export const chargeFourthCard: Step = async ({ gateway, sandbox }, tenant) => {
  const charge = (cardNumber: string) =>
    gateway.call('/v1/payments/vpos', { method: 'POST', key: tenant.key, body: { ...cardCharge, cardNumber } })
  for (const cardNumber of ['4000000000009995', '4000000000000069', '4000000000000127']) {
    expect((await charge(cardNumber)).status).toBe(422)
  }
  const answer = await charge(cardCharge.cardNumber)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
  return answer
}

const lockPayments = positionalStatement('test.lock_payments', 'lock table payments in access exclusive mode')
const cutWaiting = positionalStatement(
  'test.cut_waiting',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and query ~ 'from payments'`,
)

/** The database breaks the connection in the middle of the lookup. */
/** The payout waits on: it can be approved once there is an account again. */
export const approveWithoutAccount: Step = async (world, tenant) => {
  const { path } = await exampleOf('/payments/{id}/approve', world, tenant)
  const scope = { tenantId: tenant.tenantId, livemode: false }
  const routes = { scope, flows: ['change'] as const, bank: 'banesco' as const, actor: 'test' }
  await setRoutes(world.gateway.database, systemRandom, routes)
  return world.gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key })
}

export const pollWithoutDatabase: Step = async (world, tenant) => {
  const { database, call } = world.gateway
  const { paymentId } = await credit(world, tenant)
  return database.transaction(async (transaction) => {
    await transaction.query(lockPayments)
    const query = { answer: call(`/v1/payments/operations/${String(paymentId)}`, { key: tenant.key }), done: false }
    void query.answer.finally(() => (query.done = true))
    while (!query.done) await transaction.query(cutWaiting)
    return query.answer
  })
}

/** A charge whose bank the tenant has no account at. */
export const reverseWithoutAccount: Step = async ({ gateway }, { tenantId, liveKey: key }) => {
  const id = await seedPayment(gateway.database, { tenantId, livemode: true })
  return gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
}
