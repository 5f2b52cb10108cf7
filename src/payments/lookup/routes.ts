import type { Cursors } from '../../foundation/cursor.ts'
import { type Route, route } from '../../foundation/route.ts'
import type { Overpayments } from '../overpayments/give-back.ts'
import type { PaymentContext } from '../submit.ts'
import { Receipt } from '../receipt.ts'
import { listPayments } from './list.ts'
import { showWithGivenBack, showTimeline } from './read.ts'
import { ListQuery, PaymentList, PaymentPath, RefPath, Timeline } from './schema.ts'
import type { LookupStore } from './store.ts'

export function lookupRoutes(
  context: PaymentContext,
  { lookups, cursors, overpayments }: { lookups: LookupStore; cursors: Cursors; overpayments: Overpayments },
): Route[] {
  return [
    route({
      method: 'GET',
      path: '/payments',
      keyScope: 'read',
      operationId: 'listPayments',
      tag: 'Payments',
      summary: 'List payments',
      description:
        'Newest first. `nextCursor` returns the next page, with the same filters; payments created or changed meanwhile ' +
        'do not affect the remaining pages.',
      query: ListQuery,
      answers: { 200: PaymentList },
      handle: (call) => listPayments({ lookups, cursors }, call),
    }),
    route({
      method: 'GET',
      path: '/payments/{id}',
      keyScope: 'read',
      operationId: 'getPayment',
      tag: 'Payments',
      summary: 'Get a payment',
      description: 'Reading a payment whose outcome is not known makes the gateway query the bank in the background.',
      params: PaymentPath,
      answers: { 200: Receipt },
      errors: ['payment_not_found'],
      handle: async (call) =>
        showWithGivenBack(context, overpayments, call, await context.store.find(call.caller.scope, call.params.id)),
    }),
    route({
      method: 'GET',
      path: '/payments/by-ref/{externalRef}',
      keyScope: 'read',
      operationId: 'getPaymentByRef',
      tag: 'Payments',
      summary: 'Get the latest payment by external reference',
      description: 'References are percent-encoded in the path: `order/1042` is `order%2F1042`.',
      params: RefPath,
      answers: { 200: Receipt },
      errors: ['payment_not_found'],
      handle: async (call) =>
        showWithGivenBack(
          context,
          overpayments,
          call,
          await context.store.findLatestByRef(call.caller.scope, call.params.externalRef),
        ),
    }),
    route({
      method: 'GET',
      path: '/payments/{id}/events',
      keyScope: 'read',
      operationId: 'listPaymentEvents',
      tag: 'Payments',
      summary: 'Timeline of a payment',
      description: 'Every step of the payment, oldest first; at most the latest 500.',
      params: PaymentPath,
      answers: { 200: Timeline },
      errors: ['payment_not_found'],
      handle: (call) => showTimeline(lookups, call),
    }),
  ]
}
