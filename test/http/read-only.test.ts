import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

/** DATABASE_URL names one address, and behind it is a server that accepts no writes: a standby, or a demoted primary. */
let gateway: TestGateway
let admin: pg.Client
let name: string
beforeAll(async () => {
  gateway = await startTestGateway()
  const [own] = await gateway.database.query<{ name: string }>({ name: '', text: 'select current_database() as name' })
  name = own?.name ?? ''
  admin = new pg.Client(inject('server'))
  await admin.connect()
})
afterAll(async () => {
  await gateway.stop()
  await admin.end()
})

async function acceptWrites(isAccepted: boolean): Promise<void> {
  await admin.query(`alter database ${name} set default_transaction_read_only = ${!isAccepted}`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
}

const readiness = async () => {
  const { status, body } = await gateway.call('/readyz')
  return { status, body }
}

test('/readyz says “read-only” until the server accepts writes again', async () => {
  const ready = { status: 200, body: { status: 'ready', checks: { database: 'ok' } } }
  expect(await readiness()).toEqual(ready)
  await acceptWrites(false)
  const body = { status: 'unavailable', checks: { database: 'read-only' } }
  await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 503, body })
  await acceptWrites(true)
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(ready)
})
