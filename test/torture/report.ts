import type { Records } from './audit/records.ts'
import { type Growth, growthOf } from './audit/memory.ts'
import { promises } from './audit/check.ts'
import { isRequest } from './audit/incoming.ts'
import { answerPromises, type Violation } from './observations.ts'

/** Result of a run, printed and as JSON. */
export type Report = {
  seed: number
  minutes: number
  processes: number
  tenants: number
  operations: number
  requests: number
  unanswered: number
  answersByStatus: Record<string, number>
  payments: Record<string, number>
  /** Payments on the operator's list, by method and bank. */
  attention: Record<string, number>
  ledgerEntries: number
  /** Payouts that a second person asked to be paid. */
  approvedPayouts: number
  /** Checkout sessions with a completed payment. */
  paidSessions: number
  /** Requests for a transfer, and transfers of customers to the tenants' accounts according to the banks. */
  requestsForTransfers: number
  transfersOfCustomers: number
  /** Incoming money that the gateway stored. */
  movements: Record<string, number>
  deliveries: Record<string, number>
  keyedRequests: number
  faults: Record<string, number>
  memory: Growth[]
  promises: { promise: string; broken: number }[]
  violations: Violation[]
  /** Violations with the related lines of the history. */
  violationDetails: string
  folder: string
}

export function reportOf(parts: {
  options: { seed: number; minutes: number; processes: number; tenants: number }
  records: Records
  violations: Violation[]
  violationDetails: string
  faults: ReadonlyMap<string, number>
  folder: string
}): Report {
  const { options, records, violations, violationDetails, faults, folder } = parts
  const { observations, payments, deliveries, attention, ledger, processMemory } = records
  const requests = new Set<string | null>(payments.filter(isRequest).map(({ paymentId }) => paymentId))
  const names = [...promises.map(({ promise }) => promise), ...Object.values(answerPromises)]
  return {
    seed: options.seed,
    minutes: options.minutes,
    processes: options.processes,
    tenants: options.tenants,
    operations: observations.counts.operations,
    requests: observations.counts.requests,
    unanswered: observations.counts.lost,
    answersByStatus: sorted(observations.counts.byStatus),
    payments: tally(payments, ({ method, status }) => `${method} ${status}`),
    attention: tally(
      payments.filter(({ paymentId }) => attention.has(paymentId)),
      ({ method, bank, reversalStage, reviewReason }) =>
        `${reviewReason === null ? '' : `${reviewReason} of `}${reversalStage === null ? '' : 'reversal of '}${method} at ${bank}`,
    ),
    ledgerEntries: ledger.length,
    approvedPayouts: payments.filter(
      ({ status, paymentId, batchId }) => status === 'COMPLETED' && observations.approved.has(batchId ?? paymentId),
    ).length,
    paidSessions: new Set(
      payments
        .filter(({ status }) => status === 'COMPLETED')
        .flatMap(({ checkoutSessionId }) => checkoutSessionId ?? []),
    ).size,
    requestsForTransfers: requests.size,
    transfersOfCustomers: records.transfersIn.length,
    movements: tally(
      records.movements.filter(({ direction }) => direction === 'in'),
      ({ state, paymentId }) =>
        state === 'matched' ? `matched by a ${requests.has(paymentId) ? 'request' : 'payment'}` : state,
    ),
    deliveries: tally(deliveries, ({ state }) => state),
    keyedRequests: observations.keyed.size,
    faults: sorted(faults),
    memory: processMemory.map(growthOf),
    promises: names.map((promise) => ({
      promise,
      broken: violations.filter((violation) => violation.promise === promise).length,
    })),
    violations,
    violationDetails,
    folder,
  }
}

function tally<Item>(items: readonly Item[], nameOf: (item: Item) => string): Record<string, number> {
  const groups = Map.groupBy(items, nameOf)
  return sorted(new Map([...groups].map(([name, members]) => [name, members.length])))
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
