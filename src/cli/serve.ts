import cluster from 'node:cluster'
import { Command, Option } from 'commander'
import type { Settings } from '../foundation/settings.ts'
import type { Context } from './context.ts'
import type { LoadLocal } from './local.ts'
import { processCount } from './process-count.ts'

export function serveCommand({ settings, local }: Context): Command {
  return new Command('serve')
    .description('start the gateway: the HTTP API with its database, until SIGTERM or Ctrl-C')
    .addHelpText(
      'after',
      `
Examples:
  $ pasarela serve                                      everything on this machine, data in ./data
  $ PORT=9000 pasarela serve                            on another port
  $ PASARELA_PROCESSES=auto pasarela serve              one process per core behind the port
  $ DATABASE_URL=postgresql://… PASARELA_MASTER_KEY=… PASARELA_MODE=production pasarela serve`,
    )
    .addOption(new Option('--role <role>', 'what this process does (PASARELA_ROLE)').choices(['all', 'api', 'worker']))
    .action(({ role }: { role?: Settings['role'] }) => serve({ ...settings(), ...(role ? { role } : {}) }, local))
}

/** Loads only what this process is: a supervisor does without the gateway, and a single process without a supervisor. */
async function serve(settings: Settings, local: LoadLocal): Promise<void> {
  const assigned = takeAssignment()
  if (assigned) return (await import('./serving/supervised.ts')).serveSupervised(settings, local, assigned)
  const count = processCount(settings)
  if (count === 1) return (await import('./serving/alone.ts')).serveAlone(settings, local)
  return (await import('./serving/supervisor.ts')).supervise(settings, local, count)
}

/** The assignment that the supervisor of this process put into its environment. */
function takeAssignment(): string | undefined {
  const assigned = cluster.isWorker ? process.env['PASARELA_ASSIGNMENT'] : undefined
  delete process.env['PASARELA_ASSIGNMENT']
  return assigned
}
