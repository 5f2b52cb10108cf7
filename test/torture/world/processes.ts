import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'

/**
 * Stops processes and resumes them after a while. A separate process does both, so that they resume even if this one
 * dies in between.
 */
export async function freeze(pids: number[], ms: number): Promise<void> {
  if (pids.length === 0) return
  const script = 'wait=$1; shift; kill -STOP "$@" 2>/dev/null; sleep "$wait"; kill -CONT "$@" 2>/dev/null; true'
  const helper = spawn('sh', ['-c', script, 'sh', String(ms / 1000), ...pids.map(String)], {
    detached: true,
    stdio: 'ignore',
  })
  await once(helper, 'exit')
}

/** False if the process did not exist. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_pid, index) => parents[index] === parent)
}

/** The name is in parentheses and may contain anything: fields are counted from the last parenthesis. */
async function parentOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

/** Resident memory; undefined if the process does not exist. */
export async function residentMb(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
