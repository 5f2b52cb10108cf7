import { localised } from '../../../checkout/addresses.ts'
import type { Form, Method } from '../../../checkout/view.ts'
import { fixed2 } from '../../foundation/money.ts'
import { type Link, linkState } from '../link-store.ts'
import type { Payment } from '../../payments/payment.ts'
import { priceOfPayment } from '../price.ts'
import { failureNotice } from './declined.ts'
import { valuesOf } from './forms.ts'
import { findRequest, isRequestOver, savedNotice, waitingPage } from './pago-movil.ts'
import { addressOf, currentPrice, type Result, sessionPage, type Shown, type Visit } from './visit.ts'

export const methodOf: Partial<Record<Payment['method'], Method>> = {
  C2P: 'c2p',
  PAGO_MOVIL: 'pago_movil',
  DEBITO_INMEDIATO: 'debit',
  VPOS: 'card',
}

/** The session's own page: the choice of a method, or how far the payment is. */
export async function showSession(visit: Visit): Promise<Result> {
  const { session } = visit
  switch (session.status) {
    case 'PAID':
      return paidPage(visit)
    case 'PROCESSING':
      return processingPage(visit)
    case 'PARTIALLY_PAID':
      return partlyPaidPage(visit)
    case 'OPEN':
      return choicePage(visit)
    case 'EXPIRED':
    case 'CANCELED':
      return endedPage(visit)
  }
}

/** The page that follows a state by itself; a session with an open request waits for its transfer. */
export async function followedPage(visit: Visit): Promise<Result> {
  const { status } = visit.session
  const request = status === 'OPEN' || status === 'PARTIALLY_PAID' ? await findRequest(visit) : undefined
  return request && !isRequestOver(visit, request) ? { page: await waitingPage(visit, request) } : showSession(visit)
}

/** The choice of a method. After a charge that failed it says so: its page may have warned not to pay again. */
async function choicePage(visit: Visit): Promise<Result> {
  const link = await linkOf(visit)
  // Paid late in another session: the link's page says so.
  if (link?.isShared && link.paid > 0) return { redirect: localised(`/l/${link.slug}`, visit.language) }
  const failure = await failureNotice(visit, visit.session.failedId)
  // The reason is about the account of the person who paid, and anybody with the link can open this page.
  const notice = link?.isShared && failure?.kind === 'declined' ? ({ kind: 'earlier_failed' } as const) : failure
  const page = { ...(await sessionPage(visit, await currentPrice(visit))), kind: 'methods' } as const
  return { page: notice ? { ...page, notice } : page }
}

async function paidPage(visit: Visit): Promise<Result> {
  const { session, checkout, collecting, caller } = visit
  const payment = await collecting.find(caller.scope, session.paidBy ?? '')
  if (!payment) throw new Error('the payment of a paid session was not found')
  const { receivedVesAmount: received, vesAmount, bankReference } = payment
  const isOver = payment.method === 'PAGO_MOVIL' && received !== null && received.gt(vesAmount)
  return {
    page: {
      ...(await sessionPage(visit, await priceOfPayment(visit.rates, payment))),
      kind: 'paid',
      paidAt: (session.paidAt ?? payment.updatedAt).toISOString(),
      method: methodOf[payment.method] ?? 'c2p',
      ...(bankReference === null ? {} : { reference: bankReference }),
      receiptUrl: `/r/${checkout.tokens.receiptOf(session.token)}`,
      ...(isOver ? { overpaid: fixed2(received.minus(vesAmount)) } : {}),
      paidLate: payment.paidLate,
      reversed: payment.status === 'REVERSED',
    },
  }
}

async function processingPage(visit: Visit): Promise<Result> {
  const { session, collecting, caller } = visit
  const payment = session.chargeId === null ? undefined : await collecting.find(caller.scope, session.chargeId)
  if (!payment) throw new Error('the charge of a session in progress was not found')
  return {
    page: {
      ...(await sessionPage(visit, await priceOfPayment(visit.rates, payment))),
      kind: 'unknown_outcome',
      method: methodOf[payment.method] ?? 'c2p',
      since: (payment.submittedAt ?? payment.createdAt).toISOString(),
      needsReview: payment.stage === 'attention' || payment.status === 'FAILED',
      paymentId: payment.paymentId,
    },
  }
}

/** Where to pay the rest, as long as it can be paid. */
async function partlyPaidPage(visit: Visit): Promise<Result> {
  const request = await findRequest(visit)
  return request && isRequestOver(visit, request) ? endedPage(visit) : { redirect: addressOf(visit, '/pago-movil') }
}

/**
 * After a part of the money no new payment is offered: it would ask for all of it. As long as a transfer that was sent before
 * the end still pays the session, the customer can report its reference.
 */
export async function endedPage(visit: Visit, shown: Shown = {}): Promise<Result> {
  const kind = visit.session.status === 'CANCELED' ? 'canceled' : 'expired'
  const request = await findRequest(visit)
  const received = request?.receivedVesAmount ?? null
  const status = shown.status ?? 200
  const page = { ...(await sessionPage(visit, await currentPrice(visit))), kind } as const
  if (received !== null) return { status, page: { ...page, received: fixed2(received) } }
  const link = await linkOf(visit)
  const newSessionUrl = link && linkState(link, visit.now()) === 'open' ? `/l/${link.slug}` : undefined
  const isAwaited = request !== undefined && !isRequestOver(visit, request) && page.methods.includes('pago_movil')
  return {
    status,
    page: {
      ...page,
      ...(newSessionUrl === undefined ? {} : { newSessionUrl }),
      ...(isAwaited ? { report: reportForm(visit, shown) } : {}),
    },
  }
}

function reportForm(visit: Visit, { invalid = [], notice = savedNotice(visit) }: Shown): Form {
  return { values: valuesOf(visit.form), invalid, ...(notice ? { notice } : {}) }
}

/** The link that the session began from. */
async function linkOf({ session, checkout, caller }: Visit): Promise<Link | undefined> {
  return session.linkId === null ? undefined : checkout.links.find(caller.scope, session.linkId)
}
