import { type Clock, startLoop } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database } from '../../storage/database.ts'
import { statement, run } from '../../storage/statement.ts'

/**
 * Card velocity limit: a holder is blocked after three different cards failed within the window. A card is reserved before
 * its bank is called, so that concurrent requests cannot exceed the limit. Holders are stored as keyed hashes and deleted
 * when they leave the window. A card is a keyed hash of its last four digits and its expiry, and never of its number, which
 * could be found by trying numbers. Numbers that differ only in their other digits count as one card, so one card blocks
 * its holder too after `cardAttemptsToBlock` attempts.
 */
export type CardFailures = {
  /** Reserves the card for a charge, or returns the seconds for which its holder is blocked. */
  reserve(attempt: CardAttempt): Promise<number | undefined>
  /** The charge was approved, or not sent. */
  release(attempt: CardAttempt): Promise<void>
  /** The charge was refused. Idempotent. */
  recordFailure(attempt: CardAttempt): Promise<void>
  stop(): Promise<void>
}

export type CardAttempt = Scope & { holder: Buffer; card: Buffer; attemptId: string }

type Window = { windowSeconds: number }

const sweepIntervalMs = 60_000

const ofHolder = `tenant_id = :tenantId and livemode = :livemode and holder_hash = :holder`

const lockHolder = statement<Omit<CardAttempt, 'card' | 'attemptId'>>(
  'card_failures.lock_holder',
  `insert into card_holders (tenant_id, livemode, holder_hash, used_at) values (:tenantId, :livemode, :holder, now())
   on conflict (tenant_id, livemode, holder_hash) do update set used_at = excluded.used_at`,
)

// A separate statement after the lock, so that its snapshot includes the commit of the previous lock holder.
// Three failed cards block every card; failed and reserved cards together block only a further one. The block ends when
// the oldest of the newest three cards that count against this one leaves the window.
const reserve = statement<
  CardAttempt & Window & { most: number; mostOfOne: number },
  { blockedSeconds: number | null }
>(
  'card_failures.reserve',
  `with attempts as (
     select card_hash, true as has_failed, failed_at as at, failures as attempts from card_failures
     where ${ofHolder} and failed_at > now() - make_interval(secs => :windowSeconds)
     union all
     select card_hash, false, reserved_at, 1 from card_reservations
     where ${ofHolder} and reserved_at > now() - make_interval(secs => :windowSeconds)
   ), cards as (
     select card_hash, bool_or(has_failed) as has_failed, max(at) as at, sum(attempts) as attempts
     from attempts group by card_hash
   ), standing as (
     select coalesce((array_agg(at order by at desc) filter (where has_failed))[:most::int],
                     (array_agg(at order by at desc) filter (where card_hash <> :card::bytea))[:most::int],
                     max(at) filter (where attempts >= :mostOfOne::int)) as blocked_by
     from cards
   ), reserved as (
     insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at)
     select :tenantId, :livemode, :holder, :attemptId::uuid, :card::bytea, now() from standing where blocked_by is null
   )
   select ceil(extract(epoch from blocked_by + make_interval(secs => :windowSeconds) - now()))::int as "blockedSeconds"
   from standing`,
)

const release = statement<Omit<CardAttempt, 'card'>>(
  'card_failures.release',
  `delete from card_reservations where ${ofHolder} and attempt_id = :attemptId::uuid`,
)

// One statement, so that the card counts without a gap: as reserved before it, as failed after it.
const recordFailure = statement<CardAttempt & Window>(
  'card_failures.record',
  `with released as (
     delete from card_reservations where ${ofHolder} and attempt_id = :attemptId::uuid returning 1
   )
   insert into card_failures as f (tenant_id, livemode, holder_hash, card_hash, failed_at)
   values (:tenantId, :livemode, :holder, :card, now())
   on conflict (tenant_id, livemode, holder_hash, card_hash) do update set failed_at = excluded.failed_at,
     failures = case when f.failed_at < excluded.failed_at - make_interval(secs => :windowSeconds) then 1
                     else f.failures + (select count(*) from released) end`,
)

const sweeps = [
  statement<Window>(
    'card_failures.sweep',
    `delete from card_failures where failed_at < now() - make_interval(secs => :windowSeconds)`,
  ),
  statement<Window>(
    'card_failures.sweep_reservations',
    `delete from card_reservations where reserved_at < now() - make_interval(secs => :windowSeconds)`,
  ),
  statement<Window>(
    'card_failures.sweep_holders',
    `delete from card_holders where used_at < now() - make_interval(secs => :windowSeconds)`,
  ),
]

export function startCardFailures({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Log
}): CardFailures {
  const { cardFailuresToBlock: most, cardAttemptsToBlock: mostOfOne, cardFailureWindowSeconds: windowSeconds } = limits
  const sweeping = startLoop(
    clock,
    sweepIntervalMs,
    async () => {
      for (const sweep of sweeps) await run(database, sweep, { windowSeconds })
    },
    (error) => log.warn('cleanup failed', { ...errorFields(error), errorStack: undefined }),
  )
  return {
    reserve: (attempt) =>
      database.transaction(async (transaction) => {
        await run(transaction, lockHolder, attempt)
        const [row] = await run(transaction, reserve, { ...attempt, windowSeconds, most, mostOfOne })
        return row?.blockedSeconds ?? undefined
      }),

    release: async (attempt) => void (await run(database, release, attempt)),

    recordFailure: async (attempt) => void (await run(database, recordFailure, { ...attempt, windowSeconds })),

    stop: () => sweeping.stop(),
  }
}
