import { type Child, startChild } from './child.ts'
import type { Arrivals, ReceiverCommand } from './receivers-worker.ts'

export type Receivers = Child<ReceiverCommand, Arrivals>

export function startReceivers(): Promise<Receivers> {
  return startChild<ReceiverCommand, Arrivals>('processes/receivers-worker.ts')
}
