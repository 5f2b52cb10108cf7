import type { Scope } from '../foundation/scope.ts'
import type { Queryable } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { payerContext } from './lines.ts'

type LineKey = { accountId: Buffer; key: string }
type PersonHash = { phoneHash: Buffer | null; documentHash: Buffer | null }
type FindParams = Scope & PersonHash & { paymentIds: string[]; sharedAccountIds: Buffer[] }

// The lines of the payments, and lines of nobody that name the person on their days: the reconciliation of a day pairs them
// by payer. Lines of other tenants stay, and so do lines of nobody on an account that another tenant has too and may claim,
// unless the bank's number in them is one of the payment's.
const find = statement<FindParams, LineKey>(
  'movements.of_erased_payer',
  `select m.account_id as "accountId", m.movement_key as key from movements m
   where (m.account_id, m.movement_key) in (
     select account_id, movement_key from claimed_movements
     where tenant_id = :tenantId and livemode = :livemode and payment_id = any (:paymentIds::uuid[]))
   union
   select m.account_id, m.movement_key
   from (select account_id, bank_numbers || reversal_numbers as numbers,
                (coalesce(submitted_at, created_at) at time zone 'America/Caracas')::date as day
         from payments
         where tenant_id = :tenantId and livemode = :livemode and payment_id = any (:paymentIds::uuid[])) p
   join movements m on m.account_id = p.account_id and m.date between p.day - 2 and p.day + 2
   where (m.phone_hash = :phoneHash or m.document_hash = :documentHash)
     and case when m.state = 'unmatched'
           then (p.account_id <> all (:sharedAccountIds::bytea[]) or m.numbers && p.numbers)
             and not exists (select from claimed_movements c
                             where c.account_id = m.account_id and c.movement_key = m.movement_key
                               and (c.tenant_id, c.livemode) <> (:tenantId, :livemode))
           else m.tenant_id = :tenantId and m.livemode = :livemode end`,
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

export function findLinesOf(transaction: Queryable, params: FindParams): Promise<LineKey[]> {
  return run(transaction, find, params)
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
