import { Command } from 'commander'
import { describeSettings, readSettings } from '../foundation/settings.ts'
import type { Context } from './context.ts'
import { language, translate } from './language.ts'
import { paint, printAside, printJson } from './output.ts'
import { unknownSettingText } from './unknown-setting-text.ts'

export function configCommand({ fromFile }: Pick<Context, 'fromFile'>): Command {
  return new Command('config')
    .description('print every setting with its value, its source and its meaning')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ PORT=9000 pasarela config')
    .action(async ({ json }: { json?: true }) => {
      const meanings = language === 'es' ? (await import('./spanish/settings.ts')).settingMeanings : {}
      const lines = describeSettings(process.env, fromFile)
      if (json) printJson(lines)
      else {
        for (const { env, value, source, meaning } of lines) {
          process.stdout.write(
            `${paint('bold', env)}=${value} ${paint('dim', `(${translate(source)})`)}\n    ${meanings[env] ?? meaning}\n`,
          )
        }
      }
      // Validated after printing, so that an invalid value is visible in the list.
      for (const unknown of readSettings(process.env).unknownSettings) printAside(unknownSettingText(unknown))
    })
}
