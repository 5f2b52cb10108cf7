import { type Child, startChild } from './child.ts'
import type { Arrivals, ReceiverQuestion } from './receivers-worker.ts'

export type Receivers = Child<ReceiverQuestion, Arrivals>

export function startReceivers(): Promise<Receivers> {
  return startChild<ReceiverQuestion, Arrivals>('processes/receivers-worker.ts')
}
