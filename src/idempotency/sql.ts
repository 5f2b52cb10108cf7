import type { IdempotencyClaim } from '../foundation/route.ts'

/**
 * SQL fragments through which a capability's own statement claims, links, completes or releases the request's
 * Idempotency-Key, and their parameters. Every statement that uses them has the parameters `tenantId` and `livemode`.
 */

/** The effect of a transition on the key: only linked to the resource, completed with a response, or released. */
export type KeyUpdate =
  | { claim: IdempotencyClaim | undefined; do: 'link' }
  | { claim: IdempotencyClaim | undefined; do: 'complete'; status: number; answer: Buffer | null }
  | { claim: IdempotencyClaim | undefined; do: 'release' }

/** The key update of a transition without a request. */
export const noKey: KeyUpdate = { claim: undefined, do: 'link' }

/** The key's row, claimed by this request and not completed. */
export const ownedKey = `tenant_id = :tenantId and livemode = :livemode and route = :keyRoute and key = :key
       and claim_token = :keyToken and status is null`

/** True for a request without an Idempotency-Key. */
export const hasNoKey = `:keyRoute::text is null`

export type OwnedKeyParams = { keyRoute: string | null; key: string | null; keyToken: string | null }

export function ownedKeyParams(claim: Pick<IdempotencyClaim, 'route' | 'key' | 'token'> | undefined): OwnedKeyParams {
  return { keyRoute: claim?.route ?? null, key: claim?.key ?? null, keyToken: claim?.token ?? null }
}

/**
 * Claims the key if it is (a) unused, (b) expired, or (c) claimed but not linked to a resource, and the claim is this
 * request's or its lease has lapsed. Concurrent claimers block on the row and return no row. Without a key it does nothing.
 */
export function claimKey({ resource = 'null', status = 'null', answer = 'null', when = 'true' } = {}): string {
  const values = keyValues({ resource, status, answer })
  return `${upsertKey} select ${values} where not (${hasNoKey}) and ${when} ${ifFree(isFree)} returning 1`
}

/** The same for each row of a batch (storage/batch.ts): a CTE `claimed_key` with the keys that were claimed. */
export function claimKeys({
  from = 'r',
  when = 'true',
  resource,
  status = 'null',
  answer = 'null',
}: Partial<KeyValues> & { from?: string; when?: string; resource: string }): string {
  // The settings are the same for all rows that have a key.
  const setting = (parameter: string) => `(select max(${parameter}::integer) from r)`
  const free = isFreeAfter({ days: setting(':keyDays'), leaseSeconds: setting(':keyLeaseSeconds') })
  const values = keyValues({ resource, status, answer })
  return `claimed_key as (
     ${upsertKey} select ${values} from ${from} where not (${hasNoKey}) and ${when} ${ifFree(free)}
     returning tenant_id, livemode, route, key
   )`
}

const keyOfRow = `k.tenant_id = :tenantId::uuid and k.livemode = :livemode::boolean and k.route = :keyRoute::text
       and k.key = :key::text`

/** For a row of a batch: its request has no key, or has claimed it. */
export const hasClaimedKey = `(${hasNoKey} or exists (select from claimed_key k where ${keyOfRow}))`

const upsertKey = `insert into idempotency_keys as k
       (tenant_id, livemode, route, key, claim_token, fingerprint, subject_id, status, answer,
        secret_salt, secret_fingerprint)`

type KeyValues = { resource: string; status: string; answer: string }

const keyValues = ({ resource, status, answer }: KeyValues) =>
  `:tenantId::uuid, :livemode::boolean, :keyRoute::text, :key::text, :keyToken::uuid, :keyFingerprint::bytea,
            ${resource}::uuid, ${status}::smallint, ${answer}::bytea,
            ${whileRunning(status, ':keySalt')}, ${whileRunning(status, ':keySecretFingerprint')}`

/** A claim that is stored with its response has ended: nothing of the request's secrets is kept. */
const whileRunning = (status: string, parameter: string) =>
  status === 'null' ? `${parameter}::bytea` : `case when ${status}::smallint is null then ${parameter}::bytea end`

const ifFree = (free: string) => `on conflict (tenant_id, livemode, route, key) do update set
       claim_token = excluded.claim_token, fingerprint = excluded.fingerprint, claimed_at = now(),
       subject_id = excluded.subject_id, status = excluded.status, answer = excluded.answer,
       secret_salt = excluded.secret_salt, secret_fingerprint = excluded.secret_fingerprint
     where ${free}`

/** Inside an upsert of a key `k`: the row may be overwritten by this request. */
const isFreeAfter = ({ days, leaseSeconds }: { days: string; leaseSeconds: string }) =>
  `k.claimed_at < now() - make_interval(days => ${days})
        or (k.status is null and k.subject_id is null
            and (k.claim_token = excluded.claim_token
                 or k.claimed_at < now() - make_interval(secs => ${leaseSeconds})))`

export const isFree = isFreeAfter({ days: ':keyDays::integer', leaseSeconds: ':keyLeaseSeconds::integer' })

export type ClaimKeyParams = OwnedKeyParams & {
  keyFingerprint: Buffer | null
  keySalt: Buffer | null
  keySecretFingerprint: Buffer | null
  keyDays: number | null
  keyLeaseSeconds: number | null
}

type ClaimedKey = Pick<
  IdempotencyClaim,
  'route' | 'key' | 'token' | 'fingerprint' | 'secrets' | 'keepDays' | 'leaseSeconds'
>

export function claimKeyParams(claim: ClaimedKey | undefined): ClaimKeyParams {
  return {
    ...ownedKeyParams(claim),
    keyFingerprint: claim?.fingerprint ?? null,
    keySalt: claim?.secrets?.salt ?? null,
    keySecretFingerprint: claim?.secrets?.fingerprint ?? null,
    keyDays: claim?.keepDays ?? null,
    keyLeaseSeconds: claim?.leaseSeconds ?? null,
  }
}

/** The response stored by the statement that claims the key. */
export type KeyResponseParams = { keyStatus: number | null; keyAnswer: Buffer | null }

/** Releases the request's key. */
export const releaseKey = (when: string) => `delete from idempotency_keys where ${ownedKey} and ${when}`

/** Assignments of every update that stores a response. */
export const forgetSecrets = `secret_salt = null, secret_fingerprint = null`

/** Two CTEs of a statement that has a CTE `settled`: the key stays as it is unless the payment moved. */
export const completeOrReleaseKey = `completed as (
     update idempotency_keys set status = :keyStatus::smallint, answer = :keyAnswer::bytea, ${forgetSecrets}
     where ${ownedKey} and :keyUpdate::text = 'complete' and exists (select from settled)
   ), released as (
     ${releaseKey(`:keyUpdate::text = 'release' and exists (select from settled)`)}
   )`

const ownedKeyOfRow = `${keyOfRow} and k.claim_token = :keyToken::uuid and k.status is null`

/** The same for each row of a batch, whose CTE `settled` has the rows that moved. */
export const completeOrReleaseKeys = `completed as (
     update idempotency_keys k set status = :keyStatus::smallint, answer = :keyAnswer::bytea, ${forgetSecrets}
     from r join settled using (row) where ${ownedKeyOfRow} and :keyUpdate::text = 'complete'
   ), released as (
     delete from idempotency_keys k
     using r join settled using (row) where ${ownedKeyOfRow} and :keyUpdate::text = 'release'
   )`

export type KeyUpdateParams = OwnedKeyParams & KeyResponseParams & { keyUpdate: KeyUpdate['do'] }

export function keyUpdateParams(update: KeyUpdate): KeyUpdateParams {
  return { ...ownedKeyParams(update.claim), ...keyResponseParams(update), keyUpdate: update.do }
}

export function keyResponseParams(update: KeyUpdate): KeyResponseParams {
  const response = update.claim && update.do === 'complete' ? update : undefined
  return { keyStatus: response?.status ?? null, keyAnswer: response?.answer ?? null }
}
