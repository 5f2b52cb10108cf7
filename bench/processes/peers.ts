import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DeliveriesSetup, PaymentsSetup } from '../peers/src/setup.ts'
import { type Child, startChild } from './child.ts'
import type { PeerCommand } from './peer-worker.ts'

/** The peers are a package of their own, installed only by those who want to measure them. */
const folder = fileURLToPath(new URL('../peers', import.meta.url))

export const arePeersInstalled = existsSync(`${folder}/node_modules`)
export const installPeers = 'npm ci --prefix bench/peers'

export type PeerProcess = Child<PeerCommand, string> & { url: string }

let built: Promise<unknown> | undefined

export function startPaymentsPeer(setup: PaymentsSetup): Promise<PeerProcess> {
  return startPeer('payments-peer', setup)
}

export function startDeliveriesPeer(
  queue: 'pg-boss' | 'graphile-worker',
  setup: DeliveriesSetup,
): Promise<PeerProcess> {
  return startPeer(`deliveries/${queue}`, setup)
}

/** Node's own defaults instead of the gateway's flags, which trade some speed for less memory. */
async function startPeer(module: string, setup: object): Promise<PeerProcess> {
  await (built ??= promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
    cwd: folder,
  }))
  const child = await startChild<PeerCommand, string>('processes/peer-worker.ts')
  return { ...child, url: await child.send({ do: 'start', module, setup }) }
}
