import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError, errorCode, remedyFor } from './errors.ts'
import type { Privileges } from './privileges.ts'
import { processIdentity } from './process.ts'
import { run } from './run.ts'

const unfinishedPrefix = 'postgres.new-'

/**
 * Creates the cluster atomically: it is completed in a temporary folder (initialized, with its database and password) and
 * renamed. A crash leaves a folder that a later start removes, and of two concurrent processes one wins.
 */
export async function createCluster(dataDir: string, cluster: string, privileges: Privileges): Promise<void> {
  const { uid, gid } = privileges
  const owner = await processIdentity(process.pid)
  const folder = await mkdtemp(join(dataDir, `${unfinishedPrefix}${process.pid}-${owner}-`))
  try {
    await writeFile(join(folder, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    await chown(join(folder, 'password'), uid, gid)
    await chown(folder, uid, gid)
    await runOrExplain(privileges.command('initdb', folder, initdbArguments))
    await runOrExplain(privileges.command('postgres', folder, singleUserArguments), 'create database pasarela\n')
    await rename(join(folder, 'password'), passwordFile(join(folder, 'cluster')))
    await syncFolder(join(folder, 'cluster'))
    await rename(join(folder, 'cluster'), cluster).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error
    })
    await syncFolder(dataDir)
  } finally {
    await removeFolder(folder)
  }
}

/** The built-in locale provider sorts by code point with Unicode-aware case, independent of the machine's locales. */
const initdbArguments = (folder: string) => [
  `--pgdata=${folder}/cluster`,
  `--pwfile=${folder}/password`,
  '--username=pasarela',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

const singleUserArguments = (folder: string) => [
  '--single',
  '--exit-on-error=on',
  '-D',
  `${folder}/cluster`,
  'postgres',
]

async function runOrExplain(command: string[], input?: string): Promise<void> {
  const { failure } = await run(command, input)
  if (failure) throw new EmbeddedPostgresError(`Cannot create the database: ${failure}; ${remedyFor(failure)}`)
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

function passwordFile(cluster: string): string {
  return join(cluster, 'pasarela.password')
}

/** Password of the cluster; undefined if there is no cluster yet. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  try {
    return await readFile(passwordFile(cluster), 'utf8')
  } catch (error) {
    const files = await readdir(cluster).catch(() => [])
    if (errorCode(error) === 'ENOENT' && files.length === 0) return undefined
    throw new EmbeddedPostgresError(
      `${cluster} is not a database created by Pasarela (${errorCode(error)} reading its password); move it away`,
    )
  }
}

/** Changes the owner of a cluster that root copied or restored: PostgreSQL must own its files. */
export async function ownCluster(cluster: string, { uid, gid }: Privileges): Promise<void> {
  const found = await stat(cluster)
  if (found.uid !== uid) await runOrExplain(['chown', '-hR', `${uid}:${gid}`, cluster])
}

/** Removes folders of processes that died while they created the cluster. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const [pid = '', owner = ''] = name.slice(unfinishedPrefix.length).split('-')
    if ((await processIdentity(Number(pid))) === owner) continue
    // An initdb that outlived its parent may still write here; the rest is removed by the next start.
    await removeFolder(join(dataDir, name))
  }
}

/** Uses rm(1), which does not follow links that the folder's owner may create meanwhile. */
async function removeFolder(folder: string): Promise<void> {
  await run(['rm', '-rf', folder])
}
