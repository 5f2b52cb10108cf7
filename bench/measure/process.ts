import { readdir, readFile } from 'node:fs/promises'

/** What the kernel says of a process. Times are counted in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Time on a core so far, in user and in kernel, of the process and of children that have ended. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = await statFields(pid)
  // utime, stime, cutime, cstime are the fields 14 to 17; the first after the name is the third.
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / TICKS_PER_SECOND
}

/** The same of a process and of all its children that still run. */
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

/** From the third field on: the second is the name in parentheses, which may hold spaces itself. */
async function statFields(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
