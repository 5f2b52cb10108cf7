import { Command, Option } from 'commander'
import { writeAudit } from '../audit/entry.ts'
import { tenantAccounts } from '../banks/registry.ts'
import {
  createExports,
  type CurrentAccounts,
  type Days,
  type ExportFile,
  type ExportFormat,
  exportFormats,
  type ExportKind,
  type Exports,
} from '../exports/exports.ts'
import { addDays, startOfCaracasDay } from '../foundation/caracas.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Language, languages } from '../foundation/text.ts'
import { createPayerEncryption } from '../payments/payer-encryption.ts'
import { createReconciliations } from '../reconciliations/reconciliations.ts'
import { loadInstallation } from '../storage/installation.ts'
import { requireTenant } from '../tenants/tenants.ts'
import { loadTenantAccounts } from './bank.ts'
import type { Context } from './context.ts'
import { CommandError, print } from './output.ts'
import { readDay, toCommandError } from './reconciliation.ts'
import { saveFile } from './save-file.ts'
import { readStore, type Store } from './store.ts'

type Options = { tenant: string; live?: true; format: ExportFormat; language: Language; file?: string }
type DayOptions = Options & { from: string; to: string }

/** Sources of a file: the tenant, and its accounts as its credentials say now. */
type Source = {
  exports: Exports
  scope: Scope & { tenantName: string }
  held: CurrentAccounts
}

const descriptions: Record<ExportKind, string> = {
  payments: 'payments created in a period',
  movements: 'movements of the bank accounts, by the bank’s day',
  fees: 'fees that the banks charged',
  closings: 'totals and closing of every day and account',
}

export function exportCommand(context: Context): Command {
  const command = new Command('export').description('files for spreadsheets; people are masked; audited')
  for (const kind of Object.keys(descriptions) as ExportKind[]) addKind(command, context, kind)
  addMonth(command, context)
  return command
}

function withFile(command: Command): Command {
  return command
    .requiredOption('--tenant <tenant>', 'its id or name')
    .addOption(new Option('--format <format>', 'form of the file').choices(exportFormats).default('xlsx'))
    .addOption(new Option('--language <language>', 'of headings and decimals').choices(languages).default('es'))
    .option('--file <path>', 'where to write it; by default its own name in this folder')
    .option('--live', 'of live keys (otherwise of test keys)')
}

function addKind(command: Command, context: Context, kind: ExportKind): void {
  withFile(command.command(kind))
    .description(descriptions[kind])
    .requiredOption('--from <day>', 'first day in Caracas, YYYY-MM-DD')
    .requiredOption('--to <day>', 'last day in Caracas, included')
    .addHelpText(
      'after',
      `\nExample:\n  $ pasarela export ${kind} --tenant "Bodega Ana" --live --from 2026-10-01 --to 2026-10-31 --format xlsx`,
    )
    .action((options: DayOptions) => {
      const days = { from: readDay(options.from), to: readDay(options.to) }
      if (days.to < days.from) throw new CommandError('--to is before --from.')
      return write(context, options, kind, days, (source) => fileOf(source, kind, days, options))
    })
}

function addMonth(command: Command, context: Context): void {
  withFile(command.command('month'))
    .argument('<month>', 'the month in Caracas, YYYY-MM')
    .description('a month for the accountant: payments, movements, fees and closings in one workbook, or CSV in a ZIP')
    .addHelpText('after', '\nExample:\n  $ pasarela export month 2026-10 --tenant "Bodega Ana" --live')
    .action((month: string, options: Options) => {
      if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
        throw new CommandError(`“${month}” is not a month: write it like 2026-10.`)
      }
      return write(context, options, 'month', { month }, ({ exports, scope, held }) =>
        exports.month(scope, held, month, options.format, options.language),
      )
    })
}

async function fileOf(
  { exports, scope, held: current }: Source,
  kind: ExportKind,
  days: Days,
  { format, language }: Options,
): Promise<ExportFile> {
  const held = await exports.heldIn(scope, current, days)
  const { tenantId, livemode, tenantName } = scope
  const times = { from: startOfCaracasDay(days.from), to: startOfCaracasDay(addDays(days.to, 1)) }
  const sheets = {
    payments: () => exports.sheets.payments({ livemode, tenantId, ...times }, language),
    movements: () => exports.sheets.movementsOfDays(livemode, held, days, () => tenantName, language),
    fees: () => exports.sheets.fees(livemode, held, days, language),
    closings: () => exports.sheets.closings({ tenantId, livemode }, days, language),
  }
  return exports.file(kind, sheets[kind](), format, language, `${days.from}-${days.to}`)
}

async function write(
  context: Context,
  options: Options,
  subject: ExportKind | 'month',
  details: object,
  make: (source: Source) => Promise<ExportFile>,
): Promise<void> {
  await readStore(context, async (store) => {
    const { tenantId, name } = await requireTenant(store.database, options.tenant)
    const scope = { tenantId, livemode: options.live === true, tenantName: name }
    const file = await make({
      exports: await exportsOf(context, store),
      scope,
      held: await heldBy(context, store, scope),
    })
    const { format, language, live = false } = options
    await writeAudit(store.database, systemRandom, {
      actor: context.actor,
      action: 'export.create',
      tenantId,
      subject,
      details: { mode: live ? 'live' : 'test', format, language, ...details },
    })
    const path = options.file ?? file.name
    const isFile = await saveFile(path, file.content).catch(toCommandError)
    if (isFile) print(`Written to ${path}.`)
  })
}

async function exportsOf(context: Context, store: Store): Promise<Exports> {
  const installation = await loadInstallation(store.database, store.sealer, systemRandom)
  return createExports({
    database: store.database,
    sealer: store.sealer,
    encryption: createPayerEncryption(store.sealer, installation.hasher('payer')),
    reconciliations: createReconciliations({
      database: store.database,
      random: systemRandom,
      accountsOf: (scope) => loadTenantAccounts(context, store, scope),
      now: () => new Date(),
    }),
  })
}

async function heldBy(context: Context, store: Store, { tenantId, livemode }: Scope): Promise<CurrentAccounts> {
  const stored = await loadTenantAccounts(context, store, { tenantId, livemode })
  return tenantAccounts(stored).map(({ accountId, bank }) => ({ tenantId, accountId, bank }))
}
