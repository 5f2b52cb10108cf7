import { GatewayError } from '../foundation/errors.ts'
import type { Answer, Call, Route } from '../foundation/route.ts'
import type { IdempotencyStore } from './idempotency.ts'

/** An answer as bytes: what goes out now and what a replay repeats are the same text. */
export type SerializedAnswer = { status: number; text: string; replayed: boolean }

/** Failures that mean nothing was done: the key stays free for another try. */
const harmless = new Set([400, 401, 404, 405, 413, 415, 429, 503])

/** Runs a route's handler at most once per Idempotency-Key. */
export async function runOnce({
  store,
  route,
  call,
  key,
  fingerprint,
  serialize,
}: {
  store: IdempotencyStore
  route: Route
  call: Call
  key: string
  fingerprint: Buffer
  serialize: (answer: Answer) => string
}): Promise<SerializedAnswer> {
  const routeName = `${route.method} ${route.path}`
  const result = await store.claim(call.caller.scope, routeName, key, fingerprint)
  if (result.kind === 'replay') return { status: result.status, text: result.text, replayed: true }

  const { claim } = result
  let completed = false
  const finish = async (answer: Answer): Promise<SerializedAnswer> => {
    const text = serialize(answer)
    if (!completed) await store.complete(claim, answer.status, text)
    return { status: answer.status, text, replayed: false }
  }

  if (result.kind === 'orphan') {
    if (!route.resume) throw new GatewayError('idempotency_request_in_progress', { retryAfterSeconds: 1 })
    return finish(await route.resume(call, result.subjectId))
  }

  try {
    const answer = await route.handle({
      ...call,
      claim: {
        route: claim.route,
        key: claim.key,
        token: claim.token,
        seal: (sealed) => store.seal(claim, serialize(sealed)),
        markCompleted: () => {
          completed = true
        },
      },
    })
    return await finish(answer)
  } catch (error) {
    // When the release fails too, the claim lapses with its lease.
    if (error instanceof GatewayError && harmless.has(error.status)) await store.release(claim).catch(() => {})
    throw error
  }
}
