import { caracasDate } from '../../foundation/caracas.ts'
import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Direction, directionOf } from '../../payments/payment.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Overview } from './schema.ts'
import { type HourlyTotals, readHourlyTotals } from './hourly-rollup.ts'
import { addCounts, quantileMs } from './histogram.ts'

export type OverviewQuery = { tenantId: string | undefined; livemode: boolean; window: Overview['window'] }

const HOUR_MS = 3_600_000
const hoursOf: Record<Overview['window'], number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }

/** Points of the chart: hours, or days in Caracas for 30 days. */
const pointOf: Record<Overview['window'], (hour: Date) => string> = {
  '24h': (hour) => hour.toISOString(),
  '7d': (hour) => hour.toISOString(),
  '30d': (hour) => startOfDay(caracasDate(hour.getTime())),
}

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
  const [figures, stages, attention] = await Promise.all([
    readHourlyTotals(database, { tenantId, livemode, from }),
    tenantId === undefined
      ? run(database, countOpenOfAll, { livemode })
      : run(database, countOpenOfTenant, { tenantId, livemode }),
    run(database, countAttention, { livemode, tenantId: tenantId ?? null }),
  ])
  const pending = Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))
  return {
    mode: livemode ? 'live' : 'test',
    window,
    from: from.toISOString(),
    to: new Date(nowMs).toISOString(),
    totals: { ...summary(figures), expired: sum(figures.filter(isUntried), 'failed') },
    flows: groups(
      figures.filter((row) => !isUntried(row)),
      ({ bank, method }) => `${bank} ${method}`,
    ).map((rows) => {
      const { bank, method } = rows[0] as HourlyTotals
      return { bank: bank || null, method, ...summary(rows), ...times(rows) }
    }),
    series: groups(figures, ({ hour }) => pointOf[window](hour))
      .map((rows) => ({ at: pointOf[window]((rows[0] as HourlyTotals).hour), ...summary(rows) }))
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

type Amount = 'usdAmount' | 'vesAmount'
type ReversedAmount = 'reversedUsdAmount' | 'reversedVesAmount'
type StageCount = { stage: string; count: number }

/** Ended without a bank call: an intent that expired. */
function isUntried({ bank }: HourlyTotals): boolean {
  return bank === ''
}

function summary(figures: HourlyTotals[]) {
  const completed = sum(figures, 'completed')
  const declined = sum(
    figures.filter((row) => !isUntried(row)),
    'failed',
  )
  return {
    completed,
    failed: declined,
    reversed: sum(figures, 'reversed'),
    successRate: completed + declined === 0 ? null : completed / (completed + declined),
    in: moved(figures, 'in'),
    out: moved(figures, 'out'),
  }
}

function times(figures: HourlyTotals[]) {
  const counts = figures.reduce<number[]>((all, { answers }) => addCounts(all, answers), [])
  return { answerMsMedian: quantileMs(counts, 0.5), answerMs95: quantileMs(counts, 0.95) }
}

function sum(figures: HourlyTotals[], name: 'completed' | 'failed' | 'reversed'): number {
  return figures.reduce((all, row) => all + row[name], 0)
}

/** Completed payments of this direction, and reversals of the other. */
function moved(figures: HourlyTotals[], direction: Direction) {
  const total = (completed: Amount, reversed: ReversedAmount) =>
    fixed2(
      figures.reduce<Decimal>(
        (all, row) => all.plus(row[directionOf[row.method] === direction ? completed : reversed]),
        decimal(0),
      ),
    )
  return { usdAmount: total('usdAmount', 'reversedUsdAmount'), vesAmount: total('vesAmount', 'reversedVesAmount') }
}

function groups(figures: HourlyTotals[], keyOf: (row: HourlyTotals) => string): HourlyTotals[][] {
  return [...Map.groupBy(figures, keyOf).values()]
}

/** Midnight in Caracas, which is UTC-4. */
function startOfDay(day: string): string {
  return `${day}T04:00:00.000Z`
}
