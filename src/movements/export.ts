import type { BankName, MovementKind } from '../banks/bank.ts'
import { addDays, startOfCaracasDay } from '../foundation/caracas.ts'
import { idRange } from '../foundation/id-range.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import type { HeldAccount } from './holders.ts'
import { columns, type ListedMovement, type MovementState, maskedPayer, type Row, unique } from './lists.ts'

/** Movement in a file: in both directions, with the bank's own kind, so that fees are distinguished from the rest. */
export type ExportedMovement = Omit<ListedMovement, 'kind'> & { kind: MovementKind; direction: 'in' | 'out' }

/** `days`: of an account that the tenant replaced, from the first to the last on which it used it. */
export type Held = readonly (Pick<HeldAccount, 'accountId' | 'tenantId'> & { days?: { from: string; to: string } })[]
type ExportRow = Row & { direction: 'in' | 'out' }

type HeldParams = { livemode: boolean; accountIds: Buffer[]; heldAccountIds: Buffer[]; holderIds: string[] }

type SeenParams = HeldParams & {
  states: readonly MovementState[]
  fromId: string
  beforeId: string
  seenFrom: Date | '-infinity'
  seenBefore: Date | 'infinity'
  limit: number
}

const inPage = `m.direction = d.direction and m.movement_id >= :fromId::uuid and m.movement_id < :beforeId::uuid
       and case when m.seen_at >= :seenFrom and m.seen_at < :seenBefore then true end is not null`
const directions = `cross join (values ('in'), ('out')) as d (direction)`

// As movements.list, for both directions: what the list shows is in the file.
const listSeen = statement<SeenParams, ExportRow>(
  'movements.export',
  `select * from (
     select found.* from unnest(:accountIds::bytea[]) as a (account_id) ${directions} cross join lateral (
       select ${columns}, m.direction from movements m
       where m.account_id = a.account_id and m.state = 'unmatched' and ${inPage}
       order by m.movement_id desc limit :limit) found
     where 'unmatched' = any (:states::text[])
     union all
     select found.* from unnest(:heldAccountIds::bytea[], :holderIds::uuid[]) as h (account_id, tenant_id)
     cross join unnest(:states::text[]) as s (state) ${directions} cross join lateral (
       select ${columns}, m.direction from movements m
       where m.account_id = h.account_id and m.tenant_id = h.tenant_id and m.livemode = :livemode
         and m.state = s.state and ${inPage}
       order by m.movement_id desc limit :limit) found
   ) pages
   order by "movementId" desc limit :limit`,
)

type DayParams = HeldParams & {
  firstDays: string[]
  lastDays: string[]
  from: string
  until: string
  onlyKind: MovementKind | null
  beforeDate: string
  beforeId: string
  limit: number
}

// By the bank's day, newest first: the index of days gives the order of the days, and only one day is sorted at a time. After
// a tenant has replaced an account, what is unmatched there may be another's.
const listDays = statement<DayParams, ExportRow>(
  'movements.export_days',
  `select ${columns}, m.direction from movements m
   where m.account_id = any (:accountIds::bytea[]) and m.date >= :from::date and m.date < :until::date
     and (m.date, m.movement_id) < (:beforeDate::date, :beforeId::uuid)
     and (:onlyKind::text is null or m.kind = :onlyKind)
     and case when m.state = 'unmatched' then exists (
                select from unnest(:heldAccountIds::bytea[], :firstDays::date[], :lastDays::date[])
                  as h (account_id, first_day, last_day)
                where h.account_id = m.account_id and m.date between first_day and last_day)
              else m.livemode = :livemode and (m.account_id, m.tenant_id) in (
                select * from unnest(:heldAccountIds::bytea[], :holderIds::uuid[])) end
   order by m.date desc, m.movement_id desc limit :limit`,
)

type UsedParams = Scope & { from: string; until: string; fromId: string; untilId: string }
type UsedAccount = { accountId: Buffer; bank: BankName; from: string; to: string }

const caracasDay = (time: string) => `(${time} at time zone 'America/Caracas')::date`

const selectUsed = statement<UsedParams, UsedAccount>(
  'movements.accounts_used',
  `select account_id as "accountId", bank, min(day)::text as from, max(day)::text as to from (
     select account_id, bank, ${caracasDay('coalesce(submitted_at, created_at)')} as day from payments
     where tenant_id = :tenantId and livemode = :livemode and payment_id >= :fromId and payment_id < :untilId
       and status in ('COMPLETED', 'REVERSED')
     union all
     select account_id, bank, ${caracasDay('reversal_submitted_at')} from payments
     where reversed_at >= :from::date and reversed_at < :until::date + interval '31 days'
       and tenant_id = :tenantId and livemode = :livemode and status = 'REVERSED'
   ) used
   where account_id is not null and bank is not null and day < :until::date
   group by account_id, bank`,
)

/** A payment is created at most this many days before its money moves. */
const OLDEST_DAYS = 4

type Page = { after: ExportedMovement | undefined; limit: number }

/** Movements for files, page by page, newest first. */
export function createMovementExport({ database, sealer }: { database: Database; sealer: Pick<Sealer, 'open'> }) {
  return {
    /** Those that the gateway first saw in a period, as the lists have them. */
    async seen(
      livemode: boolean,
      held: Held,
      {
        states,
        after,
        limit,
        ...period
      }: Page & { states: readonly MovementState[]; from?: Date | undefined; to?: Date | undefined },
    ): Promise<ExportedMovement[]> {
      const rows = await run(database, listSeen, {
        ...heldParams(livemode, held),
        states,
        ...idRange({ ...period, after: after?.movementId }),
        seenFrom: period.from ?? '-infinity',
        seenBefore: period.to ?? 'infinity',
        limit,
      })
      return rows.map(exported)
    },

    /** Accounts that the tenant used for payments of the days, also those it has replaced since. */
    used(scope: Scope, { from, until }: { from: string; until: string }): Promise<UsedAccount[]> {
      const times = { from: startOfCaracasDay(addDays(from, -OLDEST_DAYS)), to: startOfCaracasDay(until) }
      const { fromId, beforeId: untilId } = idRange(times)
      const { tenantId, livemode } = scope
      return run(database, selectUsed, { tenantId, livemode, from, until, fromId, untilId })
    },

    /** Those of the bank's days from `from` to before `until`. */
    async ofDays(
      livemode: boolean,
      held: Held,
      { from, until, onlyKind, after, limit }: Page & { from: string; until: string; onlyKind?: MovementKind },
    ): Promise<ExportedMovement[]> {
      const rows = await run(database, listDays, {
        ...heldParams(livemode, held),
        firstDays: held.map(({ days }) => days?.from ?? '-infinity'),
        lastDays: held.map(({ days }) => days?.to ?? 'infinity'),
        from,
        until,
        onlyKind: onlyKind ?? null,
        beforeDate: after?.date ?? until,
        beforeId: after?.movementId ?? LOWEST_ID,
        limit,
      })
      return rows.map(exported)
    },
  }

  function exported({ key, payer, payerBankCode, ...row }: ExportRow): ExportedMovement {
    return {
      ...row,
      ...maskedPayer(sealer, { key, payer, accountId: row.accountId }),
      ...(payerBankCode === null ? {} : { payerBankCode }),
    }
  }
}

/** Below every id: the first page begins before the day `until`. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

function heldParams(livemode: boolean, held: Held): HeldParams {
  const accountIds = held.map(({ accountId }) => accountId)
  return {
    livemode,
    accountIds: unique(accountIds),
    heldAccountIds: accountIds,
    holderIds: held.map(({ tenantId }) => tenantId),
  }
}
