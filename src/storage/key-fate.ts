import type { IdempotencyClaim } from '../foundation/route.ts'

/**
 * What happens to the request's Idempotency-Key in the statement that moves its payment: only linked to it, completed
 * with an answer, or given back. SQL and values stand side by side here, so that no statement can do it another way.
 */
export type KeyFate =
  | { claim: IdempotencyClaim | undefined; do: 'link' }
  | { claim: IdempotencyClaim | undefined; do: 'complete'; status: number; answer: Buffer | null }
  | { claim: IdempotencyClaim | undefined; do: 'release' }

/** The row this very request claimed. Its route, key and token are three parameters from `$first` on. */
export function ownKey(first: number): string {
  return `tenant_id = $1 and livemode = $2 and route = $${first} and key = $${first + 1}
       and claim_token = $${first + 2} and status is null`
}

export function claimValues(claim: IdempotencyClaim | undefined): unknown[] {
  return [claim?.route ?? null, claim?.key ?? null, claim?.token ?? null]
}

/** Two parts of a statement that has a part `settled`: nothing happens to the key unless the payment moved. */
export function keyFate(first: number): string {
  return `completed as (
     update idempotency_keys set status = $${first + 4}, answer = $${first + 5}
     where ${ownKey(first)} and $${first + 3} = 'complete' and exists (select from settled)
   ), released as (
     delete from idempotency_keys
     where ${ownKey(first)} and $${first + 3} = 'release' and exists (select from settled)
   )`
}

export function fateValues(fate: KeyFate): unknown[] {
  const [status, answer] = fate.do === 'complete' ? [fate.status, fate.answer] : [null, null]
  return [...claimValues(fate.claim), fate.do, status, answer]
}
