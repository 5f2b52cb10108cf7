import { caracasClock, caracasDay } from '../caracas.ts'
import { type LedgerEntry, type LineType, lineTypes } from '../records.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { amountNumber, day, given, oneOfTexts, optional, parseObject, readModel, text, type Values } from '../model.ts'
import type { Notices } from '../notices/notices.ts'
import type { NoticeWire } from '../notices/wire.ts'
import { knownClient } from './contracts.ts'
import { account, document, phone } from './fields.ts'
import type { IncomingPayment } from './notice-body.ts'
import type { BncRegistration } from './notices.ts'
import { controlNumberOf, lineNumbersOf } from './numbers.ts'
import { payerAccount } from './print-line.ts'
import type { BncReadings } from './readings.ts'

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

/** What only a notice shows. */
const noticeFields = {
  time: optional(text(/^([01]\d|2[0-3]):[0-5]\d$/)),
  currency: optional(oneOfTexts('VES', 'USD')),
  originReference: optional(text(/^\d{1,32}$/)),
  destinyReference: optional(text(/^\d{1,32}$/)),
  account: optional(account),
}

const model = { ...lineFields, ...noticeFields }

type Movement = Values<typeof model> & { controlNumber: string }

/** How a notice names what came in; a commission never comes in. */
const paymentTypes: Partial<Record<LineType, IncomingPayment['type']>> = {
  p2p: 'P2P',
  plain: 'P2P',
  c2p: 'P2P',
  transfer: 'TRF',
  immediate: 'TRF',
  deposit: 'DEP',
}

const ownBank = '0191'
const shownDigits = 6

/** Puts a line on a client's account: unless told otherwise a mobile payment in, as if somebody had paid. */
export function movementRoute(
  ledger: Ledger,
  now: () => number,
  notices: Notices<BncRegistration, IncomingPayment>,
): Record<string, ControlRoute> {
  return {
    'POST /control/movements': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { client, amount, reference, date, ...details } = read.values
      const { time, currency, originReference, destinyReference, account: from, ...shown } = details
      const controlNumber = controlNumberOf(ledger.nextSequence())
      const movement = { controlNumber, client, amount, reference, date, ...given(shown) }
      // Dollars are on an account whose statement nobody can ask for.
      if (currency !== 'USD') ledger.recordMovement({ ...movement, at: now() })
      const payment = incomingPayment({ controlNumber, ...read.values }, now())
      const told = payment && asTold(payment, movement.type, notices.registrationOf(client))
      const noticeId = told && notices.announce(client, told)
      const noticed = given({ time, currency, originReference, destinyReference, account: from, noticeId })
      return json(201, { ...movement, ...noticed })
    },
  }
}

/** C2P payments are told on request only, under the name that was asked for. */
function asTold(
  payment: IncomingPayment,
  line: LineType | undefined,
  registration: BncRegistration | undefined,
): IncomingPayment | undefined {
  if (line !== 'c2p') return payment
  return registration?.notifiesC2p ? { ...payment, type: registration.c2pType } : undefined
}

/** Undefined for money that did not come in. */
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
    destinyReference: movement.destinyReference ?? reference.slice(-shownDigits),
    bankCode: from,
    phone: movement.phone ?? '',
    document: movement.document ?? '',
    account: movement.account ?? payerAccount({ bankCode: from, controlNumber }) ?? '',
    concept: movement.concept ?? '',
  }
}

/** A movement that is told and never made. */
export function inventedPayment(
  ledger: Ledger,
  now: () => number,
): NoticeWire<BncRegistration, IncomingPayment>['readPayment'] {
  return ({ client }, input) => {
    const read = readModel(model, { ...input, client })
    if ('wrong' in read) return read
    const payment = incomingPayment({ controlNumber: controlNumberOf(ledger.nextSequence()), ...read.values }, now())
    return payment ? { values: payment } : { wrong: ['type'] }
  }
}

/** A charge of the merchant's own, as a notice would tell it. */
export function chargedPayment(
  entry: LedgerEntry,
  { c2pType, c2pNumbers }: BncRegistration,
  readings: BncReadings,
): IncomingPayment {
  const { reference } = lineNumbersOf(entry, readings)
  const { document: id = '', phone: from = '', bankCode = ownBank } = entry.payer ?? {}
  return {
    type: c2pType,
    amount: entry.amount,
    currency: 'VES',
    day: caracasDay(entry.at),
    hour: caracasClock(entry.at),
    originReference: c2pNumbers === 'told' ? entry.reference : otherBanksNumber(entry),
    destinyReference: reference,
    bankCode,
    phone: from,
    document: id,
    account: '',
    concept: '',
  }
}

/** One that has nothing to do with any number of BNC's. */
function otherBanksNumber({ id }: LedgerEntry): string {
  return String(Number.parseInt(id.slice(0, 8), 16)).padStart(12, '0')
}
