import { createHash } from 'node:crypto'
import type pg from 'pg'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateKey, hashKey, publicPart } from '../../src/tenants/key-format.ts'
import { positionalStatement } from '../../src/storage/database.ts'
import { withClient } from './client.ts'
import { addSettled, payer } from './payments.ts'
import type { BenchTenant } from './tenants.ts'
import type { Place } from './world.ts'

/** How much lies in a database before it is measured. */
export type Size = {
  payments: number
  tenants: number
  deliveries: number
  /** Of each busy tenant, payments all over the time that can be opened. */
  readable: number
}

/** Half of the payments are those of a few tenants, as in life; these few are the ones that are measured. */
const BUSY_TENANTS = 10
/** Completed ones and failed ones at the very end, for the first page of any list; a page looks one row ahead. */
const NEWEST = 26
const SESSIONS = 2
/** The newest are from now, the oldest from two seconds earlier for each. */
const SPACING_MS = 2_000

export type Filled = {
  tenants: BenchTenant[]
  /** Of the busy tenants, in turn: completed payments spread over the whole time, with `order-` and their id. */
  readable: { tenant: BenchTenant; id: string }[]
}

const insertTenants = positionalStatement(
  'bench.fill_tenants',
  `insert into tenants (tenant_id, name)
   select md5('tenant ' || t)::uuid, 'Tenant ' || t from generate_series(0, $1::int - 1) t`,
)

// The others' keys open nothing; they are there to be passed over.
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

// 90 % completed, 9 % failed, 1 % reversed, of all methods; $1 to $2 of $3, the oldest first, of $4 tenants. Each with
// the timeline of a C2P payment: made, submitted, ended. No line names an event, so that no delivery is queued.
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

/** In the order of time and with all indexes in place, so that tables and indexes have the shape of a life. */
export async function fill(place: Place, size: Size): Promise<Filled> {
  const { database, vault } = place
  const nowMs = Date.now()
  await database.query(insertTenants, [size.tenants])
  await database.query(insertKeys, [BUSY_TENANTS, size.tenants])
  const tenants = await busyTenants(place)
  const readable = await addReadable(place, tenants, nowMs, size)
  const sealedBytes = vault.seal({ tenantId: '', livemode: false }, '', payer)?.length
  const rest = size.payments - BUSY_TENANTS * (size.readable + 2 * NEWEST)
  await inSessions(place, rest, (client, from, to) =>
    client.query(fillPayments, [from, to, rest, size.tenants, nowMs, sealedBytes]),
  )
  await inSessions(place, size.deliveries, (client, from, to) =>
    client.query(fillDeliveries, [from, to, size.deliveries, size.tenants, nowMs]),
  )
  await withClient(place.connection, async (client) => {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return { tenants, readable }
}

async function busyTenants({ database, installation }: Place): Promise<BenchTenant[]> {
  const pepper = installation.deriveKey('api-key')
  return Promise.all(
    Array.from({ length: BUSY_TENANTS }, async (_none, t) => {
      const key = generateKey(false, systemRandom)
      const tenantId = md5Uuid(`tenant ${t}`)
      await database.query(insertKey, [tenantId, systemRandom.uuid(), publicPart(key), hashKey(key, pepper)])
      return { scope: { tenantId, livemode: false }, key, name: `Tenant ${t}` }
    }),
  )
}

/** The rest of the filling has noise where the sealed payer would be, so what is looked up is made as the gateway does. */
async function addReadable(place: Place, tenants: BenchTenant[], nowMs: number, size: Size) {
  const all: Filled['readable'] = []
  for (const tenant of tenants) {
    const spread = Array.from({ length: size.readable }, (_none, index) => {
      const atMs = nowMs - Math.floor((index / size.readable) * size.payments) * SPACING_MS
      return { id: idOf(atMs, systemRandom.bytes(8).toString('hex').slice(1)), at: new Date(atMs) }
    })
    await addSettled(place, tenant.scope, spread, 'COMPLETED')
    for (const status of ['COMPLETED', 'FAILED'] as const) {
      const newest = Array.from({ length: NEWEST }, () => ({ id: systemRandom.uuid(), at: new Date(nowMs) }))
      await addSettled(place, tenant.scope, newest, status)
    }
    all.push(...spread.map(({ id }) => ({ tenant, id })))
  }
  // In an order that has nothing to do with time or tenant.
  return all.toSorted((a, b) => (md5Uuid(a.id) < md5Uuid(b.id) ? -1 : 1))
}

/** Each session takes every second piece, so that both write near the same time, as processes do. */
const PIECE = 25_000

async function inSessions(
  { connection }: Place,
  count: number,
  work: (client: pg.Client, from: number, to: number) => Promise<unknown>,
): Promise<void> {
  let next = 1
  await Promise.all(
    Array.from({ length: SESSIONS }, () =>
      withClient(connection, async (client) => {
        while (next <= count) {
          const from = next
          next += PIECE
          await work(client, from, Math.min(from + PIECE - 1, count))
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
