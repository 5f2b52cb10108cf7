import { randomUUID } from 'node:crypto'
import type { Endpoint, QueuedDeliveries } from '../setup.ts'
import type { Delivery } from '../webhooks/delivery.ts'

/** Deliveries in turn over the endpoints, so that as many are in flight to each as the gateway has. */
export function deliveriesOf(endpoints: Endpoint[], { each, event, body }: QueuedDeliveries): Delivery[] {
  return Array.from({ length: each }, () =>
    endpoints.map((endpoint) => ({ endpoint, eventId: randomUUID(), event, body })),
  ).flat()
}
