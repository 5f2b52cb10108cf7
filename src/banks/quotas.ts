import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/**
 * Calls that a bank allows only so often, over all processes and tenants of one client of the bank. `client` is a hash
 * over bank, address and client. Times are counted by the database's clock.
 */
export type Quotas = {
  /** Takes the next turn before the call is made, so that an interrupted call counts; otherwise says how long to wait. */
  take(client: Buffer, name: string, everyMs: number): Promise<Turn>
  /** Whether the call may be made now, for a bank that says itself when it has had enough. */
  peek(client: Buffer, name: string): Promise<Turn>
  /** The bank refused a call for having had too many: none is made for a while, for longer if that happens again. */
  backOff(client: Buffer, name: string, wait: { firstMs: number; longestMs: number }): Promise<void>
}

export type Turn = { kind: 'taken' } | { kind: 'refused'; retryMs: number }

type Key = { client: Buffer; name: string }

const after = (ms: string) => `clock_timestamp() + ${ms}::float8 * interval '1 millisecond'`

// Concurrent callers wait for the row, and each sees what the one before it wrote.
const take = statement<Key & { everyMs: number }, { name: string }>(
  'bankQuotas.take',
  `insert into bank_quotas as q (client, name, next_allowed_at, wait_ms)
   values (:client, :name, ${after(':everyMs')}, :everyMs)
   on conflict (client, name) do update set next_allowed_at = excluded.next_allowed_at, wait_ms = excluded.wait_ms
   where q.next_allowed_at <= clock_timestamp()
   returning name`,
)

const selectWait = statement<Key, { retryMs: number }>(
  'bankQuotas.wait',
  `select ceil(extract(epoch from next_allowed_at - clock_timestamp()) * 1000)::float8 as "retryMs" from bank_quotas
   where client = :client and name = :name and next_allowed_at > clock_timestamp()`,
)

// Of several calls that were refused at once, the first decides. A refusal soon after the last wait doubles it.
const backOff = statement<Key & { firstMs: number; longestMs: number }>(
  'bankQuotas.back_off',
  `insert into bank_quotas as q (client, name, next_allowed_at, wait_ms)
   values (:client, :name, ${after(':firstMs')}, :firstMs)
   on conflict (client, name) do update set (next_allowed_at, wait_ms) = (
     select ${after('w.ms')}, w.ms
     from (select case when clock_timestamp() < q.next_allowed_at + q.wait_ms * interval '1 millisecond'
                       then least(2 * q.wait_ms, :longestMs) else :firstMs end as ms) w)
   where q.next_allowed_at <= clock_timestamp()`,
)

export function createQuotas({ database }: { database: Database }): Quotas {
  async function peek(client: Buffer, name: string): Promise<Turn> {
    const [row] = await run(database, selectWait, { client, name })
    return row ? { kind: 'refused', ...row } : { kind: 'taken' }
  }
  return {
    peek,
    async take(client, name, everyMs) {
      const granted = await run(database, take, { client, name, everyMs })
      if (granted.length > 0) return { kind: 'taken' }
      const turn = await peek(client, name)
      // It became free in between: the next attempt takes it.
      return turn.kind === 'taken' ? { kind: 'refused', retryMs: 0 } : turn
    },
    backOff: async (client, name, wait) => void (await run(database, backOff, { client, name, ...wait })),
  }
}
