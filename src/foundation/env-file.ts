import { readFileSync } from 'node:fs'
import { SettingsError } from './settings.ts'

const VARIABLE = 'PASARELA_ENV_FILE'

/**
 * Adds the variables of the file that PASARELA_ENV_FILE names to the environment, which wins where both have one. Returns
 * the names that came from the file. Mistakes are reported by line, without their text, which may be a secret.
 */
export function addEnvFile(environment: Record<string, string | undefined>): ReadonlySet<string> {
  const path = environment[VARIABLE]
  if (!path) return new Set()
  const added = Object.entries(parseEnvFile(readFile(path), path)).filter(([name]) => environment[name] === undefined)
  for (const [name, value] of added) environment[name] = value
  return new Set(added.map(([name]) => name))
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new SettingsError([`${VARIABLE} names a file that cannot be read: ${path} (${code}).`])
  }
}

/**
 * Lines NAME=value, as systemd and Docker read them too: a value may stand in single or double quotes; lines that are empty
 * or begin with # are ignored. Nothing is expanded.
 */
export function parseEnvFile(text: string, path: string): Record<string, string> {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [, name, given = ''] = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(trimmed) ?? []
    const value = unquoted(given)
    const problem =
      name === undefined
        ? 'must be NAME=value'
        : value === undefined
          ? `has a value of ${name} whose quotes do not match`
          : name === VARIABLE
            ? 'must not name another file'
            : name in values
              ? `gives ${name} a second time`
              : undefined
    if (problem !== undefined) problems.push(`${VARIABLE} ${path}: line ${index + 1} ${problem}.`)
    else if (name !== undefined && value !== undefined) values[name] = value
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return values
}

/** The value without its quotes; undefined if it has only one of them. */
function unquoted(text: string): string | undefined {
  const [quote = ''] = text
  if (quote !== '"' && quote !== "'") return text
  return text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : undefined
}
