import type { DeliveriesPeer, PaymentsPeer, QueuedDeliveries } from '../peers/src/setup.ts'
import { handleRequests } from './child.ts'

/** Commands to a peer: first `start`, then as many `queue` as wanted. `module` is a file of bench/peers/dist. */
export type PeerCommand = { do: 'start'; module: string; setup: object } | { do: 'queue'; jobs: QueuedDeliveries }

process.env['NODE_ENV'] = 'production'

let peer: Partial<PaymentsPeer & DeliveriesPeer> = {}

handleRequests(async (command: PeerCommand): Promise<string> => {
  if (command.do === 'queue') await peer.queue?.(command.jobs)
  else {
    const url = new URL(`../peers/dist/${command.module}.js`, import.meta.url)
    const { start } = (await import(url.href)) as { start(setup: object): Promise<typeof peer> }
    peer = await start(command.setup)
  }
  return peer.url ?? ''
})
