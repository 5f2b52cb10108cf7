import { describe, expect, test } from 'vitest'
import { audit, type Evidence, type Memory, memoryOf } from './audit.ts'
import { logProblemsIn } from './gateways.ts'

const entryOf = (document: string) => ({
  id: `entry of ${document}`,
  bank: 'bnc' as const,
  client: 'client',
  operation: 'SendC2P',
  amount: '10.00',
  direction: 'in' as const,
  reference: '000001',
  payer: { document },
  at: '2026-01-15T12:00:00.000Z',
})

/** A correct run: one approved payment, one declined payment, two events. */
const correctRun: Evidence = {
  failures: [],
  orders: [
    { document: 'V1', isApproved: true, paymentId: 'p1', status: 'COMPLETED' },
    { document: 'V2', isApproved: false, paymentId: 'p2', status: 'FAILED' },
  ],
  entries: [entryOf('V1')],
  payments: [
    { paymentId: 'p1', status: 'COMPLETED' },
    { paymentId: 'p2', status: 'FAILED' },
  ],
  deliveries: [{ state: 'delivered', count: 2 }],
  events: new Map([
    ['e1', 1],
    ['e2', 1],
  ]),
  departures: [{ slot: 0, exitCode: 0, tookMs: 2_000, logProblems: [] }],
  memory: [memoryWith({})],
}

const messages = (change: Partial<Evidence>) => audit({ ...correctRun, ...change }).map(({ message }) => message)

describe('audit of a rolling run', () => {
  test('the rolling audit finds no violation in a correct run', () => {
    expect(audit(correctRun)).toEqual([])
  })

  const [paid, declined] = correctRun.orders
  const wrong: [what: string, change: Partial<Evidence>, message: RegExp][] = [
    ['a request that failed', { failures: ['GET /quote was not answered'] }, /was not answered/],
    ['money that moved twice', { entries: [entryOf('V1'), entryOf('V1')] }, /V1 is in the ledger 2 times/],
    ['a completed payment that no bank has', { entries: [] }, /V1 was reported as COMPLETED and is in the ledger 0/],
    ['a declined payment that was paid', { entries: [entryOf('V1'), entryOf('V2')] }, /V2 was reported as FAILED/],
    ['money moved without an order', { entries: [entryOf('V1'), entryOf('V9')] }, /for no order/],
    [
      'a charge that was left open',
      { orders: [{ document: 'V1', isApproved: true, status: 'PENDING' }] },
      /reported as PENDING/,
    ],
    [
      'a payment that is missing',
      { payments: correctRun.payments.slice(1) },
      /p1 was reported as COMPLETED and is missing/,
    ],
    [
      'a payment without an order',
      { payments: [...correctRun.payments, { paymentId: 'p9', status: 'PENDING' }] },
      /p9 belongs to no order/,
    ],
    ['an event that arrived twice', { events: new Map([...correctRun.events, ['e1', 2]]) }, /e1 arrived 2 times/],
    ['an event that did not arrive', { events: new Map([['e1', 1]]) }, /2 events were delivered, 1 arrived/],
    [
      'a delivery that was interrupted',
      { deliveries: [...correctRun.deliveries, { state: 'interrupted', count: 3 }] },
      /3 deliveries are interrupted/,
    ],
    ['a gateway that crashed', { departures: [departure({ exitCode: 1 })] }, /exited with 1/],
    ['a gateway that did not drain in time', { departures: [departure({ tookMs: 75_000 })] }, /took 75000 ms to drain/],
    [
      'a gateway that stopped with requests in flight',
      {
        departures: [
          departure({ logProblems: [{ level: 'warn', text: 'gateway: stopped with requests in flight: late' }] }),
        ],
      },
      /logged: gateway: stopped/,
    ],
    ['memory that grows', { memory: [memoryWith({ minimumsMb: [190, 300] })] }, /minimum of 190 MB .* and of 300 MB/],
  ]
  test.each(wrong)('the rolling audit finds %s', (_what, change, message) => {
    expect(messages(change)).toContainEqual(expect.stringMatching(message))
  })

  test('the rolling audit accepts an order without a response that was charged once', () => {
    const unanswered = { document: 'V3', isApproved: true, paymentId: 'p3' }
    const orders = [paid, declined, unanswered].filter((order) => order !== undefined)
    const payments = [...correctRun.payments, { paymentId: 'p3', status: 'COMPLETED' }]
    expect(messages({ orders, payments, entries: [entryOf('V1'), entryOf('V3')] })).toEqual([])
  })

  test('the rolling audit reports no growth for a short run, a late garbage collection or restarted processes', () => {
    expect(messages({ memory: [memoryWith({ processes: 2, minimumsMb: [94, 190] })] })).toEqual([])
    expect(messages({ memory: [memoryWith({ seconds: 180, minimumsMb: [190, 300] })] })).toEqual([])
    expect(messages({ memory: [memoryWith({ endMb: 330 })] })).toEqual([])
  })

  test('the rolling audit ignores warnings unrelated to draining', () => {
    const logProblems = [{ level: 'warn' as const, text: 'sandbox: simulated banks unreachable' }]
    expect(messages({ departures: [departure({ logProblems })] })).toEqual([])
  })
})

test('successive processes of one slot are measured as one series', () => {
  const processMemory = [100, 200].map((mb, pid) => ({
    name: 'gateway 0',
    pid,
    samplesMb: Array.from({ length: 20 }, () => mb),
  }))
  expect(memoryOf(processMemory)).toEqual([
    {
      name: 'gateway 0',
      pid: 1,
      seconds: 40,
      startMb: 100,
      medianMb: 200,
      endMb: 200,
      minimumsMb: [100, 200],
      processes: 2,
    },
  ])
})

test('warnings, errors and output on stderr are log problems; other log lines are not', () => {
  const stdout = [
    'Pasarela 0.1.0',
    '{"level":"info","msg":"gateway: listening"}',
    '{"level":"warn","msg":"gateway: stopped with requests in flight","errorMessage":"no answer within 65000 ms"}',
    '{"level":"error","msg":"http: request failed"}',
  ].join('\n')
  expect(logProblemsIn({ stdout, stderr: 'a last word\n' })).toEqual([
    { level: 'warn', text: 'gateway: stopped with requests in flight: no answer within 65000 ms' },
    { level: 'error', text: 'http: request failed' },
    { level: 'error', text: 'a last word' },
  ])
})

function memoryWith(change: Partial<Memory>): Memory {
  return {
    name: 'gateway 0',
    pid: 1,
    seconds: 900,
    startMb: 200,
    medianMb: 205,
    endMb: 210,
    minimumsMb: [190, 195],
    processes: 1,
    ...change,
  }
}

function departure(change: Partial<Evidence['departures'][number]>): Evidence['departures'][number] {
  return { slot: 0, exitCode: 0, tookMs: 2_000, logProblems: [], ...change }
}
