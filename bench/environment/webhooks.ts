import { positionalStatement } from '../../test/harness/statement.ts'
import { callApi } from './api.ts'
import type { BenchTenant } from './tenants.ts'
import type { BenchDatabase } from './environment.ts'

export async function registerEndpoint(url: string, { key }: BenchTenant, endpoint: string): Promise<string> {
  const events = ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed']
  return String((await callApi(url, key, '/webhooks', { url: endpoint, events }))['id'])
}

// created_at is the time of this statement.
const queueMany = positionalStatement(
  'bench.queue',
  `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
   select $1, $2, e.id,
          (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '70008'
            || lpad(to_hex(n), 15, '0'))::uuid,
          'payment.completed', gen_random_uuid(), $5, clock_timestamp()
   from unnest($3::uuid[]) as e (id), generate_series(1, $4::int) as n`,
)

// By the indexes of these states: to read the whole table would be counted as the gateway's work.
const countWaiting = positionalStatement(
  'bench.waiting',
  `select (select count(*) from webhook_deliveries where state = 'queued')::int
     + (select count(*) from webhook_deliveries where state = 'sending')::int as waiting`,
)

/** Queues `each` deliveries for each endpoint, in one commit. */
export async function queueDeliveries(
  { pool }: BenchDatabase,
  { scope }: BenchTenant,
  queue: { endpointIds: string[]; each: number; body: string },
): Promise<void> {
  const { endpointIds, each, body } = queue
  await pool.query(queueMany, [scope.tenantId, scope.livemode, endpointIds, each, body])
}

/** Resolves when no delivery is queued or in flight and every result is written. */
export async function allDelivered({ pool }: BenchDatabase): Promise<void> {
  for (;;) {
    const [row] = await pool.query<{ waiting: number }>(countWaiting)
    if (row?.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
