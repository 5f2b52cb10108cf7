import { Readable } from 'node:stream'
import { type Clock, startLoop } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { OperatorPayment } from '../../payments/admin/resolve.ts'
import { paymentView } from '../../payments/admin/view.ts'
import type { ChangeReader } from './changes.ts'

/**
 * Live updates: one look at the database a second for all browsers at this process, and none while there is nobody.
 *
 *   event: payment   data: a payment that moved, as lists show it
 *   event: reload    so much moved that lists are better read again
 *   event: end       the session has ended
 */
export type PaymentStream = {
  connect(subscriber: Subscriber): Readable
  /** Ends every connection; new ones are refused. */
  stop(): Promise<void>
}

export type Subscriber = {
  userId: string
  livemode: boolean
  /** The only tenant that is told of; undefined: all. */
  tenantId: string | undefined
  /** Whether the session this began with still holds. */
  stillHolds(): Promise<boolean>
}

export function createPaymentStream({
  changes,
  clock,
  log,
}: {
  changes: ChangeReader
  clock: Clock
  log: Log
}): PaymentStream {
  const open = new Map<Readable, Subscriber>()
  let isStopped = false

  const looking = startLoop(clock, limits.streamPollMs, tellChanges, (error) =>
    log.warn('live updates were not read', errorFields(error)),
  )
  const beating = startLoop(clock, limits.streamHeartbeatMs, beat, (error) =>
    log.warn('live updates were not kept up', errorFields(error)),
  )

  return {
    connect(subscriber) {
      const ofUser = [...open.values()].filter(({ userId }) => userId === subscriber.userId)
      if (isStopped || open.size >= limits.streams || ofUser.length >= limits.streamsPerUser) {
        throw new GatewayError('rate_limited', { retryAfterSeconds: 5 })
      }
      const connection = new Readable({ read: () => {} })
      open.set(connection, subscriber)
      connection.once('close', () => open.delete(connection))
      // Nobody listens for it otherwise: a browser that leaves is no failure.
      connection.on('error', () => {})
      connection.push('retry: 2000\n\n')
      return connection
    },

    async stop() {
      isStopped = true
      for (const connection of open.keys()) end(connection)
      await Promise.all([looking.stop(), beating.stop()])
    },
  }

  async function tellChanges(): Promise<void> {
    if (open.size === 0) return
    const found = await changes.look()
    if (found.kind === 'many') return tell(() => true, 'event: reload\ndata: {}\n\n')
    for (const payment of found.payments) {
      const text = `event: payment\ndata: ${JSON.stringify(paymentView(payment))}\n\n`
      tell((subscriber) => concerns(subscriber, payment), text)
    }
  }

  function tell(isFor: (subscriber: Subscriber) => boolean, text: string): void {
    for (const [connection, subscriber] of open) {
      if (!isFor(subscriber)) continue
      if (connection.readableLength > limits.streamBufferBytes) connection.destroy()
      else connection.push(text)
    }
  }

  async function beat(): Promise<void> {
    for (const [connection, subscriber] of open) {
      if (await subscriber.stillHolds()) connection.push(':\n\n')
      else end(connection, 'event: end\ndata: {}\n\n')
    }
  }

  function end(connection: Readable, last?: string): void {
    open.delete(connection)
    if (last !== undefined) connection.push(last)
    connection.push(null)
  }
}

function concerns({ livemode, tenantId }: Subscriber, { scope }: OperatorPayment): boolean {
  return livemode === scope.livemode && (tenantId === undefined || tenantId === scope.tenantId)
}
