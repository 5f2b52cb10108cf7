import type { BankRegistry } from '../banks/registry.ts'
import type { Queryable } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { movementUnmatched } from '../webhooks/events.ts'
import type { AccountHolders } from './holders.ts'
import { type ListedMovement, type MovementLists, movementView } from './lists.ts'

type ReportParams = {
  accountId: Buffer
  movementId: string
  tenantIds: string[]
  livemodes: boolean[]
  bodies: string[]
}

// The event's id is the movement's with the time of the report, by which lists are ordered.
const report = statement<ReportParams, { queued: number }>(
  'movements.report_unmatched',
  `with reported as (
     update movements set reported_at = now()
     where account_id = :accountId and movement_id = :movementId and state = 'unmatched' and direction = 'in'
       and reported_at is null
     returning reported_at,
       (lpad(to_hex(trunc(extract(epoch from reported_at) * 1000)::bigint), 12, '0') ||
        substr(movement_id::text, 14))::uuid as event_id
   ), recorded as (
     insert into tenant_events (tenant_id, livemode, event_id, body)
     select t.tenant_id, t.livemode, r.event_id, t.body
     from reported r
     cross join unnest(:tenantIds::uuid[], :livemodes::boolean[], :bodies::text[]) as t (tenant_id, livemode, body)
     returning tenant_id, livemode, body
   ), queued as (
     insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
     select e.tenant_id, e.livemode, e.endpoint_id, r.event_id, '${movementUnmatched}', t.body, r.reported_at
     from reported r
     cross join recorded t
     join webhook_endpoints e on e.tenant_id = t.tenant_id and e.livemode = t.livemode
     where e.is_active and '${movementUnmatched}' = any (e.events)
     on conflict do nothing
     returning 1
   )
   select count(*)::int as queued from queued`,
)

export type ReportUnmatched = (
  queryable: Queryable,
  movement: { accountId: Buffer; movementId: string },
) => Promise<void>

/**
 * Records `movement.unmatched` for every tenant that has the account and queues it for their subscribed endpoints, once per
 * movement, in the caller's transaction. A movement that was matched or ignored meanwhile is not reported.
 */
export function createUnmatchedReport({
  lists,
  holders,
  registry,
  triggerSender,
}: {
  lists: Pick<MovementLists, 'findUnmatched'>
  holders: Pick<AccountHolders, 'of'>
  registry: Pick<BankRegistry, 'accounts'>
  triggerSender(): void
}): ReportUnmatched {
  return async (queryable, { accountId, movementId }) => {
    const movement = await lists.findUnmatched(queryable, accountId, movementId)
    if (!movement) return
    const tenants = await Promise.all(
      (await holders.of(accountId)).map(async ({ tenantId, livemode, tenantName }) => {
        const accounts = await registry.accounts({ tenantId, livemode })
        const lastDigits = accounts.find((account) => account.accountId.equals(accountId))?.lastDigits
        return { tenantId, livemode, body: bodyOf(movement, lastDigits, { tenantName, livemode }) }
      }),
    )
    const [row] = await run(queryable, report, {
      accountId,
      movementId,
      tenantIds: tenants.map(({ tenantId }) => tenantId),
      livemodes: tenants.map(({ livemode }) => livemode),
      bodies: tenants.map(({ body }) => body),
    })
    if (row && row.queued > 0) triggerSender()
  }
}

/** Declared in payments/webhook-payload.ts. */
function bodyOf(
  movement: ListedMovement,
  lastDigits: string | undefined,
  tenant: { tenantName: string; livemode: boolean },
): string {
  const { state: _state, ...shown } = movementView(movement, lastDigits)
  return JSON.stringify({ event: movementUnmatched, data: { ...shown, ...tenant }, timestamp: shown.receivedAt })
}
