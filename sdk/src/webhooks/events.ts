import type { Receipt } from '../openapi.ts'

/** The status a payment has from each event on. */
type Statuses = {
  'payment.pending': 'PENDING'
  'payment.completed': 'COMPLETED'
  'payment.failed': 'FAILED'
  'payment.reversed': 'REVERSED'
  /** Only for endpoints that subscribe to it: an intent expired. Its `payment.failed` comes too. */
  'payment.canceled': 'FAILED'
}

/** What an event tells of the payment, beside its status; each is what the payment's receipt has. */
type DataField =
  | 'paymentId'
  | 'externalRef'
  | 'method'
  | 'usdAmount'
  | 'vesAmount'
  | 'receivedVesAmount'
  | 'bcvRate'
  | 'bankReference'
  | 'failureCode'
  | 'tenantName'
  | 'createdAt'
  | 'livemode'

export type PaymentEventName = keyof Statuses

/** A payment moved. Events may arrive out of order: compare `data.status` with what you have, or look it up. */
export type PaymentEvent<Name extends PaymentEventName = PaymentEventName> = {
  [Each in Name]: {
    event: Each
    data: Pick<Receipt, DataField> & { status: Statuses[Each] }
    /** When it happened. */
    timestamp: string
  }
}[Name]

/** Sent when you ask for it, to see whether an endpoint is reached. Its payment does not exist. */
export type TestEvent = {
  event: 'notification.test'
  data: { tenantId: string; paymentId: string; status: 'COMPLETED'; livemode: boolean }
  timestamp: string
}

/** What an endpoint receives: `event` tells which. */
export type WebhookEvent = PaymentEvent | TestEvent
