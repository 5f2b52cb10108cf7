import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { recordCharge } from '../floors/bank-call.ts'
import type { Template } from '../load/job.ts'
import { alternate } from '../measure/rounds.ts'
import { median } from '../measure/statistics.ts'
import { addIntents } from '../world/payments.ts'
import { gatewaySide, requestOf } from '../world/templates.ts'

/** What a payer waits longer because there is a gateway between the shop and the bank, at half of what it can carry. */
async function measure(bench: Bench): Promise<void> {
  const { world, load, pace, report } = bench
  const { place, tenant, gateway } = await bench.main()
  const side = gatewaySide(tenant.key)
  const executions = async (count: number) =>
    (await addIntents(place, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id))

  const most = await load.run({
    origins: [gateway.url],
    templates: await executions(pace.warmUpMs * 3),
    connections: CONNECTIONS,
    durationMs: pace.warmUpMs * 2,
    count: pace.warmUpMs * 3,
  })
  const ratePerSecond = most.ratePerSecond / 2
  const durationMs = pace.roundMs * 2
  const count = Math.ceil((ratePerSecond * durationMs) / 1000) + 1

  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const charge = await recordCharge(world.sandbox.bncUrl, 'the direct caller', dispatcher)
  await dispatcher.close()
  const { origin, pathname } = new URL(charge.url)
  const direct: Template = { method: 'POST', path: pathname, body: charge.body, status: 202 }

  const common = { connections: CONNECTIONS * 2, durationMs, ratePerSecond }
  const pairs = await alternate(
    pace.rounds,
    async () => load.run({ ...common, origins: [gateway.url], templates: await executions(count), count }),
    () => load.run({ ...common, origins: [origin], templates: [direct] }),
  )
  report.fact('execute-latency.ratePerSecond', ratePerSecond)
  for (const [name, atMost] of [
    ['p50', 4],
    ['p99', 20],
  ] as const) {
    const added = pairs.map(({ a, b }) => a[name] - b[name])
    report.row({
      id: `execute-latency-${name}`,
      work: `C2P execute: added latency at half load, ${name}`,
      against: 'calling the simulated bank directly',
      ours: median(pairs.map(({ a }) => a[name])),
      floor: median(pairs.map(({ b }) => b[name])),
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
