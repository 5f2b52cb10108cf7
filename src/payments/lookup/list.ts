import type { Cursors } from '../../foundation/cursor.ts'
import { readPage } from '../../foundation/page.ts'
import { timeHint } from '../../foundation/query.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import { type FieldReader, parseFields } from '../fields.ts'
import { receiptOf } from '../receipt.ts'
import type { ListFilters } from './schema.ts'
import type { LookupStore } from './store.ts'

export async function listPayments(
  { lookups, cursors }: { lookups: LookupStore; cursors: Cursors },
  { caller, query, language }: Call<unknown, ListFilters>,
): Promise<Answer> {
  const { status, method, externalRef, from, to, updatedFrom } = query
  const times = parseFields(language, (read) => ({
    from: readTime(read, '/from', from),
    to: readTime(read, '/to', to),
    updatedFrom: readTime(read, '/updatedFrom', updatedFrom),
  }))
  const list = ['payments', caller.scope, { status, method, externalRef, from, to, updatedFrom }]
  const page = await readPage(
    { cursors, list, language },
    query,
    (after, limit) => lookups.list(caller.scope, { status, method, externalRef, ...times, after, limit }),
    ({ paymentId }) => paymentId,
  )
  return {
    status: 200,
    body: { ...page, items: page.items.map((payment) => receiptOf(payment, caller, language)) },
  }
}

/** The schema accepts leap seconds, which a Date cannot represent. */
function readTime(read: FieldReader, path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  read.addError(path, timeHint)
  return undefined
}
