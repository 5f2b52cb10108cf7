import type { IdempotencyClaim } from '../foundation/route.ts'

/**
 * What happens to the request's Idempotency-Key in the statement that moves its payment: only linked to it, completed
 * with an answer, or given back. SQL fragments and their parameters stand side by side here, so that no statement can do
 * it another way. Each statement that uses them has the parameters `tenantId` and `livemode` of its own.
 */
export type KeyFate =
  | { claim: IdempotencyClaim | undefined; do: 'link' }
  | { claim: IdempotencyClaim | undefined; do: 'complete'; status: number; answer: Buffer | null }
  | { claim: IdempotencyClaim | undefined; do: 'release' }

/** The row this very request claimed. */
export const ownKey = `tenant_id = :tenantId and livemode = :livemode and route = :keyRoute and key = :key
       and claim_token = :keyToken and status is null`

/** True for a request without an Idempotency-Key. */
export const hasNoKey = `:keyRoute::text is null`

export type ClaimParams = { keyRoute: string | null; key: string | null; keyToken: string | null }

export function claimParams(claim: IdempotencyClaim | undefined): ClaimParams {
  return { keyRoute: claim?.route ?? null, key: claim?.key ?? null, keyToken: claim?.token ?? null }
}

/**
 * Claims the key if it is (a) unused, (b) expired, or (c) claimed but not linked to anything, and the claim is this
 * request's or its lease has lapsed. Concurrent claimers block on the row and return no row. Without a key it does nothing.
 */
export function takeKey({ subject = 'null', status = 'null', answer = 'null', when = 'true' } = {}): string {
  return `insert into idempotency_keys as k
       (tenant_id, livemode, route, key, claim_token, fingerprint, subject_id, status, answer)
     select :tenantId::uuid, :livemode::boolean, :keyRoute::text, :key::text, :keyToken::uuid, :keyFingerprint::bytea,
            ${subject}::uuid, ${status}::smallint, ${answer}::bytea
     where not (${hasNoKey}) and ${when}
     on conflict (tenant_id, livemode, route, key) do update set
       claim_token = excluded.claim_token, fingerprint = excluded.fingerprint, claimed_at = now(),
       subject_id = excluded.subject_id, status = excluded.status, answer = excluded.answer
     where k.claimed_at < now() - make_interval(days => :keyDays::integer)
        or (k.status is null and k.subject_id is null
            and (k.claim_token = excluded.claim_token
                 or (k.fingerprint = excluded.fingerprint
                     and k.claimed_at < now() - make_interval(secs => :keyLeaseSeconds::integer))))
     returning 1`
}

export type TakeParams = ClaimParams & {
  keyFingerprint: Buffer | null
  keyDays: number | null
  keyLeaseSeconds: number | null
}

export function takeParams(claim: IdempotencyClaim | undefined): TakeParams {
  return {
    ...claimParams(claim),
    keyFingerprint: claim?.fingerprint ?? null,
    keyDays: claim?.keepDays ?? null,
    keyLeaseSeconds: claim?.leaseSeconds ?? null,
  }
}

/** Two parts of a statement that has a part `settled`: nothing happens to the key unless the payment moved. */
export const keyFate = `completed as (
     update idempotency_keys set status = :keyStatus::smallint, answer = :keyAnswer::bytea
     where ${ownKey} and :keyUpdate::text = 'complete' and exists (select from settled)
   ), released as (
     delete from idempotency_keys
     where ${ownKey} and :keyUpdate::text = 'release' and exists (select from settled)
   )`

export type FateParams = ClaimParams & { keyUpdate: KeyFate['do']; keyStatus: number | null; keyAnswer: Buffer | null }

export function fateParams(fate: KeyFate): FateParams {
  const stored = fate.do === 'complete' ? fate : undefined
  return {
    ...claimParams(fate.claim),
    keyUpdate: fate.do,
    keyStatus: stored?.status ?? null,
    keyAnswer: stored?.answer ?? null,
  }
}
