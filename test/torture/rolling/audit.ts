import { type Growth, growthOf } from '../audit/memory.ts'
import type { Finding, Violation } from '../observations.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { ProcessMemory } from '../world/memory.ts'
import type { Order } from './flows.ts'
import type { Departure } from './gateways.ts'

/** Input of the audit at the end of a run. */
export type Evidence = {
  /** Requests with an unexpected response. */
  failures: readonly string[]
  orders: readonly Order[]
  entries: readonly LedgerEntry[]
  payments: readonly { paymentId: string; status: string }[]
  /** Number of deliveries by state. */
  deliveries: readonly { state: string; count: number }[]
  /** Arrivals by event id. */
  events: ReadonlyMap<string, number>
  /** Drained gateways, in order. */
  departures: readonly Departure[]
  /** Memory by slot, over all its processes. */
  memory: readonly Memory[]
}

/** Growth with the minimum of each half after warm-up, and the number of processes in the slot. */
export type Memory = Growth & { minimumsMb: [firstHalf: number, secondHalf: number]; processes: number }

/** Below the 65 s after which a gateway gives up draining. */
const DRAIN_LIMIT_MS = 60_000
/**
 * Largest ratio between the minimums of the second and the first half. Resident memory varies with garbage collection,
 * from 200 to over 300 MB every few minutes; a rising minimum indicates a leak.
 */
const MINIMUM_GROWTH_FACTOR = 1.4
const TELLING_SECONDS = 600
const WARM_UP_SECONDS = 60

/** Log message of a gateway whose drain timed out. */
const DRAIN_TIMED_OUT = 'gateway: stopped with requests in flight'

type Check = (evidence: Evidence) => Finding[]

const checks: Record<string, Check> = {
  'every request gets the expected response, or a 503 with Retry-After': ({ failures }) =>
    failures.map((message) => ({ message })),
  'an approved payment is COMPLETED and in the ledger once, and no other is': ordersMatchLedger,
  'no acknowledged payment is missing, and none exists without an order': paymentsMatchOrders,
  'every event is delivered exactly once': eventsArriveOnce,
  'a drained gateway completes its requests in flight and exits with 0': gatewaysDrain,
  'no gateway grows without bound': nothingGrows,
}

export const promises: readonly string[] = Object.keys(checks)

export function audit(evidence: Evidence): Violation[] {
  return Object.entries(checks).flatMap(([promise, check]) =>
    check(evidence).map((finding) => ({ promise, ...finding })),
  )
}

function ordersMatchLedger({ orders, entries }: Evidence): Finding[] {
  const byDocument = Map.groupBy(entries, ({ payer }) => payer?.document ?? '')
  const known = new Set(orders.map(({ document }) => document))
  const unmatched = entries.filter(({ payer }) => !known.has(payer?.document ?? ''))
  return [
    ...unmatched.map(({ id, amount }) => ({ message: `the bank moved ${amount} for no order: entry ${id}` })),
    ...orders.flatMap((order) => orderProblems(order, byDocument.get(order.document)?.length ?? 0)),
  ]
}

/** An order without a response is already among the failures; it still must not be charged twice. */
function orderProblems({ document, isApproved, paymentId, status }: Order, entries: number): Finding[] {
  const about = paymentId === undefined ? {} : { paymentIds: [paymentId] }
  if (entries > 1) return [{ message: `${document} is in the ledger ${entries} times`, ...about }]
  if (status === undefined) return []
  const [expected, count] = isApproved ? ['COMPLETED', 1] : ['FAILED', 0]
  if (status === expected && entries === count) return []
  return [{ message: `${document} was reported as ${status} and is in the ledger ${entries} times`, ...about }]
}

function paymentsMatchOrders({ orders, payments }: Evidence): Finding[] {
  const stored = new Map(payments.map(({ paymentId, status }) => [paymentId, status]))
  const ofOrders = new Set(orders.map(({ paymentId }) => paymentId))
  return [
    ...payments
      .filter(({ paymentId }) => !ofOrders.has(paymentId))
      .map(({ paymentId }) => ({ message: `${paymentId} belongs to no order`, paymentIds: [paymentId] })),
    ...orders.flatMap(({ paymentId, status }) => {
      if (paymentId === undefined || status === undefined || stored.get(paymentId) === status) return []
      const now = stored.get(paymentId) ?? 'missing'
      return [{ message: `${paymentId} was reported as ${status} and is ${now}`, paymentIds: [paymentId] }]
    }),
  ]
}

function eventsArriveOnce({ deliveries, events }: Evidence): Finding[] {
  const repeated = [...events].filter(([, times]) => times > 1)
  const delivered = deliveries.find(({ state }) => state === 'delivered')?.count ?? 0
  return [
    ...deliveries
      .filter(({ state }) => state !== 'delivered')
      .map(({ state, count }) => ({ message: `${count} deliveries are ${state}` })),
    ...repeated.map(([id, times]) => ({ message: `event ${id} arrived ${times} times` })),
    ...(delivered === events.size ? [] : [{ message: `${delivered} events were delivered, ${events.size} arrived` }]),
  ]
}

function gatewaysDrain({ departures }: Evidence): Finding[] {
  return departures.flatMap(({ slot, exitCode, tookMs, logProblems }, index) => {
    const who = `gateway ${slot} (drain ${index + 1})`
    const serious = logProblems.filter(({ level, text }) => level === 'error' || text.startsWith(DRAIN_TIMED_OUT))
    return [
      ...(exitCode === 0 ? [] : [{ message: `${who} exited with ${exitCode}` }]),
      ...(tookMs <= DRAIN_LIMIT_MS ? [] : [{ message: `${who} took ${Math.round(tookMs)} ms to drain` }]),
      ...serious.map(({ text }) => ({ message: `${who} logged: ${text}` })),
    ]
  })
}

function nothingGrows({ memory }: Evidence): Finding[] {
  // A restarted gateway has new processes: growth is checked only without restarts.
  return memory
    .filter(({ processes, seconds }) => processes === 1 && seconds > TELLING_SECONDS)
    .filter(({ minimumsMb: [first, second] }) => second > MINIMUM_GROWTH_FACTOR * first)
    .map(({ name, seconds, minimumsMb: [first, second] }) => ({
      message: `${name} had a minimum of ${first} MB in the first half of ${seconds} s, and of ${second} MB in the second`,
    }))
}

/** Concatenates the processes of one slot into one series. */
export function memoryOf(processMemory: readonly ProcessMemory[]): Memory[] {
  return [...Map.groupBy(processMemory, ({ name }) => name)].map(([name, inTurn]) => {
    const samplesMb = inTurn.flatMap((life) => life.samplesMb)
    const warm = samplesMb.length > TELLING_SECONDS ? samplesMb.slice(WARM_UP_SECONDS) : samplesMb
    const half = Math.ceil(warm.length / 2)
    return {
      ...growthOf({ name, pid: inTurn.at(-1)?.pid ?? 0, samplesMb }),
      minimumsMb: [lowest(warm.slice(0, half)), lowest(warm.slice(half))],
      processes: inTurn.length,
    }
  })
}

function lowest(values: readonly number[]): number {
  return Math.round(values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY))
}
