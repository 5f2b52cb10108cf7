import { createHash, timingSafeEqual } from 'node:crypto'
import { isDate } from '../foundation/caracas.ts'
import type { Random } from '../foundation/random.ts'
import type { CredentialFields } from './account-address.ts'
import type { Movement } from './bank.ts'

/**
 * A bank's calls to the merchant when money arrives. A connector authenticates and parses such a call and builds the
 * reply; the receiver stores the call before it replies, and matches the money.
 */
export type Notifications = {
  /** Secrets that the merchant gives the bank together with the address, by name. */
  newSecrets(random: Random): Record<string, string>
  receive(call: NotificationCall, access: NotificationAccess): Receipt
  /** Parses a stored call again, with the account's current fields. */
  read(operation: string, body: string, account: CredentialFields): ParsedNotification
}

export type NotificationCall = {
  method: 'GET' | 'POST'
  /** Relative to the account's address, without slashes: `R4notifica`. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export type NotificationAccess = {
  secrets: Readonly<Record<string, string>>
  /** The account's own fields, to recognise calls meant for another account. */
  account: CredentialFields
  /** Bearer tokens, for a bank that logs on first. */
  tokens: { make(): string; isValid(token: string): boolean }
}

export type Reply = { status: number; body: string }

export type Receipt =
  /** Not stored: a ping, a log-on, wrong credentials, an address that does not exist. */
  | { kind: 'reply'; result: 'ping' | 'log_on' | 'unauthorized' | 'not_found'; reply: Reply }
  /** Stored before the reply; a repetition gets the reply of the first time, unless it has its own. */
  | {
      kind: 'keep'
      operation: string
      reading: ParsedNotification
      reply: Reply
      /** The reply to a notification that was stored before, where the bank expects another than the first time. */
      replyToRepetition?: Reply
      /** Replied to even if it could not be stored: it announces money and credits none. */
      isAnsweredAnyway?: true
    }

export type ParsedNotification =
  /** Money on the account. Its key is the same for every repetition and operation by which the bank reports it. */
  | { kind: 'arrived'; movement: Movement }
  /** No bolívares arrived: a query before the credit, a payment the network refused, another currency. */
  | { kind: 'notMoney'; reason: 'question' | 'not_credited' | 'other_currency' }
  /** Another merchant's RIF, phone or account. */
  | { kind: 'notOurs'; reason: 'document' | 'phone' | 'account' }
  /** Needs manual review. */
  | { kind: 'unreadable'; reason: string }

/** For a bank that calls nobody. */
export const noNotifications: Notifications = {
  newSecrets: () => ({}),
  receive: () => ({ kind: 'reply', result: 'not_found', reply: { status: 404, body: '' } }),
  read: () => ({ kind: 'unreadable', reason: 'no_notifications' }),
}

/** Constant-time comparison. */
export function sameText(given: unknown, expected: string | undefined): boolean {
  if (typeof given !== 'string' || expected === undefined || expected === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** `58…` from any of the banks' spellings of a Venezuelan phone. */
export function readPhone(text: string | undefined): string | undefined {
  const national = /^(?:\+58|0058|58|0)?(\d{10})$/.exec(text ?? '')?.[1]
  return national === undefined ? undefined : `58${national}`
}

/** Amounts have a point and two decimals; any other form may be off by a factor of 100 and is not accepted. */
export function isPlainAmount(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,15}\.\d{2}$/.test(text) && /[1-9]/.test(text)
}

/** A day between 2020 and 2100; any other is an error or forged. */
export function isPlausibleDay(date: string): boolean {
  return isDate(date) && date > '2020' && date < '2100'
}
