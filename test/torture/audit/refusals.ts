import type { Finding } from '../observations.ts'
import type { Records, StoredPayment } from './records.ts'
import { groupsOf } from './groups.ts'

/** Asked for without a key and refused with 503: nothing was done, for the caller is free to ask again. */
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
          message: `${what} was only ever refused with 503, and there is ${states.join(', ')}`,
          paymentIds: done.map(({ paymentId }) => paymentId),
          operations: [operation],
        },
      ]
    })
}

/** How far the gateways' idea of the database's time may be off. */
const TOLERANCE_MS = 1_000

/** An intent can be executed until its time is over. */
export function intentsExpireOnTime({ payments }: Records): Finding[] {
  return payments
    .filter(({ failureCode, updatedMs, expiresMs }) => {
      return failureCode === 'INTENT_EXPIRED' && expiresMs !== null && updatedMs < expiresMs - TOLERANCE_MS
    })
    .map(({ paymentId, updatedMs, expiresMs }) => ({
      message: `${paymentId} expired ${Math.round(((expiresMs ?? 0) - updatedMs) / 1_000)} s before its time`,
      paymentIds: [paymentId],
    }))
}

const HOUR_MS = 3_600_000

/** Caracas is four hours behind Greenwich all year. */
const caracasDay = (ms: number) => Math.floor((ms - 4 * HOUR_MS) / (24 * HOUR_MS))

/** With real money absence proves nothing before an hour is over and the next day in Caracas has begun. */
export function notFoundOnlyAfterTheNextDay({ payments }: Records): Finding[] {
  return payments
    .filter(({ livemode, failureCode }) => livemode && failureCode === 'MOVEMENT_NOT_FOUND')
    .filter(({ method, updatedMs, submittedMs }) => {
      if (method !== 'C2P' || submittedMs === null) return false
      return updatedMs - submittedMs < HOUR_MS || caracasDay(updatedMs) <= caracasDay(submittedMs)
    })
    .map(({ paymentId, updatedMs, submittedMs }) => ({
      message: `${paymentId} counts as not found ${Math.round((updatedMs - (submittedMs ?? 0)) / 1_000)} s after its call`,
      paymentIds: [paymentId],
    }))
}
