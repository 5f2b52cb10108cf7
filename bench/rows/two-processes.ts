import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Main, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import type { Template } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { startGateway } from '../processes/gateway.ts'
import { withClient } from '../world/client.ts'
import { addIntents } from '../world/payments.ts'
import { gatewaySide, requestOf } from '../world/templates.ts'
import type { Place } from '../world/world.ts'

const SAMPLE_MS = 10
/** Of each kind of request, per millisecond of a round: more than the machine can carry. */
const ENOUGH_PER_MS = 1.2

/** Two look-ups, a request and an execution in turn, through one process and through two that share the load. */
async function measure(bench: Bench): Promise<void> {
  const { world, load, pace, report } = bench
  const main = await bench.main()
  const second = bench.keep(await startGateway(world, main.place))
  const durationMs = pace.roundMs * 1.5
  const run = async (origins: string[]) => {
    const templates = await mixed(main, Math.ceil(durationMs * ENOUGH_PER_MS))
    return load.run({ origins, templates, connections: CONNECTIONS, durationMs, count: templates.length })
  }
  const one = () => run([main.gateway.url])
  const two = () => run([main.gateway.url, second.url])
  await two()
  const locks = await lockWaits(main.place, () => alternate(pace.rounds, two, one))

  const { a, b, ratio, ratios } = compare(
    locks.result.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })),
  )
  report.row({
    id: 'two-processes',
    work: 'two processes',
    against: 'one process',
    ours: a,
    floor: b,
    unit: 'requests/s',
    value: ratio,
    bar: { atLeast: 1 },
    rounds: ratios,
  })
  report.row({
    id: 'lock-waits',
    work: 'two processes: waits for a lock',
    against: `${locks.samples} samples of pg_stat_activity`,
    unit: 'waits seen',
    value: locks.waits.length,
    bar: { atMost: 0 },
  })
  report.fact('lock-waits.samples', locks.samples)
  report.fact('lock-waits.seen', [...new Set(locks.waits)].join('; '))
}

async function mixed({ place, tenant, paymentIds }: Main, count: number): Promise<Template[]> {
  const side = gatewaySide(tenant.key)
  const intents = await addIntents(place, tenant.scope, count)
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

/** What the database's sessions wait for: locks of rows, tables and transactions, as opposed to the disk and the CPU. */
async function lockWaits<Result>(
  { connection, name }: Place,
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
