import { access, constants, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../src/cli/output.ts'
import { childEnvironment } from '../../local/postgres/run.ts'

/** Required programs and the Debian package of each. */
const packages = {
  postgres: 'postgresql-15',
  patroni: 'patroni',
  etcd: 'etcd-server',
  setpriv: 'util-linux',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const

export type ProgramName = keyof typeof packages
export type Programs<Name extends ProgramName = ProgramName> = Record<Name, string>

const OLDEST_POSTGRES = 15
const postgresFolder = '/usr/lib/postgresql'

/** Paths of the programs; throws a `CommandError` with the command that installs the missing ones. */
export async function findPrograms<Name extends ProgramName>(names: readonly Name[]): Promise<Programs<Name>> {
  const found = await Promise.all(names.map(async (name) => [name, await find(name)] as const))
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name)
  if (missing.length > 0) throw new CommandError(installLine(missing))
  return Object.fromEntries(found) as Programs<Name>
}

export function installLine(missing: readonly ProgramName[]): string {
  const needed = missing.map((name) => packages[name]).join(' ')
  return `Missing on this machine: ${missing.join(', ')}.\n  sudo apt-get install --no-install-recommends ${needed}`
}

async function find(name: ProgramName): Promise<string | undefined> {
  const folders = name === 'postgres' ? await postgresFolders() : childEnvironment.PATH.split(':')
  for (const candidate of folders.map((folder) => join(folder, name))) {
    const isExecutable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return candidate
  }
  return undefined
}

/** Debian installs each major version into a folder of its own outside the PATH; newest first. */
async function postgresFolders(): Promise<string[]> {
  const versions = (await readdir(postgresFolder).catch(() => [])).map(Number)
  const usable = versions.filter((version) => version >= OLDEST_POSTGRES).toSorted((one, other) => other - one)
  return usable.map((version) => join(postgresFolder, String(version), 'bin'))
}
