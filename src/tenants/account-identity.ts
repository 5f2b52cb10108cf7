import { connectors } from '../banks/connectors.ts'
import type { BankName } from '../banks/bank.ts'
import { type Account, accountIdOf, type CredentialFields, identityHash } from '../banks/registry.ts'

/** Whether the new token is of the same account, as the operator says. */
export type SameAccount = 'yes' | 'no' | undefined

type Identified = Pick<Account, 'fields' | 'keptId'>

/**
 * The id of an account whose fields change. Movements, charges and references are kept under it, so that a token that the
 * bank replaces must not change it; and accounts that are different must never get the same one, since tenants see all the
 * money of an account. Where neither is certain, the operator is asked.
 */
export function identityAfter(change: {
  bank: BankName
  /** The account of this name until now. */
  before: Identified | undefined
  fields: CredentialFields
  said: SameAccount
  /** All other accounts at the bank, of every tenant. */
  others: readonly Identified[]
}): { id: Buffer } | { problem: string } {
  const { bank, before, fields, said, others } = change
  const identity = identityHash(bank, fields)
  const current = before && accountIdOf(bank, before)
  if (current && identityHash(bank, before.fields).equals(identity)) return { id: current }
  const known = others.find((other) => identityHash(bank, other.fields).equals(identity))
  const ofToken = known ? accountIdOf(bank, known) : identity
  const { isOtherAccount } = connectors[bank]
  if (!current || !isOtherAccount || said === 'no' || (known && ofToken.equals(current))) return { id: ofToken }
  if (known) return { problem: said === 'yes' ? TOKEN_OF_ANOTHER : ASKED }
  const isShared = others.some((other) => accountIdOf(bank, other).equals(current))
  const isClear = !isShared && !isOtherAccount(before.fields, fields)
  return said === 'yes' || isClear ? { id: current } : { problem: ASKED }
}

const ASKED =
  'The token is new. Answer yes if the bank gave it for the same account, or no if it is of another account.'
const TOKEN_OF_ANOTHER =
  'The token belongs to another account that is stored here. Answer no, or store it under another name.'
