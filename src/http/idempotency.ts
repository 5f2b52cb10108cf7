import { createHmac, type KeyObject } from 'node:crypto'
import { isCardNumber } from '../foundation/card-number.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, positionalStatement } from '../storage/database.ts'
import { takeKey, type TakeParams } from '../storage/key-fate.ts'
import { statement, run } from '../storage/statement.ts'
import { resealTable } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * Idempotency-Key: the same request twice is done once, whatever dies in between.
 *
 *   claim      commits before anything happens outside: in the very statement that makes the payment, or by itself; the
 *              row's primary key lets only one request through
 *   link       the statement that makes the payment also writes its id into the claim, if the token still owns it
 *   complete   the statement that settles the payment also stores the answer
 *   release    a refusal that did nothing leaves no trace: the key may be used again
 *
 * A claim older than the lease has no living owner. If it made nothing, the next request takes it over with a
 * token of its own, and the old owner, should it wake, finds its token void when it tries to link. If it made
 * something, the answer is told from that, and nothing is run again.
 */
export type Claim = {
  scope: Scope
  route: string
  key: string
  token: string
  fingerprint: Buffer
  keepDays: number
  leaseSeconds: number
}

/** What another request with the same key left. */
export type Former =
  | { kind: 'replay'; status: number; text: string }
  | { kind: 'orphan'; claim: Claim; subjectId: string }

export type IdempotencyStore = {
  /** A claim that nobody knows of yet. */
  draw(scope: Scope, route: string, key: string, fingerprint: Buffer): Claim
  /** False when the key is another request's. */
  take(claim: Claim): Promise<boolean>
  /** Undefined when there is none but this request's own. Refuses when another is under way, or was about something else. */
  findFormer(claim: Claim): Promise<Former | undefined>
  seal(claim: Claim, text: string): Buffer
  complete(claim: Claim, status: number, text: string): Promise<void>
  release(claim: Claim): Promise<void>
  sweep(): Promise<number>
  /** Rejects when the database cannot take new data, which every claim is. */
  checkWritable(): Promise<void>
}

const cardNumberAsKey = {
  en: 'Idempotency-Key must not be a card number: send an id of your own, such as a uuid.',
  es: 'Idempotency-Key no debe ser un número de tarjeta: envíe un identificador propio, como un uuid.',
}

const printable = /^[\x20-\x7e]+$/

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header.length > limits.idempotencyKeyCharacters || !printable.test(header)) {
    throw new GatewayError('invalid_idempotency_key')
  }
  // The key is stored as it is, for as long as it names its request.
  if (isCardNumber(header)) throw new GatewayError('invalid_idempotency_key', { texts: cardNumberAsKey })
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

const takeClaim = statement<Scope & TakeParams>('idempotency.take', takeKey())

const selectClaim = positionalStatement(
  'idempotency.select',
  `select fingerprint, claim_token as token, subject_id as "subjectId", status, answer,
          claimed_at < now() - make_interval(secs => $6) as abandoned
   from idempotency_keys
   where tenant_id = $1 and livemode = $2 and route = $3 and key = $4
     and claimed_at >= now() - make_interval(days => $5)`,
)

const completeClaim = positionalStatement(
  'idempotency.complete',
  `update idempotency_keys set status = $6, answer = $7 where ${mine}`,
)

const releaseClaim = positionalStatement(
  'idempotency.release',
  `delete from idempotency_keys where ${mine} and subject_id is null`,
)

const sweepClaims = positionalStatement(
  'idempotency.sweep',
  `delete from idempotency_keys where ctid = any (array(
     select ctid from idempotency_keys where claimed_at < now() - make_interval(days => $1)
     order by claimed_at limit 1000))
   returning 1`,
)

// A table of its own is new space on the disk; what it holds goes with the transaction.
const writeProbe = positionalStatement(
  'idempotency.write_probe',
  `create temporary table pasarela_write_probe on commit drop as
   select repeat(md5(n::text), 32) as filling from generate_series(1, 64) as n`,
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
  leaseSeconds,
}: {
  database: Database
  sealer: Sealer
  random: Random
  keepDays: number
  /** Longer than any request can last: a claim older than this has no living owner. */
  leaseSeconds: number
}): IdempotencyStore {
  return {
    draw: (scope, route, key, print) => ({
      scope,
      route,
      key,
      token: random.uuid(),
      fingerprint: print,
      keepDays,
      leaseSeconds,
    }),

    async take(claim) {
      const { scope, route, key, token } = claim
      const rows = await run(database, takeClaim, {
        ...scope,
        keyRoute: route,
        key,
        keyToken: token,
        keyFingerprint: claim.fingerprint,
        keyDays: keepDays,
        keyLeaseSeconds: leaseSeconds,
      })
      return rows.length > 0
    },

    async findFormer(claim) {
      const { scope, route, key } = claim
      const [row] = await database.query<Row>(selectClaim, [
        scope.tenantId,
        scope.livemode,
        route,
        key,
        keepDays,
        leaseSeconds,
      ])
      if (!row || row.token === claim.token) return undefined
      if (!row.fingerprint.equals(claim.fingerprint)) throw new GatewayError('idempotency_key_reused')
      if (row.status !== null && row.answer !== null) {
        return { kind: 'replay', status: row.status, text: sealer.open(row.answer, context(claim)) }
      }
      if (!row.abandoned || row.subjectId === null) throw keyInUse()
      return { kind: 'orphan', claim: { ...claim, token: row.token }, subjectId: row.subjectId }
    },

    seal: (claim, text) => sealer.seal(text, context(claim)),

    async complete(claim, status, text) {
      await database.query(completeClaim, [...values(claim), status, sealer.seal(text, context(claim))])
    },

    async release(claim) {
      await database.query(releaseClaim, values(claim))
    },

    sweep: async () => (await database.query(sweepClaims, [keepDays])).length,

    checkWritable: () => database.transaction(async (transaction) => void (await transaction.query(writeProbe))),
  }
}

const selectFormerAnswers = positionalStatement(
  'idempotency.former_answers',
  `select tenant_id as "tenantId", livemode, route, key, answer as sealed from idempotency_keys
   where substr(answer, 1, length($1::bytea)) <> $1 limit $2`,
)

const updateAnswer = positionalStatement(
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

function context({ scope, route, key }: Pick<Claim, 'scope' | 'route' | 'key'>): string {
  return `idempotency_keys.answer ${scope.tenantId} ${scope.livemode} ${route} ${key}`
}
