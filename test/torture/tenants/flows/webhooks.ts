import { recordSigningSecret } from '../../observations.ts'
import { type Flow, type Operation, post, textOf } from '../operation.ts'
import type { Endpoint } from '../tenant.ts'

const everyEvent = ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed', 'movement.unmatched']
const MOVING_ENDPOINTS = 4

/** Registers an endpoint before the first payment that stays unchanged: it receives every event. */
export async function registerStable(operation: Operation): Promise<void> {
  const isRegistered = await register(operation, everyEvent, 'stable')
  if (!isRegistered) throw new Error(`${operation.tenant.name} could not register its first endpoint`)
}

/** Registers, changes, rotates, tests and removes endpoints. */
export const manageEndpoints: Flow = async (operation) => {
  const { random, tenant } = operation
  const moving = tenant.endpoints.filter(({ state }) => state === 'moving')
  const chosen = moving.length === 0 ? undefined : random.pick(moving)
  const isFull = moving.length >= MOVING_ENDPOINTS
  if (!chosen || (!isFull && random.chance(0.4))) {
    await register(operation, random.chance(0.5) ? everyEvent : [random.pick(everyEvent)], 'moving')
    return
  }
  await random.weighted([
    [3, rotate],
    [2, change],
    [3, remove],
    [3, test],
  ])(operation, chosen)
}

async function register(operation: Operation, events: string[], state: Endpoint['state']): Promise<boolean> {
  const { tenant, random, receivers, observations, operation: name } = operation
  const path = `/${name}`
  const url = receivers.urlOf(path)
  const ownSecret = random.chance(0.4) ? `torture-${tenant.mark}-${name}` : undefined
  // Recorded before the request: an event may arrive before the response.
  if (ownSecret !== undefined) recordSigningSecret(observations, url, ownSecret)
  const body = { url, events, ...(ownSecret === undefined ? {} : { secret: ownSecret }) }
  const created = await post(operation, '/webhooks', body, { keyPolicy: 'keyed', step: 'register' })
  const id = textOf(created, 'id')
  if (created?.status !== 201 || id === undefined) return false
  tenant.endpoints.push({ id, path, state })
  return true
}

async function rotate(operation: Operation, endpoint: Endpoint): Promise<void> {
  const body = { graceSeconds: operation.random.pick([0, 1, 3600]) }
  const path = `/webhooks/${endpoint.id}/rotate-secret`
  await post(operation, path, body, { keyPolicy: 'keyed', step: 'rotate' })
}

async function change(operation: Operation, endpoint: Endpoint): Promise<void> {
  const { random, client } = operation
  const body = random.chance(0.5) ? { isActive: random.chance(0.6) } : { events: [random.pick(everyEvent)] }
  await client.send(operation, { method: 'PATCH', path: `/webhooks/${endpoint.id}`, body })
}

async function remove(operation: Operation, endpoint: Endpoint): Promise<void> {
  const removed = await operation.client.sendUntilFinal(operation, {
    method: 'DELETE',
    path: `/webhooks/${endpoint.id}`,
  })
  if (removed) endpoint.state = 'removed'
}

async function test(operation: Operation, endpoint: Endpoint): Promise<void> {
  await operation.client.send(operation, {
    method: 'POST',
    path: '/notifications/test',
    body: { webhookId: endpoint.id },
  })
  await operation.client.send(operation, { path: `/webhooks/${endpoint.id}/deliveries?limit=100` })
}
