/** Events of payments. */
export const paymentEvents = [
  'payment.pending',
  'payment.completed',
  'payment.failed',
  'payment.reversed',
  // Opt-in: sent in addition to the `payment.failed` of an expired intent, to endpoints that subscribe to it.
  'payment.canceled',
] as const
export type PaymentEvent = (typeof paymentEvents)[number]

/** Opt-in: money arrived that no payment is known for. */
export const movementUnmatched = 'movement.unmatched'

/** Opt-in: events of checkout sessions. */
export const checkoutEvents = ['checkout.paid', 'checkout.expired'] as const
export type CheckoutEvent = (typeof checkoutEvents)[number]

/** Every event an endpoint can subscribe to. */
export const webhookEvents = [...paymentEvents, movementUnmatched, ...checkoutEvents] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent on a tenant's request to every active endpoint, whatever its subscriptions. */
export const testEvent = 'notification.test'
