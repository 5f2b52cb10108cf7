import { boolean, type Field, integer, optional } from '../model.ts'
import type { MerchantResponse } from './sender.ts'

/** Ways to forge a notification. */
export const forges = [
  'wrongKey',
  'wrongLogin',
  'otherRif',
  'otherPhone',
  'otherAccount',
  'amountWithoutDot',
  'malformed',
  'huge',
] as const

export type Forge = (typeof forges)[number]

/** One call that the bank makes about a payment. */
export type Message = {
  operation: string
  /** Appended to the merchant's URL. */
  path: string
  body: string
  /** The merchant's decision in the text of a 200 response; undefined when the text is invalid. */
  readResponse(text: string): boolean | undefined
}

/** Fields that a registration has at both banks, with the retry policy. */
export type Registration = {
  client: string
  url: string
  /** Number of copies of each notification, sent whatever the response. */
  times: number
  /** Sends the copies in parallel instead of sequentially. */
  concurrent: boolean
  tries: number
  /** Delay before the second try; doubles with each further try, up to one second. */
  retryMs: number
  timeoutMs: number
  /** Whether the merchant's own C2P charges are notified too. */
  notifiesC2p: boolean
}

/** Optional registration fields of both banks. */
export const deliveryFields = {
  times: optional(integer(1, 50)),
  concurrent: optional(boolean),
  tries: optional(integer(1, 100)),
  retryMs: optional(integer(0, 60_000)),
  timeoutMs: optional(integer(10, 10_000)),
  notifiesC2p: optional(boolean),
}

export const defaultDelivery = {
  times: 2,
  concurrent: false,
  tries: 20,
  retryMs: 50,
  timeoutMs: 10_000,
  notifiesC2p: false,
}

export type Read<T> = { values: T } | { wrong: string[] }

/** Makes the log-on call of a notification, which is logged among its attempts. */
export type LogOnCall = (call: { operation: string; url: string; body: string }) => Promise<MerchantResponse>

/** The notification protocol of one bank; registration, retries and faults are the same at both. */
export type NotificationProtocol<R extends Registration, P> = {
  client: Field<string>
  readRegistration(input: Record<string, unknown>): Read<R>
  /** A registration without its secrets. */
  describe(registration: R): Record<string, unknown>
  /** A payment to notify without recording it in the ledger. */
  readPayment(registration: R, input: Record<string, unknown>): Read<P>
  /** `sequence` counts the notifications of a client and selects the variant. */
  messages(registration: R, payment: P, sequence: number, forge?: Forge): Message[]
  canForge(registration: R, forge: Forge, payment?: P): boolean
  /** Authentication headers; undefined when the log-on failed. */
  credentials(registration: R, logOnCall: LogOnCall, forge?: Forge): Promise<Record<string, string> | undefined>
  /** Called when the merchant responded 401. */
  onUnauthorized?(registration: R): void
  vectors: readonly { name: string; path?: string; rawBody: string }[]
  /** Path of a raw body that comes without one. */
  defaultPath(registration: R): string
  /** Fields of the payment in the list of notifications. */
  summary(payment: P): Record<string, unknown>
}

/** Credit of a payment that depends on the merchant's responses (R4 only). */
export type CreditDecision = {
  state(): string
  /** `accepted` is undefined when no valid response came. */
  onResponse(operation: string, accepted: boolean | undefined): void
  /** Credits the payment without the merchant's response: no genuine notification is sent. */
  creditUnconfirmed(): void
  /** True when the money was returned, which makes further messages obsolete. */
  isReturned(): boolean
}

export function cutInHalf(body: string): string {
  return body.slice(0, Math.ceil(body.length / 2))
}

/** 2 MiB, more than a receiver should read. */
export const hugeText = () => 'A'.repeat(2 * 1024 * 1024)
