import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
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
import type { Notifier } from '../notifications/notifier.ts'
import type { Read } from '../notifications/protocol.ts'
import { bank, document } from './fields.ts'
import { type BdvRegistration, type IncomingPayment, momentOf } from './notifications.ts'

const types = ['p2p', 'c2p', 'transfer'] as const

const paymentFields = {
  amount: amountNumber,
  reference: optional(text(/^\d{1,20}$/)),
  phone: text(/^58\d{10}$/),
  bankCode: bank,
  document: optional(document),
  date: optional(day),
  type: optional(oneOfTexts(...types)),
}

/** An incoming mobile payment, to be notified or registered. */
export function readPayment(ledger: Ledger, now: () => number) {
  return (input: Record<string, unknown>): Read<IncomingPayment & { type: (typeof types)[number] }> => {
    const read = readModel(paymentFields, input)
    if ('wrong' in read) return read
    const { date, reference, type = 'p2p', ...rest } = read.values
    const number = reference ?? String(100_000_000_000 + (ledger.nextSequence() % 900_000_000_000))
    return { values: { ...rest, reference: number, type, ...momentOf(date, now()) } }
  }
}

/** Registers a payment into the merchant's account and notifies it. */
export function movementRoute(parts: {
  ledger: Ledger
  now: () => number
  notifier: Notifier<BdvRegistration, IncomingPayment>
  knownClient: Field<string>
}): Record<string, ControlRoute> {
  const { ledger, now, notifier, knownClient } = parts
  const read = readPayment(ledger, now)
  return {
    'POST /control/movements': ({ body }) => {
      const input = parseObject(body) ?? {}
      const target = readModel({ client: knownClient }, input)
      const payment = read(input)
      const wrong = [target, payment].flatMap((part) => ('wrong' in part ? part.wrong : []))
      if ('wrong' in target || 'wrong' in payment) return invalid(wrong)
      const { client } = target.values
      const controlNumber = String(ledger.nextSequence())
      const { document: id, ...line } = payment.values
      ledger.recordMovement({ controlNumber, client, ...line, ...(id === undefined ? {} : { document: id }) })
      const noticeId = payment.values.type === 'transfer' ? undefined : notifier.notify(client, payment.values)
      return json(201, withoutUndefined({ client, ...payment.values, noticeId }))
    },
  }
}
