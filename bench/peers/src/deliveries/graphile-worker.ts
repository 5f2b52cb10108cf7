import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import { Pool } from 'pg'
import type { DeliveriesPeer, DeliveriesSetup } from '../setup.ts'
import { type Delivery, deliver } from '../webhooks/delivery.ts'
import { deliveriesOf } from './deliveries.ts'

const TASK = 'webhook'

/** Jobs fetched at once, as in graphile-worker's own page on performance. */
const LOCAL_QUEUE = 500

/** Deliveries by graphile-worker, with its local queue and batched completion. */
export async function start({ connection, endpoints, concurrency }: DeliveriesSetup): Promise<DeliveriesPeer> {
  const pgPool = new Pool({ ...connection, max: 16 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
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
    async queue(jobs) {
      await utils.addJobs(deliveriesOf(endpoints, jobs).map((payload) => ({ identifier: TASK, payload })))
    },
  }
}
