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
        // A field without a value is left out, and the others keep the order of the table.
        body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, values.get(field)]))),
      })
      return exchange.kind === 'answer' ? readReply(exchange.status, exchange.text) : exchange
    },
  }
}

/**
 * What the bank's manual and its firewall give before an operation is run: an address or a merchant that is not allowed.
 * Every other status leaves open whether the bank behind the edge carried the call out.
 */
const REFUSED_AT_THE_EDGE = [401, 403]

/** What a status says when the bank itself said nothing. */
export function replyOfStatus(status: number): Exclude<Reply, { kind: 'answer' }> {
  return REFUSED_AT_THE_EDGE.includes(status)
    ? { kind: 'notSent', reason: 'setup' }
    : { kind: 'unknown', reason: 'unreadable_answer' }
}

/** Business refusals come with 200 and with 4xx alike; a 5xx is no answer, whatever it carries. */
function readReply(status: number, text: string): Reply {
  const answer = status < 500 ? readAnswer(status, text) : undefined
  return answer ? { kind: 'answer', answer } : replyOfStatus(status)
}
