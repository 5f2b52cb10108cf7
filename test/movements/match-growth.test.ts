import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createMatchingStore } from '../../src/payments/matching/store.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { emptyPayment, type Payment } from '../../src/payments/payment.ts'
import { createRequestStore, type RequestStore, type StoredMovement } from '../../src/payments/requests/store.ts'
import { transitionTo } from '../../src/payments/transition.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { withoutIndexes } from '../harness/bulk-fill.ts'
import { createTestDatabase } from '../harness/database.ts'
import { payerEncryptionOf } from '../harness/payments.ts'
import { type Cost, type PlannedDatabase, planned } from '../harness/plans.ts'

/**
 * A million movements and 200,000 open requests, all of one account. Every statement of the matching is explained with its
 * custom and its generic plan: what it reads must not depend on how many of either there are.
 */
const MOVEMENTS = 1_000_000
const REQUESTS = 200_000

let plain: Database
let database: PlannedDatabase
let client: pg.Client
let encryption: PayerEncryption
let requests: RequestStore
let movement: StoredMovement
const scope: Scope = { tenantId: systemRandom.uuid(), livemode: true }
const accountId = systemRandom.bytes(32)

beforeAll(async () => {
  const connection = await createTestDatabase()
  plain = openDatabase(connection, 4)
  client = new pg.Client(connection)
  await client.connect()
  const { tenantId } = scope
  await client.query(`insert into tenants (tenant_id, name) values ($1, 'Busy')`, [tenantId])
  // Half of them unmatched; every payer and every amount a thousand times.
  const fill = () =>
    client.query(
      `insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer,
       phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, next_match_at)
     select $1, 'k' || n, gen_random_uuid(), 'bnc', current_date - (n % 300)::int, 100 + n % 1000, 'p2p',
       lpad(n::text, 12, '0'), array[n::text], '\\x00', sha256(('phone ' || n % 1000)::bytea),
       sha256(('document ' || n % 1000)::bytea), 'statement', true, now() - n * interval '1 second',
       case when n % 2 = 0 then 'unmatched' else 'matched' end, case when n % 2 = 1 then $2::uuid end,
       case when n % 2 = 1 then true end, case when n % 2 = 1 then gen_random_uuid() end,
       case when n % 2 = 0 and n <= 100 then now() end
     from generate_series(1, ${MOVEMENTS}) n`,
      [accountId, tenantId],
    )
  await withoutIndexes(client, 'movements', fill)
  await client.query(
    `with made as (
       insert into payments (tenant_id, livemode, payment_id, method, status, stage, ves_amount, created_at, updated_at,
         expires_at, next_check_at)
       select $2, true, gen_random_uuid(), 'PAGO_MOVIL', 'PENDING', 'request', 100 + n % 1000, now(), now(),
         now() + interval '1 hour', now() + interval '1 hour' from generate_series(1, ${REQUESTS}) n
       returning payment_id, ves_amount, tenant_id
     )
     insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash,
       document_hash, reference, opened_at, late_until)
     select $1, tenant_id, true, payment_id, ves_amount, sha256(payment_id::text::bytea), sha256(payment_id::text::bytea),
       lpad((row_number() over ())::text, 12, '0'), now(), now() + interval '1 day' from made`,
    [accountId, tenantId],
  )
  // Without the trigger, which would write each movement again.
  await client.query(`alter table claimed_movements disable trigger user`)
  await client.query(
    `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select account_id, movement_key, tenant_id, livemode, payment_id from movements where state = 'matched' limit 100000`,
  )
  await client.query(`alter table claimed_movements enable trigger user`)
  await client.query('analyze')
  encryption = await payerEncryptionOf(plain)
  database = planned(plain, client, {
    bigTables: new Set(['movements', 'payments', 'payment_requests', 'claimed_movements', 'payment_events']),
  })
  const matching = createMatchingStore({ database, encryption, keepLines: async () => {} })
  const unlocked: typeof matching = { ...matching, underLock: (_basis, write) => write(database) }
  requests = createRequestStore({ database, encryption, random: systemRandom, matching: unlocked })
  ;[movement] = (await requests.takeDue(20)) as [StoredMovement]
}, 600_000)
afterAll(async () => {
  await client.end()
  await plain.close()
})

const request = (): Payment => ({
  ...emptyPayment,
  paymentId: systemRandom.uuid(),
  method: 'PAGO_MOVIL',
  status: 'PENDING',
  stage: 'request',
  vesAmount: decimal(150),
  payer: { phone: '584141234567', document: 'V12345678' },
  createdAt: new Date(),
  updatedAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
})

const insert = (payment: Payment) =>
  requests.insert(
    scope,
    transitionTo(payment, 'created', 'payment.pending', payment.expiresAt),
    { accountIds: [accountId], reference: '000000123456', lateUntil: new Date(Date.now() + 90_000_000) },
    { claim: undefined, do: 'link' },
  )

const basis = () => ({
  query: {
    purpose: 'charge' as const,
    accountId,
    amount: movement.amount,
    since: new Date(`${addDays(caracasDate(Date.now()), -2)}T04:00:00Z`),
    until: new Date(),
  },
  marks: [],
  freeKeys: [movement.line.key],
})

/** Rows read at most; a batch of movements is 20, and a movement has at most 5 times 50 candidates. */
const cases: [name: string, most: number, work: () => Promise<unknown>][] = [
  ['takes the movements that are due', 100, () => requests.takeDue(20)],
  ['finds the requests of a movement', 1_000, () => requests.findCandidates(movement)],
  ['finds the movements of the same amount', 450, () => requests.findAlike(movement)],
  ['puts a movement off', 10, () => requests.postpone(movement, new Date(Date.now() + 60_000))],
  ['creates a request and wakes early money', 500, () => insert(request())],
  ['removes old requests', 10, () => requests.sweep()],
  [
    'settles a request',
    60,
    async () => {
      const payment = request()
      await insert(payment)
      database.takeCosts()
      const decision = { movementKey: movement.line.key, basis: basis(), toleratedVes: decimal(0), now: new Date() }
      const by = { by: 'payer', actor: null, mayOverpay: true } as const
      expect(await requests.settle({ ...scope, paymentId: payment.paymentId }, { ...decision, ...by })).toBeDefined()
    },
  ],
  [
    'cancels a request',
    20,
    async () => {
      const payment = request()
      await insert(payment)
      database.takeCosts()
      expect(
        await requests.cancel(scope, payment.paymentId, { now: new Date(), keyId: null, claim: undefined }),
      ).toBeDefined()
    },
  ],
  ['counts the unmatched, up to a limit', 10_100, () => requests.countUnmatched()],
]

test.each(cases)('%s by reading few rows', async (_name, most, work) => {
  database.takeCosts()
  await work()
  const costs = database.takeCosts()
  expect(costs.length).toBeGreaterThan(0)
  const tooMuch = costs.filter(({ walks, rows }: Cost) => walks.length > 0 || rows > most)
  expect(tooMuch).toEqual([])
})
