import { type Clock, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { type Database, statement } from '../storage/database.ts'

/**
 * A token bucket per tenant, shared by all processes.
 *
 * Each process spends from its own picture of the bucket, without asking, and tells the database what it
 * spent every 100 ms, or sooner once that is a tenth of the burst; what it hears back is the new picture.
 * Overspending becomes a debt that is paid before anything more is allowed, so in the long run the rate is
 * exact. In the short run, with P processes, a tenant can get ahead of one shared bucket by at most
 *
 *   (P − 1) × (a tenth of the burst + what arrives during one round trip to the database)
 *
 * Without a database every process holds the limit for itself.
 */
export type RateLimiter = {
  take(tenantId: string): Verdict
  stop(): Promise<void>
}

export type Verdict = { allowed: boolean; limit: number; remaining: number; resetSeconds: number }

type Bucket = { tokens: number; refilledAtMs: number; unreported: number }

const settle = statement(
  'rate_limit.settle',
  `insert into rate_buckets as b (tenant_id, tokens, updated_at)
   select tenant_id, $3::float8 - spent, clock_timestamp()
   from unnest($1::uuid[], $2::float8[]) as u (tenant_id, spent)
   order by tenant_id
   on conflict (tenant_id) do update set
     tokens = greatest(
       -$3::float8,
       least($3::float8, b.tokens + $4::float8 * extract(epoch from clock_timestamp() - b.updated_at))
         - ($3::float8 - excluded.tokens)),
     updated_at = clock_timestamp()
   returning tenant_id as "tenantId", tokens`,
)

export function createRateLimiter({
  database,
  clock,
  perSecond,
  burst,
}: {
  database: Database
  clock: Clock
  perSecond: number
  burst: number
}): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const reportAt = Math.max(1, Math.floor(burst * limits.rateLimitSyncShare))
  let reporting: Promise<void> | undefined

  // A failed report is not lost: what was spent stays unreported and goes with the next one.
  const loop = startLoop(clock, limits.rateLimitSyncMs, report, () => {})

  return {
    take(tenantId) {
      const bucket = buckets.get(tenantId) ?? { tokens: burst, refilledAtMs: clock.monotonicMs(), unreported: 0 }
      buckets.set(tenantId, bucket)
      refill(bucket)
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

  function refill(bucket: Bucket): void {
    const now = clock.monotonicMs()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.refilledAtMs) / 1000) * perSecond)
    bucket.refilledAtMs = now
  }

  /** One statement for all tenants, one at a time. */
  function report(): Promise<void> {
    reporting ??= settleSpending().finally(() => {
      reporting = undefined
    })
    return reporting
  }

  async function settleSpending(): Promise<void> {
    const spent = new Map<string, number>()
    for (const [tenantId, bucket] of buckets) {
      if (bucket.unreported > 0) spent.set(tenantId, bucket.unreported)
      else forgetWhenFull(tenantId, bucket)
    }
    if (spent.size === 0) return
    const rows = await database.query<{ tenantId: string; tokens: number }>(settle, [
      [...spent.keys()],
      [...spent.values()],
      burst,
      perSecond,
    ])
    for (const { tenantId, tokens } of rows) {
      const bucket = buckets.get(tenantId)
      if (!bucket) continue
      bucket.unreported -= spent.get(tenantId) ?? 0
      bucket.tokens = tokens - bucket.unreported
      bucket.refilledAtMs = clock.monotonicMs()
    }
  }

  function forgetWhenFull(tenantId: string, bucket: Bucket): void {
    refill(bucket)
    if (bucket.tokens >= burst) buckets.delete(tenantId)
  }
}
