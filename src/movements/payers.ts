import type { Movement } from '../banks/bank.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { lineOf, type LineRow, lineSelect } from './lines.ts'

const selectPaying = statement<Scope & { paymentId: string }, LineRow & { accountId: Buffer }>(
  'movements.paying',
  `select account_id as "accountId", ${lineSelect} from movements
   where (account_id, movement_key) in (
     select account_id, movement_key from claimed_movements
     where tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId and not is_reversal)
   order by movement_id desc`,
)

/** The movements that pay for a payment, newest first. */
export async function findPaying(
  { database, sealer }: { database: Database; sealer: Pick<Sealer, 'open'> },
  scope: Scope,
  paymentId: string,
): Promise<Movement[]> {
  const rows = await run(database, selectPaying, { ...scope, paymentId })
  return rows.map(({ accountId, ...row }) => lineOf(sealer, accountId, row))
}
