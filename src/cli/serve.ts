import cluster from 'node:cluster'
import { once } from 'node:events'
import { Command, Option } from 'commander'
import { readSettings, type Settings } from '../foundation/settings.ts'
import type { Context } from './context.ts'
import type { LoadLocal } from './local.ts'
import { processCount } from './process-count.ts'
import type { Assignment } from './serving/supervised.ts'

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
  $ DATABASE_URL=postgresql://… PASARELA_MASTER_KEY_FILE=… PASARELA_MODE=production pasarela serve`,
    )
    .addOption(
      new Option('--role <role>', 'what this process does (PASARELA_ROLE)').choices([
        'all',
        'api',
        'worker',
        'checkout',
      ]),
    )
    .action(({ role }: { role?: Settings['role'] }) => serve(settings, role ? { role } : {}, local))
}

/** Loads only what this process is: a supervisor does without the gateway, and a single process without a supervisor. */
async function serve(
  settings: Context['settings'],
  chosen: Partial<Pick<Settings, 'role'>>,
  local: LoadLocal,
): Promise<void> {
  if (isSupervised()) {
    const assignment = await receiveAssignment()
    const own = { ...readSettings(process.env, assignment.keys), ...chosen }
    return (await import('./serving/supervised.ts')).serveSupervised(own, local, assignment)
  }
  const own = { ...settings(), ...chosen }
  const count = processCount(own)
  if (count === 1) return (await import('./serving/alone.ts')).serveAlone(own, local)
  return (await import('./serving/supervisor.ts')).supervise(own, local, count)
}

/** The mark that the supervisor of this process put into its environment. */
function isSupervised(): boolean {
  const isMarked = cluster.isWorker && process.env['PASARELA_SUPERVISED'] === '1'
  delete process.env['PASARELA_SUPERVISED']
  return isMarked
}

/** The first message of the supervisor. It is not in the environment, where other programs could read its secrets. */
async function receiveAssignment(): Promise<Assignment> {
  const [assignment] = (await once(process, 'message')) as [Assignment]
  return assignment
}
