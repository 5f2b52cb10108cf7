import type { KeyObject } from 'node:crypto'
import { type Clock, startLoop } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { KeyScope } from '../foundation/key-scopes.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { decimal } from '../foundation/money.ts'
import type { Caller } from '../foundation/scope.ts'
import { cidrs } from '../foundation/setting-readers.ts'
import { createSingleFlight } from '../foundation/single-flight.ts'
import type { Language } from '../foundation/text.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { hashKey, matchesHash, publicPart } from './key-format.ts'

export type Authenticator = {
  /** Synchronous cache hit for a key authenticated within `apiKeyCacheMs`; avoids a promise and an HMAC per request. */
  cachedCaller(key: string | string[] | undefined): Caller | undefined
  /** Throws a GatewayError with status 401 if the key is missing, unknown or inactive. */
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
  approvalAboveVes: string | null
  keyId: string
  livemode: boolean
  scopes: KeyScope[]
  allowedIps: string | null
  hasLimits: boolean
  budgetId: string
  hash: Buffer
  active: boolean
}

const selectKey = statement<{ publicPart: string }, Row>(
  'keys.authenticate',
  `select k.tenant_id as "tenantId", t.name as "tenantName", t.pending_wait_seconds as "pendingWaitSeconds",
          t.transfer_tolerance_ves as "toleranceVes", t.transfer_tolerance_percent as "tolerancePercent",
          t.accepts_overpayment as "acceptsOverpayment", t.language, t.approval_above_ves as "approvalAboveVes",
          k.key_id as "keyId", k.livemode, k.hash, k.scopes, array_to_string(k.allowed_ips, ',') as "allowedIps",
          coalesce(k.budget_id, k.key_id) as "budgetId", coalesce(k.call_limit_ves, k.day_limit_ves, k.payee_limit_ves) is not null as "hasLimits",
          k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and t.deactivated_at is null as active
   from api_keys k join tenants t using (tenant_id)
   where k.public_part = :publicPart`,
)

// Two processes may update the same keys at once: a row locked by the other is skipped, since it is being updated.
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

const updateHash = statement<{ tenantId: string; keyId: string; formerHash: Buffer; hash: Buffer }>(
  'keys.replace_hash',
  `update api_keys set hash = :hash where tenant_id = :tenantId and key_id = :keyId and hash = :formerHash`,
)

/**
 * API key authentication. Rows are cached for less than a second, so a busy tenant costs one query per second and a
 * revocation takes effect on every process within one second. Only rows are cached by public part, never the result of
 * comparing a key.
 */
export function createAuthenticator({
  database,
  clock,
  log,
  peppers,
}: {
  database: Database
  clock: Clock
  log: Log
  /** Of the installation's current secret first, then of former ones. */
  peppers: readonly KeyObject[]
}): Authenticator {
  const rows = createSingleFlight<Row | undefined>({
    clock,
    maxAgeMs: limits.apiKeyCacheMs,
    maxEntries: limits.apiKeyCacheEntries,
  })
  const uses = new Map<string, { tenantId: string; atMs: number }>()
  /** Callers by complete key. A Map compares strings only if their seeded hashes match, so timing reveals nothing. */
  const callers = new Map<string, { readAtMs: number; caller: Caller }>()

  const flushing = startLoop(clock, limits.lastUseFlushMs, flushLastUse, (error) =>
    log.warn('update of last use failed', errorFields(error)),
  )

  return {
    cachedCaller(key) {
      const entry = typeof key === 'string' ? callers.get(key) : undefined
      return entry && clock.monotonicMs() - entry.readAtMs < limits.apiKeyCacheMs ? entry.caller : undefined
    },

    async authenticate(key) {
      if (key === undefined || key === '') throw new GatewayError('missing_api_key')
      if (typeof key !== 'string') throw new GatewayError('invalid_api_key')
      const part = publicPart(key)
      const lookup = part ? rows.get(part, () => find(part)) : undefined
      const row = await lookup?.value
      const matching = row ? peppers.findIndex((pepper) => matchesHash(key, row.hash, pepper)) : -1
      if (!lookup || !row || matching === -1) throw new GatewayError('invalid_api_key')
      if (!row.active) throw new GatewayError('inactive_api_key')
      if (matching > 0) replaceHash(row, key)
      uses.set(row.keyId, { tenantId: row.tenantId, atMs: clock.monotonicMs() })
      const caller = toCaller(row)
      if (callers.size >= limits.apiKeyCacheEntries) callers.clear()
      callers.set(key, { readAtMs: lookup.startedAtMs, caller })
      return caller
    },

    async stop() {
      await flushing.stop()
      await flushLastUse().catch(() => {})
    },
  }

  /** Stores the hash under the current secret. If the write fails, the next use tries again. */
  function replaceHash({ tenantId, keyId, hash }: Row, key: string): void {
    const [pepper] = peppers
    if (!pepper) return
    run(database, updateHash, { tenantId, keyId, formerHash: hash, hash: hashKey(key, pepper) }).catch(
      (error: unknown) => log.warn('update of a key’s hash failed', errorFields(error)),
    )
  }

  async function find(part: string): Promise<Row | undefined> {
    const [row] = await run(database, selectKey, { publicPart: part })
    return row
  }

  async function flushLastUse(): Promise<void> {
    evictExpiredCallers()
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

  /** Removes keys that are no longer used from memory. */
  function evictExpiredCallers(): void {
    const now = clock.monotonicMs()
    for (const [key, { readAtMs }] of callers) if (now - readAtMs >= limits.apiKeyCacheMs) callers.delete(key)
  }
}

function toCaller(row: Row): Caller {
  return {
    scope: { tenantId: row.tenantId, livemode: row.livemode },
    tenantName: row.tenantName,
    keyId: row.keyId,
    actor: `key:${row.keyId}`,
    restrictions: {
      scopes: new Set(row.scopes),
      allowedIps: row.allowedIps === null ? null : cidrs(row.allowedIps),
      hasLimits: row.hasLimits,
      budgetId: row.budgetId,
    },
    approvalAboveVes: row.approvalAboveVes === null ? null : decimal(row.approvalAboveVes),
    pendingWaitSeconds: row.pendingWaitSeconds,
    tolerance: {
      ves: decimal(row.toleranceVes),
      percent: decimal(row.tolerancePercent),
      acceptsOverpayment: row.acceptsOverpayment,
    },
    language: row.language,
  }
}
