import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { IdempotencyClaim } from '../../src/foundation/route.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payerEncryptionOf, requestC2p } from '../harness/payments.ts'

const ROUTE = 'POST /v1/payments/c2p'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

test('a tenant that uses the same keys for other payments at another process does not make the claims of others fail', async () => {
  const [own, other] = [await gateway.createTenant(), await gateway.createTenant()]
  const intents: string[] = []
  for (let count = 0; count < 5; count += 1) intents.push(await requestC2p(gateway, own.key))
  const [p1, p2, p3, p4, p5] = intents.toSorted() as [string, string, string, string, string]
  const innocent = [await requestC2p(gateway, other.key), await requestC2p(gateway, other.key)] as const

  const encryption = await payerEncryptionOf(gateway.database)
  const processes = [1, 2].map(() => {
    const database = openDatabase(gateway.connection, 2, { batching: 'full' })
    const store = createPaymentStore({ database, encryption, random: systemRandom })
    return { database, store }
  })
  const claim = async (index: number, scope: Scope, paymentId: string, key?: string) => {
    const store = processes[index]?.store
    const payment = await store?.find(scope, paymentId)
    if (!store || !payment) throw new Error('no payment')
    return () =>
      store.claimIntent(
        scope,
        { paymentId, payer: payment.payer, usdAmount: undefined, externalRef: undefined },
        {
          choice: { bank: 'bnc', accountId: Buffer.alloc(32), account: 'bnc' } as never,
          attemptId: systemRandom.uuid(),
          now: new Date(),
          orphanAt: new Date(Date.now() + 60_000),
          keyId: null,
          claim: key === undefined ? undefined : claimOf(key),
        },
      )
  }
  const scope = { tenantId: own.tenantId, livemode: false }
  const first = [
    await claim(0, scope, p1, 'key b'),
    await claim(0, scope, p2, 'key m'),
    await claim(0, scope, p3, 'key a'),
    await claim(0, { tenantId: other.tenantId, livemode: false }, innocent[0]),
  ]
  const second = [
    await claim(1, scope, p4, 'key a'),
    await claim(1, scope, p5, 'key b'),
    await claim(1, { tenantId: other.tenantId, livemode: false }, innocent[1]),
  ]

  const [lock, watch] = [new pg.Client(gateway.connection), new pg.Client(gateway.connection)]
  await Promise.all([lock.connect(), watch.connect()])
  const blocked = async () =>
    (
      await watch.query<{ n: number }>(`select count(*)::integer as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows[0]?.n
  // The first batch has key b and waits for key m; the second has key a and waits for key b, in the order of its payments.
  await lock.query('begin')
  await lock.query(
    `insert into idempotency_keys (tenant_id, livemode, route, key, claim_token, fingerprint)
     values ($1, false, $2, 'key m', gen_random_uuid(), decode(repeat('00', 32), 'hex'))`,
    [own.tenantId, ROUTE],
  )
  const firstAnswers = Promise.allSettled(first.map((send) => send()))
  await expect.poll(blocked).toBe(1)
  const secondAnswers = Promise.allSettled(second.map((send) => send()))
  await expect.poll(blocked).toBe(2)
  await lock.query('rollback')
  const answers = [(await firstAnswers).at(-1), (await secondAnswers).at(-1)]
  await Promise.all([lock.end(), watch.end(), ...processes.map(({ database }) => database.close())])
  expect(answers).toMatchObject([{ value: { kind: 'claimed' } }, { value: { kind: 'claimed' } }])
})

function claimOf(key: string): IdempotencyClaim {
  return {
    route: ROUTE,
    key,
    token: systemRandom.uuid(),
    fingerprint: Buffer.alloc(32),
    keepDays: 1,
    leaseSeconds: 60,
    acquire: async () => {},
    seal: () => Buffer.alloc(0),
    markCompleted: () => {},
  }
}
