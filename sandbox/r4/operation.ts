import type { Books } from '../books.ts'
import type { Reply } from '../http/reply.ts'
import type { Luck } from '../luck.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { RateBoard } from '../rates/rate.ts'
import { refuse } from './answers.ts'

/** What the bank has at hand while it carries out one call. */
export type Desk = { client: string; books: Books; rates: RateBoard; luck: Luck; now: number }

export type Operation = {
  signedFields: readonly string[]
  carryOut(desk: Desk, body: Record<string, unknown>): Reply
}

export function operation<M extends Record<string, Field<unknown>>>(definition: {
  signedFields: readonly (keyof M & string)[]
  fields: M
  run(desk: Desk, values: Values<M>): Reply
}): Operation {
  return {
    signedFields: definition.signedFields,
    carryOut: (desk, body) => {
      const read = readModel(definition.fields, body)
      return 'wrong' in read ? refuse('30') : definition.run(desk, read.values)
    },
  }
}

/** Eight digits that do not begin with zero: MBvuelto tells them as a number. */
export function issueReference(books: Books): string {
  return String(10_000_000 + (books.nextSequence() % 90_000_000))
}
