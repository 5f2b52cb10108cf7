import type { FailureCode } from '../failure-codes.ts'
import type { Receipt } from '../openapi.ts'

/** The status a payment has from each event on. */
type Statuses = {
  'payment.pending': 'PENDING'
  'payment.completed': 'COMPLETED'
  'payment.failed': 'FAILED'
  'payment.reversed': 'REVERSED'
}

export type PaymentEventName = keyof Statuses

/** A payment moved. Events may arrive out of order: compare `data.status` with what you have, or look it up. */
export type PaymentEvent<Name extends PaymentEventName = PaymentEventName> = {
  [Each in Name]: {
    event: Each
    data: {
      paymentId: string
      status: Statuses[Each]
      externalRef?: string
      method: Receipt['method']
      usdAmount: number
      vesAmount: number
      failureCode?: FailureCode
      livemode: boolean
    }
    /** When it happened. */
    timestamp: string
  }
}[Name]

/** Sent when you ask for it, to see whether an endpoint is reached. */
export type TestEvent = {
  event: 'notification.test'
  data: { tenantId: string; livemode: boolean }
  timestamp: string
}

/** What an endpoint receives: `event` tells which. */
export type WebhookEvent = PaymentEvent | TestEvent
