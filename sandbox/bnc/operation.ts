import type { Books } from '../books.ts'
import type { BncCredentials } from '../credentials.ts'
import type { Reply } from '../http/reply.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { RateBoard } from '../rates/rate.ts'
import { ko, modelState } from './answers.ts'
import type { CipherKey } from './envelope.ts'

/** What the bank has at hand while it carries out one call. */
export type Desk = { books: Books; rates: RateBoard; now: number }

export type Request = {
  account: BncCredentials
  /** The key the request came under; its answer goes back under the same. */
  key: CipherKey
  /** The caller's own reference of the envelope; empty is allowed. */
  reference: string
  /** Validate only. */
  isTest: boolean
}

export type Operation = {
  name: string
  carryOut(desk: Desk, request: Request, value: Record<string, unknown>): Reply
}

/** Reads the fields strictly, checks whom they speak for, and runs the operation on them. */
export function operation<M extends Record<string, Field<unknown>>>(definition: {
  name: string
  fields: M
  run(desk: Desk, request: Request, values: Values<M>): Reply
}): Operation {
  return {
    name: definition.name,
    carryOut: (desk, request, value) => {
      const read = readModel(definition.fields, value)
      if ('wrong' in read) return modelState(read.wrong)
      const stranger = strangerIn(request.account, read.values)
      return stranger ? ko(stranger) : definition.run(desk, request, read.values)
    },
  }
}

/** The merchant's own data in a request must be the ones the bank gave to this client. */
function strangerIn(account: BncCredentials, values: Record<string, unknown>) {
  const isOther = (field: string, own: string) => values[field] !== undefined && values[field] !== own
  if (isOther('Terminal', account.terminal) || isOther('AffiliationNumber', account.affiliationNumber)) return 'CO1'
  if (isOther('AccountNumber', account.accountNumber) || isOther('ClientID', account.clientId)) return 'EPIANF'
  // The simulated merchants have no children.
  if (values['ChildClientID'] !== undefined) return 'EPIMC2'
  return undefined
}

/** A reference of the envelope may be used once a day; without one there is nothing to compare. */
export function isRepeated({ books }: Desk, { account, reference }: Request): boolean {
  return reference !== '' && !books.claimReference(account.clientGuid, reference)
}

/** The numbers of a new line in the books. */
export function issueNumbers(books: Books): { reference: string; txId: number } {
  const sequence = books.nextSequence()
  return {
    // Begins with a zero on purpose: a caller that makes a number of it loses it.
    reference: String(sequence % 10_000_000).padStart(8, '0'),
    txId: 100_000_000 + (sequence % 900_000_000),
  }
}
