import { PgBoss } from 'pg-boss'
import type { DeliveriesPeer, DeliveriesSetup } from '../setup.ts'
import { createWebhookQueue, WEBHOOKS, workWebhooks } from '../webhooks/pg-boss.ts'
import { deliveriesOf } from './deliveries.ts'

/** Deliveries by pg-boss, woken by NOTIFY. */
export async function start({ connection, endpoints, concurrency }: DeliveriesSetup): Promise<DeliveriesPeer> {
  const boss = new PgBoss({ ...connection, useListenNotify: true })
  boss.on('error', () => {})
  await boss.start()
  await createWebhookQueue(boss, { notify: true })
  await workWebhooks(boss, { batchSize: concurrency })
  return {
    async queue(jobs) {
      await boss.insert(
        WEBHOOKS,
        deliveriesOf(endpoints, jobs).map((data) => ({ data })),
      )
    },
  }
}
