import { type Clock, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/**
 * Token bucket per tenant and mode, shared by all processes: test traffic does not use up the live limit.
 *
 * Each process spends from a local copy of the bucket and writes its spending to the database every 100 ms, or sooner
 * once it reaches a tenth of the burst; the result is the new local copy. Overspending becomes a debt that is repaid
 * before more requests are allowed, so the long-term rate is exact. In the short term, with P processes, a tenant can
 * exceed the shared bucket by at most
 *
 *   (P − 1) × (a tenth of the burst + the requests that arrive during one round trip to the database)
 *
 * Without a database every process applies the limit by itself.
 */
export type RateLimiter = {
  take(scope: Scope): RateLimitResult
  stop(): Promise<void>
}

export type RateLimitResult = { allowed: boolean; limit: number; remaining: number; resetSeconds: number }

/** Buckets by tenant; a map for each mode, so that finding one makes no key. */
type Buckets = { live: Map<string, Bucket>; test: Map<string, Bucket> }
type Bucket = { scope: Scope; tokens: number; refilledAtMs: number; unreported: number }

type SettleParams = { tenantIds: string[]; livemodes: boolean[]; spent: number[]; burst: number; perSecond: number }

const settle = statement<SettleParams, Scope & { tokens: number }>(
  'rate_limit.settle',
  `insert into rate_buckets as b (tenant_id, livemode, tokens, updated_at)
   select tenant_id, livemode, :burst::float8 - spent, clock_timestamp()
   from unnest(:tenantIds::uuid[], :livemodes::boolean[], :spent::float8[]) as u (tenant_id, livemode, spent)
   order by tenant_id, livemode
   on conflict (tenant_id, livemode) do update set
     tokens = greatest(
       -:burst::float8,
       least(:burst::float8,
             b.tokens + :perSecond::float8 * greatest(0, extract(epoch from clock_timestamp() - b.updated_at)))
         - (:burst::float8 - excluded.tokens)),
     updated_at = clock_timestamp()
   returning tenant_id as "tenantId", livemode, tokens`,
)

type Options = { database: Database; clock: Clock; perSecond: number; burst: number }

export function createRateLimiter(options: Options): RateLimiter {
  const { clock, perSecond, burst } = options
  const buckets = createBuckets()
  const reportAt = Math.max(1, Math.floor(burst * limits.rateLimitSyncShare))
  let reporting: Promise<void> | undefined

  // A failed report is not lost: its spending stays unreported and is part of the next report.
  const loop = startLoop(clock, limits.rateLimitSyncMs, report, () => {})

  return {
    take(scope) {
      const bucket = bucketOf(scope)
      refill(bucket, options)
      const allowed = bucket.tokens >= 1
      if (allowed) {
        bucket.tokens -= 1
        bucket.unreported += 1
        if (bucket.unreported >= reportAt) void report().catch(() => {})
      }
      return {
        allowed,
        limit: burst,
        remaining: Math.max(0, Math.floor(bucket.tokens)),
        resetSeconds: allowed
          ? Math.ceil((burst - bucket.tokens) / perSecond)
          : Math.ceil((1 - bucket.tokens) / perSecond),
      }
    },
    async stop() {
      await loop.stop()
      await report().catch(() => {})
    },
  }

  function bucketOf(scope: Scope): Bucket {
    const known = ofMode(buckets, scope).get(scope.tenantId)
    if (known) return known
    const bucket = { scope, tokens: burst, refilledAtMs: clock.monotonicMs(), unreported: 0 }
    ofMode(buckets, scope).set(scope.tenantId, bucket)
    return bucket
  }

  /** One statement for all tenants; concurrent calls share it. */
  function report(): Promise<void> {
    reporting ??= settleSpending(buckets, options).finally(() => {
      reporting = undefined
    })
    return reporting
  }
}

function refill(bucket: Bucket, { clock, perSecond, burst }: Options): void {
  const now = clock.monotonicMs()
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.refilledAtMs) / 1000) * perSecond)
  bucket.refilledAtMs = now
}

/** Writes the spending of this process, and removes full buckets. */
async function settleSpending(buckets: Buckets, options: Options): Promise<void> {
  const { database, clock, perSecond, burst } = options
  const spent: Bucket[] = []
  for (const bucket of [...buckets.live.values(), ...buckets.test.values()]) {
    if (bucket.unreported > 0) {
      spent.push({ ...bucket })
      continue
    }
    refill(bucket, options)
    if (bucket.tokens >= burst) ofMode(buckets, bucket.scope).delete(bucket.scope.tenantId)
  }
  if (spent.length === 0) return
  const rows = await run(database, settle, {
    tenantIds: spent.map(({ scope }) => scope.tenantId),
    livemodes: spent.map(({ scope }) => scope.livemode),
    spent: spent.map(({ unreported }) => unreported),
    burst,
    perSecond,
  })
  const reported = createBuckets()
  for (const bucket of spent) ofMode(reported, bucket.scope).set(bucket.scope.tenantId, bucket)
  for (const { tokens, ...scope } of rows) {
    const bucket = ofMode(buckets, scope).get(scope.tenantId)
    if (!bucket) continue
    bucket.unreported -= ofMode(reported, scope).get(scope.tenantId)?.unreported ?? 0
    bucket.tokens = tokens - bucket.unreported
    bucket.refilledAtMs = clock.monotonicMs()
  }
}

function createBuckets(): Buckets {
  return { live: new Map(), test: new Map() }
}

function ofMode(buckets: Buckets, { livemode }: Scope): Map<string, Bucket> {
  return livemode ? buckets.live : buckets.test
}
