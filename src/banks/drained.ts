import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { BankName } from './bank.ts'

/** A bank that takes no new payments, and since when. */
export type DrainedBank = { bank: BankName; drainedAt: Date }

const selectDrained = statement<{ livemode: boolean }, DrainedBank>(
  'drained_banks.list',
  `select bank, drained_at as "drainedAt" from drained_banks
   where livemode = :livemode order by bank`,
)

type DrainParams = AuditParams & { bank: BankName; livemode: boolean }

const audited = (action: 'drain' | 'undrain') =>
  `insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValues}, 'bank.${action}', null, :bank, jsonb_build_object('livemode', :livemode::boolean) from changed`

const insertDrained = statement<DrainParams>(
  'drained_banks.insert',
  `with changed as (
     insert into drained_banks (bank, livemode) values (:bank, :livemode)
     on conflict do nothing returning 1
   )
   ${audited('drain')}`,
)

const deleteDrained = statement<DrainParams>(
  'drained_banks.delete',
  `with changed as (delete from drained_banks where bank = :bank and livemode = :livemode returning 1)
   ${audited('undrain')}`,
)

export function listDrained(database: Database, livemode: boolean): Promise<DrainedBank[]> {
  return run(database, selectDrained, { livemode })
}

/** Stops or resumes new payments at a bank, for all tenants; processes notice within `bankAccountCacheMs`. */
export async function setDrained(
  database: Database,
  random: Random,
  { isDrained, bank, livemode, actor }: { isDrained: boolean; bank: BankName; livemode: boolean; actor: string },
): Promise<void> {
  await run(database, isDrained ? insertDrained : deleteDrained, { bank, livemode, ...auditParams(random, actor) })
}
