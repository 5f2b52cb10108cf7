import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { type Template, UNIQUE } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { addIntents } from '../environment/payments.ts'
import { gatewaySide, requestOf, type Side } from '../environment/templates.ts'

/** Every key is new: this measures the claim and the stored response, not the replay. */
async function measure(bench: Bench): Promise<void> {
  const { load, pace, report } = bench
  const { database, tenant, gateway } = await bench.main()
  const plain = gatewaySide(tenant.key)
  const keyed: Side = { ...plain, headers: { ...plain.headers, 'idempotency-key': UNIQUE } }
  const executions = async (side: Side, count: number) =>
    (await addIntents(database, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id))
  const run = (templates: Template[], durationMs: number, limit = {}) =>
    load.run({ origins: [gateway.url], templates, connections: CONNECTIONS, durationMs, ...limit })

  const workloads = [
    {
      name: 'C2P request',
      run: (side: Side, ms: number) => run([requestOf.c2pRequest(side)], ms),
    },
    {
      name: 'C2P execute',
      run: async (side: Side, ms: number) => run(await executions(side, ms * 2), ms, { count: ms * 2 }),
    },
  ]
  for (const work of workloads) {
    await work.run(keyed, pace.warmUpMs)
    await work.run(plain, pace.warmUpMs)
    const pairs = await alternate(
      pace.rounds,
      () => work.run(keyed, pace.roundMs),
      () => work.run(plain, pace.roundMs),
    )
    const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })))
    report.addRow({
      id: `idempotency-${work.name === 'C2P request' ? 'request' : 'execute'}`,
      work: `Idempotency-Key on ${work.name}`,
      against: 'the same without it',
      measured: a,
      baseline: b,
      unit: 'requests/s',
      value: ratio,
      bar: { atLeast: 0.9 },
      rounds: ratios,
    })
  }
}

export const idempotency: Measurement = {
  name: 'idempotency',
  title: 'a POST with an Idempotency-Key against one without',
  run: measure,
}
