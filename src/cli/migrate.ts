import { Command } from 'commander'
import type { Context } from './context.ts'
import { print } from './output.ts'
import { withStore } from './store.ts'

export function migrateCommand(context: Context): Command {
  return new Command('migrate')
    .description('bring the database schema up to date (serve does it too; safe to run at any time and concurrently)')
    .option(
      '--breaking',
      'also apply migrations that are incompatible with the former version: stop its processes first',
    )
    .addHelpText('after', '\nExample:\n  $ DATABASE_URL=postgresql://… pasarela migrate')
    .action(({ breaking }: { breaking?: true }) =>
      withStore(
        context,
        async ({ migrated }) => {
          print(
            migrated.length === 0 ? 'The schema is up to date.' : migrated.map((name) => `Applied ${name}`).join('\n'),
          )
        },
        breaking ? 'all' : 'compatible',
      ),
    )
}
