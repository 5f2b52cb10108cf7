import { caracasClock, caracasDay } from '../caracas.ts'
import { type LedgerEntry, type LineType, lineTypes } from '../records.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import {
  amountNumber,
  day,
  withoutUndefined,
  oneOfTexts,
  optional,
  parseObject,
  readModel,
  text,
  type Values,
} from '../model.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { NotificationProtocol } from '../notifications/protocol.ts'
import { knownClient } from './contracts.ts'
import { account, document, phone } from './fields.ts'
import type { IncomingPayment } from './notification-body.ts'
import type { BncRegistration } from './notifications.ts'
import { controlNumberOf, lineNumbersOf } from './numbers.ts'
import { payerAccount } from './print-line.ts'
import type { BncAssumptions } from './assumptions.ts'

const lineFields = {
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

/** Fields that only a notification shows. */
const notificationFields = {
  time: optional(text(/^([01]\d|2[0-3]):[0-5]\d$/)),
  currency: optional(oneOfTexts('VES', 'USD')),
  originReference: optional(text(/^\d{1,32}$/)),
  destinyReference: optional(text(/^\d{1,32}$/)),
  account: optional(account),
}

const model = { ...lineFields, ...notificationFields }

type Movement = Values<typeof model> & { controlNumber: string }

/** PaymentType of a notification by line type; a commission is never incoming. */
const paymentTypes: Partial<Record<LineType, IncomingPayment['type']>> = {
  p2p: 'P2P',
  plain: 'P2P',
  c2p: 'P2P',
  transfer: 'TRF',
  immediate: 'TRF',
  deposit: 'DEP',
}

const ownBank = '0191'
const destinyReferenceDigits = 6

/** Registers a line on a client's account (an incoming mobile payment by default) and notifies it. */
export function movementRoute(
  ledger: Ledger,
  now: () => number,
  notifier: Notifier<BncRegistration, IncomingPayment>,
): Record<string, ControlRoute> {
  return {
    'POST /control/movements': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { client, amount, reference, date, ...details } = read.values
      const { time, currency, originReference, destinyReference, account: from, ...lineDetails } = details
      const controlNumber = controlNumberOf(ledger.nextSequence())
      const movement = { controlNumber, client, amount, reference, date, ...withoutUndefined(lineDetails) }
      // Dollars go to a separate account, whose statement the API does not offer.
      if (currency !== 'USD') ledger.recordMovement({ ...movement, at: now() })
      const payment = incomingPayment({ controlNumber, ...read.values }, now())
      const notified = payment && notifiedPayment(payment, movement.type, notifier.registrationOf(client))
      const noticeId = notified && notifier.notify(client, notified)
      const notificationDetails = withoutUndefined({
        time,
        currency,
        originReference,
        destinyReference,
        account: from,
        noticeId,
      })
      return json(201, { ...movement, ...notificationDetails })
    },
  }
}

/** C2P payments are notified only to clients registered for them, under the PaymentType they chose. */
function notifiedPayment(
  payment: IncomingPayment,
  line: LineType | undefined,
  registration: BncRegistration | undefined,
): IncomingPayment | undefined {
  if (line !== 'c2p') return payment
  return registration?.notifiesC2p ? { ...payment, type: registration.c2pType } : undefined
}

/** Undefined for outgoing money. */
function incomingPayment(movement: Movement, at: number): IncomingPayment | undefined {
  const { type: line = 'p2p', direction = 'in', reference, controlNumber, bankCode } = movement
  const type = paymentTypes[line]
  if (!type || direction === 'out') return undefined
  const from = bankCode ?? ownBank
  return {
    type,
    amount: movement.amount,
    currency: movement.currency ?? 'VES',
    day: movement.date,
    hour: movement.time?.replace(':', '') ?? caracasClock(at),
    originReference: movement.originReference ?? reference,
    destinyReference: movement.destinyReference ?? reference.slice(-destinyReferenceDigits),
    bankCode: from,
    phone: movement.phone ?? '',
    document: movement.document ?? '',
    account: movement.account ?? payerAccount({ bankCode: from, controlNumber }) ?? '',
    concept: movement.concept ?? '',
  }
}

/** Reads a payment to notify without recording it. */
export function unrecordedPayment(
  ledger: Ledger,
  now: () => number,
): NotificationProtocol<BncRegistration, IncomingPayment>['readPayment'] {
  return ({ client }, input) => {
    const read = readModel(model, { ...input, client })
    if ('wrong' in read) return read
    const payment = incomingPayment({ controlNumber: controlNumberOf(ledger.nextSequence()), ...read.values }, now())
    return payment ? { values: payment } : { wrong: ['type'] }
  }
}

/** A C2P charge of the merchant as an incoming payment. */
export function chargedPayment(
  entry: LedgerEntry,
  { c2pType, c2pNumbers }: BncRegistration,
  assumptions: BncAssumptions,
): IncomingPayment {
  const { reference } = lineNumbersOf(entry, assumptions)
  const { document: id = '', phone: from = '', bankCode = ownBank } = entry.payer ?? {}
  return {
    type: c2pType,
    amount: entry.amount,
    currency: 'VES',
    day: caracasDay(entry.at),
    hour: caracasClock(entry.at),
    originReference: c2pNumbers === 'same' ? entry.reference : unrelatedReference(entry),
    destinyReference: reference,
    bankCode,
    phone: from,
    document: id,
    account: '',
    concept: '',
  }
}

/** A reference that matches no number of BNC. */
function unrelatedReference({ id }: LedgerEntry): string {
  return String(Number.parseInt(id.slice(0, 8), 16)).padStart(12, '0')
}
