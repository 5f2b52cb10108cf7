import { addTenant, type BenchTenant } from '../../../bench/environment/tenants.ts'
import { registerEndpoint } from '../../../bench/environment/webhooks.ts'
import { createEnvironment, type BenchDatabase } from '../../../bench/environment/environment.ts'
import type { LedgerEntry } from '../world/banks.ts'
import { type MemoryWatch, watchMemory } from '../world/memory.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { createGatewaySlot, type GatewaySlot } from './gateways.ts'
import { countEvents, type EventCounter } from './receiver.ts'

/** Gateways behind a balancer, with database, banks, tenants and receiver. */
export type RollingWorld = {
  benchDatabase: BenchDatabase
  slots: GatewaySlot[]
  balancer: Balancer
  tenants: BenchTenant[]
  events: EventCounter
  memory: MemoryWatch
  /** Ledgers of all banks. */
  ledger(): Promise<LedgerEntry[]>
  /** The bank carries out the next charges at once and answers late: after the stop notice of a gateway has elapsed. */
  answerLate(times: number): Promise<void>
  stop(): Promise<void>
}

const TENANTS = 4
/** Several probe intervals of the balancer, also on a busy machine. */
const STOP_NOTICE_MS = 1_500
/**
 * In flight for longer than the stop notice: a draining gateway must wait for such responses after it stops listening.
 */
const LATE_MS = STOP_NOTICE_MS + 1_000

export async function startRollingWorld(processes: number): Promise<RollingWorld> {
  await using opened = new AsyncDisposableStack()
  const world = await createEnvironment()
  opened.defer(() => world.stop())
  const benchDatabase = await world.database('rolling')
  const tenants = await Promise.all(
    Array.from({ length: TENANTS }, (_none, index) => addTenant(benchDatabase, `Shop ${index}`)),
  )
  const env = {
    DATABASE_URL: benchDatabase.url,
    PASARELA_DATA_DIR: world.dataDir,
    PASARELA_MASTER_KEY: world.masterKey,
    PASARELA_STOP_NOTICE_MS: String(STOP_NOTICE_MS),
    PASARELA_RATE_LIMIT_PER_SECOND: '100000',
    PASARELA_RATE_LIMIT_BURST: '100000',
  }
  const slots = await Promise.all(Array.from({ length: processes }, (_none, index) => createGatewaySlot(index, env)))
  for (const gateway of slots) {
    opened.defer(async () => {
      if (gateway.pid !== undefined) await gateway.drain()
    })
    await gateway.start()
  }
  const balancer = await startBalancer(slots.map(({ url }) => url))
  opened.defer(() => balancer.stop())
  await Promise.all(slots.map(({ index }) => balancer.until(index, true)))
  const events = await countEvents(LATE_MS)
  opened.defer(() => events.stop())
  await Promise.all(tenants.map((tenant) => registerEndpoint(balancer.url, tenant, events.url)))
  const memory = watchMemory(() => slots.map(({ index, pid }) => ({ name: `gateway ${index}`, pid })))
  opened.defer(() => memory.stop())
  const { bncUrl, r4Url } = world.sandbox
  const resources = opened.move()

  return {
    benchDatabase,
    slots,
    balancer,
    tenants,
    events,
    memory,
    async ledger() {
      const responses = await Promise.all([bncUrl, r4Url].map((url) => control(url, 'ledger')))
      return responses.flatMap(({ entries }) => entries ?? [])
    },
    async answerLate(times) {
      await control(bncUrl, 'faults', { kind: 'late', operation: 'SendC2P', times, delayMs: LATE_MS })
    },
    stop: () => resources.disposeAsync(),
  }
}

async function control(url: string, path: string, body?: object): Promise<{ entries?: LedgerEntry[] }> {
  const response = await fetch(new URL(`/control/${path}`, url), {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { entries?: LedgerEntry[] }
}
