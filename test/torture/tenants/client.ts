import { setTimeout as pause } from 'node:timers/promises'
import { count, type Observations, type KeyedRequest, type Refusals } from '../observations.ts'
import type { History } from '../history.ts'
import type { Random } from '../seeded-random.ts'
import type { Slot } from '../world/gateways.ts'
import { exchange, type HttpReply, type HttpRequest } from './exchange.ts'
import { errorsWithoutEffect, type Reply, readReply } from './reply.ts'
import type { Tenant } from './tenant.ts'

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  idempotencyKey?: string
  /** Another request with a used key: its response is not compared with the others. */
  isAnother?: true
  /** Sent to this gateway, with this timeout, and not abandoned early. */
  at?: { slot: number; timeoutMs?: number }
  /** A key other than the tenant's current one: a 401 is then not a violation. */
  apiKey?: string
}

/** Tenant and operation on whose behalf a request is sent. */
export type Caller = { tenant: Tenant; operation: string; random: Random }

/** API client of the tenants: behaves like an SDK over unreliable connections. */
export type Client = {
  /** Sends one request. Undefined if there was no response, so the outcome is unknown. */
  send(caller: Caller, request: ApiRequest): Promise<Reply | undefined>
  /** Repeats the request until the response is final: for reads, and for requests with an Idempotency-Key. */
  sendUntilFinal(caller: Caller, request: ApiRequest, timeoutMs?: number): Promise<Reply | undefined>
  /** Origin of a gateway, as a customer's browser reaches it. */
  originFor(random: Random): string
}

const TIMEOUT_MS = 10_000
const RETRY_FOR_MS = 20_000
/** Refusals without effect after which the refusal is returned. */
const REFUSALS = 3
/** Probability that a caller abandons a request, and the time within which it does. */
const ABANDON_PROBABILITY = 0.06
const ABANDON_WITHIN_MS = 400

type ClientParts = { slots: Slot[]; observations: Observations; history: History }

export function createClient({ slots, observations, history }: ClientParts): Client {
  const apiSlots = slots.filter(({ role }) => role !== 'worker')

  async function send(caller: Caller, request: ApiRequest): Promise<Reply | undefined> {
    const { tenant, operation, random } = caller
    const { method = 'GET', path, idempotencyKey } = request
    const usedKey = tenant.key
    const slot = (request.at && slots[request.at.slot]) ?? gatewayFor(random)
    const refusals = refusalsOf(observations, caller, request)
    const keyed = keyedOf(observations, caller, request)
    const startedMs = performance.now()
    observations.counts.requests += 1
    const what = `${method} ${path}${idempotencyKey === undefined ? '' : ` [${idempotencyKey}]`}`
    history.write({ who: tenant.name, operation, what: `sends to ${slot.index}: ${what}` })
    let reply: HttpReply
    try {
      reply = await exchange(httpRequestOf(caller, request, slot, request.apiKey ?? usedKey.key))
    } catch (error) {
      observations.counts.lost += 1
      if (refusals) refusals.others += 1
      history.write({ who: tenant.name, operation, what: `no response to ${what}: ${(error as Error).message}` })
      return undefined
    }
    const endedMs = performance.now()
    const read = readReply(observations, reply, {
      tenant,
      operation,
      what,
      startedMs,
      endedMs,
      keyed,
      isKeyValid: request.apiKey === undefined && usedKey.isCurrent,
    })
    count(observations.counts.byStatus, String(read.status))
    if (refusals) countResponse(refusals, read, idempotencyKey)
    history.write({
      who: tenant.name,
      operation,
      what: `gets ${read.status}${read.replayed ? ' (replay)' : ''} for ${what}: ${summary(read)}`,
      ...(read.paymentIds.length > 0 ? { paymentIds: read.paymentIds } : {}),
    })
    return read
  }

  return {
    send,
    originFor: (random) => `http://127.0.0.1:${gatewayFor(random).links.api.port}`,
    async sendUntilFinal(caller, request, timeoutMs = RETRY_FOR_MS) {
      const untilMs = performance.now() + timeoutMs
      let refusals = 0
      for (let waitMs = 60; ; waitMs = Math.min(waitMs * 2, 1_500)) {
        const reply = await send(caller, request)
        if (reply && isFinal(reply)) return reply
        if (reply && errorsWithoutEffect.has(reply.error) && ++refusals === REFUSALS) return reply
        if (performance.now() + waitMs > untilMs) return undefined
        await pause(waitMs * (0.5 + caller.random.fraction()))
      }
    },
  }

  /** Like a load balancer whose health checks are mostly up to date. */
  function gatewayFor(random: Random): Slot {
    const up = apiSlots.filter(({ isUp }) => isUp)
    return random.pick(up.length > 0 && random.chance(0.9) ? up : apiSlots)
  }
}

/** The HTTP request with the tenant's key; callers abandon some of them. */
function httpRequestOf({ operation, random }: Caller, request: ApiRequest, slot: Slot, apiKey: string): HttpRequest {
  const { method = 'GET', path, body, idempotencyKey, at } = request
  return {
    port: slot.links.api.port,
    method,
    path: `/v1${path}`,
    headers: {
      'x-api-key': apiKey,
      'x-request-id': operation.replaceAll('/', '.'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    timeoutMs: at?.timeoutMs ?? TIMEOUT_MS,
    abandonAfterMs: !at && random.chance(ABANDON_PROBABILITY) ? random.between(1, ABANDON_WITHIN_MS) : undefined,
  }
}

/** Entry that counts the responses to a request that moves money; intents do not. */
function refusalsOf(
  observations: Observations,
  { tenant, operation }: Caller,
  { method, path, body, apiKey }: ApiRequest,
): Refusals | undefined {
  if (method !== 'POST' || apiKey !== undefined || !path.startsWith('/payments/') || pathsWithoutMoney.has(path))
    return undefined
  const reverses = /^\/payments\/([^/]+)\/reverse$/.exec(path)?.[1]
  const { externalRef } = { externalRef: undefined, ...body } as { externalRef: string | undefined }
  if (reverses === undefined && externalRef === undefined) return undefined
  const what = `POST ${path} of ${reverses ?? externalRef}`
  const existing = observations.refusals.get(`${tenant.index} ${what}`)
  const created = existing ?? { tenant: tenant.index, operation, what, externalRef, reverses, refused: 0, others: 0 }
  observations.refusals.set(`${tenant.index} ${what}`, created)
  return created
}

/** A 503 to a keyless request guarantees that it had no effect. */
function countResponse(refusals: Refusals, reply: Reply, idempotencyKey: string | undefined): void {
  if (reply.status === 503 && idempotencyKey === undefined) refusals.refused += 1
  else if (!isClientError(reply)) refusals.others += 1
}

/** Entry of a request with a key; undefined for one whose response is not compared. */
function keyedOf(
  observations: Observations,
  { tenant, operation }: Caller,
  { path, body, idempotencyKey: key, isAnother, apiKey }: ApiRequest,
): KeyedRequest | undefined {
  if (key === undefined || isAnother) return undefined
  const id = `${tenant.index} ${path} ${key}`
  const existing = observations.keyed.get(id)
  if (existing) return existing
  const created: KeyedRequest = {
    tenant: tenant.index,
    operation,
    method: 'POST',
    path,
    body,
    key,
    apiKey,
    answers: [],
    isRefused: false,
  }
  observations.keyed.set(id, created)
  return created
}

const pathsWithoutMoney: ReadonlySet<string> = new Set([
  '/payments/c2p/request',
  '/payments/debit/otp',
  '/payments/operations/poll',
  '/payments/pago-movil/verify',
  '/payments/pago-movil/request',
])

/** Rejected because of its content or credentials: it had no effect. */
function isClientError({ status }: Reply): boolean {
  return status === 400 || status === 401 || status === 404
}

/** Whether repeating the request would yield nothing new. */
export function isFinal({ status, error }: Reply): boolean {
  if (status === 409) return error !== 'idempotency_request_in_progress'
  if (status === 429) return error === 'card_velocity_blocked'
  return status !== 401 && status < 500
}

function summary({ body, error }: Reply): string {
  const names = ['paymentId', 'status', 'failureCode', 'reversalStatus', 'code', 'id']
  const fields = names.flatMap((name) => (typeof body[name] === 'string' ? [`${name} ${body[name]}`] : []))
  return [error, ...fields].filter(Boolean).join(', ') || 'ok'
}
