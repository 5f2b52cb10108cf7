import type { Finding } from '../observations.ts'
import type { Records, StoredPayment } from './records.ts'
import { groupsOf } from './groups.ts'

/** A keyless request that was only ever refused with 503 had no effect: the caller may repeat it. */
export function refusedRequestsHadNoEffect(records: Records): Finding[] {
  const moved = new Set(
    groupsOf(records).flatMap(({ payments, effects }) =>
      effects.length > 0 ? payments.map(({ paymentId }) => paymentId) : [],
    ),
  )
  const isDone = (payment: StoredPayment) =>
    payment.status === 'COMPLETED' ||
    payment.status === 'REVERSED' ||
    (payment.status === 'PENDING' && payment.stage !== 'intent') ||
    moved.has(payment.paymentId)
  const isReversedOrReversing = ({ status, reversalStage }: StoredPayment) =>
    status === 'REVERSED' || reversalStage !== null
  return [...records.observations.refusals.values()]
    .filter(({ refused, others }) => refused > 0 && others === 0)
    .flatMap(({ tenant, externalRef, reverses, what, operation }) => {
      const ofTenant = records.payments.filter((payment) => payment.tenant === tenant)
      const done =
        reverses === undefined
          ? ofTenant.filter((payment) => payment.externalRef === externalRef && isDone(payment))
          : ofTenant.filter((payment) => payment.paymentId === reverses && isReversedOrReversing(payment))
      if (done.length === 0) return []
      const states = done.map(({ paymentId, status, stage }) => `${paymentId} ${status} ${stage ?? ''}`.trim())
      return [
        {
          message: `${what} was only ever refused with 503, and had an effect: ${states.join(', ')}`,
          paymentIds: done.map(({ paymentId }) => paymentId),
          operations: [operation],
        },
      ]
    })
}

/** Tolerance between the gateways' and the database's time. */
const TOLERANCE_MS = 1_000

/** No intent expires early. */
export function intentsExpireOnTime({ payments }: Records): Finding[] {
  return payments
    .filter(({ failureCode, updatedMs, expiresMs }) => {
      return failureCode === 'INTENT_EXPIRED' && expiresMs !== null && updatedMs < expiresMs - TOLERANCE_MS
    })
    .map(({ paymentId, updatedMs, expiresMs }) => ({
      message: `${paymentId} expired ${Math.round(((expiresMs ?? 0) - updatedMs) / 1_000)} s early`,
      paymentIds: [paymentId],
    }))
}

const HOUR_MS = 3_600_000

/** Caracas is UTC−4 all year. */
const caracasDay = (ms: number) => Math.floor((ms - 4 * HOUR_MS) / (24 * HOUR_MS))

/** In live mode absence proves nothing until an hour has passed and the next day in Caracas has begun. */
export function notFoundOnlyAfterTheNextDay({ payments }: Records): Finding[] {
  return payments
    .filter(({ livemode, failureCode }) => livemode && failureCode === 'MOVEMENT_NOT_FOUND')
    .filter(({ method, updatedMs, submittedMs }) => {
      if (method !== 'C2P' || submittedMs === null) return false
      return updatedMs - submittedMs < HOUR_MS || caracasDay(updatedMs) <= caracasDay(submittedMs)
    })
    .map(({ paymentId, updatedMs, submittedMs }) => ({
      message: `${paymentId} was declared not found ${Math.round((updatedMs - (submittedMs ?? 0)) / 1_000)} s after its call`,
      paymentIds: [paymentId],
    }))
}
