import { Command, Option } from 'commander'
import { systemClock } from '../foundation/clock.ts'
import { createLog, errorFields, type Log } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import { Secret } from '../foundation/secret.ts'
import type { Settings } from '../foundation/settings.ts'
import { version } from '../foundation/version.ts'
import { createGateway } from '../gateway.ts'
import { dashboardExists } from '../http/dashboard.ts'
import { run, statement } from '../storage/statement.ts'
import type { Context } from './context.ts'
import { type LoadLocal, type Local, requireLocal, type SimulatedBanks } from './local.ts'
import { CommandError, paint, print } from './output.ts'
import { step, type StepRunner } from './progress.ts'
import { openStore, type Store } from './store.ts'

export function serveCommand({ settings, local }: Context): Command {
  return new Command('serve')
    .description('start the gateway: the HTTP API with its database, until SIGTERM or Ctrl-C')
    .addHelpText(
      'after',
      `
Examples:
  $ pasarela serve                                      everything on this machine, data in ./data
  $ PORT=9000 pasarela serve                            on another port
  $ DATABASE_URL=postgresql://… PASARELA_MASTER_KEY=… PASARELA_MODE=production pasarela serve`,
    )
    .addOption(new Option('--role <role>', 'what this process does (PASARELA_ROLE)').choices(['all', 'api', 'worker']))
    .action(({ role }: { role?: Settings['role'] }) => serve({ ...settings(), ...(role ? { role } : {}) }, local))
}

async function serve(settings: Settings, loadLocal: LoadLocal): Promise<void> {
  const isLocal = settings.mode === 'local'
  const logs = createLog({
    level: settings.logLevel,
    readable: process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
  })
  const log = logs.component('gateway')
  const show: StepRunner = isLocal ? (label, work) => step(systemClock, label, work) : (_label, work) => work()
  if (isLocal) print(`${paint('bold', 'Pasarela')} ${version}\n`)

  // Handled from the beginning, so that a signal during the start also stops the process cleanly.
  const stopSignal = waitForSignal(log)
  // Resources are released in reverse order, whatever fails during start or stop.
  await using opened = new AsyncDisposableStack()
  opened.defer(() => log.info('stopped'))
  const local = await loadNeeded(settings, loadLocal)
  const store = await openStore({ settings: () => settings, local: loadLocal }, show)
  opened.defer(() => store.close())
  await refuseUnsafeLiveUse(settings, store)
  const banks = wantsSandbox(settings)
    ? await show('Simulated banks', async () =>
        local?.startSimulatedBanks(settings, systemClock, logs.component('sandbox')),
      )
    : undefined
  opened.defer(() => banks?.stop())
  if (settings.role !== 'worker') {
    const problem = isLocal ? await local?.buildDashboard(show) : await missingDashboard()
    if (problem) logs.component('dashboard').warn('not built', { reason: problem })
  }
  const gateway = await createGateway({
    settings: banks ? withSimulatedRate(settings, banks) : settings,
    clock: systemClock,
    random: systemRandom,
    log: logs,
    ...store,
    ...(banks ? { testBanks: banks, sandboxFeedUrl: banks.ratesUrl } : {}),
  })
  opened.defer(() => gateway.stop())

  // Listening comes last: once /readyz responds, everything is ready.
  const demo = isLocal ? await local?.prepareDemo(settings, store) : undefined
  opened.defer(() => demo?.discard())
  const address = await listenOrExplain(settings, gateway.listen)
  demo?.introduce(address, banks)
  log.info('listening', { version, url: address, mode: settings.mode })
  await stopSignal
}

/** Loads `local/` if this start needs it: in production with DATABASE_URL and without simulated banks it does not. */
async function loadNeeded(settings: Settings, load: LoadLocal): Promise<Local | undefined> {
  if (wantsSandbox(settings) && settings.mode === 'production')
    return requireLocal(load, 'The sandbox', 'set PASARELA_SANDBOX=off')
  if (settings.mode === 'local') return requireLocal(load, 'The local mode', 'set PASARELA_MODE=production')
  return undefined
}

/** Outside local mode the dashboard is not built at start. */
async function missingDashboard(): Promise<string | undefined> {
  return (await dashboardExists()) ? undefined : 'The dashboard is not built: run node dashboard/build.ts.'
}

function wantsSandbox({ sandbox, mode }: Settings): boolean {
  return sandbox === 'on' || (sandbox === 'auto' && mode === 'local')
}

/** With the simulated rate feed, the secondary rate comes from the simulated R4. */
function withSimulatedRate(settings: Settings, { r4Url, credentialsOf }: SimulatedBanks): Settings {
  if (settings.rateFeed !== 'sandbox' || settings.rateR4Commerce) return settings
  const { commerce = '' } = credentialsOf('the gateway itself').r4
  return { ...settings, rateR4Url: r4Url, rateR4Commerce: new Secret(commerce) }
}

const liveKeys = statement('serve.live_keys', 'select 1 from api_keys where livemode and revoked_at is null limit 1')

async function refuseUnsafeLiveUse(settings: Settings, { database }: Store): Promise<void> {
  if (settings.masterKey || (await run(database, liveKeys, {})).length === 0) return
  throw new CommandError(
    'There are live keys, but PASARELA_MASTER_KEY is missing: set the master key they were created with.',
  )
}

async function listenOrExplain({ host, port }: Settings, listen: () => Promise<string>): Promise<string> {
  try {
    return await listen()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new CommandError(`Port ${port} is in use: stop the other program, or set PORT.`)
    if (code === 'EACCES') throw new CommandError(`Port ${port} needs more permissions than this user has: set PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CommandError(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}

/** The first signal drains; a second one exits at once. */
function waitForSignal(log: Log): Promise<void> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      log.info('stopping: draining requests in flight', { signal })
      process.once('SIGINT', () => process.exit(130))
      process.once('SIGTERM', () => process.exit(143))
      resolve()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  })
}
