import { type Clock, startLoop } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, statement } from '../../storage/database.ts'

/**
 * Cards that banks declined, by their holder: whoever tries one stolen card after the other is stopped at the third.
 * Both are keyed hashes, and they are forgotten when they no longer count.
 */
export type CardFailures = {
  /** For how many seconds this holder is still blocked. */
  blockedSeconds(scope: Scope, holder: Buffer): Promise<number | undefined>
  record(scope: Scope, holder: Buffer, card: Buffer): Promise<void>
  stop(): Promise<void>
}

const sweepIntervalMs = 60_000

// The third newest failure decides: once it is old enough, at most two are left.
const selectBlock = statement(
  'card_failures.block',
  `select ceil(extract(epoch from failed_at + make_interval(secs => $4) - now()))::int as seconds
   from card_failures
   where tenant_id = $1 and livemode = $2 and holder_hash = $3 and failed_at > now() - make_interval(secs => $4)
   order by failed_at desc offset $5 limit 1`,
)

const upsertFailure = statement(
  'card_failures.record',
  `insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ($1, $2, $3, $4, now())
   on conflict (tenant_id, livemode, holder_hash, card_hash) do update set failed_at = excluded.failed_at`,
)

const sweepFailures = statement(
  'card_failures.sweep',
  `delete from card_failures where failed_at < now() - make_interval(secs => $1)`,
)

export function startCardFailures({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Log
}): CardFailures {
  const { cardFailuresToBlock, cardFailureWindowSeconds } = limits
  const sweeping = startLoop(
    clock,
    sweepIntervalMs,
    async () => void (await database.query(sweepFailures, [cardFailureWindowSeconds])),
    (error) => log.warn('old card failures were not removed', { ...errorFields(error), errorStack: undefined }),
  )
  return {
    async blockedSeconds({ tenantId, livemode }, holder) {
      const values = [tenantId, livemode, holder, cardFailureWindowSeconds, cardFailuresToBlock - 1]
      const [row] = await database.query<{ seconds: number }>(selectBlock, values)
      return row?.seconds
    },

    async record({ tenantId, livemode }, holder, card) {
      await database.query(upsertFailure, [tenantId, livemode, holder, card])
    },

    stop: () => sweeping.stop(),
  }
}
