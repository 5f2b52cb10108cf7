import { userInfo } from 'node:os'
import { Command, CommanderError } from 'commander'
import { keyVariables } from '../foundation/master-keys.ts'
import { readSettings, type Settings } from '../foundation/settings.ts'
import { version } from '../foundation/version.ts'
import type { Context } from './context.ts'
import type { LoadLocal } from './local.ts'
import { isOperatorError } from './operator-error.ts'

/** Commands in the order of the help. Only the called one is loaded: loading the gateway is slow, most commands are small. */
const commandsByName: Record<string, (context: Context) => Promise<Command>> = {
  serve: async (context) => (await import('./serve.ts')).serveCommand(context),
  tenant: async (context) => (await import('./tenant.ts')).tenantCommand(context),
  key: async (context) => (await import('./key.ts')).keyCommand(context),
  bank: async (context) => (await import('./bank.ts')).bankCommand(context),
  link: async (context) => (await import('./checkout/link.ts')).linkCommand(context),
  session: async (context) => (await import('./checkout/session.ts')).sessionCommand(context),
  checkout: async (context) => (await import('./checkout/profile.ts')).checkoutCommand(context),
  payment: async (context) => (await import('./payment.ts')).paymentCommand(context),
  payer: async (context) => (await import('./payer.ts')).payerCommand(context),
  movement: async (context) => (await import('./movement/command.ts')).movementCommand(context),
  reconciliation: async (context) => (await import('./reconciliation.ts')).reconciliationCommand(context),
  export: async (context) => (await import('./export.ts')).exportCommand(context),
  webhook: async (context) => (await import('./webhook/command.ts')).webhookCommand(context),
  sandbox: async (context) => (await import('./sandbox.ts')).sandboxCommand(context),
  rate: async (context) => (await import('./rate.ts')).rateCommand(context),
  user: async (context) => (await import('./user.ts')).userCommand(context),
  audit: async (context) => (await import('./audit.ts')).auditCommand(context),
  config: async () => (await import('./config.ts')).configCommand(),
  secrets: async (context) => (await import('./secrets.ts')).secretsCommand(context),
  doctor: async (context) => (await import('./doctor.ts')).doctorCommand(context),
  migrate: async (context) => (await import('./migrate.ts')).migrateCommand(context),
}

const examples = `
Examples:
  $ pasarela serve                          start the gateway (as npm start does)
  $ pasarela tenant create "Bodega Ana"     create a tenant
  $ pasarela key create "Bodega Ana"        create a test key for it
  $ pasarela doctor                         find problems and their remedies

Settings come from the environment: pasarela config lists them.
Exit codes: 0 success, 1 failure (with the reason), 2 invalid command line.`

/** Runs the command line. `local` loads the parts in `local/`, if the installation has them. */
export async function main(local: LoadLocal): Promise<void> {
  const context: Context = { settings: onceRead(), actor: `cli:${userInfo().username}`, local }
  const called = Object.entries(commandsByName).filter(([name]) => name === process.argv[2])

  const program = new Command('pasarela')
    .description('A payments gateway for Venezuelan bank payments that you run yourself.')
    .version(version)
    .showHelpAfterError('(add --help for the options)')
    .addHelpText('after', examples)

  // Help and an unknown command list all commands.
  const listed = called.length > 0 ? called : Object.entries(commandsByName)
  for (const [, load] of listed) program.addCommand(await load(context))
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride()
  }

  // The reader of standard output may close it early (`| head`, a log collector that died): keep running.
  process.stdout.on('error', () => {})

  try {
    await program.parseAsync()
  } catch (error) {
    process.exitCode = reportError(error)
  }
}

/** Settings of the environment, read once. The keys in it are removed, so that no child process inherits them. */
function onceRead(): () => Settings {
  let settings: Settings | undefined
  return () => {
    if (settings) return settings
    settings = readSettings(process.env)
    for (const name of keyVariables) delete process.env[name]
    return settings
  }
}

function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof Error)) throw error
  process.stderr.write(isOperatorError(error) ? `${error.message}\n` : `Unexpected failure: ${error.stack}\n`)
  return 1
}
