import { systemClock } from '../../foundation/clock.ts'
import { type ComponentLogs, createLog, type LogFields } from '../../foundation/log.ts'
import { relaxedRules } from '../../foundation/mode-rules.ts'
import { Secret } from '../../foundation/secret.ts'
import type { Settings } from '../../foundation/settings.ts'
import { version } from '../../foundation/version.ts'
import { dashboardExists } from '../../http/dashboard.ts'
import { run, statement } from '../../storage/statement.ts'
import { type Demo, type LoadLocal, type Local, requireLocal, type SimulatedBanks } from '../local.ts'
import { CommandError, paint, print } from '../output.ts'
import { step, type StepRunner } from '../progress.ts'
import { openStore, type Store } from '../store.ts'
import { unknownSettingText } from '../unknown-setting-text.ts'

export function createServeLog(settings: Settings, fields?: Pick<LogFields, 'pid'>): ComponentLogs {
  return createLog({
    level: settings.logLevel,
    readable: process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
    ...(fields ? { fields } : {}),
  })
}

/** Parts of a start that exist once, however many processes serve. */
export type Prepared = { store: Store; banks: SimulatedBanks | undefined; demo: Promise<Demo> | undefined }

/**
 * Starts the database and migrates it, and meanwhile the simulated banks, and prepares the dashboard and the demo tenant if
 * the mode has them. The demo may be awaited as late as possible: most of its time is a password's hash, on another core.
 * `opened` releases them in reverse order, whatever fails during start or stop.
 */
export async function prepare(
  settings: Settings,
  { loadLocal, logs, opened }: { loadLocal: LoadLocal; logs: ComponentLogs; opened: AsyncDisposableStack },
): Promise<Prepared> {
  const isLocal = settings.mode === 'local'
  const show: StepRunner = isLocal ? (label, work) => step(systemClock, label, work) : (_label, work) => work()
  if (isLocal) print(`${paint('bold', 'Pasarela')} ${version}\n`)
  const local = await loadNeeded(settings, loadLocal)
  const startingBanks = wantsSandbox(settings)
    ? local?.startSimulatedBanks(settings, systemClock, logs.component('sandbox'))
    : undefined
  // A failure is reported where they are awaited, or not at all if the start fails before; so for the demo.
  opened.defer(async () => (await startingBanks?.catch(() => undefined))?.stop())
  startingBanks?.catch(() => {})
  const store = await openStore({ settings: () => settings, local: loadLocal }, { step: show, creates: true })
  opened.defer(() => store.close())
  await refuseLiveKeysOutsideProduction(settings, store)
  const demo = isLocal ? local?.prepareDemo(settings, store) : undefined
  opened.defer(async () => (await demo?.catch(() => undefined))?.discard())
  demo?.catch(() => {})
  const log = logs.component('gateway')
  for (const setting of relaxedRules(settings)) log.warn('a rule of production is relaxed', { reason: setting })
  for (const unknown of settings.unknownSettings)
    log.warn('unknown setting in the environment', { reason: unknownSettingText(unknown) })
  if (settings.role === 'all' || settings.role === 'api') {
    const problem = isLocal ? await local?.buildDashboard(show) : await missingDashboard()
    if (problem) logs.component('dashboard').warn('not built', { reason: problem })
  }
  const banks = startingBanks && (await show('Simulated banks', () => startingBanks))
  return { store, banks, demo }
}

/** Loads `local/` if this start needs it: production does not, unless it uses the embedded PostgreSQL. */
async function loadNeeded(settings: Settings, load: LoadLocal): Promise<Local | undefined> {
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
export function withSimulatedRate(settings: Settings, banks: SimulatedBanks | undefined): Settings {
  if (!banks || settings.rateFeed !== 'sandbox' || settings.rateR4Commerce) return settings
  const { commerce = '' } = banks.credentialsOf('the gateway itself').r4
  return { ...settings, rateR4Url: banks.r4Url, rateR4Commerce: new Secret(commerce) }
}

const liveKeys = statement('serve.live_keys', 'select 1 from api_keys where livemode and revoked_at is null limit 1')

async function refuseLiveKeysOutsideProduction(settings: Settings, { database }: Store): Promise<void> {
  if (settings.mode === 'production' || (await run(database, liveKeys, {})).length === 0) return
  throw new CommandError('This database has live keys, which work in production only: set PASARELA_MODE=production.')
}

export async function listenOrExplain<Result>(
  { host, port }: Settings,
  listen: () => Promise<Result>,
): Promise<Result> {
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
