import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { DeliveriesPeer, DeliveriesSetup } from '../setup.ts'
import { createWebhookQueue, WEBHOOKS, workWebhooks } from '../webhooks/pg-boss.ts'

const WORKERS = 4

/** Deliveries by pg-boss, woken by NOTIFY. */
export async function start({ connection, endpoints, concurrency }: DeliveriesSetup): Promise<DeliveriesPeer> {
  const boss = new PgBoss({ ...connection, useListenNotify: true })
  boss.on('error', () => {})
  await boss.start()
  await createWebhookQueue(boss, { notify: true })
  await workWebhooks(boss, { workers: WORKERS, batchSize: Math.ceil(concurrency / WORKERS) })
  return {
    async queue({ each, event, body }) {
      const jobs = endpoints.flatMap((endpoint) =>
        Array.from({ length: each }, () => ({ data: { endpoint, eventId: randomUUID(), event, body } })),
      )
      await boss.insert(WEBHOOKS, jobs)
    },
  }
}
