import { createHash } from 'node:crypto'
import { access, constants, lchown, lstat, mkdir, realpath } from 'node:fs/promises'
import { EmbeddedPostgresError, errorCode } from './errors.ts'

/** Creates the data folder if it is missing and returns its canonical path, the same for every process. */
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

/** Short id of the data folder, the same for every process: a socket path has at most 107 bytes. */
export function dataFolderId(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
}

/** Fixed, not os.tmpdir(): processes with different TMPDIR must use the same socket. */
export function socketFolderName(uid: number, id: string): string {
  return `/tmp/pasarela-${uid}-${id}`
}

/** Not in /tmp, where a cleaner of old files could remove the mount points of a running server. */
export function mountFolderName(id: string): string {
  return `/run/pasarela-${id}`
}

export async function createSocketFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  // Root may have been killed between mkdir and chown, so a folder that still belongs to root is valid too.
  const { uid: owner } = await lstat(folder)
  if (owner === process.geteuid?.() && owner !== uid) await lchown(folder, uid, gid)
  await checkSocketFolder(folder, uid)
}

/** Any user can create folders in /tmp; the owner of this one could run a different server there. */
export async function checkSocketFolder(folder: string, uid: number): Promise<void> {
  const found = await lstat(folder).catch(() => undefined)
  if (found?.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700) return
  throw new EmbeddedPostgresError(
    `${folder} is not a folder of user id ${uid} with mode 0700; find out which program created or removed it, remove it and retry`,
  )
}
