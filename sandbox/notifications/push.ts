import type { Delivery } from './delivery.ts'
import type { Forge, Message, NotificationProtocol, Read, Registration } from './protocol.ts'
import type { Attempt, Subscription } from './subscription.ts'

/** A call on demand: sent once, without effect on the ledger. */
export type Push =
  | { kind: 'ping' }
  | { kind: 'raw'; body: string; path?: string | undefined; headers?: Record<string, string> | undefined }
  | { kind: 'vector'; name: string }
  | { kind: 'movement'; movement: Record<string, unknown>; forge?: Forge | undefined }

/** Executes a push and returns its attempts, or the names of the invalid fields. */
export async function executePush<R extends Registration, P>(
  { protocol, delivery }: { protocol: NotificationProtocol<R, P>; delivery: Delivery<R> },
  subscription: Subscription<R>,
  push: Push,
): Promise<Attempt[] | { wrong: string[] }> {
  const { registration } = subscription
  const attempts: Attempt[] = []
  if (push.kind === 'ping') {
    const { url } = registration
    await delivery.call(subscription, attempts, { operation: 'ping', method: 'GET', url, headers: {}, body: '' })
    return attempts
  }
  if (push.kind === 'raw' && push.headers) {
    const { operation, path, body } = rawMessage(push.body, push.path ?? protocol.defaultPath(registration))
    const url = registration.url + path
    await delivery.call(subscription, attempts, { operation, method: 'POST', url, headers: push.headers, body })
    return attempts
  }
  const messages = messagesOf(protocol, subscription, push)
  if ('wrong' in messages) return messages
  const forge = push.kind === 'movement' ? push.forge : undefined
  for (const message of messages.values) await delivery.attempt(subscription, attempts, message, forge)
  return attempts
}

function messagesOf<R extends Registration, P>(
  protocol: NotificationProtocol<R, P>,
  subscription: Subscription<R>,
  push: Exclude<Push, { kind: 'ping' }>,
): Read<Message[]> {
  const { registration } = subscription
  const defaultPath = protocol.defaultPath(registration)
  switch (push.kind) {
    case 'raw':
      return { values: [rawMessage(push.body, push.path ?? defaultPath)] }
    case 'vector': {
      const vector = protocol.vectors.find(({ name }) => name === push.name)
      if (!vector) return { wrong: ['vector'] }
      return { values: [rawMessage(vector.rawBody, vector.path ?? defaultPath)] }
    }
    case 'movement': {
      const read = protocol.readPayment(registration, push.movement)
      if ('wrong' in read) return read
      if (push.forge && !protocol.canForge(registration, push.forge, read.values)) return { wrong: ['forge'] }
      const messages = protocol.messages(registration, read.values, subscription.sequence, push.forge)
      subscription.sequence += 1
      return { values: messages }
    }
  }
}

function rawMessage(body: string, path: string): Message {
  return { operation: 'push', path, body, readResponse: () => true }
}
