import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { type Field, oneOfTexts, parseObject, readModel } from '../model.ts'
import { knownClient } from './contracts.ts'

/** Lines that a client's statement shows, whatever their delay is. */
export type Shown = 'none' | 'all'

type ShownLines = { of(client: string): Shown | undefined; routes: Record<string, ControlRoute> }

export function createShownLines(): ShownLines {
  const shownOf = new Map<string, Shown>()
  const oneOf = oneOfTexts('none', 'all')
  const lines: Field<Shown | null> = (value) => (value === null ? [null] : oneOf(value))
  return {
    of: (client) => shownOf.get(client),
    routes: {
      'POST /control/statements': ({ body }) => {
        const read = readModel({ client: knownClient, lines }, parseObject(body) ?? {})
        if ('wrong' in read) return invalid(read.wrong)
        const { client, lines: shown } = read.values
        if (shown) shownOf.set(client, shown)
        else shownOf.delete(client)
        return json(200, { client, lines: shown })
      },
    },
  }
}
