import { createHash } from 'node:crypto'
import { auditColumns, type AuditParams, auditParams, auditValues } from '../../audit/entry.ts'
import { bankOf } from '../../banks/account-name.ts'
import type { AccountName, BankName } from '../../banks/bank.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { accountIdOf, type Accounts, keepsStatement } from '../../banks/registry.ts'
import { addDays } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import { payerContext } from '../../movements/lines.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import type { Sealer } from '../../storage/sealing.ts'
import { run, statement } from '../../storage/statement.ts'
import { type Existing, planImport } from './plan.ts'
import { balanceDiffers, refusals, refused } from './refusal.ts'
import { type ImportedFile, type ImportedLine, readStatementFile } from './statement.ts'

/** Lines that an import would write, or has written. */
export type ImportResult = {
  isApplied: boolean
  newLines: ImportedLine[]
  /** Lines that are recorded already: from the same file, another file, or a notification. */
  knownLines: ImportedLine[]
  /** Lines that may be money a notification has recorded, and whose references do not decide it: not written. */
  unclearLines: ImportedLine[]
  unread: ImportedFile['unread']
  balance: ImportedFile['balance']
}

// Imports of an account wait for each other, so that each decides by what the one before has stored. Notifications do not
// wait: what they store meanwhile is compared as the lines are inserted (merge_imported_movement).
const lockImports = statement<{ accountId: Buffer }>(
  'reconciliations.lock_imports',
  `select pg_advisory_xact_lock(hashtextextended('imports ' || encode(:accountId::bytea, 'hex'), 0))`,
)

const selectExisting = statement<{ accountId: Buffer; from: string; to: string }, Existing & { amount: string }>(
  'reconciliations.imported_before',
  `select movement_key as key, date::text, ves_amount as amount, direction, reference, numbers, source
   from movements where account_id = :accountId and date between :from::date and :to::date order by movement_id`,
)

type InsertParams = AuditParams & {
  accountId: Buffer
  bank: BankName
  keys: string[]
  ids: string[]
  dates: string[]
  amounts: string[]
  directions: string[]
  kinds: string[]
  references: string[]
  numbers: string[]
  payers: Buffer[]
  isProof: boolean
  confirmed: string[]
  /** The period of the file; null without a line that could be read. */
  firstDay: string | null
  lastDay: string | null
  tenantId: string
  details: string
}

// Money out is never matched to a request. A line that is stored already stays as it is; a proof makes it a proof too.
const insertLines = statement<InsertParams, { count: number }>(
  'reconciliations.import',
  `with added as (
     insert into movements as m (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, reference,
       numbers, payer, source, is_in_file, is_proof, next_match_at)
     select :accountId, key, id, :bank, date, amount, direction, kind, reference,
            case when number = '' then '{}'::text[] else array[number] end, payer, 'import', true,
            :isProof::boolean, case when direction = 'in' then now() end
     from unnest(:keys::text[], :ids::uuid[], :dates::date[], :amounts::numeric[], :directions::text[], :kinds::text[],
       :references::text[], :numbers::text[], :payers::bytea[])
       as line (key, id, date, amount, direction, kind, reference, number, payer)
     on conflict (account_id, movement_key) do nothing
     returning 1
   ), confirmed as (
     update movements set is_in_file = true, is_proof = is_proof or :isProof::boolean,
       next_match_at = case when state = 'unmatched' and :isProof::boolean and not is_proof then now() else next_match_at end
     where account_id = :accountId and movement_key = any (:confirmed::text[])
       and not (is_in_file and (is_proof or not :isProof::boolean))
   ), period as (
     insert into imported_periods (account_id, first_day, last_day)
     select :accountId, :firstDay::date, :lastDay::date where :firstDay::date is not null
     on conflict (account_id, first_day, last_day) do update set imported_at = excluded.imported_at
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     values (${auditValues}, 'movement.import', :tenantId, :bank, :details::jsonb)
   )
   select count(*)::integer as count from added`,
)

export type Importer = ReturnType<typeof createImporter>

/** Import of a bank's statement file, for accounts whose bank has no statement to query. */
export function createImporter(parts: {
  database: Database
  sealer: Sealer
  random: Random
  accountsOf(scope: Scope): Promise<Accounts>
}) {
  const { database, sealer, random, accountsOf } = parts

  return {
    /** Reads the file and, with `apply`, records its new lines. Without it nothing is written. */
    async run(
      scope: Scope,
      name: AccountName,
      bytes: Buffer,
      options: { apply: boolean; settles: boolean; confirm: boolean; actor: string; today: string; fileName?: string },
    ): Promise<ImportResult> {
      const bank = bankOf(name)
      if (keepsStatement(bank)) throw refused(refusals.hasStatement)
      const account = (await accountsOf(scope)).accounts[name]
      if (!account) throw new GatewayError('bank_account_not_found')
      const accountId = accountIdOf(bank, account)
      const { lines, unread, balance } = readStatementFile(bytes, options.today)
      const period = periodOf(lines)
      if (options.apply && balance.kind === 'differs' && !options.confirm) throw balanceDiffers(balance.rows)
      const planOn = async (on: Queryable) => planImport(lines, await existingAround(on, accountId, period))
      const planAndWrite = () =>
        database.transaction(async (transaction) => {
          await run(transaction, lockImports, { accountId })
          const plan = await planOn(transaction)
          const written = { ...options, bytes, unread: unread.length }
          await write(transaction, scope, { accountId, bank }, period, plan, written)
          return plan
        })
      const { newLines, knownLines, unclearLines } = options.apply ? await planAndWrite() : await planOn(database)
      return { isApplied: options.apply, newLines, knownLines, unclearLines, unread, balance }
    },
  }

  async function existingAround(on: Queryable, accountId: Buffer, period: Period | undefined): Promise<Existing[]> {
    if (!period) return []
    const { firstDay, lastDay } = period
    return run(on, selectExisting, { accountId, from: addDays(firstDay, -1), to: addDays(lastDay, 1) })
  }

  async function write(
    transaction: Queryable,
    { tenantId, livemode }: Scope,
    { accountId, bank }: { accountId: Buffer; bank: BankName },
    period: Period | undefined,
    { newLines: lines, knownLines, unclearLines, confirmed }: ReturnType<typeof planImport>,
    options: { settles: boolean; actor: string; bytes: Buffer; unread: number; fileName?: string },
  ): Promise<void> {
    const { settles, actor, bytes, unread, fileName } = options
    const details = {
      livemode,
      settles,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...(fileName === undefined ? {} : { file: fileName }),
      newLines: lines.length,
      knownLines: knownLines.length,
      unclearLines: unclearLines.length,
      unread,
    }
    await run(transaction, insertLines, {
      accountId,
      bank,
      keys: lines.map(({ key }) => key),
      ids: lines.map(() => random.uuid()),
      dates: lines.map(({ date }) => date),
      amounts: lines.map(({ amount }) => fixed2(amount)),
      directions: lines.map(({ direction }) => direction),
      kinds: lines.map(({ kind }) => kind),
      references: lines.map(({ reference }) => reference),
      numbers: lines.map(({ reference }) => (/^\d+$/.test(reference) ? withoutZeros(reference) : '')),
      payers: lines.map(({ key, description }) =>
        sealer.seal(JSON.stringify({ phones: [], concept: description }), payerContext(accountId, key)),
      ),
      isProof: settles,
      confirmed,
      firstDay: period?.firstDay ?? null,
      lastDay: period?.lastDay ?? null,
      ...auditParams(random, actor),
      tenantId,
      details: JSON.stringify(details),
    })
  }
}

type Period = { firstDay: string; lastDay: string }

/** The days of a file: a statement has every line between its first and its last. */
function periodOf(lines: readonly ImportedLine[]): Period | undefined {
  const dates = lines.map(({ date }) => date).toSorted()
  const [firstDay, lastDay] = [dates[0], dates.at(-1)]
  return firstDay === undefined || lastDay === undefined ? undefined : { firstDay, lastDay }
}
