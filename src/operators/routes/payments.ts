import { type ErrorDetail, GatewayError } from '../../foundation/errors.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { periodOf } from '../../foundation/query.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { explainFailure } from '../../payments/failure-texts.ts'
import { createLookupStore, type TimelineEvent } from '../../payments/lookup/store.ts'
import {
  type Resolution as OperatorResolution,
  type ResolutionProblem,
  type OperatorPayment,
  resolutionProblem,
  resolvePayment,
} from '../../payments/admin/resolve.ts'
import { listAttention, listForOperator } from '../../payments/admin/list.ts'
import { paymentView } from '../../payments/admin/view.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant, type Tenant } from '../../tenants/tenants.ts'
import { toDeliveryView } from '../../webhooks/views.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { isLive, uuid, tenantFilter } from '../schema.ts'
import { paymentFilter } from './payment-filter.ts'
import { Payment, PaymentDetail } from './payment-schema.ts'
import { findPayment } from './payment-search.ts'

export const PaymentQuery = Type.Object({
  ...tenantFilter,
  ...paymentFilter,
  externalRef: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  ...pageParameters,
})
export type PaymentQuery = Static<typeof PaymentQuery>

export const PaymentPage = Type.Object({ items: Type.Array(Payment), nextCursor })
export type PaymentPage = Static<typeof PaymentPage>

export const AttentionQuery = Type.Object({
  ...tenantFilter,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
})
export const AttentionList = Type.Object({ items: Type.Array(Payment) })
export type AttentionList = Static<typeof AttentionList>

export const Resolution = Type.Object({
  verdict: Type.Enum(['completed', 'failed', 'reversed', 'notReversed', 'reviewed'] as const),
  /** Bank reference, with `completed` or `reversed`. */
  reference: Type.Optional(Type.String({ maxLength: 64 })),
  /** Instead of a reference: the bank's statement has no such line. Requires a reason. */
  noLine: Type.Optional(Type.Boolean()),
  /** Evidence for the resolution; required with `failed`, `notReversed` and `reviewed`. */
  reason: Type.Optional(Type.String({ maxLength: 500 })),
})
export type Resolution = Static<typeof Resolution>

const PaymentPath = Type.Object({ paymentId: uuid() })
const ATTENTION_LIMIT = 100

export function paymentRoutes(context: AdminContext): AdminRoute[] {
  const { database, random, cursors, webhooks, paymentActions, rates } = context
  const lookups = createLookupStore(context)

  return [
    adminRoute('GET /payments', {
      query: PaymentQuery,
      answer: PaymentPage,
      async handle({ query, tenantId, language }) {
        const { mode, status, method, externalRef } = query
        const livemode = isLive(mode)
        const times = periodOf(query, language)
        const list = ['operator payments', tenantId, livemode, { status, method, externalRef, ...times }]
        const page = await readPage(
          { cursors, list, language },
          query,
          (after, most) =>
            listForOperator(context, { livemode, tenantId, status, method, externalRef, ...times, after, limit: most }),
          ({ payment }) => payment.paymentId,
        )
        return { ...page, items: page.items.map(paymentView) }
      },
    }),
    adminRoute('GET /attention', {
      query: AttentionQuery,
      answer: AttentionList,
      async handle({ query: { mode, limit = ATTENTION_LIMIT }, tenantId }) {
        const found = await listAttention(context, { livemode: isLive(mode), tenantId, limit })
        return { items: found.map(paymentView) }
      },
    }),
    adminRoute('GET /payments/{paymentId}', {
      params: PaymentPath,
      answer: PaymentDetail,
      async handle({ params, tenantId, language }) {
        const found = await findPayment(context, params.paymentId, tenantId)
        const { scope, payment } = found
        const events = (await lookups.timeline(scope, payment.paymentId)) ?? []
        const sentEventIds = events.filter(({ event }) => event !== null).map(({ id }) => id)
        const deliveries = await webhooks.deliveries.ofEvents(scope, sentEventIds)
        const { failureCode, method, bank, bcvRate, rateDate, createdAt } = payment
        return {
          payment: paymentView(found),
          isManualRate:
            bcvRate !== null &&
            rateDate !== null &&
            (await rates.wasManual({ valueDate: rateDate, rate: bcvRate, at: createdAt })),
          failureMessage: failureCode && explainFailure(method, bank, failureCode)[language],
          timeline: events.map(toTimelineView),
          deliveries: deliveries.map((delivery) => ({ ...toDeliveryView(delivery), webhookId: delivery.endpointId })),
        }
      },
    }),
    adminRoute('POST /payments/{paymentId}/reverse', {
      params: PaymentPath,
      answer: Payment,
      isLive: async ({ params, tenantId }) => (await findPayment(context, params.paymentId, tenantId)).scope.livemode,
      async handle(call) {
        const found = await findPayment(context, call.params.paymentId, call.tenantId)
        const tenant = await requireTenant(database, found.scope.tenantId)
        if (tenant.deactivatedAt) throw new GatewayError('tenant_inactive')
        await paymentActions.reverse(requestOf(call, tenant, found))
        return paymentView(await findPayment(context, call.params.paymentId, call.tenantId))
      },
    }),
    adminRoute('POST /payments/{paymentId}/cancel', {
      params: PaymentPath,
      answer: Payment,
      async handle(call) {
        const found = await findPayment(context, call.params.paymentId, call.tenantId)
        const tenant = await requireTenant(database, found.scope.tenantId)
        await paymentActions.cancel(requestOf(call, tenant, found))
        return paymentView(await findPayment(context, call.params.paymentId, call.tenantId))
      },
    }),
    adminRoute('POST /payments/{paymentId}/resolve', {
      params: PaymentPath,
      body: Resolution,
      answer: Payment,
      async handle({ params, body, tenantId, actor, language }) {
        const found = await findPayment(context, params.paymentId, tenantId)
        const problem = resolutionProblem(body, found.payment)
        if (problem) throw new GatewayError('invalid_request', { details: [problems[problem](language)] })
        const reason = body.reason?.trim()
        const resolution: OperatorResolution = { ...body, reason, actor }
        const after = await resolvePayment({ ...context, database, random }, found, resolution)
        webhooks.notifySender(found.scope)
        return paymentView(after)
      },
    }),
  ]
}

function requestOf({ actor, language, request }: AdminCall, tenant: Tenant, { scope, payment }: OperatorPayment) {
  const caller = personAsCaller(tenant, scope.livemode, actor)
  return { caller, language, requestId: request.id, paymentId: payment.paymentId }
}

function toTimelineView({ at, ...event }: TimelineEvent) {
  return { ...event, at: at.toISOString() }
}

const problem =
  (path: string, text: LocalizedText) =>
  (language: keyof LocalizedText): ErrorDetail => ({ path, message: text[language] })

const problems: Record<ResolutionProblem, ReturnType<typeof problem>> = {
  referenceMissing: problem('/reference', {
    en: 'is required: give the reference of the statement line, or state that the statement has none',
    es: 'es obligatoria: indique la referencia de la línea del estado de cuenta, o que este no tiene ninguna',
  }),
  reasonMissing: problem('/reason', {
    en: 'is required: explain how you know that it did not happen',
    es: 'es obligatorio: explique cómo sabe que no ocurrió',
  }),
  referenceOfNothing: problem('/reference', {
    en: 'must be absent: an operation that did not happen has no reference',
    es: 'no debe indicarse: una operación que no ocurrió no tiene referencia',
  }),
  referenceMalformed: problem('/reference', {
    en: 'must be the bank’s reference, including leading zeros',
    es: 'debe ser la referencia del banco, con sus ceros iniciales',
  }),
}
