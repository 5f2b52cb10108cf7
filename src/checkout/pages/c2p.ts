import type { Notice } from '../../../checkout/view.ts'
import type { Party } from '../../banks/bank.ts'
import { findBank } from '../../banks/directory.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { Secret } from '../../foundation/secret.ts'
import { customerMessage } from '../../payments/customer-messages.ts'
import { ownData } from '../../payments/new-payment.ts'
import type { Payment } from '../../payments/payment.ts'
import { priceOfPayment } from '../price.ts'
import { causeOf } from './declined.ts'
import { banksFor, bankOf, createReader, knownValues, valuesOf } from './forms.ts'
import { isBankAway, orInProgress, tooMany } from './refusals.ts'
import {
  addressOf,
  callOf,
  confirmedPrice,
  currentPrice,
  isOpen,
  type Result,
  sessionPage,
  type Shown,
  toSession,
  type Visit,
} from './visit.ts'

/** C2P, step 1: the form. */
export async function showC2p(visit: Visit, { invalid = [], notice, status = 200 }: Shown = {}): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const { session, form, query } = visit
  const isFirst = Object.keys(form).length === 0
  const away: Notice | undefined = query['notice'] === 'unavailable' ? { kind: 'bank_unavailable' } : undefined
  const shown = notice ?? away
  return {
    status,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'c2p',
      banks: banksFor('c2p'),
      values: isFirst ? knownValues(session.customer) : valuesOf(form),
      invalid,
      ...(shown ? { notice: shown } : {}),
    },
  }
}

/** Step 1 sent: fixes the amount and, where the tenant's bank can, has the key sent to the customer. */
export async function beginC2p(visit: Visit): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const reader = createReader(visit.form)
  const payer = reader.payer('c2p')
  if (reader.invalid.length > 0) return showC2p(visit, { invalid: reader.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return showC2p(visit, { notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  return createIntent(visit, payer, confirmed.price.ves, (shown) => showC2p(visit, shown))
}

async function createIntent(
  visit: Visit,
  payer: Party,
  ves: Payment['vesAmount'],
  refuse: (shown: Shown) => Promise<Result>,
): Promise<Result> {
  const { attempts, caller, session, address, collecting } = visit
  const { sessionId } = session
  const minutes = await attempts.count(caller.scope, { kind: 'key', sessionId, payer: payer.phone, address })
  if (minutes !== undefined) return refuse(tooMany(minutes))
  try {
    const answer = await collecting.createIntent(callOf(visit), { amount: { ves }, payer, ...ownData(session) })
    const { intentId, otpRequested } = answer.body as { intentId: string; otpRequested: boolean }
    return { redirect: addressOf(visit, `/c2p/${intentId}`, otpRequested ? { key: 'sent' } : {}) }
  } catch (error) {
    if (!isBankAway(error)) throw error
    return refuse({ notice: { kind: 'bank_unavailable' }, status: 503 })
  }
}

/** Step 2: the key, or how the charge ended. */
export async function showC2pKey(visit: Visit, paymentId: string, shown: Shown = {}): Promise<Result> {
  const payment = await findIntent(visit, paymentId)
  if (!isOpen(visit)) return toSession(visit)
  const { bankCode = '', phone = '' } = payment.payer
  const page = await sessionPage(visit, await priceOfPayment(visit.rates, payment))
  if (payment.stage === 'intent') {
    const isAway = visit.query['notice'] === 'unavailable'
    const notice = shown.notice ?? (isAway ? ({ kind: 'bank_unavailable' } as const) : undefined)
    return {
      status: shown.status ?? 200,
      page: {
        ...page,
        kind: 'c2p_token',
        paymentId,
        bank: bankOf(bankCode),
        tokenHint: findBank(bankCode)?.tokenHint?.[visit.language] ?? '',
        keyRequested: visit.query['key'] === 'sent',
        phone,
        keyExpiresAt: (payment.expiresAt ?? visit.session.expiresAt).toISOString(),
        values: {},
        invalid: shown.invalid ?? [],
        ...(notice ? { notice } : {}),
      },
    }
  }
  if (payment.status !== 'FAILED' || payment.failureCode === null) return toSession(visit)
  const text = customerMessage(payment, payment.failureCode)[visit.language]
  return {
    page: { ...page, kind: 'c2p_declined', paymentId, text, bank: bankOf(bankCode), cause: causeOf(payment) },
  }
}

/** Step 2 sent: charges. */
export async function chargeC2p(visit: Visit, paymentId: string): Promise<Result> {
  const payment = await findIntent(visit, paymentId)
  if (!isOpen(visit)) return toSession(visit)
  const reader = createReader(visit.form)
  const token = new Secret(reader.matching('token', /^\d{6,8}$/))
  if (reader.invalid.length > 0) return showC2pKey(visit, paymentId, { invalid: reader.invalid, status: 422 })
  const { attempts, caller, address, collecting } = visit
  const payer = partyOf(payment)
  const { sessionId } = visit.session
  const minutes = await attempts.count(caller.scope, { kind: 'charge', sessionId, payer: payer.phone, address })
  if (minutes !== undefined) return showC2pKey(visit, paymentId, tooMany(minutes))
  const execution = { intentId: paymentId, payer, token, usdAmount: undefined, externalRef: undefined }
  return orInProgress(visit, async () => {
    try {
      const { status } = await collecting.executeIntent(callOf(visit), execution)
      return status === 201 ? toSession(visit) : { redirect: addressOf(visit, `/c2p/${paymentId}`) }
    } catch (error) {
      // Charged or expired meanwhile: its own page shows which.
      if (error instanceof GatewayError && error.code === 'intent_not_found') {
        return { redirect: addressOf(visit, `/c2p/${paymentId}`) }
      }
      if (!isBankAway(error)) throw error
      return { redirect: addressOf(visit, `/c2p/${paymentId}`, { notice: 'unavailable' }) }
    }
  })
}

/** After a refusal: a new key for the same customer and amount. */
export async function tryC2pAgain(visit: Visit, paymentId: string): Promise<Result> {
  const payment = await findIntent(visit, paymentId)
  if (!isOpen(visit)) return toSession(visit)
  if (payment.status !== 'FAILED') return { redirect: addressOf(visit, `/c2p/${paymentId}`) }
  const price = await currentPrice(visit)
  if (!price.ves.eq(payment.vesAmount)) {
    const before = payment.vesAmount.toFixed(2)
    return showC2p(visit, { notice: { kind: 'amount_changed', before }, status: 409 })
  }
  return createIntent(visit, partyOf(payment), price.ves, (shown) => showC2p(visit, shown))
}

/** A C2P payment of this session. */
async function findIntent({ collecting, caller, session }: Visit, paymentId: string): Promise<Payment> {
  const payment = await collecting.find(caller.scope, paymentId)
  if (payment?.method !== 'C2P' || payment.checkoutSessionId !== session.sessionId) throw new GatewayError('not_found')
  return payment
}

function partyOf({ payer: { document = '', phone = '', bankCode = '' } }: Payment): Party {
  return { document, phone, bankCode }
}
