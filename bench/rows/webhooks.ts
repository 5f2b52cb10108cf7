import type { Bench, Measurement } from '../bench.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateSecret, signatureHeaders } from '../../src/webhooks/signature.ts'
import type { LoopQuestion } from '../floors/webhook-loop.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { percentile } from '../measure/statistics.ts'
import { startChild } from '../processes/child.ts'
import { startFlags } from '../processes/gateway.ts'
import { startReceivers } from '../processes/receivers.ts'
import { callApi } from '../world/api.ts'
import { c2pDetails } from '../world/payments.ts'
import { addTenant } from '../world/tenants.ts'
import { allDelivered, queueDeliveries, registerEndpoint } from '../world/webhooks.ts'

const ENDPOINTS = 10
const PATIENCE_MS = 60_000
/** Until both are compiled: after four thousand deliveries the gateway still becomes a third faster. */
const WARM_UP_ROUNDS = 4

/** As long as the body of a completed payment. */
const body = JSON.stringify({
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

/** The gateway empties a queue; a bare loop posts the same bytes to the same receivers. Both are timed by these. */
async function measureThroughput(bench: Bench): Promise<void> {
  const { pace, quick, report } = bench
  const { place, gateway } = await bench.main()
  const receivers = bench.keep(await startReceivers())
  const loop = bench.keep(await startChild<LoopQuestion, number>('floors/webhook-loop.ts', startFlags))
  const tenant = await addTenant(place, 'Webhooks')
  const { urls } = await receivers.ask({ do: 'open', endpoints: ENDPOINTS })
  const endpointIds: string[] = []
  for (const url of urls) endpointIds.push(await registerEndpoint(gateway.url, tenant, url))
  const each = quick ? 100 : 400

  const timed = async (send: () => Promise<unknown>) => {
    await receivers.ask({ do: 'reset', noting: false })
    await send()
    const arrived = await receivers.ask({ do: 'await', count: each * ENDPOINTS, patienceMs: PATIENCE_MS })
    if (arrived.count !== each * ENDPOINTS) throw new Error(`${arrived.count} of ${each * ENDPOINTS} arrived`)
    return (arrived.count - 1) / ((arrived.lastMs - arrived.firstMs) / 1000)
  }
  const byGateway = async () => {
    const rate = await timed(() => queueDeliveries(place, tenant, { endpointIds, each, body }))
    await allDelivered(place)
    return rate
  }
  const byLoop = () =>
    timed(() =>
      loop.ask({ urls, headers: sampleHeaders(), body, perUrl: each, atOnce: limits.webhookAttemptsPerEndpoint }),
    )

  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await byGateway()
    await byLoop()
  }
  const { a, b, ratio, ratios } = compare(await alternate(pace.rounds, byGateway, byLoop))
  report.row({
    id: 'webhooks',
    work: 'webhook deliveries',
    against: 'a bare undici loop posting the same bytes to the same receivers',
    ours: a,
    floor: b,
    unit: 'deliveries/s',
    value: ratio,
    bar: { atLeast: 0.5 },
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
      body,
      timestampSeconds: Math.floor(Date.now() / 1000),
      secrets: [generateSecret(systemRandom)],
    }),
  }
}

/**
 * One payment at a time, each waited for. An event carries the time just before the statement that commits it, so what
 * is measured is longer than commit to first byte by that statement.
 */
async function measureIdleDelay(bench: Bench): Promise<void> {
  const { place, gateway } = await bench.main()
  const receivers = bench.keep(await startReceivers())
  const tenant = await addTenant(place, 'Idle')
  const { urls } = await receivers.ask({ do: 'open', endpoints: 1 })
  for (const url of urls) await registerEndpoint(gateway.url, tenant, url)
  const delays: number[] = []
  const payments = bench.quick ? 60 : 200
  for (let made = 0; made < payments; made += 1) {
    await receivers.ask({ do: 'reset', noting: true })
    await callApi(gateway.url, tenant.key, '/payments/c2p/request', c2pDetails)
    const arrived = await receivers.ask({ do: 'await', count: 1, patienceMs: PATIENCE_MS })
    delays.push(...arrived.delays.map(({ ms }) => ms))
  }
  bench.report.row({
    id: 'webhook-idle',
    work: 'webhook: commit to first byte, idle',
    against: '',
    unit: 'ms, p50',
    value: percentile(delays, 0.5),
    bar: { atMost: 10 },
  })
  bench.report.fact('webhook-idle.p95Ms', percentile(delays, 0.95))
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
