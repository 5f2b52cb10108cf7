import { GatewayError } from '../../foundation/errors.ts'
import type { Cursors } from '../../foundation/cursor.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import { type FieldReader, readFields } from '../fields.ts'
import { receiptOf } from '../receipt.ts'
import { limitOf, type ListFilters } from './schema.ts'
import type { LookupStore } from './store.ts'

/** A page of payments, newest first. A page's place is its last payment's id: what is made meanwhile shifts nothing. */
export async function listPayments(
  { lookups, cursors }: { lookups: LookupStore; cursors: Cursors },
  { caller, query, language }: Call<unknown, ListFilters>,
): Promise<Answer> {
  const { status, method, externalRef, from, to, cursor } = query
  const times = readFields(language, (read) => ({
    from: readTime(read, '/from', from),
    to: readTime(read, '/to', to),
  }))
  const list = ['payments', caller.scope, { status, method, externalRef, from, to }]
  const after = cursor === undefined ? undefined : cursors.read(list, cursor)
  if (cursor !== undefined && after === undefined) throw unusableCursor(language)

  const limit = limitOf(query)
  // One more than asked for tells whether there is a next page.
  const found = await lookups.list(caller.scope, { status, method, externalRef, ...times, after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    status: 200,
    body: {
      items: shown.map((payment) => receiptOf(payment, caller, language)),
      nextCursor: last && found.length > limit ? cursors.write(list, last.paymentId) : null,
    },
  }
}

/** The schema lets leap seconds pass, which no Date can hold. */
function readTime(read: FieldReader, path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  read.complain(path, {
    en: 'must be a time such as 2026-10-05T04:00:00Z',
    es: 'debe ser un momento como 2026-10-05T04:00:00Z',
  })
  return undefined
}

function unusableCursor(language: Call['language']): GatewayError {
  const message = {
    en: 'must be the nextCursor of the page before, with the same filters',
    es: 'debe ser el nextCursor de la página anterior, con los mismos filtros',
  }[language]
  return new GatewayError('invalid_request', { details: [{ path: '/cursor', message }] })
}
