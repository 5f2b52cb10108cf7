import type { BankName, Movement } from '../banks/bank.ts'
import { connectors } from '../banks/connectors.ts'
import { limits } from '../foundation/limits.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import { bodyContext } from './store.ts'

/** Money that a bank notified recently and that is in none of its records we have read. Older ones are left to the statement. */
export type Unconfirmed = { list(account: { accountId: Buffer; bank: BankName }): Promise<Movement[]> }

type Row = { digest: Buffer; operation: string; body: Buffer }

const select = statement<{ accountId: Buffer; seconds: number; count: number }, Row>(
  'movements.unconfirmed_notifications',
  `select n.digest, n.operation, n.body from bank_notifications n
   where n.account_id = :accountId and n.reading = 'arrived' and n.received_at > now() - make_interval(secs => :seconds)
     and not exists (select from movements m where m.account_id = n.account_id and m.movement_key = n.movement_key)
   order by n.received_at limit :count`,
)

export function createUnconfirmed({
  database,
  sealer,
}: {
  database: Database
  sealer: Pick<Sealer, 'open'>
}): Unconfirmed {
  return {
    async list({ accountId, bank }) {
      const { unconfirmedSeconds: seconds, unconfirmedAtOnce: count } = limits
      const rows = await run(database, select, { accountId, seconds, count })
      return rows.flatMap(({ digest, operation, body }) => {
        const text = sealer.open(body, bodyContext(accountId, digest))
        const reading = connectors[bank].notifications.read(operation, text, {})
        return reading.kind === 'arrived' ? [reading.movement] : []
      })
    },
  }
}
