import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Method } from '../../src/payments/payment.ts'
import { run, statement } from '../../src/storage/statement.ts'
import type { BenchDatabase } from './environment.ts'

/** Body of every C2P request of the bench. */
export const c2pDetails = {
  usdAmount: 10,
  debtorId: 'V12345678',
  debtorCellPhone: '584141234567',
  debtorBankCode: 102,
}

export const token = '13572468'

export const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
export const amounts = { usdAmount: decimal('10.00'), vesAmount: decimal('3013.71'), bcvRate: decimal('301.3709') }

const BATCH = 1_000

export type Kind = { method: Method; status: 'COMPLETED' | 'FAILED' }

const columns = `tenant_id, livemode, payment_id, method, status, usd_amount, ves_amount, bcv_rate, rate_date,
  payer, payer_hash, updated_at`

type CommonParams = Scope & {
  ids: string[]
  payers: (Buffer | null)[]
  usd: string
  ves: string
  rate: string
  payerHash: Buffer
}

const insertIntents = statement<CommonParams>(
  'bench.intents',
  `insert into payments (${columns}, created_at, stage, expires_at, next_check_at)
   select :tenantId::uuid, :livemode::boolean, u.id, 'C2P', 'PENDING', :usd::numeric, :ves::numeric, :rate::numeric,
          current_date, u.payer, :payerHash::bytea, now(), now(), 'intent', now() + interval '15 minutes', now() + interval '15 minutes'
   from unnest(:ids::uuid[], :payers::bytea[]) as u (id, payer)`,
)

const insertSettled = statement<CommonParams & Kind & { times: Date[] }>(
  'bench.settled',
  `insert into payments (${columns}, created_at, bank, external_ref, bank_reference, bank_tx_id, bank_code, failure_code)
   select :tenantId::uuid, :livemode::boolean, u.id, :method, :status, :usd::numeric, :ves::numeric, :rate::numeric,
          current_date, u.payer, :payerHash::bytea, u.at, u.at, 'bnc', 'order-' || u.id, lpad(u.n::text, 12, '0'), u.n, '00',
          case when :status = 'FAILED' then 'G51' end
   from unnest(:ids::uuid[], :payers::bytea[], :times::timestamptz[]) with ordinality as u (id, payer, at, n)`,
)

const selectOpenIntents = statement<Scope, { id: string }>(
  'bench.open_intents',
  `select payment_id as id from payments where tenant_id = :tenantId and livemode = :livemode and stage = 'intent'`,
)

/** Ids of the intents that were requested and not executed. */
export async function openIntents({ pool }: BenchDatabase, { tenantId, livemode }: Scope): Promise<string[]> {
  const rows = await run(pool, selectOpenIntents, { tenantId, livemode })
  return rows.map(({ id }) => id)
}

/** Inserts executable intents in bulk, with payers encrypted as the gateway does. */
export async function addIntents(database: BenchDatabase, scope: Scope, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => systemRandom.uuid())
  for (const batch of batchesOf(ids)) {
    await run(database.pool, insertIntents, commonParams(database, scope, batch))
  }
  return ids
}

/** Inserts payments settled at these times, with `order-` and their id as reference. */
export async function addSettled(
  database: BenchDatabase,
  scope: Scope,
  payments: readonly { id: string; at: Date }[],
  { method, status }: Kind,
): Promise<void> {
  for (const batch of batchesOf(payments)) {
    const common = commonParams(
      database,
      scope,
      batch.map(({ id }) => id),
    )
    await run(database.pool, insertSettled, { ...common, status, times: batch.map(({ at }) => at), method })
  }
}

function commonParams({ encryption }: BenchDatabase, scope: Scope, ids: string[]): CommonParams {
  return {
    ...scope,
    ids,
    payers: ids.map((id) => encryption.seal(scope, id, payer)),
    usd: amounts.usdAmount.toFixed(2),
    ves: amounts.vesAmount.toFixed(2),
    rate: amounts.bcvRate.toString(),
    payerHash: encryption.hashPayer(payer),
  }
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_none, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
