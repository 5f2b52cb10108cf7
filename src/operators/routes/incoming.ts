import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { run, statement } from '../../storage/statement.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { day, isLive, nullable, tenantFilter, textOrNull, time } from '../schema.ts'
import { heldAccounts } from './movements.ts'

/** Work for a person: unmatched incoming money, and days with movements that are not closed. */
export const IncomingSummary = Type.Object({
  unmatched: Type.Object({ count: Type.Integer(), oldestAt: nullable(time()) }),
  openDays: Type.Object({ count: Type.Integer(), oldest: nullable(day()) }),
})
export type IncomingSummary = Static<typeof IncomingSummary>

type OpenDayParams = {
  livemode: boolean
  accountIds: Buffer[]
  tenantIds: string[]
  from: string
  until: string
}

// Days are looked at backwards from yesterday, one index entry for each account and day.
const countOpenDays = statement<OpenDayParams, { count: number; oldest: string | null }>(
  'reconciliations.open_days',
  `select count(distinct date)::int as count, min(date)::text as oldest
   from unnest(:accountIds::bytea[], :tenantIds::uuid[]) as h (account_id, tenant_id)
   cross join lateral (
     select d::date as date from generate_series(:from::date, :until::date, interval '1 day') d
     where exists (select from movements m where m.account_id = h.account_id and m.date = d::date)
       and not exists (select from closed_days c where c.tenant_id = h.tenant_id and c.livemode = :livemode
                         and c.account_id = h.account_id and c.date = d::date)
   ) open`,
)

const DAYS = 31
const MOST = 1_000

export function incomingRoutes(context: AdminContext): AdminRoute[] {
  const { database, clock, incoming } = context
  return [
    adminRoute('GET /incoming', {
      query: Type.Object(tenantFilter),
      answer: IncomingSummary,
      async handle({ query, tenantId }) {
        const livemode = isLive(query.mode)
        const held = await heldAccounts(context, livemode, tenantId)
        const accountIds = held.map(({ accountId }) => accountId)
        const today = caracasDate(clock.now())
        const [unmatched, [openDays]] = await Promise.all([
          incoming.lists.countUnmatched(accountIds, MOST),
          run(database, countOpenDays, {
            livemode,
            accountIds,
            tenantIds: held.map((account) => account.tenantId),
            from: addDays(today, -DAYS),
            until: addDays(today, -1),
          }),
        ])
        return {
          unmatched: { count: unmatched.count, oldestAt: textOrNull(unmatched.oldestAt) },
          openDays: openDays ?? { count: 0, oldest: null },
        }
      },
    }),
  ]
}
