import { Command } from 'commander'
import { caracasDate } from '../foundation/caracas.ts'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'
import { resealAnswers } from '../idempotency/store.ts'
import { resealAddresses } from '../movements/addresses.ts'
import { resealMovements } from '../movements/store.ts'
import { resealPayers } from '../payments/payer-encryption.ts'
import { describeCoverage, holidayCoverage } from '../rates/holidays.ts'
import { run, statement } from '../storage/statement.ts'
import { loadInstallation, resealInstallation } from '../storage/installation.ts'
import { resealBankAccounts } from '../tenants/bank-accounts.ts'
import { resealWebhookSecrets } from '../webhooks/endpoints.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson } from './output.ts'
import { processCount } from './process-count.ts'
import { openStore, type Store } from './store.ts'

/** Result of a check. A warning needs action in the coming weeks; unlike a failure it does not change the exit code. */
type Finding = { check: string; ok: boolean; warning?: true; detail: string }

const CLOCK_TOLERANCE_MS = 2_000

export function doctorCommand(context: Context): Command {
  return new Command('doctor')
    .description(
      'check settings, bank holidays, database, schema, master key, clock and connections; re-seal secrets after a key rotation',
    )
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
After changing PASARELA_MASTER_KEY, put the former key into PASARELA_OLD_MASTER_KEYS and run this once:
everything that the former key sealed is sealed again under the new one. Exit code 1 if a check fails.`,
    )
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine(context, systemClock)
      if (json) printJson(findings)
      else for (const finding of findings) print(line(finding))
      if (findings.some(({ ok }) => !ok)) throw new CommandError('Something needs attention: see above.')
    })
}

/** Runs the checks in order; each needs the previous ones, so the first failure ends the run. */
export async function examine(context: Pick<Context, 'settings' | 'local'>, clock: Clock): Promise<Finding[]> {
  const { settings } = context
  const findings: Finding[] = []
  let store: Store | undefined
  const check = async (name: string, work: () => string | Promise<string>): Promise<boolean> => {
    try {
      findings.push({ check: name, ok: true, detail: await work() })
      return true
    } catch (error) {
      findings.push({ check: name, ok: false, detail: (error as Error).message })
      return false
    }
  }

  const checks: [string, (store: Store) => string | Promise<string>][] = [
    ['database', serverVersion],
    ['master key', checkMasterKey],
    ['clock', (opened) => compareClocks(opened, clock)],
  ]
  try {
    if (!(await check('runtime', () => `Node ${process.versions.node}`))) return findings
    if (!(await check('settings', () => describeMode(settings())))) return findings
    findings.push(bankHolidays(settings(), clock))
    const opened = await check('storage', async () => {
      store = await openStore(context, undefined, 'no')
      return 'schema up to date'
    })
    if (!opened || !store) return findings
    for (const [name, work] of checks) {
      const current = store
      if (!(await check(name, () => work(current)))) return findings
    }
    findings.push(await connections(settings(), store))
    return findings
  } finally {
    await store?.close()
  }
}

function describeMode({ mode, masterKey, databaseUrl }: Settings): string {
  const key = masterKey ? 'master key from the environment' : 'master key generated locally'
  return `${mode}, ${databaseUrl ? 'DATABASE_URL' : 'embedded PostgreSQL'}, ${key}`
}

/** Only a warning: SUDEBAN publishes the next list in November or December, so there may be nothing to set yet. */
function bankHolidays({ bankHolidays: changes }: Settings, clock: Clock): Finding {
  const coverage = holidayCoverage(caracasDate(clock.now()), changes)
  const finding: Finding = { check: 'holidays', ok: true, detail: describeCoverage(coverage) }
  return coverage.isEnding ? { ...finding, warning: true } : finding
}

const selectServer = statement<object, { version: string; now: Date }>(
  'doctor.server',
  `select current_setting('server_version') as version, now() as now`,
)

async function serverVersion({ database }: Store): Promise<string> {
  const [row] = await run(database, selectServer, {})
  return `PostgreSQL ${row?.version}`
}

const selectConnections = statement<object, { available: number }>(
  'doctor.connections',
  `select current_setting('max_connections')::integer
          - current_setting('superuser_reserved_connections')::integer as available`,
)

/** Only a warning: behind a pooler the server needs fewer connections than the processes have. */
async function connections(settings: Settings, { database }: Store): Promise<Finding> {
  const [row] = await run(database, selectConnections, {})
  const available = row?.available ?? 0
  const used = settings.databasePool * processCount(settings)
  const finding: Finding = { check: 'connections', ok: true, detail: `at most ${used} of the database’s ${available}` }
  if (used <= available) return finding
  return {
    ...finding,
    warning: true,
    detail: `${finding.detail}: lower PASARELA_DATABASE_POOL or PASARELA_PROCESSES, or raise max_connections`,
  }
}

async function checkMasterKey({ database, sealer }: Store): Promise<string> {
  await loadInstallation(database, sealer, systemRandom)
  const counts = [
    await resealInstallation(database, sealer),
    await resealBankAccounts(database, sealer),
    await resealWebhookSecrets(database, sealer),
    await resealAnswers(database, sealer),
    await resealPayers(database, sealer),
    await resealAddresses(database, sealer),
    await resealMovements(database, sealer),
  ]
  const resealed = counts.reduce((sum, count) => sum + count, 0)
  return resealed === 0 ? 'opens all sealed values' : `${resealed} values sealed again under the current key`
}

async function compareClocks({ database }: Store, clock: Clock): Promise<string> {
  const [row] = await run(database, selectServer, {})
  const differenceMs = Math.abs(clock.now() - (row?.now.getTime() ?? 0))
  if (differenceMs > CLOCK_TOLERANCE_MS) {
    throw new Error(
      `this machine and the database differ by ${Math.round(differenceMs / 1000)} s: synchronise them (NTP)`,
    )
  }
  return 'agrees with the database'
}

function line({ check, ok, warning, detail }: Finding): string {
  const mark = ok ? (warning ? paint('yellow', '!') : paint('green', '✔')) : paint('red', '✖')
  return `${mark} ${check.padEnd(11)} ${detail}`
}
