import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { batched, type ColumnsOf, unknownLength } from '../storage/batch.ts'
import type { Database } from '../storage/database.ts'
import { resealTable, type SealedBefore } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { claimKey, type ClaimKeyParams, isFree, type KeyResponseParams, ownedKey, type OwnedKeyParams } from './sql.ts'

/** A request's claim of its key. `token` is unique to the request: only its owner may link, complete or release. */
export type KeyClaim = {
  scope: Scope
  route: string
  key: string
  token: string
  fingerprint: Buffer
  keepDays: number
  leaseSeconds: number
}

/** Another request with the same key and the same content: completed, or linked to a resource and abandoned. */
export type PreviousRequest =
  | { kind: 'completed'; status: number; text: string }
  | { kind: 'abandoned'; claim: KeyClaim; resourceId: string }

export type IdempotencyStore = {
  newClaim(scope: Scope, route: string, key: string, fingerprint: Buffer): KeyClaim
  /**
   * Undefined when the key is free for this request. Throws `idempotency_request_in_progress` while another request owns
   * it, and `idempotency_key_reused` when it was used for another request.
   */
  findPrevious(claim: KeyClaim): Promise<PreviousRequest | undefined>
  /** Claims the key in a separate write. False when another request owns the key. */
  claim(claim: KeyClaim): Promise<boolean>
  seal(claim: KeyClaim, text: string): Buffer
  /**
   * Stores the response; claims the key with it where the handler wrote nothing. False when another request owns the key
   * or has completed it.
   */
  complete(claim: KeyClaim, status: number, text: string): Promise<boolean>
  /** Releases a claim that is not linked to a resource. */
  release(claim: KeyClaim): Promise<void>
  sweep(): Promise<number>
}

const keyRow = `tenant_id = :tenantId and livemode = :livemode and route = :keyRoute and key = :key`

type PreviousRow = {
  fingerprint: Buffer
  token: string
  resourceId: string | null
  status: number | null
  answer: Buffer | null
  isAbandoned: boolean
}

type PreviousParams = Scope & { keyRoute: string; key: string; keyDays: number; keyLeaseSeconds: number }

const previousColumns = (
  leaseSeconds: string,
) => `fingerprint, claim_token as token, subject_id as "resourceId", status,
  answer, claimed_at < now() - make_interval(secs => ${leaseSeconds}) as "isAbandoned"`

const isKept = (days: string) => `claimed_at >= now() - make_interval(days => ${days})`

const selectPrevious = statement<PreviousParams, PreviousRow>(
  'idempotency.find_previous',
  `select ${previousColumns(':keyLeaseSeconds::integer')} from idempotency_keys
   where ${keyRow} and ${isKept(':keyDays::integer')}`,
)

const selectPreviousMany = statement<ColumnsOf<PreviousParams>, PreviousRow & { row: number }>(
  'idempotency.find_previous_many',
  `select ${previousColumns('lease_seconds')}, row::integer
   from unnest(${unknownLength(':tenantId::uuid[]')}, :livemode::boolean[], :keyRoute::text[], :key::text[], :keyDays::integer[],
               :keyLeaseSeconds::integer[]) with ordinality
     as r (tenant_id, livemode, route, key, days, lease_seconds, row)
   join idempotency_keys using (tenant_id, livemode, route, key)
   where ${isKept('days')}`,
)

const insertClaim = statement<Scope & ClaimKeyParams>('idempotency.claim', claimKey())

const completeClaim = statement<Scope & ClaimKeyParams & KeyResponseParams>(
  'idempotency.complete',
  `insert into idempotency_keys as k (tenant_id, livemode, route, key, claim_token, fingerprint, status, answer)
   values (:tenantId, :livemode, :keyRoute, :key, :keyToken, :keyFingerprint, :keyStatus, :keyAnswer)
   on conflict (tenant_id, livemode, route, key) do update set
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

export function createIdempotencyStore({
  database,
  sealer,
  random,
  keepDays,
  leaseSeconds,
}: {
  database: Database
  sealer: Sealer
  random: Random
  keepDays: number
  /** Longer than any request can last: the owner of an older claim has died. */
  leaseSeconds: number
}): IdempotencyStore {
  const findPrevious = batched(database, selectPrevious, selectPreviousMany)

  return {
    newClaim: (scope, route, key, fingerprint) => ({
      scope,
      route,
      key,
      token: random.uuid(),
      fingerprint,
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
      if (!row.fingerprint.equals(claim.fingerprint)) throw new GatewayError('idempotency_key_reused')
      if (row.status !== null && row.answer !== null) {
        return { kind: 'completed', status: row.status, text: sealer.open(row.answer, context(claim)) }
      }
      if (!row.isAbandoned) throw keyInUse()
      if (row.resourceId === null) return undefined
      return { kind: 'abandoned', claim: { ...claim, token: row.token }, resourceId: row.resourceId }
    },

    claim: async (claim) => (await run(database, insertClaim, claimParams(claim))).length > 0,

    seal: (claim, text) => sealer.seal(text, context(claim)),

    async complete(claim, status, text) {
      const keyAnswer = sealer.seal(text, context(claim))
      const written = await run(database, completeClaim, { ...claimParams(claim), keyStatus: status, keyAnswer })
      return written.length > 0
    },

    async release({ scope, route, key, token }) {
      await run(database, releaseClaim, { ...scope, keyRoute: route, key, keyToken: token })
    },

    sweep: async () => (await run(database, deleteExpired, { keyDays: keepDays })).length,
  }
}

function claimParams(claim: KeyClaim): Scope & ClaimKeyParams {
  const { scope, route, key, token, fingerprint, keepDays, leaseSeconds } = claim
  return {
    ...scope,
    keyRoute: route,
    key,
    keyToken: token,
    keyFingerprint: fingerprint,
    keyDays: keepDays,
    keyLeaseSeconds: leaseSeconds,
  }
}

type SealedAnswer = Scope & { route: string; key: string; sealed: Buffer }

const selectSealedBefore = statement<SealedBefore, SealedAnswer>(
  'idempotency.sealed_before',
  `select tenant_id as "tenantId", livemode, route, key, answer as sealed from idempotency_keys
   where substr(answer, 1, length(:mark::bytea)) <> :mark limit :count`,
)

const updateAnswer = statement<SealedAnswer & { resealed: Buffer }>(
  'idempotency.reseal_answer',
  `update idempotency_keys set answer = :resealed
   where tenant_id = :tenantId and livemode = :livemode and route = :route and key = :key and answer = :sealed`,
)

export function resealAnswers(database: Database, sealer: Sealer): Promise<number> {
  return resealTable(database, sealer, {
    select: selectSealedBefore,
    update: updateAnswer,
    contextOf: ({ route, key, ...scope }) => context({ scope, route, key }),
  })
}

function context({ scope, route, key }: Pick<KeyClaim, 'scope' | 'route' | 'key'>): string {
  return `idempotency_keys.answer ${scope.tenantId} ${scope.livemode} ${route} ${key}`
}
