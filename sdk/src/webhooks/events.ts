import type { WebhookBodies } from '../openapi.ts'

/** `payment.canceled` is sent only to endpoints that subscribe to it: an intent expired. `payment.failed` is sent too. */
export type PaymentEventName = Extract<keyof WebhookBodies, `payment.${string}`>

/** Change of a payment. Events may arrive out of order: compare `data.status` with your record, or look it up. */
export type PaymentEvent<Name extends PaymentEventName = PaymentEventName> = WebhookBodies[Name]

/** Money arrived that no payment is known for. Sent only to endpoints that subscribe to it. */
export type MovementEvent = WebhookBodies['movement.unmatched']

/** A checkout session was paid or ended unpaid. Sent only to endpoints that subscribe to it. */
export type CheckoutEvent = WebhookBodies['checkout.paid'] | WebhookBodies['checkout.expired']

/** Test notification, sent on request to check that an endpoint is reachable. Its payment does not exist. */
export type TestEvent = WebhookBodies['notification.test']

/** Event that an endpoint receives; `event` is its kind. */
export type WebhookEvent = PaymentEvent | MovementEvent | CheckoutEvent | TestEvent

/** Event of `events.list`: the body of its webhook, with its id, which is the `webhook-id` header of its deliveries. */
export type ListedEvent = Exclude<WebhookEvent, TestEvent> & { id: string }
