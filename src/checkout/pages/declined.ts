import type { FailureCause, Notice } from '../../../checkout/view.ts'
import { isHyphenatedUuid } from '../../foundation/uuid.ts'
import { customerMessage } from '../../payments/customer-messages.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Visit } from './visit.ts'

/** The notice that the address of a form names: a charge of this session that was declined, or a bank that is away. */
export async function declinedNotice(visit: Visit): Promise<Notice | undefined> {
  const { query } = visit
  if (query['notice'] === 'unavailable') return { kind: 'bank_unavailable' }
  const paymentId = query['declined'] ?? ''
  return isHyphenatedUuid(paymentId) ? failureNotice(visit, paymentId) : undefined
}

/** The notice for a charge of this session that failed. */
export async function failureNotice(visit: Visit, paymentId: string | null): Promise<Notice | undefined> {
  const { collecting, caller, session, language } = visit
  const payment = paymentId === null ? undefined : await collecting.find(caller.scope, paymentId)
  if (!payment || payment.checkoutSessionId !== session.sessionId || payment.failureCode === null) return undefined
  const text = customerMessage(payment, payment.failureCode)[language]
  return { kind: causeOf(payment) === 'not_found' ? 'charge_not_found' : 'declined', text }
}

const causes: Partial<Record<string, FailureCause>> = {
  MOVEMENT_NOT_FOUND: 'not_found',
  INTENT_EXPIRED: 'expired',
  CANCELED_BY_TENANT: 'canceled',
}

export function causeOf({ failureCode }: Pick<Payment, 'failureCode'>): FailureCause {
  return causes[failureCode ?? ''] ?? 'declined'
}
