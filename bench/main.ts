import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { paint, print } from '../src/cli/output.ts'
import { step } from '../src/cli/progress.ts'
import { systemClock } from '../src/foundation/clock.ts'
import { positionalStatement } from '../test/harness/statement.ts'
import { type Bench, type Main, type Measurement, openMain, paces } from './bench.ts'
import { startGenerator } from './load/generator.ts'
import { createReport } from './report.ts'
import { againstBaselines } from './measurements/against-baselines.ts'
import { pageRendering } from './measurements/page-rendering.ts'
import { cost } from './measurements/cost.ts'
import { executeLatency } from './measurements/execute-latency.ts'
import { growth, usualGrowth } from './measurements/growth.ts'
import { hangingEndpoint } from './measurements/hanging-endpoint.ts'
import { idempotency } from './measurements/idempotency.ts'
import { notifications } from './measurements/notifications.ts'
import { peersDeliveries } from './measurements/peers-deliveries.ts'
import { peers } from './measurements/peers.ts'
import { memory, start } from './measurements/start-and-memory.ts'
import { twoProcesses } from './measurements/two-processes.ts'
import { webhookIdleDelay, webhookThroughput } from './measurements/webhooks.ts'
import { arePeersInstalled, installPeers } from './processes/peers.ts'
import { resultTable } from './tables.ts'
import { createEnvironment } from './environment/environment.ts'

const ownMeasurements: Measurement[] = [
  start,
  ...againstBaselines,
  pageRendering,
  executeLatency,
  idempotency,
  webhookThroughput,
  webhookIdleDelay,
  hangingEndpoint,
  cost,
  twoProcesses,
  memory,
  growth,
]

/** Measurements that need the packages of bench/peers. */
const withPeers: Measurement[] = [peers, peersDeliveries]
// Last: the movements of its notifications are matched in the background for minutes.
const measurements = [...ownMeasurements, ...withPeers, notifications]

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    json: { type: 'string', default: 'bench-results.json' },
    payments: { type: 'string', default: String(usualGrowth) },
    path: { type: 'string', multiple: true },
    data: { type: 'string' },
    fill: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench -- [options]

  --only NAME     one measurement only; may be given several times
  --quick         shorter and less precise, for experiments
  --json FILE     output file (bench-results.json)
  --strict        exit code 1 when a bar is missed or a row has no result
  --payments N    payments, and deliveries, in the large database of growth (1000000); events are three times as many
  --path BEGINNING  growth of the paths only whose names begin so; may be given several times
  --data DIR      keep the databases in this folder, which the next run uses: not removed at the end
  --fill          fill the databases of growth and measure nothing; with --data

With BENCH_PROFILE_DIR, CPU profiles of the gateway and of the baseline are written there.

${measurements.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`).join('\n')}`

if (options.help) print(usage)
else await runBench()

async function runBench(): Promise<void> {
  const { only, quick } = options
  const unknown = only?.find((name) => !measurements.some((measurement) => measurement.name === name))
  if (unknown !== undefined) throw new Error(`There is no measurement ${unknown}.\n\n${usage}`)
  const needsPeers = withPeers.some(({ name }) => only?.includes(name))
  if (needsPeers && !arePeersInstalled) throw new Error(`The peers are not installed: ${installPeers}`)
  const available = arePeersInstalled ? measurements : ownMeasurements
  const chosen = available.filter(({ name }) => only?.includes(name) ?? true)
  if (!only && !arePeersInstalled) print(`Without the peers; to include them: ${installPeers}`)

  await using opened = new AsyncDisposableStack()
  const environment = await step(systemClock, 'PostgreSQL and the simulated banks', () =>
    createEnvironment(options.data),
  )
  opened.defer(() => environment.stop())
  const load = await startGenerator()
  opened.defer(() => load.stop())
  const report = createReport({ quick, postgres: await postgresVersion(environment) })
  const growthOptions = { payments: Number(options.payments), isFillOnly: options.fill, paths: options.path }
  const common = {
    growth: growthOptions,
    quick,
    pace: quick ? paces.quick : paces.full,
    environment,
    load,
    report,
    stopAtEnd,
  }
  let main: Promise<Main> | undefined
  const bench: Bench = { ...common, main: () => (main ??= openMain(common)) }

  const interrupted = stopSignal()
  for (const [index, { title, run }] of chosen.entries()) {
    await step(systemClock, `${index + 1}/${chosen.length} ${title}`, () => Promise.race([run(bench), interrupted]))
    // Written after each measurement, so that a failing one does not lose the figures before it.
    await writeFile(options.json, `${JSON.stringify(report.results(), null, 2)}\n`)
  }

  const results = report.results()
  const missed = results.rows.filter(({ verdict }) => verdict === 'MISSED').length
  const unclear = results.rows.filter(({ verdict }) => verdict !== 'met').length - missed
  print(`\n${resultTable(results.rows)}\n`)
  print(`${results.seconds} s; results written to ${options.json}`)
  if (missed > 0) print(paint('red', `${missed} of ${results.rows.length} bars missed`))
  if (unclear > 0)
    print(paint('red', `${unclear} of ${results.rows.length} rows without a result: repeat them with --only`))
  if (missed + unclear > 0 && options.strict) process.exitCode = 1

  function stopAtEnd<Thing extends { stop(): Promise<void> }>(thing: Thing): Thing {
    opened.defer(() => thing.stop())
    return thing
  }
}

/** Rejects on SIGINT or SIGTERM, so that the disposal stack stops the gateways, which would outlive this process. */
function stopSignal(): Promise<never> {
  const interrupted = Promise.withResolvers<never>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.reject(new Error(`interrupted by ${signal}`)))
  }
  interrupted.promise.catch(() => {})
  return interrupted.promise
}

async function postgresVersion(environment: Awaited<ReturnType<typeof createEnvironment>>): Promise<string> {
  const { pool } = await environment.database('bench')
  const [row] = await pool.query<{ version: string }>(
    positionalStatement('bench.version', `select current_setting('server_version') as version`),
  )
  return row?.version ?? 'unknown'
}
