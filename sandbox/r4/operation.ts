import type { ForcedResponse } from '../http/forced.ts'
import type { Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { Random } from '../random.ts'
import type { RateTable } from '../rates/rate.ts'
import { refuse } from './responses.ts'
import type { R4Assumptions } from './assumptions.ts'

/** Dependencies of one operation call. */
export type BankState = {
  client: string
  ledger: Ledger
  rates: RateTable
  random: Random
  assumptions: R4Assumptions
  now: number
  /** Forced response, for operations that handle it themselves. */
  forced?: Extract<ForcedResponse, { kind: 'code' }>
}

export type Operation = {
  signedFields: readonly string[]
  /** A forced code becomes the stored state of the operation, or the response about it. */
  handlesForced: boolean
  execute(state: BankState, body: Record<string, unknown>): Reply
}

export function operation<M extends Record<string, Field<unknown>>>(definition: {
  signedFields: readonly (keyof M & string)[]
  fields: M
  handlesForced?: boolean
  /** The response to a call with these wrong fields, for operations that name them. */
  refuseFields?(wrong: string[]): Reply
  run(state: BankState, values: Values<M>): Reply
}): Operation {
  return {
    signedFields: definition.signedFields,
    handlesForced: definition.handlesForced ?? false,
    execute: (state, body) => {
      const read = readModel(definition.fields, body)
      if ('wrong' in read) return definition.refuseFields?.(read.wrong) ?? refuse('30')
      return definition.run(state, read.values)
    },
  }
}

/** Eight digits without a leading zero: MBvuelto returns them as a number. */
export function issueReference(ledger: Ledger): string {
  return String(10_000_000 + (ledger.nextSequence() % 90_000_000))
}
