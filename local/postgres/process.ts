import { readFile, stat } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type ProcessStat = { name: string; state: string; started: string }

/** Information about other processes: in /proc on Linux, from programs on macOS. */
type ProcessTable = {
  read(pid: number): Promise<ProcessStat | undefined>
  /** Working directory; undefined if it may not be read. */
  workingFolder(pid: number): Promise<string | undefined>
}

const linux: ProcessTable = {
  /** The name is in parentheses and may contain any character, so the fields are counted from the last parenthesis. */
  async read(pid) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const open = text.indexOf('(')
    const close = text.lastIndexOf(')')
    if (close < 0) return undefined
    const fields = text.slice(close + 2).split(' ')
    return { name: text.slice(open + 1, close), state: fields[0] ?? '', started: fields[19] ?? '' }
  },
  workingFolder: async (pid) => `/proc/${pid}/cwd`,
}

/** Start times of ps have whole seconds: two processes with one pid are further apart. */
const macos: ProcessTable = {
  async read(pid) {
    const line = await outputOf('ps', ['-o', 'stat=', '-o', 'lstart=', '-o', 'comm=', '-p', String(pid)])
    const [, state, started, command] = /^\s*(\S)\S*\s+(\w+\s+\w+\s+\w+\s+[\d:]+\s+\d{4})\s+(.*?)\s*$/.exec(line) ?? []
    if (state === undefined || started === undefined || command === undefined) return undefined
    return { name: command.split('/').at(-1) ?? '', state, started: started.replaceAll(/\s+/g, '_') }
  },
  async workingFolder(pid) {
    const lines = await outputOf('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'])
    return /^n(\/.*)$/m.exec(lines)?.[1]
  },
}

/** Standard output of a program; empty if it fails or is missing. */
async function outputOf(program: string, args: string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' }
  return promisify(execFile)(program, args, { env }).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

function tableOf(platform: NodeJS.Platform): ProcessTable {
  return platform === 'darwin' ? macos : linux
}

/** Start of the process: distinguishes it from a later process with the same pid. */
export async function processIdentity(pid: number, platform = process.platform): Promise<string | undefined> {
  return (await tableOf(platform).read(pid))?.started
}

type LockHolder = 'none' | 'zombie' | 'stranger' | 'server'

/** Current process with the pid of a lock file. A postmaster's working directory is always its cluster. */
export async function lockHolder(pid: number, cluster: string, platform = process.platform): Promise<LockHolder> {
  const table = tableOf(platform)
  const found = await table.read(pid)
  if (!found) return 'none'
  if (found.state === 'Z' || found.state === 'X') return 'zombie'
  if (found.name !== 'postgres') return 'stranger'
  const folder = await table.workingFolder(pid)
  const [its, ours] = folder === undefined ? [] : await Promise.all([stat(folder), stat(cluster)]).catch(() => [])
  // A container may forbid reading the working directory even to root; a postgres then counts as the server.
  if (!its || !ours) return 'server'
  return its.dev === ours.dev && its.ino === ours.ino ? 'server' : 'stranger'
}
