import type { Secret } from '../../../foundation/secret.ts'
import type { NotSentReason, UnknownReason } from '../../bank.ts'
import type { Transport } from '../../transport.ts'
import { type MercantilAnswer, readAnswer } from './answer.ts'
import { createFieldCipher, type FieldCipher } from './cipher.ts'
import { type JsonObject, type JsonValue, toJson } from './json.ts'
import { type OperationName, operations, type Product, products } from './operations.ts'

export type Reply = (
  | { kind: 'answer'; answer: MercantilAnswer }
  | { kind: 'notSent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason }
) & { trace?: string }

export type ProductAccess = { clientId: Secret; merchantId: string; secret: Secret }

/** The parts that every call has in common. */
export type Identity = {
  integratorId: string
  terminalId: string
  clientIp: string
  browserAgent: string
}

type FieldsOf<Name extends OperationName> = {
  [Field in keyof (typeof operations)[Name]['fields']]?: JsonValue | undefined
}

export type MercantilClient = {
  /** `ip`: the customer's address, where it is known. */
  call<Name extends OperationName>(name: Name, fields: FieldsOf<Name>, ip?: string): Promise<Reply>
  /** Text of an encrypted field of a product's answer; undefined if it is absent or cannot be decrypted. */
  decrypt(product: Product, value: unknown): string | undefined
}

/** The id by which the bank's support finds a call. */
const TRACE_HEADER = 'x-global-transaction-id'

/** A `mobile` part is mandatory in the transfer search; the samples always send the manufacturer. */
const MANUFACTURER = 'Samsung'

export function createMercantilClient({
  baseUrl,
  access,
  identity,
  transport,
}: {
  baseUrl: string
  access: Readonly<Partial<Record<Product, ProductAccess>>>
  identity: Identity
  transport: Transport
}): MercantilClient {
  const address = baseUrl.replace(/\/+$/, '')
  const ciphers = new Map<Product, FieldCipher>(
    products.flatMap((product) => {
      const own = access[product]
      return own ? [[product, createFieldCipher(own.secret)]] : []
    }),
  )

  return {
    async call(name, given, ip = identity.clientIp) {
      const { path, product, class: callClass, dialect, section, fields } = operations[name]
      const own = access[product]
      const cipher = ciphers.get(product)
      if (!own || !cipher) return { kind: 'notSent', reason: 'setup' }
      const values = new Map<string, JsonValue | undefined>(Object.entries(given))
      const written = Object.entries(fields).map(([field, form]) => {
        const value = values.get(field)
        return [field, form === 'encrypted' && typeof value === 'string' ? cipher.encrypt(value) : value]
      })
      const exchange = await transport.post({
        operation: `mercantil.${name}`,
        class: callClass,
        url: `${address}${path}`,
        traceHeader: TRACE_HEADER,
        headers: { 'Content-Type': 'application/json', 'X-IBM-Client-Id': own.clientId.reveal() },
        body: toJson({
          ...commonParts[dialect]({ ...identity, clientIp: ip }, own.merchantId),
          [section]: Object.fromEntries(written),
        }),
      })
      if (exchange.kind !== 'answer') return exchange
      const { status, text, trace } = exchange
      return { ...readReply(status, text), ...(trace === undefined ? {} : { trace }) }
    },

    decrypt: (product, value) => (typeof value === 'string' ? ciphers.get(product)?.decrypt(value) : undefined),
  }
}

const commonParts: Record<'snake' | 'camel', (identity: Identity, merchantId: string) => JsonObject> = {
  snake: (identity, merchantId) => ({
    merchant_identify: merchantOf(identity, merchantId),
    client_identify: {
      ipaddress: identity.clientIp,
      browser_agent: identity.browserAgent,
      mobile: { manufacturer: MANUFACTURER },
    },
  }),
  camel: (identity, merchantId) => ({
    merchantIdentify: merchantOf(identity, merchantId),
    clientIdentify: {
      ipAddress: identity.clientIp,
      browserAgent: identity.browserAgent,
      mobile: { manufacturer: MANUFACTURER },
    },
  }),
}

function merchantOf({ integratorId, terminalId }: Identity, merchantId: string): JsonObject {
  return { integratorId: Number(integratorId), merchantId: Number(merchantId), terminalId }
}

/**
 * Refusals come with 200 or a 4xx and a code or a description. With a 5xx, and for a body that is not the bank's, it is
 * not known whether the call was processed.
 */
function readReply(status: number, text: string): Reply {
  const answer = readAnswer(status, text)
  return answer ? { kind: 'answer', answer } : { kind: 'unknown', reason: 'unreadable_answer' }
}
