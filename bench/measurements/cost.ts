import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { UNIQUE } from '../load/job.ts'
import { cpuSeconds, treeCpuSeconds } from '../measure/process.ts'
import { startReceivers } from '../processes/receivers.ts'
import { withClient } from '../environment/client.ts'
import { openIntents } from '../environment/payments.ts'
import { gatewaySide, requestOf, type Side } from '../environment/templates.ts'
import { addTenant } from '../environment/tenants.ts'
import { allDelivered, registerEndpoint } from '../environment/webhooks.ts'
import type { BenchDatabase } from '../environment/environment.ts'

const tables = ['payments', 'payment_events', 'webhook_deliveries', 'idempotency_keys'] as const
/** Time for idle sessions to flush their statistics, which takes a second. */
const STATISTICS_MS = 2_500

type Counts = { commits: number; walBytes: number; gatewayCpu: number; postgresCpu: number; atMs: number } & Record<
  (typeof tables)[number],
  { inserted: number; updated: number; hot: number; bytes: number }
>

/** Cost of a complete payment: requested and executed, each with an Idempotency-Key, and two webhook deliveries. */
async function measure(bench: Bench): Promise<void> {
  const { environment, load, report, quick } = bench
  const { database, gateway } = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const tenant = await addTenant(database, 'Cost')
  const { urls } = await receivers.send({ do: 'open', endpoints: 1 })
  for (const url of urls) await registerEndpoint(gateway.url, tenant, url)
  const plain = gatewaySide(tenant.key)
  const side: Side = { ...plain, headers: { ...plain.headers, 'idempotency-key': UNIQUE } }
  const payments = quick ? 1_000 : 5_000
  const common = { origins: [gateway.url], connections: CONNECTIONS, durationMs: 120_000, count: payments }
  const now = () => countAll(database, { gateway: gateway.pid, postgres: environment.postgresPid })

  const idleFrom = await now()
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS))
  const before = await now()
  await load.run({ ...common, templates: [requestOf.c2pRequest(side)] })
  const intents = await openIntents(database, tenant.scope)
  await load.run({ ...common, templates: intents.map((id) => requestOf.c2pExecute(side, id)) })
  await allDelivered(database)
  const after = await now()

  const idleCommitsPerMs = (before.commits - idleFrom.commits) / (before.atMs - idleFrom.atMs)
  const per = (pick: (all: Counts) => number) => (pick(after) - pick(before)) / payments
  report.addFact('cost.payments', payments)
  report.addFact(
    'cost.commits',
    per(({ commits, atMs }) => commits - idleCommitsPerMs * atMs),
  )
  report.addFact(
    'cost.walBytes',
    per(({ walBytes }) => walBytes),
  )
  report.addFact('cost.gatewayCpuMs', per(({ gatewayCpu }) => gatewayCpu) * 1000)
  report.addFact('cost.postgresCpuMs', per(({ postgresCpu }) => postgresCpu) * 1000)
  const cpuMs = per(({ gatewayCpu, postgresCpu }) => gatewayCpu + postgresCpu) * 1000
  report.addRow({
    id: 'cost',
    work: 'whole payment, with PostgreSQL’s part',
    against: '',
    unit: 'ms of CPU time',
    value: cpuMs,
    bar: { atMost: 4.5 },
  })
  report.addFact('cost.paymentsPerSecondPerCore', 1000 / cpuMs)
  for (const table of tables) {
    report.addFact(
      `cost.${table}.inserted`,
      per((all) => all[table].inserted),
    )
    report.addFact(
      `cost.${table}.updated`,
      per((all) => all[table].updated),
    )
    report.addFact(
      `cost.${table}.updatedInPlace`,
      per((all) => all[table].hot),
    )
    report.addFact(
      `cost.${table}.bytes`,
      per((all) => all[table].bytes),
    )
  }
}

async function countAll(
  { connection, name }: BenchDatabase,
  pids: { gateway: number; postgres: number },
): Promise<Counts> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS))
  return withClient(connection, async (client) => {
    const { rows: all } = await client.query<{ commits: string; wal: string }>(
      `select xact_commit as commits, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal
       from pg_stat_database where datname = $1`,
      [name],
    )
    const { rows } = await client.query<Record<'table' | 'inserted' | 'updated' | 'hot' | 'bytes', string>>(
      `select relname as table, n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as hot,
              pg_total_relation_size(relid) as bytes
       from pg_stat_user_tables where relname = any ($1)`,
      [tables],
    )
    const byTable = rows.map(({ table, inserted, updated, hot, bytes }) => [
      table,
      { inserted: Number(inserted), updated: Number(updated), hot: Number(hot), bytes: Number(bytes) },
    ])
    return {
      commits: Number(all[0]?.commits),
      walBytes: Number(all[0]?.wal),
      gatewayCpu: await cpuSeconds(pids.gateway),
      postgresCpu: await treeCpuSeconds(pids.postgres),
      atMs: performance.now(),
      ...Object.fromEntries(byTable),
    }
  })
}

export const cost: Measurement = { name: 'cost', title: 'cost of a complete payment', run: measure }
