import { createHmac, type KeyObject } from 'node:crypto'
import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { networkOf } from '../foundation/network.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/**
 * Limits on attempts to pay: per session, per payer and per address, counted in the database before the bank is called, so
 * that attempts at once on any process cannot exceed them. `key` is a request that makes a bank send a key by SMS; `charge`
 * is a key or a card that is tried; `visit` begins a session from a link.
 */
export type AttemptKind = 'key' | 'charge' | 'visit'

export type Attempt = { kind: AttemptKind; sessionId?: string; payer?: string; address: string }

export type Attempts = {
  /** Counts the attempt. Returns the minutes to wait if one of its limits is exceeded. */
  count(scope: Scope, attempt: Attempt): Promise<number | undefined>
  stop(): Promise<void>
}

type CountParams = Scope & { subjects: Buffer[]; most: number[]; seconds: number }

// Sorted, so that two attempts with the same subjects do not wait for each other.
const countAttempt = statement<CountParams, { seconds: number }>(
  'checkout.count_attempt',
  `with counted as (
     insert into checkout_attempts as a (tenant_id, livemode, subject, count, since)
     select :tenantId::uuid, :livemode::boolean, subject, 1, now()
     from unnest(:subjects::bytea[]) as u (subject) order by subject
     on conflict (tenant_id, livemode, subject) do update set
       count = case when a.since < now() - make_interval(secs => :seconds) then 1 else a.count + 1 end,
       since = case when a.since < now() - make_interval(secs => :seconds) then now() else a.since end
     returning subject, count, since
   )
   select least(ceil(extract(epoch from since - now()) + :seconds), :seconds)::integer as seconds
   from counted join unnest(:subjects, :most::integer[]) as u (subject, most) using (subject)
   where count > most order by since desc limit 1`,
)

const sweep = statement<{ seconds: number }>(
  'checkout.sweep_attempts',
  `delete from checkout_attempts where since < now() - make_interval(secs => :seconds)`,
)

const SWEEP_MS = 600_000

export function startAttempts({
  database,
  clock,
  log,
  key,
  sweeps,
}: {
  database: Database
  clock: Clock
  log: Log
  key: KeyObject
  /** Whether this process removes old counts. */
  sweeps: boolean
}): Attempts {
  const seconds = limits.checkoutAttemptWindowSeconds
  const hash = (text: string) => createHmac('sha256', key).update(`attempt ${text}`).digest()
  const sweeping: Loop | undefined = sweeps
    ? startLoop(
        clock,
        SWEEP_MS,
        async () => void (await run(database, sweep, { seconds })),
        (error) => log.warn('cleanup of attempts failed', errorFields(error)),
      )
    : undefined

  return {
    async count(scope, { kind, sessionId, payer, address }) {
      const { checkoutAttempts: most } = limits
      const subjects = [
        ...(sessionId === undefined ? [] : [{ text: `${kind} session ${sessionId}`, most: most.perSession }]),
        ...(payer === undefined ? [] : [{ text: `${kind} payer ${payer}`, most: most.perPayer }]),
        { text: `${kind} address ${networkOf(address)}`, most: most.perAddress },
      ]
      const [row] = await run(database, countAttempt, {
        ...scope,
        subjects: subjects.map(({ text }) => hash(text)),
        most: subjects.map((subject) => subject.most),
        seconds,
      })
      return row && Math.max(1, Math.ceil(row.seconds / 60))
    },
    stop: async () => sweeping?.stop(),
  }
}
