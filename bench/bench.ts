import { type FloorProcess, startFloor } from './floors/floor.ts'
import { recordStatements } from './floors/statements.ts'
import type { Generator } from './load/generator.ts'
import { type GatewayProcess, startGateway } from './processes/gateway.ts'
import type { Report } from './report.ts'
import { answerOf } from './world/api.ts'
import { addIntents, addSettled, c2pDetails, token } from './world/payments.ts'
import { addTenant, type BenchTenant } from './world/tenants.ts'
import type { Place, World } from './world/world.ts'
import { systemRandom } from '../src/foundation/random.ts'

/** How long and how often things are measured. */
export type Pace = { rounds: number; roundMs: number; warmUpMs: number }

export const paces = {
  full: { rounds: 5, roundMs: 1_300, warmUpMs: 2_000 },
  quick: { rounds: 3, roundMs: 700, warmUpMs: 700 },
} satisfies Record<string, Pace>

/** The pool of a gateway as installed; the floor gets the same. */
const POOL_SIZE = 16
/** As many payments as are looked up in turn. */
const KNOWN_PAYMENTS = 1_000
export const CONNECTIONS = 32

/** With --profile, the processes measured are prepared to write a CPU profile of what comes after the warm-up. */
const profiler = new URL('./processes/profiler.ts', import.meta.url).href
const isProfiling = process.env['BENCH_PROFILE_DIR'] !== undefined
const profilerOptions = isProfiling ? [`--import=${profiler}`] : []

export function startProfiles({ gateway, floor }: Main): void {
  if (!isProfiling) return
  for (const { pid } of [gateway, floor]) process.kill(pid, 'SIGUSR2')
}

/** What every measurement works with. */
export type Bench = {
  quick: boolean
  pace: Pace
  world: World
  load: Generator
  report: Report
  /** A gateway and a floor on one database, started when first asked for. */
  main(): Promise<Main>
  /** Stopped at the end of the run, in reverse order. */
  keep<Thing extends { stop(): Promise<void> }>(thing: Thing): Thing
}

export type Main = {
  place: Place
  tenant: BenchTenant
  gateway: GatewayProcess
  floor: FloorProcess
  /** Completed payments; each has the reference `order-` and its id. */
  paymentIds: string[]
}

export type Measurement = { name: string; title: string; run(bench: Bench): Promise<void> }

export async function openMain(bench: Omit<Bench, 'main'>): Promise<Main> {
  const { world } = bench
  const place = await world.place('bench')
  const tenant = await addTenant(place, 'Bench')
  const gateway = bench.keep(await startGateway(world, place, { nodeOptions: profilerOptions }))
  const paymentIds = Array.from({ length: KNOWN_PAYMENTS }, () => systemRandom.uuid())
  const payments = paymentIds.map((id) => ({ id, at: new Date() }))
  await addSettled(place, tenant.scope, payments, 'COMPLETED')
  const floor = bench.keep(
    await startFloor(
      {
        connection: place.connection,
        poolSize: POOL_SIZE,
        bncUrl: world.sandbox.bncUrl,
        statements: await recordStatements(tenant.scope, place.vault),
        samples: await takeSamples({ place, tenant, gateway, paymentIds }),
      },
      profilerOptions,
    ),
  )
  return { place, tenant, gateway, floor, paymentIds }
}

async function takeSamples({ place, tenant, gateway, paymentIds }: Omit<Main, 'floor'>) {
  const call = (path: string, body?: object) => answerOf(gateway.url, tenant.key, path, body)
  const [intentId] = await addIntents(place, tenant.scope, 1)
  return {
    quote: await call('/quote?usdAmount=25'),
    receipt: await call(`/payments/${paymentIds[0]}`),
    intent: await call('/payments/c2p/request', c2pDetails),
    executed: await call('/payments/c2p', { ...c2pDetails, intentId, token }),
  }
}
