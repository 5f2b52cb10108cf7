import { Command } from 'commander'
import { describeSettings, readSettings } from '../foundation/settings.ts'
import { paint, print, printJson } from './output.ts'

export function configCommand(): Command {
  return new Command('config')
    .description('print every setting with its value, its source and its meaning')
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
      // Validated after printing, so that an invalid value is visible in the list.
      readSettings(process.env)
    })
}
