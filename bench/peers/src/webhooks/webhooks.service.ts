import { randomUUID } from 'node:crypto'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import type { EntityManager } from 'typeorm'
import type { Payment } from '../payments/entities.ts'
import type { Tenant } from '../tenants/entities.ts'
import { WebhookEndpoint } from './entities.ts'
import { createWebhookQueue, WEBHOOKS, workWebhooks } from './pg-boss.ts'

type EventName = 'payment.pending' | 'payment.completed' | 'payment.failed'

export const NOTIFY = Symbol('NOTIFY')

const CACHE_MS = 5_000

/** Queues an event for each endpoint of the tenant in the payment's own transaction, and works the queue. */
@Injectable()
export class WebhooksService implements OnApplicationBootstrap {
  private readonly cache = new Map<string, { endpoints: WebhookEndpoint[]; untilMs: number }>()

  constructor(
    private readonly boss: PgBoss,
    @Inject(NOTIFY) private readonly notify: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await createWebhookQueue(this.boss, { notify: this.notify })
    await workWebhooks(this.boss, { batchSize: 200, pollingIntervalSeconds: 0.5 })
  }

  async queue(manager: EntityManager, tenant: Tenant, event: EventName, payment: Payment): Promise<void> {
    const endpoints = await this.endpointsOf(manager, tenant)
    if (endpoints.length === 0) return
    const eventId = randomUUID()
    const body = JSON.stringify(eventOf(tenant, event, payment))
    const jobs = endpoints.map(({ url, secret }) => ({ data: { endpoint: { url, secret }, eventId, event, body } }))
    await this.boss.insert(WEBHOOKS, jobs, {
      db: { executeSql: async (text, values) => ({ rows: await manager.query(text, values) }) },
    })
  }

  /** On the transaction's own connection: one more from the pool could wait for itself. */
  private async endpointsOf(manager: EntityManager, { id: tenantId }: Tenant): Promise<WebhookEndpoint[]> {
    const cached = this.cache.get(tenantId)
    if (cached && cached.untilMs >= Date.now()) return cached.endpoints
    const endpoints = await manager.findBy(WebhookEndpoint, { tenantId })
    this.cache.set(tenantId, { endpoints, untilMs: Date.now() + CACHE_MS })
    return endpoints
  }
}

function eventOf(tenant: Tenant, event: EventName, payment: Payment): object {
  return {
    event,
    data: {
      paymentId: payment.id,
      status: payment.status,
      externalRef: payment.externalRef ?? undefined,
      method: 'C2P',
      usdAmount: Number(payment.usdAmount),
      vesAmount: Number(payment.vesAmount),
      bcvRate: Number(payment.bcvRate),
      bankReference: payment.bankReference ?? undefined,
      failureCode: payment.failureCode ?? undefined,
      tenantName: tenant.name,
      createdAt: payment.createdAt.toISOString(),
      livemode: false,
    },
    timestamp: payment.updatedAt.toISOString(),
  }
}
