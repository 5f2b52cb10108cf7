import { startReceiver } from '../../harness/receiver.ts'
import type { Arrival } from './audit.ts'
import type { Tenant } from './tenants.ts'

/** Webhook endpoints of all tenants, one path each. */
export type Endpoints = { arrivals(): Arrival[]; stop(): Promise<void> }

export async function registerEndpoints(tenants: readonly Tenant[]): Promise<Endpoints> {
  const receiver = await startReceiver()
  for (const [index, { sdk }] of tenants.entries()) {
    await sdk.webhooks.create({
      url: `${receiver.url}/${index}`,
      events: ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed'],
    })
  }
  return {
    arrivals: () =>
      receiver.received.map(({ path, headers, body }) => {
        const { event, data } = JSON.parse(body.toString()) as { event: string; data: { paymentId: string } }
        const eventId = String(headers['webhook-id'])
        return { tenant: Number(path.slice(1)), eventId, event, paymentId: data.paymentId }
      }),
    stop: receiver.stop,
  }
}
