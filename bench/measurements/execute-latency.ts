import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { directCharge } from '../baselines/bank-call.ts'
import { alternate } from '../measure/rounds.ts'
import { median } from '../measure/statistics.ts'
import { addIntents } from '../environment/payments.ts'
import { gatewaySide, requestOf } from '../environment/templates.ts'

/** Latency that the gateway adds between shop and bank, at half of its maximum rate. */
async function measure(bench: Bench): Promise<void> {
  const { environment, load, pace, report } = bench
  const { database, tenant, gateway } = await bench.main()
  const side = gatewaySide(tenant.key)
  const executions = async (count: number) =>
    (await addIntents(database, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id))

  const maximum = await load.run({
    origins: [gateway.url],
    templates: await executions(pace.warmUpMs * 3),
    connections: CONNECTIONS,
    durationMs: pace.warmUpMs * 2,
    count: pace.warmUpMs * 3,
  })
  const ratePerSecond = maximum.ratePerSecond / 2
  const durationMs = pace.roundMs * 2
  const count = Math.ceil((ratePerSecond * durationMs) / 1000) + 1

  const { origin, template: direct } = await directCharge(environment.sandbox.bncUrl, 'the direct caller')

  const common = { connections: CONNECTIONS * 2, durationMs, ratePerSecond }
  const pairs = await alternate(
    pace.rounds,
    async () => load.run({ ...common, origins: [gateway.url], templates: await executions(count), count }),
    () => load.run({ ...common, origins: [origin], templates: [direct] }),
  )
  report.addFact('execute-latency.ratePerSecond', ratePerSecond)
  for (const [name, atMost] of [
    ['p50', 3],
    ['p99', 12],
  ] as const) {
    const added = pairs.map(({ a, b }) => a[name] - b[name])
    report.addRow({
      id: `execute-latency-${name}`,
      work: `C2P execute: added latency at half load, ${name}`,
      against: 'calling the simulated bank directly',
      measured: median(pairs.map(({ a }) => a[name])),
      baseline: median(pairs.map(({ b }) => b[name])),
      unit: 'ms',
      value: median(added),
      bar: { atMost },
      rounds: added,
    })
  }
}

export const executeLatency: Measurement = {
  name: 'execute-latency',
  title: 'C2P execute: added latency at half load',
  run: measure,
}
