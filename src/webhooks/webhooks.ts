import { type Clock, startLoop } from '../foundation/clock.ts'
import { createCursors, createHiddenCursors } from '../foundation/cursor.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { datedBy, type Random } from '../foundation/random.ts'
import type { Route } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { cidrs } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database } from '../storage/database.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { AddressPolicy } from './addresses.ts'
import { createWebhookDispatcher } from './attempt.ts'
import { createFilteringConnector, type Lookup } from './connector.ts'
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts'
import { createEndpointStore, type EndpointStore } from './endpoints.ts'
import { createEventStore } from './event-store.ts'
import { createNameLookup } from './names.ts'
import { createNotifier, type Notifier } from './notify.ts'
import { createOutbox } from './outbox.ts'
import { createRedelivery, type Redelivery } from './redelivery.ts'
import { createRegistration, type Registration } from './registration.ts'
import { webhookRoutes } from './routes.ts'
import { createSender, type DeliveryObserver } from './sender.ts'
import { createSubscribers } from './subscribers.ts'

/** Webhook module, assembled: routes, stores, test notifications and sender. */
export type Webhooks = {
  routes: Route[]
  endpoints: EndpointStore
  deliveries: DeliveryStore
  notifier: Notifier
  registration: Registration
  redelivery: Redelivery
  /** Triggers this process's sender, if it has one, after an event of the tenant was written. */
  notifySender(scope: Scope): void
  /** Triggers this process's sender, if it has one, after deliveries were queued. */
  triggerSender(): void
  stop(): Promise<void>
}

/** Address policy of the settings. In local mode `auto` allows http and loopback; in production, neither. */
export function addressPolicy({
  mode,
  webhookHttp,
  webhookAllow,
}: Pick<Settings, 'mode' | 'webhookHttp' | 'webhookAllow'>): AddressPolicy {
  const isLocal = mode === 'local'
  return {
    allowHttp: webhookHttp === 'on' || (webhookHttp === 'auto' && isLocal),
    allowedNetworks: webhookAllow === 'auto' ? cidrs(isLocal ? '127.0.0.0/8,::1/128' : '') : webhookAllow,
  }
}

export function createWebhooks(parts: {
  database: Database
  databaseClock: DatabaseClock
  sealer: Sealer
  installation: Installation
  clock: Clock
  random: Random
  log: Log
  version: string
  policy: AddressPolicy
  /** Whether this process sends deliveries. */
  sends: boolean
  keepDays: number
  /** Name of the header with the timestamped signature, which is omitted if undefined. */
  signatureHeader?: string | undefined
  observer: DeliveryObserver
  /** Name resolution; DNS by default. */
  lookup?: Lookup | undefined
}): Webhooks {
  const { database, databaseClock, sealer, installation, clock, log, policy } = parts
  // UUIDv7 by the database's clock: endpoints and deliveries are listed in the order of their ids.
  const random = datedBy(parts.random, () => databaseClock.now().getTime())
  const lookup = parts.lookup ?? createNameLookup()
  const dispatcher = createWebhookDispatcher(
    createFilteringConnector({ policy, connectTimeoutMs: limits.webhookTimeoutMs, lookup }),
  )
  const outbox = createOutbox({ database, sealer, clock, random })
  const sender = createSender({
    outbox,
    dispatcher,
    clock,
    databaseClock,
    log,
    userAgent: `Pasarela/${parts.version}`,
    keepDays: parts.keepDays,
    signatureHeader: parts.signatureHeader,
    observer: parts.observer,
  })
  const triggerSender = () => {
    if (parts.sends) sender.trigger()
  }
  const subscribers = createSubscribers({ database, clock })
  const endpoints = createEndpointStore({ database, sealer })
  const deliveries = createDeliveryStore({ database })
  const notifier = createNotifier({ deliveries, clock, databaseClock, random, notifySender: triggerSender })
  const events = createEventStore({ database })
  const sweeping = parts.sends
    ? startLoop(clock, limits.eventSweepMs, sweepEvents, (error) =>
        log.warn('cleanup of events failed', errorFields(error)),
      )
    : undefined
  // The sender measures its queue. Without one somebody else must: the queue grows if no process sends.
  const measuring = parts.sends
    ? undefined
    : startLoop(clock, limits.webhookTidyMs, measureQueue, (error) =>
        log.warn('measurement of the queue failed', errorFields(error)),
      )
  const registration = createRegistration({ endpoints, databaseClock, random, policy, lookup })
  if (parts.sends) sender.start()
  return {
    routes: webhookRoutes({
      endpoints,
      deliveries,
      events,
      notifier,
      registration,
      cursors: createCursors(installation.deriveKeys('cursor')),
      eventCursors: createHiddenCursors(installation.deriveKeys('cursor')),
    }),
    endpoints,
    deliveries,
    notifier,
    registration,
    redelivery: createRedelivery({ deliveries, databaseClock, random, notifySender: triggerSender }),
    triggerSender,
    notifySender(scope) {
      if (parts.sends && subscribers.mayInclude(scope)) sender.trigger()
    },
    async stop() {
      await sweeping?.stop()
      await measuring?.stop()
      await sender.stop()
      await dispatcher.close()
    },
  }

  async function measureQueue(): Promise<void> {
    parts.observer.queue(await outbox.measure())
  }

  async function sweepEvents(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await events.sweep(limits.eventKeepDays)) > 0);
  }
}
