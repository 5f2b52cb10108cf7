import type { Secret } from '../../../foundation/secret.ts'
import type { NotSentReason, UnknownReason } from '../../bank.ts'
import type { Transport } from '../../transport.ts'
import { type BdvAnswer, readAnswer } from './answer.ts'
import { type BodyOf, type OperationName, operations, type Product } from './operations.ts'

export type Reply =
  | { kind: 'answer'; answer: BdvAnswer }
  | { kind: 'notSent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason }

export type BdvClient = {
  call<Name extends OperationName>(name: Name, body: BodyOf<Name>): Promise<Reply>
}

/** A base URL with this ending is the bank's quality environment, where every path ends with it. */
const QUALITY = '/v2'
/** A page of the statement has 100 lines; one of past days may have more. */
const STATEMENT_BYTES = 8 * 1024 * 1024

export function createBdvClient({
  baseUrl,
  keys,
  transport,
}: {
  baseUrl: string
  keys: Readonly<Partial<Record<Product, Secret>>>
  transport: Transport
}): BdvClient {
  const address = baseUrl.replace(/\/+$/, '')
  const isQuality = address.endsWith(QUALITY)
  const origin = isQuality ? address.slice(0, -QUALITY.length) : address
  return {
    async call(name, body) {
      const { path, product, class: callClass, fields } = operations[name]
      const key = keys[product]
      if (!key) return { kind: 'notSent', reason: 'setup' }
      const values = new Map<string, unknown>(Object.entries(body))
      const exchange = await transport.post({
        operation: `bdv.${name}`,
        class: callClass,
        url: `${origin}${path}${isQuality ? QUALITY : ''}`,
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key.reveal() },
        body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, values.get(field)]))),
        ...(name === 'statement' ? { maxAnswerBytes: STATEMENT_BYTES } : {}),
      })
      return exchange.kind === 'answer' ? readReply(exchange.status, exchange.text) : exchange
    },
  }
}

/**
 * Business results come with 200. With any other status, and for a body that is not the bank's, it is not known whether the
 * call was processed: the bank documents no refusal before processing.
 */
function readReply(status: number, text: string): Reply {
  const answer = status >= 200 && status < 300 ? readAnswer(text) : undefined
  return answer ? { kind: 'answer', answer } : { kind: 'unknown', reason: 'unreadable_answer' }
}
