import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss'
import { type Delivery, deliver } from './delivery.ts'

export const WEBHOOKS = 'webhooks'

/** Creates the queue if needed, with retries and exponential backoff. */
export async function createWebhookQueue(boss: PgBoss, options: { notify: boolean }): Promise<void> {
  await boss.createQueue(WEBHOOKS, { retryLimit: 10, retryDelay: 5, retryBackoff: true, ...options })
}

/**
 * Works the queue in batches that are settled job by job. A full batch is followed by the next one without a pause. One
 * worker with large batches: two with half of it each took a fifth more CPU time for a delivery.
 */
export async function workWebhooks(boss: PgBoss, options: Partial<WorkOptions>): Promise<void> {
  await boss.work<Delivery>(WEBHOOKS, { burstWhenBatchFull: true, ...options, perJobResults: true }, (jobs) =>
    Promise.all(jobs.map(deliverJob)),
  )
}

async function deliverJob({ id, data }: Job<Delivery>): Promise<JobResult> {
  try {
    await deliver(data)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } }
  }
}
