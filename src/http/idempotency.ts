import { createHmac, type KeyObject } from 'node:crypto'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, statement } from '../storage/database.ts'
import { resealTable } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * Idempotency-Key: the same request twice is done once, whatever dies in between.
 *
 *   claim      commits before anything else happens; the row's primary key lets only one request through
 *   link       the statement that makes the payment also writes its id into the claim, if the token still owns it
 *   complete   the statement that settles the payment also stores the answer
 *   release    a refusal that did nothing leaves no trace: the key may be used again
 *
 * A claim older than the lease has no living owner. If it made nothing, the next request takes it over with a
 * token of its own, and the old owner, should it wake, finds its token void when it tries to link. If it made
 * something, the answer is told from that, and nothing is run again.
 */
export type Claim = { scope: Scope; route: string; key: string; token: string }

export type ClaimResult =
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'replay'; status: number; text: string }
  | { kind: 'orphan'; claim: Claim; subjectId: string }

export type IdempotencyStore = {
  claim(scope: Scope, route: string, key: string, fingerprint: Buffer): Promise<ClaimResult>
  seal(claim: Claim, text: string): Buffer
  complete(claim: Claim, status: number, text: string): Promise<void>
  release(claim: Claim): Promise<void>
  sweep(): Promise<number>
}

const printable = /^[\x20-\x7e]+$/

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header.length > limits.idempotencyKeyCharacters || !printable.test(header)) {
    throw new GatewayError('invalid_idempotency_key')
  }
  return header
}

/**
 * Tells one request from another. A keyed hash of the whole, so the store holds nothing from which a card
 * number, token or PIN could be guessed, however few digits it has.
 */
export function fingerprint(key: KeyObject, request: { path: string; body: unknown }): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([request.path, request.body ?? null], sortedKeys))
    .digest()
}

function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const mine = `tenant_id = $1 and livemode = $2 and route = $3 and key = $4 and claim_token = $5 and status is null`

const insertClaim = statement(
  'idempotency.claim',
  `insert into idempotency_keys as k (tenant_id, livemode, route, key, fingerprint, claim_token)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (tenant_id, livemode, route, key) do update set
     fingerprint = excluded.fingerprint, claim_token = excluded.claim_token, claimed_at = now(),
     subject_id = null, status = null, answer = null
   where k.claimed_at < now() - make_interval(days => $7)
      or (k.status is null and k.subject_id is null and k.fingerprint = excluded.fingerprint
          and k.claimed_at < now() - make_interval(secs => $8))
   returning 1`,
)

const selectClaim = statement(
  'idempotency.select',
  `select fingerprint, claim_token as token, subject_id as "subjectId", status, answer,
          claimed_at < now() - make_interval(secs => $5) as abandoned
   from idempotency_keys
   where tenant_id = $1 and livemode = $2 and route = $3 and key = $4`,
)

const completeClaim = statement(
  'idempotency.complete',
  `update idempotency_keys set status = $6, answer = $7 where ${mine}`,
)

const releaseClaim = statement(
  'idempotency.release',
  `delete from idempotency_keys where ${mine} and subject_id is null`,
)

const sweepClaims = statement(
  'idempotency.sweep',
  `delete from idempotency_keys where ctid = any (array(
     select ctid from idempotency_keys where claimed_at < now() - make_interval(days => $1)
     order by claimed_at limit 1000))
   returning 1`,
)

type Row = {
  fingerprint: Buffer
  token: string
  subjectId: string | null
  status: number | null
  answer: Buffer | null
  abandoned: boolean
}

export function createIdempotencyStore({
  database,
  sealer,
  random,
  keepDays,
}: {
  database: Database
  sealer: Sealer
  random: Random
  keepDays: number
}): IdempotencyStore {
  return {
    async claim(scope, route, key, print) {
      const token = random.uuid()
      const where = [scope.tenantId, scope.livemode, route, key]
      const lease = limits.idempotencyLeaseSeconds
      const claimed = await database.query(insertClaim, [...where, print, token, keepDays, lease])
      if (claimed.length > 0) return { kind: 'claimed', claim: { scope, route, key, token } }

      const [row] = await database.query<Row>(selectClaim, [...where, lease])
      // Released between the two statements: the first request was refused a moment ago. Ask again.
      if (!row) throw new GatewayError('idempotency_request_in_progress', { retryAfterSeconds: 1 })
      if (!row.fingerprint.equals(print)) throw new GatewayError('idempotency_key_reused')
      const claim = { scope, route, key, token: row.token }
      if (row.status !== null && row.answer !== null) {
        return { kind: 'replay', status: row.status, text: sealer.open(row.answer, context(claim)) }
      }
      if (row.abandoned && row.subjectId !== null) return { kind: 'orphan', claim, subjectId: row.subjectId }
      throw new GatewayError('idempotency_request_in_progress', { retryAfterSeconds: 1 })
    },

    seal: (claim, text) => sealer.seal(text, context(claim)),

    async complete(claim, status, text) {
      await database.query(completeClaim, [...values(claim), status, sealer.seal(text, context(claim))])
    },

    async release(claim) {
      await database.query(releaseClaim, values(claim))
    },

    sweep: async () => (await database.query(sweepClaims, [keepDays])).length,
  }
}

const selectFormerAnswers = statement(
  'idempotency.former_answers',
  `select tenant_id as "tenantId", livemode, route, key, answer as sealed from idempotency_keys
   where substr(answer, 1, length($1::bytea)) <> $1 limit $2`,
)

const updateAnswer = statement(
  'idempotency.reseal_answer',
  `update idempotency_keys set answer = $6
   where tenant_id = $1 and livemode = $2 and route = $3 and key = $4 and answer = $5`,
)

export function resealAnswers(database: Database, sealer: Sealer): Promise<number> {
  return resealTable<Scope & { route: string; key: string; sealed: Buffer }>(database, sealer, {
    select: selectFormerAnswers,
    update: updateAnswer,
    keyOf: ({ tenantId, livemode, route, key }) => [tenantId, livemode, route, key],
    contextOf: ({ route, key, ...scope }) => context({ scope, route, key }),
  })
}

function values({ scope, route, key, token }: Claim): unknown[] {
  return [scope.tenantId, scope.livemode, route, key, token]
}

function context({ scope, route, key }: Omit<Claim, 'token'>): string {
  return `idempotency_keys.answer ${scope.tenantId} ${scope.livemode} ${route} ${key}`
}
