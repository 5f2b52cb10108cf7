import { setMaxListeners } from 'node:events'
import type { NotificationFault } from './faults.ts'
import type { CreditDecision, Forge, Message } from './protocol.ts'

/** One HTTP call to the merchant. Holds no secret: of a log-on neither the request body nor the token. */
export type Attempt = {
  at: string
  operation: string
  method: 'GET' | 'POST'
  url: string
  body: string
  status: number | null
  answer: string
  error?: string
}

/** A notification as the control routes list it. */
export type Notification = {
  id: string
  at: string
  delivery: 'pending' | 'held' | 'done' | 'givenUp' | 'lost' | 'forged'
  attempts: Attempt[]
  forge?: Forge
}

export type LoggedNotification = {
  notification: Notification
  summary: Record<string, unknown>
  credit: CreditDecision | undefined
}

/** Delivery of one notification. */
export type Job<R> = Omit<LoggedNotification, 'summary'> & {
  subscription: Subscription<R>
  messages: Message[]
  copies: number
  waitMs: number
  forge?: Forge
}

/** State of one registered client. */
export type Subscription<R> = {
  registration: R
  faults: NotificationFault[]
  /** Jobs kept back by a `reorder` fault. */
  heldJobs: Job<R>[]
  log: LoggedNotification[]
  /** Number of payments announced so far; selects the next variant. */
  sequence: number
  pendingJobs: number
  cancellation: AbortController
}

export function createSubscription<R>(registration: R): Subscription<R> {
  const cancellation = new AbortController()
  setMaxListeners(0, cancellation.signal)
  return { registration, faults: [], heldJobs: [], log: [], sequence: 0, pendingJobs: 0, cancellation }
}
