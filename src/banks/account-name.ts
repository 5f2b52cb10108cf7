import type { AccountName, BankName } from './bank.ts'
import { bankNames } from './connectors.ts'

export function bankOf(account: AccountName): BankName {
  return account.split(':', 1)[0] as BankName
}

/** Reads a typed name: a bank, or a bank and a label of up to 20 lower-case letters, digits and hyphens. */
export function readAccountName(given: string): AccountName | undefined {
  const [bank = '', label, ...rest] = given.split(':')
  if (!bankNames.some((name) => name === bank) || rest.length > 0) return undefined
  return label === undefined || /^[a-z0-9-]{1,20}$/.test(label) ? (given as AccountName) : undefined
}

/** In the order of the banks, the account with the bank's own name before those with a label. */
export function inOrderOfBanks(accounts: readonly AccountName[]): AccountName[] {
  const place = (account: AccountName) => bankNames.indexOf(bankOf(account))
  return accounts.toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}
