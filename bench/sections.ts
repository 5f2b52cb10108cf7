import type { Facts, Results, Row } from './report.ts'
import { figure, resultTable, table } from './tables.ts'

/** What stands between the markers of the docs, made of nothing but the figures of a run; undefined if it has none. */
export type Section = (results: Results) => string | undefined

const isGrowth = ({ id }: Row) => id.startsWith('growth ')

export const sections: Record<string, Section> = {
  machine: ({ machine, startedAt, seconds, quick }) =>
    table(
      ['', ''],
      [
        ['cores', `${machine['cores']} (${machine['architecture']})`],
        ['memory', `${machine['memoryGb']} GB`],
        ['kernel, Node, PostgreSQL', `${machine['kernel']}, ${machine['node']}, ${machine['postgres']}`],
        ['load when it began', figure(Number(machine['loadAtStart']))],
        ['run', `${startedAt.slice(0, 10)}, ${seconds} s${quick ? ', quick' : ''}`],
      ],
    ),

  results: ({ rows }) => resultTable(rows.filter((row) => !isGrowth(row))),

  growth: ({ rows }) =>
    resultTable(
      rows.filter(isGrowth).map((row) => ({ ...row, work: row.work.replace('growth: ', '') })),
      ['path', 'at the many', 'at the few'],
    ),

  cpu: ({ facts }) =>
    table(
      ['work', 'gateway', 'floor', 'PostgreSQL, for the gateway'],
      ['quote', 'by-id', 'by-ref', 'c2p-request', 'c2p-execute'].map((work) => [
        work,
        ...['gateway', 'floor', 'postgres'].map((who) => `${of(facts, `${work}.${who}CpuUs`)} µs`),
      ]),
    ),

  cost: ({ facts }) =>
    table(
      ['of one payment', ''],
      [
        ['payments per second and core', of(facts, 'cost.paymentsPerSecondPerCore')],
        ['time on a core, gateway', `${of(facts, 'cost.gatewayCpuMs')} ms`],
        ['time on a core, PostgreSQL', `${of(facts, 'cost.postgresCpuMs')} ms`],
        ['commits', of(facts, 'cost.commits')],
        ['write-ahead log', `${of(facts, 'cost.walBytes')} bytes`],
        ...['payments', 'payment_events', 'webhook_deliveries', 'idempotency_keys'].map((name) => [
          `rows of ${name}`,
          `${of(facts, `cost.${name}.inserted`)} written, changed ${of(facts, `cost.${name}.updated`)} times`,
        ]),
      ],
    ),

  sizes: ({ facts }) =>
    table(
      ['table', 'bytes', 'of which indexes'],
      [
        ['payments, per payment', 'payments'],
        ['payment_events, per payment (three rows)', 'payment_events'],
        ['webhook_deliveries, per delivery', 'webhook_deliveries'],
      ].map(([label = '', name]) => [
        label,
        of(facts, `growth.bytesPer.${name}`),
        of(facts, `growth.indexBytesPer.${name}`),
      ]),
    ),

  scale: ({ facts }) => {
    const number = (name: string) => Number(facts[`cost.${name}`])
    const kept = ['payments', 'payment_events'].reduce((sum, name) => sum + Number(facts[`growth.bytesPer.${name}`]), 0)
    return table(
      ['', '1×', '10×', '100×', '1000×'],
      [
        ['payments per second, at the peak', (rate: number) => figure(rate)],
        ['cores of gateways', (rate: number) => figure((rate * number('gatewayCpuMs')) / 1000)],
        ['cores of PostgreSQL', (rate: number) => figure((rate * number('postgresCpuMs')) / 1000)],
        ['commits per second', (rate: number) => figure(rate * number('commits'))],
        ['write-ahead log, MB per second', (rate: number) => figure((rate * number('walBytes')) / 1e6)],
        ['payments per month', (rate: number) => figure(rate * PEAK_TO_MONTH)],
        ['payments and timelines, GB per month', (rate: number) => figure((rate * PEAK_TO_MONTH * kept) / 1e9)],
      ].map(([label, cell]) => [
        String(label),
        ...[1, 10, 100, 1000].map((times) => (typeof cell === 'function' ? cell(BASE_RATE * times) : '')),
      ]),
    )
  },

  partition: ({ facts }) => (facts['partition.payments'] === undefined ? undefined : partitionTable(facts)),
}

/** A shop's day has its peak: a month's payments are as many as the peak would make in a third of its time. */
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
      ['payments in the table', of(facts, 'partition.payments')],
      ['months made ahead', of(facts, 'partition.months')],
      ['proving that all rows fit, others writing', `${of(facts, 'partition.payments.validateMs')} ms`],
      ['payments locked', `${of(facts, 'partition.payments.lockedMs')} ms`],
      ['payment_events locked', `${of(facts, 'partition.payment_events.lockedMs')} ms`],
      ['longest answer meanwhile', `${of(facts, 'partition.longestAnswerMs')} ms`],
    ],
  )
  const afterwards = table(
    ['p50, to the same without partitions', 'afterwards', 'a year later'],
    partitionPaths.map((name) => [
      name,
      of(facts, `partition.ratio.${name}`),
      of(facts, `partition.year.ratio.${name}`),
    ]),
  )
  return `${step}\n\n${afterwards}`
}

function of(facts: Facts, name: string): string {
  const value = facts[name]
  if (value === undefined) throw new Error(`the run has no figure ${name}`)
  return typeof value === 'number' ? figure(value) : value
}
