import type { Command } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import { holdUnsent, listUnsent, type UnsentPayout } from '../payments/admin/hold.ts'
import type { Context } from './context.ts'
import { print, printJson, printTable, when } from './output.ts'
import { readStore, withStore } from './store.ts'

type Options = { apply?: true; json?: true }

export function addHold(command: Command, context: Context): void {
  command
    .command('hold')
    .description('put payouts that wait to be sent into manual review, after a backup was restored; audited')
    .option('--apply', 'put them there; without it they are only listed')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Parts of disbursements that are queued in a restored database, and payouts that wait for approval there, may have been sent
since the backup: a gateway would send them a second time. Run it before any gateway starts, check each one with the bank,
and record the result with pasarela payment resolve.

Examples:
  $ pasarela payment hold
  $ pasarela payment hold --apply`,
    )
    .action((options: Options) => hold(context, options))
}

async function hold(context: Context, { apply, json }: Options): Promise<void> {
  const payouts = apply
    ? await withStore(context, ({ database }) => holdUnsent(database, systemRandom, context.actor))
    : await readStore(context, ({ database }) => listUnsent(database))
  if (json) return printJson({ applied: apply === true, payouts })
  if (payouts.length === 0) return print('No payout waits to be sent.')
  printTable(['PAYMENT', 'CREATED', 'STAGE', 'METHOD', 'VES', 'MODE', 'TENANT'], payouts.map(row))
  print(
    apply
      ? `${payouts.length} payouts are in manual review: see pasarela payment list --attention.`
      : `${payouts.length} payouts wait to be sent. Nothing was written: repeat it with --apply.`,
  )
}

function row({ paymentId, createdAt, stage, method, vesAmount, livemode, tenantName }: UnsentPayout): string[] {
  return [paymentId, when(createdAt), stage, method, vesAmount, livemode ? 'live' : 'test', tenantName]
}
