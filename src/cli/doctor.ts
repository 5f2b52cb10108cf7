import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { caracasDate } from '../foundation/caracas.ts'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { maskedAddress } from '../foundation/masked-address.ts'
import { relaxedRules } from '../foundation/mode-rules.ts'
import { systemRandom } from '../foundation/random.ts'
import { isWorldReadable, type KeySource } from '../foundation/master-keys.ts'
import type { Settings } from '../foundation/settings.ts'
import { describeCoverage, holidayCoverage } from '../rates/holidays.ts'
import { exhaustedResource } from '../storage/database.ts'
import { invalidIndexes } from '../storage/migrate.ts'
import { run, statement } from '../storage/statement.ts'
import { checkWritable } from '../storage/write-probe.ts'
import { loadInstallation } from '../storage/installation.ts'
import type { Context } from './context.ts'
import { explained } from './operator-error.ts'
import { CommandError, paint, print, printJson } from './output.ts'
import { processCount } from './process-count.ts'
import { resealAll } from './reseal-all.ts'
import { openStore, type Store } from './store.ts'
import { unknownSettingText } from './unknown-setting-text.ts'

/** Result of a check. A warning needs action in the coming weeks; unlike a failure it does not change the exit code. */
type Finding = { check: string; ok: boolean; warning?: true; detail: string }

const CLOCK_TOLERANCE_MS = 2_000
const SHOWN_FAILURES = 20
const LOW_DISK_MEGABYTES = 1_000

export function doctorCommand(context: Context): Command {
  return new Command('doctor')
    .description(
      'check settings, bank holidays, database, schema, indexes, master key, clock and connections; re-seal secrets after a key rotation',
    )
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
After changing PASARELA_MASTER_KEY, put the former key into PASARELA_OLD_MASTER_KEYS and run this once:
everything that the former key sealed is sealed again under the new one, as pasarela secrets reseal does with its
progress shown. Exit code 1 if a check fails.`,
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
      findings.push({ check: name, ok: false, detail: (explained(error) as Error).message })
      return false
    }
  }

  const checks: [string, (store: Store) => string | Promise<string>][] = [
    ['database', serverVersion],
    ['writes', acceptsWrites],
    ['master key', (opened) => checkMasterKey(opened, settings())],
    ['clock', (opened) => compareClocks(opened, clock)],
  ]
  try {
    if (!(await check('runtime', () => `Node ${process.versions.node}`))) return findings
    if (!(await check('settings', () => describeMode(settings())))) return findings
    findings.push(
      bankHolidays(settings(), clock),
      customersPages(settings()),
      ...relaxations(settings()),
      ...keyFile(settings()),
      ...variables(settings()),
      ...(await freeSpace(settings())),
    )
    const opened = await check('storage', async () => {
      store = await openStore(context, { migrating: 'no' })
      return 'schema up to date'
    })
    if (!opened || !store) return findings
    for (const [name, work] of checks) {
      const current = store
      if (!(await check(name, () => work(current)))) return findings
    }
    findings.push(
      await indexes(store),
      await connections(settings(), store),
      await liveKeys(store),
      await databaseRole(settings(), store),
    )
    return findings
  } finally {
    await store?.close()
  }
}

function describeMode({ mode, masterKeySource, databaseUrl }: Settings): string {
  return `${mode}, ${databaseUrl ? 'DATABASE_URL' : 'embedded PostgreSQL'}, master key ${describeSource(masterKeySource)}`
}

function describeSource(source: KeySource): string {
  switch (source.kind) {
    case 'none':
      return 'generated locally'
    case 'environment':
      return 'from the environment'
    case 'file':
      return `from the file ${source.path}`
    case 'credential':
      return `from the systemd credential ${source.path}`
    case 'command':
      return 'from a command'
  }
}

/** Only a warning: in a container the file may be readable by everybody of the one user there is. */
function keyFile({ masterKeySource: source }: Settings): Finding[] {
  if (source.kind !== 'file' && source.kind !== 'credential') return []
  const check = 'key file'
  if (!isWorldReadable(source.path)) return [{ check, ok: true, detail: 'not readable by everybody' }]
  return [{ check, ok: true, warning: true, detail: `${source.path} is readable by everybody: chmod o-rwx` }]
}

/** Only a warning, for the embedded PostgreSQL: the disk of another server cannot be seen from here. */
async function freeSpace({ databaseUrl, dataDir }: Settings): Promise<Finding[]> {
  const found = databaseUrl ? undefined : await statfs(dataDir).catch(() => undefined)
  if (!found) return []
  const freeMegabytes = Math.floor((found.bavail * found.bsize) / 1e6)
  const finding: Finding = { check: 'disk', ok: true, detail: `${freeMegabytes} MB free in ${resolve(dataDir)}` }
  return [freeMegabytes < LOW_DISK_MEGABYTES ? { ...finding, warning: true } : finding]
}

/** Only a warning: the gateway works, perhaps not as somebody meant. */
function variables({ unknownSettings }: Settings): Finding[] {
  return unknownSettings.map((unknown) => ({
    check: 'variables',
    ok: true,
    warning: true,
    detail: unknownSettingText(unknown),
  }))
}

/** Only a warning: SUDEBAN publishes the next list in November or December, so there may be nothing to set yet. */
function bankHolidays({ bankHolidays: changes }: Settings, clock: Clock): Finding {
  const coverage = holidayCoverage(caracasDate(clock.now()), changes)
  const finding: Finding = { check: 'holidays', ok: true, detail: describeCoverage(coverage) }
  return coverage.isEnding ? { ...finding, warning: true } : finding
}

/** Only a warning: without customers' pages no public address is needed. */
export function customersPages({ mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>): Finding {
  const check = 'checkout'
  if (publicUrl?.startsWith('https:'))
    return { check, ok: true, detail: `customers pay at ${maskedAddress(publicUrl)}` }
  if (mode === 'local') return { check, ok: true, detail: 'customers pay at the address of this process' }
  const detail = 'links to the page where customers pay need PASARELA_PUBLIC_URL, an https address'
  return { check, ok: true, warning: true, detail }
}

/** Only a warning: the operator has chosen it. */
export function relaxations(settings: Settings): Finding[] {
  return relaxedRules(settings).map((setting) => ({
    check: 'production',
    ok: true,
    warning: true,
    detail: `${setting} relaxes a rule of production`,
  }))
}

const countUnrestricted = statement<object, { count: number }>(
  'doctor.unrestricted_keys',
  `select count(*)::integer as count from api_keys
   where livemode and revoked_at is null and (expires_at is null or expires_at > now())
     and scopes && '{payout,refund}' and allowed_ips is null and call_limit_ves is null and day_limit_ves is null`,
)

/** Only a warning: a key may have to be without restrictions. */
async function liveKeys({ database }: Store): Promise<Finding> {
  const [row] = await run(database, countUnrestricted, {})
  const check = 'live keys'
  if (!row?.count) return { check, ok: true, detail: 'none can pay out from anywhere and without limit' }
  const detail = `${row.count} can pay out from anywhere and without limit: see pasarela key create --help`
  return { check, ok: true, warning: true, detail }
}

const selectServer = statement<object, { version: string; now: Date }>(
  'doctor.server',
  `select current_setting('server_version') as version, now() as now`,
)

async function serverVersion({ database }: Store): Promise<string> {
  const [row] = await run(database, selectServer, {})
  return `PostgreSQL ${row?.version}`
}

/** A full disk still answers reads. */
async function acceptsWrites({ database }: Store): Promise<string> {
  await checkWritable(database).catch((error: unknown) => {
    const resource = exhaustedResource(error)
    throw resource === undefined ? error : new Error(`the database refuses new data: ${resource} on its server`)
  })
  return 'accepted'
}

/** Queries read the whole table instead, and an index that is meant to be unique may admit duplicates. */
async function indexes({ connection }: Store): Promise<Finding> {
  const check = 'indexes'
  const invalid = await invalidIndexes(connection)
  if (invalid.length === 0) return { check, ok: true, detail: 'all valid' }
  const remedies = invalid.map(({ name, isCopy }) => `${isCopy ? 'drop' : 'reindex'} index concurrently ${name}`)
  const detail = `not used, because building them was interrupted; unless one is being built now, run as the owner of the tables: ${remedies.join('; ')}`
  return { check, ok: false, detail }
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

const selectRole = statement<object, { role: string; canChange: boolean }>(
  'doctor.role',
  `select current_user::text as role,
          has_table_privilege('audit_log', 'update, delete, truncate, trigger')
            or has_any_column_privilege('audit_log', 'update') as "canChange"`,
)

/** Only a warning: a gateway works with either role. */
async function databaseRole({ mode }: Settings, { database }: Store): Promise<Finding> {
  const check = 'role'
  const [row] = await run(database, selectRole, {})
  const role = row?.role ?? ''
  if (row?.canChange === false) return { check, ok: true, detail: `${role} cannot change the audit log` }
  const detail = `${role} can change the audit log and the schema`
  if (mode === 'local') return { check, ok: true, detail }
  return {
    check,
    ok: true,
    warning: true,
    detail: `${detail}: run pasarela migrate --roles runtime=NAME, and serve with that role`,
  }
}

async function checkMasterKey(store: Store, { oldMasterKeys }: Settings): Promise<string> {
  await loadInstallation(store.database, store.sealer, systemRandom)
  if (oldMasterKeys.length === 0) return 'opens the installation’s secret'
  const failures: string[] = []
  const { resealed, failed } = await resealAll(store, {
    onFailure({ table, column }, id) {
      if (failures.length < SHOWN_FAILURES) failures.push(`${table}.${column} ${id}`)
    },
  })
  if (failed > 0) {
    throw new Error(`${failed} values are sealed under no given key, or altered: ${failures.join(', ')}`)
  }
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
