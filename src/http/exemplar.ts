import { currentContext, type RequestContext } from '../foundation/request-context.ts'
import { traceIdOf } from '../foundation/tracing.ts'

/** Labels of an OpenMetrics exemplar: the request, the payment or the trace that a measurement comes from. */
export type ExemplarLabels = Record<string, string>

/**
 * At most 120 of the 128 characters that OpenMetrics allows: a request id has up to 64, a payment id 36, a trace id 32. All
 * three do not fit; a trace names its payments.
 */
export function exemplarLabels(context: RequestContext = currentContext() ?? {}): ExemplarLabels {
  const { requestId, paymentId } = context
  const traceId = traceIdOf(context)
  return {
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(traceId === undefined ? {} : { trace_id: traceId }),
    ...(paymentId === undefined || (requestId !== undefined && traceId !== undefined) ? {} : { payment_id: paymentId }),
  }
}
