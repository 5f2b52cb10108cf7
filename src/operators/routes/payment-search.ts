import { writeAudit } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { periodOf } from '../../foundation/query.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { findForOperator, type OperatorPayment } from '../../payments/admin/resolve.ts'
import { searchForOperator } from '../../payments/admin/search.ts'
import { readTotals, totalsOf } from '../../payments/admin/totals.ts'
import { paymentView } from '../../payments/admin/view.ts'
import { statuses } from '../../payments/payment.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, tenantFilter, uuid } from '../schema.ts'
import { paymentFilter } from './payment-filter.ts'
import { Payer, Payment } from './payment-schema.ts'

const Sum = Type.Object({ count: Type.Integer(), usdAmount: Type.String(), vesAmount: Type.String() })

/** Totals of the filtered payments: money in and money out, never added together. */
export const Totals = Type.Object({
  /** Status of the payments that are added up: that of the filter, or COMPLETED. */
  status: Type.Enum(statuses),
  in: Sum,
  out: Sum,
  /** False where more payments match than are added up; the sums are then those of a part. */
  isComplete: Type.Boolean(),
})
export type Totals = Static<typeof Totals>

export const TotalsQuery = Type.Object({ ...tenantFilter, ...paymentFilter })
export type TotalsQuery = Static<typeof TotalsQuery>

/**
 * Search by what a customer reads out: a phone or document in any spelling, or the end of a bank reference; also by payment
 * id, reference of the tenant or operation id. A body, because proxies log the query of an address.
 */
export const PaymentSearch = Type.Object({
  ...tenantFilter,
  ...paymentFilter,
  q: Type.String({ minLength: 1, maxLength: 128 }),
})
export type PaymentSearch = Static<typeof PaymentSearch>

export const FoundPayments = Type.Object({
  /** Newest first. */
  items: Type.Array(Payment),
  /** False where more payments match than are shown. */
  isComplete: Type.Boolean(),
  totals: Totals,
})
export type FoundPayments = Static<typeof FoundPayments>

const PaymentPath = Type.Object({ paymentId: uuid() })

export function paymentSearchRoutes(context: AdminContext): AdminRoute[] {
  const { database, random } = context
  return [
    adminRoute('POST /payments/search', {
      body: PaymentSearch,
      answer: FoundPayments,
      async handle({ body: { mode, q, status, method, ...times }, tenantId, language }) {
        const query = { livemode: isLive(mode), tenantId, status, method, ...periodOf(times, language) }
        const { payments, isComplete } = await searchForOperator(context, { ...query, text: q })
        return {
          items: payments.slice(0, limits.shownSearchResults).map(paymentView),
          isComplete: isComplete && payments.length <= limits.shownSearchResults,
          totals: totalsOf(
            payments.map(({ payment }) => payment),
            { status, isComplete },
          ),
        }
      },
    }),
    adminRoute('GET /payments/totals', {
      query: TotalsQuery,
      answer: Totals,
      async handle({ query: { mode, status, method, ...times }, tenantId, language }) {
        return readTotals(context, { livemode: isLive(mode), tenantId, status, method, ...periodOf(times, language) })
      },
    }),
    adminRoute('POST /payments/{paymentId}/payer', {
      params: PaymentPath,
      answer: Payer,
      async handle({ params: { paymentId }, tenantId, actor }) {
        const { scope, payment } = await findPayment(context, paymentId, tenantId)
        await writeAudit(database, random, {
          actor,
          action: 'payment.show_payer',
          tenantId: scope.tenantId,
          subject: paymentId,
          details: { livemode: scope.livemode },
        })
        const { chargeId: _ofTheBank, ...payer } = payment.payer
        return payer
      },
    }),
  ]
}

/** Payments of another tenant are reported as not found. */
export async function findPayment(
  context: Pick<AdminContext, 'database' | 'encryption'>,
  paymentId: string,
  tenantId: string | undefined,
): Promise<OperatorPayment> {
  const found = await findForOperator(context, paymentId)
  if (!found || (tenantId !== undefined && found.scope.tenantId !== tenantId))
    throw new GatewayError('payment_not_found')
  return found
}
