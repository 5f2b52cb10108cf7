import { readFileSync } from 'node:fs'
import { settingDefinitions } from './setting-definitions.ts'
import type { Environment, SettingDefinition } from './setting-readers.ts'

const definitions = Object.values<SettingDefinition<unknown>>(settingDefinitions)
const names = new Set(definitions.map(({ env }) => env))

/** Secret settings by the variable that names a file with their value. Those of the master keys are settings themselves. */
export const secretFiles: ReadonlyMap<string, string> = new Map(
  definitions
    .filter(({ secret }) => secret)
    .flatMap(({ env }) => (names.has(`${env}_FILE`) ? [] : [[`${env}_FILE`, env]])),
)

/** The environment with the secrets of files under their own names. Mistakes are added to `lines`. */
export function withSecretFiles(environment: Environment, lines: string[]): Environment {
  const read: Record<string, string> = {}
  for (const [variable, env] of secretFiles) {
    const path = environment[variable]
    if (!path) continue
    if (environment[env]) lines.push(`${env} is given more than once, use only one of: ${env}, ${variable}.`)
    else
      try {
        read[env] = readFileSync(path, 'utf8').trim()
      } catch (error) {
        const { code = 'unknown error' } = error as NodeJS.ErrnoException
        lines.push(`${variable} names a file that cannot be read: ${path} (${code}).`)
      }
  }
  return { ...environment, ...read }
}
