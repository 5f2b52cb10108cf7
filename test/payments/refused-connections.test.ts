import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'

/**
 * The server answers and refuses every new connection, as after a change of the role's password, of pg_hba.conf or of a
 * certificate. Nothing of a request can be executed, so it is answered like any outage of the database.
 */
let sandbox: TestSandbox
let gateway: TestGateway
let admin: pg.Client
let name: string
/** Called when a bank has answered, before its answer is written. */
let beforeSettle = async () => {}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  gateway = await startTestGateway({
    sandbox,
    connection,
    reached: (point) => (point === 'before_settle' ? beforeSettle() : undefined),
  })
  const [own] = await gateway.database.query<{ name: string }>({ name: '', text: 'select current_database() as name' })
  name = own?.name ?? ''
  admin = new pg.Client(inject('server'))
  await admin.connect()
})
afterEach(async () => {
  beforeSettle = async () => {}
  await allowConnections(true)
})
afterAll(async () => {
  await gateway.stop()
  await admin.end()
  await sandbox.stop()
})

/** Refusal ends the open connections, and waits until they have ended. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  await admin.query(`alter database ${name} with allow_connections ${isAllowed}`)
  if (!isAllowed)
    await admin.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [name])
}

test('a request is answered 503 and not as a bug of the gateway', async () => {
  const { key } = await gateway.createTenant()
  await allowConnections(false)
  const answer = await gateway.call('/v1/payments', { key })
  expect([answer.status, answer.body['error']], answer.text).toEqual([503, 'service_unavailable'])
})

test('a charge that the bank approved meanwhile is COMPLETED when connections are accepted again', async () => {
  const { key } = await gateway.createTenant()
  const intentId = await requestC2p(gateway, key)
  let outage: Promise<void> | undefined
  beforeSettle = async () => {
    if (outage) return
    await allowConnections(false)
    outage = delay(500).then(() => allowConnections(true))
  }
  const body = { ...c2pDetails, intentId, token: '13572468' }
  const answer = await gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
  await outage
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'COMPLETED'])
})
