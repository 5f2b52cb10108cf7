import type { Scope } from '../foundation/scope.ts'
import type { Queryable } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { payerContext } from './lines.ts'

type LineKey = { accountId: Buffer; key: string }
type PersonHash = { phoneHash: Buffer | null; documentHash: Buffer | null }
type Paid = { paymentId: string; accountId: Buffer | null; day: string }

// The lines of the payments, and lines of nobody that name the person on their days: the reconciliation of a day pairs them
// by payer. Lines of other tenants stay.
const find = statement<Scope & PersonHash & { paymentIds: string[]; accountIds: Buffer[]; days: string[] }, LineKey>(
  'movements.of_erased_payer',
  `select m.account_id as "accountId", m.movement_key as key from movements m
   where (m.account_id, m.movement_key) in (
     select account_id, movement_key from claimed_movements
     where tenant_id = :tenantId and livemode = :livemode and payment_id = any (:paymentIds::uuid[]))
   union
   select m.account_id, m.movement_key from unnest(:accountIds::bytea[], :days::date[]) as p (account_id, day)
   join movements m on m.account_id = p.account_id and m.date between p.day - 2 and p.day + 2
   where (m.phone_hash = :phoneHash or m.document_hash = :documentHash)
     and (m.state = 'unmatched' or m.tenant_id = :tenantId and m.livemode = :livemode)`,
)

const erase = statement<{
  accountIds: Buffer[]
  keys: string[]
  payers: Buffer[]
  phonePseudonym: Buffer
  documentPseudonym: Buffer
}>(
  'movements.erase_payer',
  `update movements m
   set payer = line.payer, phone_hash = case when m.phone_hash is not null then :phonePseudonym::bytea end,
       document_hash = case when m.document_hash is not null then :documentPseudonym::bytea end
   from unnest(:accountIds::bytea[], :keys::text[], :payers::bytea[]) as line (account_id, movement_key, payer)
   where m.account_id = line.account_id and m.movement_key = line.movement_key`,
)

export function findLinesOf(
  transaction: Queryable,
  scope: Scope,
  person: PersonHash,
  payments: readonly Paid[],
): Promise<LineKey[]> {
  const sent = payments.flatMap(({ accountId, day }) => (accountId === null ? [] : [{ accountId, day }]))
  return run(transaction, find, {
    ...scope,
    ...person,
    paymentIds: payments.map(({ paymentId }) => paymentId),
    accountIds: sent.map(({ accountId }) => accountId),
    days: sent.map(({ day }) => day),
  })
}

/** A hash that stays, though of nobody, keeps a later reading of the statement from writing the payer again. */
export async function eraseLines(
  transaction: Queryable,
  sealer: Pick<Sealer, 'seal'>,
  lines: readonly LineKey[],
  pseudonyms: { phonePseudonym: Buffer; documentPseudonym: Buffer },
): Promise<void> {
  const nobody = JSON.stringify({ phones: [], phonesMayBeOwn: false })
  await run(transaction, erase, {
    accountIds: lines.map(({ accountId }) => accountId),
    keys: lines.map(({ key }) => key),
    payers: lines.map(({ accountId, key }) => sealer.seal(nobody, payerContext(accountId, key))),
    ...pseudonyms,
  })
}
