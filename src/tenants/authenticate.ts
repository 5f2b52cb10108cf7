import type { KeyObject } from 'node:crypto'
import { type Clock, startLoop } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { decimal } from '../foundation/money.ts'
import type { Caller } from '../foundation/scope.ts'
import { createSingleFlight } from '../foundation/single-flight.ts'
import type { Language } from '../foundation/text.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { matchesHash, publicPart } from './key-format.ts'

export type Authenticator = {
  /** Who a key belongs to, if that was found out a moment ago: no promise, no hash, for the requests that follow. */
  known(key: string | string[] | undefined): Caller | undefined
  /** Answers 401 by throwing. */
  authenticate(key: string | string[] | undefined): Promise<Caller>
  stop(): Promise<void>
}

type Row = {
  tenantId: string
  tenantName: string
  pendingWaitSeconds: number
  toleranceVes: string
  tolerancePercent: string
  acceptsOverpayment: boolean
  language: Language
  keyId: string
  livemode: boolean
  hash: Buffer
  active: boolean
}

const lookUp = statement<{ publicPart: string }, Row>(
  'keys.authenticate',
  `select k.tenant_id as "tenantId", t.name as "tenantName", t.pending_wait_seconds as "pendingWaitSeconds",
          t.transfer_tolerance_ves as "toleranceVes", t.transfer_tolerance_percent as "tolerancePercent",
          t.accepts_overpayment as "acceptsOverpayment", t.language, k.key_id as "keyId", k.livemode, k.hash,
          k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and t.deactivated_at is null as active
   from api_keys k join tenants t using (tenant_id)
   where k.public_part = :publicPart`,
)

// Two processes may write the same keys at once: a row the other one holds is passed over, it is being written.
const writeLastUse = statement<{ tenantIds: string[]; keyIds: string[]; secondsAgo: number[] }>(
  'keys.last_use',
  `with due as (
     select tenant_id, key_id, now() - make_interval(secs => seconds) as used_at
     from api_keys
     join unnest(:tenantIds::uuid[], :keyIds::uuid[], :secondsAgo::float8[]) as u (tenant_id, key_id, seconds)
       using (tenant_id, key_id)
     for no key update of api_keys skip locked
   )
   update api_keys k set last_used_at = greatest(k.last_used_at, due.used_at)
   from due where k.tenant_id = due.tenant_id and k.key_id = due.key_id`,
)

/**
 * Rows are remembered for less than a second (and only what the database said, never a verdict on a key's
 * text), so a busy tenant costs one look-up a second and a revocation is felt everywhere within one.
 */
export function createAuthenticator({
  database,
  clock,
  log,
  pepper,
}: {
  database: Database
  clock: Clock
  log: Log
  pepper: KeyObject
}): Authenticator {
  const rows = createSingleFlight<Row | undefined>({
    clock,
    maxAgeMs: limits.apiKeyCacheMs,
    maxEntries: limits.apiKeyCacheEntries,
  })
  const uses = new Map<string, { tenantId: string; atMs: number }>()
  /** By the whole key: a map compares texts only when their seeded hashes are equal, so guessing learns nothing. */
  const callers = new Map<string, { askedAtMs: number; caller: Caller }>()

  const flushing = startLoop(clock, limits.lastUseFlushMs, flushLastUse, (error) =>
    log.warn('last use of keys was not written', errorFields(error)),
  )

  return {
    known(key) {
      const entry = typeof key === 'string' ? callers.get(key) : undefined
      return entry && clock.monotonicMs() - entry.askedAtMs < limits.apiKeyCacheMs ? entry.caller : undefined
    },

    async authenticate(key) {
      if (key === undefined || key === '') throw new GatewayError('missing_api_key')
      if (typeof key !== 'string') throw new GatewayError('invalid_api_key')
      const part = publicPart(key)
      const looked = part ? rows.get(part, () => find(part)) : undefined
      const row = await looked?.value
      if (!looked || !row || !matchesHash(key, row.hash, pepper)) throw new GatewayError('invalid_api_key')
      if (!row.active) throw new GatewayError('inactive_api_key')
      uses.set(row.keyId, { tenantId: row.tenantId, atMs: clock.monotonicMs() })
      const caller = {
        scope: { tenantId: row.tenantId, livemode: row.livemode },
        tenantName: row.tenantName,
        keyId: row.keyId,
        pendingWaitSeconds: row.pendingWaitSeconds,
        tolerance: {
          ves: decimal(row.toleranceVes),
          percent: decimal(row.tolerancePercent),
          acceptsOverpayment: row.acceptsOverpayment,
        },
        language: row.language,
      }
      if (callers.size >= limits.apiKeyCacheEntries) callers.clear()
      callers.set(key, { askedAtMs: looked.startedAtMs, caller })
      return caller
    },

    async stop() {
      await flushing.stop()
      await flushLastUse().catch(() => {})
    },
  }

  async function find(part: string): Promise<Row | undefined> {
    const [row] = await run(database, lookUp, { publicPart: part })
    return row
  }

  async function flushLastUse(): Promise<void> {
    forgetOldCallers()
    if (uses.size === 0) return
    const batch = [...uses.entries()]
    uses.clear()
    const now = clock.monotonicMs()
    await run(database, writeLastUse, {
      tenantIds: batch.map(([, use]) => use.tenantId),
      keyIds: batch.map(([keyId]) => keyId),
      secondsAgo: batch.map(([, use]) => (now - use.atMs) / 1000),
    })
  }

  /** A key that is not used any more does not stay in memory. */
  function forgetOldCallers(): void {
    const now = clock.monotonicMs()
    for (const [key, { askedAtMs }] of callers) if (now - askedAtMs >= limits.apiKeyCacheMs) callers.delete(key)
  }
}
