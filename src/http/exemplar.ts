import { currentContext, type RequestContext } from '../foundation/request-context.ts'

/** Labels of an OpenMetrics exemplar: the request, and the payment, that a measurement comes from. */
export type ExemplarLabels = Record<string, string>

/** At most 120 of the 128 characters that OpenMetrics allows: a request id has up to 64, a payment id 36. */
export function exemplarLabels({ requestId, paymentId }: RequestContext = currentContext() ?? {}): ExemplarLabels {
  return {
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(paymentId === undefined ? {} : { payment_id: paymentId }),
  }
}
