import { Command } from 'commander'
import { describeSettings, readSettings } from '../foundation/settings.ts'
import { paint, print, printJson } from './output.ts'

export function configCommand(): Command {
  return new Command('config')
    .description('print every setting with its value, where it comes from and what it means')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ PORT=9000 pasarela config')
    .action(({ json }: { json?: true }) => {
      const lines = describeSettings(process.env)
      if (json) printJson(lines)
      else {
        for (const { env, value, source, meaning } of lines) {
          print(`${paint('bold', env)}=${value} ${paint('dim', `(${source})`)}\n    ${meaning}`)
        }
      }
      // After the list, so that a mistake in it can be seen.
      readSettings(process.env)
    })
}
