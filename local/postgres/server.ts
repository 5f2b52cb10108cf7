import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, type FileHandle, open, readFile } from 'node:fs/promises'
import type { Clock } from '../../src/foundation/clock.ts'
import { port, readServerLock } from './lock.ts'
import type { Privileges } from './privileges.ts'
import { childEnvironment, reasonIn, run } from './run.ts'

/** PostgreSQL server: a child of this process, or one that belongs to another process. */
export type Server = {
  /** Resolves when the server has ended or the signal is aborted. */
  ended(signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

type Launch = { cluster: string; socketFolder: string; logFile: string; privileges: Privileges; clock: Clock }

const readyPollMs = 20
const adoptedPollMs = 500
const fastShutdownMs = 10_000
const logLimitBytes = 10_000_000
const inUseExitCode = 75

/** Terse errors without their statements keep row contents out of the log. Durability stays at PostgreSQL's defaults. */
const settings = [
  '--listen-addresses=',
  '--unix-socket-permissions=0700',
  '--max-connections=200',
  '--log-error-verbosity=terse',
  '--log-min-error-statement=panic',
]

/** Starts PostgreSQL and waits until it accepts connections, without a time limit for crash recovery. */
export async function launchServer(launch: Launch, signal: AbortSignal): Promise<Server | { failure: string }> {
  const { cluster, socketFolder, logFile, privileges, clock } = launch
  const postgres = privileges.command('postgres', cluster, (folder) => [
    '-D',
    folder,
    `--unix-socket-directories=${socketFolder}`,
    `--port=${port}`,
    ...settings,
  ])
  await using log = await openLog(logFile, privileges)

  const [file = '', ...args] = [...(await holdingFolder(cluster)), ...postgres]
  const child = spawn(file, args, {
    cwd: '/',
    env: childEnvironment,
    stdio: ['ignore', log.fd, log.fd],
    // A separate process group: Ctrl-C must not stop the database while the gateway drains.
    detached: true,
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.on('error', () => child.pid ?? resolve())
  })
  const server: Server = {
    ended: async (until) => void (await Promise.race([exited, once(until, 'abort')])),
    stop: () => stopChild(child, exited, clock),
  }

  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    if (signal.aborted) await server.stop()
    const lock = await readServerLock(cluster)
    if (lock?.ready && lock.pid === child.pid) return server
    await clock.sleep(readyPollMs)
  }
  if (child.exitCode === inUseExitCode) return { failure: `${cluster} is in use by a server that still runs` }
  return { failure: await failureIn(logFile) }
}

/** The server writes to the file directly, so that it does not depend on the process that started it. */
async function openLog(file: string, { uid, gid }: Privileges): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const log = await open(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  await log.chown(uid, gid)
  if ((await log.stat()).size > logLimitBytes) await log.truncate()
  return log
}

/**
 * Prefix that takes a kernel lock on the cluster folder, inherited by the server and its children. PostgreSQL's own check
 * relies on pids and shared memory, which two containers with one volume do not share. Empty without flock(1).
 */
async function holdingFolder(cluster: string): Promise<string[]> {
  const flock = ['flock', '--no-fork', '--nonblock', '--conflict-exit-code', String(inUseExitCode)]
  const { failure } = await run([...flock, '--version'])
  return failure ? [] : [...flock, cluster]
}

async function stopChild(child: ChildProcess, exited: Promise<unknown>, clock: Clock): Promise<void> {
  const waiting = new AbortController()
  void exited.then(() => waiting.abort())
  child.kill('SIGINT')
  await clock.sleep(fastShutdownMs, waiting.signal).catch(() => {})
  child.kill('SIGQUIT')
  await exited
}

export function adoptServer(cluster: string, clock: Clock): Server {
  return {
    ended: async (signal) => {
      while (!signal.aborted && (await readServerLock(cluster))) {
        await clock.sleep(adoptedPollMs, signal).catch(() => {})
      }
    },
    stop: async () => {},
  }
}

async function failureIn(logFile: string): Promise<string> {
  return reasonIn(await readFile(logFile, 'utf8'))
}
