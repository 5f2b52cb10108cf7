import type { Scope } from '../foundation/scope.ts'
import type { Delivery } from './deliveries.ts'
import type { Endpoint } from './endpoints.ts'

/** Endpoints and deliveries as the API returns them. Absent fields are omitted, not null. */

export function toEndpointView(endpoint: Endpoint, { tenantId }: Scope) {
  const { formerSecretUntil, createdAt, updatedAt, ...rest } = endpoint
  return {
    ...rest,
    tenantId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(formerSecretUntil && { previousSecretExpiresAt: formerSecretUntil.toISOString() }),
  }
}

export function toDeliveryView(delivery: Delivery) {
  const { eventId, event, paymentId, state, createdAt, sentAt, body, redeliveryOf } = delivery
  return {
    id: eventId,
    event,
    ...(redeliveryOf !== null && { redeliveryOf }),
    ...(paymentId !== null && { paymentId }),
    status: state,
    createdAt: createdAt.toISOString(),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...outcomeOf(delivery),
    ...(delivery.excerpt !== null && { excerpt: delivery.excerpt }),
    body,
  }
}

export function outcomeOf({ responseStatus, error, durationMs }: Delivery) {
  return {
    ...(responseStatus !== null && { responseStatus }),
    ...(error !== null && { error }),
    ...(durationMs !== null && { durationMs }),
  }
}
