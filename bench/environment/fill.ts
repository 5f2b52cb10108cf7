import { createHash } from 'node:crypto'
import type pg from 'pg'
import { systemRandom } from '../../src/foundation/random.ts'
import { issueToken } from '../../src/operators/access/tokens.ts'
import { createUser } from '../../src/operators/access/users.ts'
import { generateKey, hashKey, publicPart } from '../../src/tenants/key-format.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { withClient } from './client.ts'
import { addSettled, type Kind, payer } from './payments.ts'
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
const methods = ['C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO', 'VUELTO'] as const satisfies Kind['method'][]
/**
 * Newest payments of each of these kinds, for the first page of any list: a page of 25 reads one row more. A list of one
 * status reads a page of each method, so that a tenant has as many methods in a small database as in a large one.
 */
const NEWEST = 26
const newestKinds: readonly Kind[] = [
  { method: 'C2P', status: 'COMPLETED' },
  { method: 'VPOS', status: 'COMPLETED' },
  ...methods.map((method) => ({ method, status: 'FAILED' }) as const),
]
const SESSIONS = 2
/** Time between two payments; the newest is from now. */
const SPACING_MS = 2_000
/** The gateway deletes deliveries after 30 days, so that all are younger, with less time between them if need be. */
const DELIVERIES_KEPT_MS = 29 * 86_400_000
/** Hours of statistics in the smallest database: the longest window of the dashboard. */
const MIN_HOURS = 30 * 24
/** Tenants with a payment in an hour, beside the busy ones. */
const ACTIVE_PER_HOUR = Math.floor(3_600_000 / SPACING_MS / 2)

/** A tenant with the token of its own user. */
export type BusyTenant = BenchTenant & { staffToken: string }

export type Filled = {
  tenants: BusyTenant[]
  /** Completed payments of the busy tenants, spread over the whole period, with `order-` and their id as reference. */
  readable: { tenant: BusyTenant; id: string }[]
  /** A user who sees all tenants. */
  operatorToken: string
  /** Time of the oldest payment and of the newest. */
  fromMs: number
  toMs: number
}

/** The endpoint of a tenant to which the deliveries were sent; it is inactive. */
export function endpointOf({ scope }: BenchTenant): string {
  return md5Uuid(`endpoint ${scope.tenantId}`)
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

const insertEndpoints = positionalStatement(
  'bench.fill_endpoints',
  `insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, created_at, updated_at)
   select tenant_id, false, md5('endpoint ' || tenant_id)::uuid, 1, 'http://localhost:9', '{payment.completed}', false, '',
     now(), now()
   from tenants`,
)

// One user for each tenant that is not busy; the busy tenants' users are created with tokens.
const insertUsers = positionalStatement(
  'bench.fill_users',
  `insert into operator_users (user_id, name, role, tenant_id, password_hash)
   select gen_random_uuid(), 'staff-' || t, 'staff', md5('tenant ' || t)::uuid, 'none'
   from generate_series($1::int, $2::int - 1) t`,
)

// Payments that need manual review, one for each of $1 and $2.
const insertReview = positionalStatement(
  'bench.fill_review',
  `insert into payments (tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate,
     rate_date, created_at, updated_at, submitted_at)
   select tenant_id, false, payment_id, 'C2P', 'PENDING', 'attention', 'bnc', 10, 3013.71, 301.3709, current_date,
     now(), now(), now()
   from unnest($1::uuid[], $2::uuid[]) as r (tenant_id, payment_id)`,
)

// The timeline of payments that are looked up, and the delivery of each one's last event.
const insertTimelines = positionalStatement(
  'bench.fill_timelines',
  `with made as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select tenant_id, livemode, payment_id, md5(s || payment_id::text)::uuid, created_at,
       (array['created', 'submitted', 'completed'])[s], case when s = 3 then status else 'PENDING' end,
       case when s = 3 then 'payment.completed' end, '{"code":"00","reference":"000012345678"}'
     from payments, generate_series(1, 3) s
     where tenant_id = $1 and livemode = false and payment_id = any ($2::uuid[])
     returning *
   )
   insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at,
     sender, claimed_at, response_status, duration_ms, excerpt)
   select tenant_id, livemode, md5('endpoint ' || tenant_id)::uuid, event_id, event, payment_id, repeat('x', 280),
     'delivered', at, gen_random_uuid(), at, 200, 12, 'ok'
   from made where event is not null`,
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
  select md5('tenant ' || t)::uuid, false, md5('endpoint ' || md5('tenant ' || t)::uuid)::uuid,
    (lpad(to_hex(ms), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, 'payment.completed', gen_random_uuid(),
    repeat('x', 280), 'delivered', to_timestamp(ms / 1000.0), gen_random_uuid(), to_timestamp(ms / 1000.0), 200, 12, 'ok'
  from (
    select n, case when n % 2 = 0 then n / 2 % ${BUSY_TENANTS} else n / 2 % $4 end as t,
      $5::bigint - (($3::bigint - n) * $6::float8)::bigint as ms
    from generate_series($1::bigint, $2::bigint) as n
  ) numbered`

// Hours $1 to $2 of $3, the last is the current one: totals of all tenants and of the busy ones for each method, and of
// some of the other tenants for one method.
const fillHours = `
  insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers)
  select tenant_id, false, date_trunc('hour', to_timestamp($5::bigint / 1000.0), 'UTC') - ($3::bigint - h) * interval '1 hour',
    'bnc', method, 90, 9, 1, 5000, 1500000, array_fill(5, array[19])
  from generate_series($1::bigint, $2::bigint) h, lateral (
    select '00000000-0000-0000-0000-000000000000'::uuid as tenant_id, method from unnest($6::text[]) method
    union all
    select md5('tenant ' || t)::uuid, method from generate_series(0, ${BUSY_TENANTS - 1}) t, unnest($6::text[]) method
    union all
    select md5('tenant ' || ${BUSY_TENANTS} + (h * ${ACTIVE_PER_HOUR} + k) % ($4::int - ${BUSY_TENANTS}))::uuid, 'C2P'
    from generate_series(1, case when $4::int > ${BUSY_TENANTS} then least(${ACTIVE_PER_HOUR}, $4::int - ${BUSY_TENANTS}) end) k
  ) totals`

const fillAudit = `
  insert into audit_log (audit_id, at, actor, action, tenant_id, subject)
  select (lpad(to_hex(ms), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, to_timestamp(ms / 1000.0), 'user:ana',
    'key.create', md5('tenant ' || case when n % 2 = 0 then n / 2 % ${BUSY_TENANTS} else n / 2 % $4 end)::uuid, 'pas_test_12345678'
  from (
    select n, $5::bigint - ($3::bigint - n) * ${SPACING_MS} as ms from generate_series($1::bigint, $2::bigint) as n
  ) numbered`

/** Fills in chronological order with all indexes in place, so that tables and indexes are laid out as in production. */
export async function fill(database: BenchDatabase, size: Size): Promise<Filled> {
  const { pool, encryption } = database
  const toMs = Date.now()
  await pool.query(insertTenants, [size.tenants])
  await pool.query(insertKeys, [BUSY_TENANTS, size.tenants])
  await pool.query(insertUsers, [BUSY_TENANTS, size.tenants])
  await pool.query(insertEndpoints)
  const tenants = await busyTenants(database)
  const operatorToken = await addUser(database, 'operator', null)
  const readable = await addReadable(database, tenants, toMs, size)
  const sealedBytes = encryption.seal({ tenantId: '', livemode: false }, '', payer)?.length
  const payments = size.payments - BUSY_TENANTS * (size.readable + newestKinds.length * NEWEST + 1)
  const deliveries = size.deliveries - tenants.length * size.readable
  const hours = Math.max(MIN_HOURS, Math.ceil((size.payments * SPACING_MS) / 3_600_000))
  const bulk: { sql: string; count: number; batch: number; extra?: unknown[] }[] = [
    { sql: fillPayments, count: payments, batch: 25_000, extra: [sealedBytes] },
    {
      sql: fillDeliveries,
      count: deliveries,
      batch: 25_000,
      extra: [Math.min(SPACING_MS, DELIVERIES_KEPT_MS / deliveries)],
    },
    { sql: fillHours, count: hours, batch: 25, extra: [methods] },
    // Each entry updates the head of the chain, and reads the versions that its own transaction left.
    { sql: fillAudit, count: Math.max(size.payments / 10, 2 * BUSY_TENANTS * NEWEST), batch: 200 },
  ]
  await withFillSettings(database, async () => {
    for (const { sql, count, batch, extra = [] } of bulk) {
      await inSessions(database, { count, batch }, (client, from, to) =>
        client.query(sql, [from, to, count, size.tenants, toMs, ...extra]),
      )
    }
  })
  await withClient(database.connection, async (client) => {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return { tenants, readable, operatorToken, fromMs: toMs - size.payments * SPACING_MS, toMs }
}

/** Settings of the server while it is filled: pages are written and tables are vacuumed once at the end. */
const fillSettings = { max_wal_size: `'16GB'`, checkpoint_timeout: `'1h'`, autovacuum: 'off' }

async function withFillSettings({ connection }: BenchDatabase, work: () => Promise<void>): Promise<void> {
  const set = (valueOf: (value: string) => string) =>
    withClient(connection, async (client) => {
      for (const [name, value] of Object.entries(fillSettings))
        await client.query(`alter system set ${name} = ${valueOf(value)}`)
      await client.query('select pg_reload_conf()')
    })
  await set((value) => value)
  await work()
  await set(() => 'default')
}

/** Creates a user and returns its token. */
async function addUser({ pool, installation }: BenchDatabase, name: string, tenantId: string | null): Promise<string> {
  const role = tenantId === null ? 'operator' : 'staff'
  const { userId } = await createUser(pool, systemRandom, {
    name,
    role,
    tenantId,
    passwordHash: 'none',
    actor: 'bench',
  })
  const pepper = installation.deriveKey('operator')
  return (await issueToken(pool, systemRandom, pepper, { userId, actor: 'bench' })).token
}

async function busyTenants(database: BenchDatabase): Promise<BusyTenant[]> {
  const { pool, installation } = database
  const pepper = installation.deriveKey('api-key')
  return Promise.all(
    Array.from({ length: BUSY_TENANTS }, async (_none, t) => {
      const key = generateKey(false, systemRandom)
      const tenantId = md5Uuid(`tenant ${t}`)
      await pool.query(insertKey, [tenantId, systemRandom.uuid(), publicPart(key), hashKey(key, pepper)])
      const staffToken = await addUser(database, `staff-${t}`, tenantId)
      return { scope: { tenantId, livemode: false }, key, name: `Tenant ${t}`, staffToken }
    }),
  )
}

/** Payments that are looked up have a really encrypted payer; the bulk of the data has random bytes there. */
async function addReadable(database: BenchDatabase, tenants: BusyTenant[], nowMs: number, size: Size) {
  const all: Filled['readable'] = []
  for (const tenant of tenants) {
    const spread = Array.from({ length: size.readable }, (_none, index) => {
      const atMs = nowMs - Math.floor((index / size.readable) * size.payments) * SPACING_MS
      return { id: idOf(atMs, systemRandom.bytes(8).toString('hex').slice(1)), at: new Date(atMs) }
    })
    await addSettled(database, tenant.scope, spread, { method: 'C2P', status: 'COMPLETED' })
    await database.pool.query(insertTimelines, [tenant.scope.tenantId, spread.map(({ id }) => id)])
    for (const kind of newestKinds) {
      const newest = Array.from({ length: NEWEST }, () => ({ id: systemRandom.uuid(), at: new Date(nowMs) }))
      await addSettled(database, tenant.scope, newest, kind)
    }
    all.push(...spread.map(({ id }) => ({ tenant, id })))
  }
  await database.pool.query(insertReview, [
    tenants.map(({ scope }) => scope.tenantId),
    tenants.map(() => systemRandom.uuid()),
  ])
  // Pseudo-random order, independent of time and tenant.
  return all.toSorted((a, b) => (md5Uuid(a.id) < md5Uuid(b.id) ? -1 : 1))
}

/** The sessions take batches in turn, so that both write to the same range of time. */
async function inSessions(
  { connection }: BenchDatabase,
  { count, batch }: { count: number; batch: number },
  work: (client: pg.Client, from: number, to: number) => Promise<unknown>,
): Promise<void> {
  let next = 1
  await Promise.all(
    Array.from({ length: SESSIONS }, () =>
      withClient(connection, async (client) => {
        while (next <= count) {
          const from = next
          next += batch
          await work(client, from, Math.min(from + batch - 1, count))
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
