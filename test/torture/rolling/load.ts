import { setTimeout as pause } from 'node:timers/promises'
import type { BenchTenant } from '../../../bench/environment/tenants.ts'
import type { Random } from '../seeded-random.ts'
import type { Client } from './client.ts'
import { flows, type Order } from './flows.ts'

export type Load = {
  readonly orders: readonly Order[]
  /** Starts nothing more; resolves when everything started has its response. */
  stop(): Promise<void>
}

const TICK_MS = 5
/** Limit of the backlog that is caught up after a delay. */
const MAX_BACKLOG_SECONDS = 1
/** Limit of concurrent flows when responses are slow. */
const MAX_IN_FLIGHT = 1_000
/** Number of recent orders that lookups choose from. */
const REMEMBERED = 500
const FIRST_DOCUMENT = 10_000_000

/** Open-loop load: a steady rate of requests, independent of earlier responses. */
export function startLoad(parts: {
  tenants: readonly BenchTenant[]
  client: Client
  ratePerSecond: number
  random: Random
  onFailure: (message: string) => void
}): Load {
  const { tenants, client, ratePerSecond, random } = parts
  const orders: Order[] = []
  const recent = new Map(tenants.map((tenant) => [tenant, [] as Order[]]))
  const inFlight = new Set<Promise<void>>()
  let begun = 0
  const ending = new AbortController()
  const running = keepRate()
  return {
    orders,
    async stop() {
      ending.abort()
      await running
      await Promise.all(inFlight)
    },
  }

  async function keepRate(): Promise<void> {
    let backlog = 0
    for (let atMs = performance.now(); !ending.signal.aborted; await pause(TICK_MS)) {
      const nowMs = performance.now()
      backlog = Math.min(backlog + ((nowMs - atMs) / 1_000) * ratePerSecond, ratePerSecond * MAX_BACKLOG_SECONDS)
      atMs = nowMs
      while (backlog >= 1 && inFlight.size < MAX_IN_FLIGHT) backlog -= begin()
    }
  }

  /** Returns the number of requests the flow will make. */
  function begin(): number {
    begun += 1
    // A stream of its own: later draws do not depend on the order of responses.
    const own = random.of(String(begun))
    const flow = own.weighted(flows)
    const tenant = own.pick(tenants)
    const remembered = recent.get(tenant) ?? []
    const work = flow.run({
      tenant,
      client,
      random: own,
      open(isApproved) {
        const order: Order = { document: `V${FIRST_DOCUMENT + orders.length}`, isApproved }
        orders.push(order)
        return order
      },
      acknowledged: () => (remembered.length === 0 ? undefined : own.pick(remembered)),
      acknowledge(order) {
        remembered.push(order)
        if (remembered.length > REMEMBERED) remembered.shift()
      },
      fail: parts.onFailure,
    })
    const tracked = work.finally(() => inFlight.delete(tracked))
    inFlight.add(tracked)
    return flow.requests
  }
}
