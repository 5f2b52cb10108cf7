import { readFile, stat } from 'node:fs/promises'

type ProcessStat = { name: string; state: string; startTicks: string }

/** The name is in parentheses and may contain any character, so the fields are counted from the last parenthesis. */
async function readStat(pid: number): Promise<ProcessStat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  if (close < 0) return undefined
  const fields = text.slice(close + 2).split(' ')
  return { name: text.slice(open + 1, close), state: fields[0] ?? '', startTicks: fields[19] ?? '' }
}

/** Start of the process in clock ticks since boot: distinguishes it from a later process with the same pid. */
export async function processIdentity(pid: number): Promise<string | undefined> {
  return (await readStat(pid))?.startTicks
}

type LockHolder = 'none' | 'zombie' | 'stranger' | 'server'

/** Current process with the pid of a lock file. A postmaster's working directory is always its cluster. */
export async function lockHolder(pid: number, cluster: string): Promise<LockHolder> {
  const found = await readStat(pid)
  if (!found) return 'none'
  if (found.state === 'Z' || found.state === 'X') return 'zombie'
  if (found.name !== 'postgres') return 'stranger'
  const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]).catch(() => [])
  // A container may forbid reading the working directory even to root; a postgres then counts as the server.
  if (!its || !ours) return 'server'
  return its.dev === ours.dev && its.ino === ours.ino ? 'server' : 'stranger'
}
