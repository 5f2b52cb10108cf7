import type { Bench, Main, Measurement } from '../bench.ts'
import { CONNECTIONS, POOL_SIZE } from '../bench.ts'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateSecret } from '../../src/webhooks/signature.ts'
import { directCharge } from '../baselines/bank-call.ts'
import { callApi } from '../environment/api.ts'
import { withClient } from '../environment/client.ts'
import { openIntents } from '../environment/payments.ts'
import { gatewaySide, requestOf, type Side } from '../environment/templates.ts'
import { addTenant } from '../environment/tenants.ts'
import { allDelivered, registerEndpoint } from '../environment/webhooks.ts'
import { type Template, UNIQUE } from '../load/job.ts'
import { cpuSeconds, treeCpuSeconds } from '../measure/process.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { median, sum } from '../measure/statistics.ts'
import { startPaymentsPeer } from '../processes/peers.ts'
import { type Receivers, startReceivers } from '../processes/receivers.ts'

const PEER_KEY = 'peer-api-key'
const POLL_MS = 50
/** Rounds until the JIT has compiled both. */
const WARM_UP_ROUNDS = 2

/** A server under measurement: the gateway or its peer, each with one tenant and one webhook endpoint. */
type Contender = {
  url: string
  pid: number
  side: Side
  openIntents(): Promise<string[]>
  /** Resolves when every webhook is delivered and recorded. */
  allDelivered(): Promise<void>
}

type PeerContender = Contender & { stop(): Promise<void> }

/** The gateway sends webhooks at once, as the second variant does. The first is cheaper. */
type Variant = (typeof variants)[number]
const variants = [
  { name: 'polled', title: 'webhooks within 0.5 s', notify: false },
  { name: 'notified', title: 'webhooks at once', notify: true },
] as const

type PaymentRound = { payments: number; processCpu: number; postgresCpu: number; executesPerSecond: number }

/**
 * The gateway against NestJS, TypeORM and pg-boss. A payment is requested and executed, each with an Idempotency-Key, and
 * its two webhooks are delivered.
 */
async function measure(bench: Bench): Promise<void> {
  const { quick, pace } = bench
  const main = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const { urls } = await receivers.send({ do: 'open', endpoints: 1 + variants.length })
  const gateway = await gatewayContender(main, urls[0] ?? '')
  const payments = quick ? 300 : 800

  for (const [index, variant] of variants.entries()) {
    const peer = await startContender(bench, main, variant, urls[1 + index] ?? '')
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
      await payAll(bench, gateway, receivers, payments)
      await payAll(bench, peer, receivers, payments)
    }
    const pairs = await alternate(
      pace.rounds,
      () => payAll(bench, gateway, receivers, payments),
      () => payAll(bench, peer, receivers, payments),
    )
    reportPayments(bench, variant, pairs)
    const ratePerSecond = median(pairs.map(({ b }) => b.executesPerSecond)) / 2
    if (variant.name === 'polled') await measureLatency(bench, { gateway, peer }, ratePerSecond)
    await peer.stop()
  }
}

function reportPayments({ report }: Bench, variant: Variant, pairs: { a: PaymentRound; b: PaymentRound }[]): void {
  const perCore = ({ payments, processCpu, postgresCpu }: PaymentRound) => payments / (processCpu + postgresCpu)
  const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: perCore(pair.a), b: perCore(pair.b) })))
  report.addRow({
    id: `peers-payments-${variant.name}`,
    work: `whole payments, ${variant.title}`,
    against: 'NestJS with Fastify, TypeORM and pg-boss',
    measured: a,
    baseline: b,
    unit: 'payments/s and core',
    value: ratio,
    bar: { atLeast: 3 },
    rounds: ratios,
  })
  for (const [name, side] of [
    ['gateway', 'a'],
    ['peer', 'b'],
  ] as const) {
    const total = (pick: (round: PaymentRound) => number) => sum(pairs.map((pair) => pick(pair[side])))
    const payments = total((round) => round.payments)
    report.addFact(`peers.${variant.name}.${name}.processCpuMs`, (total((round) => round.processCpu) / payments) * 1000)
    report.addFact(
      `peers.${variant.name}.${name}.postgresCpuMs`,
      (total((round) => round.postgresCpu) / payments) * 1000,
    )
  }
}

/** CPU time of complete payments, by the server's process and by PostgreSQL. */
async function payAll(
  { environment, load }: Bench,
  contender: Contender,
  receivers: Receivers,
  payments: number,
): Promise<PaymentRound> {
  const { url, pid, side } = contender
  const common = { origins: [url], connections: CONNECTIONS, durationMs: 120_000, count: payments }
  const now = async () => ({ process: await cpuSeconds(pid), postgres: await treeCpuSeconds(environment.postgresPid) })

  await receivers.send({ do: 'reset', recordDelays: false })
  const before = await now()
  await load.run({ ...common, templates: [requestOf.c2pRequest(side)] })
  const executed = await load.run({ ...common, templates: await executions(contender) })
  await contender.allDelivered()
  const after = await now()
  // A payment whose outcome the bank left open would send one webhook only.
  const { count } = await receivers.send({ do: 'await', count: payments * 2, timeoutMs: 1_000 })
  if (count !== payments * 2) throw new Error(`${payments} payments sent ${count} webhooks`)
  return {
    payments,
    processCpu: after.process - before.process,
    postgresCpu: after.postgres - before.postgres,
    executesPerSecond: executed.ratePerSecond,
  }
}

/** Latency added between shop and bank, at a rate that is half of what the slower of the two can carry. */
async function measureLatency(
  bench: Bench,
  { gateway, peer }: Record<'gateway' | 'peer', Contender>,
  ratePerSecond: number,
): Promise<void> {
  const { environment, load, pace, report } = bench
  const direct = await directCharge(environment.sandbox.bncUrl, 'the direct caller beside the peers')
  const durationMs = pace.roundMs * 2
  const count = Math.ceil((ratePerSecond * durationMs) / 1000) + 1
  const common = { connections: CONNECTIONS * 2, durationMs, ratePerSecond }

  const added = async (contender: Contender) => {
    const { url, side } = contender
    const requests = { templates: [requestOf.c2pRequest(side)], connections: CONNECTIONS, durationMs: 120_000, count }
    await load.run({ ...requests, origins: [url] })
    await contender.allDelivered()
    const straight = await load.run({ ...common, origins: [direct.origin], templates: [direct.template] })
    const through = await load.run({ ...common, origins: [url], templates: await executions(contender), count })
    await contender.allDelivered()
    await executeRest(contender)
    return { p50: through.p50 - straight.p50, p99: through.p99 - straight.p99 }
  }
  const pairs = await alternate(
    pace.rounds,
    () => added(gateway),
    () => added(peer),
  )
  const { a, b, ratios } = compare(pairs.map((pair) => ({ a: pair.a.p50, b: pair.b.p50 })))
  report.addRow({
    id: 'peers-latency',
    work: 'C2P execute: added latency, p50',
    against: 'NestJS with Fastify, TypeORM and pg-boss, at the same rate',
    measured: a,
    baseline: b,
    unit: 'ms',
    // Of the medians: what a single round adds may be close to nothing, and its ratio then says nothing.
    value: a / b,
    bar: { atMost: 0.33 },
    rounds: ratios,
  })
  report.addFact('peers.latency.ratePerSecond', ratePerSecond)
  report.addFact('peers.gateway.addedP99Ms', median(pairs.map((pair) => pair.a.p99)))
  report.addFact('peers.peer.addedP99Ms', median(pairs.map((pair) => pair.b.p99)))

  /** Executes what the rate left over, so that the next round finds its own intents only. */
  async function executeRest(contender: Contender): Promise<void> {
    const templates = await executions(contender)
    if (templates.length === 0) return
    const rest = { templates, connections: CONNECTIONS, durationMs: 120_000, count: templates.length }
    await load.run({ ...rest, origins: [contender.url] })
    await contender.allDelivered()
  }
}

async function executions(contender: Contender): Promise<Template[]> {
  return (await contender.openIntents()).map((id) => requestOf.c2pExecute(contender.side, id))
}

async function gatewayContender({ database, gateway }: Main, endpoint: string): Promise<Contender> {
  const tenant = await addTenant(database, 'Peers')
  await registerEndpoint(gateway.url, tenant, endpoint)
  return {
    url: gateway.url,
    pid: gateway.pid,
    side: withKeys(tenant.key),
    openIntents: () => openIntents(database, tenant.scope),
    allDelivered: () => allDelivered(database),
  }
}

async function startContender(
  bench: Bench,
  { gateway, tenant }: Main,
  { name, notify }: Variant,
  endpoint: string,
): Promise<PeerContender> {
  const { environment } = bench
  const connection = await environment.emptyDatabase(`peer_${name}`)
  const quote = await callApi(gateway.url, tenant.key, '/quote?usdAmount=1')
  const { clientGuid, masterKey, terminal } = sandboxCredentials('the peer').bnc
  const peer = bench.stopAtEnd(
    await startPaymentsPeer({
      connection,
      poolSize: POOL_SIZE,
      tenant: { name: 'Peers', apiKey: PEER_KEY },
      bnc: { url: environment.sandbox.bncUrl, clientGuid, masterKey, terminal },
      rate: {
        bcvRate: Number(quote['bcvRate']),
        rateDate: String(quote['fetchedAt']).slice(0, 10),
        fetchedAt: String(quote['fetchedAt']),
      },
      endpoints: [{ url: endpoint, secret: generateSecret(systemRandom) }],
      notify,
    }),
  )
  const select = async <Row extends object>(text: string) =>
    withClient(connection, async (client) => (await client.query<Row>(text)).rows)
  return {
    url: peer.url,
    pid: peer.pid,
    stop: () => peer.stop(),
    side: withKeys(PEER_KEY),
    openIntents: async () =>
      (await select<{ id: string }>(`select id from payments where stage = 'intent'`)).map(({ id }) => id),
    async allDelivered() {
      const waiting = `select count(*)::int as waiting from pgboss.job where name = 'webhooks' and state < 'completed'`
      while ((await select<{ waiting: number }>(waiting))[0]?.waiting !== 0) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
  }
}

function withKeys(apiKey: string): Side {
  const { prefix, headers } = gatewaySide(apiKey)
  return { prefix, headers: { ...headers, 'idempotency-key': UNIQUE } }
}

export const peers: Measurement = {
  name: 'peers',
  title: 'payments against NestJS, TypeORM and pg-boss',
  run: measure,
}
