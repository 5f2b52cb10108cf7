import { open, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Privileges } from './privileges.ts'
import { lockHolder } from './process.ts'

/** There is no TCP, so the number only names the socket file and never collides with another server. */
export const port = 5432

type ServerLock = { pid: number; ready: boolean }

function serverLockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** The running server of this cluster as its lock file tells it; undefined when the file is absent or stale. */
export async function readServerLock(cluster: string): Promise<ServerLock | undefined> {
  const lines = await readLines(serverLockFile(cluster))
  const pid = Number(lines[0])
  if (!pid || (await lockHolder(pid, cluster)) !== 'server') return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * PostgreSQL removes a lock whose process is gone, but refuses one whose pid is a zombie or was given to another
 * program. Such a lock gets our pid: PostgreSQL knows that its parent cannot hold it, and still checks that no
 * process of the old server is attached to the shared memory named in the file. Deleting the file would skip that.
 */
export async function disownStaleLock(cluster: string, { uid, gid }: Privileges): Promise<void> {
  const file = serverLockFile(cluster)
  const [pid, ...rest] = await readLines(file)
  if (!(await isStale(pid, cluster))) return
  const replacement = `${file}.new`
  await rm(replacement, { force: true })
  // Exclusive creation and the handle: the folder is the server's, and root must not follow a link left there.
  await using handle = await open(replacement, 'wx', 0o600)
  await handle.writeFile([process.pid, ...rest].join('\n'))
  await handle.chown(uid, gid)
  await rename(replacement, file)
}

/** The lock beside the socket repeats the pid, is refused for the same reasons, and names no shared memory. */
export async function removeStaleSocketLock(socketFolder: string, cluster: string): Promise<void> {
  const file = join(socketFolder, `.s.PGSQL.${port}.lock`)
  const [pid] = await readLines(file)
  if (await isStale(pid, cluster)) await rm(file, { force: true })
}

async function isStale(pid: string | undefined, cluster: string): Promise<boolean> {
  return Boolean(pid) && ['zombie', 'stranger'].includes(await lockHolder(Number(pid), cluster))
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n')
}

/**
 * One starter at a time on this machine: two that replace a stale lock at the same instant could each remove the
 * other's. The name lives in the kernel (an abstract socket), which frees it when its holder dies of any cause.
 * Returns undefined when another process holds it.
 */
export async function tryExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const holder = createServer((visitor) => visitor.destroy())
  const taken = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false)).listen(`\0${name}`, () => resolve(true))
  })
  if (!taken) return undefined
  try {
    return await work()
  } finally {
    await new Promise((resolve) => holder.close(resolve))
  }
}
