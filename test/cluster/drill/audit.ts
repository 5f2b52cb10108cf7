import { isDeepStrictEqual } from 'node:util'
import type { Receipt } from '../../../sdk/src/index.ts'
import type { LoadPayment } from './load.ts'

/** Money moved at a bank. */
export type Effect = { client: string; amount: string; direction: 'in' | 'out' }
/** Webhook event received by a tenant's endpoint. */
export type Arrival = { tenant: number; eventId: string; event: string; paymentId: string }

export type Evidence = {
  payments: readonly LoadPayment[]
  /** Payments of each tenant, as listed by the gateways at the end. */
  receipts: readonly Receipt[][]
  /** Effects of each tenant, according to the banks' ledgers. */
  effects: readonly Effect[][]
  arrivals: readonly Arrival[]
  /** Responses to both requests of a payment when they are repeated with the same keys. */
  replays: ReadonlyMap<LoadPayment, { intent: unknown; receipt: unknown }>
}

export type Findings = {
  violations: string[]
  payments: { begun: number; acknowledged: number; completed: number; failed: number; leftToOperator: number }
  effects: number
  replays: number
  events: { arrived: number; completedWithoutEvent: number }
}

/** Compares the responses tenants received with the gateways' lists, the banks' ledgers and the received events. */
export function audit(evidence: Evidence): Findings {
  const { payments, receipts, effects, arrivals, replays } = evidence
  const all = receipts.flat()
  const byStatus = (status: Receipt['status']) => all.filter((receipt) => receipt.status === status)
  const announced = new Set(
    arrivals.filter(({ event }) => event === 'payment.completed').map(({ paymentId }) => paymentId),
  )
  return {
    violations: [
      ...payments.flatMap((payment) => lost(payment, receipts[payment.tenant] ?? [])),
      ...receipts.flatMap((list, tenant) => [...twice(list), ...unmatched(list, effects[tenant] ?? [])]),
      ...[...replays].flatMap(([payment, replay]) => changed(payment, replay)),
      ...repeated(arrivals),
    ],
    payments: {
      begun: payments.length,
      acknowledged: payments.filter(({ receipt }) => receipt).length,
      completed: byStatus('COMPLETED').length,
      failed: byStatus('FAILED').length,
      leftToOperator: byStatus('PENDING').length,
    },
    effects: effects.flat().length,
    replays: replays.size,
    events: {
      arrived: arrivals.length,
      completedWithoutEvent: byStatus('COMPLETED').filter(({ paymentId }) => !announced.has(paymentId)).length,
    },
  }
}

/** An acknowledged payment exists, with the acknowledged status or a later one. */
function lost({ externalRef, intent, receipt, failure }: LoadPayment, receipts: readonly Receipt[]): string[] {
  if (failure !== undefined) return [`${externalRef} never got a final response: ${failure}`]
  const announced = receipt ?? intent
  if (!announced) return [`${externalRef} has no response`]
  const now = receipts.find(({ paymentId }) => paymentId === announced.paymentId)
  if (!now) return [`${externalRef} was acknowledged as ${announced.status} and is missing`]
  if (announced.status !== 'PENDING' && now.status !== announced.status)
    return [`${externalRef} was acknowledged as ${announced.status} and is ${now.status}`]
  return now.vesAmount === announced.vesAmount
    ? []
    : [`${externalRef} was for ${announced.vesAmount} and is for ${now.vesAmount}`]
}

/** Each order used one Idempotency-Key, so it has one payment. */
function twice(receipts: readonly Receipt[]): string[] {
  const counts = Map.groupBy(receipts, ({ externalRef }) => externalRef)
  return [...counts].flatMap(([ref, list]) => (list.length > 1 ? [`${ref} has ${list.length} payments`] : []))
}

/** Amounts are unique within a tenant, so an effect belongs to the payment with its amount. */
function unmatched(receipts: readonly Receipt[], effects: readonly Effect[]): string[] {
  const counts = new Map(receipts.map((receipt) => [receipt.vesAmount.toFixed(2), { receipt, effects: 0 }]))
  const strays = effects.flatMap(({ amount, direction }) => {
    const found = counts.get(amount)
    if (!found || direction === 'out') return [`the bank moved ${amount} (${direction}) for no payment`]
    found.effects += 1
    return []
  })
  const wrong = [...counts.values()].flatMap(({ receipt: { externalRef, status }, effects: count }) => {
    if (count > 1) return [`${externalRef} was charged ${count} times`]
    if (status === 'COMPLETED' && count === 0) return [`${externalRef} is COMPLETED and nothing was charged`]
    if (status === 'FAILED' && count === 1) return [`${externalRef} is FAILED and was charged`]
    return []
  })
  return [...strays, ...wrong]
}

/** A key always replays the same response; a payment that was PENDING may have advanced since. */
function changed(
  { externalRef, intent, receipt }: LoadPayment,
  replay: { intent: unknown; receipt: unknown },
): string[] {
  const requests: [what: string, first: unknown, again: unknown][] = [
    ['request', intent, replay.intent],
    ['execution', receipt, replay.receipt],
  ]
  return requests.flatMap(([what, first, again]) =>
    isDeepStrictEqual(first, again)
      ? []
      : [`the ${what} of ${externalRef} has another response: ${JSON.stringify(first)}, then ${JSON.stringify(again)}`],
  )
}

/**
 * A payment may be announced as PENDING twice, for different reasons; completed, failed and reversed are announced
 * once.
 */
function repeated(arrivals: readonly Arrival[]): string[] {
  const final = arrivals.filter(({ event }) => event !== 'payment.pending')
  const byEvent = Map.groupBy(arrivals, ({ tenant, eventId }) => `${tenant} ${eventId}`)
  const byPayment = Map.groupBy(final, ({ event, paymentId }) => `${event} of ${paymentId}`)
  return [...byEvent, ...byPayment].flatMap(([what, list]) =>
    list.length > 1 ? [`event ${what} arrived ${list.length} times`] : [],
  )
}
