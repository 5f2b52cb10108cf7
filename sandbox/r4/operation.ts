import type { ForcedAnswer } from '../http/forced.ts'
import type { Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { Random } from '../random.ts'
import type { RateBoard } from '../rates/rate.ts'
import { refuse } from './answers.ts'
import type { R4Readings } from './readings.ts'

/** What the bank has at hand while it carries out one call. */
export type BankState = {
  client: string
  ledger: Ledger
  rates: RateBoard
  random: Random
  readings: R4Readings
  now: number
  /** The answer a scripted fault wants, for operations that give it themselves. */
  forced?: Extract<ForcedAnswer, { kind: 'code' }>
}

export type Operation = {
  signedFields: readonly string[]
  /** A forced code becomes the state of the operation, or the answer about one. */
  answersForced: boolean
  carryOut(state: BankState, body: Record<string, unknown>): Reply
}

export function operation<M extends Record<string, Field<unknown>>>(definition: {
  signedFields: readonly (keyof M & string)[]
  fields: M
  answersForced?: boolean
  run(state: BankState, values: Values<M>): Reply
}): Operation {
  return {
    signedFields: definition.signedFields,
    answersForced: definition.answersForced ?? false,
    carryOut: (state, body) => {
      const read = readModel(definition.fields, body)
      return 'wrong' in read ? refuse('30') : definition.run(state, read.values)
    },
  }
}

/** Eight digits that do not begin with zero: MBvuelto tells them as a number. */
export function issueReference(ledger: Ledger): string {
  return String(10_000_000 + (ledger.nextSequence() % 90_000_000))
}
