/** What tenants can be told of a payment, and subscribe to. */
export const paymentEvents = [
  'payment.pending',
  'payment.completed',
  'payment.failed',
  'payment.reversed',
  // Opt-in: beside the `payment.failed` of an intent that expired, to endpoints that subscribe to it.
  'payment.canceled',
] as const
export type PaymentEvent = (typeof paymentEvents)[number]

/** Sent to every active endpoint, whatever it subscribes to, when a tenant asks for it. */
export const testEvent = 'notification.test'
