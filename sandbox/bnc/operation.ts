import type { BncCredentials } from '../credentials.ts'
import type { Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { RateBoard } from '../rates/rate.ts'
import { ko, modelState } from './answers.ts'
import type { CipherKey } from './envelope.ts'
import type { Memory } from './memory.ts'
import type { BncReadings } from './readings.ts'

/** What the bank has at hand while it carries out one call. */
export type BankState = {
  ledger: Ledger
  rates: RateBoard
  readings: BncReadings
  memory: Memory
  now: number
  /** The code a scripted fault gives to a card approval. */
  approvalCode?: string
}

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
  carryOut(state: BankState, request: Request, value: Record<string, unknown>): Reply
}

/** Reads the fields strictly, checks whom they speak for, and runs the operation on them. */
export function operation<M extends Record<string, Field<unknown>>>(definition: {
  name: string
  fields: M
  run(state: BankState, request: Request, values: Values<M>): Reply
}): Operation {
  const { name } = definition
  return {
    name,
    carryOut: (state, request, value) => {
      const read = readModel(definition.fields, value)
      if ('wrong' in read) return modelState(read.wrong)
      const foreign = foreignDataIn(request.account, read.values)
      return foreign ? ko(foreign, name) : definition.run(state, request, read.values)
    },
  }
}

/** The merchant's own data in a request must be the ones the bank gave to this client. */
function foreignDataIn(account: BncCredentials, values: Record<string, unknown>): string | undefined {
  const isOther = (field: string, own: string) => values[field] !== undefined && values[field] !== own
  if (isOther('Terminal', account.terminal) || isOther('AffiliationNumber', account.affiliationNumber)) return 'CO1'
  if (isOther('AccountNumber', account.accountNumber) || isOther('ClientID', account.clientId)) return 'EPIANF'
  // The simulated merchants have no children.
  if (values['ChildClientID'] !== undefined) return 'EPIMC2'
  return undefined
}

/** A reference of the envelope may be used once a day; without one there is nothing to compare. */
export function isRepeated({ ledger, readings }: BankState, { account, reference }: Request): boolean {
  if (reference === '' || readings.duplicateReference === 'ignored') return false
  return !ledger.claimReference(account.clientGuid, reference)
}
