import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from './statement.ts'
import type { TestGateway } from './gateway.ts'

export type RegisteredEndpoint = { id: string; secret: string; url: string; events: string[] }
export type LoggedDelivery = { id: string; event: string; status: string; error?: string; responseStatus?: number }

const everyEvent = ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed']

export async function register(
  gateway: Pick<TestGateway, 'call'>,
  key: string,
  endpoint: { url: string; events?: string[]; secret?: string },
): Promise<RegisteredEndpoint> {
  const body = { events: everyEvent, ...endpoint }
  const answer = await gateway.call('/v1/webhooks', { method: 'POST', key, body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as RegisteredEndpoint
}

/** Reads an endpoint's whole delivery log, newest first. */
export async function deliveriesOf(
  gateway: Pick<TestGateway, 'call'>,
  key: string,
  endpointId: string,
): Promise<LoggedDelivery[]> {
  const all: LoggedDelivery[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const answer = await gateway.call(`/v1/webhooks/${endpointId}/deliveries?limit=100${query}`, { key })
    expect(answer.status, answer.text).toBe(200)
    const page = answer.body as { items: LoggedDelivery[]; nextCursor: string | null }
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

/** The endpoint's log once no delivery is queued or in flight. */
export async function ended(
  gateway: Pick<TestGateway, 'call'>,
  key: string,
  endpointId: string,
): Promise<LoggedDelivery[]> {
  for (;;) {
    const log = await deliveriesOf(gateway, key, endpointId)
    const isOver = log.length > 0 && log.every(({ status }) => status !== 'queued' && status !== 'sending')
    if (isOver) return log
    await setTimeout(20)
  }
}

const queueRows = positionalStatement(
  'test.queue_deliveries',
  `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
   select $1, $2, $3, id, 'payment.completed', $5, now() from unnest($4::uuid[]) id`,
)

/** Queues deliveries without payments and returns their event ids, oldest first. */
export async function queueDeliveries(
  database: Database,
  scope: Scope,
  endpointId: string,
  count: number,
  body = '{}',
): Promise<string[]> {
  const eventIds = Array.from({ length: count }, () => systemRandom.uuid()).toSorted()
  await database.query(queueRows, [scope.tenantId, scope.livemode, endpointId, eventIds, body])
  return eventIds
}
