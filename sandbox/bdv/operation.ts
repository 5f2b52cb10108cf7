import type { BdvCredentials, BdvProduct } from '../credentials.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, readModel, type Values } from '../model.ts'
import type { BdvAssumptions } from './assumptions.ts'
import { messageOf } from './codes.ts'
import type { Asked } from './asked.ts'

/** Dependencies of one operation call. */
export type BankState = {
  client: string
  merchant: BdvCredentials
  ledger: Ledger
  asked: Asked
  assumptions: BdvAssumptions
  now: number
}

export type Operation = {
  /** The product whose API key the operation requires. */
  product: BdvProduct
  execute(state: BankState, body: Record<string, unknown>): Reply
  refuse(code: string, message?: string): Reply
}

export function operation<M extends Record<string, Field<unknown>>>(definition: {
  product: BdvProduct
  fields: M
  refuse(code: string, message?: string): Reply
  /** The answer to a malformed request. */
  malformed(wrong: string[]): Reply
  run(state: BankState, values: Values<M>): Reply
}): Operation {
  const { product, refuse } = definition
  return {
    product,
    refuse,
    execute: (state, body) => {
      const read = readModel(definition.fields, body)
      return 'wrong' in read ? definition.malformed(read.wrong) : definition.run(state, read.values)
    },
  }
}

/** The form of C2P answers: the code is a text. */
export function c2pAnswer(code: string, message = messageOf(code), data: unknown = null): Reply {
  return json(200, { code, message, data, status: 200 })
}

/** The form of query answers: the code is a number. */
export function queryAnswer(code: string, message = messageOf(code), data: unknown = null): Reply {
  return json(200, { code: Number(code), message, data, status: 200 })
}
