import type { Scope } from '../../foundation/scope.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Overview } from './schema.ts'
import { readHourlyTotals, type Totals, type TotalsRow } from './hourly-rollup.ts'
import { quantileMs } from './histogram.ts'

export type OverviewQuery = { tenantId: string | undefined; livemode: boolean; window: Overview['window'] }

const HOUR_MS = 3_600_000
const hoursOf: Record<Overview['window'], number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }

/** Points of the chart: hours, or days in Caracas for 30 days. */
const unitOf: Record<Overview['window'], 'hour' | 'day'> = { '24h': 'hour', '7d': 'hour', '30d': 'day' }

// Open payments are few, whatever the total: each query has a partial index that contains only them.
const countOpenOfTenant = statement<Scope, StageCount>(
  'statistics.pending_of_tenant',
  `select stage, count(*)::int as count from payments
   where tenant_id = :tenantId and livemode = :livemode and status = 'PENDING' group by stage`,
)
const countOpenOfAll = statement<{ livemode: boolean }, StageCount>(
  'statistics.pending',
  `select stage, count(*)::int as count from payments
   where next_check_at is not null and livemode = :livemode and status = 'PENDING' and stage <> 'attention'
   group by stage`,
)
const countAttention = statement<{ livemode: boolean; tenantId: string | null }, { count: number }>(
  'statistics.attention',
  `select count(*)::int as count from payments
   where (stage = 'attention' or reversal_stage = 'attention') and livemode = :livemode
     and (:tenantId::uuid is null or tenant_id = :tenantId)`,
)

export async function readOverview(database: Database, query: OverviewQuery, nowMs: number): Promise<Overview> {
  const { tenantId, livemode, window } = query
  const from = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS - (hoursOf[window] - 1) * HOUR_MS)
  const [rows, stages, attention] = await Promise.all([
    readHourlyTotals(database, { tenantId, livemode, from, unit: unitOf[window] }),
    tenantId === undefined
      ? run(database, countOpenOfAll, { livemode })
      : run(database, countOpenOfTenant, { tenantId, livemode }),
    run(database, countAttention, { livemode, tenantId: tenantId ?? null }),
  ])
  const pending = Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))
  const total = rows.find(({ at, method }) => at === null && method === null) as TotalsRow
  return {
    mode: livemode ? 'live' : 'test',
    window,
    from: from.toISOString(),
    to: new Date(nowMs).toISOString(),
    totals: { ...summary(total), expired: total.expired },
    flows: rows.flatMap((row) => {
      const { bank, method, answers } = row
      if (!bank || method === null) return []
      return [{ bank, method, ...summary(row), ...times(answers ?? []) }]
    }),
    series: rows
      .flatMap((row) => (row.at === null ? [] : [{ at: row.at.toISOString(), ...summary(row) }]))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    pending: {
      intent: pending['intent'] ?? 0,
      request: pending['request'] ?? 0,
      approval: pending['approval'] ?? 0,
      queued: pending['queued'] ?? 0,
      submitted: pending['submitted'] ?? 0,
      accepted: pending['accepted'] ?? 0,
      unknown: pending['unknown'] ?? 0,
    },
    attention: attention[0]?.count ?? 0,
  }
}

type StageCount = { stage: string; count: number }

function summary(row: Totals) {
  const { completed, failed, reversed } = row
  return {
    completed,
    failed,
    reversed,
    successRate: completed + failed === 0 ? null : completed / (completed + failed),
    in: { usdAmount: row.inUsdAmount, vesAmount: row.inVesAmount },
    out: { usdAmount: row.outUsdAmount, vesAmount: row.outVesAmount },
  }
}

function times(answers: readonly number[]) {
  return { answerMsMedian: quantileMs(answers, 0.5), answerMs95: quantileMs(answers, 0.95) }
}
