import { createHash } from 'node:crypto'
import { access, constants, lchown, lstat, mkdir, realpath } from 'node:fs/promises'
import { EmbeddedPostgresError, errorCode } from './errors.ts'

/** Creates the data folder when it is missing and returns its one true name, which every process agrees on. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot write to the data folder ${dataDir} (${errorCode(error)}); set PASARELA_DATA_DIR to another folder`,
    )
  }
}

/** Short and the same for every process on this data folder, however long its path: a socket path has 107 bytes. */
export function dataFolderId(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
}

/** Fixed, not os.tmpdir(): processes with different TMPDIR must meet at one socket. */
export function socketFolderName(uid: number, id: string): string {
  return `/tmp/pasarela-${uid}-${id}`
}

/** Not in /tmp: a cleaner of old files there would pull the mounts from under a running server. */
export function mountFolderName(id: string): string {
  return `/run/pasarela-${id}`
}

export async function createSocketFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  // Root may have been killed between the two steps that create the folder, so one that is still root's is ours too.
  const { uid: owner } = await lstat(folder)
  if (owner === process.geteuid?.() && owner !== uid) await lchown(folder, uid, gid)
  await checkSocketFolder(folder, uid)
}

/** Anybody can create names in /tmp; whoever owned this folder could put a server of their own there. */
export async function checkSocketFolder(folder: string, uid: number): Promise<void> {
  const found = await lstat(folder).catch(() => undefined)
  if (found?.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700) return
  throw new EmbeddedPostgresError(
    `${folder} is not a folder of user id ${uid} with mode 0700; find out who made or removed it, remove it and retry`,
  )
}
