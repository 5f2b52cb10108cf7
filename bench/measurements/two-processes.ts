import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Main, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import type { Template } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { treeCpuSeconds } from '../measure/process.ts'
import { type GatewayProcess, startGateway } from '../processes/gateway.ts'
import { withClient } from '../environment/client.ts'
import { addIntents } from '../environment/payments.ts'
import { gatewaySide, requestOf } from '../environment/templates.ts'
import type { BenchDatabase } from '../environment/environment.ts'

const SAMPLE_MS = 10
/** Requests of each kind per millisecond of a round: more than the machine can handle. */
const REQUESTS_PER_MS = 1.2

/**
 * One process against PASARELA_PROCESSES=2 on one port: two look-ups, a request and an execution in turn. The rate is that
 * of the whole machine, which the load generator and the simulated banks share. The cost is the CPU time of the gateway's
 * processes and PostgreSQL alone, per request, so it does not depend on who else uses the cores.
 */
async function measure(bench: Bench): Promise<void> {
  const { environment, load, pace, report } = bench
  const main = await bench.main()
  const both = bench.stopAtEnd(await startGateway(environment, main.database, { env: { PASARELA_PROCESSES: '2' } }))
  const cost = { one: noCost(), two: noCost() }
  const run = async ({ url, pid }: GatewayProcess, spent: Cost, durationMs = pace.roundMs * 1.5) => {
    const templates = await mixedRequests(main, Math.ceil(durationMs * REQUESTS_PER_MS))
    const pids = { gateway: pid, postgres: environment.postgresPid }
    const before = await cpuOf(pids)
    const job = { origins: [url], templates, connections: CONNECTIONS, durationMs, count: templates.length }
    const result = await load.run(job)
    const after = await cpuOf(pids)
    spent.gateway += after.gateway - before.gateway
    spent.postgres += after.postgres - before.postgres
    spent.responses += result.responses
    return result
  }
  const one = () => run(main.gateway, cost.one)
  const two = () => run(both, cost.two)
  await run(main.gateway, noCost(), pace.warmUpMs)
  // Each of the two gets half of the requests.
  await run(both, noCost(), pace.warmUpMs * 2)
  const locks = await lockWaits(main.database, () => alternate(pace.rounds, two, one))

  const { a, b, ratio, ratios } = compare(
    locks.result.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })),
  )
  for (const [name, { gateway, postgres, responses }] of Object.entries(cost)) {
    report.addFact(`two-processes.${name}.gatewayCpuUs`, (gateway / responses) * 1e6)
    report.addFact(`two-processes.${name}.postgresCpuUs`, (postgres / responses) * 1e6)
    report.addFact(`two-processes.${name}.requestsPerSecondPerCore`, responses / (gateway + postgres))
  }
  report.addRow({
    id: 'two-processes',
    work: 'two processes behind one port',
    against: 'one process',
    measured: a,
    baseline: b,
    unit: 'requests/s',
    value: ratio,
    bar: { atLeast: 1 },
    rounds: ratios,
  })
  report.addRow({
    id: 'lock-waits',
    work: 'two processes: lock waits',
    against: `${locks.samples} samples of pg_stat_activity`,
    unit: 'observed waits',
    value: locks.waits.length,
    bar: { atMost: 0 },
  })
  report.addFact('lock-waits.samples', locks.samples)
  report.addFact('lock-waits.seen', [...new Set(locks.waits)].join('; '))
}

type Cost = { gateway: number; postgres: number; responses: number }

const noCost = (): Cost => ({ gateway: 0, postgres: 0, responses: 0 })

/** CPU seconds so far, of the gateway with its supervisor and of PostgreSQL. */
async function cpuOf(pids: { gateway: number; postgres: number }): Promise<Pick<Cost, 'gateway' | 'postgres'>> {
  return { gateway: await treeCpuSeconds(pids.gateway), postgres: await treeCpuSeconds(pids.postgres) }
}

async function mixedRequests({ database, tenant, paymentIds }: Main, count: number): Promise<Template[]> {
  const side = gatewaySide(tenant.key)
  const intents = await addIntents(database, tenant.scope, count)
  return intents.flatMap((intentId, index) => {
    const known = paymentIds[index % paymentIds.length] ?? ''
    return [
      requestOf.byId(side, known),
      requestOf.c2pRequest(side),
      requestOf.byRef(side, known),
      requestOf.c2pExecute(side, intentId),
    ]
  })
}

/** Samples sessions that wait for locks of rows, tables or transactions, as opposed to disk or CPU. */
async function lockWaits<Result>(
  { connection, name }: BenchDatabase,
  work: () => Promise<Result>,
): Promise<{ result: Result; samples: number; waits: string[] }> {
  const waits: string[] = []
  let samples = 0
  const over = new AbortController()
  const sampling = withClient(connection, async (client) => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ event: string; query: string }>(
        `select wait_event as event, left(regexp_replace(query, '\\s+', ' ', 'g'), 80) as query
         from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [name],
      )
      samples += 1
      waits.push(...rows.map(({ event, query }) => `${event}: ${query}`))
      await delay(SAMPLE_MS)
    }
  })
  const result = await work().finally(() => over.abort())
  await sampling
  return { result, samples, waits }
}

export const twoProcesses: Measurement = {
  name: 'two-processes',
  title: 'two processes against one',
  run: measure,
}
