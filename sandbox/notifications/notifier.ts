import { randomUUID } from 'node:crypto'
import { createDelivery } from './delivery.ts'
import { type NotificationFault, readFault } from './faults.ts'
import type { CreditDecision, NotificationProtocol, Read, Registration } from './protocol.ts'
import { executePush, type Push } from './push.ts'
import { type Attempt, createSubscription, type Job, type Notification, type Subscription } from './subscription.ts'

/** Notifications of incoming money to the registered clients of one bank. */
export type Notifier<R, P> = {
  /** Notifies a registered client and returns the id of the notification; undefined for an unregistered one. */
  notify(client: string, payment: P, options?: NotifyOptions): string | undefined
  registrationOf(client: string): R | undefined
  register(input: Record<string, unknown>): Read<Record<string, unknown>>
  addFault(client: string, input: Record<string, unknown>): Read<NotificationFault>
  clearFaults(client?: string): void
  clear(client?: string): void
  state(client?: string): NotifierState
  push(client: string, push: Push): Promise<Attempt[] | { wrong: string[] }>
  stop(): Promise<void>
}

type NotifyOptions = { credit?: CreditDecision; waitMs?: number }

/** The body of `GET /control/notices`. */
type NotifierState = {
  registrations: Record<string, unknown>[]
  pending: number
  held: number
  faults: NotificationFault[]
  /** With a summary of the payment and, where the merchant's response decides the credit, its state as `money`. */
  notices: (Notification & Record<string, unknown>)[]
}

const loggedNotifications = 1_000

export function createNotifier<R extends Registration, P>({
  protocol,
  now,
}: {
  protocol: NotificationProtocol<R, P>
  now: () => number
}): Notifier<R, P> {
  const delivery = createDelivery({ protocol, now })
  const subscriptions = new Map<string, Subscription<R>>()

  const subscriptionsOf = (client?: string) =>
    [...subscriptions].flatMap(([key, subscription]) => (client === undefined || key === client ? [subscription] : []))

  function releaseHeldJobs(subscription: Subscription<R>): void {
    delivery.run(subscription, subscription.heldJobs.splice(0).toReversed())
  }

  function cancel(client?: string): void {
    for (const subscription of subscriptionsOf(client)) {
      subscription.cancellation.abort()
      subscriptions.delete(subscription.registration.client)
    }
  }

  return {
    notify: (client, payment, options = {}) => {
      const subscription = subscriptions.get(client)
      if (!subscription) {
        options.credit?.creditUnconfirmed()
        return undefined
      }
      const fault = useFault(protocol, subscription, payment)
      const job = createJob({ protocol, now, subscription, payment, fault, options })
      if (fault?.kind === 'reorder') {
        subscription.heldJobs.push(job)
        if (fault.times === 0) releaseHeldJobs(subscription)
      } else if (fault?.kind !== 'lose') delivery.run(subscription, [job])
      return job.notification.id
    },
    registrationOf: (client) => subscriptions.get(client)?.registration,
    register: (input) => {
      const read = protocol.readRegistration(input)
      if ('wrong' in read) return read
      const known = subscriptions.get(read.values.client)
      if (known) known.registration = read.values
      else subscriptions.set(read.values.client, createSubscription(read.values))
      return { values: protocol.describe(read.values) }
    },
    addFault: (client, input) => {
      const subscription = subscriptions.get(client)
      return subscription ? addFault(protocol, subscription, input) : { wrong: ['client'] }
    },
    clearFaults: (client) => {
      for (const subscription of subscriptionsOf(client)) {
        subscription.faults = []
        releaseHeldJobs(subscription)
      }
    },
    clear: cancel,
    state: (client) => stateOf(protocol, subscriptionsOf(client)),
    push: async (client, push) => {
      const subscription = subscriptions.get(client)
      return subscription ? executePush({ protocol, delivery }, subscription, push) : { wrong: ['client'] }
    },
    stop: async () => {
      cancel()
      await delivery.idle()
    },
  }
}

function addFault<R extends Registration, P>(
  protocol: NotificationProtocol<R, P>,
  subscription: Subscription<R>,
  input: Record<string, unknown>,
): Read<NotificationFault> {
  const read = readFault(input)
  if ('wrong' in read) return read
  const { forge } = read.values
  if (forge && !protocol.canForge(subscription.registration, forge)) return { wrong: ['forge'] }
  subscription.faults.push(read.values)
  return { values: { ...read.values } }
}

/** The first scripted fault that applies to the payment, with one use deducted. */
function useFault<R extends Registration, P>(
  protocol: NotificationProtocol<R, P>,
  subscription: Subscription<R>,
  payment: P,
): NotificationFault | undefined {
  const fault = subscription.faults.find(
    ({ forge }) => !forge || protocol.canForge(subscription.registration, forge, payment),
  )
  if (!fault) return undefined
  fault.times -= 1
  subscription.faults = subscription.faults.filter(({ times }) => times > 0)
  return fault
}

const initialDelivery: Partial<Record<NotificationFault['kind'], Notification['delivery']>> = {
  lose: 'lost',
  reorder: 'held',
}

/** Logs a new notification and prepares its delivery. */
function createJob<R extends Registration, P>({
  protocol,
  now,
  subscription,
  payment,
  fault,
  options: { credit, waitMs = 0 },
}: {
  protocol: NotificationProtocol<R, P>
  now: () => number
  subscription: Subscription<R>
  payment: P
  fault: NotificationFault | undefined
  options: NotifyOptions
}): Job<R> {
  const { registration, log } = subscription
  const forge = fault?.forge
  const notification: Notification = {
    id: randomUUID(),
    at: new Date(now()).toISOString(),
    delivery: (fault && initialDelivery[fault.kind]) ?? 'pending',
    ...(forge && { forge }),
    attempts: [],
  }
  log.push({ notification, summary: protocol.summary(payment), credit })
  if (log.length > loggedNotifications) log.shift()
  const messages = protocol.messages(registration, payment, subscription.sequence, forge)
  subscription.sequence += 1
  if (fault?.kind === 'lose' || forge) credit?.creditUnconfirmed()
  return {
    subscription,
    notification,
    credit,
    messages,
    copies: fault?.copies ?? registration.times,
    waitMs: waitMs + (fault?.delayMs ?? 0),
    ...(forge && { forge }),
  }
}

function stateOf<R extends Registration, P>(
  protocol: NotificationProtocol<R, P>,
  subscriptions: Subscription<R>[],
): NotifierState {
  return {
    registrations: subscriptions.map(({ registration }) => protocol.describe(registration)),
    pending: subscriptions.reduce((sum, { pendingJobs }) => sum + pendingJobs, 0),
    held: subscriptions.reduce((sum, { heldJobs }) => sum + heldJobs.length, 0),
    faults: subscriptions.flatMap(({ faults }) => faults),
    notices: subscriptions.flatMap(({ log }) =>
      log.map(({ notification, summary, credit }) => ({
        ...summary,
        ...(credit && { money: credit.state() }),
        ...notification,
      })),
    ),
  }
}
