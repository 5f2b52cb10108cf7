import { hash } from '../derived.ts'
import type { Ledger } from '../ledger.ts'

/** A token that names its account, number and end, so that it holds over a restart. */
type Token = { account: string; number: number; expiresAt: number }

/** The tokens of one bank. They hold over a restart; what was ended early is forgotten then. */
export type Tokens = {
  issue(account: string, now: number): string
  /** The token whatever its state; undefined for a text that was never issued. */
  read(text: string): Token | undefined
  stateOf(token: Token, now: number): 'valid' | 'expired' | 'replaced'
  /** Ends the tokens of an account before their time. */
  expire(account: string): void
  /** Ends the tokens before the account's newest. */
  replace(account: string): void
}

export function createTokens({ purpose, lifeMs, ledger }: { purpose: string; lifeMs: number; ledger: Ledger }): Tokens {
  const newest = new Map<string, number>()
  const expired = new Map<string, number>()
  const replaced = new Map<string, number>()
  return {
    issue: (account, now) => {
      const number = ledger.nextSequence()
      newest.set(account, number)
      return writeToken(purpose, { account, number, expiresAt: now + lifeMs })
    },
    read: (text) => readToken(purpose, text),
    stateOf: ({ account, number, expiresAt }, now) => {
      if (now >= expiresAt || number <= (expired.get(account) ?? 0)) return 'expired'
      return number < (replaced.get(account) ?? 0) ? 'replaced' : 'valid'
    },
    expire: (account) => void expired.set(account, newest.get(account) ?? ledger.nextSequence()),
    replace: (account) => void replaced.set(account, newest.get(account) ?? 0),
  }
}

/** The token of `Authorization: Bearer`, or an empty text. */
export function bearerOf(authorization: string | undefined): string {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''
}

function writeToken(purpose: string, { account, number, expiresAt }: Token): string {
  const content = `${account}.${number}.${expiresAt}`
  return `${content}.${hash(`token ${purpose}`, content, 32)}`
}

/** Undefined for a text that was never issued for this purpose. */
function readToken(purpose: string, text: string): Token | undefined {
  const [account = '', number, expiresAt] = text.split('.')
  const token = { account, number: Number(number), expiresAt: Number(expiresAt) }
  return writeToken(purpose, token) === text ? token : undefined
}
