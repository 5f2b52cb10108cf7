import { createHash } from 'node:crypto'
import type pg from 'pg'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateKey, hashKey, publicPart } from '../../src/tenants/key-format.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { withClient } from './client.ts'
import { addSettled, payer } from './payments.ts'
import type { BenchTenant } from './tenants.ts'
import type { BenchDatabase } from './environment.ts'

/** Amount of data in a database before it is measured. */
export type Size = {
  payments: number
  tenants: number
  deliveries: number
  /** Payments per busy tenant, spread over the whole period, whose payer can be decrypted. */
  readable: number
}

/** Tenants that own half of the payments; requests are measured on these. */
const BUSY_TENANTS = 10
/** Newest completed and failed payments, for the first page of any list: a page of 25 reads one row more. */
const NEWEST = 26
const SESSIONS = 2
/** Time between two payments; the newest is from now. */
const SPACING_MS = 2_000

export type Filled = {
  tenants: BenchTenant[]
  /** Completed payments of the busy tenants, spread over the whole period, with `order-` and their id as reference. */
  readable: { tenant: BenchTenant; id: string }[]
}

const insertTenants = positionalStatement(
  'bench.fill_tenants',
  `insert into tenants (tenant_id, name)
   select md5('tenant ' || t)::uuid, 'Tenant ' || t from generate_series(0, $1::int - 1) t`,
)

// Keys of the other tenants are unusable; they only fill the index.
const insertKeys = positionalStatement(
  'bench.fill_keys',
  `insert into api_keys (tenant_id, key_id, livemode, public_part, hash)
   select md5('tenant ' || t)::uuid, gen_random_uuid(), false, 'pas_test_' || left(md5('key ' || t), 8), sha256(t::text::bytea)
   from generate_series($1::int, $2::int - 1) t`,
)

const insertKey = positionalStatement(
  'bench.fill_key',
  `insert into api_keys (tenant_id, key_id, livemode, public_part, hash) values ($1, $2, false, $3, $4)`,
)

// 90 % completed, 9 % failed, 1 % reversed, of all methods; $1 to $2 of $3, oldest first, over $4 tenants. Each has the
// timeline of a C2P payment: created, submitted, completed. No timeline row has an event, so no delivery is queued.
const fillPayments = `
  with made as (
    insert into payments (tenant_id, livemode, payment_id, method, status, bank, usd_amount, ves_amount, bcv_rate,
      rate_date, external_ref, payer, payer_hash, bank_reference, bank_tx_id, bank_code, failure_code, created_at,
      updated_at, submitted_at, reversal_ref, reversed_at, account_id, attempt_id, phone_hash, document_hash, bank_numbers)
    select md5('tenant ' || t)::uuid, false, id, method, status, 'bnc', 10 + n % 100, (10 + n % 100) * 301.37, 301.37,
      at::date, 'order-' || id, substr(h || h || h || h || h, 1, $6::int), h,
      case when status <> 'FAILED' then lpad(n::text, 12, '0') end, case when status <> 'FAILED' then n end, '00',
      case when status = 'FAILED' then 'G51' end, at, at, at,
      case when status = 'REVERSED' then lpad((n + 5000000)::text, 12, '0') end, case when status = 'REVERSED' then at end,
      sha256(('account ' || t)::bytea), md5('attempt ' || n)::uuid, h, h,
      case when status <> 'FAILED' then array[n::text, (n + 7000000)::text] else '{}' end
    from (
      select n, case when n % 2 = 0 then n / 2 % ${BUSY_TENANTS} else n / 2 % $4 end as t,
        to_timestamp(ms / 1000.0) as at, sha256(('payer ' || n % 100000)::bytea) as h,
        (lpad(to_hex(ms), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid as id,
        (array['C2P', 'C2P', 'C2P', 'C2P', 'C2P', 'VPOS', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO', 'VUELTO'])[1 + n / 20 % 10]
          as method,
        case when n / 20 % 100 < 90 then 'COMPLETED' when n / 20 % 100 < 99 then 'FAILED' else 'REVERSED' end as status
      from (
        select n, $5::bigint - ($3::bigint - n) * ${SPACING_MS} as ms from generate_series($1::bigint, $2::bigint) as n
      ) numbered
    ) numbered
    returning tenant_id, livemode, payment_id, created_at, status
  )
  insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
  select tenant_id, livemode, payment_id, (substr(payment_id::text, 1, 14) || '7' || substr(md5(s || payment_id::text), 1, 19))::uuid,
    created_at, (array['created', 'submitted', 'completed'])[s], case when s = 3 then status else 'PENDING' end, null,
    case when s = 1 then '{}'::jsonb else '{"code":"00","reference":"000012345678"}'::jsonb end
  from made, generate_series(1, 3) s`

const fillDeliveries = `
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at,
    sender, claimed_at, response_status, duration_ms, excerpt)
  select md5('tenant ' || t)::uuid, false, md5('endpoint ' || t)::uuid,
    (lpad(to_hex(ms), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, 'payment.completed', gen_random_uuid(),
    repeat('x', 280), 'delivered', to_timestamp(ms / 1000.0), gen_random_uuid(), to_timestamp(ms / 1000.0), 200, 12, 'ok'
  from (
    select n, case when n % 2 = 0 then n / 2 % ${BUSY_TENANTS} else n / 2 % $4 end as t,
      $5::bigint - ($3::bigint - n) * ${SPACING_MS} as ms
    from generate_series($1::bigint, $2::bigint) as n
  ) numbered`

/** Fills in chronological order with all indexes in place, so that tables and indexes are laid out as in production. */
export async function fill(database: BenchDatabase, size: Size): Promise<Filled> {
  const { pool, encryption } = database
  const nowMs = Date.now()
  await pool.query(insertTenants, [size.tenants])
  await pool.query(insertKeys, [BUSY_TENANTS, size.tenants])
  const tenants = await busyTenants(database)
  const readable = await addReadable(database, tenants, nowMs, size)
  const sealedBytes = encryption.seal({ tenantId: '', livemode: false }, '', payer)?.length
  const rest = size.payments - BUSY_TENANTS * (size.readable + 2 * NEWEST)
  await inSessions(database, rest, (client, from, to) =>
    client.query(fillPayments, [from, to, rest, size.tenants, nowMs, sealedBytes]),
  )
  await inSessions(database, size.deliveries, (client, from, to) =>
    client.query(fillDeliveries, [from, to, size.deliveries, size.tenants, nowMs]),
  )
  await withClient(database.connection, async (client) => {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return { tenants, readable }
}

async function busyTenants({ pool, installation }: BenchDatabase): Promise<BenchTenant[]> {
  const pepper = installation.deriveKey('api-key')
  return Promise.all(
    Array.from({ length: BUSY_TENANTS }, async (_none, t) => {
      const key = generateKey(false, systemRandom)
      const tenantId = md5Uuid(`tenant ${t}`)
      await pool.query(insertKey, [tenantId, systemRandom.uuid(), publicPart(key), hashKey(key, pepper)])
      return { scope: { tenantId, livemode: false }, key, name: `Tenant ${t}` }
    }),
  )
}

/** Payments that are looked up have a really encrypted payer; the bulk of the data has random bytes there. */
async function addReadable(database: BenchDatabase, tenants: BenchTenant[], nowMs: number, size: Size) {
  const all: Filled['readable'] = []
  for (const tenant of tenants) {
    const spread = Array.from({ length: size.readable }, (_none, index) => {
      const atMs = nowMs - Math.floor((index / size.readable) * size.payments) * SPACING_MS
      return { id: idOf(atMs, systemRandom.bytes(8).toString('hex').slice(1)), at: new Date(atMs) }
    })
    await addSettled(database, tenant.scope, spread, 'COMPLETED')
    for (const status of ['COMPLETED', 'FAILED'] as const) {
      const newest = Array.from({ length: NEWEST }, () => ({ id: systemRandom.uuid(), at: new Date(nowMs) }))
      await addSettled(database, tenant.scope, newest, status)
    }
    all.push(...spread.map(({ id }) => ({ tenant, id })))
  }
  // Pseudo-random order, independent of time and tenant.
  return all.toSorted((a, b) => (md5Uuid(a.id) < md5Uuid(b.id) ? -1 : 1))
}

/** Rows per batch. The sessions take batches in turn, so that both write to the same range of time. */
const BATCH = 25_000

async function inSessions(
  { connection }: BenchDatabase,
  count: number,
  work: (client: pg.Client, from: number, to: number) => Promise<unknown>,
): Promise<void> {
  let next = 1
  await Promise.all(
    Array.from({ length: SESSIONS }, () =>
      withClient(connection, async (client) => {
        while (next <= count) {
          const from = next
          next += BATCH
          await work(client, from, Math.min(from + BATCH - 1, count))
        }
      }),
    ),
  )
}

function idOf(timeMs: number, tail: string): string {
  const hex = `${timeMs.toString(16).padStart(12, '0')}70008${tail}`
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function md5Uuid(text: string): string {
  const hex = createHash('md5').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
