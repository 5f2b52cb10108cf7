import { open, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Privileges } from './privileges.ts'
import { lockHolder } from './process.ts'

/** The server does not use TCP: the number is only part of the socket's name and cannot conflict with other servers. */
export const port = 5432

type ServerLock = { pid: number; ready: boolean }

function serverLockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Running server of this cluster according to its lock file; undefined if the file is absent or stale. */
export async function readServerLock(cluster: string): Promise<ServerLock | undefined> {
  const lines = await readLines(serverLockFile(cluster))
  const pid = Number(lines[0])
  if (!pid || (await lockHolder(pid, cluster)) !== 'server') return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Replaces the pid in a stale lock by that of this process. PostgreSQL removes a lock whose process is gone, but not one
 * whose pid is a zombie or was reused by another program. It accepts a lock with the pid of its parent, and still checks
 * that no process of the old server uses the shared memory named in the file; deleting the file would skip that check.
 */
export async function disownStaleLock(cluster: string, { uid, gid }: Privileges): Promise<void> {
  const file = serverLockFile(cluster)
  const [pid, ...rest] = await readLines(file)
  if (!(await isStale(pid, cluster))) return
  const replacement = `${file}.new`
  await rm(replacement, { force: true })
  // Exclusive creation and the handle: the folder belongs to the server's user, and root must not follow a link there.
  await using handle = await open(replacement, 'wx', 0o600)
  await handle.writeFile([process.pid, ...rest].join('\n'))
  await handle.chown(uid, gid)
  await rename(replacement, file)
}

/** The socket's lock repeats the pid and is refused for the same reasons, but names no shared memory. */
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
 * Mutex between the processes of this machine: two that replace a stale lock at once could remove each other's. It is an
 * abstract socket, which the kernel releases when its holder dies. Returns undefined if another process holds it.
 */
export async function tryExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const holder = createServer((visitor) => visitor.destroy())
  const acquired = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false)).listen(`\0${name}`, () => resolve(true))
  })
  if (!acquired) return undefined
  try {
    return await work()
  } finally {
    await new Promise((resolve) => holder.close(resolve))
  }
}
