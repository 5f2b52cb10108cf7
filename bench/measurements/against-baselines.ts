import type { Bench, Main, Measurement } from '../bench.ts'
import { CONNECTIONS, startProfiles } from '../bench.ts'
import type { Result, Template } from '../load/job.ts'
import { cpuSeconds, treeCpuSeconds } from '../measure/process.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { sum } from '../measure/statistics.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { addIntents, addSettled } from '../environment/payments.ts'
import { baselineSide, gatewaySide, requestOf, type Side } from '../environment/templates.ts'

type Workload = {
  name: string
  title: string
  against: string
  atLeast: number
  /** Requests sent cyclically, or with `once`, at most `count` requests that are sent once each. */
  templates(main: Main, side: Side, count: number): Promise<Template[]>
  once?: true
}

const workloads: Workload[] = [
  {
    name: 'quote',
    title: 'quote',
    against: 'a bare Fastify route returning the same bytes',
    atLeast: 0.75,
    templates: async (_main, side) => [requestOf.quote(side)],
  },
  {
    name: 'checkout-page',
    title: 'checkout page',
    against: 'bare Fastify and the same prepared select',
    atLeast: 0.6,
    templates: async ({ pagePath }) => [{ method: 'GET', path: pagePath, status: 200 }],
  },
  {
    name: 'by-id',
    title: 'lookup by id',
    against: 'bare Fastify and the same prepared select',
    atLeast: 1.2,
    templates: async ({ paymentIds }, side) => paymentIds.map((id) => requestOf.byId(side, id)),
  },
  {
    name: 'by-id-unread',
    title: 'lookup by id, payers never read before',
    against: 'bare Fastify and the same prepared select',
    atLeast: 1,
    templates: async ({ database, tenant }, side, count) => {
      const payments = Array.from({ length: count }, () => ({ id: systemRandom.uuid(), at: new Date() }))
      await addSettled(database, tenant.scope, payments, { method: 'C2P', status: 'COMPLETED' })
      return payments.map(({ id }) => requestOf.byId(side, id))
    },
    once: true,
  },
  {
    name: 'by-ref',
    title: 'lookup by reference',
    against: 'bare Fastify and the same prepared select',
    atLeast: 1.2,
    templates: async ({ paymentIds }, side) => paymentIds.map((id) => requestOf.byRef(side, id)),
  },
  {
    name: 'c2p-request',
    title: 'C2P request',
    against: 'bare Fastify and one prepared insert of the same row',
    atLeast: 1.1,
    templates: async (_main, side) => [requestOf.c2pRequest(side)],
  },
  {
    name: 'c2p-execute',
    title: 'C2P execute',
    against: 'bare Fastify, the same two statements and the same call to the same bank',
    atLeast: 1,
    templates: async ({ database, tenant }, side, count) =>
      (await addIntents(database, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id)),
    once: true,
  },
]

export const againstBaselines: Measurement[] = workloads.map((work) => ({
  name: work.name,
  title: `${work.title} against its baseline`,
  run: (bench) => measure(bench, work),
}))

async function measure(bench: Bench, work: Workload): Promise<void> {
  const { pace, environment, load, report } = bench
  const main = await bench.main()
  const sides = {
    gateway: { url: main.gateway.url, pid: main.gateway.pid, side: gatewaySide(main.tenant.key) },
    baseline: { url: main.baseline.url, pid: main.baseline.pid, side: baselineSide },
  }
  const run = async ({ url, side }: (typeof sides)['gateway'], ms: number, count: number) => {
    const templates = await work.templates(main, side, count)
    const limit = work.once ? { count: templates.length } : {}
    return load.run({ origins: [url], templates, connections: CONNECTIONS, durationMs: ms, ...limit })
  }
  // Payments that are used once are created in advance: 1.5 times as many as the warm-up used.
  const warmUps = [
    await run(sides.gateway, pace.warmUpMs, pace.warmUpMs * 2),
    await run(sides.baseline, pace.warmUpMs, pace.warmUpMs * 2),
  ]
  const counts = warmUps.map(({ ratePerSecond }) => Math.ceil(((ratePerSecond * pace.roundMs) / 1000) * 1.5))

  startProfiles(main)
  const cpu = { gateway: 0, baseline: 0, postgresForGateway: 0 }
  const pairs = await alternate(
    pace.rounds,
    async () => {
      const gateway = await withCpuTime(main.gateway.pid, () =>
        withTreeCpuTime(environment.postgresPid, () => run(sides.gateway, pace.roundMs, counts[0] ?? 0)),
      )
      cpu.gateway += gateway.seconds
      cpu.postgresForGateway += gateway.result.seconds
      return gateway.result.result
    },
    async () => {
      const baseline = await withCpuTime(main.baseline.pid, () => run(sides.baseline, pace.roundMs, counts[1] ?? 0))
      cpu.baseline += baseline.seconds
      return baseline.result
    },
  )
  const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })))
  const { name, title, against, atLeast } = work
  report.addRow({
    id: name,
    work: title,
    against,
    measured: a,
    baseline: b,
    unit: 'requests/s',
    value: ratio,
    bar: { atLeast },
    rounds: ratios,
  })
  const responses = (side: 'a' | 'b') => sum(pairs.map((pair) => pair[side].responses))
  report.addFact(`${name}.gatewayCpuUs`, (cpu.gateway / responses('a')) * 1e6)
  report.addFact(`${name}.baselineCpuUs`, (cpu.baseline / responses('b')) * 1e6)
  report.addFact(`${name}.postgresCpuUs`, (cpu.postgresForGateway / responses('a')) * 1e6)
}

async function withCpuTime<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const before = await cpuSeconds(pid)
  const result = await work()
  return { result, seconds: (await cpuSeconds(pid)) - before }
}

async function withTreeCpuTime(pid: number, work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const before = await treeCpuSeconds(pid)
  const result = await work()
  return { result, seconds: (await treeCpuSeconds(pid)) - before }
}
