import { Command } from 'commander'
import type { Context } from './context.ts'
import { requireLocal, type SandboxOptions } from './local.ts'

export function sandboxCommand({ local }: Pick<Context, 'local'>): Command {
  return new Command('sandbox')
    .description('run only the simulated banks, to test your own client against the protocols of BNC, R4 and BDV')
    .option(
      '--port <number>',
      'first of seven ports: BNC, R4, rate feed, BDV, Mercantil, Banesco, Bancamiga; 0 chooses free ones',
      '8081',
    )
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--journal <file>', 'keep the banks’ ledger in this file across restarts')
    .option('--client <uuid>', 'print the credentials of this client (otherwise those of a new one)')
    .option('--json', 'for scripts: one JSON document once the banks answer')
    .addHelpText(
      'after',
      `
Fixed values (tokens, cents, cards, references) decide the outcomes; sandbox/README.md lists them.
Ledger: GET /control/ledger. Faults: POST /control/faults.

Example:
  $ pasarela sandbox --port 9100 --json`,
    )
    .action(async (options: SandboxOptions) => {
      const { runSandbox } = await requireLocal(local, 'The sandbox', 'run it from a complete checkout')
      await runSandbox(options)
    })
}
