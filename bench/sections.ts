import type { Facts, Results, ResultRow } from './report.ts'
import { figure, resultTable, table } from './tables.ts'

/** Text between the markers in the docs, generated from the figures of a run; undefined if the run has none. */
export type Section = (results: Results) => string | undefined

const isAgainstPeers = ({ id }: ResultRow) => id.startsWith('peers-')
const isGrowth = ({ id }: ResultRow) => /^growth(-\d+)? /.test(id)

export const sections: Record<string, Section> = {
  machine: ({ machine, startedAt, seconds, quick }) =>
    table(
      ['', ''],
      [
        ['cores', `${machine['cores']} (${machine['architecture']})`],
        ['memory', `${machine['memoryGb']} GB`],
        ['kernel, Node, PostgreSQL', `${machine['kernel']}, ${machine['node']}, ${machine['postgres']}`],
        ['load average at start', figure(Number(machine['loadAtStart']))],
        ['run', `${startedAt.slice(0, 10)}, ${seconds} s${quick ? ', quick' : ''}`],
      ],
    ),

  results: ({ rows }) => resultTable(rows.filter((row) => !isGrowth(row) && !isAgainstPeers(row))),

  growth: ({ rows }) => growthTable(rows, 'growth'),

  tenMillion: ({ rows, facts }) => {
    const series = 'growth-10000000'
    return rows.some(({ id }) => id.startsWith(`${series} `))
      ? `${growthTable(rows, series)}\n\n${sizesTable(facts, series)}`
      : undefined
  },

  cpu: ({ facts }) =>
    table(
      ['workload', 'gateway', 'baseline', 'PostgreSQL, for the gateway'],
      ['quote', 'by-id', 'by-ref', 'c2p-request', 'c2p-execute'].map((work) => [
        work,
        ...['gateway', 'baseline', 'postgres'].map((process) => `${factOf(facts, `${work}.${process}CpuUs`)} µs`),
      ]),
    ),

  latency: ({ facts }) =>
    table(
      ['executions per second', 'gateway, p50', 'baseline, p50', 'gateway, p99', 'baseline, p99'],
      ['quiet', 'half'].map((rate) => {
        const name = `execute-latency.${rate}`
        const ms = (side: string) => `${factOf(facts, `${name}.${side}Ms`)} ms`
        return [
          factOf(facts, `${name}.ratePerSecond`),
          ...['gateway.p50', 'baseline.p50', 'gateway.p99', 'baseline.p99'].map(ms),
        ]
      }),
    ),

  cost: ({ facts }) =>
    table(
      ['per payment', ''],
      [
        ['payments per second per core', factOf(facts, 'cost.paymentsPerSecondPerCore')],
        ['CPU time, gateway', `${factOf(facts, 'cost.gatewayCpuMs')} ms`],
        ['CPU time, PostgreSQL', `${factOf(facts, 'cost.postgresCpuMs')} ms`],
        ['commits', factOf(facts, 'cost.commits')],
        ['write-ahead log', `${factOf(facts, 'cost.walBytes')} bytes`],
        ...['payments', 'payment_events', 'webhook_deliveries', 'idempotency_keys'].map((name) => [
          `rows in ${name}`,
          `${factOf(facts, `cost.${name}.inserted`)} inserted, ${factOf(facts, `cost.${name}.updated`)} updates`,
        ]),
      ],
    ),

  sizes: ({ facts }) => sizesTable(facts, 'growth'),

  scale: ({ facts }) => {
    const number = (name: string) => Number(facts[`cost.${name}`])
    const bytesPerPayment = ['payments', 'payment_events'].reduce(
      (sum, name) => sum + Number(facts[`growth.bytesPer.${name}`]),
      0,
    )
    return table(
      ['', '1×', '10×', '100×', '1000×'],
      [
        ['peak payments per second', (rate: number) => figure(rate)],
        ['gateway cores', (rate: number) => figure((rate * number('gatewayCpuMs')) / 1000)],
        ['PostgreSQL cores', (rate: number) => figure((rate * number('postgresCpuMs')) / 1000)],
        ['commits per second', (rate: number) => figure(rate * number('commits'))],
        ['write-ahead log, MB per second', (rate: number) => figure((rate * number('walBytes')) / 1e6)],
        ['payments per month', (rate: number) => figure(rate * PEAK_TO_MONTH)],
        [
          'payments and timelines, GB per month',
          (rate: number) => figure((rate * PEAK_TO_MONTH * bytesPerPayment) / 1e9),
        ],
      ].map(([label, cell]) => [
        String(label),
        ...[1, 10, 100, 1000].map((times) => (typeof cell === 'function' ? cell(BASE_RATE * times) : '')),
      ]),
    )
  },

  peers: ({ rows, facts }) => (rows.some(isAgainstPeers) ? peersTables(rows.filter(isAgainstPeers), facts) : undefined),

  partition: ({ facts }) => (facts['partition.payments'] === undefined ? undefined : partitionTable(facts)),
}

function growthTable(rows: readonly ResultRow[], series: string): string {
  return resultTable(
    rows
      .filter(({ id }) => id.startsWith(`${series} `))
      .map((row) => ({ ...row, work: row.work.replace('growth: ', '') })),
    ['path', 'large database', 'small database'],
  )
}

function sizesTable(facts: Facts, series: string): string {
  return table(
    ['table', 'bytes', 'of which indexes'],
    [
      ['payments, per payment', 'payments'],
      ['payment_events, per payment (three rows)', 'payment_events'],
      ['webhook_deliveries, per delivery', 'webhook_deliveries'],
    ].map(([label = '', name]) => [
      label,
      factOf(facts, `${series}.bytesPer.${name}`),
      factOf(facts, `${series}.indexBytesPer.${name}`),
    ]),
  )
}

/** Payments per month at a peak rate of 1/s: the average rate is a third of the peak rate. */
const PEAK_TO_MONTH = (30 * 86_400) / 3
const BASE_RATE = 1

const partitionPaths = [
  'lookup by id',
  'lookup by reference',
  'list',
  'list of one status',
  'timeline',
  'C2P request',
  'C2P execute',
]

function partitionTable(facts: Facts): string {
  const step = table(
    ['', ''],
    [
      ['payments in the table', factOf(facts, 'partition.payments')],
      ['monthly partitions created ahead', factOf(facts, 'partition.months')],
      ['constraint validation, without blocking writes', `${factOf(facts, 'partition.payments.validateMs')} ms`],
      ['payments locked', `${factOf(facts, 'partition.payments.lockedMs')} ms`],
      ['payment_events locked', `${factOf(facts, 'partition.payment_events.lockedMs')} ms`],
      ['longest response time meanwhile', `${factOf(facts, 'partition.longestResponseMs')} ms`],
    ],
  )
  const afterwards = table(
    ['p50, relative to the unpartitioned table', 'after partitioning', 'a year later'],
    partitionPaths.map((name) => [
      name,
      factOf(facts, `partition.ratio.${name}`),
      factOf(facts, `partition.year.ratio.${name}`),
    ]),
  )
  return `${step}\n\n${afterwards}`
}

function peersTables(rows: readonly ResultRow[], facts: Facts): string {
  const results = resultTable(rows, ['workload', 'gateway', 'usual way'])
  const both = (name: (side: 'gateway' | 'peer') => string, unit: string) =>
    (['gateway', 'peer'] as const).map((side) => `${factOf(facts, name(side))} ${unit}`)
  const costs = table(
    ['', 'gateway', 'usual way'],
    [
      ...[
        ['polled', 'webhooks within 0.5 s'],
        ['notified', 'webhooks at once'],
      ].flatMap(([variant, label]) => [
        [
          `CPU time of a payment, own process, ${label}`,
          ...both((side) => `peers.${variant}.${side}.processCpuMs`, 'ms'),
        ],
        [
          `CPU time of a payment, PostgreSQL, ${label}`,
          ...both((side) => `peers.${variant}.${side}.postgresCpuMs`, 'ms'),
        ],
      ]),
      ['latency added to the bank’s, p99', ...both((side) => `peers.${side}.addedP99Ms`, 'ms')],
      ...['pg-boss', 'graphile-worker'].map((queue) => [
        `CPU time of a delivery with PostgreSQL’s, ${queue}`,
        ...both((side) => `peers-deliveries.${queue}.${side}CpuUs`, 'µs'),
      ]),
    ],
  )
  return `${results}\n\n${costs}`
}

function factOf(facts: Facts, name: string): string {
  const value = facts[name]
  if (value === undefined) throw new Error(`the run has no figure ${name}`)
  return typeof value === 'number' ? figure(value) : value
}
