import type { Cursors } from './cursor.ts'
import { GatewayError } from './errors.ts'
import { Type } from './schema.ts'
import type { Language, LocalizedText } from './text.ts'

/** Keyset pagination, newest first: a page starts after the last row's id, so new rows do not shift it. */

export const defaultLimit = 25
const MAX_LIMIT = 100
/** Rows that the longest page reads: one more shows whether there is a next page. */
export const longestPage = MAX_LIMIT + 1

/** The two query parameters every list has. */
export const pageParameters = {
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'nextCursor of the previous page, with the same filters.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_LIMIT, description: `Items per page; default ${defaultLimit}.` }),
  ),
}

export const nextCursor = Type.Union([Type.String(), Type.Null()], {
  description: 'Cursor of the next page; null on the last page.',
})

/** `list` identifies the list, its owner and its filters: a cursor of another list is refused. */
export async function readPage<Item>(
  { cursors, list, language }: { cursors: Cursors; list: readonly unknown[]; language: Language },
  { cursor, limit = defaultLimit }: { cursor?: string; limit?: number },
  read: (after: string | undefined, limit: number) => Promise<Item[]>,
  idOf: (item: Item) => string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : cursors.read(list, cursor)
  if (cursor !== undefined && after === undefined) throw unusableCursor('/cursor', language)
  // One row more than the limit shows whether there is a next page.
  const found = await read(after, limit + 1)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && found.length > limit ? cursors.write(list, idOf(last)) : null }
}

const cursorHints: Record<'/cursor' | '/after', LocalizedText> = {
  '/cursor': {
    en: 'must be the nextCursor of the previous page, with the same filters',
    es: 'debe ser el nextCursor de la página anterior, con los mismos filtros',
  },
  '/after': {
    en: 'must be the cursor of a page of this list, read with a key of the same tenant and mode',
    es: 'debe ser el cursor de una página de esta lista, leída con una clave del mismo comercio y modo',
  },
}

export function unusableCursor(path: keyof typeof cursorHints, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: cursorHints[path][language] }] })
}
