import type { MercantilProduct } from '../credentials.ts'
import type { Reply } from '../http/reply.ts'
import type { Field } from '../model.ts'
import { errorList, generalFailure, refusal, transferError } from './answers.ts'
import { generalFailureCode, messageOf } from './codes.ts'
import { identification, isBrowserAgent, merchantFields } from './fields.ts'
import type { BankState } from './state.ts'

export type Operation = {
  product: MercantilProduct
  /** The part of the request that names the merchant. */
  merchantPart: string
  execute(state: BankState, body: Record<string, unknown>): Reply
  refuse(state: BankState, code: string | undefined, description?: string): Reply
}

type Definition<T> = {
  product: MercantilProduct
  /** The part of the request with the operation's own fields. */
  part: string
  fields: (secret: string) => Field<T>
  /** The part of the answer in which refusals may come; a search has none. */
  response?: string
  run(state: BankState, values: T): Reply
}

export function snakeOperation<T>({ response, ...definition }: Definition<T>): Operation {
  return operation('snake', definition, (state, code, description) =>
    response === undefined ? errorList(state, code, description) : refusal(state, response, code, description),
  )
}

export function camelOperation<T>(definition: Definition<T>): Operation {
  return operation('camel', definition, (state, code = '', description) => transferError(state, code, description))
}

type Refuse = (state: BankState, code: string | undefined, description: string) => Reply

function operation<T>(
  dialect: 'snake' | 'camel',
  { product, part, fields, run }: Omit<Definition<T>, 'response'>,
  refuseWith: Refuse,
): Operation {
  const { merchant: merchantPart, client: clientPart } = identification[dialect]
  const refuse: Operation['refuse'] = (state, code, description = messageOf(code ?? '')) =>
    code === generalFailureCode ? generalFailure(state) : refuseWith(state, code, description)
  return {
    product,
    merchantPart,
    refuse,
    execute: (state, body) => {
      const isKnown = (name: string) => name === merchantPart || name === clientPart || name === part
      const identify = merchantFields(body[merchantPart])
      const agent = readAgent(dialect, body[clientPart])
      const values = fields(state.secret)(body[part])
      if (!Object.keys(body).every(isKnown) || !identify || agent === undefined || !values) return generalFailure(state)
      const { integratorId, merchantId, terminalId } = identify[0]
      if (terminalId === undefined && dialect === 'camel') return refuse(state, '43')
      const { merchant } = state
      const isMerchant =
        String(integratorId) === merchant.integratorId &&
        String(merchantId) === merchant[`${product}MerchantId`] &&
        terminalId === merchant.terminalId
      if (!isMerchant) return generalFailure(state)
      return isBrowserAgent(agent) ? run(state, values[0]) : refuse(state, '51')
    },
  }
}

function readAgent(dialect: 'snake' | 'camel', input: unknown): string | undefined {
  if (dialect === 'camel') {
    const read = identification.camel.clientFields(input)
    return read?.[0].browserAgent
  }
  const read = identification.snake.clientFields(input)
  return read?.[0].browser_agent
}
