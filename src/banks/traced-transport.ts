import { currentContext } from '../foundation/request-context.ts'
import { inSpan } from '../foundation/tracing.ts'
import type { BankName } from './bank.ts'
import type { Exchange, Transport } from './transport.ts'

/**
 * Transport with a span for each bank call, which includes the wait for a free slot: bank, operation and outcome, never
 * address, headers or body.
 */
export function traceCalls(bank: BankName, transport: Transport): Transport {
  return {
    post: (call) =>
      inSpan(
        () => ({
          name: `bank ${bank} ${call.operation}`,
          attributes: {
            'pasarela.bank': bank,
            'pasarela.operation': call.operation,
            'pasarela.payment_id': currentContext()?.paymentId,
            'pasarela.request_id': currentContext()?.requestId,
          },
        }),
        () => transport.post(call),
        outcomeAttributes,
      ),
  }
}

function outcomeAttributes(exchange: Exchange) {
  return exchange.kind === 'answer'
    ? { 'pasarela.outcome': exchange.kind, 'http.response.status_code': exchange.status }
    : { 'pasarela.outcome': exchange.kind, 'pasarela.reason': exchange.reason }
}
