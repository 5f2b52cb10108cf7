import { startChild } from '../processes/child.ts'
import { startFlags } from '../processes/gateway.ts'
import type { BaselineSetup } from './server.ts'

export type BaselineProcess = { url: string; pid: number; stop(): Promise<void> }

export async function startBaseline(setup: BaselineSetup, nodeOptions: string[] = []): Promise<BaselineProcess> {
  const child = await startChild<BaselineSetup, string>('baselines/server.ts', [...startFlags, ...nodeOptions])
  return { url: await child.send(setup), pid: child.pid, stop: () => child.stop() }
}
