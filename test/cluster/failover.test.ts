import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import type { NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/foundation/clock.ts'
import { positionalStatement } from '../harness/statement.ts'
import { dataFolderId, socketFolderName } from '../../local/postgres/folders.ts'
import { readServerLock } from '../../local/postgres/lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { migrate } from '../../src/storage/migrate.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { c2pDetails } from '../harness/payments.ts'
import { type Proxy, startProxy } from '../torture/proxy.ts'
import { AFTER_ANY_LEASE_SECONDS } from '../harness/leases.ts'

/**
 * Short form of the drill: two real servers with synchronous replication. There is no failover manager; the test
 * promotes the standby itself.
 */
const SHOPS = 4
const PAYMENTS_EACH = 8
/** Completed payments when the primary is killed: every shop still has payments to make. */
const BEFORE_THE_KILL = 10

let folder: string
let primary: EmbeddedPostgres
let standby: Promise<EmbeddedPostgres>
let standbyConnection: EmbeddedPostgres['connection']
let links: Proxy[]
let sandbox: TestSandbox
let gateway: TestGateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-failover-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const blank = await startEmbeddedPostgres({ dataDir: first, clock: systemClock })
  await migrate(blank.connection)
  await blank.stop()
  await cp(first, second, { recursive: true })
  primary = await startEmbeddedPostgres({ dataDir: first, clock: systemClock })

  const { host, port, user, password } = primary.connection
  const source = `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`
  await writeFile(join(second, 'postgres', 'postgresql.auto.conf'), source)
  await makeStandby(second)
  standbyConnection = { ...primary.connection, host: await socketFolderOf(second) }
  // Resolves after promotion: the supervisor waits for a server that accepts writes.
  standby = startEmbeddedPostgres({ dataDir: second, clock: systemClock })
  await query(primary.connection, `alter system set synchronous_standby_names = '*'`)
  await query(primary.connection, 'select pg_reload_conf()')
  while ((await query(primary.connection, `select from pg_stat_replication where sync_state = 'sync'`)) === 0)
    await pause(50)

  const sockets = [host, standbyConnection.host].map(
    (name): NetConnectOpts => ({ path: join(name, `.s.PGSQL.${port}`) }),
  )
  links = await Promise.all(sockets.map((socket) => startProxy(() => socket)))
  const hosts = links.map((link) => `127.0.0.1:${link.port}`).join()
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    // A claim without a call is given up when no call can be in flight any more: five times this and 15 s.
    env: { PASARELA_BANK_TIMEOUT_MS: '2000' },
    connection: { connectionString: `postgresql://${user}:${password}@${hosts}/pasarela` },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
  for (const link of links) await link.stop()
  await (await standby).stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

test('when the primary is killed under load, clients get 503 with Retry-After, nothing is lost and nothing is charged twice', async () => {
  const { key, tenantId } = await gateway.createTenant()
  const refusals = new Set<string>()
  const executed: string[] = []

  /**
   * Repeats the same request with the same key until it is accepted, as a client does after a lost response or a 503.
   */
  const sendUntilFinal = async (path: string, idempotencyKey: string, body: object): Promise<HttpAnswer> => {
    for (;;) {
      const answer = await gateway.call(path, {
        method: 'POST',
        key,
        body,
        headers: { 'idempotency-key': idempotencyKey },
      })
      if (answer.status === 201) return answer
      refusals.add(
        `${answer.status} ${String(answer.body['error'])}, retry after ${answer.headers.get('retry-after')} s`,
      )
      if (answer.status === 409) await expireClaim(idempotencyKey)
      await pause(100)
    }
  }
  const shop = async (index: number) => {
    const name = `shop ${index}`
    for (let order = 0; order < PAYMENTS_EACH; order += 1) {
      // A price of its own: if responses of two lookalikes are lost, the charged one cannot be identified.
      const usdAmount = (1_000 + index * PAYMENTS_EACH + order) / 100
      const details = { ...c2pDetails, usdAmount, externalRef: `${name}-${order}` }
      const requested = await sendUntilFinal('/v1/payments/c2p/request', `request ${name} ${order}`, details)
      const { intentId } = requested.body
      const body = { ...details, intentId, token: '13572468' }
      await sendUntilFinal('/v1/payments/c2p', `execute ${name} ${order}`, body)
      executed.push(String(intentId))
    }
  }

  const shops = Array.from({ length: SHOPS }, (_none, index) => shop(index))
  while (executed.length < BEFORE_THE_KILL) await pause(5)
  await killPrimary()
  // A backend process may outlive its server by a moment.
  let meanwhile = await gateway.call('/v1/payments', { key })
  while (meanwhile.status === 200) meanwhile = await gateway.call('/v1/payments', { key })
  expect([meanwhile.status, meanwhile.body['error']]).toEqual([503, 'service_unavailable'])
  await query(standbyConnection, 'select pg_promote()')
  await Promise.all(shops)

  expect(executed).toHaveLength(SHOPS * PAYMENTS_EACH)
  const allowed = /^(503 service_unavailable|409 idempotency_request_in_progress), retry after \d+ s$/
  expect([...refusals].filter((refusal) => !allowed.test(refusal))).toEqual([])
  const finalStatuses = await Promise.all(executed.map((paymentId) => finalStatusOf(paymentId, key)))
  // Each shop had at most one payment in flight, of which the primary may have confirmed only the claim.
  const completed = finalStatuses.filter((status) => status === 'COMPLETED')
  expect(completed.length).toBeGreaterThanOrEqual(executed.length - SHOPS)
  expect(finalStatuses.filter((status) => !['COMPLETED', 'FAILED'].includes(status))).toEqual([])
  const charges = await sandbox.ledger(tenantId)
  expect(charges).toHaveLength(completed.length)
})

async function finalStatusOf(paymentId: string, key: string): Promise<string> {
  for (;;) {
    const { status, body } = await gateway.call(`/v1/payments/${paymentId}`, { key })
    if (status === 200 && body['status'] !== 'PENDING') return String(body['status'])
    await pause(500)
  }
}

/** With `kill -9`; the server restarts as a standby. */
async function killPrimary(): Promise<void> {
  const first = join(folder, 'first')
  await makeStandby(first)
  process.kill((await readServerLock(join(first, 'postgres')))?.pid ?? Number.NaN, 'SIGKILL')
}

async function makeStandby(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
}

async function socketFolderOf(dataDir: string): Promise<string> {
  const { uid } = await stat(join(folder, 'first', 'postgres'))
  return socketFolderName(uid, dataFolderId(dataDir))
}

const ageClaim = positionalStatement(
  'test.age_claim',
  `update idempotency_keys set claimed_at = claimed_at - make_interval(secs => $2) where key = $1`,
)

/**
 * A claim that could not be released while the database was down expires with its lease; this moves it past the lease.
 */
async function expireClaim(idempotencyKey: string): Promise<void> {
  await gateway.database.query(ageClaim, [idempotencyKey, AFTER_ANY_LEASE_SECONDS]).catch(() => [])
}

/** Returns the number of rows. */
async function query(connection: EmbeddedPostgres['connection'], text: string): Promise<number> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
