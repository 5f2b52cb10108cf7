import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, isRefusal } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { Sealer } from '../storage/sealing.ts'
import { secretContext } from './endpoints.ts'

/** Outbox statements: claim a delivery once, write its result once, or mark it interrupted. */

export type DeliveryKey = Scope & { endpointId: string; eventId: string }

/** `sender` is the id of one claim: only who made it can write the result. */
export type ClaimKey = DeliveryKey & { sender: string }

/** Delivery claimed by this process, which may attempt it once. */
export type Claimed = ClaimKey & {
  event: string
  body: string
  /** URL and signing secrets; or the reason why no request is made. */
  target: Target | Refusal
}

/** `reason`: what an operator has to know of it. */
type Refusal = { refusal: DeliveryError; reason?: string }

export type Target = { url: string; secrets: [current: string, ...former: string[]] }

export type Result = {
  state: 'delivered' | 'failed'
  responseStatus?: number | undefined
  error?: DeliveryError | undefined
  durationMs: number
  excerpt?: string | undefined
}

/** Reason why there is no usable response, or why no request was made. */
export type DeliveryError =
  | 'endpoint_removed'
  | 'endpoint_inactive'
  | 'secret_unreadable'
  | 'address_refused'
  | 'name_not_resolved'
  | 'connection_refused'
  | 'connect_timeout'
  | 'connection_lost'
  | 'certificate_refused'
  | 'unreadable_answer'
  | 'timeout'

/** Endpoints considered per claim. The next claim continues after the last of them (round robin). */
const ENDPOINTS_PER_CLAIM = 256

type Row = ClaimKey & {
  event: string
  body: string
  url: string | null
  isActive: boolean
  secret: Buffer
  formerSecret: Buffer | null
}

/** Last endpoint considered by the previous claim. */
type ScanPosition = Scope & { endpointId: string }

type ClaimParams = ScanPosition & {
  sender: string
  room: number
  perEndpoint: number
  busyEndpointIds: string[]
  busyAttempts: number[]
}

const claimedColumns = 'd.tenant_id, d.livemode, d.endpoint_id, d.event_id, d.sender, d.event, d.body'

const selectClaimed = `
   select c.tenant_id as "tenantId", c.livemode, c.endpoint_id as "endpointId", c.event_id as "eventId", c.sender,
          c.event, c.body, e.url, e.is_active as "isActive", e.secret,
          case when e.former_until > now() then e.former_secret end as "formerSecret"
   from claimed c
   left join webhook_endpoints e using (tenant_id, livemode, endpoint_id)`

// `waiting` is a loose index scan (skip scan) over the index of queued rows: cost grows with endpoints that have work,
// not with the length of the log or of a hanging endpoint's queue. Selecting the oldest rows overall and skipping full
// endpoints would read that whole queue at every claim.
// The limit of `claimed` leaves none out: the planner assumes fewer rows with it, and reaches them through the primary key
// although the table was small when a connection made its plan. The limit of `webhooks.finish` has the same reason.
const claimBatch = statement<ClaimParams, Row>(
  'webhooks.claim',
  `with recursive waiting as (
     (select tenant_id, livemode, endpoint_id from webhook_deliveries
      where state = 'queued'
        and (tenant_id, livemode, endpoint_id) > (:tenantId::uuid, :livemode::boolean, :endpointId::uuid)
      order by tenant_id, livemode, endpoint_id limit 1)
     union all
     select next.* from waiting w cross join lateral (
       select tenant_id, livemode, endpoint_id from webhook_deliveries
       where state = 'queued' and (tenant_id, livemode, endpoint_id) > (w.tenant_id, w.livemode, w.endpoint_id)
       order by tenant_id, livemode, endpoint_id limit 1) next
   ), looked_at as (
     select w.*, :perEndpoint - coalesce(attempts, 0) as room
     from waiting w
     left join unnest(:busyEndpointIds::uuid[], :busyAttempts::integer[]) as busy (endpoint_id, attempts)
       using (endpoint_id)
     where :perEndpoint > coalesce(attempts, 0)
     limit ${ENDPOINTS_PER_CLAIM}
   ), picked as (
     select d.* from looked_at l cross join lateral (
       select tenant_id, livemode, endpoint_id, event_id from webhook_deliveries q
       where (q.tenant_id, q.livemode, q.endpoint_id) = (l.tenant_id, l.livemode, l.endpoint_id) and q.state = 'queued'
       order by event_id limit l.room for update skip locked) d
     limit :room
   ), claimed as (
     update webhook_deliveries d set state = 'sending', sender = :sender, claimed_at = now()
     from (select * from picked limit :room) p
     where (d.tenant_id, d.livemode, d.endpoint_id, d.event_id) = (p.tenant_id, p.livemode, p.endpoint_id, p.event_id)
     returning ${claimedColumns}
   )${selectClaimed}`,
)

// The time is renewed, so that the lease of the attempt begins now.
const recoverClaims = statement<{ senders: string[] }, Row>(
  'webhooks.recover',
  `with claimed as (
     update webhook_deliveries d set claimed_at = now()
     where d.state = 'sending' and d.sender = any (:senders::uuid[])
     returning ${claimedColumns}
   )${selectClaimed}`,
)

type FinishParams = {
  count: number
  tenantIds: string[]
  livemodes: boolean[]
  endpointIds: string[]
  eventIds: string[]
  senders: string[]
  states: Result['state'][]
  responseStatuses: (number | null)[]
  errors: (DeliveryError | null)[]
  durations: number[]
  excerpts: (string | null)[]
}

// A result may arrive after the lease lapsed and the delivery was marked interrupted; it replaces that state.
const finishBatch = statement<FinishParams>(
  'webhooks.finish',
  `update webhook_deliveries d set state = r.state, response_status = r.response_status, error = r.error,
          duration_ms = r.duration_ms, excerpt = r.excerpt
   from (
     select * from unnest(:tenantIds::uuid[], :livemodes::boolean[], :endpointIds::uuid[], :eventIds::uuid[],
                          :senders::uuid[], :states::text[], :responseStatuses::smallint[], :errors::text[],
                          :durations::integer[], :excerpts::text[])
       as u (tenant_id, livemode, endpoint_id, event_id, sender, state, response_status, error, duration_ms, excerpt)
     limit :count
   ) as r
   where (d.tenant_id, d.livemode, d.endpoint_id, d.event_id) = (r.tenant_id, r.livemode, r.endpoint_id, r.event_id)
     and d.sender = r.sender and d.state in ('sending', 'interrupted')`,
)

const markInterrupted = statement<{ ageSeconds: number; lostSenders: string[] }, { tenantId: string }>(
  'webhooks.interrupt',
  `with abandoned as (
     select tenant_id, livemode, endpoint_id, event_id from webhook_deliveries
     where state = 'sending' and claimed_at < now() - make_interval(secs => :ageSeconds)
       and sender <> all (:lostSenders::uuid[])
     order by claimed_at limit 1000 for update skip locked
   )
   update webhook_deliveries d set state = 'interrupted' from abandoned a
   where (d.tenant_id, d.livemode, d.endpoint_id, d.event_id) = (a.tenant_id, a.livemode, a.endpoint_id, a.event_id)
   returning d.tenant_id as "tenantId"`,
)

const sweepOld = statement<{ keepDays: number }>(
  'webhooks.sweep',
  `with old as (
     select tenant_id, livemode, endpoint_id, event_id from webhook_deliveries
     where created_at < now() - make_interval(days => :keepDays) and state in ('delivered', 'failed', 'interrupted')
     order by created_at limit 1000 for update skip locked
   )
   delete from webhook_deliveries d using old o
   where (d.tenant_id, d.livemode, d.endpoint_id, d.event_id) = (o.tenant_id, o.livemode, o.endpoint_id, o.event_id)
   returning 1`,
)

type QueueLength = { waiting: number; ageSeconds: number }

const measureQueue = statement<object, QueueLength>(
  'webhooks.measure',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "ageSeconds"
   from (select created_at from webhook_deliveries where state = 'queued' limit 10000) q`,
)

const START: ScanPosition = {
  tenantId: '00000000-0000-0000-0000-000000000000',
  livemode: false,
  endpointId: '00000000-0000-0000-0000-000000000000',
}

export type Outbox = ReturnType<typeof createOutbox>

type OutboxParts = {
  database: Database
  sealer: Sealer
  clock: Pick<Clock, 'monotonicMs'>
  random: Pick<Random, 'uuid'>
}

export function createOutbox({ database, sealer, clock, random }: OutboxParts) {
  let position = START
  /** Claims without an answer: the database may have committed them, and none of their deliveries was attempted. */
  let lost: { sender: string; sinceMs: number }[] = []
  return {
    /** Claims up to `room` deliveries and, per endpoint, at most `perEndpoint` less the attempts in flight. */
    async claim(room: number, perEndpoint: number, inFlight: ReadonlyMap<string, number>): Promise<Claimed[]> {
      const sender = random.uuid()
      const claimFrom = (from: ScanPosition): Promise<Row[]> =>
        run(database, claimBatch, {
          ...from,
          sender,
          room,
          perEndpoint,
          busyEndpointIds: [...inFlight.keys()],
          busyAttempts: [...inFlight.values()],
        }).catch((error: unknown) => {
          if (!isRefusal(error)) lost.push({ sender, sinceMs: clock.monotonicMs() })
          throw error
        })
      let rows = await claimFrom(position)
      if (rows.length === 0 && position !== START) rows = await claimFrom(START)
      const isScanComplete = rows.length < room
      position = isScanComplete
        ? START
        : rows.reduce<ScanPosition>((last, row) => (isAfter(row, last) ? row : last), START)
      return toClaimed(rows)
    },

    /**
     * Deliveries of claims whose answer was lost. A claim is committed as a whole, so it is over once a delivery of it is
     * found. Until then it is asked for as long as the server may still be executing it.
     */
    async recover(): Promise<Claimed[]> {
      if (lost.length === 0) return []
      const askedAtMs = clock.monotonicMs()
      const rows = await run(database, recoverClaims, { senders: lost.map(({ sender }) => sender) })
      const found = new Set(rows.map(({ sender }) => sender))
      const mayStillRun = (sinceMs: number) => askedAtMs - sinceMs < 2 * limits.databaseStatementTimeoutMs
      lost = lost.filter(({ sender, sinceMs }) => !found.has(sender) && mayStillRun(sinceMs))
      return toClaimed(rows)
    },

    async finish(results: readonly (ClaimKey & Result)[]): Promise<void> {
      await run(database, finishBatch, {
        count: results.length,
        tenantIds: results.map(({ tenantId }) => tenantId),
        livemodes: results.map(({ livemode }) => livemode),
        endpointIds: results.map(({ endpointId }) => endpointId),
        eventIds: results.map(({ eventId }) => eventId),
        senders: results.map(({ sender }) => sender),
        states: results.map(({ state }) => state),
        responseStatuses: results.map(({ responseStatus }) => responseStatus ?? null),
        errors: results.map(({ error }) => error ?? null),
        durations: results.map(({ durationMs }) => Math.round(durationMs)),
        excerpts: results.map(({ excerpt }) => excerpt ?? null),
      })
    },

    /** Marks claims older than `ageSeconds` as interrupted and returns their number. This process's lost ones are not. */
    async interrupt(ageSeconds: number): Promise<number> {
      const lostSenders = lost.map(({ sender }) => sender)
      return (await run(database, markInterrupted, { ageSeconds, lostSenders })).length
    },

    async sweep(keepDays: number): Promise<number> {
      return (await run(database, sweepOld, { keepDays })).length
    },

    async measure(): Promise<QueueLength> {
      const [row] = await run(database, measureQueue, {})
      return row ?? { waiting: 0, ageSeconds: 0 }
    },
  }

  /** Deliveries of one endpoint share a target: opening a sealed secret costs more than signing with it. */
  function toClaimed(rows: Row[]): Claimed[] {
    const targets = new Map<string, Claimed['target']>()
    return rows.map((row) => {
      const { tenantId, livemode, endpointId, eventId, sender, event, body } = row
      const target = targets.get(endpointId) ?? toTarget(row)
      targets.set(endpointId, target)
      return { tenantId, livemode, endpointId, eventId, sender, event, body, target }
    })
  }

  function toTarget({ url, isActive, secret, formerSecret, endpointId, tenantId, livemode }: Row): Claimed['target'] {
    if (url === null) return { refusal: 'endpoint_removed' }
    if (!isActive) return { refusal: 'endpoint_inactive' }
    const context = secretContext({ tenantId, livemode }, endpointId)
    try {
      const former = formerSecret === null ? [] : [sealer.open(formerSecret, context)]
      return { url, secrets: [sealer.open(secret, context), ...former] }
    } catch (error) {
      return { refusal: 'secret_unreadable', reason: (error as Error).message }
    }
  }
}

function isAfter(a: ScanPosition, b: ScanPosition): boolean {
  if (a.tenantId !== b.tenantId) return a.tenantId > b.tenantId
  if (a.livemode !== b.livemode) return a.livemode
  return a.endpointId > b.endpointId
}
