import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { Answer, Call, Route } from '../foundation/route.ts'
import type { Claim, Former, IdempotencyStore } from './idempotency.ts'

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
  const claim = store.draw(call.caller.scope, `${route.method} ${route.path}`, key, fingerprint)
  let completed = false

  if (!route.claimsKeyByWriting && !(await store.take(claim))) {
    const former = await store.findFormer(claim)
    // Released between the two statements: the first request was refused a moment ago. Ask again.
    if (!former) throw keyInUse()
    return tell(former)
  }
  try {
    const answer = await route.handle({
      ...call,
      claim: {
        route: claim.route,
        key: claim.key,
        token: claim.token,
        fingerprint: claim.fingerprint,
        keepDays: claim.keepDays,
        leaseSeconds: claim.leaseSeconds,
        seal: (sealed) => store.seal(claim, serialize(sealed)),
        markCompleted: () => {
          completed = true
        },
      },
    })
    return await finish(claim, answer)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (route.claimsKeyByWriting) {
      // Whatever stopped it: when another request had this key before, that one's answer is the answer.
      const former = await store.findFormer(claim)
      if (former) return tell(former)
    } else if (harmless.has(error.status)) {
      // When the release fails too, the claim lapses with its lease.
      await store.release(claim).catch(() => {})
    }
    throw error
  }

  async function tell(former: Former): Promise<SerializedAnswer> {
    if (former.kind === 'replay') return { status: former.status, text: former.text, replayed: true }
    if (!route.resume) throw keyInUse()
    return finish(former.claim, await route.resume(call, former.subjectId))
  }

  async function finish(owned: Claim, answer: Answer): Promise<SerializedAnswer> {
    const text = serialize(answer)
    if (!completed) await store.complete(owned, answer.status, text)
    return { status: answer.status, text, replayed: false }
  }
}
