import { randomUUID } from 'node:crypto'
import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import { Pool } from 'pg'
import type { DeliveriesPeer, DeliveriesSetup } from '../setup.ts'
import { type Delivery, deliver } from '../webhooks/delivery.ts'

const TASK = 'webhook'

/** Jobs fetched at once, as in graphile-worker's own page on performance. */
const LOCAL_QUEUE = 500

/** Deliveries by graphile-worker, with its local queue and batched completion. */
export async function start({ connection, endpoints, concurrency }: DeliveriesSetup): Promise<DeliveriesPeer> {
  const pgPool = new Pool({ ...connection, max: 16 })
  pgPool.on('error', () => {})
  const utils = await makeWorkerUtils({ pgPool })
  await utils.migrate()
  await run({
    pgPool,
    taskList: { [TASK]: (payload) => deliver(payload as Delivery) },
    preset: {
      worker: {
        concurrentJobs: concurrency,
        localQueue: { size: LOCAL_QUEUE },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        logger: new Logger(() => () => {}),
      },
    },
    noHandleSignals: true,
  })
  return {
    async queue({ each, event, body }) {
      const jobs = endpoints.flatMap((endpoint) =>
        Array.from({ length: each }, () => ({
          identifier: TASK,
          payload: { endpoint, eventId: randomUUID(), event, body } satisfies Delivery,
        })),
      )
      await utils.addJobs(jobs)
    },
  }
}
