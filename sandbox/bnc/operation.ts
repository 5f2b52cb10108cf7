import type { BncCredentials } from '../credentials.ts'
import type { Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { RateTable } from '../rates/rate.ts'
import { ko, modelState } from './responses.ts'
import type { CipherKey } from './envelope.ts'
import type { CallCounters } from './call-counters.ts'
import type { BncAssumptions } from './assumptions.ts'
import type { Shown } from './shown-lines.ts'

/** Dependencies of one operation call. */
export type BankState = {
  ledger: Ledger
  rates: RateTable
  assumptions: BncAssumptions
  counters: CallCounters
  /** Of the client's statement; undefined: each line after the assumed delay. */
  shown: Shown | undefined
  now: number
  /** Code of a card approval set by a scripted fault. */
  approvalCode?: string
}

export type Request = {
  account: BncCredentials
  /** The key of the request; its response is encrypted with the same. */
  key: CipherKey
  /** The client's reference in the envelope; may be empty. */
  reference: string
  /** Validate only. */
  isTest: boolean
}

export type Operation = {
  name: string
  execute(state: BankState, request: Request, value: Record<string, unknown>): Reply
}

/** Validates the fields, checks that the merchant data belong to the client, and runs the operation. */
export function operation<M extends Record<string, Field<unknown>>>(definition: {
  name: string
  fields: M
  run(state: BankState, request: Request, values: Values<M>): Reply
}): Operation {
  const { name } = definition
  return {
    name,
    execute: (state, request, value) => {
      const read = readModel(definition.fields, value)
      if ('wrong' in read) return modelState(read.wrong)
      const mismatch = merchantMismatch(request.account, read.values)
      return mismatch ? ko(mismatch, name) : definition.run(state, request, read.values)
    },
  }
}

/** Code for merchant data in a request that do not belong to this client. */
function merchantMismatch(account: BncCredentials, values: Record<string, unknown>): string | undefined {
  const isOther = (field: string, own: string) => values[field] !== undefined && values[field] !== own
  if (isOther('Terminal', account.terminal) || isOther('AffiliationNumber', account.affiliationNumber)) return 'CO1'
  if (isOther('AccountNumber', account.accountNumber) || isOther('ClientID', account.clientId)) return 'EPIANF'
  // Simulated merchants have no child merchants.
  if (values['ChildClientID'] !== undefined) return 'EPIMC2'
  return undefined
}

/** Whether the envelope's reference was already used today; an empty one never is. */
export function isRepeated({ ledger, assumptions }: BankState, { account, reference }: Request): boolean {
  if (reference === '' || assumptions.duplicateReference === 'ignored') return false
  return !ledger.claimReference(account.clientGuid, reference)
}
