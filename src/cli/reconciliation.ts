import { Command } from 'commander'
import type { AccountName } from '../banks/bank.ts'
import { isDate } from '../foundation/caracas.ts'
import { GatewayError } from '../foundation/errors.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { classes } from '../reconciliations/classify.ts'
import type { ChainFault } from '../reconciliations/closed-days.ts'
import { fileOf } from '../reconciliations/export/file.ts'
import { type AccountDay, createReconciliations, type Reconciliations } from '../reconciliations/reconciliations.ts'
import { accountView, orderedRows, rowView } from '../reconciliations/view.ts'
import { requireTenant } from '../tenants/tenants.ts'
import { accountOption, loadTenantAccounts } from './bank.ts'
import type { Context } from './context.ts'
import { CommandError, commandErrorOf, paint, print, printJson, printTable } from './output.ts'
import { saveFile } from './save-file.ts'
import { readStore, withStore } from './store.ts'

type Options = { tenant: string; date: string; live?: true; json?: true; account?: AccountName }

export function reconciliationCommand(context: Context): Command {
  const command = new Command('reconciliation').description(
    'days of a tenant’s accounts: do the books agree with the bank',
  )
  addShow(command, context)
  addClose(command, context)
  addVerify(command, context)
  return command
}

function withDay(command: Command): Command {
  return command
    .requiredOption('--tenant <tenant>', 'its id or name')
    .requiredOption('--date <day>', 'the day in Caracas, YYYY-MM-DD')
    .addOption(accountOption('--account <account>', 'only this account: its bank, or bank:label'))
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
}

function addShow(command: Command, context: Context): void {
  withDay(command.command('show'))
    .description('the lines of a day that a person has to explain, and the totals of every class')
    .option('--all', 'all lines, also those that agree')
    .option('--file <path>', 'write all lines to a .csv or .xlsx file')
    .addHelpText('after', '\nExample:\n  $ pasarela reconciliation show --tenant "Bodega Ana" --date 2026-10-05 --live')
    .action((options: Options & { all?: true; file?: string }) =>
      withReconciliations(context, options, async (reconciliations, scope) => {
        const days = (await reconciliations.day(scope, readDay(options.date))).filter(isChosen(options))
        if (options.file !== undefined) return writeDay(options.file, options.date, days)
        if (options.json) return printJson(days.map((day) => jsonOf(day, options.all === true)))
        for (const day of days) show(day, options.all === true)
        if (days.length === 0) print('The tenant has no account.')
      }),
    )
}

function addClose(command: Command, context: Context): void {
  withDay(command.command('close'))
    .description('close a past day: it no longer changes, and what is found later is added as corrections; audited')
    .option('--confirm', 'close it even if the statement was not read after the end of the day')
    .addHelpText(
      'after',
      '\nExample:\n  $ pasarela reconciliation close --tenant "Bodega Ana" --date 2026-10-05 --live',
    )
    .action((options: Options & { confirm?: true }) =>
      withReconciliations(
        context,
        options,
        async (reconciliations, scope) => {
          const { account: name, confirm = false, json } = options
          const date = readDay(options.date)
          const days = await reconciliations.close(scope, date, { name, actor: context.actor, confirm })
          if (json) return printJson(days.map((day) => jsonOf(day, false)))
          for (const day of days)
            print(`${nameOf(day)}: closed with ${day.differences} differences, hash ${day.closed?.hash}`)
        },
        withStore,
      ),
    )
}

function addVerify(command: Command, context: Context): void {
  command
    .command('verify')
    .description('recompute the hashes of all closed days and compare them with the audit log')
    .requiredOption('--tenant <tenant>', 'its id or name')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela reconciliation verify --tenant "Bodega Ana" --live')
    .action((options: Pick<Options, 'tenant' | 'live' | 'json'>) =>
      withReconciliations(context, options, async (reconciliations, scope) => {
        const { days, faults } = await reconciliations.verify(scope)
        if (options.json) printJson({ days, faults })
        else print(`${days} closed days, ${faults.length} faults.`)
        const lines = faults.map(
          ({ date, accountId, fault }) => `${date} ${accountId.slice(0, 12)}: ${faultTexts[fault]}`,
        )
        if (lines.length > 0) throw new CommandError(lines.join('\n'))
      }),
    )
}

const faultTexts: Record<ChainFault['fault'], string> = {
  content: 'its content does not have its hash',
  columns: 'its columns differ from its content',
  chain: 'it does not continue the day closed before it',
  audit: 'the audit log does not have its hash',
  missing: 'the audit log has it, and it is not stored',
}

async function withReconciliations(
  context: Context,
  { tenant, live }: Pick<Options, 'tenant' | 'live'>,
  work: (reconciliations: Reconciliations, scope: Scope) => Promise<void>,
  useStore: typeof readStore = readStore,
): Promise<void> {
  await useStore(context, async (store) => {
    const { tenantId } = await requireTenant(store.database, tenant)
    const reconciliations = createReconciliations({
      database: store.database,
      random: systemRandom,
      accountsOf: (scope) => loadTenantAccounts(context, store, scope),
      now: () => new Date(),
    })
    await work(reconciliations, { tenantId, livemode: live === true }).catch(toCommandError)
  })
}

export function toCommandError(error: unknown): never {
  throw error instanceof GatewayError ? commandErrorOf(error) : error
}

export function readDay(text: string): string {
  if (!isDate(text) || !text.startsWith('20'))
    throw new CommandError(`“${text}” is not a day: write it like 2026-10-05.`)
  return text
}

function isChosen({ account }: Options): (day: AccountDay) => boolean {
  return ({ name }) => account === undefined || name === account
}

async function writeDay(path: string, date: string, days: AccountDay[]): Promise<void> {
  const format = /\.(csv|xlsx)$/.exec(path)?.[1]
  if (format !== 'csv' && format !== 'xlsx') throw new CommandError('The file must end with .csv or .xlsx.')
  const { bytes } = await fileOf(format, date, days)
  await saveFile(path, [bytes])
  print(`Written to ${path}.`)
}

const asText = (amount: string) => amount

function jsonOf(day: AccountDay, all: boolean) {
  return {
    date: day.date,
    ...accountView(day, asText),
    lines: shownRows(day, all).map((row) => rowView(day, row, asText)),
  }
}

function shownRows(day: AccountDay, all: boolean) {
  const rows = orderedRows([day]).map(({ row }) => row)
  return all
    ? rows
    : rows.filter(({ class: name }) => !['matched', 'commission', 'cards', 'unconfirmed'].includes(name))
}

function nameOf({ name, account, date }: AccountDay): string {
  return `${date} ${name}${account ? ` …${account}` : ''}`
}

function show(day: AccountDay, all: boolean): void {
  const { basis, isComplete, undecided, closed, corrections, totals } = day
  print(paint('bold', nameOf(day)))
  print(`from ${basis}${isComplete ? '' : ', not complete'}${undecided > 0 ? `, ${undecided} payments undecided` : ''}`)
  if (closed) print(`closed ${closed.at} by ${closed.by}, hash ${closed.hash}, ${corrections.length} corrections`)
  const figures = (direction: 'in' | 'out') =>
    classes
      .filter((name) => totals[name].count > 0)
      .map((name) => [name, direction, totals[name][direction].bank, totals[name][direction].ours])
  printTable(['CLASS', 'DIRECTION', 'BANK', 'OURS'], [...figures('in'), ...figures('out')])
  const rows = shownRows(day, all)
  if (rows.length > 0) {
    print()
    printTable(
      ['CLASS', 'DIRECTION', 'BANK', 'OURS', 'REFERENCE', 'PAYMENT'],
      rows.map((row) => [
        row.class,
        row.direction,
        row.bankAmount ?? '-',
        row.ourAmount ?? '-',
        row.reference ?? '-',
        row.paymentId ?? '-',
      ]),
    )
  }
  for (const { foundAt, change, row } of corrections) {
    print(
      `${change} ${foundAt.toISOString()}: ${row.class} ${row.bankAmount ?? '-'}/${row.ourAmount ?? '-'} ${row.reference ?? ''}`,
    )
  }
  print()
}
