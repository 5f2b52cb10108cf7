import type { Cursors } from '../foundation/cursor.ts'
import { defaultLimit, unusableCursor } from '../foundation/page.ts'
import type { Answer, Call } from '../foundation/route.ts'
import type { Static } from '../foundation/schema.ts'
import type { EventStore } from './event-store.ts'
import type { EventsQuery } from './schema.ts'

/**
 * A page of events, oldest first. Unlike the pages of other lists it always has a cursor: the reader comes back for the
 * events that do not exist yet.
 */
export async function listEvents(
  { events, cursors }: { events: Pick<EventStore, 'list'>; cursors: Cursors },
  { caller: { scope }, query: { after, limit = defaultLimit }, language }: Call<unknown, Static<typeof EventsQuery>>,
): Promise<Answer> {
  const list = ['events', scope]
  const position = after === undefined ? undefined : cursors.read(list, after)
  if (after !== undefined && position === undefined) throw unusableCursor('/after', language)
  // One row more than the limit shows whether there is a next page.
  const found = await events.list(scope, { after: position, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    status: 200,
    body: {
      items: shown.map(({ id, body }) => ({ id, ...(JSON.parse(body) as object) })),
      cursor: last ? cursors.write(list, last.position) : (after ?? null),
      hasMore: found.length > limit,
    },
  }
}
