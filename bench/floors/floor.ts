import { startChild } from '../processes/child.ts'
import { startFlags } from '../processes/gateway.ts'
import type { FloorQuestion } from './server.ts'

export type FloorProcess = { url: string; pid: number; stop(): Promise<void> }

export async function startFloor(question: FloorQuestion, nodeOptions: string[] = []): Promise<FloorProcess> {
  const child = await startChild<FloorQuestion, string>('floors/server.ts', [...startFlags, ...nodeOptions])
  return { url: await child.ask(question), pid: child.pid, stop: () => child.stop() }
}
