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

describe('the reckoning', () => {
  test('finds nothing in a run that was right', () => {
    expect(audit(correctRun)).toEqual([])
  })

  const [paid, declined] = correctRun.orders
  const wrong: [what: string, change: Partial<Evidence>, message: RegExp][] = [
    ['a request that failed', { failures: ['GET /quote was not answered'] }, /was not answered/],
    ['money that moved twice', { entries: [entryOf('V1'), entryOf('V1')] }, /V1 is in the books 2 times/],
    ['a completed payment that no bank knows', { entries: [] }, /V1 was told as COMPLETED and is in the books 0/],
    ['a declined payment that was paid', { entries: [entryOf('V1'), entryOf('V2')] }, /V2 was told as FAILED/],
    ['money nobody asked for', { entries: [entryOf('V1'), entryOf('V9')] }, /for no order/],
    [
      'a charge that was left open',
      { orders: [{ document: 'V1', isApproved: true, status: 'PENDING' }] },
      /told as PENDING/,
    ],
    [
      'a payment that is missing',
      { payments: correctRun.payments.slice(1) },
      /p1 was told as COMPLETED and is missing/,
    ],
    [
      'a payment nobody asked for',
      { payments: [...correctRun.payments, { paymentId: 'p9', status: 'PENDING' }] },
      /p9 belongs to no order/,
    ],
    ['an event that came twice', { events: new Map([...correctRun.events, ['e1', 2]]) }, /e1 came 2 times/],
    ['an event that did not come', { events: new Map([['e1', 1]]) }, /2 events were delivered, 1 came/],
    [
      'a delivery that was interrupted',
      { deliveries: [...correctRun.deliveries, { state: 'interrupted', count: 3 }] },
      /3 deliveries are interrupted/,
    ],
    ['a gateway that crashed', { departures: [departure({ exitCode: 1 })] }, /ended with 1/],
    ['a gateway that did not leave', { departures: [departure({ tookMs: 75_000 })] }, /took 75000 ms to leave/],
    [
      'a gateway that left with requests under way',
      { departures: [departure({ logProblems: [{ level: 'warn', text: 'stopped with requests under way: late' }] })] },
      /complained: stopped/,
    ],
    ['memory that grows', { memory: [memoryWith({ minimumsMb: [190, 300] })] }, /came back to 190 MB .* and to 300 MB/],
  ]
  test.each(wrong)('finds %s', (_what, change, message) => {
    expect(messages(change)).toContainEqual(expect.stringMatching(message))
  })

  test('asks of an order without an answer only that the money did not move twice', () => {
    const unanswered = { document: 'V3', isApproved: true, paymentId: 'p3' }
    const orders = [paid, declined, unanswered].filter((order) => order !== undefined)
    const payments = [...correctRun.payments, { paymentId: 'p3', status: 'COMPLETED' }]
    expect(messages({ orders, payments, entries: [entryOf('V1'), entryOf('V3')] })).toEqual([])
  })

  test('does not call it growth when a run is too short, the collector was not there just now, or others came after', () => {
    expect(messages({ memory: [memoryWith({ processes: 2, minimumsMb: [94, 190] })] })).toEqual([])
    expect(messages({ memory: [memoryWith({ seconds: 180, minimumsMb: [190, 300] })] })).toEqual([])
    expect(messages({ memory: [memoryWith({ endMb: 330 })] })).toEqual([])
  })

  test('lets warnings pass that are no failure of leaving', () => {
    const logProblems = [{ level: 'warn' as const, text: 'the simulated banks are away' }]
    expect(messages({ departures: [departure({ logProblems })] })).toEqual([])
  })
})

test('processes that followed each other in one place are measured as one', () => {
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

test('warnings, errors and what was written past the log are complaints; the rest of a log is not', () => {
  const stdout = [
    'Pasarela 0.1.0',
    '{"level":"info","msg":"listening"}',
    '{"level":"warn","msg":"stopped with requests under way","errorMessage":"not done within 65000 ms"}',
    '{"level":"error","msg":"request failed"}',
  ].join('\n')
  expect(logProblemsIn({ stdout, stderr: 'a last word\n' })).toEqual([
    { level: 'warn', text: 'stopped with requests under way: not done within 65000 ms' },
    { level: 'error', text: 'request failed' },
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
