import { Readable } from 'node:stream'
import { type Clock, startLoop } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { OperatorPayment } from '../../payments/admin/resolve.ts'
import { paymentView } from '../../payments/admin/view.ts'
import type { Authentication } from '../access/authentication.ts'
import type { Identity } from '../access/identity.ts'
import type { ChangeReader } from './changes.ts'

/**
 * Live updates (server-sent events): one query per second for all subscribers of this process, and none without
 * subscribers.
 *
 *   event: payment   data: a changed payment, as in lists
 *   event: reload    too many changes: the client should reload its lists
 *   event: end       the session has ended
 */
export type PaymentStream = {
  connect(subscriber: Subscriber): Readable
  /** Ends every connection; new ones are refused. */
  stop(): Promise<void>
}

export type Subscriber = {
  /** The user who opened the stream. */
  identity: Identity
  livemode: boolean
  /** Only tenant whose payments are sent; undefined means all tenants. */
  tenantId: string | undefined
}

export function createPaymentStream({
  changes,
  authentication,
  clock,
  log,
}: {
  changes: ChangeReader
  authentication: Pick<Authentication, 'stillSignedIn'>
  clock: Clock
  log: Log
}): PaymentStream {
  const open = new Map<Readable, Subscriber>()
  let isStopped = false
  /** Changes were read and not sent: the lists are to be reloaded. */
  let isBehind = false

  const polling = startLoop(clock, limits.streamPollMs, sendChanges, (error) =>
    log.warn('poll for changes failed', errorFields(error)),
  )
  const heartbeats = startLoop(clock, limits.streamHeartbeatMs, sendHeartbeats, (error) =>
    log.warn('heartbeat failed', errorFields(error)),
  )

  return {
    connect(subscriber) {
      const ofUser = [...open.values()].filter(({ identity }) => identity.userId === subscriber.identity.userId)
      if (isStopped || open.size >= limits.streams || ofUser.length >= limits.streamsPerUser) {
        throw new GatewayError('rate_limited', { retryAfterSeconds: 5 })
      }
      const connection = new Readable({ read: () => {} })
      open.set(connection, subscriber)
      connection.once('close', () => open.delete(connection))
      // A browser that disconnects is not a failure; without a listener the error would be thrown.
      connection.on('error', () => {})
      connection.push('retry: 2000\n\n')
      return connection
    },

    async stop() {
      isStopped = true
      for (const connection of open.keys()) end(connection)
      await Promise.all([polling.stop(), heartbeats.stop()])
    },
  }

  async function sendChanges(): Promise<void> {
    if (open.size === 0) return
    const wasBehind = isBehind
    isBehind = true
    const found = await changes.read()
    const isReload = wasBehind || found.kind === 'many'
    if (isReload || found.payments.length > 0) await endInvalid()
    isBehind = false
    if (isReload) return broadcast(() => true, 'event: reload\ndata: {}\n\n')
    for (const payment of found.payments) {
      const text = `event: payment\ndata: ${JSON.stringify(paymentView(payment))}\n\n`
      broadcast((subscriber) => isSubscribed(subscriber, payment), text)
    }
  }

  function broadcast(isFor: (subscriber: Subscriber) => boolean, text: string): void {
    for (const [connection, subscriber] of open) {
      if (!isFor(subscriber)) continue
      if (connection.readableLength > limits.streamBufferBytes) connection.destroy()
      else connection.push(text)
    }
  }

  async function sendHeartbeats(): Promise<void> {
    if (open.size === 0) return
    // A heartbeat says nothing of payments: it is sent also while the database is unavailable.
    await endInvalid().finally(() => broadcast(() => true, ':\n\n'))
  }

  /** Ends the streams whose session or token is no longer valid, before anything is sent to them. */
  async function endInvalid(): Promise<void> {
    const subscribers = [...open]
    const valid = await authentication.stillSignedIn(subscribers.map(([, { identity }]) => identity))
    for (const [connection, { identity }] of subscribers) {
      if (open.has(connection) && !valid.has(identity)) end(connection, 'event: end\ndata: {}\n\n')
    }
  }

  function end(connection: Readable, last?: string): void {
    open.delete(connection)
    if (last !== undefined) connection.push(last)
    connection.push(null)
  }
}

function isSubscribed({ livemode, tenantId }: Subscriber, { scope }: OperatorPayment): boolean {
  return livemode === scope.livemode && (tenantId === undefined || tenantId === scope.tenantId)
}
