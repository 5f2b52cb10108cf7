import { type BaselineProcess, startBaseline } from './baselines/baseline.ts'
import type { RecordedPage } from './baselines/server.ts'
import { recordStatements } from './baselines/statements.ts'
import type { Generator } from './load/generator.ts'
import { type GatewayProcess, startGateway } from './processes/gateway.ts'
import type { GrowthOptions } from './measurements/growth.ts'
import type { Report } from './report.ts'
import { callApi, fetchApi } from './environment/api.ts'
import { addIntents, addSettled, c2pDetails, token } from './environment/payments.ts'
import { addTenant, type BenchTenant } from './environment/tenants.ts'
import type { BenchDatabase, Environment } from './environment/environment.ts'
import { findByToken } from '../src/checkout/session-sql.ts'
import { positionalStatement } from '../test/harness/statement.ts'
import { systemRandom } from '../src/foundation/random.ts'

/**
 * Number and length of the measured rounds. A server runs for weeks: its first seconds, in which the engine compiles what
 * is used, are the warm-up. After 2 s a C2P request still takes the gateway half as long again as after 12.
 */
export type Pace = { rounds: number; roundMs: number; warmUpMs: number }

export const paces = {
  full: { rounds: 5, roundMs: 1_300, warmUpMs: 12_000 },
  quick: { rounds: 3, roundMs: 700, warmUpMs: 700 },
} satisfies Record<string, Pace>

/** The pool of a gateway as installed; the baseline and the peer get the same. */
export const POOL_SIZE = 16
/** Payments that the look-ups iterate over. */
const KNOWN_PAYMENTS = 1_000
export const CONNECTIONS = 32

/** With BENCH_PROFILE_DIR, the measured processes write a CPU profile that starts after the warm-up. */
const profiler = new URL('./processes/profiler.ts', import.meta.url).href
const isProfiling = process.env['BENCH_PROFILE_DIR'] !== undefined
const profilerOptions = isProfiling ? [`--import=${profiler}`] : []

export function startProfiles({ gateway, baseline }: Main): void {
  if (!isProfiling) return
  for (const { pid } of [gateway, baseline]) process.kill(pid, 'SIGUSR2')
}

/** Context shared by all measurements. */
export type Bench = {
  quick: boolean
  pace: Pace
  environment: Environment
  load: Generator
  report: Report
  growth: GrowthOptions
  /** A gateway and a baseline server on one database, started on first use. */
  main(): Promise<Main>
  /** Registers a process to be stopped at the end of the run, in reverse order. */
  stopAtEnd<Thing extends { stop(): Promise<void> }>(thing: Thing): Thing
}

export type Main = {
  database: BenchDatabase
  tenant: BenchTenant
  gateway: GatewayProcess
  baseline: BaselineProcess
  /** Completed payments; each has the reference `order-` and its id. */
  paymentIds: string[]
  /** Path of an open checkout session. */
  pagePath: string
}

export type Measurement = { name: string; title: string; run(bench: Bench): Promise<void> }

export async function openMain(bench: Omit<Bench, 'main'>): Promise<Main> {
  const { environment } = bench
  const database = await environment.database('bench')
  const tenant = await addTenant(database, 'Bench')
  const gateway = bench.stopAtEnd(await startGateway(environment, database, { nodeOptions: profilerOptions }))
  const paymentIds = Array.from({ length: KNOWN_PAYMENTS }, () => systemRandom.uuid())
  const payments = paymentIds.map((id) => ({ id, at: new Date() }))
  await addSettled(database, tenant.scope, payments, { method: 'C2P', status: 'COMPLETED' })
  const page = await samplePage({ database, tenant, gateway })
  const baseline = bench.stopAtEnd(
    await startBaseline(
      {
        connection: database.connection,
        page,
        poolSize: POOL_SIZE,
        bncUrl: environment.sandbox.bncUrl,
        statements: await recordStatements(tenant.scope, database.encryption),
        samples: await sampleResponses({ database, tenant, gateway, paymentIds }),
      },
      profilerOptions,
    ),
  )
  return { database, tenant, gateway, baseline, paymentIds, pagePath: page.path }
}

const selectHash = positionalStatement('bench.token_hash', 'select token_hash as hash from checkout_sessions')

/** The first page of a checkout session, as a customer receives it. */
async function samplePage({
  database,
  tenant,
  gateway,
}: Pick<Main, 'database' | 'tenant' | 'gateway'>): Promise<RecordedPage> {
  const order = { usdAmount: 25, description: 'Pedido 1042', expiresInMinutes: 1440 }
  const { url } = await callApi(gateway.url, tenant.key, '/checkout/sessions', order)
  const { pathname } = new URL(String(url))
  const response = await fetch(gateway.url + pathname)
  const [row] = await database.pool.query<{ hash: Buffer }>(selectHash)
  const { name, text } = findByToken
  const select = { statement: { name, text }, parameters: ['hash'], values: [row?.hash] }
  return { path: pathname, headers: Object.fromEntries(response.headers), text: await response.text(), select }
}

async function sampleResponses({ database, tenant, gateway, paymentIds }: Omit<Main, 'baseline' | 'pagePath'>) {
  const call = (path: string, body?: object) => fetchApi(gateway.url, tenant.key, path, body)
  const [intentId] = await addIntents(database, tenant.scope, 1)
  return {
    quote: await call('/quote?usdAmount=25'),
    receipt: await call(`/payments/${paymentIds[0]}`),
    intent: await call('/payments/c2p/request', c2pDetails),
    executed: await call('/payments/c2p', { ...c2pDetails, intentId, token }),
  }
}
