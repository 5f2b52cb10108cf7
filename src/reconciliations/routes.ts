import type { Cursors } from '../foundation/cursor.ts'
import { decimal, toNumber } from '../foundation/money.ts'
import { readPage } from '../foundation/page.ts'
import { type Route, route } from '../foundation/route.ts'
import { Type } from '../foundation/schema.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Language } from '../foundation/text.ts'
import { fileFormats, type FileFormat, fileOf } from './export/file.ts'
import type { AccountDay, Reconciliations } from './reconciliations.ts'
import { DatePath, DayQuery, Reconciliation } from './schema.ts'
import { accountView, type AmountView, orderedRows, rowView } from './view.ts'
import type { Class } from './classify.ts'

/** Routes of a tenant: its days, and their files. */
export function reconciliationRoutes(reconciliations: Reconciliations, cursors: Cursors): Route[] {
  return [
    route({
      method: 'GET',
      path: '/reconciliations',
      keyScope: 'read',
      operationId: 'getReconciliation',
      tag: 'Reconciliation',
      summary: 'Reconciliation of a day',
      description:
        'Your payments of a Caracas day beside the lines of your bank accounts, account by account, with totals per class. ' +
        'A closed day is answered as it was closed; what was found later is in `corrections`.',
      query: DayQuery,
      answers: { 200: Reconciliation },
      async handle({ caller: { scope }, query, language }) {
        const accounts = await reconciliations.day(scope, query.date)
        return { status: 200, body: await dayView({ cursors, language, scope }, query, accounts, asNumber) }
      },
    }),
    ...(Object.keys(fileFormats) as FileFormat[]).map((format) => fileRoute(reconciliations, format)),
  ]
}

const asNumber = (amount: string) => toNumber(decimal(amount))

const fileSummaries: Record<FileFormat, string> = {
  csv: 'Reconciliation of a day as CSV',
  xlsx: 'Reconciliation of a day as XLSX',
}

function fileRoute(reconciliations: Reconciliations, format: FileFormat): Route {
  return route({
    method: 'GET',
    path: `/reconciliations/{date}.${format}`,
    keyScope: 'read',
    operationId: `getReconciliation${format === 'csv' ? 'Csv' : 'Xlsx'}`,
    tag: 'Reconciliation',
    summary: fileSummaries[format],
    description: 'All lines of the day with its corrections, with Spanish headings.',
    params: DatePath,
    answers: { 200: Type.Unknown() },
    file: fileFormats[format].type,
    async handle({ caller: { scope }, params: { date } }) {
      return { status: 200, body: await fileOf(format, date, await reconciliations.day(scope, date)) }
    },
  })
}

/** A day with one page of its lines. */
export async function dayView<Shown>(
  { cursors, language, scope }: { cursors: Cursors; language: Language; scope: Scope },
  query: { date: string; class?: Class; cursor?: string; limit?: number },
  accounts: readonly AccountDay[],
  amount: AmountView<Shown>,
) {
  const { date, class: wanted } = query
  const rows = orderedRows(accounts).filter(({ row }) => wanted === undefined || row.class === wanted)
  const page = await readPage(
    { cursors, list: ['reconciliation', scope, date, wanted], language },
    query,
    async (after, limit) => rows.filter(({ id }) => after === undefined || id > after).slice(0, limit),
    ({ id }) => id,
  )
  return {
    date,
    accounts: accounts.map((day) => accountView(day, amount)),
    items: page.items.map(({ day, row }) => rowView(day, row, amount)),
    nextCursor: page.nextCursor,
  }
}
