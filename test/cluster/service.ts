import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { CommandError } from '../../src/cli/output.ts'
import { systemClock, withTimeout } from '../../src/foundation/clock.ts'
import { childEnvironment } from '../../local/postgres/run.ts'

/** A program of the cluster in a process of its own. */
export type Service = {
  readonly isRunning: boolean
  start(): void
  signal(name: NodeJS.Signals): void
  /** Sends SIGKILL; resolves after the exit. */
  kill(): Promise<void>
  /** Sends SIGTERM, and SIGKILL after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>
}

/** PostgreSQL and PgBouncer refuse to run as root; as root, everything of the cluster runs as this user. */
const USER = 'postgres'
const STOP_TIMEOUT_MS = 30_000

export type Owner = { uid: number; gid: number } | undefined

/** User for the programs; undefined for the current one. */
export async function findOwner(): Promise<Owner> {
  if (process.geteuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8')
  const line = users.split('\n').find((user) => user.startsWith(`${USER}:`))
  if (!line) throw new CommandError(`PostgreSQL does not run as root, and there is no user ${USER} on this machine.`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export async function makeFolder(path: string, owner: Owner): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (owner) await chown(path, owner.uid, owner.gid)
  return path
}

/** Mode 0600: the file contains passwords. */
export async function writeOwn(path: string, text: string, owner: Owner): Promise<string> {
  await writeFile(path, text, { mode: 0o600 })
  if (owner) await chown(path, owner.uid, owner.gid)
  return path
}

export type Command = {
  setpriv: string
  owner: Owner
  command: string[]
  env?: Record<string, string>
  logFile: string
  /** Signal sent to it when the parent process dies, so that nothing is left running. */
  deathSignal: 'TERM' | 'KILL' | 'INT'
}

export function createService({ setpriv, owner, command, env = {}, logFile, deathSignal }: Command): Service {
  const log = openSync(logFile, 'a', 0o600)
  const drop = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const exited = async () => {
    if (child && isRunning()) await once(child, 'exit')
  }
  return {
    get isRunning() {
      return isRunning()
    },
    start() {
      child = spawn(setpriv, [...drop, '--pdeathsig', deathSignal, '--', ...command], {
        cwd: '/',
        env: { ...childEnvironment, ...env },
        // A process group of its own: Ctrl-C reaches only the script, which stops everything in order.
        detached: true,
        stdio: ['ignore', log, log],
      })
    },
    signal: (name) => void child?.kill(name),
    async kill() {
      child?.kill('SIGKILL')
      await exited()
    },
    async stop(timeoutMs = STOP_TIMEOUT_MS) {
      child?.kill('SIGTERM')
      await withTimeout(systemClock, timeoutMs, () => exited()).catch(() => child?.kill('SIGKILL'))
      await exited()
    },
  }
}
