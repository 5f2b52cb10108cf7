import { addDays } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import { pageParameters } from '../../foundation/page.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { fileOf } from '../../reconciliations/export/file.ts'
import type { ImportedLine } from '../../reconciliations/import/statement.ts'
import type { ImportResult } from '../../reconciliations/import/import.ts'
import { importLimits } from '../../reconciliations/import/refusal.ts'
import { dayView } from '../../reconciliations/routes.ts'
import { dayFilters, daySchemas } from '../../reconciliations/schema.ts'
import { accountView } from '../../reconciliations/view.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { accountName, day, isLive, mode, requestedDay, tenantFilter, uuid } from '../schema.ts'

const { Day, Account } = daySchemas(() => Type.String(), false)

/** Days, newest first, with the totals of each account. Amounts are exact decimals as text. */
export const ReconciliationDays = Type.Object({
  items: Type.Array(Type.Object({ date: day(), accounts: Type.Array(Account) })),
})
export type ReconciliationDays = Static<typeof ReconciliationDays>
export const ReconciliationDay = Day
export type ReconciliationDay = Static<typeof ReconciliationDay>

export const ReconciliationDaysQuery = Type.Object({
  ...tenantFilter,
  /** Last day; by default today in Caracas. */
  to: Type.Optional(requestedDay()),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
})

const DatePath = Type.Object({ date: requestedDay() })

export const Closing = Type.Object({
  mode: mode(),
  tenantId: Type.Optional(uuid()),
  /** Only the account with this name; the bank's own name covers the accounts there that were replaced. */
  bank: Type.Optional(accountName()),
  /** Closes the day although the statement was not read after its end. */
  confirm: Type.Optional(Type.Boolean()),
})

export type Closing = Static<typeof Closing>

/** Import of a statement file: a preview, or with `apply` the import itself. */
export const StatementImport = Type.Object({
  mode: mode(),
  tenantId: Type.Optional(uuid()),
  bank: accountName(),
  fileName: Type.Optional(Type.String({ maxLength: 200 })),
  /** The file, CSV or XLSX of at most 5 MB, in base64. */
  file: Type.String({ maxLength: Math.ceil(importLimits.fileBytes / 3) * 4 }),
  apply: Type.Optional(Type.Boolean()),
  /** The lines prove payments by themselves. Operators only. */
  settle: Type.Optional(Type.Boolean()),
  /** Imports the file although its amounts do not add up to its balances. */
  confirm: Type.Optional(Type.Boolean()),
})

export type StatementImport = Static<typeof StatementImport>

const ImportLine = Type.Object({
  row: Type.Integer(),
  date: day(),
  vesAmount: Type.String(),
  direction: Type.Enum(['in', 'out'] as const),
  reference: Type.String(),
  description: Type.String(),
})

/** Lines of a preview are the first 200 of each list; the counts are of all. */
export const StatementImportResult = Type.Object({
  applied: Type.Boolean(),
  counts: Type.Object({
    new: Type.Integer(),
    known: Type.Integer(),
    unclear: Type.Integer(),
    unread: Type.Integer(),
  }),
  newLines: Type.Array(ImportLine),
  knownLines: Type.Array(ImportLine),
  unclearLines: Type.Array(ImportLine),
  unread: Type.Array(Type.Object({ row: Type.Integer(), reason: Type.String() })),
  balance: Type.Object({
    kind: Type.Enum(['agrees', 'absent', 'differs'] as const),
    rows: Type.Array(Type.Integer()),
  }),
})
export type StatementImportResult = Static<typeof StatementImportResult>

const DEFAULT_DAYS = 14
const SHOWN = 200
/** The file in base64 and the other fields. */
const IMPORT_BODY_BYTES = 7 * 1024 * 1024

const asText = (amount: string) => amount

export function reconciliationRoutes(context: AdminContext): AdminRoute[] {
  const { database, reconciliations, importer, cursors } = context

  /** Days belong to one tenant: an operator has to name it. */
  async function scopeOf(given: string | undefined, chosen: 'test' | 'live'): Promise<Scope> {
    if (given === undefined) throw new GatewayError('tenant_not_found')
    const { tenantId } = await requireTenant(database, given)
    return { tenantId, livemode: isLive(chosen) }
  }

  return [
    adminRoute('GET /reconciliations', {
      query: ReconciliationDaysQuery,
      answer: ReconciliationDays,
      async handle({ query, tenantId }) {
        const scope = await scopeOf(tenantId, query.mode)
        const { to = reconciliations.today(), days = DEFAULT_DAYS } = query
        const items: ReconciliationDays['items'] = []
        for (let back = 0; back < days; back += 1) {
          const date = addDays(to, -back)
          const accounts = await reconciliations.day(scope, date)
          items.push({ date, accounts: accounts.map((account) => accountView(account, asText)) })
        }
        return { items }
      },
    }),
    adminRoute('GET /reconciliations/{date}', {
      params: DatePath,
      query: Type.Object({ ...tenantFilter, ...dayFilters, ...pageParameters }),
      answer: ReconciliationDay,
      async handle({ params: { date }, query, tenantId, language }) {
        const scope = await scopeOf(tenantId, query.mode)
        const accounts = await reconciliations.day(scope, date)
        return dayView({ cursors, language, scope }, { ...query, date }, accounts, asText)
      },
    }),
    adminRoute('GET /reconciliations/{date}/file', {
      params: DatePath,
      query: Type.Object({ ...tenantFilter, format: Type.Enum(['csv', 'xlsx'] as const) }),
      answer: Type.Unknown(),
      async handle({ params: { date }, query: { mode: given, format }, tenantId }) {
        return fileOf(format, date, await reconciliations.day(await scopeOf(tenantId, given), date))
      },
    }),
    adminRoute('POST /reconciliations/{date}/close', {
      params: DatePath,
      body: Closing,
      answer: ReconciliationDay,
      async handle({ params: { date }, body, tenantId, actor, language }) {
        const scope = await scopeOf(tenantId, body.mode)
        const { bank: name, confirm = false } = body
        const accounts = await reconciliations.close(scope, date, { name, actor, confirm })
        return dayView({ cursors, language, scope }, { date }, accounts, asText)
      },
    }),
    adminRoute('POST /movements/import', {
      body: StatementImport,
      answer: StatementImportResult,
      bodyLimit: IMPORT_BODY_BYTES,
      async handle({ body, tenantId, actor, identity }) {
        const { file, fileName, apply = false, settle = false, confirm = false } = body
        if (settle && identity.role !== 'operator') throw new GatewayError('forbidden')
        const result = await importer.run(await scopeOf(tenantId, body.mode), body.bank, Buffer.from(file, 'base64'), {
          apply,
          settles: settle,
          confirm,
          actor,
          today: reconciliations.today(),
          ...(fileName === undefined ? {} : { fileName }),
        })
        return importView(result)
      },
    }),
  ]
}

function importView(result: ImportResult): StatementImportResult {
  const { isApplied, newLines, knownLines, unclearLines, unread, balance } = result
  return {
    applied: isApplied,
    counts: {
      new: newLines.length,
      known: knownLines.length,
      unclear: unclearLines.length,
      unread: unread.length,
    },
    newLines: newLines.slice(0, SHOWN).map(lineView),
    knownLines: knownLines.slice(0, SHOWN).map(lineView),
    unclearLines: unclearLines.slice(0, SHOWN).map(lineView),
    unread: unread.slice(0, SHOWN),
    balance: { ...balance, rows: balance.rows.slice(0, SHOWN) },
  }
}

function lineView({ row, date, amount, direction, reference, description }: ImportedLine) {
  return { row, date, vesAmount: fixed2(amount), direction, reference, description }
}
