import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, paint, print } from '../../src/cli/output.ts'
import { step } from '../../src/cli/progress.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { startCluster } from './cluster.ts'
import { runDrill } from './drill/drill.ts'
import { faults, faultsNamed } from './drill/faults.ts'
import { startPooler } from './pooler.ts'

const usage = `npm run cluster -- start [--pgbouncer]
npm run cluster -- drill [options]

start   PostgreSQL under Patroni with etcd on three members of this machine, until Ctrl-C
drill   such a cluster, simulated banks and three gateways under load, with one fault after the other

  --rounds N        number of faults (10)
  --faults A,B,…    kinds of faults, in rotation (kill,cut,switchover)
  --pgbouncer       connect the gateways through PgBouncer in transaction mode and HAProxy
  --seed N          seed of the distribution of requests over gateways (1)
  --report FILE     write all figures as JSON
  --keep            keep the folder with all logs

${faults.map(({ name, title }) => `  ${name.padEnd(16)}  ${title}`).join('\n')}

Exit code 1 if an acknowledged payment is lost or charged twice, or a response is wrong.`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    faults: { type: 'string', default: 'kill,cut,switchover' },
    pgbouncer: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const commands: Record<string, (folder: string) => Promise<void>> = { start, drill }
const [name = ''] = positionals
const command = commands[name]
if (command) await inOwnFolder(command)
else print(usage)
// Without this, Node 24 may spin forever while it cleans up the deliberately broken connections.
process.exit()

async function inOwnFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-cluster-'))
  try {
    await work(folder)
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof CommandError)) throw error
    process.stderr.write(`${paint('red', error.message)}\n`)
  } finally {
    if (options.keep) print(paint('dim', `Logs and data are in ${folder}`))
    else await rm(folder, { recursive: true, force: true })
  }
}

async function start(folder: string): Promise<void> {
  const interrupted = interruption()
  await using opened = new AsyncDisposableStack()
  const show = <Result>(label: string, work: () => Promise<Result>) => step(systemClock, label, work)
  const cluster = await show('PostgreSQL, Patroni and etcd on three members', () => startCluster({ folder }))
  opened.defer(() => cluster.stop())
  const pooler = options.pgbouncer
    ? await show('HAProxy and PgBouncer', () => startPooler({ folder, cluster }))
    : undefined
  opened.defer(() => pooler?.stop())
  const settings = { DATABASE_URL: pooler?.url ?? cluster.url, ...pooler?.settings }
  const environment = Object.entries(settings).map(([variable, value]) => `${variable}=${value}`)
  print(`
${paint('green', 'Ready')}: ${await cluster.primary()} is the primary. Run any number of gateways on one data folder, which they share for the simulated banks:

  export ${environment.join(' ')}
  PORT=8080 npm start
  PORT=8090 npm start

${paint('dim', 'Ctrl-C stops the cluster and removes its data.')}`)
  await interrupted
}

async function drill(folder: string): Promise<void> {
  const report = await runDrill({
    folder,
    rounds: wholeNumber('--rounds', options.rounds),
    faults: faultsNamed(options.faults.split(',')),
    pooled: options.pgbouncer,
    seed: wholeNumber('--seed', options.seed),
    interrupted: interruption(),
  })
  if (options.report !== undefined) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`)
  if (report.violations.length === 0) return print(paint('green', 'No payment was lost or charged twice.'))
  throw new CommandError(report.violations.join('\n'))
}

function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`${option} must be a whole number.`)
  return Number(text)
}
