import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { TICKS_PER_SECOND } from './process.ts'

type Sample = { atMs: number; machine: number; own: number }

/** The kernel counts CPU time in hundredths of a second: over less than this, the difference is mostly rounding. */
const SHORTEST_MS = 1_000

/**
 * Returns the share of the machine's CPU time that processes outside the bench used since the last call; for a call right
 * after another, as for two rows of one measurement, the same share again.
 */
export function measureOthers(): () => number {
  let before = sample()
  let share = 0
  return () => {
    const now = sample()
    const latest = othersShare(before, now, cpus().length)
    if (latest === undefined) return share
    share = latest
    before = now
    return share
  }
}

/** The share between two samples, undefined if they are too close; CPU times in seconds. */
export function othersShare(before: Sample, now: Sample, cores: number): number | undefined {
  if (now.atMs - before.atMs < SHORTEST_MS) return undefined
  const available = ((now.atMs - before.atMs) / 1000) * cores
  const others = now.machine - before.machine - (now.own - before.own)
  return Math.max(0, others / available)
}

function sample(): Sample {
  return { atMs: performance.now(), machine: machineSeconds(readFileSync('/proc/stat', 'utf8')), own: ownSeconds() }
}

/** CPU time of all processes from the first line of /proc/stat, and what the hypervisor gave to other machines. */
export function machineSeconds(stat: string): number {
  const [user, nice, system, , , irq, softirq, steal] = stat.split('\n')[0]?.split(/ +/).slice(1).map(Number) ?? []
  return (
    [user, nice, system, irq, softirq, steal].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) / TICKS_PER_SECOND
  )
}

/** CPU time of this process and its descendants; that of those which ended is in their parents' numbers. */
export function ownSeconds(): number {
  const children = new Map<number, number[]>()
  const ticks = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined
    if (!stat) continue
    const pid = Number(name)
    // After the name: state, parent, …; utime, stime, cutime and cstime are the fields 14 to 17 of the whole line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const parent = Number(fields[1])
    children.set(parent, [...(children.get(parent) ?? []), pid])
    ticks.set(
      pid,
      fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0),
    )
  }
  const ticksOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + ticksOf(child), ticks.get(pid) ?? 0)
  return ticksOf(process.pid) / TICKS_PER_SECOND
}

/** Undefined for a process that has just ended. */
function readStat(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}
