import type { Clock } from '../../foundation/clock.ts'
import { type Decimal, toCents, toNumber } from '../../foundation/money.ts'
import type { BncCredentials } from './credentials.ts'
import type { Session } from './wire/session.ts'

/** Context of every flow. */
export type Account = { session: Session; credentials: BncCredentials; clock: Clock }

/** An account with a statement. */
export type StatementAccount = Account & { credentials: { account: NonNullable<BncCredentials['account']> } }

export function hasStatement(account: Account): account is StatementAccount {
  return account.credentials.account !== undefined
}

/** The last two fields of every operation; blank for a merchant that acts for itself. */
export function ownerFields({ credentials }: Account): { ChildClientID: string; BranchID: string } {
  return { ChildClientID: credentials.childClientId ?? '', BranchID: credentials.branchId ?? '' }
}

/** Bank codes are numbers at BNC: `0102` is 102. */
export function bankNumber(bankCode: string): number {
  return Number(bankCode)
}

/** Amounts are JSON numbers at BNC; the number's shortest text is the exact decimal. */
export function amountNumber(amount: Decimal): number {
  return toNumber(toCents(amount))
}

const PADDED_DIGITS = 8

/** `V5503673` becomes `V05503673` where BNC requires eight digits. */
export function documentText({ credentials }: Account, document: string): string {
  if (!credentials.padDocuments) return document
  return document.slice(0, 1) + document.slice(1).padStart(PADDED_DIGITS, '0')
}
