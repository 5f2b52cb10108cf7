import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { directCharge } from '../baselines/bank-call.ts'
import { addIntents } from '../environment/payments.ts'
import { baselineSide, gatewaySide, requestOf } from '../environment/templates.ts'
import type { Job, Result } from '../load/job.ts'
import { median } from '../measure/statistics.ts'

/** A rate at which hardly two executions meet, so that the latency is that of the work itself. */
const QUIET_PER_SECOND = 50

const percentiles = [
  ['p50', 3],
  ['p99', 12],
] as const

type Pacing = Pick<Job, 'durationMs' | 'ratePerSecond' | 'connections'>
type Round = Record<'gateway' | 'baseline' | 'direct', Result>

/**
 * Latency that the gateway adds between shop and bank, at half of its maximum rate and with hardly any load; and, without
 * a bar, what the baseline adds at the same rates, which does nothing but the two statements and the call.
 */
async function measure(bench: Bench): Promise<void> {
  const { environment, load, pace, report } = bench
  const { database, tenant, gateway, baseline } = await bench.main()
  const throughGateway = { origin: gateway.url, side: gatewaySide(tenant.key) }
  const throughBaseline = { origin: baseline.url, side: baselineSide }
  const { origin: bank, template: charge } = await directCharge(environment.sandbox.bncUrl, 'the direct caller')

  const execute = async ({ origin, side }: typeof throughGateway, count: number, pacing: Pacing) => {
    const templates = (await addIntents(database, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id))
    return load.run({ ...pacing, origins: [origin], templates, count })
  }
  const fullLoad = (durationMs: number): Pacing => ({ durationMs, connections: CONNECTIONS })
  await execute(throughGateway, pace.warmUpMs * 2, fullLoad(pace.warmUpMs))
  await execute(throughBaseline, pace.warmUpMs * 2, fullLoad(pace.warmUpMs))
  const maximum = await execute(throughGateway, pace.roundMs * 4, fullLoad(pace.roundMs * 2))

  const half = await roundsAt(maximum.ratePerSecond / 2)
  for (const [percentile, atMost] of percentiles) {
    const values = added(half, 'gateway', percentile)
    report.addRow({
      id: `execute-latency-${percentile}`,
      work: `C2P execute: added latency at half load, ${percentile}`,
      against: 'calling the simulated bank directly',
      measured: median(half.map((round) => round.gateway[percentile])),
      baseline: median(half.map((round) => round.direct[percentile])),
      unit: 'ms',
      value: median(values),
      bar: { atMost },
      rounds: values,
    })
  }
  report.addFact('execute-latency.half.ratePerSecond', maximum.ratePerSecond / 2)
  addFacts('half', half)
  report.addFact('execute-latency.quiet.ratePerSecond', QUIET_PER_SECOND)
  addFacts('quiet', await roundsAt(QUIET_PER_SECOND))

  /** The three take turns, forwards and backwards. */
  async function roundsAt(ratePerSecond: number): Promise<Round[]> {
    const durationMs = pace.roundMs * 2
    const count = Math.ceil((ratePerSecond * durationMs) / 1000) + 1
    const pacing = { durationMs, ratePerSecond, connections: CONNECTIONS * 2 }
    const turns: [keyof Round, () => Promise<Result>][] = [
      ['gateway', () => execute(throughGateway, count, pacing)],
      ['direct', () => load.run({ ...pacing, origins: [bank], templates: [charge] })],
      ['baseline', () => execute(throughBaseline, count, pacing)],
    ]
    const rounds: Round[] = []
    for (let round = 0; round < pace.rounds; round += 1) {
      const results: Partial<Round> = {}
      for (const [name, run] of round % 2 === 0 ? turns : turns.toReversed()) results[name] = await run()
      rounds.push(results as Round)
    }
    return rounds
  }

  function addFacts(rate: 'half' | 'quiet', rounds: Round[]): void {
    for (const [percentile] of percentiles) {
      for (const side of ['gateway', 'baseline'] as const) {
        report.addFact(`execute-latency.${rate}.${side}.${percentile}Ms`, median(added(rounds, side, percentile)))
      }
    }
  }
}

function added(rounds: Round[], side: 'gateway' | 'baseline', percentile: 'p50' | 'p99'): number[] {
  return rounds.map((round) => round[side][percentile] - round.direct[percentile])
}

export const executeLatency: Measurement = {
  name: 'execute-latency',
  title: 'C2P execute: added latency at half load',
  run: measure,
}
