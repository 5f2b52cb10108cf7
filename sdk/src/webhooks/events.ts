import type { WebhookBodies } from '../openapi.ts'

/** `payment.canceled` comes only to endpoints that subscribe to it: an intent expired. Its `payment.failed` comes too. */
export type PaymentEventName = Exclude<keyof WebhookBodies, 'notification.test'>

/** A payment changed. Events may arrive out of order: compare `data.status` with what you have, or look it up. */
export type PaymentEvent<Name extends PaymentEventName = PaymentEventName> = WebhookBodies[Name]

/** Sent when you ask for it, to see whether an endpoint is reached. Its payment does not exist. */
export type TestEvent = WebhookBodies['notification.test']

/** What an endpoint receives: `event` tells which. */
export type WebhookEvent = PaymentEvent | TestEvent
