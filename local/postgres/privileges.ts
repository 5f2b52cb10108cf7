import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'
import { run } from './run.ts'

type User = { uid: number; gid: number }

/** User that runs PostgreSQL, and the command that starts its programs as that user. */
export type Privileges = User & {
  /** `args` receives the path of `folder` as the program sees it. */
  command(program: 'initdb' | 'postgres', folder: string, args: (folder: string) => string[]): string[]
}

type Paths = { native: string; dataDir: string; cluster: string; mounts: string }

/** PostgreSQL gets SIGINT, its fast shutdown, when the thread that started it dies. */
const diesWithParent = ['--pdeathsig', 'INT', '--']

/** Paths are arguments, never part of the script. The mounts are private and end with the last process. */
const bindScript =
  'umask 022; mkdir -p "$2" "$4" && mount --bind "$1" "$2" && mount --bind "$3" "$4" && shift 4 && exec "$@"'
const privateMounts = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', bindScript, 'sh']

export async function choosePrivileges(paths: Paths): Promise<Privileges> {
  const owner = await stat(paths.cluster).catch(() => undefined)
  const uid = process.geteuid?.() ?? 0
  return uid === 0 ? asRoot(paths, owner) : asCurrentUser(paths, uid, owner)
}

async function asCurrentUser({ native, cluster }: Paths, uid: number, owner: User | undefined): Promise<Privileges> {
  if (owner && owner.uid !== uid) {
    throw new EmbeddedPostgresError(`${cluster} belongs to user id ${owner.uid}; run as that user or as root`)
  }
  const setpriv = ['setpriv', ...diesWithParent]
  const prefix = (await run([...setpriv, 'true'])).failure ? [] : setpriv
  return {
    uid,
    gid: process.getegid?.() ?? uid,
    command: (program, folder, args) => [...prefix, join(native, 'bin', program), ...args(folder)],
  }
}

/** PostgreSQL refuses to run as root, so it runs as the owner of its files: nobody, or the user of an earlier start. */
async function asRoot({ native, dataDir, mounts }: Paths, owner: User | undefined): Promise<Privileges> {
  const { uid, gid } = owner && owner.uid !== 0 ? owner : await findNobody()
  const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...diesWithParent]
  const { failure } = await run([...drop, 'true'])
  if (failure) {
    throw new EmbeddedPostgresError(`Cannot start PostgreSQL as user id ${uid} (${failure}); set DATABASE_URL`)
  }

  const reach = ['sh', '-c', 'test -x "$1" && test -x "$2"', 'sh', join(native, 'bin/postgres'), dataDir]
  if (!(await run([...drop, ...reach])).failure) {
    return { uid, gid, command: (program, folder, args) => [...drop, join(native, 'bin', program), ...args(folder)] }
  }

  const inside = { native: join(mounts, 'native'), folder: join(mounts, 'folder') }
  const bound = (folder: string) => [...privateMounts, native, inside.native, folder, inside.folder, ...drop]
  const refused = (await run([...bound(dataDir), 'test', '-x', join(inside.native, 'bin/postgres')])).failure
  if (refused) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as user id ${uid}, which cannot reach ${native} or ${dataDir} (${refused}); ` +
        'set DATABASE_URL, or move the checkout and the data folder where that user can reach them',
    )
  }
  return {
    uid,
    gid,
    command: (program, folder, args) => [...bound(folder), join(inside.native, 'bin', program), ...args(inside.folder)],
  }
}

/** initdb looks up its user by name, so an unlisted uid does not work. */
async function findNobody(): Promise<User> {
  const users = await readFile('/etc/passwd', 'utf8')
  const fields = users
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  if (!fields) {
    throw new EmbeddedPostgresError('PostgreSQL does not run as root and there is no user nobody; set DATABASE_URL')
  }
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}
