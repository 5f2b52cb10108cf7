import type { Secret } from '../../../foundation/secret.ts'
import type { NotSentReason, UnknownReason } from '../../bank.ts'
import type { Transport } from '../../transport.ts'
import { type R4Answer, readAnswer } from './answer.ts'
import { fitsTheWire } from './formats.ts'
import { type BodyOf, type OperationName, operations } from './operations.ts'
import { sign } from './sign.ts'

export type Reply =
  | { kind: 'answer'; answer: R4Answer }
  | { kind: 'notSent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason }

export type R4Client = {
  call<Name extends OperationName>(name: Name, body: BodyOf<Name>): Promise<Reply>
}

export function createR4Client({
  baseUrl,
  commerce,
  signingKey,
  transport,
}: {
  baseUrl: string
  commerce: Secret
  signingKey: Secret
  transport: Transport
}): R4Client {
  const origin = baseUrl.replace(/\/+$/, '')
  return {
    async call(name, body) {
      const { path, class: callClass, fields, signed } = operations[name]
      const values = new Map<string, unknown>(Object.entries(body))
      const amount = values.get('Monto') ?? values.get('monto')
      if (typeof amount === 'string' && !fitsTheWire(amount)) return { kind: 'notSent', reason: 'setup' }

      const exchange = await transport.post({
        operation: `r4.${name}`,
        class: callClass,
        url: origin + path,
        headers: {
          'Content-Type': 'application/json',
          Commerce: commerce.reveal(),
          Authorization: sign(signingKey, signed.map((field) => values.get(field)).join('')),
        },
        // Fields without a value are omitted; the others keep the table's order.
        body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, values.get(field)]))),
      })
      return exchange.kind === 'answer' ? readReply(exchange.status, exchange.text) : exchange
    },
  }
}

/**
 * Statuses returned before an operation is run: address or merchant not allowed. With any other status the bank behind
 * the edge may have processed the call.
 */
const REFUSED_AT_THE_EDGE = [401, 403]

/** The reply by HTTP status, for an answer without a code. */
export function replyOfStatus(status: number): Exclude<Reply, { kind: 'answer' }> {
  return REFUSED_AT_THE_EDGE.includes(status)
    ? { kind: 'notSent', reason: 'setup' }
    : { kind: 'unknown', reason: 'unreadable_answer' }
}

/** Business refusals come with 200 and with 4xx; a 5xx is no answer, whatever its body. */
function readReply(status: number, text: string): Reply {
  const answer = status < 500 ? readAnswer(status, text) : undefined
  return answer ? { kind: 'answer', answer } : replyOfStatus(status)
}
