import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/** Events of a tenant in order. They are written with their change (sql/, src/checkout/sql, src/movements). */

/** Position of an event: `number` and `place` in the form of a uuid, as cursors carry it. */
export type StoredEvent = { position: string; id: string; body: string }

type ListParams = Scope & { afterNumber: string; afterPlace: string; limit: number }
type EventRow = { number: string; place: string; id: string; body: string }

// Below the xmin of its own snapshot every transaction has ended, so no event can appear there later: the migration that
// creates the table has the reasons.
const listAfter = statement<ListParams, EventRow>(
  'events.list',
  `select number, place, event_id as id, body from tenant_events
   where tenant_id = :tenantId and livemode = :livemode and (number, place) > (:afterNumber::bigint, :afterPlace::bigint)
     and number < (select base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint from event_numbering)
   order by number, place limit :limit`,
)

// A loose index scan: the oldest event of each tenant and mode says whether it has old ones. The order of events is that of
// their times but for the duration of a transaction.
const sweepOld = statement<{ keepDays: number }>(
  'events.sweep',
  `with recursive oldest as (
     (select tenant_id, livemode, created_at from tenant_events order by tenant_id, livemode, number, place limit 1)
     union all
     select next.* from oldest o cross join lateral (
       select tenant_id, livemode, created_at from tenant_events e
       where (e.tenant_id, e.livemode) > (o.tenant_id, o.livemode)
       order by tenant_id, livemode, number, place limit 1) next
   ), old as (
     select e.* from oldest o cross join lateral (
       select tenant_id, livemode, number, place, created_at from tenant_events t
       where t.tenant_id = o.tenant_id and t.livemode = o.livemode
       order by number, place limit 1000 for update skip locked) e
     where o.created_at < now() - make_interval(days => :keepDays)
       and e.created_at < now() - make_interval(days => :keepDays)
     limit 1000
   )
   delete from tenant_events e using old o
   where (e.tenant_id, e.livemode, e.number, e.place) = (o.tenant_id, o.livemode, o.number, o.place)
   returning 1`,
)

// On the server that wrote them, every number is less than the next transaction id. The gap is for events that were written
// after the dump and are lost: readers may have their cursors.
const continueNumbers = statement(
  'events.continue_numbers',
  `with recursive newest as (
     (select tenant_id, livemode, number from tenant_events order by tenant_id desc, livemode desc, number desc limit 1)
     union all
     select next.* from newest n cross join lateral (
       select tenant_id, livemode, number from tenant_events e
       where (e.tenant_id, e.livemode) < (n.tenant_id, n.livemode)
       order by tenant_id desc, livemode desc, number desc limit 1) next
   ), highest as (
     select max(number) as number from newest
   )
   update event_numbering set base = highest.number + 1000000000000
   from highest where highest.number >= base + pg_snapshot_xmax(pg_current_snapshot())::text::bigint
   returning 1`,
)

/**
 * To be called before anything is written: after a dump was restored on a server whose transaction ids are lower, new events
 * are numbered after those of the dump. True if that was so.
 */
export async function continueEventNumbers(database: Database): Promise<boolean> {
  return (await run(database, continueNumbers, {})).length > 0
}

export type EventStore = ReturnType<typeof createEventStore>

export function createEventStore({ database }: { database: Database }) {
  return {
    /** Events after a position, oldest first, up to the oldest change that is still being written. */
    async list(scope: Scope, page: { after: string | undefined; limit: number }): Promise<StoredEvent[]> {
      const rows = await run(database, listAfter, { ...scope, ...positionParams(page.after), limit: page.limit })
      return rows.map(({ number, place, id, body }) => ({ position: positionOf(number, place), id, body }))
    },

    /** Removes up to 1,000 events older than that and returns their number. */
    async sweep(keepDays: number): Promise<number> {
      return (await run(database, sweepOld, { keepDays })).length
    },
  }
}

function positionOf(number: string, place: string): string {
  const [high, low] = [number, place].map((each) => BigInt(each).toString(16).padStart(16, '0')) as [string, string]
  return [high.slice(0, 8), high.slice(8, 12), high.slice(12), low.slice(0, 4), low.slice(4)].join('-')
}

function positionParams(after: string | undefined): { afterNumber: string; afterPlace: string } {
  if (after === undefined) return { afterNumber: '0', afterPlace: '0' }
  const hex = after.replaceAll('-', '')
  return { afterNumber: String(BigInt(`0x${hex.slice(0, 16)}`)), afterPlace: String(BigInt(`0x${hex.slice(16)}`)) }
}
