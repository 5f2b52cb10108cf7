import type { Bench, Main, Measurement } from '../bench.ts'
import { CONNECTIONS, startProfiles } from '../bench.ts'
import type { Result, Template } from '../load/job.ts'
import { cpuSeconds, treeCpuSeconds } from '../measure/process.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { sum } from '../measure/statistics.ts'
import { addIntents } from '../world/payments.ts'
import { floorSide, gatewaySide, requestOf, type Side } from '../world/templates.ts'

type Work = {
  name: string
  title: string
  against: string
  atLeast: number
  /** The same requests again and again, or `count` of which each is sent once. */
  templates(main: Main, side: Side, count: number): Promise<Template[]>
  once?: true
}

const works: Work[] = [
  {
    name: 'quote',
    title: 'quote',
    against: 'a bare Fastify route answering the same bytes',
    atLeast: 0.75,
    templates: async (_main, side) => [requestOf.quote(side)],
  },
  {
    name: 'by-id',
    title: 'lookup by id',
    against: 'bare Fastify and the same prepared select',
    atLeast: 0.75,
    templates: async ({ paymentIds }, side) => paymentIds.map((id) => requestOf.byId(side, id)),
  },
  {
    name: 'by-ref',
    title: 'lookup by reference',
    against: 'bare Fastify and the same prepared select',
    atLeast: 0.75,
    templates: async ({ paymentIds }, side) => paymentIds.map((id) => requestOf.byRef(side, id)),
  },
  {
    name: 'c2p-request',
    title: 'C2P request',
    against: 'bare Fastify and one prepared insert of the same row',
    atLeast: 0.65,
    templates: async (_main, side) => [requestOf.c2pRequest(side)],
  },
  {
    name: 'c2p-execute',
    title: 'C2P execute',
    against: 'bare Fastify, the same two statements and the same call to the same bank',
    atLeast: 0.65,
    templates: async ({ place, tenant }, side, count) =>
      (await addIntents(place, tenant.scope, count)).map((id) => requestOf.c2pExecute(side, id)),
    once: true,
  },
]

export const againstFloors: Measurement[] = works.map((work) => ({
  name: work.name,
  title: `${work.title} against its floor`,
  run: (bench) => measure(bench, work),
}))

async function measure(bench: Bench, work: Work): Promise<void> {
  const { pace, world, load, report } = bench
  const main = await bench.main()
  const sides = {
    gateway: { url: main.gateway.url, pid: main.gateway.pid, side: gatewaySide(main.tenant.key) },
    floor: { url: main.floor.url, pid: main.floor.pid, side: floorSide },
  }
  const run = async ({ url, side }: (typeof sides)['gateway'], ms: number, count: number) => {
    const templates = await work.templates(main, side, count)
    const limit = work.once ? { count: templates.length } : {}
    return load.run({ origins: [url], templates, connections: CONNECTIONS, durationMs: ms, ...limit })
  }
  // What is used once is made in advance, enough for half as much again as the warm-up managed.
  const warmed = [
    await run(sides.gateway, pace.warmUpMs, pace.warmUpMs * 2),
    await run(sides.floor, pace.warmUpMs, pace.warmUpMs * 2),
  ]
  const enough = warmed.map(({ ratePerSecond }) => Math.ceil(((ratePerSecond * pace.roundMs) / 1000) * 1.5))

  startProfiles(main)
  const cpu = { gateway: 0, floor: 0, postgresForGateway: 0 }
  const pairs = await alternate(
    pace.rounds,
    async () => {
      const ours = await usingCpu(main.gateway.pid, () =>
        usingTree(world.postgresPid, () => run(sides.gateway, pace.roundMs, enough[0] ?? 0)),
      )
      cpu.gateway += ours.seconds
      cpu.postgresForGateway += ours.result.seconds
      return ours.result.result
    },
    async () => {
      const floor = await usingCpu(main.floor.pid, () => run(sides.floor, pace.roundMs, enough[1] ?? 0))
      cpu.floor += floor.seconds
      return floor.result
    },
  )
  const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })))
  const { name, title, against, atLeast } = work
  report.row({
    id: name,
    work: title,
    against,
    ours: a,
    floor: b,
    unit: 'requests/s',
    value: ratio,
    bar: { atLeast },
    rounds: ratios,
  })
  const answers = (side: 'a' | 'b') => sum(pairs.map((pair) => pair[side].answers))
  report.fact(`${name}.gatewayCpuUs`, (cpu.gateway / answers('a')) * 1e6)
  report.fact(`${name}.floorCpuUs`, (cpu.floor / answers('b')) * 1e6)
  report.fact(`${name}.postgresCpuUs`, (cpu.postgresForGateway / answers('a')) * 1e6)
}

async function usingCpu<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const before = await cpuSeconds(pid)
  const result = await work()
  return { result, seconds: (await cpuSeconds(pid)) - before }
}

async function usingTree(pid: number, work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const before = await treeCpuSeconds(pid)
  const result = await work()
  return { result, seconds: (await treeCpuSeconds(pid)) - before }
}
