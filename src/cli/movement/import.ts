import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Command } from 'commander'
import type { AccountName } from '../../banks/bank.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { fixed2 } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createImporter, type ImportResult } from '../../reconciliations/import/import.ts'
import { importLimits } from '../../reconciliations/import/refusal.ts'
import type { UnreadReason } from '../../reconciliations/import/statement.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { accountOption, loadTenantAccounts } from '../bank.ts'
import type { Context } from '../context.ts'
import { CommandError, print, printJson, printTable } from '../output.ts'
import { toCommandError } from '../reconciliation.ts'
import { readStore, withStore } from '../store.ts'

type ImportOptions = {
  tenant: string
  bank: AccountName
  live?: true
  apply?: true
  settle?: true
  confirm?: true
  json?: true
}

export function addImport(command: Command, context: Context): void {
  command
    .command('import')
    .argument('<file>', 'statement of the bank, CSV or XLSX, at most 5 MB')
    .description('import the statement of an account whose bank has none to query; without --apply nothing is written')
    .requiredOption('--tenant <tenant>', 'its id or name')
    .addOption(accountOption('--bank <account>', 'the account: its bank, or bank:label').makeOptionMandatory())
    .option('--apply', 'write the new lines; audited')
    .option('--settle', 'the lines prove payments by themselves; otherwise they can only confirm them')
    .option('--confirm', 'import the file although its amounts do not add up to its balances')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
The first row with a date (fecha) and an amount (monto, or débito and crédito) is the row of headings. The same file again
adds nothing.

Examples:
  $ pasarela movement import octubre.xlsx --tenant "Bodega Ana" --bank r4 --live
  $ pasarela movement import octubre.xlsx --tenant "Bodega Ana" --bank r4 --live --apply`,
    )
    .action((file: string, options: ImportOptions) => importFile(context, file, options))
}

async function importFile(context: Context, file: string, options: ImportOptions): Promise<void> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandError(`The file cannot be read: ${error.message}`)
  })
  if (bytes.length > importLimits.fileBytes) throw new CommandError('The file is larger than 5 MB.')
  const useStore = options.apply ? withStore : readStore
  await useStore(context, async (store) => {
    const { tenantId } = await requireTenant(store.database, options.tenant)
    const accountsOf = (scope: { tenantId: string; livemode: boolean }) => loadTenantAccounts(context, store, scope)
    const importer = createImporter({ ...store, random: systemRandom, accountsOf })
    const { apply = false, settle = false, confirm = false } = options
    const result = await importer
      .run({ tenantId, livemode: options.live === true }, options.bank, bytes, {
        apply,
        settles: settle,
        confirm,
        actor: context.actor,
        today: caracasDate(Date.now()),
        fileName: basename(file),
      })
      .catch(toCommandError)
    if (options.json) return printJson(jsonOf(result))
    show(result)
  })
}

function jsonOf(result: ImportResult) {
  const lines = (of: ImportResult['newLines']) =>
    of.map(({ amount, ...line }) => ({ ...line, vesAmount: fixed2(amount) }))
  const { isApplied, newLines, knownLines, unclearLines, unread, balance } = result
  return {
    applied: isApplied,
    newLines: lines(newLines),
    knownLines: lines(knownLines),
    unclearLines: lines(unclearLines),
    unread,
    balance,
  }
}

const reasons: Record<UnreadReason, string> = {
  date: 'no date that can be read',
  future: 'a date in the future',
  amount: 'an amount that cannot be read',
  both_amounts: 'a debit and a credit in one row',
  no_amount: 'no amount',
  direction: 'neither debit nor credit',
}

function show({ isApplied, newLines, knownLines, unclearLines, unread, balance }: ImportResult): void {
  printTable(
    ['ROW', 'DATE', 'DIRECTION', 'VES', 'REFERENCE', 'STATE'],
    [
      ...newLines.map((line) => ({ ...line, state: isApplied ? 'written' : 'new' })),
      ...unclearLines.map((line) => ({ ...line, state: 'unclear: may be recorded from a notification; not written' })),
    ].map(({ row, date, direction, amount, reference, state }) => [
      String(row),
      date,
      direction,
      fixed2(amount),
      reference || '-',
      state,
    ]),
  )
  for (const { row, reason } of unread) print(`row ${row}: not read, ${reasons[reason]}`)
  const written = isApplied ? 'written' : 'new'
  print(
    `${newLines.length} ${written}, ${knownLines.length} known, ${unclearLines.length} unclear, ${unread.length} not read`,
  )
  if (balance.kind === 'differs')
    print(`The balances do not agree at the rows ${balance.rows.slice(0, 20).join(', ')}.`)
  if (!isApplied) print('Nothing was written: add --apply.')
}
