import type { DayAccount } from '../../api/routes.ts'

export type DayState = 'today' | 'open' | 'partly' | 'closed'

const DAY_MS = 86_400_000
/** Caracas is UTC−4 all year. */
const CARACAS_MS = 4 * 3_600_000

/** Today in Caracas. */
export function today(nowMs = Date.now()): string {
  return new Date(nowMs - CARACAS_MS).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A day ends at midnight in Caracas and can be closed from then on. */
export function stateOf(date: string, accounts: readonly Pick<DayAccount, 'closedAt'>[], now = today()): DayState {
  if (date >= now) return 'today'
  const closed = accounts.filter(({ closedAt }) => closedAt !== undefined).length
  if (closed === 0) return 'open'
  return closed === accounts.length ? 'closed' : 'partly'
}

export const sum = (accounts: readonly DayAccount[], name: 'differences' | 'undecided'): number =>
  accounts.reduce((total, account) => total + account[name], 0)

/** Money on one side in one direction, over the classes and accounts of a day. Exact: amounts are added in céntimos. */
export function totalOf(
  accounts: readonly DayAccount[],
  direction: 'in' | 'out',
  side: 'bankVesAmount' | 'ownVesAmount',
): string {
  const cents = accounts
    .flatMap(({ totals }) => totals)
    .reduce((total, entry) => total + BigInt(entry[direction][side].replace('.', '')), 0n)
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Name of a person from the audit log's `user:ana`; other actors, such as `cli:root`, as they are. */
export const personOf = (actor: string): string => actor.replace(/^user:/, '')

/** An account by its bank and last digits, where they are known. */
export const accountName = (bank: string, digits: string | undefined): string =>
  digits ? `${bank} · …${digits}` : bank
