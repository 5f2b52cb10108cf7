import { limits } from '../foundation/limits.ts'
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

/**
 * Takes the key for this request and names what it leads to: a new one, one that is past its days, or one that has led to
 * nothing and is this request's own or a dead one's. Who comes second waits for the first to commit and gets no row. Its
 * parameters are those of `takeValues`, from `$first` on; without a key it does nothing.
 */
export function takeKey(
  first: number,
  { subject = 'null', status = 'null', answer = 'null', when = 'true' } = {},
): string {
  const [route, key, token, fingerprint, days] = [0, 1, 2, 3, 4].map((offset) => `$${first + offset}`)
  return `insert into idempotency_keys as k
       (tenant_id, livemode, route, key, claim_token, fingerprint, subject_id, status, answer)
     select $1::uuid, $2::boolean, ${route}::text, ${key}::text, ${token}::uuid, ${fingerprint}::bytea,
            ${subject}::uuid, ${status}::smallint, ${answer}::bytea
     where ${route}::text is not null and ${when}
     on conflict (tenant_id, livemode, route, key) do update set
       claim_token = excluded.claim_token, fingerprint = excluded.fingerprint, claimed_at = now(),
       subject_id = excluded.subject_id, status = excluded.status, answer = excluded.answer
     where k.claimed_at < now() - make_interval(days => ${days}::integer)
        or (k.status is null and k.subject_id is null
            and (k.claim_token = excluded.claim_token
                 or (k.fingerprint = excluded.fingerprint
                     and k.claimed_at < now() - make_interval(secs => ${limits.idempotencyLeaseSeconds}))))
     returning 1`
}

export function takeValues(claim: IdempotencyClaim | undefined): unknown[] {
  return [...claimValues(claim), claim?.fingerprint ?? null, claim?.keepDays ?? null]
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
