import { setTimeout as pause } from 'node:timers/promises'
import { count, type Diary, type KeyedRequest, type Refusals } from '../diary.ts'
import type { History } from '../history.ts'
import type { Random } from '../seeded-random.ts'
import type { Slot } from '../world/gateways.ts'
import { exchange, type HttpReply } from './exchange.ts'
import { nothingDone, type Reply, readReply } from './reply.ts'
import type { Tenant } from './tenant.ts'

export type Ask = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  idempotencyKey?: string
  /** Another request with a key that was used before: not one of those whose answers are compared. */
  isAnother?: true
  /** Asked of this gateway, with this much patience, and not left early. */
  at?: { slot: number; patienceMs?: number }
  /** Another key than the tenant's current one: what comes back is then not judged by the key. */
  apiKey?: string
}

/** Who asks, and for which of its operations. */
export type Asker = { tenant: Tenant; operation: string; random: Random }

/** The tenants' side of the API: what an SDK does, over connections that break. */
export type Client = {
  /** One request. Undefined when no answer came, in which case nobody knows what was done. */
  once(asker: Asker, ask: Ask): Promise<Reply | undefined>
  /** Asks until there is an answer to rely on: for reads, and for requests with an Idempotency-Key. */
  insist(asker: Asker, ask: Ask, patienceMs?: number): Promise<Reply | undefined>
}

const PATIENCE_MS = 10_000
const INSISTENCE_MS = 20_000
/** After so many refusals that say that nothing was done, the caller is told. */
const REFUSALS = 3
/** How often a caller loses interest in an answer, and within which time. */
const HASTE = 0.06
const HASTE_MS = 400

export function createClient({ slots, diary, history }: { slots: Slot[]; diary: Diary; history: History }): Client {
  const doors = slots.filter(({ role }) => role !== 'worker')

  async function once(asker: Asker, ask: Ask): Promise<Reply | undefined> {
    const { tenant, operation, random } = asker
    const { method = 'GET', path, body, idempotencyKey } = ask
    const usedKey = tenant.key
    const door = (ask.at && slots[ask.at.slot]) ?? doorFor(random)
    const refusals = refusalsOf(asker, ask)
    const keyed = idempotencyKey === undefined || ask.isAnother ? undefined : keyedOf(asker, ask, idempotencyKey)
    const startedMs = performance.now()
    diary.counts.requests += 1
    const what = `${method} ${path}${idempotencyKey === undefined ? '' : ` [${idempotencyKey}]`}`
    history.write({ who: tenant.name, operation, what: `asks ${door.index}: ${what}` })
    let reply: HttpReply
    try {
      reply = await exchange({
        port: door.links.api.port,
        method,
        path: `/v1${path}`,
        headers: {
          'x-api-key': ask.apiKey ?? usedKey.key,
          'x-request-id': operation.replaceAll('/', '.'),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        patienceMs: ask.at?.patienceMs ?? PATIENCE_MS,
        leaveAfterMs: !ask.at && random.chance(HASTE) ? random.between(1, HASTE_MS) : undefined,
      })
    } catch (error) {
      diary.counts.lost += 1
      if (refusals) refusals.others += 1
      history.write({ who: tenant.name, operation, what: `no answer to ${what}: ${(error as Error).message}` })
      return undefined
    }
    const endedMs = performance.now()
    const read = readReply(diary, reply, {
      tenant,
      operation,
      what,
      startedMs,
      endedMs,
      keyed,
      isKeyGood: ask.apiKey === undefined && usedKey.isSteady,
    })
    count(diary.counts.byStatus, String(read.status))
    if (refusals && read.status === 503 && idempotencyKey === undefined) refusals.refused += 1
    else if (refusals && !isHarmless(read)) refusals.others += 1
    history.write({
      who: tenant.name,
      operation,
      what: `gets ${read.status}${read.replayed ? ' again' : ''} for ${what}: ${summary(read)}`,
      ...(read.paymentIds.length > 0 ? { paymentIds: read.paymentIds } : {}),
    })
    return read
  }

  return {
    once,
    async insist(asker, ask, patienceMs = INSISTENCE_MS) {
      const untilMs = performance.now() + patienceMs
      let refusals = 0
      for (let waitMs = 60; ; waitMs = Math.min(waitMs * 2, 1_500)) {
        const reply = await once(asker, ask)
        if (reply && isFinal(reply)) return reply
        if (reply && nothingDone.has(reply.error) && ++refusals === REFUSALS) return reply
        if (performance.now() + waitMs > untilMs) return undefined
        await pause(waitMs * (0.5 + asker.random.fraction()))
      }
    },
  }

  /** As behind a load balancer that mostly knows who is up. */
  function doorFor(random: Random): Slot {
    const up = doors.filter(({ isUp }) => isUp)
    return random.pick(up.length > 0 && random.chance(0.9) ? up : doors)
  }

  /** Where it is written down what becomes of a request that moves money; an intent moves none. */
  function refusalsOf({ tenant, operation }: Asker, { method, path, body, apiKey }: Ask): Refusals | undefined {
    if (method !== 'POST' || apiKey !== undefined || !path.startsWith('/payments/') || noMoney.has(path))
      return undefined
    const reverses = /^\/payments\/([^/]+)\/reverse$/.exec(path)?.[1]
    const { externalRef } = { externalRef: undefined, ...body } as { externalRef: string | undefined }
    if (reverses === undefined && externalRef === undefined) return undefined
    const what = `POST ${path} of ${reverses ?? externalRef}`
    const known = diary.refusals.get(`${tenant.index} ${what}`)
    const made = known ?? { tenant: tenant.index, operation, what, externalRef, reverses, refused: 0, others: 0 }
    diary.refusals.set(`${tenant.index} ${what}`, made)
    return made
  }

  function keyedOf({ tenant, operation }: Asker, { path, body }: Ask, key: string): KeyedRequest {
    const id = `${tenant.index} ${path} ${key}`
    const known = diary.keyed.get(id)
    if (known) return known
    const made: KeyedRequest = {
      tenant: tenant.index,
      operation,
      method: 'POST',
      path,
      body,
      key,
      answers: [],
      isRefused: false,
    }
    diary.keyed.set(id, made)
    return made
  }
}

const noMoney: ReadonlySet<string> = new Set([
  '/payments/c2p/request',
  '/payments/debit/otp',
  '/payments/operations/poll',
  '/payments/pago-movil/verify',
])

/** Refused for what it says, or for who asks: it can have done nothing. */
function isHarmless({ status }: Reply): boolean {
  return status === 400 || status === 401 || status === 404
}

/** Nothing more is learnt by asking again. */
export function isFinal({ status, error }: Reply): boolean {
  if (status === 409) return error !== 'idempotency_request_in_progress'
  if (status === 429) return error === 'card_velocity_blocked'
  return status !== 401 && status < 500
}

function summary({ body, error }: Reply): string {
  const names = ['paymentId', 'status', 'failureCode', 'reversalStatus', 'code', 'id']
  const told = names.flatMap((name) => (typeof body[name] === 'string' ? [`${name} ${body[name]}`] : []))
  return [error, ...told].filter(Boolean).join(', ') || 'ok'
}
