import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { Answer, Call, IdempotencyClaim, Route } from '../foundation/route.ts'
import { ifUnavailable } from '../storage/database.ts'
import type { RequestContent } from './fingerprint.ts'
import type { IdempotencyStore, KeyClaim, PreviousRequest } from './store.ts'

/**
 * Idempotency-Key: a request that is sent twice takes effect once, whichever process dies in between.
 *
 *   free ──▶ claimed ──▶ linked ──▶ completed
 *    ▲          │           │           │
 *    ├──────────┴───────────┘           │   released: refused, and nothing was sent
 *    └──────────────────────────────────┘   expired: after the days that keys are kept
 *
 *   free       no row, or an expired one
 *   claimed    a row with the token of the request that owns it. After its lease it has no living owner: the next
 *              request with the same key replaces the token by its own, and the old request can no longer link the row
 *   linked     the row names the resource (a payment, a disbursement, an endpoint, an event) that the request created, in
 *              the same commit. After the lease the response is built from that resource, and the handler does not rerun
 *   completed  the row holds the response, in the commit that settled the resource: a repetition gets the same bytes
 *   released   the request was refused and nothing was sent: the key is free again
 *
 * Every handler claims the key in its first write (`sql.ts`), before any side effect. A handler that has no row to write
 * before its first side effect claims the key in a separate write (`claim.acquire`).
 *
 * The key is looked up before the handler runs, or, on routes with `claimsKeyUnread`, after it was refused: the claim of a
 * key that is not free writes nothing, so the handler ends with a refusal and the previous request is read then.
 */

/** A serialized response: the first response and its replays have the same bytes. */
export type SerializedAnswer = { status: number; text: string; replayed: boolean }

/** Runs a route's handler at most once per Idempotency-Key. */
export async function handleIdempotently({
  store,
  route,
  call,
  key,
  content,
  serialize,
}: {
  store: IdempotencyStore
  route: Route
  call: Call
  key: string
  content: RequestContent
  serialize: (answer: Answer) => string
}): Promise<SerializedAnswer> {
  const owned = store.newClaim(call.caller.scope, `${route.method} ${route.path}`, key, content)
  let isAcquired = false
  let isCompleted = false
  let serialized: { answer: Answer; text: string } | undefined
  const previous = route.claimsKeyUnread ? undefined : await store.findPrevious(owned)
  if (previous) return replay(previous)

  const claim: IdempotencyClaim = {
    ...owned,
    async acquire() {
      if (!(await store.claim(owned))) throw keyInUse()
      isAcquired = true
    },
    seal: (answer) => store.seal(owned, textOf(answer)),
    markCompleted() {
      isCompleted = true
    },
  }
  const result = await route.handle({ ...call, claim }).catch(refusalOf)
  return result instanceof GatewayError ? refuse(result) : complete(owned, result)

  /** The answer that a handler had sealed is the one that it returns. */
  function textOf(answer: Answer): string {
    if (serialized?.answer !== answer) serialized = { answer, text: serialize(answer) }
    return serialized.text
  }

  /**
   * A request with the same key may have committed before this request's first write and caused the refusal (it spent
   * the intent): its response is replayed then. Otherwise the refusal had no effect, and the key may be sent again at once:
   * the release leaves a key that is linked to a resource, completed, or owned by another request by now.
   */
  async function refuse(refusal: GatewayError): Promise<SerializedAnswer> {
    const concurrent = await store.findPrevious(owned)
    if (concurrent) return replay(concurrent)
    // If the release fails too, the claim expires with its lease.
    if (isAcquired) await store.release(owned).catch(() => {})
    throw refusal
  }

  async function replay(request: PreviousRequest): Promise<SerializedAnswer> {
    if (request.kind === 'completed') return { status: request.status, text: request.text, replayed: true }
    if (!route.resume) throw keyInUse()
    return complete(request.claim, await route.resume(call, request.resourceId))
  }

  /**
   * If a concurrent request with the same key stored its response first, that response is the one of both. A response that
   * cannot be stored, after all retries, is sent, except on routes with `refusesUnstored`: the request has taken effect,
   * and its key stays linked to the resource.
   */
  async function complete(by: KeyClaim, answer: Answer): Promise<SerializedAnswer> {
    const text = textOf(answer)
    const isStored = isCompleted || (await store.complete(by, answer.status, text).catch(unlessRefused))
    if (!isStored) {
      const concurrent = await store.findPrevious(owned)
      if (concurrent?.kind === 'completed') return replay(concurrent)
    }
    return { status: answer.status, text, replayed: false }
  }

  function unlessRefused(error: unknown): boolean {
    if (route.refusesUnstored) throw error
    return ifUnavailable(() => true)(error)
  }
}

function refusalOf(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  throw error
}
