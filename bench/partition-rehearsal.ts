import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { print } from '../src/cli/output.ts'
import { step } from '../src/cli/progress.ts'
import { systemClock } from '../src/foundation/clock.ts'
import { startGenerator } from './load/generator.ts'
import type { Template } from './load/job.ts'
import { alternate, compare } from './measure/rounds.ts'
import { startGateway } from './processes/gateway.ts'
import { figure, table } from './tables.ts'
import { withClient } from './environment/client.ts'
import { fill, type Filled } from './environment/fill.ts'
import {
  analyzeParents,
  monthAfter,
  partitionAt,
  partitionByMonth,
  type PartitionTimes,
  forceGenericPlans,
} from './environment/partition.ts'
import { addIntents } from './environment/payments.ts'
import { gatewaySide, get, requestOf } from './environment/templates.ts'
import { createEnvironment, type BenchDatabase } from './environment/environment.ts'

/**
 * Rehearsal of the partitioning described in docs/scaling.md: partitions payments and payment_events by month in a
 * filled database under load. No request may fail meanwhile. Afterwards the same requests are compared with an
 * unpartitioned copy, and with a database as it would be a year later.
 */
const { values: options } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000000' },
    months: { type: 'string', default: '3' },
    json: { type: 'string', default: 'bench-partition.json' },
  },
})

const RATE_PER_SECOND = 60
const ROUNDS = 5
const ROUND_MS = 600
const partitioned = [
  { table: 'payments', column: 'payment_id' },
  { table: 'payment_events', column: 'payment_id' },
]

/** Filled partitions, one per month of a year; their time span makes no difference. */
const PAST_PARTITIONS = 12
/** Time between two payments in the filled data. */
const FILL_SPACING_MS = 2_000

const paths: { name: string; templates(side: Side): Promise<Template[]>; once?: true }[] = [
  {
    name: 'lookup by id',
    templates: async ({ filled: { readable } }) =>
      readable.map((each) => requestOf.byId(gatewaySide(each.tenant.key), each.id)),
  },
  {
    name: 'lookup by reference',
    templates: async ({ filled: { readable } }) =>
      readable.map((each) => requestOf.byRef(gatewaySide(each.tenant.key), each.id)),
  },
  { name: 'list', templates: async (side) => [get(firstOf(side), '/payments?limit=25')] },
  { name: 'list of one status', templates: async (side) => [get(firstOf(side), '/payments?limit=25&status=FAILED')] },
  {
    name: 'timeline',
    templates: async ({ filled: { readable } }) =>
      readable.map((each) => get(gatewaySide(each.tenant.key), `/payments/${each.id}/events`)),
  },
  { name: 'C2P request', templates: async (side) => [requestOf.c2pRequest(firstOf(side))] },
  {
    name: 'C2P execute',
    templates: async (side) => {
      const intents = await addIntents(side.database, tenantOf(side).scope, ROUND_MS)
      return intents.map((id) => requestOf.c2pExecute(firstOf(side), id))
    },
    once: true,
  },
]

const payments = Number(options.payments)
const months = Number(options.months)
const size = { payments, tenants: Math.min(5_000, payments / 100), deliveries: 1_000, readable: 100 }
const nextMonth = monthAfter(new Date(), 1)

type Side = { database: BenchDatabase; url: string; filled: Filled }

await using opened = new AsyncDisposableStack()
const environment = await step(systemClock, 'PostgreSQL and the simulated banks', createEnvironment)
opened.defer(() => environment.stop())
const load = await startGenerator()
opened.defer(() => load.stop())

const plainBefore = await environment.database('plain')
const filled = await step(systemClock, `${payments.toLocaleString('en-US')} payments`, () => fill(plainBefore, size))
const splitDatabase = await step(systemClock, 'copying the database', () => environment.copy(plainBefore, 'split'))
const plain = await serveSide(await environment.database('plain'), filled)
await withClient(splitDatabase.connection, forceGenericPlans)
const split = await serveSide(splitDatabase, filled)

const { times, during } = await step(systemClock, `partitioning under load, ${months} months ahead`, () =>
  partitionUnderLoad(split),
)
const rows = await step(systemClock, 'comparing both databases', () => compareSides(split, plain))
const year = await step(systemClock, `as many payments in ${PAST_PARTITIONS} partitions`, fillYear)
const yearRows = await step(systemClock, 'comparing with the year-old database', () => compareSides(year, plain))

const facts = {
  'partition.payments': payments,
  'partition.months': months,
  'partition.longestResponseMs': during.max,
  'partition.responsesDuring': during.responses,
  ...Object.fromEntries(
    times.flatMap(({ name, validateMs, lockedMs }) => [
      [`partition.${name}.validateMs`, validateMs],
      [`partition.${name}.lockedMs`, lockedMs],
    ]),
  ),
  ...Object.fromEntries(rows.map(({ name, ratio }) => [`partition.ratio.${name}`, ratio])),
  ...Object.fromEntries(yearRows.map(({ name, ratio }) => [`partition.year.ratio.${name}`, ratio])),
}
await writeFile(options.json, `${JSON.stringify({ facts }, null, 2)}\n`)
print(
  `\n${table(
    ['table', 'validated', 'locked'],
    times.map(({ name, validateMs, lockedMs }) => [name, `${figure(validateMs)} ms`, `${figure(lockedMs)} ms`]),
  )}`,
)
for (const [when, compared] of [
  ['partitioned', rows],
  ['a year later', yearRows],
] as const)
  print(
    `\n${table(
      ['p50 of', when, 'plain', 'ratio'],
      compared.map(({ name, a, b, ratio }) => [name, `${figure(a)} ms`, `${figure(b)} ms`, figure(ratio)]),
    )}`,
  )
print(
  `\nlongest response time meanwhile: ${figure(during.max)} ms of ${during.responses} requests; results written to ${options.json}`,
)

async function serveSide(database: BenchDatabase, filledWith: Filled): Promise<Side> {
  const gateway = await startGateway(environment, database)
  opened.defer(() => gateway.stop())
  return { database, url: gateway.url, filled: filledWith }
}

/** Partitions an empty database before filling it, so that every payment goes into the partition of its time. */
async function fillYear(): Promise<Side> {
  const database = await environment.database('year')
  const nowMs = Date.now()
  const lengthMs = (payments * FILL_SPACING_MS) / PAST_PARTITIONS
  const past = Array.from(
    { length: PAST_PARTITIONS - 1 },
    (_none, index) => new Date(nowMs - (PAST_PARTITIONS - 1 - index) * lengthMs),
  )
  const ahead = Array.from({ length: months + 1 }, (_none, month) => monthAfter(nextMonth, month))
  await withClient(database.connection, async (client) => {
    for (const each of partitioned) await partitionAt(client, { ...each, bounds: [...past, ...ahead] })
    await forceGenericPlans(client)
  })
  return serveSide(database, await fill(database, size))
}

async function partitionUnderLoad(side: Side) {
  const traffic = load.run({
    origins: [side.url],
    templates: await mixedRequests(side),
    connections: 16,
    durationMs: 20_000,
    ratePerSecond: RATE_PER_SECOND,
  })
  await systemClock.sleep(3_000)
  const done: ({ name: string } & PartitionTimes)[] = []
  await withClient(side.database.connection, async (client) => {
    for (const each of partitioned)
      done.push({
        name: each.table,
        ...(await partitionByMonth(client, { ...each, from: nextMonth, months })),
      })
    await analyzeParents(
      client,
      partitioned.map(({ table: name }) => name),
    )
  })
  return { times: done, during: await traffic }
}

async function mixedRequests(side: Side): Promise<Template[]> {
  const key = firstOf(side)
  const intents = await addIntents(side.database, tenantOf(side).scope, 20 * RATE_PER_SECOND)
  return intents.flatMap((id) => [requestOf.c2pRequest(key), requestOf.c2pExecute(key, id), requestOf.byId(key, id)])
}

function tenantOf({ filled: { tenants } }: Side) {
  const [tenant] = tenants
  if (!tenant) throw new Error('there are no tenants')
  return tenant
}

function firstOf(side: Side) {
  return gatewaySide(tenantOf(side).key)
}

async function compareSides(one: Side, other: Side) {
  const compared = []
  for (const { name, templates, once } of paths) {
    const run = async (side: Side) => {
      const all = await templates(side)
      const limit = once ? { count: all.length } : {}
      return (await load.run({ origins: [side.url], templates: all, connections: 1, durationMs: ROUND_MS, ...limit }))
        .p50
    }
    await run(one)
    await run(other)
    const rounds = await alternate(
      ROUNDS,
      () => run(one),
      () => run(other),
    )
    compared.push({ name, ...compare(rounds) })
  }
  return compared
}
