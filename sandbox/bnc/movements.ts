import type { Books } from '../books.ts'
import { bncAccount } from '../credentials.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { amountNumber, day, type Field, optional, parseObject, readModel, text } from '../model.ts'
import { phone } from './fields.ts'
import { issueNumbers } from './operation.ts'

const client: Field<string> = (value) => {
  const account = typeof value === 'string' ? bncAccount(value) : undefined
  return account ? [account.clientGuid] : null
}

const model = {
  client,
  amount: amountNumber,
  reference: text(/^\d{4,32}$/),
  date: day,
  phone: optional(phone),
  bankCode: optional(text(/^\d{4}$/)),
}

/** Puts an incoming mobile payment on a client's account, as if somebody had paid. */
export function movementRoute(books: Books): Record<string, ControlRoute> {
  return {
    'POST /control/movements': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { phone: payerPhone, bankCode, ...rest } = read.values
      const movement = {
        controlNumber: String(issueNumbers(books).txId),
        ...rest,
        ...(payerPhone === undefined ? {} : { phone: payerPhone }),
        ...(bankCode === undefined ? {} : { bankCode }),
      }
      books.recordMovement(movement)
      return json(201, movement)
    },
  }
}
