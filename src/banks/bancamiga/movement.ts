import { type Decimal, decimal } from '../../foundation/money.ts'
import { isDate } from '../../foundation/caracas.ts'
import type { Movement } from '../bank.ts'
import { digitsOf, type Fields, isFields, textOf } from '../json-fields.ts'
import { readPhone } from '../notification.ts'
import { withoutZeros } from '../reference.ts'

/** Digits of the payer's reference that a short reference has, and with it the key of a payment. */
const SHORT_DIGITS = 6

/** Day, payer's bank, payer's phone and short reference, in this order. */
const KEY = /^(?<day>\d{8})(?<bank>\d{4})(?<phone>\d{12})(?<reference>\d{6})$/

export type Row = { movement: Movement; payeePhone: string }

/**
 * Parses a payment, of a query or of a notification. Undefined without key, day, amount or phones, so that it does not
 * count as read. `Status` is not looked at: the bank does not document its values.
 */
export function readRow(value: unknown, kind: 'mobile' | 'p2p'): Row | { unreadable: string } {
  if (!isFields(value)) return { unreadable: 'row' }
  const key = textOf(value['Refpk'])
  const date = textOf(value['FechaMovimiento'])?.slice(0, 10)
  const amount = readAmount(textOf(value['Amount']))
  const phone = readPhone(textOf(value['PhoneOrig']))
  const payeePhone = readPhone(textOf(value['PhoneDest']))
  const bankCode = readBank(textOf(value['BancoOrig']))
  const reference = referenceOf(value)
  if (key === undefined || !/^[\w-]{1,64}$/.test(key)) return { unreadable: 'Refpk' }
  if (date === undefined || !isDate(date)) return { unreadable: 'FechaMovimiento' }
  if (amount === undefined) return { unreadable: 'Amount' }
  if (phone === undefined) return { unreadable: 'PhoneOrig' }
  if (payeePhone === undefined) return { unreadable: 'PhoneDest' }
  if (bankCode === undefined) return { unreadable: 'BancoOrig' }
  if (reference === undefined) return { unreadable: 'NroReferencia' }
  const concept = textOf(value['Descripcion'])
  const movement: Movement = {
    key,
    date,
    amount,
    direction: 'in',
    kind,
    isContradictory: amount.eq(0) || !agreesWithKey(key, { date, bankCode, phone, reference }),
    reference,
    numbers: numbersOf(reference),
    phones: [phone],
    phonesMayBeOwn: false,
    bankCode,
    ...(concept === undefined ? {} : { concept }),
  }
  return { movement, payeePhone }
}

/** At most two decimals: a number of the query as the bank wrote it, or the text of a notification. */
function readAmount(text: string | undefined): Decimal | undefined {
  return text !== undefined && /^\d{1,15}(?:\.\d{1,2}0*)?$/.test(text) ? decimal(text) : undefined
}

function readBank(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{3,4}$/.test(text) ? text.padStart(4, '0') : undefined
}

/** The longer one, which a notification may have in its short form. */
function referenceOf(value: Fields): string | undefined {
  const long = digitsOf(value['NroReferencia'])
  const short = digitsOf(value['NroReferenciaCorto'])
  return long ?? short
}

type KeyParts = { date: string; bankCode: string; phone: string; reference: string }

/** A key in another form is the bank's own business; one in the documented form must say what the payment says. */
function agreesWithKey(key: string, { date, bankCode, phone, reference }: KeyParts): boolean {
  const parts = KEY.exec(key)?.groups
  if (!parts) return true
  return (
    parts['day'] === date.replaceAll('-', '') &&
    parts['bank'] === bankCode &&
    parts['phone'] === phone &&
    parts['reference'] === tail(reference, SHORT_DIGITS)
  )
}

function numbersOf(reference: string): string[] {
  const numbers = [reference, reference.slice(-SHORT_DIGITS)].map(withoutZeros)
  return [...new Set(numbers)].filter((number) => number !== '0')
}

function tail(reference: string, digits: number): string {
  return reference.padStart(digits, '0').slice(-digits)
}

/** Fewer digits prove nothing as the ending of a reference. */
const MIN_DIGITS = 4

/**
 * Whether a customer's reference is that of a payment: equal in as many digits as both have, since the bank keeps the
 * last six, which it may fill up with zeros.
 */
export function sharesReference(given: string, shown: string): boolean {
  if (given.length < MIN_DIGITS) return false
  const known = Math.max(SHORT_DIGITS, withoutZeros(shown).length)
  const digits = Math.min(given.length, known)
  return tail(given, digits) === tail(shown, digits)
}
