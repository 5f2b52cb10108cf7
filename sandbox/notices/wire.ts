import { boolean, type Field, integer, optional } from '../model.ts'
import type { Answer } from './sender.ts'

/** Ways in which a notice can be false. */
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
  /** Behind the merchant's address. */
  path: string
  body: string
  /** What the merchant says with a 200; undefined when that is not to be understood. */
  read(text: string): boolean | undefined
}

/** What every registration has, and how patient the bank is. */
export type Registration = {
  client: string
  url: string
  /** How often each notice is sent, however it is answered. */
  times: number
  /** All of them together, instead of one after the other. */
  concurrent: boolean
  tries: number
  /** Before the second try; twice as long before each next one, up to a second. */
  retryMs: number
  timeoutMs: number
  /** Whether the merchant's own C2P charges are told too. */
  notifiesC2p: boolean
}

/** What a registration may set at both banks. */
export const behaviourFields = {
  times: optional(integer(1, 50)),
  concurrent: optional(boolean),
  tries: optional(integer(1, 100)),
  retryMs: optional(integer(0, 60_000)),
  timeoutMs: optional(integer(10, 10_000)),
  notifiesC2p: optional(boolean),
}

export const defaultBehaviour = {
  times: 2,
  concurrent: false,
  tries: 20,
  retryMs: 50,
  timeoutMs: 10_000,
  notifiesC2p: false,
}

export type Read<T> = { values: T } | { wrong: string[] }

/** A call beside the notice itself that is written down with it, such as a log-on. */
export type SideCall = (call: { operation: string; url: string; body: string }) => Promise<Answer>

/** How one bank tells of incoming money; everything else is the same at both. */
export type NoticeWire<R extends Registration, P> = {
  client: Field<string>
  readRegistration(input: Record<string, unknown>): Read<R>
  /** A registration without its secrets. */
  describe(registration: R): Record<string, unknown>
  /** A payment that is on no books, for a notice of it all the same. */
  readPayment(registration: R, input: Record<string, unknown>): Read<P>
  /** `turn` counts the notices of a client, for what changes from one to the next. */
  messages(registration: R, payment: P, turn: number, forge?: Forge): Message[]
  canForge(registration: R, forge: Forge, payment?: P): boolean
  /** What proves who calls; undefined when it could not be had. */
  credentials(registration: R, call: SideCall, forge?: Forge): Promise<Record<string, string> | undefined>
  /** The merchant did not take these credentials. */
  refused?(registration: R, headers: Record<string, string>): void
  vectors: readonly { name: string; path?: string; rawBody: string }[]
  /** Where a text sent as it is goes to unless told. */
  defaultPath(registration: R): string
  /** A notice as it is listed, beside its attempts. */
  summary(payment: P): Record<string, unknown>
}

/** What the merchant's answers do to the money; at a bank that asks nobody there is none. */
export type Money = {
  state(): string
  heard(operation: string, said: boolean | undefined): void
  /** Nothing genuine is sent about it. */
  pass(): void
  /** The bank has nothing more to tell. */
  isOver(): boolean
}

export function cutInHalf(body: string): string {
  return body.slice(0, Math.ceil(body.length / 2))
}

/** More than a receiver should want to read. */
export const hugeText = () => 'A'.repeat(2 * 1024 * 1024)
