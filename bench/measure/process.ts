import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks per second in /proc/PID/stat. */
export const TICKS_PER_SECOND = 100

/** CPU time so far, user and system, of the process and its terminated children. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = await statFields(pid)
  // utime, stime, cutime, cstime are the fields 14 to 17; the first after the name is the third.
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / TICKS_PER_SECOND
}

/** CPU time of a process and all its running children. */
export async function treeCpuSeconds(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))]
  const seconds = await Promise.all(pids.map((each) => cpuSeconds(each).catch(() => 0)))
  return seconds.reduce((total, each) => total + each, 0)
}

export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')))
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}

/** Fields from the third on: the second is the name in parentheses and may contain spaces. */
async function statFields(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
