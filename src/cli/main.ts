import { userInfo } from 'node:os'
import { Command, CommanderError } from 'commander'
import { addEnvFile } from '../foundation/env-file.ts'
import { GatewayError } from '../foundation/errors.ts'
import { keyVariables } from '../foundation/master-keys.ts'
import { readSettings, type Settings } from '../foundation/settings.ts'
import { version } from '../foundation/version.ts'
import type { Context } from './context.ts'
import { language, translate } from './language.ts'
import type { LoadLocal } from './local.ts'
import { localizeHelp } from './localized-help.ts'
import { explained, isOperatorError } from './operator-error.ts'
import { CommandError } from './output.ts'

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
  config: async (context) => (await import('./config.ts')).configCommand(context),
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
  const called = Object.entries(commandsByName).filter(([name]) => name === process.argv[2])
  let fromFile: ReadonlySet<string> = new Set()
  try {
    // The processes of a supervisor inherit what it read.
    if (called.length > 0 && !process.env['PASARELA_SUPERVISED']) fromFile = addEnvFile(process.env)
  } catch (error) {
    process.exitCode = reportError(error)
    return
  }
  const context: Context = { settings: onceRead(), fromFile, actor: `cli:${userName()}`, local }

  // Help and an unknown command list all commands.
  const names = called.length > 0 ? called.map(([name]) => name) : Object.keys(commandsByName)
  const program = await buildProgram(context, names)

  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader may close it early (`| head`, a log collector that died), and a gateway runs on without its log.
    if (error.code === 'EPIPE' || process.argv[2] === 'serve') return
    process.exitCode = reportError(new CommandError(`The output could not be written: ${error.message}`))
  })

  try {
    await program.parseAsync()
  } catch (error) {
    process.exitCode = reportError(error)
  }
}

/** A container may run under a user id that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

/** The command line with these commands; with all of them if none is named. */
export async function buildProgram(context: Context, names = Object.keys(commandsByName)): Promise<Command> {
  const program = new Command('pasarela')
    .description('A payments gateway for Venezuelan bank payments that you run yourself.')
    .version(version, '-V, --version', translate('output the version number'))
    .showHelpAfterError(translate('(add --help for the options)'))
    .addHelpText('after', examples)
  for (const name of names) {
    const load = commandsByName[name]
    if (load) program.addCommand(await load(context))
  }
  if (language !== 'en') localizeHelp(program)
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride()
  }
  return program
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

function reportError(failure: unknown): number {
  const error = explained(failure)
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof Error)) throw error
  const text = isOperatorError(error) ? messageOf(error) : translate(`Unexpected failure: ${error.stack}`)
  process.stderr.write(`${text}\n`)
  return 1
}

/** Some errors of the modules below have both languages; the others are looked up by their English. */
function messageOf(error: Error & { es?: unknown }): string {
  if (error instanceof GatewayError) return error.sentence(language)
  if (language === 'es' && typeof error.es === 'string') return error.es
  return translate(error.message)
}
