import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from './limits.ts'
import { type Environment, Invalid, masterKey, masterKeys, type Reader } from './setting-readers.ts'

/** The current master key and the former ones, as text. Both have the same four sources, of which one may be used. */
export type MasterKeys = { source: KeySource; current: string; former: string }

export type KeySource =
  | { kind: 'none' }
  | { kind: 'environment' }
  | { kind: 'file' | 'credential'; path: string }
  | { kind: 'command' }

const variables = {
  current: { env: 'PASARELA_MASTER_KEY', credential: 'pasarela-master-key', read: masterKey as Reader<unknown> },
  former: { env: 'PASARELA_OLD_MASTER_KEYS', credential: 'pasarela-old-master-keys', read: masterKeys },
}

/** Variables that hold keys themselves. */
export const keyVariables = Object.values(variables).map(({ env }) => env)

type Found = { source: KeySource; name: string; read(): string }

/** Reads both keys from their sources. Mistakes are added to `lines`, each naming its variable; no key is in them. */
export function readMasterKeys(environment: Environment, lines: string[]): MasterKeys {
  const { source, text: current } = readOne(variables.current)
  return { source, current, former: readOne(variables.former).text }

  function readOne({ env, credential, read }: (typeof variables)[keyof typeof variables]) {
    const found = sourcesOf(environment, env, credential)
    const nothing = { source: { kind: 'none' } satisfies KeySource, text: '' }
    const [first, ...more] = found
    if (!first) return nothing
    if (more.length > 0) {
      lines.push(`${env} is given more than once, use only one of: ${found.map(({ name }) => name).join(', ')}.`)
      return nothing
    }
    try {
      const text = first.read().trim()
      if (text === '') throw new Invalid('gives no key')
      read(text)
      return { source: first.source, text }
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      lines.push(`${first.name} ${error.message}.`)
      return { ...nothing, source: first.source }
    }
  }
}

function sourcesOf(environment: Environment, env: string, credential: string): Found[] {
  const text = environment[env]
  const file = environment[`${env}_FILE`]
  const command = environment[`${env}_COMMAND`]
  const folder = environment['CREDENTIALS_DIRECTORY']
  const credentialFile = folder ? join(folder, credential) : undefined
  return [
    ...(text ? [{ source: { kind: 'environment' } as const, name: env, read: () => text }] : []),
    ...(file
      ? [{ source: { kind: 'file', path: file } as const, name: `${env}_FILE`, read: () => readFile(file) }]
      : []),
    ...(credentialFile && exists(credentialFile)
      ? [
          {
            source: { kind: 'credential', path: credentialFile } as const,
            name: `The credential ${credential}`,
            read: () => readFile(credentialFile),
          },
        ]
      : []),
    ...(command
      ? [
          {
            source: { kind: 'command' } as const,
            name: `${env}_COMMAND`,
            read: () => runCommand(command, environment),
          },
        ]
      : []),
  ]
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new Invalid(`names a file that cannot be read: ${path} (${code})`)
  }
}

/**
 * Runs a command that prints a key. It runs without a shell: words are separated by spaces, or the text is a JSON list of
 * words. It inherits neither keys nor DATABASE_URL, and its standard error is discarded, because it may hold secrets.
 */
function runCommand(text: string, environment: Environment): string {
  const [file = '', ...args] = wordsOf(text)
  const withheld = new Set([...keyVariables, 'DATABASE_URL'])
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !withheld.has(name)))
  try {
    return execFileSync(file, args, {
      env,
      timeout: limits.masterKeyCommandMs,
      killSignal: 'SIGKILL',
      maxBuffer: 65_536,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    })
  } catch (error) {
    throw new Invalid(commandFailure(error as { code?: string; status?: number | null }))
  }
}

function commandFailure({ code, status }: { code?: string; status?: number | null }): string {
  if (code === 'ETIMEDOUT') return `did not end within ${limits.masterKeyCommandMs / 1000} seconds`
  if (code === 'ENOENT' || code === 'EACCES') return `names a program that cannot be run (${code})`
  return typeof status === 'number' ? `failed with exit code ${status}` : 'failed'
}

function wordsOf(text: string): string[] {
  if (!text.startsWith('[')) return text.split(' ').filter((word) => word !== '')
  const words = parsed(text)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  throw new Invalid('must be words separated by spaces, or a JSON list of words')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether everybody on the machine may read the file. */
export function isWorldReadable(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o004) !== 0
}
