import type { Bench, Measurement } from '../bench.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateSecret, signatureHeaders } from '../../src/webhooks/signature.ts'
import type { LoopJob } from '../baselines/webhook-loop.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { percentile } from '../measure/statistics.ts'
import { startChild } from '../processes/child.ts'
import { startFlags } from '../processes/gateway.ts'
import { arrivalRate, startReceivers } from '../processes/receivers.ts'
import { callApi } from '../environment/api.ts'
import { c2pDetails } from '../environment/payments.ts'
import { addTenant } from '../environment/tenants.ts'
import { allDelivered, queueDeliveries, registerEndpoint } from '../environment/webhooks.ts'

export const ENDPOINTS = 10
const TIMEOUT_MS = 60_000
/** Rounds until the JIT has compiled both: after 4,000 deliveries the gateway still becomes a third faster. */
export const WARM_UP_ROUNDS = 12

/** Body of the same length as a completed payment's. */
export const completedBody = JSON.stringify({
  event: 'payment.completed',
  data: {
    paymentId: systemRandom.uuid(),
    status: 'COMPLETED',
    externalRef: 'order-1042',
    method: 'C2P',
    usdAmount: 10,
    vesAmount: 3013.71,
    livemode: false,
  },
  timestamp: new Date().toISOString(),
})

/** Rate at which the gateway drains a queue, and a bare loop posting the same bytes; both timed by the receivers. */
async function measureThroughput(bench: Bench): Promise<void> {
  const { pace, quick, report } = bench
  const { database, gateway } = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const loop = bench.stopAtEnd(await startChild<LoopJob, number>('baselines/webhook-loop.ts', startFlags))
  const tenant = await addTenant(database, 'Webhooks')
  const { urls } = await receivers.send({ do: 'open', endpoints: ENDPOINTS })
  const endpointIds: string[] = []
  for (const url of urls) endpointIds.push(await registerEndpoint(gateway.url, tenant, url))
  const each = quick ? 100 : 400

  const timed = (send: () => Promise<unknown>) => arrivalRate(receivers, each * ENDPOINTS, send)
  const byGateway = async () => {
    const rate = await timed(() => queueDeliveries(database, tenant, { endpointIds, each, body: completedBody }))
    await allDelivered(database)
    return rate
  }
  const byLoop = () =>
    timed(() =>
      loop.send({
        urls,
        headers: sampleHeaders(),
        body: completedBody,
        perUrl: each,
        concurrency: limits.webhookAttemptsPerEndpoint,
      }),
    )

  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await byGateway()
    await byLoop()
  }
  const { a, b, ratio, ratios } = compare(await alternate(pace.rounds, byGateway, byLoop))
  report.addRow({
    id: 'webhooks',
    work: 'webhook deliveries',
    against: 'a bare undici loop posting the same bytes to the same receivers',
    measured: a,
    baseline: b,
    unit: 'deliveries/s',
    value: ratio,
    bar: { atLeast: 0.6 },
    rounds: ratios,
  })
}

function sampleHeaders(): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Pasarela/0.0.0',
    ...signatureHeaders({
      eventId: systemRandom.uuid(),
      event: 'payment.completed',
      body: completedBody,
      timestampSeconds: Math.floor(Date.now() / 1000),
      secrets: [generateSecret(systemRandom)],
    }),
  }
}

/**
 * Delay of one webhook at a time on an idle gateway. An event's timestamp is taken just before the statement that commits
 * it, so the measured delay is longer than commit to first byte by that statement.
 */
async function measureIdleDelay(bench: Bench): Promise<void> {
  const { database, gateway } = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const tenant = await addTenant(database, 'Idle')
  const { urls } = await receivers.send({ do: 'open', endpoints: 1 })
  for (const url of urls) await registerEndpoint(gateway.url, tenant, url)
  const delays: number[] = []
  const payments = bench.quick ? 60 : 200
  for (let made = 0; made < payments; made += 1) {
    await receivers.send({ do: 'reset', recordDelays: true })
    await callApi(gateway.url, tenant.key, '/payments/c2p/request', c2pDetails)
    const arrived = await receivers.send({ do: 'await', count: 1, timeoutMs: TIMEOUT_MS })
    delays.push(...arrived.delays.map(({ ms }) => ms))
  }
  bench.report.addRow({
    id: 'webhook-idle',
    work: 'webhook: commit to first byte, idle',
    against: '',
    unit: 'ms, p50',
    value: percentile(delays, 0.5),
    bar: { atMost: 10 },
  })
  bench.report.addFact('webhook-idle.p95Ms', percentile(delays, 0.95))
}

export const webhookThroughput: Measurement = {
  name: 'webhooks',
  title: 'webhook deliveries against a bare loop',
  run: measureThroughput,
}

export const webhookIdleDelay: Measurement = {
  name: 'webhook-idle',
  title: 'webhook: commit to first byte, idle',
  run: measureIdleDelay,
}
