import { Command } from 'commander'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { systemRandom } from '../foundation/random.ts'
import { CommandError, paint, print, printJson } from './output.ts'

type Options = { port: string; host: string; journal?: string; client?: string; json?: true }

export function sandboxCommand(): Command {
  return new Command('sandbox')
    .description('run the simulated banks alone, to test a client of your own against BNC’s and R4’s wires')
    .option('--port <number>', 'first of three ports: BNC, R4, rate feed; 0 takes free ones', '8081')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--journal <file>', 'keep the banks’ books in this file over a restart')
    .option('--client <uuid>', 'print the credentials this client has (otherwise those of a new one)')
    .option('--json', 'for scripts: one JSON document once the banks answer')
    .addHelpText(
      'after',
      `
Fixed values (tokens, cents, cards, references) decide the outcomes; sandbox/README.md lists them.
The books: GET /control/ledger. Bad days: POST /control/faults.

Example:
  $ pasarela sandbox --port 9100 --json`,
    )
    .action(run)
}

async function run({ port, host, journal, client = systemRandom.uuid(), json }: Options): Promise<void> {
  const first = Number(port)
  if (!/^\d{1,5}$/.test(port) || first > 65_533) throw new CommandError('--port is a number from 0 to 65533.')
  const at = (offset: number) => (first === 0 ? 0 : first + offset)
  const sandbox = await startSandbox({
    host,
    bncPort: at(0),
    r4Port: at(1),
    ratesPort: at(2),
    ...(journal === undefined ? {} : { journal }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new CommandError(`A port from ${first} to ${first + 2} is taken: choose another --port.`)
      : error
  })
  const { bncUrl, r4Url, ratesUrl } = sandbox
  const credentials = sandboxCredentials(client)
  if (json) printJson({ bncUrl, r4Url, ratesUrl, client, credentials })
  else {
    print(`${paint('green', 'Ready')}\n  BNC    ${bncUrl}\n  R4     ${r4Url}\n  Rates  ${ratesUrl}\n`)
    print(`Credentials of client ${client}:\n${JSON.stringify(credentials, null, 2)}\n`)
    print(paint('dim', 'Ctrl-C stops them.'))
  }
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await sandbox.stop()
}
