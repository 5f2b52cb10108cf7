import { setTimeout as pause } from 'node:timers/promises'
import type { BenchTenant } from '../../../bench/world/tenants.ts'
import type { Random } from '../seeded-random.ts'
import type { Client } from './client.ts'
import { flows, type Order } from './flows.ts'

export type Load = {
  readonly orders: readonly Order[]
  /** Begins nothing more; resolves when everything begun has its answer. */
  stop(): Promise<void>
}

const TICK_MS = 5
/** What could not be begun in time is made up for, up to this much of it. */
const MOST_OWED_SECONDS = 1
/** Callers stop coming to a shop that does not answer. */
const MOST_UNDER_WAY = 1_000
/** How far back lookups go. */
const REMEMBERED = 500
const FIRST_DOCUMENT = 10_000_000

/** Requests at a steady rate, whatever becomes of the earlier ones. */
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
  const underWay = new Set<Promise<void>>()
  let begun = 0
  const ending = new AbortController()
  const running = keepRate()
  return {
    orders,
    async stop() {
      ending.abort()
      await running
      await Promise.all(underWay)
    },
  }

  async function keepRate(): Promise<void> {
    let owed = 0
    for (let atMs = performance.now(); !ending.signal.aborted; await pause(TICK_MS)) {
      const nowMs = performance.now()
      owed = Math.min(owed + ((nowMs - atMs) / 1_000) * ratePerSecond, ratePerSecond * MOST_OWED_SECONDS)
      atMs = nowMs
      while (owed >= 1 && underWay.size < MOST_UNDER_WAY) owed -= begin()
    }
  }

  /** How many requests it is going to make. */
  function begin(): number {
    begun += 1
    // A stream of its own: what it draws later does not depend on whose answer comes first.
    const own = random.of(String(begun))
    const flow = own.weighted(flows)
    const tenant = own.pick(tenants)
    const remembered = recent.get(tenant) ?? []
    const work = flow.run({
      tenant,
      client,
      random: own,
      open(passes) {
        const order: Order = { document: `V${FIRST_DOCUMENT + orders.length}`, passes }
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
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return flow.requests
  }
}
