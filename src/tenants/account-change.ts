import { bankOf } from '../banks/account-name.ts'
import type { FieldError } from '../banks/account-address.ts'
import type { AccountName, BankName } from '../banks/bank.ts'
import { accountFields, credentialErrors, replacesIdentity, sameAccountField } from '../banks/connectors.ts'
import { accountIdOf, type CredentialFields, identityHash } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { isBankUrlAllowed } from '../foundation/mode-rules.ts'
import type { Random } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database, Queryable } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { identityAfter, type SameAccount } from './account-identity.ts'
import {
  liveAddresses,
  registeredAccounts,
  setBankAccount,
  type StoredAccount,
  storedAccounts,
} from './bank-accounts.ts'

/** Change of a tenant's live account at a bank, by a file or by the dashboard's form. */
export type AccountChange = {
  tenantId: string
  account: AccountName
  actor: string
} & (
  | { kind: 'whole'; fields: CredentialFields }
  | {
      kind: 'form'
      /** A secret that is absent or empty keeps its stored value, unless an address changes. */
      fields: CredentialFields
      /** Stored secrets that are taken away. */
      removed: readonly string[]
      /** Version of the account that the form showed; null for a new one. */
      basedOn: string | null
    }
)

export type AccountChangeResult =
  | { kind: 'stored' }
  | { kind: 'invalid'; errors: FieldError[] }
  /** The tenant has the same account of the bank under another name. */
  | { kind: 'duplicate'; of: AccountName }
  /** Somebody stored the account after the form was opened. */
  | { kind: 'changedMeanwhile' }

const lockTenant = statement<{ tenantId: string }>(
  'bank_accounts.lock',
  `select from tenants where tenant_id = :tenantId for no key update`,
)

// Another tenant may store the same new token: the second change must see the account of the first.
const lockBank = statement<{ bank: BankName }>(
  'bank_accounts.lock_bank',
  `select pg_advisory_xact_lock(hashtextextended('bank_accounts ' || :bank::text, 0))`,
)

/**
 * Checks and stores an account. Changes of one tenant's accounts wait for each other, so that two people cannot store the
 * same account twice or overwrite each other's form.
 */
export function changeAccount(
  parts: { database: Database; sealer: Sealer; clock: Clock; random: Random; settings: Settings },
  change: AccountChange,
): Promise<AccountChangeResult> {
  const { database, sealer, random } = parts
  const { tenantId, account, actor } = change
  const bank = bankOf(account)
  return database.transaction(async (transaction) => {
    await run(transaction, lockTenant, { tenantId })
    const stored = await storedAccounts(transaction, sealer, { tenantId, livemode: true })
    const before = stored.find((each) => each.account === account)
    if (change.kind === 'form' && change.basedOn !== (before?.version ?? null)) return { kind: 'changedMeanwhile' }
    const { said, fields } = withoutAnswer(bank, change.kind === 'whole' ? change.fields : completed(change, before))
    const moved = change.kind === 'form' ? movedSecrets(change, before) : []
    const errors = moved.length > 0 ? moved : [...fieldErrors(parts, account, fields), ...answerErrors(said)]
    if (errors.length > 0) return { kind: 'invalid', errors }
    const others = await othersAt(transaction, sealer, change)
    const identity = identityAfter({ bank, before, fields, said: said as SameAccount, others })
    if ('problem' in identity) {
      return { kind: 'invalid', errors: [{ field: sameAccountField.name, message: identity.problem }] }
    }
    const { id } = identity
    const same = stored.find((each) => each.account !== account && isSame(each, bank, id))
    if (same) return { kind: 'duplicate', of: same.account }
    const kept = id.equals(identityHash(bank, fields)) ? {} : { keptId: id }
    await setBankAccount(transaction, sealer, random, { tenantId, bank: account, fields, ...kept, actor })
    return { kind: 'stored' }
  })
}

/** The other accounts at the bank, of every tenant, where a token is compared with theirs. */
async function othersAt(transaction: Queryable, sealer: Sealer, { tenantId, account }: AccountChange) {
  const bank = bankOf(account)
  if (!replacesIdentity(bank)) return []
  await run(transaction, lockBank, { bank })
  const registered = await registeredAccounts(transaction, sealer, bank)
  return registered.filter((each) => each.tenantId !== tenantId || each.account !== account)
}

/** Separates the answer about a replaced token, which is not stored, from the fields. */
function withoutAnswer(
  bank: BankName,
  given: CredentialFields,
): { said: string | undefined; fields: CredentialFields } {
  if (!replacesIdentity(bank)) return { said: undefined, fields: given }
  const { [sameAccountField.name]: said, ...fields } = given
  return { said: said?.trim() || undefined, fields }
}

function answerErrors(said: string | undefined): FieldError[] {
  const isKnown = said === undefined || sameAccountField.choices?.includes(said)
  return isKnown ? [] : [{ field: sameAccountField.name, message: 'The value must be yes or no.' }]
}

/** The fields of a form without the empty ones, and the stored secrets that it leaves as they are. */
function completed(
  { account, fields, removed }: Extract<AccountChange, { kind: 'form' }>,
  before: StoredAccount | undefined,
): CredentialFields {
  const secrets = accountFields(bankOf(account)).filter(({ secret }) => secret)
  const kept = secrets.flatMap(({ name }): [string, string][] => {
    const value = before?.fields[name]
    return value === undefined || removed.includes(name) ? [] : [[name, value]]
  })
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries([...kept, ...given])
}

/** A stored secret stays with the address it was entered for: a new address would show it to another server. */
function movedSecrets(
  { account, fields, removed }: Extract<AccountChange, { kind: 'form' }>,
  before: StoredAccount | undefined,
): FieldError[] {
  const isMoved = addressNames.some((name) => (fields[name]?.trim() ?? '') !== (before?.fields[name] ?? ''))
  if (!before || !isMoved) return []
  return accountFields(bankOf(account))
    .filter(({ name, secret }) => secret && name in before.fields && !removed.includes(name) && !fields[name]?.trim())
    .map(({ name }) => ({ field: name, message: 'The address has changed: enter this secret again.' }))
}

function fieldErrors(
  { settings, clock, random }: { settings: Settings; clock: Clock; random: Random },
  account: AccountName,
  fields: CredentialFields,
): FieldError[] {
  const bank = bankOf(account)
  const errors = credentialErrors(bank, fields, { defaultUrl: liveAddresses(settings)[bank], clock, random })
  const insecure = addressNames.filter((name) => !isBankUrlAllowed(fields[name]?.trim() || undefined, settings))
  return [...errors, ...insecure.map((field) => ({ field, message: 'The address must use https in production.' }))]
}

/** Fields with an address that is called. */
const addressNames = ['baseUrl', 'tokenUrl']

function isSame(other: StoredAccount, bank: BankName, id: Buffer): boolean {
  return bankOf(other.account) === bank && accountIdOf(bank, other).equals(id)
}
