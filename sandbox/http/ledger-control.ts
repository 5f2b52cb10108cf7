import type { LedgerEntry, LineNumbers } from '../records.ts'
import type { Ledger } from '../ledger.ts'
import { optional, readModel, text } from '../model.ts'
import { type ControlRoute, invalid } from './control.ts'
import { json } from './reply.ts'

const model = {
  client: optional(text(/^.{1,128}$/)),
  since: optional((value: unknown): [number] | null => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
    return Number.isNaN(at) ? null : [at]
  }),
}

/** Ledger of the bank, independent of its responses; `lineOf` adds the numbers of the statement line. */
export function ledgerRoute(
  ledger: Ledger,
  lineOf: (entry: LedgerEntry) => LineNumbers | undefined = () => undefined,
): Record<string, ControlRoute> {
  return {
    'GET /control/ledger': ({ query }) => {
      const read = readModel(model, Object.fromEntries(query))
      if ('wrong' in read) return invalid(read.wrong)
      const { client, since } = read.values
      const filter = { ...(client === undefined ? {} : { client }), ...(since === undefined ? {} : { since }) }
      const entries = ledger
        .entries(filter)
        .map((entry) => ({ ...entry, line: lineOf(entry), at: new Date(entry.at).toISOString() }))
      return json(200, { entries })
    },
  }
}
