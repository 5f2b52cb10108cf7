import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { print } from '../src/cli/output.ts'
import { step } from '../src/cli/progress.ts'
import { systemClock } from '../src/foundation/clock.ts'
import { type Generator, startGenerator } from './load/generator.ts'
import type { Template } from './load/job.ts'
import { alternate, compare } from './measure/rounds.ts'
import { startGateway } from './processes/gateway.ts'
import { figure, table } from './tables.ts'
import { withClient } from './world/client.ts'
import { fill, type Filled } from './world/fill.ts'
import { monthAfter, partitionByMonth, type PartitionTimes } from './world/partition.ts'
import { addIntents } from './world/payments.ts'
import { gatewaySide, get, requestOf } from './world/templates.ts'
import { createWorld, type Place } from './world/world.ts'

/**
 * Rehearses the step that docs/scaling.md names: payments and their timelines become partitioned by month in a database
 * that is full and in use. The load that runs meanwhile must not see a refusal; afterwards the same requests are
 * compared between this database and a copy of it that was left as it was.
 */
const { values: options } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000000' },
    months: { type: 'string', default: '24' },
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

const payments = Number(options.payments)
const months = Number(options.months)

await using opened = new AsyncDisposableStack()
const world = await step(systemClock, 'PostgreSQL and the simulated banks', createWorld)
opened.defer(() => world.stop())
const load = await startGenerator()
opened.defer(() => load.stop())

const plainBefore = await world.place('plain')
const filled = await step(systemClock, `${payments.toLocaleString('en-US')} payments`, () =>
  fill(plainBefore, { payments, tenants: Math.min(5_000, payments / 100), deliveries: 1_000, readable: 100 }),
)
const split = await step(systemClock, 'a copy', () => world.copy(plainBefore, 'split'))
const plain = await world.place('plain')
const gateways = { plain: await startGateway(world, plain), split: await startGateway(world, split) }
opened.defer(() => gateways.plain.stop())
opened.defer(() => gateways.split.stop())

const { times, during } = await step(systemClock, `partitioning under load, ${months} months ahead`, () =>
  partitionUnderLoad(split, gateways.split.url),
)
const rows = await step(systemClock, 'the same requests on both', () => compareBoth(load, filled))

const facts = {
  'partition.payments': payments,
  'partition.months': months,
  'partition.longestAnswerMs': during.max,
  'partition.answersDuring': during.answers,
  ...Object.fromEntries(
    times.flatMap(({ name, validateMs, lockedMs }) => [
      [`partition.${name}.validateMs`, validateMs],
      [`partition.${name}.lockedMs`, lockedMs],
    ]),
  ),
  ...Object.fromEntries(rows.map(({ name, ratio }) => [`partition.ratio.${name}`, ratio])),
}
await writeFile(options.json, `${JSON.stringify({ facts }, null, 2)}\n`)
print(
  `\n${table(
    ['table', 'checked', 'locked'],
    times.map(({ name, validateMs, lockedMs }) => [name, `${figure(validateMs)} ms`, `${figure(lockedMs)} ms`]),
  )}`,
)
print(
  `\n${table(
    ['p50 of', 'partitioned', 'plain', 'ratio'],
    rows.map(({ name, a, b, ratio }) => [name, `${figure(a)} ms`, `${figure(b)} ms`, figure(ratio)]),
  )}`,
)
print(
  `\nlongest answer while it was done: ${figure(during.max)} ms of ${during.answers}; the figures are in ${options.json}`,
)

async function partitionUnderLoad(place: Place, url: string) {
  const traffic = load.run({
    origins: [url],
    templates: await mixed(place),
    connections: 16,
    durationMs: 20_000,
    ratePerSecond: RATE_PER_SECOND,
  })
  await systemClock.sleep(3_000)
  const done: ({ name: string } & PartitionTimes)[] = []
  await withClient(place.connection, async (client) => {
    for (const each of partitioned) {
      const from = monthAfter(new Date(), 1)
      done.push({ name: each.table, ...(await partitionByMonth(client, { ...each, from, months })) })
    }
    await client.query('analyze payments, payment_events')
  })
  return { times: done, during: await traffic }
}

async function mixed(place: Place): Promise<Template[]> {
  const [tenant] = filled.tenants
  if (!tenant) return []
  const side = gatewaySide(tenant.key)
  const intents = await addIntents(place, tenant.scope, 20 * RATE_PER_SECOND)
  return intents.flatMap((id) => [requestOf.c2pRequest(side), requestOf.c2pExecute(side, id), requestOf.byId(side, id)])
}

async function compareBoth(generator: Generator, { tenants, readable }: Filled) {
  const [tenant] = tenants
  if (!tenant) return []
  const side = gatewaySide(tenant.key)
  const paths: { name: string; templates(place: Place): Promise<Template[]>; once?: true }[] = [
    {
      name: 'lookup by id',
      templates: async () => readable.map((each) => requestOf.byId(gatewaySide(each.tenant.key), each.id)),
    },
    {
      name: 'lookup by reference',
      templates: async () => readable.map((each) => requestOf.byRef(gatewaySide(each.tenant.key), each.id)),
    },
    { name: 'list', templates: async () => [get(side, '/payments?limit=25')] },
    { name: 'list of one status', templates: async () => [get(side, '/payments?limit=25&status=FAILED')] },
    {
      name: 'timeline',
      templates: async () => readable.map((each) => get(gatewaySide(each.tenant.key), `/payments/${each.id}/events`)),
    },
    { name: 'C2P request', templates: async () => [requestOf.c2pRequest(side)] },
    {
      name: 'C2P execute',
      templates: async (place) =>
        (await addIntents(place, tenant.scope, ROUND_MS)).map((id) => requestOf.c2pExecute(side, id)),
      once: true,
    },
  ]
  const compared = []
  for (const { name, templates, once } of paths) {
    const run = async (place: Place, url: string) => {
      const all = await templates(place)
      const limit = once ? { count: all.length } : {}
      return (await generator.run({ origins: [url], templates: all, connections: 1, durationMs: ROUND_MS, ...limit }))
        .p50
    }
    const onSplit = () => run(split, gateways.split.url)
    const onPlain = () => run(plain, gateways.plain.url)
    await onSplit()
    await onPlain()
    compared.push({ name, ...compare(await alternate(ROUNDS, onSplit, onPlain)) })
  }
  return compared
}
