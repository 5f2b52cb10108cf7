import { createHash } from 'node:crypto'
import { constants, open, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from './errors.ts'
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
 * Mutex between the processes of this machine: two that replace a stale lock at once could remove each other's. The kernel
 * releases it when its holder dies. Returns undefined if another process holds it.
 */
export async function tryExclusively<T>(
  name: string,
  work: () => Promise<T>,
  platform = process.platform,
): Promise<T | undefined> {
  const release = await (platform === 'darwin' ? lockFile(name) : bindAbstractSocket(name))
  if (!release) return undefined
  try {
    return await work()
  } finally {
    await release()
  }
}

type Release = () => Promise<unknown>

/** Linux: a socket without a file. */
async function bindAbstractSocket(name: string): Promise<Release | undefined> {
  const holder = createServer((visitor) => visitor.destroy())
  const acquired = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false)).listen(`\0${name}`, () => resolve(true))
  })
  return acquired ? () => new Promise((resolve) => holder.close(resolve)) : undefined
}

/** O_EXLOCK of BSD: open and flock(2) at once. Linux ignores the bit. */
const EXCLUSIVE_LOCK = 0x20

/** macOS: a lock on a file, which has the user's id in its name, because nobody else may open it. */
async function lockFile(name: string): Promise<Release | undefined> {
  const id = createHash('sha256').update(name).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `pasarela-${process.getuid?.()}-${id}.lock`)
  const { O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_RDWR } = constants
  const handle = await open(file, O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_RDWR | EXCLUSIVE_LOCK, 0o600).catch(
    (error: unknown) => {
      if (errorCode(error) !== 'EAGAIN') throw error
      return undefined
    },
  )
  return handle && (() => handle.close())
}
