import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Command, Option } from 'commander'
import { ensureDashboard } from '../../dashboard/build.ts'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemClock } from '../foundation/clock.ts'
import { createLog, errorFields, type Log } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import { Secret } from '../foundation/secret.ts'
import type { Settings } from '../foundation/settings.ts'
import { version } from '../foundation/version.ts'
import { createGateway } from '../gateway.ts'
import { createPasswords } from '../operators/access/passwords.ts'
import { positionalStatement } from '../storage/database.ts'
import { loadInstallation } from '../storage/installation.ts'
import { type DemoOperator, demoKey, demoOperator } from './demo.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print } from './output.ts'
import { step } from './progress.ts'
import { runSimulatedBanks, type SandboxUrls } from './simulated-banks.ts'
import { openStore, type Store, type StoreStep } from './store.ts'

export function serveCommand({ settings }: Context): Command {
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
    .action(({ role }: { role?: Settings['role'] }) => serve({ ...settings(), ...(role ? { role } : {}) }))
}

async function serve(settings: Settings): Promise<void> {
  const local = settings.mode === 'local'
  const log = createLog({
    level: settings.logLevel,
    readable: process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
  })
  const show: StoreStep = local ? (label, work) => step(systemClock, label, work) : (_label, work) => work()
  if (local) print(`${paint('bold', 'Pasarela')} ${version}\n`)

  // Heard from the beginning: a signal in the middle of the start ends it cleanly too.
  const stopSignal = ended(log)
  // Let go in reverse order, whatever fails on the way up or down.
  await using opened = new AsyncDisposableStack()
  opened.defer(() => log.info('stopped'))
  const store = await openStore(settings, show)
  opened.defer(() => store.close())
  await refuseUnsafeLiveUse(settings, store)
  const banks = wantsSandbox(settings)
    ? await show('Simulated banks', () => runSimulatedBanks(settings, systemClock, log))
    : undefined
  opened.defer(() => banks?.stop())
  if (settings.role !== 'worker') await buildDashboard(show, log)
  const gateway = await createGateway({
    settings: banks ? withSimulatedRate(settings, banks.urls) : settings,
    clock: systemClock,
    random: systemRandom,
    log,
    ...store,
    ...(banks
      ? { testBanks: { ...banks.urls, credentialsOf: sandboxCredentials }, sandboxFeedUrl: banks.urls.ratesUrl }
      : {}),
  })
  opened.defer(() => gateway.stop())

  // Listening comes last: from then on /readyz may say yes, and everything it stands for is there.
  const demo = local ? await prepareDemo(settings, store) : undefined
  opened.defer(() => demo?.file?.discard())
  const address = await listenOrExplain(settings, gateway.listen)
  if (demo) {
    demo.file?.publish()
    introduce(address, demo.key, demo.operator, banks?.urls)
  }
  log.info('listening', { version, url: address, mode: settings.mode })
  boundMemory()
  await stopSignal
}

/** Only after its sources changed: a release brings it along. Nothing else waits for it in vain. */
async function buildDashboard(show: StoreStep, log: Log): Promise<void> {
  const built = await ensureDashboard((work) => show('Dashboard (built once, and again when its sources change)', work))
  if (built.kind === 'impossible') log.warn('there is no dashboard', { reason: built.reason })
}

/**
 * Starting leaves about 40 MB behind that an idle process would otherwise keep for good. From then on garbage is
 * collected when there is two fifths as much of it as of what is in use; by itself the engine would wait for more than
 * twice that, and keep 40 MB more.
 */
function boundMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  setFlagsFromString('--heap-growing-percent=40')
}

function wantsSandbox({ sandbox, mode }: Settings): boolean {
  return sandbox === 'on' || (sandbox === 'auto' && mode === 'local')
}

/** While the simulated feed gives the rate, the simulated R4 gives the second one. */
function withSimulatedRate(settings: Settings, { r4Url }: SandboxUrls): Settings {
  if (settings.rateFeed !== 'sandbox' || settings.rateR4Commerce) return settings
  const { commerce } = sandboxCredentials('the gateway itself').r4
  return { ...settings, rateR4Url: r4Url, rateR4Commerce: new Secret(commerce) }
}

const liveKeys = positionalStatement(
  'serve.live_keys',
  'select 1 from api_keys where livemode and revoked_at is null limit 1',
)

async function refuseUnsafeLiveUse(settings: Settings, { database }: Store): Promise<void> {
  if (settings.masterKey || (await database.query(liveKeys)).length === 0) return
  throw new CommandError('There are live keys, but PASARELA_MASTER_KEY is missing: set the key they were made with.')
}

async function listenOrExplain({ host, port }: Settings, listen: () => Promise<string>): Promise<string> {
  try {
    return await listen()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new CommandError(`Port ${port} is taken: stop what uses it, or set PORT.`)
    if (code === 'EACCES') throw new CommandError(`Port ${port} needs more rights than this user has: set PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CommandError(`HOST ${host} is no address of this machine.`)
    throw error
  }
}

/** Who to try the gateway as: an operator for the dashboard, and a test key whose file is not published yet. */
async function prepareDemo(settings: Settings, { database, sealer }: Store) {
  const installation = await loadInstallation(database, sealer, systemRandom)
  const operator = await demoOperator(settings, database, systemRandom, createPasswords(systemRandom))
  return { operator, ...(await demoKey(settings, database, systemRandom, installation.deriveKey('api-key'))) }
}

function introduce(
  address: string,
  key: string,
  operator: DemoOperator | undefined,
  banks: SandboxUrls | undefined,
): void {
  const lines: [label: string, value: string | undefined][] = [
    ['Test key', paint('cyan', key)],
    ['Try', `curl ${address}/v1/banks -H 'x-api-key: ${key}'`],
    ['Reference', `${address}/docs`],
    ['Dashboard', `${address}/dashboard/`],
    ['Operator', operator && `${paint('cyan', operator.name)}, password ${passwordHint(operator)}`],
    ['Banks', banks && `simulated: BNC ${banks.bncUrl}, R4 ${banks.r4Url}`],
  ]
  const shown = lines.filter(([, value]) => value !== undefined)
  print(`
${paint('green', 'Ready')} at ${paint('bold', address)}

${shown.map(([label, value]) => `  ${label.padEnd(11)}${value}`).join('\n')}

${paint('dim', 'Ctrl-C stops it. Data stay in the data folder; the key is the same next time.')}
`)
}

function passwordHint({ name, password }: DemoOperator): string {
  return password ? paint('cyan', password) : `as you set it (pasarela user passwd ${name} sets a new one)`
}

/** The first signal drains; a second one does not wait. */
function ended(log: Log): Promise<void> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      log.info('stopping: answering what is under way', { signal })
      process.once('SIGINT', () => process.exit(130))
      process.once('SIGTERM', () => process.exit(143))
      resolve()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  })
}
