import { Command } from 'commander'
import { setRunningRole } from '../storage/migrate.ts'
import type { Context } from './context.ts'
import { CommandError, print } from './output.ts'
import { withStore } from './store.ts'

export function migrateCommand(context: Context): Command {
  return new Command('migrate')
    .description('bring the database schema up to date (serve does it too; safe to run at any time and concurrently)')
    .option(
      '--breaking',
      'also apply migrations that are incompatible with the former version: stop its processes first',
    )
    .option(
      '--roles <runtime=name>',
      'also grant this role what serve needs; it cannot change the audit log or the schema',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ DATABASE_URL=postgresql://… pasarela migrate
  $ DATABASE_URL=postgresql://owner@… pasarela migrate --roles runtime=pasarela_run

With a role of its own, serve connects as that role and this command as the owner of the tables. The role is
created if it does not exist. Run it once; later migrations renew what was granted.`,
    )
    .action(({ breaking, roles }: { breaking?: true; roles?: string }) => {
      const role = roles === undefined ? undefined : readRole(roles)
      return withStore(
        context,
        async ({ connection, migrated }) => {
          print(
            migrated.length === 0 ? 'The schema is up to date.' : migrated.map((name) => `Applied ${name}`).join('\n'),
          )
          if (role !== undefined) print(roleText(role, await setRunningRole(connection, role)))
        },
        breaking ? 'all' : 'compatible',
      )
    })
}

function readRole(text: string): string {
  const [, role] = /^runtime=([a-z_][a-z0-9_-]{0,62})$/.exec(text) ?? []
  if (role === undefined || role.startsWith('pg_')) {
    throw new CommandError(`“${text}” does not name a role: write runtime=NAME, with a name such as pasarela_run.`)
  }
  return role
}

function roleText(role: string, isNew: boolean): string {
  const next = `Put ${role} into the DATABASE_URL of serve; keep this one for pasarela migrate.`
  if (!isNew) return `The role ${role} can run the gateway.\n${next}`
  return (
    `The role ${role} was created without a password and can run the gateway.\n` +
    `Give it a password first: in psql, \\password ${role}\n${next}`
  )
}
