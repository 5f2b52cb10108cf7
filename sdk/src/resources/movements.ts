import type { IgnoreMovement, Movement, MovementMatch, Operations } from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

type MovementQuery = NonNullable<Operations['listMovements']['input']['query']>

export const movements = (send: Send) => ({
  /** List incoming money, newest first: `for await` reads it all, `.page()` one page. */
  list: (query: MovementQuery = {}, options?: CallOptions): Pages<Movement> =>
    paginate(query.cursor, (cursor) => send('listMovements', { query: { ...query, cursor } }, options)),

  /** Match a movement to one of your requests, as a person decided. The receipt of the payment. */
  match: (id: string, body: MovementMatch, options?: WriteOptions) =>
    send('matchMovement', { path: { id }, body }, options),

  /** Ignore a movement: it is none of your payments. */
  ignore: (id: string, body: IgnoreMovement, options?: WriteOptions) =>
    send('ignoreMovement', { path: { id }, body }, options),
})
