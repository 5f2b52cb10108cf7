import type { Notice, PayTo } from '../../../checkout/view.ts'
import { findBank } from '../../banks/directory.ts'
import { limits } from '../../foundation/limits.ts'
import { fixed2 } from '../../foundation/money.ts'
import { ownData } from '../../payments/new-payment.ts'
import type { Payer, Payment } from '../../payments/payment.ts'
import { priceOfPayment } from '../price.ts'
import { banksFor, createReader, knownValues, valuesOf } from './forms.ts'
import { isBankAway, orInProgress, tooMany } from './refusals.ts'
import {
  addressOf,
  callOf,
  confirmedPrice,
  currentPrice,
  type Result,
  sessionPage,
  type Shown,
  toSession,
  type Visit,
} from './visit.ts'

/** Whether money can still be requested or is awaited. */
export const isPayable = ({ session: { status } }: Visit) => status === 'OPEN' || status === 'PARTIALLY_PAID'

/** Whether money that arrives no longer pays the request: it was canceled, or its late period is over. */
export function isRequestOver({ now }: Visit, { status, failureCode, expiresAt }: Payment): boolean {
  if (status !== 'FAILED') return false
  const lateUntil = (expiresAt?.getTime() ?? 0) + limits.requestLateSeconds * 1000
  return failureCode !== 'INTENT_EXPIRED' || lateUntil <= now().getTime()
}

/** The form, or where to pay once the request exists. */
export async function showPagoMovil(visit: Visit, shown: Shown = {}): Promise<Result> {
  if (!isPayable(visit)) return toSession(visit)
  const request = await findRequest(visit)
  if (request && isRequestOver(visit, request)) return toSession(visit)
  if (request) return { page: await waitingPage(visit, request, shown), status: shown.status ?? 200 }
  const { session, form } = visit
  return {
    status: shown.status ?? 200,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'pago_movil',
      banks: banksFor('p2p'),
      values: Object.keys(form).length === 0 ? knownValues(session.customer) : valuesOf(form),
      invalid: shown.invalid ?? [],
      ...(shown.notice ? { notice: shown.notice } : {}),
    },
  }
}

export async function waitingPage(visit: Visit, request: Payment, { invalid = [], notice }: Shown = {}) {
  const { registry, caller, form, session, collecting } = visit
  const accounts = await registry.receiving(caller.scope)
  const awaited = await collecting.accountsOf(caller.scope, request.paymentId)
  // Money on an account that the merchant added since would pay nothing.
  const payable = accounts.filter(({ accountId }) => awaited.some((each) => each.equals(accountId)))
  const payTo: PayTo[] = payable.map(({ bankCode, phone, document, name }) => ({
    bankCode,
    bankName: findBank(bankCode)?.name ?? bankCode,
    phone,
    document,
    name: name ?? caller.tenantName,
  }))
  const { receivedVesAmount: received, vesAmount, expiresAt } = request
  const shown = notice ?? savedNotice(visit)
  return {
    ...(await sessionPage(visit, await priceOfPayment(visit.rates, request))),
    kind: 'pago_movil_waiting' as const,
    payTo,
    ...(received === null ? {} : { received: fixed2(received), remaining: fixed2(vesAmount.minus(received)) }),
    requestExpiresAt: (expiresAt ?? session.expiresAt).toISOString(),
    values: valuesOf(form),
    invalid,
    ...(shown ? { notice: shown } : {}),
  }
}

/** The notice after a reference was reported. */
export function savedNotice({ query }: Visit): Notice | undefined {
  return query['notice'] === 'saved' ? { kind: 'reference_saved' } : undefined
}

/** Requests the transfer, once per session. */
export async function requestPagoMovil(visit: Visit): Promise<Result> {
  if (!isPayable(visit)) return toSession(visit)
  const { session, form, attempts, caller, address, collecting } = visit
  const here: Result = { redirect: addressOf(visit, '/pago-movil') }
  if (session.requestId !== null) return here
  const reader = createReader(form)
  const payer: Payer = {
    ...(reader.text('document') === '' ? {} : { document: reader.document() }),
    ...(reader.text('phone') === '' ? {} : { phone: reader.phone() }),
    ...(reader.text('bank') === '' ? {} : { bankCode: reader.bank('p2p') }),
  }
  if (reader.invalid.length > 0) return showPagoMovil(visit, { invalid: reader.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return showPagoMovil(visit, { notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  const minutes = await attempts.count(caller.scope, { kind: 'key', sessionId: session.sessionId, address })
  if (minutes !== undefined) return showPagoMovil(visit, tooMany(minutes))
  const seconds = Math.max(1, Math.floor((session.expiresAt.getTime() - visit.now().getTime()) / 1000))
  try {
    return await orInProgress(
      visit,
      async () => {
        await collecting.openRequest(callOf(visit), {
          amount: { ves: confirmed.price.ves },
          payer,
          ...ownData(session),
          reference: undefined,
          seconds,
        })
        return here
      },
      here,
    )
  } catch (error) {
    if (!isBankAway(error)) throw error
    return showPagoMovil(visit, { notice: { kind: 'bank_unavailable' }, status: 503 })
  }
}

/** The request of the session that is open, was paid in part or expired. */
export async function findRequest({ session, collecting, caller }: Visit): Promise<Payment | undefined> {
  return session.requestId === null ? undefined : collecting.find(caller.scope, session.requestId)
}
