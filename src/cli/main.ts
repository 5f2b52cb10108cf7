import { userInfo } from 'node:os'
import { Command, CommanderError } from 'commander'
import { readSettings, SettingsError } from '../foundation/settings.ts'
import { version } from '../gateway.ts'
import { UserError } from '../operators/access/users.ts'
import { ResolutionError } from '../payments/operator.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
import { EmbeddedPostgresError } from '../storage/embedded/supervisor.ts'
import { MigrationError } from '../storage/migrate.ts'
import { SealError } from '../storage/sealing.ts'
import { TenantError } from '../tenants/tenants.ts'
import { bankCommand } from './bank.ts'
import { configCommand } from './config.ts'
import type { Context } from './context.ts'
import { doctorCommand } from './doctor.ts'
import { keyCommand } from './key.ts'
import { migrateCommand } from './migrate.ts'
import { CommandError } from './output.ts'
import { paymentCommand } from './payment.ts'
import { rateCommand } from './rate.ts'
import { sandboxCommand } from './sandbox.ts'
import { serveCommand } from './serve.ts'
import { tenantCommand } from './tenant.ts'
import { userCommand } from './user.ts'
import { webhookCommand } from './webhook/command.ts'

/** Failures a person can mend, each already one clear sentence. */
const explained = [
  CommandError,
  SettingsError,
  TenantError,
  UserError,
  ResolutionError,
  MigrationError,
  SealError,
  EmbeddedPostgresError,
  DatabaseUnavailable,
]

const context: Context = { settings: () => readSettings(process.env), actor: `cli:${userInfo().username}` }

const program = new Command('pasarela')
  .description('A payments gateway for Venezuelan bank payments that you run yourself.')
  .version(version)
  .showHelpAfterError('(add --help for the options)')
  .addCommand(serveCommand(context))
  .addCommand(tenantCommand(context))
  .addCommand(keyCommand(context))
  .addCommand(bankCommand(context))
  .addCommand(paymentCommand(context))
  .addCommand(webhookCommand(context))
  .addCommand(sandboxCommand())
  .addCommand(rateCommand(context))
  .addCommand(userCommand(context))
  .addCommand(configCommand())
  .addCommand(doctorCommand(context))
  .addCommand(migrateCommand(context))
  .addHelpText(
    'after',
    `
Examples:
  $ pasarela serve                          start the gateway (what npm start does)
  $ pasarela tenant create "Bodega Ana"     a new tenant
  $ pasarela key create "Bodega Ana"        a test key for it
  $ pasarela doctor                         what is wrong, and what to do about it

Settings come from the environment: pasarela config lists them.
Exit codes: 0 done, 1 it failed and says why, 2 the command line is wrong.`,
  )

for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  command.exitOverride()
}

// Whoever reads our output may leave early (`| head`, a log collector that died): that is no reason to fall.
process.stdout.on('error', () => {})

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof Error)) throw error
  const known = explained.some((kind) => error instanceof kind)
  process.stderr.write(known ? `${error.message}\n` : `Unexpected failure: ${error.stack}\n`)
  return 1
}
