import { createHmac } from 'node:crypto'
import type { Finding } from '../observations.ts'
import { ownersIn } from '../tenants/people.ts'
import { isRequest } from './incoming.ts'
import type { Records, StoredPayment, TimelineRow } from './records.ts'

/** Every announced transition is in the timeline exactly once. */
export function oneEventPerTransition({ payments, timeline }: Records): Finding[] {
  const byPayment = Map.groupBy(timeline, ({ paymentId }) => paymentId)
  return payments.flatMap((payment) => {
    const rows = byPayment.get(payment.paymentId) ?? []
    const counted = (event: string) => rows.filter((row) => row.event === event).length
    const expected = expectedEvents(payment, rows)
    const wrong = Object.entries(expected).filter(([event, times]) => counted(event) !== times)
    const pending = pendingProblem(payment, rows)
    const problems = [
      ...wrong.map(([event, times]) => `${event} ${counted(event)} times instead of ${times}`),
      ...pending,
    ]
    if (problems.length === 0) return []
    const steps = rows.map(({ type }) => type).join(', ')
    return [{ message: `${payment.paymentId}: ${problems.join('; ')} (${steps})`, paymentIds: [payment.paymentId] }]
  })
}

/**
 * If nothing was sent to the bank, the caller gets 503 and there is no event, unless the payment is part of a
 * disbursement.
 */
function expectedEvents(payment: StoredPayment, rows: TimelineRow[]): Record<string, number> {
  const { status, paidLate } = payment
  const isNotSent = payment.failureCode === 'BANK_NOT_REACHED' && payment.batchId === null
  // The caller of a payout that waited for approval has its id.
  const isUnannounced =
    isNotSent && !rows.some(({ event, type }) => event === 'payment.pending' || type === 'approval_requested')
  return {
    'payment.completed': status === 'COMPLETED' || status === 'REVERSED' ? 1 : 0,
    // A request paid late had expired before.
    'payment.failed': (status === 'FAILED' && !isUnannounced) || paidLate ? 1 : 0,
    'payment.reversed': status === 'REVERSED' ? 1 : 0,
  }
}

/** An intent and a request are announced when they are created; each call announces at most once that it left its payment pending. */
function pendingProblem(payment: StoredPayment, rows: TimelineRow[]): string[] {
  const pending = rows.filter(({ event }) => event === 'payment.pending')
  const created = pending.filter(({ type }) => type === 'created').length
  const pendingByCalls = pending.length - created
  // The approval of a payout is the claim of its call; the parts of a disbursement are only queued by it.
  const calls = rows.filter(
    ({ type }) => type === 'submitted' || (type === 'approved' && payment.batchId === null),
  ).length
  return [
    ...(created === (payment.method === 'C2P' || isRequest(payment) ? 1 : 0)
      ? []
      : [`announced as created ${created} times`]),
    ...(pendingByCalls <= calls ? [] : [`left pending ${pendingByCalls} times by ${calls} calls`]),
  ]
}

/** Recorded, but sent only to endpoints that ask for it, which those of the run do not. */
const SENT_ON_REQUEST = 'payment.canceled'

/** An endpoint registered during the whole run has a delivery of each event; no endpoint has any other. */
export function everyEventIsQueuedOnce({ tenants, timeline, deliveries, movements }: Records): Finding[] {
  const unmatched = new Set(movements.map(({ movementId }) => withoutTime(movementId)))
  const announced = timeline.filter(({ event }) => event !== null)
  const known = new Map(announced.map(({ eventId, tenant }) => [eventId, tenant]))
  const foreign = deliveries.filter(
    ({ eventId, tenant, event }) =>
      event !== 'notification.test' &&
      // The event has the movement's id with the time of the report, and goes to all tenants of its account.
      !(event === 'movement.unmatched' && unmatched.has(withoutTime(eventId))) &&
      (known.get(eventId) !== tenant || event === SENT_ON_REQUEST),
  )
  const missing = tenants.flatMap(({ index, endpoints }) =>
    endpoints
      .filter(({ state }) => state === 'stable')
      .flatMap(({ id }) => {
        const has = new Set(deliveries.filter(({ endpointId }) => endpointId === id).map(({ eventId }) => eventId))
        return announced.filter(
          ({ tenant, eventId, event }) => tenant === index && event !== SENT_ON_REQUEST && !has.has(eventId),
        )
      }),
  )
  return [
    ...foreign.map(({ eventId, endpointId }) => ({
      message: `endpoint ${endpointId} has an event that it must not get: ${eventId}`,
    })),
    ...missing.map(({ eventId, event, paymentId }) => ({
      message: `${event} (${eventId}) was not queued for an endpoint registered during the whole run`,
      paymentIds: [paymentId],
    })),
  ]
}

/** A UUID of version 7 begins with 12 digits of its time, in two groups. */
function withoutTime(id: string): string {
  return id.slice('xxxxxxxx-xxxx'.length)
}

/** Each event reaches an endpoint at most once, and the delivery log has its result. */
export function atMostOneRequestPerEvent({ tenants, deliveries, arrivals, timeline }: Records): Finding[] {
  const pathOf = new Map(tenants.flatMap(({ endpoints }) => endpoints.map(({ id, path }) => [id, path])))
  const paymentOf = new Map(timeline.map(({ eventId, paymentId }) => [eventId, paymentId]))
  const arrived = Map.groupBy(arrivals, ({ path, eventId }) => `${path} ${eventId}`)
  const named = (eventId: string) => {
    const paymentId = paymentOf.get(eventId)
    return paymentId === undefined ? {} : { paymentIds: [paymentId] }
  }
  const queued = new Set(deliveries.map(({ endpointId, eventId }) => `${pathOf.get(endpointId)} ${eventId}`))
  return [
    ...[...arrived]
      .filter(([, requests]) => requests.length > 1)
      .map(([name, requests]) => ({
        message: `${name} arrived ${requests.length} times`,
        ...named(requests[0]?.eventId ?? ''),
      })),
    ...[...arrived.keys()]
      .filter((name) => !queued.has(name))
      .map((name) => ({ message: `${name} arrived without a queued delivery` })),
    ...deliveries
      .filter(({ state }) => state === 'queued' || state === 'sending')
      .map(({ eventId, endpointId, state }) => ({
        message: `${eventId} is still ${state} for ${endpointId}`,
        ...named(eventId),
      })),
    ...deliveries
      .filter(({ endpointId, eventId, responseStatus }) => {
        return responseStatus !== null && !arrived.has(`${pathOf.get(endpointId)} ${eventId}`)
      })
      .map(({ endpointId, eventId }) => ({
        message: `${eventId} is logged as answered by ${endpointId} and never arrived`,
        ...named(eventId),
      })),
  ]
}

/** Difference between signature time and receiver clock that Standard Webhooks tolerates. */
const TOLERANCE_SECONDS = 300

/** Deliveries are signed with a secret of their endpoint, at an acceptable time, and concern only their tenant. */
export function arrivalsAreGenuine({ arrivals, observations, tenants }: Records): Finding[] {
  const ownerOf = new Map(tenants.flatMap(({ index, endpoints }) => endpoints.map(({ path }) => [path, index])))
  return arrivals.flatMap(({ path, eventId, signature, body, signedSeconds, receivedSeconds }) => {
    const secrets = [...(observations.signingSecrets.get(path) ?? [])]
    const isSigned = secrets.some((secret) => signature === signatureOf(secret, body))
    const owner = ownerOf.get(path)
    const sharing = body.includes('"movement.unmatched"') ? sharingOf(tenants, owner) : new Set([owner])
    const foreign = [...ownersIn(body)].filter((found) => !sharing.has(found))
    const apartSeconds = Math.round(Math.abs(signedSeconds - receivedSeconds))
    const isTimely = apartSeconds <= TOLERANCE_SECONDS
    return [
      ...(isTimely ? [] : [{ message: `${path} ${eventId} was signed ${apartSeconds} s before or after its receipt` }]),
      ...(isSigned ? [] : [{ message: `${path} ${eventId} is signed with none of its ${secrets.length} secrets` }]),
      ...(foreign.length === 0
        ? []
        : [{ message: `${path} ${eventId} contains data of tenant ${foreign.join(', ')}` }]),
    ]
  })
}

/** Tenants that use the bank account of this one: all of them are notified of unmatched money there. */
function sharingOf(tenants: Records['tenants'], owner: number | undefined): Set<number | undefined> {
  const own = tenants.find(({ index }) => index === owner)
  return new Set(tenants.filter(({ bnc }) => bnc === own?.bnc).map(({ index }) => index))
}

function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
