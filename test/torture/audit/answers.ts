import type { Finding, ObservedStatus } from '../observations.ts'
import type { Records } from './records.ts'

/** A payment named in any response exists and belongs to that tenant. */
export function nothingAcknowledgedIsMissing({ observations, payments, tenants }: Records): Finding[] {
  const owners = new Map(payments.map(({ paymentId, tenant }) => [paymentId, tenant]))
  const listed = new Set(tenants.flatMap((tenant) => tenant.listed.map(({ paymentId }) => paymentId)))
  const acknowledged = new Map(
    observations.statuses.map((observedStatus) => [observedStatus.paymentId, observedStatus]),
  )
  return [...acknowledged.values()]
    .filter(({ paymentId, tenant }) => owners.get(paymentId) !== tenant || !listed.has(paymentId))
    .map(({ paymentId, status, operation }) => ({
      message: `${paymentId} was reported as ${status} and is missing`,
      paymentIds: [paymentId],
      operations: [operation],
    }))
}

/** The API lists exactly the payments in the database. */
export function listsAreComplete({ payments, tenants }: Records): Finding[] {
  return tenants.flatMap(({ index, listed }) => {
    const own = payments.filter(({ tenant }) => tenant === index)
    const statuses = new Map(listed.map(({ paymentId, status }) => [paymentId, status]))
    const repeated = listed.length - statuses.size
    return [
      ...own
        .filter(({ paymentId, status }) => statuses.get(paymentId) !== status)
        .map(({ paymentId, status }) => ({
          message: `${paymentId} is ${status} and is listed as ${statuses.get(paymentId)}`,
          paymentIds: [paymentId],
        })),
      ...(repeated > 0 || listed.length > own.length
        ? [{ message: `tenant ${index} has ${own.length} payments and ${listed.length} are listed` }]
        : []),
    ]
  })
}

const allowedNext: Record<string, readonly string[]> = {
  PENDING: ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'],
  COMPLETED: ['COMPLETED', 'REVERSED'],
  FAILED: ['FAILED'],
  REVERSED: ['REVERSED'],
}

/**
 * A status in a response holds, or advances along an allowed transition, in every response to a request made later, and
 * in the stored payment at the end.
 */
export function terminalStatesStay({ observations, payments }: Records): Finding[] {
  const paidLate = new Set(payments.filter((payment) => payment.paidLate).map(({ paymentId }) => paymentId))
  const storedStatus = new Map(payments.map(({ paymentId, status }) => [paymentId, status]))
  const byPayment = Map.groupBy(observations.statuses, ({ paymentId }) => paymentId)
  return [...byPayment].flatMap(([paymentId, statuses]) => {
    const final = storedStatus.get(paymentId)
    const end: ObservedStatus[] =
      final === undefined
        ? []
        : [
            {
              ...(statuses[0] as ObservedStatus),
              status: final,
              startedMs: Infinity,
              endedMs: Infinity,
              operation: 'the end',
            },
          ]
    const isAllowed = (from: string, to: string) =>
      allowedNext[from]?.includes(to) || (from === 'FAILED' && to === 'COMPLETED' && paidLate.has(paymentId))
    const inOrder = [...statuses, ...end].toSorted((a, b) => a.startedMs - b.startedMs)
    for (const [index, later] of inOrder.entries()) {
      const earlier = inOrder
        .slice(0, index)
        .find(({ endedMs, status }) => endedMs < later.startedMs && !isAllowed(status, later.status))
      if (!earlier) continue
      return [
        {
          message: `${paymentId} was ${earlier.status} (${earlier.operation}) and then ${later.status} (${later.operation})`,
          paymentIds: [paymentId],
          operations: [earlier.operation, later.operation],
        },
      ]
    }
    return []
  })
}

/** Repeated requests with the same key have one response, byte for byte, and each gets it eventually. */
export function replaysAreEqual({ observations }: Records): Finding[] {
  return [...observations.keyed.values()].flatMap(({ answers, isRefused, operation, path, key }) => {
    const name = `POST ${path} [${key}]`
    if (answers.length > 1) {
      const acknowledged = answers.map(({ status, text, times }) => `${times} × ${status} ${text}`)
      return [
        {
          message: `${name} has ${answers.length} different responses:\n${acknowledged.join('\n')}`,
          operations: [operation],
        },
      ]
    }
    if (answers.length === 0 && !isRefused)
      return [{ message: `${name} never got a final response`, operations: [operation] }]
    return []
  })
}
