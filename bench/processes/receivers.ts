import { type Child, startChild } from './child.ts'
import type { Arrivals, ReceiverCommand } from './receivers-worker.ts'

export type Receivers = Child<ReceiverCommand, Arrivals>

export function startReceivers(): Promise<Receivers> {
  return startChild<ReceiverCommand, Arrivals>('processes/receivers-worker.ts')
}

const TIMEOUT_MS = 60_000

/** Arrivals per second of the `count` deliveries that `send` causes, from the first to the last. */
export async function arrivalRate(receivers: Receivers, count: number, send: () => Promise<unknown>): Promise<number> {
  await receivers.send({ do: 'reset', recordDelays: false })
  await send()
  const arrived = await receivers.send({ do: 'await', count, timeoutMs: TIMEOUT_MS })
  if (arrived.count !== count) throw new Error(`${arrived.count} of ${count} arrived`)
  return (arrived.count - 1) / ((arrived.lastMs - arrived.firstMs) / 1000)
}
