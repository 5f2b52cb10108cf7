/** Payment events an endpoint can subscribe to. */
export const paymentEvents = [
  'payment.pending',
  'payment.completed',
  'payment.failed',
  'payment.reversed',
  // Opt-in: sent in addition to the `payment.failed` of an expired intent, to endpoints that subscribe to it.
  'payment.canceled',
] as const
export type PaymentEvent = (typeof paymentEvents)[number]

/** Sent on a tenant's request to every active endpoint, whatever its subscriptions. */
export const testEvent = 'notification.test'
