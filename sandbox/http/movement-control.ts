import { caracasDay } from '../caracas.ts'
import type { Ledger } from '../ledger.ts'
import {
  amountNumber,
  day,
  type Field,
  oneOfTexts,
  optional,
  parseObject,
  readModel,
  text,
  withoutUndefined,
} from '../model.ts'
import type { RegisteredMovement } from '../records.ts'
import { type ControlRoute, invalid } from './control.ts'
import { json } from './reply.ts'

/** Kinds of incoming payments: a mobile payment, or a transfer to the account. */
const types = ['p2p', 'transfer'] as const

export type IncomingPayment = Pick<RegisteredMovement, 'amount' | 'reference' | 'date' | 'phone' | 'document'> & {
  bankCode: string
  type: (typeof types)[number]
  at: number
}

const paymentFields = {
  amount: amountNumber,
  reference: optional(text(/^\d{1,20}$/)),
  phone: optional(text(/^58\d{10}$/)),
  bankCode: text(/^\d{4}$/),
  document: optional(text(/^[VEJPGC]\d{5,9}$/)),
  date: optional(day),
  type: optional(oneOfTexts(...types)),
}

type Source = { ledger: Ledger; now: () => number }

/** A payment of a third party into the merchant's account. A mobile payment names its phone. */
export function readIncoming({ ledger, now }: Source) {
  return (input: Record<string, unknown>): { values: IncomingPayment } | { wrong: string[] } => {
    const read = readModel(paymentFields, input)
    if ('wrong' in read) return read
    const { amount, bankCode, type = 'p2p', phone, document } = read.values
    if (type === 'p2p' && phone === undefined) return { wrong: ['phone'] }
    const { reference = String(100_000_000_000 + (ledger.nextSequence() % 900_000_000_000)) } = read.values
    const { date = caracasDay(now()) } = read.values
    return { values: { amount, reference, date, bankCode, type, at: now(), ...withoutUndefined({ phone, document }) } }
  }
}

/** Registers a payment into the merchant's account; `notify` returns the id of its notification. */
export function incomingRoute({
  ledger,
  now,
  knownClient,
  notify = () => undefined,
}: Source & {
  knownClient: Field<string>
  notify?: (client: string, payment: IncomingPayment) => string | undefined
}): Record<string, ControlRoute> {
  const read = readIncoming({ ledger, now })
  return {
    'POST /control/movements': ({ body }) => {
      const input = parseObject(body) ?? {}
      const target = readModel({ client: knownClient }, input)
      const payment = read(input)
      const wrong = [target, payment].flatMap((part) => ('wrong' in part ? part.wrong : []))
      if ('wrong' in target || 'wrong' in payment) return invalid(wrong)
      const { client } = target.values
      ledger.recordMovement({ controlNumber: String(ledger.nextSequence()), client, ...payment.values })
      return json(201, withoutUndefined({ client, ...payment.values, noticeId: notify(client, payment.values) }))
    },
  }
}
