import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { paint, print } from '../src/cli/output.ts'
import { step } from '../src/cli/progress.ts'
import { systemClock } from '../src/foundation/clock.ts'
import { positionalStatement } from '../src/storage/database.ts'
import { type Bench, type Main, type Measurement, openMain, paces } from './bench.ts'
import { startGenerator } from './load/generator.ts'
import { createReport, isMet } from './report.ts'
import { againstFloors } from './rows/against-floors.ts'
import { cost } from './rows/cost.ts'
import { executeLatency } from './rows/execute-latency.ts'
import { growth } from './rows/growth.ts'
import { hangingEndpoint } from './rows/hanging-endpoint.ts'
import { idempotency } from './rows/idempotency.ts'
import { memory, start } from './rows/start-and-memory.ts'
import { twoProcesses } from './rows/two-processes.ts'
import { webhookIdleDelay, webhookThroughput } from './rows/webhooks.ts'
import { resultTable } from './tables.ts'
import { createWorld } from './world/world.ts'

const measurements: Measurement[] = [
  start,
  ...againstFloors,
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

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    json: { type: 'string', default: 'bench-results.json' },
    strict: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench -- [options]

  --only NAME     one measurement only; may be given several times
  --quick         shorter and rougher: for trying things out
  --json FILE     where the figures are written (bench-results.json)
  --strict        exit code 1 when a bar is missed

With BENCH_PROFILE_DIR, CPU profiles of the gateway and of the floor are written there.

${measurements.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`).join('\n')}`

if (options.help) print(usage)
else await runBench()

async function runBench(): Promise<void> {
  const { only, quick } = options
  const unknown = only?.find((name) => !measurements.some((measurement) => measurement.name === name))
  if (unknown !== undefined) throw new Error(`There is no measurement ${unknown}.\n\n${usage}`)
  const chosen = measurements.filter(({ name }) => only?.includes(name) ?? true)

  await using opened = new AsyncDisposableStack()
  const world = await step(systemClock, 'PostgreSQL and the simulated banks', createWorld)
  opened.defer(() => world.stop())
  const load = await startGenerator()
  opened.defer(() => load.stop())
  const report = createReport({ quick, postgres: await postgresVersion(world) })
  const common = { quick, pace: quick ? paces.quick : paces.full, world, load, report, keep }
  let main: Promise<Main> | undefined
  const bench: Bench = { ...common, main: () => (main ??= openMain(common)) }

  const interrupted = stopSignal()
  for (const [index, { title, run }] of chosen.entries()) {
    await step(systemClock, `${index + 1}/${chosen.length} ${title}`, () => Promise.race([run(bench), interrupted]))
    // After each, so that one that fails does not take the others' figures with it.
    await writeFile(options.json, `${JSON.stringify(report.results(), null, 2)}\n`)
  }

  const results = report.results()
  const missed = results.rows.filter((row) => !isMet(row))
  print(`\n${resultTable(results.rows)}\n`)
  print(`${results.seconds} s; the figures are in ${options.json}`)
  if (missed.length > 0) print(paint('red', `${missed.length} of ${results.rows.length} bars are missed`))
  if (missed.length > 0 && options.strict) process.exitCode = 1

  function keep<Thing extends { stop(): Promise<void> }>(thing: Thing): Thing {
    opened.defer(() => thing.stop())
    return thing
  }
}

/** Whoever interrupts it gets his processes back: gateways would outlive a bench that just ended. */
function stopSignal(): Promise<never> {
  const interrupted = Promise.withResolvers<never>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.reject(new Error(`interrupted by ${signal}`)))
  }
  interrupted.promise.catch(() => {})
  return interrupted.promise
}

async function postgresVersion(world: Awaited<ReturnType<typeof createWorld>>): Promise<string> {
  const { database } = await world.place('bench')
  const [row] = await database.query<{ version: string }>(
    positionalStatement('bench.version', `select current_setting('server_version') as version`),
  )
  return row?.version ?? 'unknown'
}
