import { join } from 'node:path'
import { positionalStatement } from '../../test/harness/statement.ts'
import type { Bench, Measurement } from '../bench.ts'
import type { Job } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { percentile } from '../measure/statistics.ts'
import { startGateway } from '../processes/gateway.ts'
import { startReceivers } from '../processes/receivers.ts'
import { callApi } from '../environment/api.ts'
import { withClient } from '../environment/client.ts'
import { type Filled, fill, type Size } from '../environment/fill.ts'
import { c2pDetails } from '../environment/payments.ts'
import { registerEndpoint } from '../environment/webhooks.ts'
import { type BenchDatabase, keepFile } from '../environment/environment.ts'
import { type Deployment, paths } from './growth-paths.ts'

const small: Size = { payments: 2_500, tenants: 10, deliveries: 2_500, readable: 20 }
const large = { tenants: 5_000, readable: 500 }
/** For quick experiments: too small for a valid result. */
const quickLarge: Size = { payments: 20_000, tenants: 500, deliveries: 20_000, readable: 100 }

const EVENTS = 40
const TIMEOUT_MS = 20_000

/** Size of the large database, and what is done with it. */
export type GrowthOptions = {
  payments: number
  /** Fills the databases and measures nothing. */
  isFillOnly: boolean
  /** Beginnings of the names of the paths that are measured; all if undefined. */
  paths: string[] | undefined
}

/** Payments of the large database, if nothing else is said. */
export const usualGrowth = 1_000_000

async function measure(bench: Bench): Promise<void> {
  const { pace, load, report, quick, growth: options } = bench
  const big = quick ? quickLarge : { ...large, payments: options.payments, deliveries: options.payments }
  const series = big.payments === usualGrowth || quick ? 'growth' : `growth-${big.payments}`
  const filled = [await fillOnce(bench, 'few', small), await fillOnce(bench, 'many', big)] as const
  await reportSizes(bench, series, await bench.environment.database('many'), big)
  if (options.isFillOnly) return
  const few = await deploy(bench, 'few', filled[0])
  const many = await deploy(bench, 'many', filled[1])
  const isMeasured = (name: string) => options.paths?.some((beginning) => name.startsWith(beginning)) ?? true

  for (const path of paths.filter(({ name }) => isMeasured(name))) {
    const durationMs = pace.roundMs * (path.name.startsWith('dashboard') ? 0.15 : 0.4)
    const run = async (deployment: Deployment) => {
      if ('timeMs' in path) return path.timeMs(deployment, durationMs)
      // One per millisecond is more than one connection can execute.
      const templates = await path.templates(deployment, Math.ceil(durationMs))
      const job: Job = { origins: [deployment.gateway.url], templates, connections: 1, durationMs }
      return (await load.run(path.once ? { ...job, count: templates.length } : job)).p50
    }
    await run(few)
    await run(many)
    await addRow(path.name, pace.rounds, run)
  }
  if (isMeasured(webhookDelay)) await addRow(webhookDelay, 2, eventDelay)

  async function addRow(name: string, rounds: number, run: (deployment: Deployment) => Promise<number>): Promise<void> {
    const pairs = await alternate(
      rounds,
      () => run(many),
      () => run(few),
    )
    const { a, b, ratio, ratios } = compare(pairs)
    report.addRow({
      id: `${series} ${name}`,
      work: `growth: ${name}`,
      against: `itself at ${small.payments.toLocaleString('en-US')} payments, here ${big.payments.toLocaleString('en-US')}`,
      measured: a,
      baseline: b,
      unit: 'ms, p50',
      value: ratio,
      bar: { atMost: 1.25 },
      rounds: ratios,
    })
  }
}

const webhookDelay = 'webhook: commit to first byte'

/** Fills a database, unless a former run filled it and its folder was kept. */
async function fillOnce({ environment, report }: Bench, name: string, size: Size): Promise<Filled> {
  const database = await environment.database(name)
  const text = await keepFile(join(environment.dataDir, `filled-${name}.json`), async () => {
    const beganMs = performance.now()
    const filled = await fill(database, size)
    report.addFact(`growth.${name}.fillSeconds`, (performance.now() - beganMs) / 1000)
    return JSON.stringify(filled)
  })
  return JSON.parse(text)
}

const removeActiveEndpoints = positionalStatement(
  'bench.remove_endpoints',
  'delete from webhook_endpoints where is_active',
)

// Requests that a former run did not execute would be counted by the statistics, and expired while this one is timed.
const closeRequests = positionalStatement(
  'bench.close_requests',
  `update payments set status = 'FAILED', failure_code = 'EXPIRED', stage = null, next_check_at = null, expires_at = null
   where next_check_at is not null and stage = 'intent'`,
)

async function deploy(bench: Bench, name: string, filled: Filled): Promise<Deployment> {
  const database = await bench.environment.database(name)
  await database.pool.query(removeActiveEndpoints)
  await database.pool.query(closeRequests)
  const gateway = bench.stopAtEnd(await startGateway(bench.environment, database))
  const receivers = bench.stopAtEnd(await startReceivers())
  const { urls } = await receivers.send({ do: 'open', endpoints: 1 })
  const [tenant] = filled.tenants
  if (!tenant) throw new Error('there are no tenants')
  await registerEndpoint(gateway.url, tenant, urls[0] ?? '')
  return { ...filled, database, gateway, receivers }
}

async function eventDelay({ gateway, receivers, tenants: [tenant] }: Deployment): Promise<number> {
  await receivers.send({ do: 'reset', recordDelays: true })
  for (let made = 1; made <= EVENTS; made += 1) {
    await callApi(gateway.url, tenant?.key ?? '', '/payments/c2p/request', c2pDetails)
    await receivers.send({ do: 'await', count: made, timeoutMs: TIMEOUT_MS })
  }
  const { delays } = await receivers.send({ do: 'await', count: EVENTS, timeoutMs: TIMEOUT_MS })
  return percentile(
    delays.map(({ ms }) => ms),
    0.5,
  )
}

/** Disk usage per row, each table with its indexes. */
async function reportSizes(
  { report }: Bench,
  series: string,
  { connection }: BenchDatabase,
  size: Size,
): Promise<void> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ table: string; bytes: string; indexes: string }>(
      `select relname as table, pg_total_relation_size(relid) as bytes, pg_indexes_size(relid) as indexes
       from pg_stat_user_tables where relname in ('payments', 'payment_events', 'webhook_deliveries')`,
    ),
  )
  for (const { table, bytes, indexes } of rows) {
    const count = table === 'webhook_deliveries' ? size.deliveries : size.payments
    report.addFact(`${series}.bytesPer.${table}`, Number(bytes) / count)
    report.addFact(`${series}.indexBytesPer.${table}`, Number(indexes) / count)
  }
}

export const growth: Measurement = {
  name: 'growth',
  title: 'growth from 2,500 payments to a million, or to --payments',
  run: measure,
}
