import type { KeyObject } from 'node:crypto'
import type { Database } from '../../../src/storage/database.ts'
import { type Observations, reportViolation } from '../observations.ts'
import type { Banks } from '../world/banks.ts'
import type { Receivers } from '../world/receivers.ts'
import type { ApiRequest, Caller, Client } from './client.ts'
import type { Customer } from './people.ts'
import type { Reply } from './reply.ts'
import type { Tenant } from './tenant.ts'

/** Context that flows use beside the API. */
export type RunContext = {
  client: Client
  observations: Observations
  tenants: Tenant[]
  banks: Banks
  receivers: Receivers
  database: Database
  /** Key for hashing API keys. */
  pepper: KeyObject
  isOver(): boolean
}

/** One operation of a tenant. */
export type Operation = Caller &
  RunContext & {
    /** The tenant's reference, unique to the operation. */
    externalRef: string
    customer(): Customer
  }

export type Flow = (operation: Operation) => Promise<void>

/** Whether a request that moves money has an Idempotency-Key. */
export type KeyPolicy = 'keyed' | 'keyless'

export function keyPolicyOf({ random }: Operation): KeyPolicy {
  return random.chance(0.7) ? 'keyed' : 'keyless'
}

/**
 * Performs an action once. With a key the request is repeated until its response is final; without one it is sent once
 * and, if the response is lost, the payment is looked up by reference. Keys are the same texts for every tenant.
 */
export async function post(
  operation: Operation,
  path: string,
  body: object | undefined,
  { keyPolicy, step, apiKey }: { keyPolicy: KeyPolicy; step: string; apiKey?: string },
): Promise<Reply | undefined> {
  const request: ApiRequest = {
    method: 'POST',
    path,
    ...(body === undefined ? {} : { body }),
    ...(apiKey === undefined ? {} : { apiKey }),
  }
  const { client, random } = operation
  if (keyPolicy === 'keyless') return (await client.send(operation, request)) ?? findByReference(operation)
  const keyed = { ...request, idempotencyKey: keyOf(operation, step) }
  const isHedged = random.chance(0.06)
  const isReused = random.chance(0.03)
  const [answer] = await Promise.all(
    Array.from({ length: isHedged ? 2 : 1 }, () => client.sendUntilFinal(operation, keyed)),
  )
  if (answer && answer.status < 300 && isReused) await reuseKey(operation, keyed)
  return answer
}

/** Another request with a used key must be rejected without effect. */
async function reuseKey(operation: Operation, { body, ...keyed }: ApiRequest): Promise<void> {
  const { client, observations } = operation
  // A request differs from another in a field that the route declares.
  if (!body || !('externalRef' in body)) return
  const other = { ...keyed, body: { ...body, externalRef: 'another request' }, isAnother: true } as const
  const answer = await client.send(operation, other)
  if (answer === undefined || answer.status === 409 || answer.status === 401 || answer.status >= 500) return
  reportViolation(observations, 'keyIsOneRequest', {
    message: `another request with the key ${keyed.idempotencyKey} got ${answer.status} ${answer.text}`,
    operations: [operation.operation],
  })
}

/** Unique within the tenant, and equal to keys of other tenants. */
function keyOf({ operation }: Operation, step: string): string {
  return `${operation.split('/').slice(1).join('-')}-${step}`
}

async function findByReference(operation: Operation): Promise<Reply | undefined> {
  const path = `/payments/by-ref/${encodeURIComponent(operation.externalRef)}`
  const found = await operation.client.sendUntilFinal(operation, { path })
  return found?.status === 200 ? found : undefined
}

export function textOf(reply: Reply | undefined, name: string): string | undefined {
  const value = reply?.body[name]
  return typeof value === 'string' ? value : undefined
}

/** Records a secret, which the audit searches for at the end. */
export function secret({ observations }: Operation, text: string): string {
  observations.secrets.add(text)
  return text
}

/** Reads the payment back through one of several routes. */
export async function readBack(operation: Operation, paymentId: string): Promise<Reply | undefined> {
  const { client, random, externalRef } = operation
  const path = random.weighted([
    [6, `/payments/${paymentId}`],
    [2, `/payments/by-ref/${encodeURIComponent(externalRef)}`],
    [2, `/payments/${paymentId}/events`],
    [2, `/payments/operations/${paymentId}`],
  ])
  return client.send(operation, { path })
}
