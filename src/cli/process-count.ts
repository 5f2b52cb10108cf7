import { availableParallelism } from 'node:os'
import { limits } from '../foundation/limits.ts'
import type { Settings } from '../foundation/settings.ts'

/** Processes that serve behind one port; `auto` is one per core that this process may use. */
export function processCount({ processes }: Pick<Settings, 'processes'>): number {
  return processes === 'auto' ? Math.min(availableParallelism(), limits.processes) : processes
}
