import { Command } from 'commander'
import type { Context } from './context.ts'
import { print } from './output.ts'
import { withStore } from './store.ts'

export function migrateCommand({ settings }: Context): Command {
  return new Command('migrate')
    .description('bring the database schema up to date (serve does it too; safe to run at any time, by many at once)')
    .addHelpText('after', '\nExample:\n  $ DATABASE_URL=postgresql://… pasarela migrate')
    .action(() =>
      withStore(settings(), async ({ migrated }) => {
        print(
          migrated.length === 0 ? 'The schema is up to date.' : migrated.map((name) => `Applied ${name}`).join('\n'),
        )
      }),
    )
}
