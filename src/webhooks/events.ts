/** What tenants can be told of a payment, and subscribe to. */
export const paymentEvents = ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed'] as const
export type PaymentEvent = (typeof paymentEvents)[number]

/** Sent to every active endpoint, whatever it subscribes to, when a tenant asks for it. */
export const testEvent = 'notification.test'
