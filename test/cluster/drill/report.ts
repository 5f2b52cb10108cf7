import { table } from '../../../bench/tables.ts'
import type { Findings } from './audit.ts'
import { median } from './measure.ts'
import type { Round } from './round.ts'

export type Report = {
  /** Connection between the gateways and the cluster. */
  through: 'multi-host address' | 'PgBouncer and HAProxy'
  seed: number
  gateways: number
  paymentsPerSecond: number
  timing: object
  rounds: Round[]
  /** All responses of the run, by label. */
  answers: Record<string, number>
  findings: Findings
  violations: string[]
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

export function roundLine({
  formerPrimary,
  primary,
  newPrimaryMs,
  recoveries,
  refusals,
  slowestAnswerMs,
}: Round): string {
  const again = recoveries.map(({ recoveredMs }) => seconds(recoveredMs)).join(' / ')
  const refused = Object.entries(refusals).map(([label, count]) => `${count} × ${label}`)
  return [
    `${formerPrimary} → ${primary} after ${seconds(newPrimaryMs)} s`,
    `gateways write again after ${again} s`,
    refused.join(', ') || 'no request refused',
    `slowest response ${seconds(slowestAnswerMs)} s`,
  ].join('; ')
}

/** One line per kind of fault, over all its rounds and gateways. */
export function summaryTable(rounds: readonly Round[]): string {
  const kinds = [...Map.groupBy(rounds, ({ fault }) => fault)]
  return table(
    [
      'fault',
      'rounds',
      'new primary s',
      'no writes s, median',
      'worst',
      'refused, median',
      'slowest answer s',
      'rejoined s',
    ],
    kinds.map(([name, list]) => {
      const gaps = list.flatMap(({ recoveries }) => recoveries.map(({ gapMs }) => gapMs))
      const refused = list.map(({ refusals }) => Object.values(refusals).reduce((sum, count) => sum + count, 0))
      return [
        name,
        String(list.length),
        seconds(median(list.map(({ newPrimaryMs }) => newPrimaryMs))),
        seconds(median(gaps)),
        seconds(Math.max(...gaps)),
        String(median(refused)),
        seconds(Math.max(...list.map(({ slowestAnswerMs }) => slowestAnswerMs))),
        seconds(median(list.map(({ rejoinedMs }) => rejoinedMs))),
      ]
    }),
  )
}

export function findingsLines({ payments, effects, replays, events }: Findings): string[] {
  const { begun, acknowledged, completed, failed, leftToOperator } = payments
  return [
    `payments  ${begun} begun, ${acknowledged} acknowledged: ${completed} COMPLETED, ${failed} FAILED, ${leftToOperator} PENDING for an operator`,
    `banks     ${effects} charges`,
    `replays   ${replays} payments replayed with their keys`,
    `events    ${events.arrived} arrived; ${events.completedWithoutEvent} completed payments without a delivery (one attempt each)`,
  ]
}
