import type { Clock } from '../foundation/clock.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { batched, type ColumnsOf, unknownLength } from '../storage/batch.ts'
import type { Database } from '../storage/database.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import { retryWhileDatabaseDown } from '../storage/retry.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import type { RequestContent } from './fingerprint.ts'
import {
  claimKey,
  type ClaimKeyParams,
  claimKeyParams,
  forgetSecrets,
  isFree,
  type KeyResponseParams,
  ownedKey,
  type OwnedKeyParams,
} from './sql.ts'

/** A request's claim of its key. `token` is unique to the request: only its owner may link, complete or release. */
export type KeyClaim = {
  scope: Scope
  route: string
  key: string
  token: string
  fingerprint: Buffer
  secrets: RequestContent['secrets']
  content: RequestContent
  keepDays: number
  leaseSeconds: number
}

/** Another request with the same key and the same content: completed, or linked to a resource and abandoned. */
export type PreviousRequest =
  | { kind: 'completed'; status: number; text: string }
  | { kind: 'abandoned'; claim: KeyClaim; resourceId: string }

export type IdempotencyStore = {
  newClaim(scope: Scope, route: string, key: string, content: RequestContent): KeyClaim
  /**
   * Undefined when the key is free for this request. Throws `idempotency_request_in_progress` while another request owns
   * it, and `idempotency_key_reused` when it was used for another request.
   */
  findPrevious(claim: KeyClaim): Promise<PreviousRequest | undefined>
  /** Claims the key in a separate write. False when another request owns the key. */
  claim(claim: KeyClaim): Promise<boolean>
  seal(claim: KeyClaim, text: string): Buffer
  /**
   * Stores the response, with retries while the database is unavailable; claims the key with it where the handler wrote
   * nothing. False when the key is completed already or owned by another request.
   */
  complete(claim: KeyClaim, status: number, text: string): Promise<boolean>
  /** Releases a claim that is not linked to a resource. */
  release(claim: KeyClaim): Promise<void>
  /** Removes expired keys, and the salted fingerprints of requests whose process died. */
  sweep(): Promise<number>
}

const keyRow = `tenant_id = :tenantId and livemode = :livemode and route = :keyRoute and key = :key`

type PreviousRow = {
  fingerprint: Buffer
  salt: Buffer | null
  secretFingerprint: Buffer | null
  token: string
  resourceId: string | null
  status: number | null
  answer: Buffer | null
  isAbandoned: boolean
}

type PreviousParams = Scope & { keyRoute: string; key: string; keyDays: number; keyLeaseSeconds: number }

const previousColumns = (
  leaseSeconds: string,
) => `fingerprint, secret_salt as salt, secret_fingerprint as "secretFingerprint", claim_token as token, subject_id as "resourceId", status,
  answer, claimed_at < now() - make_interval(secs => ${leaseSeconds}) as "isAbandoned"`

const isKept = (days: string) => `claimed_at >= now() - make_interval(days => ${days})`

const selectPrevious = statement<PreviousParams, PreviousRow>(
  'idempotency.find_previous',
  `select ${previousColumns(':keyLeaseSeconds::integer')} from idempotency_keys
   where ${keyRow} and ${isKept(':keyDays::integer')}`,
)

const selectPreviousMany = statement<ColumnsOf<PreviousParams>, PreviousRow & { row: number }>(
  'idempotency.find_previous_many',
  `select found.*, row::integer
   from unnest(${unknownLength(':tenantId::uuid[]')}, :livemode::boolean[], :keyRoute::text[], :key::text[], :keyDays::integer[],
               :keyLeaseSeconds::integer[]) with ordinality
     as r (tenant_id, livemode, route, key, days, lease_seconds, row)
   cross join lateral (
     select ${previousColumns('lease_seconds')} from idempotency_keys k
     where (k.tenant_id, k.livemode, k.route, k.key) = (r.tenant_id, r.livemode, r.route, r.key) and ${isKept('days')}
     limit 1
   ) as found`,
)

const insertClaim = statement<Scope & ClaimKeyParams>('idempotency.claim', claimKey())

const completeClaim = statement<Scope & Omit<ClaimKeyParams, 'keySalt' | 'keySecretFingerprint'> & KeyResponseParams>(
  'idempotency.complete',
  `insert into idempotency_keys as k (tenant_id, livemode, route, key, claim_token, fingerprint, status, answer)
   values (:tenantId, :livemode, :keyRoute, :key, :keyToken, :keyFingerprint, :keyStatus, :keyAnswer)
   on conflict (tenant_id, livemode, route, key) do update set ${forgetSecrets},
     claim_token = excluded.claim_token, fingerprint = excluded.fingerprint, status = excluded.status,
     answer = excluded.answer,
     subject_id = case when k.claim_token = excluded.claim_token then k.subject_id end,
     claimed_at = case when k.claim_token = excluded.claim_token then k.claimed_at else now() end
   where (k.claim_token = excluded.claim_token and k.status is null) or ${isFree}
   returning 1`,
)

const releaseClaim = statement<Scope & OwnedKeyParams>(
  'idempotency.release',
  `delete from idempotency_keys where ${ownedKey} and subject_id is null`,
)

// A key that another process claims anew at this moment is locked and skipped.
const deleteExpired = statement<{ keyDays: number }>(
  'idempotency.sweep',
  `with expired as (
     select tenant_id, livemode, route, key from idempotency_keys
     where claimed_at < now() - make_interval(days => :keyDays::integer)
     order by claimed_at limit 1000 for update skip locked
   )
   delete from idempotency_keys k using expired e
   where (k.tenant_id, k.livemode, k.route, k.key) = (e.tenant_id, e.livemode, e.route, e.key)
   returning 1`,
)

const forgetAbandonedSecrets = statement<{ keyLeaseSeconds: number }>(
  'idempotency.forget_secrets',
  `with abandoned as (
     select tenant_id, livemode, route, key from idempotency_keys
     where secret_salt is not null and claimed_at < now() - make_interval(secs => :keyLeaseSeconds::integer)
     order by claimed_at limit 1000 for update skip locked
   )
   update idempotency_keys k set ${forgetSecrets} from abandoned a
   where (k.tenant_id, k.livemode, k.route, k.key) = (a.tenant_id, a.livemode, a.route, a.key)`,
)

export function createIdempotencyStore({
  database,
  clock,
  sealer,
  random,
  keepDays,
  leaseSeconds,
}: {
  database: Database
  clock: Clock
  sealer: Sealer
  random: Random
  keepDays: number
  /** Longer than any request can last: the owner of an older claim has died. */
  leaseSeconds: number
}): IdempotencyStore {
  const findPrevious = batched(database, selectPrevious, selectPreviousMany)

  return {
    newClaim: (scope, route, key, content) => ({
      scope,
      route,
      key,
      token: random.uuid(),
      fingerprint: content.fingerprint,
      secrets: content.secrets,
      content,
      keepDays,
      leaseSeconds,
    }),

    async findPrevious(claim) {
      const { scope, route, key } = claim
      const [row] = await findPrevious({
        ...scope,
        keyRoute: route,
        key,
        keyDays: keepDays,
        keyLeaseSeconds: leaseSeconds,
      })
      if (!row || row.token === claim.token) return undefined
      if (!claim.content.isSame(row.fingerprint)) throw new GatewayError('idempotency_key_reused')
      if (row.status !== null && row.answer !== null) {
        return { kind: 'completed', status: row.status, text: sealer.open(row.answer, context(claim)) }
      }
      if (!row.isAbandoned) {
        const secrets = secretsOf(row)
        if (secrets && !claim.content.hasSameSecrets(secrets)) throw new GatewayError('idempotency_key_reused')
        throw keyInUse()
      }
      if (row.resourceId === null) return undefined
      return { kind: 'abandoned', claim: { ...claim, token: row.token }, resourceId: row.resourceId }
    },

    claim: async (claim) => (await run(database, insertClaim, claimParams(claim))).length > 0,

    seal: (claim, text) => sealer.seal(text, context(claim)),

    async complete(claim, status, text) {
      const keyAnswer = sealer.seal(text, context(claim))
      const params = { ...claimParams(claim), keyStatus: status, keyAnswer }
      const written = await retryWhileDatabaseDown({ clock }, () => run(database, completeClaim, params))
      return written.length > 0
    },

    async release({ scope, route, key, token }) {
      await run(database, releaseClaim, { ...scope, keyRoute: route, key, keyToken: token })
    },

    async sweep() {
      await run(database, forgetAbandonedSecrets, { keyLeaseSeconds: leaseSeconds })
      return (await run(database, deleteExpired, { keyDays: keepDays })).length
    },
  }
}

function secretsOf({ salt, secretFingerprint }: PreviousRow): RequestContent['secrets'] {
  return salt && secretFingerprint ? { salt, fingerprint: secretFingerprint } : undefined
}

function claimParams(claim: KeyClaim): Scope & ClaimKeyParams {
  return { ...claim.scope, ...claimKeyParams(claim) }
}

type AnswerKey = Scope & { route: string; key: string }

const sealedIn = {
  table: 'idempotency_keys',
  column: 'answer',
  key: { tenantId: 'tenant_id', livemode: 'livemode', route: 'route', key: 'key' },
}

const selectSealedAfter = statement<AnswerKey & SealedAfter, AnswerKey & { sealed: Buffer | null }>(
  'idempotency.sealed_after',
  sealedAfter(sealedIn),
)

const updateAnswer = statement<AnswerKey & { sealed: Buffer; resealed: Buffer }>(
  'idempotency.reseal_answer',
  updateSealed(sealedIn),
)

export const sealedAnswers: SealedColumn<AnswerKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, route: '', key: '' },
  select: selectSealedAfter,
  update: updateAnswer,
  contextOf: ({ route, key, ...scope }) => context({ scope, route, key }),
}

function context({ scope, route, key }: Pick<KeyClaim, 'scope' | 'route' | 'key'>): string {
  return `idempotency_keys.answer ${scope.tenantId} ${scope.livemode} ${route} ${key}`
}
