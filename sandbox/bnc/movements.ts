import { lineTypes } from '../facts.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { amountNumber, day, oneOfTexts, optional, parseObject, readModel, text } from '../model.ts'
import { knownClient } from './contracts.ts'
import { document, phone } from './fields.ts'
import { controlNumberOf } from './numbers.ts'

const model = {
  client: knownClient,
  amount: amountNumber,
  reference: text(/^\d{1,32}$/),
  date: day,
  phone: optional(phone),
  bankCode: optional(text(/^\d{4}$/)),
  document: optional(document),
  direction: optional(oneOfTexts('in', 'out')),
  type: optional(oneOfTexts(...lineTypes)),
  concept: optional(text(/^.{1,100}$/)),
}

/** Puts a line on a client's account: unless told otherwise a mobile payment in, as if somebody had paid. */
export function movementRoute(ledger: Ledger, now: () => number): Record<string, ControlRoute> {
  return {
    'POST /control/movements': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { client, amount, reference, date, ...details } = read.values
      const movement = {
        controlNumber: controlNumberOf(ledger.nextSequence()),
        client,
        amount,
        reference,
        date,
        ...given(details),
      }
      ledger.recordMovement({ ...movement, at: now() })
      return json(201, movement)
    },
  }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function given<T extends Record<string, unknown>>(details: T): Given<T> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Given<T>
}
