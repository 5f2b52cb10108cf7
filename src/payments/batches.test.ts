import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testHasher, testSealer } from '../../test/harness/sealer.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import type { Outcome } from '../banks/bank.ts'
import { decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { KeyUpdate } from '../idempotency/sql.ts'
import { type Batching, type Database, openDatabase } from '../storage/database.ts'
import { registeredStatements } from '../storage/statement.ts'
import { createPayerEncryption } from './payer-encryption.ts'
import { emptyPayment, type Payment } from './payment.ts'
import { createPaymentStore, type PaymentStore } from './store.ts'
import { applyOutcome, transitionTo } from './transition.ts'

/** The same transitions of the same payments, as single statements and in batches, on two databases. */
const COUNT = 60
const SECOND_OF_KEY = 44
const now = new Date('2026-10-05T12:00:00.123Z')
const later = new Date('2100-01-01T00:00:00Z')
const accountId = Buffer.alloc(32, 1)

const idOf = (group: number, index: number) => `0199b000-000${group}-7000-8000-${index.toString(16).padStart(12, '0')}`
const scopeOf = (index: number) => ({ tenantId: idOf(1, index % 3), livemode: index % 5 === 0 })
const payerOf = (index: number) => ({
  document: `V${10_000_000 + (index % 7)}`,
  phone: `58414${1_000_000 + index}`,
  bankCode: '0102',
})

const outcomes: readonly Outcome[] = [
  {
    kind: 'approved',
    code: '000000',
    reference: '00012345',
    numbers: ['12345', 'a"b', String.raw`c\d`, 'e,f', '{g}', ''],
  },
  { kind: 'rejected', code: 'G51' },
  { kind: 'pending', code: 'AC00' },
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'notSent', reason: 'setup' },
  { kind: 'approved', code: '000000' },
]

function intentOf(index: number): Payment {
  return {
    ...emptyPayment,
    paymentId: idOf(2, index),
    method: 'C2P',
    status: 'PENDING',
    stage: 'intent',
    usdAmount: decimal('10.00'),
    vesAmount: decimal('3013.71'),
    bcvRate: decimal('301.3709'),
    rateDate: '2026-10-05',
    externalRef: index % 4 === 0 ? null : `order "${index % 9}" \\, {é}`,
    payer: payerOf(index),
    createdAt: now,
    updatedAt: now,
    expiresAt: index % 11 === 0 ? now : later,
  }
}

/** Every third request has no key; two of them have the same one. */
function claimOf(route: string, index: number): IdempotencyClaim | undefined {
  if (index % 3 === 0) return undefined
  return {
    route,
    key: `key-${index === SECOND_OF_KEY ? 41 : index}`,
    token: idOf(3, index),
    fingerprint: Buffer.alloc(32, 2),
    keepDays: 7,
    leaseSeconds: 60,
    acquire: async () => {},
    seal: () => Buffer.alloc(0),
    markCompleted() {},
  }
}

const tables = [
  `select to_jsonb(p) - 'payer' as row from payments p order by payment_id`,
  `select to_jsonb(e) - 'event_id' as row from payment_events e order by payment_id, at, type`,
  `select to_jsonb(k) - 'claimed_at' as row from idempotency_keys k order by tenant_id, livemode, route, key`,
]

async function resultsOf(batching: Batching) {
  const database = openDatabase(await createTestDatabase(), 4, { batching })
  const encryption = createPayerEncryption(testSealer, testHasher)
  const sent: string[] = []
  const recording: Database = {
    ...database,
    query: (query, values) => {
      sent.push(query.name)
      return database.query(query, values)
    },
  }
  const store = createPaymentStore({ database: recording, encryption, random: systemRandom })
  try {
    const written = await writeAll(store, batching === 'single' ? inTurn : together)
    const rows = []
    for (const [index, text] of tables.entries()) {
      rows.push(await database.query(positionalStatement(`test.dump_${index}`, text)))
    }
    return { written, rows, sent }
  } finally {
    await database.close()
  }
}

/** Concurrently, so that batches form, or one after the other. */
type All = <Result>(work: (index: number) => Promise<Result>) => Promise<Result[]>

const indexes = Array.from({ length: COUNT }, (_, index) => index)

const together: All = async (work) => {
  // The second request of a key comes after the first: which of two is first otherwise depends on the database.
  const others = indexes.filter((index) => index !== SECOND_OF_KEY)
  const results = new Map(await Promise.all(others.map(async (index) => [index, await work(index)] as const)))
  results.set(SECOND_OF_KEY, await work(SECOND_OF_KEY))
  return indexes.map((index) => results.get(index) as Awaited<ReturnType<typeof work>>)
}

const inTurn: All = async (work) => {
  const results = []
  for (const index of indexes) results.push(await work(index))
  return results
}

async function writeAll(store: PaymentStore, all: All) {
  const inserted = await all((index) =>
    store.insert(scopeOf(index), transitionTo(intentOf(index), 'created', 'payment.pending', later), {
      claim: claimOf('POST /request', index),
      do: 'complete',
      status: 201,
      answer: Buffer.from(`answer ${index}`),
    }),
  )
  const claimed = await all((index) =>
    store.claimIntent(
      scopeOf(index),
      {
        paymentId: idOf(2, index),
        payer: payerOf(index),
        usdAmount: decimal(index % 13 === 5 ? '11.00' : '10.00'),
        externalRef: index % 17 === 6 ? 'another' : undefined,
      },
      {
        choice: { account: 'bnc', bank: 'bnc', accountId, because: 'order' },
        attemptId: idOf(5, index),
        now,
        orphanAt: later,
        keyId: null,
        claim: claimOf('POST /c2p', index),
      },
    ),
  )
  const settled = await all((index) => {
    const outcome = withOwnNumber(outcomes[index % outcomes.length] as Outcome, index)
    const submitted: Payment = {
      ...intentOf(index),
      stage: 'submitted',
      bank: 'bnc',
      accountId,
      // Every tenth outcome is that of another attempt.
      attemptId: idOf(5, index % 10 === 7 ? index + 1_000 : index),
      submittedAt: now,
    }
    const { transition, allowedStages } = applyOutcome(submitted, outcome, new Date(now.getTime() + index), later)
    return store.settle(scopeOf(index), transition, allowedStages, keyUpdateOf(index, outcome))
  })
  const found = await all((index) => store.find(scopeOf(index), idOf(2, index)))
  const ofOther = await all((index) => store.find(scopeOf(index + 1), idOf(2, index)))
  const byRef = await all((index) => store.findLatestByRef(scopeOf(index), `order "${index % 9}" \\, {é}`))
  return { inserted, claimed, settled, found, ofOther, byRef }
}

/** No two payments have the same operation at the bank. */
function withOwnNumber(outcome: Outcome, index: number): Outcome {
  return outcome.kind === 'approved' ? { ...outcome, txId: 12_345 + index } : outcome
}

function keyUpdateOf(index: number, { kind }: Outcome): KeyUpdate {
  const claim = claimOf('POST /c2p', index)
  if (kind === 'notSent') return { claim, do: 'release' }
  if (kind === 'pending') return { claim, do: 'link' }
  return { claim, do: 'complete', status: 201, answer: Buffer.from(`settled ${index}`) }
}

test('payments, events and keys are the same whether statements are sent one by one or in batches', async () => {
  const single = await resultsOf('single')
  const full = await resultsOf('full')
  expect(full.written).toEqual(single.written)
  expect(full.rows).toEqual(single.rows)
  // An approval that was not written is rare, and looked at by itself.
  const batchable = full.sent.filter((name) => name !== 'payments.review_answer_of_another')
  expect(batchable.filter((name) => !name.endsWith('_many'))).toEqual([])
  expect(single.sent.filter((name) => name.endsWith('_many'))).toEqual([])
  // The cases are there: every kind of result occurs.
  expect(new Set(single.written.inserted)).toEqual(new Set([true, false]))
  expect(new Set(single.written.claimed.map(({ kind }) => kind))).toEqual(new Set(['claimed', 'missing', 'mismatch']))
  expect(new Set(single.written.settled)).toEqual(new Set([true, false]))
  expect(single.written.found.filter(Boolean).length).toBe(COUNT - 1)
  expect(single.written.ofOther.filter(Boolean)).toEqual([])
  expect(single.written.byRef.filter(Boolean).length).toBeGreaterThan(10)
})

test('two processes that claim the same intents at once, in opposite order, claim each once and never wait for each other', async () => {
  const connection = await createTestDatabase()
  const databases = [0, 1].map(() => openDatabase(connection, 4, { batching: 'full' }))
  const encryption = createPayerEncryption(testSealer, testHasher)
  const stores = databases.map((database) => createPaymentStore({ database, encryption, random: systemRandom }))
  const ids = Array.from({ length: 1_500 }, (_, index) => idOf(2, index))
  const scope = scopeOf(1)
  try {
    await Promise.all(
      ids.map(async (paymentId) => {
        const intent = { ...intentOf(1), paymentId }
        await stores[0]?.insert(scope, transitionTo(intent, 'created', null, later), { claim: undefined, do: 'link' })
      }),
    )
    const claim = (store: PaymentStore, paymentId: string) =>
      store.claimIntent(
        scope,
        { paymentId, payer: payerOf(1), usdAmount: undefined, externalRef: undefined },
        {
          choice: { account: 'bnc', bank: 'bnc', accountId, because: 'order' },
          attemptId: systemRandom.uuid(),
          now,
          orphanAt: later,
          keyId: null,
          claim: undefined,
        },
      )
    const claims = []
    for (let from = 0; from < ids.length; from += 50) {
      const some = ids.slice(from, from + 50)
      const orders = [some, some.toReversed()]
      const both = stores.flatMap((store, index) => (orders[index] ?? []).map((id) => claim(store, id)))
      claims.push(...(await Promise.all(both)))
    }
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(ids.length)
    expect(claims.filter(({ kind }) => kind === 'missing')).toHaveLength(ids.length)
  } finally {
    await Promise.all(databases.map((database) => database.close()))
  }
})

// Registers their statements.
await import('../idempotency/store.ts')
await import('../webhooks/outbox.ts')

/** PostgreSQL compares the generic plan with the plans of the first five executions, and keeps it unless they were cheaper. */
const CUSTOM_PLANS = 5

describe('with thousands of payments and keys', () => {
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client(await createTestDatabase())
    await client.connect()
    await client.query(
      `insert into payments (tenant_id, livemode, payment_id, method, status, ves_amount, external_ref, created_at, updated_at)
       select gen_random_uuid(), true, gen_random_uuid(), 'C2P', 'COMPLETED', 1, 'order-' || n, now(), now()
       from generate_series(1, 5000) as n;
       insert into idempotency_keys (tenant_id, livemode, route, key, claim_token, fingerprint)
       select tenant_id, livemode, 'POST /c2p', external_ref, payment_id, decode(repeat('00', 32), 'hex') from payments`,
    )
    await client.query('analyze')
  })
  afterAll(() => client.end())

  const manyStatements = ownStatements().filter(({ name }) => name.endsWith('_many'))

  test.each(manyStatements)('$name is not planned anew for each batch of two', async ({ name, text }) => {
    const types = await prepareOn(client, { name, text })
    const values = types.map((type) => `'{null,null}'::${type}`)
    for (let count = 0; count < CUSTOM_PLANS + 3; count += 1) {
      await client.query(`explain execute "${name}" (${values.join(', ')})`)
    }
    const { rows } = await client.query(
      `select custom_plans::integer as custom, generic_plans::integer as generic from pg_prepared_statements where name = $1`,
      [name],
    )
    expect(rows).toEqual([{ custom: CUSTOM_PLANS, generic: 3 }])
  })
})

/** Prepares a statement and returns the types of its parameters. */
async function prepareOn(client: pg.Client, { name, text }: { name: string; text: string }): Promise<string[]> {
  await client.query(`prepare "${name}" as ${text}`)
  const { rows } = await client.query<{ type: string }>(
    `select unnest(parameter_types)::text as type from pg_prepared_statements where name = $1`,
    [name],
  )
  return rows.map(({ type }) => type)
}

// A connection keeps the plan that it made while a table was small, and the table grows: a plan that reads all of it then
// takes longer with every payment, until the table is analyzed.
describe.each([0, 1_000])('on a database with %i payments and no statistics', (count) => {
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client(await createTestDatabase())
    await client.connect()
    await client.query(
      `insert into payments (tenant_id, livemode, payment_id, method, status, ves_amount, created_at, updated_at)
       select gen_random_uuid(), true, gen_random_uuid(), 'C2P', 'COMPLETED', 1, now(), now()
       from generate_series(1, ${count});
       insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
       select tenant_id, livemode, payment_id, payment_id, 'payment.completed', '{}', now() from payments`,
    )
    await client.query(`set plan_cache_mode = force_generic_plan`)
  })
  afterAll(() => client.end())

  const ofSender = ['webhooks.claim', ...(count > 0 ? ['webhooks.finish'] : [])]
  const statements = ownStatements().filter(({ name }) => name.endsWith('_many') || ofSender.includes(name))

  test.each(statements)('$name reaches its rows by an index', async ({ name, text }) => {
    const types = await prepareOn(client, { name, text })
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute "${name}" (${types.map((type) => `null::${type}`).join(', ')})`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (payments|idempotency_keys|webhook_deliveries)/)
  })
})

/** Statements of the gateway: a worker that runs several files has those of their tests too. */
function ownStatements() {
  return registeredStatements().filter(({ name }) => !name.startsWith('test.'))
}
