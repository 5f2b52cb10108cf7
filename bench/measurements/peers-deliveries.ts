import type { Bench, Measurement } from '../bench.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateSecret } from '../../src/webhooks/signature.ts'
import { withClient } from '../environment/client.ts'
import { addTenant } from '../environment/tenants.ts'
import { allDelivered, queueDeliveries, registerEndpoint } from '../environment/webhooks.ts'
import { cpuSeconds, treeCpuSeconds } from '../measure/process.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { median } from '../measure/statistics.ts'
import { startDeliveriesPeer } from '../processes/peers.ts'
import { arrivalRate, startReceivers } from '../processes/receivers.ts'
import { completedBody, ENDPOINTS, WARM_UP_ROUNDS } from './webhooks.ts'

const POLL_MS = 20

const queues = [
  {
    name: 'pg-boss',
    database: 'peer_pg_boss',
    waiting: `select count(*)::int as waiting from pgboss.job where name = 'webhooks' and state < 'completed'`,
  },
  {
    name: 'graphile-worker',
    database: 'peer_graphile_worker',
    waiting: `select count(*)::int as waiting from graphile_worker.jobs`,
  },
] as const

/** The same queue of deliveries emptied by the gateway and by the usual job queues on PostgreSQL. */
async function measure(bench: Bench): Promise<void> {
  const { environment, pace, quick, report } = bench
  const { database, gateway } = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const { urls } = await receivers.send({ do: 'open', endpoints: ENDPOINTS })
  const tenant = await addTenant(database, 'Peers of deliveries')
  const endpointIds: string[] = []
  for (const url of urls) endpointIds.push(await registerEndpoint(gateway.url, tenant, url))
  const each = quick ? 100 : 400

  const cpuOf = async (pid: number) => (await cpuSeconds(pid)) + (await treeCpuSeconds(environment.postgresPid))
  const empty = async (pid: number, send: () => Promise<unknown>, emptied: () => Promise<void>) => {
    const before = await cpuOf(pid)
    const rate = await arrivalRate(receivers, each * ENDPOINTS, send)
    await emptied()
    return { rate, cpuUs: (((await cpuOf(pid)) - before) / (each * ENDPOINTS)) * 1e6 }
  }
  const queued = { endpointIds, each, body: completedBody }
  const byGateway = () =>
    empty(
      gateway.pid,
      () => queueDeliveries(database, tenant, queued),
      () => allDelivered(database),
    )

  for (const { name, database: peerDatabase, waiting } of queues) {
    const connection = await environment.emptyDatabase(peerDatabase)
    const peer = bench.stopAtEnd(
      await startDeliveriesPeer(name, {
        connection,
        endpoints: urls.map((url) => ({ url, secret: generateSecret(systemRandom) })),
        concurrency: limits.webhookAttemptsPerEndpoint * ENDPOINTS,
      }),
    )
    const jobs = { each, event: 'payment.completed', body: completedBody }
    const emptied = () =>
      withClient(connection, async (client) => {
        while ((await client.query<{ waiting: number }>(waiting)).rows[0]?.waiting !== 0) {
          await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        }
      })
    const byPeer = () => empty(peer.pid, () => peer.send({ do: 'queue', jobs }), emptied)
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
      await byGateway()
      await byPeer()
    }
    const pairs = await alternate(pace.rounds, byGateway, byPeer)
    await peer.stop()
    const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: pair.a.rate, b: pair.b.rate })))
    report.addFact(`peers-deliveries.${name}.gatewayCpuUs`, median(pairs.map((pair) => pair.a.cpuUs)))
    report.addFact(`peers-deliveries.${name}.peerCpuUs`, median(pairs.map((pair) => pair.b.cpuUs)))
    report.addRow({
      id: `peers-deliveries-${name}`,
      work: `webhook deliveries, ${name}`,
      against: `the same deliveries as jobs of ${name}`,
      measured: a,
      baseline: b,
      unit: 'deliveries/s',
      value: ratio,
      bar: { atLeast: 5 },
      rounds: ratios,
    })
  }
}

export const peersDeliveries: Measurement = {
  name: 'peers-deliveries',
  title: 'webhook deliveries against pg-boss and graphile-worker',
  run: measure,
}
