import { createHash, timingSafeEqual } from 'node:crypto'
import { isDate } from '../foundation/caracas.ts'
import type { Random } from '../foundation/random.ts'
import type { CredentialFields } from './account-address.ts'
import type { Movement } from './bank.ts'

/**
 * A bank's calls to the merchant when money arrives. A connector says how such a call is authenticated, what it means
 * and what the bank wants to hear; storing it before the answer leaves, and what becomes of the money, is not its part.
 */
export type Notifications = {
  /** What the merchant gives the bank together with the address, each text by its name. */
  newSecrets(random: Random): Record<string, string>
  receive(call: NotificationCall, access: NotificationAccess): Receipt
  /** What a call that was kept means, by what is known of the account now. */
  read(operation: string, body: string, account: CredentialFields): Reading
}

export type NotificationCall = {
  method: 'GET' | 'POST'
  /** Below the account's address, without slashes around it: `R4notifica`. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export type NotificationAccess = {
  secrets: Readonly<Record<string, string>>
  /** The account's own fields: what is meant for another account is not used. */
  account: CredentialFields
  /** Tokens for a bank that logs on first. */
  tokens: { make(): string; isValid(token: string): boolean }
}

export type Reply = { status: number; body: string }

export type Receipt =
  /** Nothing to keep: a ping, a log-on, wrong credentials, an address that does not exist. */
  | { kind: 'reply'; result: 'ping' | 'log_on' | 'unauthorized' | 'not_found'; reply: Reply }
  /** Kept before it is answered; a repetition gets the answer of the first time. */
  | {
      kind: 'keep'
      operation: string
      reading: Reading
      reply: Reply
      /** It is a question about money on its way, and is answered also when it could not be kept. */
      isAnsweredAnyway?: true
    }

export type Reading =
  /** Money on the account. Its key is the same however often and by whichever operation the bank tells of it. */
  | { kind: 'arrived'; movement: Movement }
  /** No bolívares arrived: a question before the money, a payment the network refused, another currency. */
  | { kind: 'notMoney'; reason: 'question' | 'not_credited' | 'other_currency' }
  /** Another merchant's RIF, phone or account. */
  | { kind: 'notOurs'; reason: 'document' | 'phone' | 'account' }
  /** A person has to read it. */
  | { kind: 'unreadable'; reason: string }

/** Takes as long for a wrong text as for the right one. */
export function sameText(given: unknown, expected: string | undefined): boolean {
  if (typeof given !== 'string' || expected === undefined || expected === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** `58…` from any way a bank writes a Venezuelan phone. */
export function readPhone(text: string | undefined): string | undefined {
  const national = /^(?:\+58|0058|58|0)?(\d{10})$/.exec(text ?? '')?.[1]
  return national === undefined ? undefined : `58${national}`
}

/** Amounts are told with a point and two decimals; anything else may be off by a hundred and counts as not understood. */
export function isPlainAmount(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,15}\.\d{2}$/.test(text) && /[1-9]/.test(text)
}

/** A day that a payment can have been made on; what is printed otherwise is a mistake, or meant to be one. */
export function isPlausibleDay(date: string): boolean {
  return isDate(date) && date > '2020' && date < '2100'
}
