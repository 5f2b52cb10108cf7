import type { Bench, Measurement } from '../bench.ts'
import type { Job, Template } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { percentile } from '../measure/statistics.ts'
import { type GatewayProcess, startGateway } from '../processes/gateway.ts'
import { type Receivers, startReceivers } from '../processes/receivers.ts'
import { callApi } from '../environment/api.ts'
import { withClient } from '../environment/client.ts'
import { type Filled, fill, type Size } from '../environment/fill.ts'
import { addIntents, c2pDetails } from '../environment/payments.ts'
import { gatewaySide, get, requestOf } from '../environment/templates.ts'
import { registerEndpoint } from '../environment/webhooks.ts'
import type { BenchDatabase } from '../environment/environment.ts'

const small: Size = { payments: 1_000, tenants: 10, deliveries: 1_000, readable: 40 }
const large: Size = { payments: 1_000_000, tenants: 5_000, deliveries: 1_000_000, readable: 500 }
/** For quick experiments: too small for a valid result. */
const quickLarge: Size = { payments: 20_000, tenants: 500, deliveries: 20_000, readable: 100 }

const EVENTS = 40
const TIMEOUT_MS = 20_000

/** A database with its gateway and its tenants' webhook receiver. */
type Deployment = Filled & {
  database: BenchDatabase
  gateway: GatewayProcess
  receivers: Receivers
  endpointId: string
}

type Path = { name: string; templates(deployment: Deployment, count: number): Promise<Template[]> }

/** Requests sent one at a time: the comparison is of single-request latency, not of throughput. */
const paths: Path[] = [
  {
    name: 'lookup by id',
    templates: async ({ readable }) => readable.map(({ tenant, id }) => requestOf.byId(gatewaySide(tenant.key), id)),
  },
  {
    name: 'lookup by reference',
    templates: async ({ readable }) => readable.map(({ tenant, id }) => requestOf.byRef(gatewaySide(tenant.key), id)),
  },
  { name: 'list', templates: perTenant('/payments?limit=25') },
  { name: 'list of one status', templates: perTenant('/payments?limit=25&status=FAILED') },
  {
    name: 'timeline',
    templates: async ({ readable }) =>
      readable.map(({ tenant, id }) => get(gatewaySide(tenant.key), `/payments/${id}/events`)),
  },
  {
    name: 'list of deliveries',
    templates: async ({ tenants: [tenant], endpointId }) => [
      get(gatewaySide(tenant?.key ?? ''), `/webhooks/${endpointId}/deliveries?limit=25`),
    ],
  },
  { name: 'quote', templates: async ({ tenants }) => tenants.map(({ key }) => requestOf.quote(gatewaySide(key))) },
  {
    name: 'C2P request',
    templates: async ({ tenants }) => tenants.slice(1).map(({ key }) => requestOf.c2pRequest(gatewaySide(key))),
  },
  {
    name: 'C2P execute',
    templates: async ({ database, tenants: [, tenant] }, count) => {
      if (!tenant) return []
      const intents = await addIntents(database, tenant.scope, count)
      return intents.map((id) => requestOf.c2pExecute(gatewaySide(tenant.key), id))
    },
  },
]

function perTenant(path: string): Path['templates'] {
  return async ({ tenants }) => tenants.map(({ key }) => get(gatewaySide(key), path))
}

async function measure(bench: Bench): Promise<void> {
  const { pace, load, report, quick } = bench
  const big = quick ? quickLarge : large
  const few = await deploy(bench, 'few', small)
  const many = await deploy(bench, 'many', big)
  await reportSizes(bench, many.database, big)
  const durationMs = pace.roundMs * 0.4

  for (const path of paths) {
    const run = async (deployment: Deployment) => {
      // One per millisecond is more than one connection can execute.
      const templates = await path.templates(deployment, Math.ceil(durationMs))
      const job: Job = { origins: [deployment.gateway.url], templates, connections: 1, durationMs }
      return (await load.run(path.name === 'C2P execute' ? { ...job, count: templates.length } : job)).p50
    }
    await run(few)
    await run(many)
    addRow(
      path.name,
      compare(
        await alternate(
          pace.rounds,
          () => run(many),
          () => run(few),
        ),
      ),
    )
  }
  addRow(
    'webhook: commit to first byte',
    compare(
      await alternate(
        2,
        () => eventDelay(many),
        () => eventDelay(few),
      ),
    ),
  )

  function addRow(name: string, { a, b, ratio, ratios }: ReturnType<typeof compare>): void {
    report.addRow({
      id: `growth ${name}`,
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

async function deploy(bench: Bench, name: string, size: Size): Promise<Deployment> {
  const database = await bench.environment.database(name)
  const beganMs = performance.now()
  const filled = await fill(database, size)
  bench.report.addFact(`growth.${name}.fillSeconds`, (performance.now() - beganMs) / 1000)
  const gateway = bench.stopAtEnd(await startGateway(bench.environment, database))
  const receivers = bench.stopAtEnd(await startReceivers())
  const { urls } = await receivers.send({ do: 'open', endpoints: 1 })
  const [tenant] = filled.tenants
  if (!tenant) throw new Error('there are no tenants')
  const endpointId = await registerEndpoint(gateway.url, tenant, urls[0] ?? '')
  return { ...filled, database, gateway, receivers, endpointId }
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
async function reportSizes({ report }: Bench, { connection }: BenchDatabase, size: Size): Promise<void> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ table: string; bytes: string; indexes: string }>(
      `select relname as table, pg_total_relation_size(relid) as bytes, pg_indexes_size(relid) as indexes
       from pg_stat_user_tables where relname in ('payments', 'payment_events', 'webhook_deliveries')`,
    ),
  )
  for (const { table, bytes, indexes } of rows) {
    const count = table === 'webhook_deliveries' ? size.deliveries : size.payments
    report.addFact(`growth.bytesPer.${table}`, Number(bytes) / count)
    report.addFact(`growth.indexBytesPer.${table}`, Number(indexes) / count)
  }
}

export const growth: Measurement = {
  name: 'growth',
  title: 'growth from a thousand payments to a million',
  run: measure,
}
