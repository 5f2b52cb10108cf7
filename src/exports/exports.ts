import type { BankName } from '../banks/bank.ts'
import { addDays, daysOfMonth, startOfCaracasDay } from '../foundation/caracas.ts'
import type { Scope } from '../foundation/scope.ts'
import { csvOf } from '../foundation/sheets/csv.ts'
import type { Cell, Sheet } from '../foundation/sheets/sheet.ts'
import { xlsxOf } from '../foundation/sheets/xlsx.ts'
import { zip, type ZipEntry } from '../foundation/sheets/zip.ts'
import type { Language } from '../foundation/text.ts'
import { createMovementExport, type ExportedMovement, type Held } from '../movements/export.ts'
import type { HeldAccount } from '../movements/holders.ts'
import type { MovementState } from '../movements/lists.ts'
import { listForOperator } from '../payments/admin/list.ts'
import type { OperatorPayment } from '../payments/admin/resolve.ts'
import type { PageQuery } from '../payments/lookup/store.ts'
import type { PayerEncryption } from '../payments/payer-encryption.ts'
import type { Reconciliations } from '../reconciliations/reconciliations.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { movementStates } from '../webhooks/movement-fields.ts'
import { closingCells, feeCells, movementCells, paymentCells } from './rows.ts'
import { texts } from './texts.ts'

/** Rows that are read and held at a time, whatever the length of the file. */
const PAGE = 500

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export type ExportKind = 'payments' | 'movements' | 'fees' | 'closings'

/** A file: its name, its media type, and its content as it is made. */
export type ExportFile = { name: string; type: string; content: AsyncIterable<string | Buffer> }

/** Days in Caracas, both included. */
export type Days = { from: string; to: string }
/** The accounts of a tenant, as its credentials say now. */
export type CurrentAccounts = readonly Pick<HeldAccount, 'accountId' | 'tenantId' | 'bank'>[]
type PaymentFilter = { livemode: boolean; tenantId: string | undefined } & Omit<PageQuery, 'after' | 'limit'>

/** Names of the tenants in a file of movements, by the account and by the tenant that decided about the movement. */
export type NameOf = (movement: ExportedMovement) => string

export type Exports = ReturnType<typeof createExports>

/** Files of payments, movements, fees and closings in a language. Each sheet is read page by page while it is written. */
export function createExports(parts: {
  database: Database
  encryption: PayerEncryption
  sealer: Pick<Sealer, 'open'>
  reconciliations: Pick<Reconciliations, 'day' | 'today'>
}) {
  const movements = createMovementExport(parts)

  const sheets = {
    payments: (filter: PaymentFilter, language: Language): Sheet => {
      const text = texts[language]
      const rows = mapped(paymentsOf(filter), (payment) => paymentCells(payment, text))
      return { name: text.sheets.payments, headings: text.payments, rows }
    },

    /** Movements that were first seen in a period, as the list has them. */
    movementsSeen: (
      { livemode, held, states = movementStates, ...period }: MovementFilter,
      nameOf: NameOf,
      language: Language,
    ): Sheet =>
      movementSheet(
        allOf((after, limit) => movements.seen(livemode, held, { states, ...period, after, limit })),
        nameOf,
        language,
      ),

    /** Movements of the bank's days. */
    movementsOfDays: (livemode: boolean, held: Held, days: Days, nameOf: NameOf, language: Language): Sheet =>
      movementSheet(
        allOf((after, limit) => movements.ofDays(livemode, held, { ...halfOpen(days), after, limit })),
        nameOf,
        language,
      ),

    fees: (livemode: boolean, held: Held, days: Days, language: Language): Sheet => {
      const text = texts[language]
      const found = allOf<ExportedMovement>((after, limit) =>
        movements.ofDays(livemode, held, { ...halfOpen(days), onlyKind: 'commission', after, limit }),
      )
      return { name: text.sheets.fees, headings: text.fees, rows: mapped(found, feeCells) }
    },

    closings: (scope: Scope, days: Days, language: Language): Sheet => {
      const text = texts[language]
      return { name: text.sheets.closings, headings: text.closings, rows: closingRows(scope, days, language) }
    },
  }

  /** The accounts that the tenant has, and those that it used on the days and has replaced since. */
  async function heldIn(
    { tenantId, livemode }: Scope,
    held: CurrentAccounts,
    days: Days,
  ): Promise<(Held[number] & { bank: BankName })[]> {
    const used = await movements.used({ tenantId, livemode }, halfOpen(days))
    const former = used
      .filter(({ accountId }) => !held.some((account) => account.accountId.equals(accountId)))
      .map(({ accountId, bank, from, to }) => ({ accountId, bank, tenantId, days: { from, to } }))
    return [...held, ...former]
  }

  return {
    sheets,

    heldIn,

    /** One sheet: CSV, or a workbook with it. */
    file(kind: ExportKind, sheet: Sheet, format: ExportFormat, language: Language, suffix: string): ExportFile {
      const name = `${texts[language].files[kind]}-${suffix}.${format}`
      return format === 'csv'
        ? { name, type: types.csv, content: csvOf(sheet, language) }
        : { name, type: types.xlsx, content: xlsxOf([sheet]) }
    },

    /** A month for the accountant: one workbook with all sheets, or an archive of CSV files. */
    async month(
      scope: Scope & { tenantName: string },
      current: CurrentAccounts,
      month: string,
      format: ExportFormat,
      language: Language,
    ): Promise<ExportFile> {
      const { tenantId, livemode } = scope
      const { from, until } = daysOfMonth(month)
      const days = { from, to: addDays(until, -1) }
      const held = await heldIn(scope, current, days)
      const times = { from: startOfCaracasDay(from), to: startOfCaracasDay(until) }
      const all: [ExportKind, Sheet][] = [
        ['payments', sheets.payments({ livemode, tenantId, ...times }, language)],
        ['movements', sheets.movementsOfDays(livemode, held, days, () => scope.tenantName, language)],
        ['fees', sheets.fees(livemode, held, days, language)],
        ['closings', sheets.closings({ tenantId, livemode }, days, language)],
      ]
      const name = `${texts[language].files.month}-${month}`
      return format === 'xlsx'
        ? { name: `${name}.xlsx`, type: types.xlsx, content: xlsxOf(all.map(([, sheet]) => sheet)) }
        : { name: `${name}.zip`, type: types.zip, content: zip(csvEntries(all, month, language)) }
    },
  }

  function paymentsOf(filter: PaymentFilter): AsyncGenerator<OperatorPayment> {
    return allOf<OperatorPayment>((after, limit) =>
      listForOperator(parts, { ...filter, after: after?.payment.paymentId, limit }),
    )
  }

  /** Days that have not begun are left out. */
  async function* closingRows(scope: Scope, { from, to }: Days, language: Language): AsyncGenerator<Cell[]> {
    const today = parts.reconciliations.today()
    for (let date = from; date <= to && date <= today; date = addDays(date, 1)) {
      for (const day of await parts.reconciliations.day(scope, date)) yield closingCells(day, texts[language])
    }
  }
}

export type MovementFilter = {
  livemode: boolean
  held: Held
  states?: readonly MovementState[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

function movementSheet(found: AsyncIterable<ExportedMovement>, nameOf: NameOf, language: Language): Sheet {
  const text = texts[language]
  const rows = mapped(found, (movement) => movementCells(movement, nameOf(movement), text))
  return { name: text.sheets.movements, headings: text.movements, rows }
}

async function* csvEntries(sheets: [ExportKind, Sheet][], month: string, language: Language): AsyncGenerator<ZipEntry> {
  for (const [kind, sheet] of sheets) {
    yield { name: `${texts[language].files[kind]}-${month}.csv`, content: csvOf(sheet, language) }
  }
}

/** Every row of a list that is read by pages, each beginning after the last row of the one before. */
async function* allOf<Item>(read: (after: Item | undefined, limit: number) => Promise<Item[]>): AsyncGenerator<Item> {
  for (let after: Item | undefined; ; ) {
    const page = await read(after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)
  }
}

async function* mapped<Item>(items: AsyncIterable<Item>, cells: (item: Item) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const item of items) yield cells(item)
}

function halfOpen({ from, to }: Days): { from: string; until: string } {
  return { from, until: addDays(to, 1) }
}
