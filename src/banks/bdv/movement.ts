import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import { isDate } from '../../foundation/caracas.ts'
import type { Movement, MovementKind } from '../bank.ts'
import { readPhone } from '../notification.ts'
import { withoutZeros } from '../reference.ts'
import { BDV } from './account.ts'
import { numbersOf, SHARED_DIGITS } from './reference.ts'
import { readAmount } from './wire/amounts.ts'
import { digitsOf, isFields, textOf } from '../json-fields.ts'

/**
 * The key of a payment, from what the statement and both queries have in common. The bank's number of a line (`nroMov`) is
 * none: the same line was seen with two of them.
 */
export function movementKey(movement: Pick<Movement, 'direction' | 'date' | 'amount'>, reference: string): string {
  const digits = reference.slice(-SHARED_DIGITS).padStart(SHARED_DIGITS, '0')
  return [movement.direction, movement.date, digits, fixed2(movement.amount)].join('/')
}

/** Numbers of payments within BDV begin with this, and have nothing in common with the customer's. */
const INTERNAL_PREFIX = '06772'

const directions: Readonly<Record<string, Movement['direction']>> = { CREDITO: 'in', DEBITO: 'out' }

/** Parses a line of the statement; undefined without number, day, amount or direction, so that it does not count as read. */
export function readLine(line: unknown): (Movement & { isInternal: boolean }) | undefined {
  if (!isFields(line)) return undefined
  const number = digitsOf(line['referencia'])
  const date = textOf(line['fecha'])
  const signed = readAmount(textOf(line['importe']))
  const direction = directions[textOf(line['mov'])?.toUpperCase() ?? '']
  if (number === undefined || date === undefined || !isDate(date) || signed === undefined || direction === undefined) {
    return undefined
  }
  const note = (textOf(line['observacion']) ?? '').toUpperCase()
  const label = `${textOf(line['descripcion']) ?? ''} ${note}`.toUpperCase()
  const { isOfBdv, ...payer } = readPayer(note)
  const isInternal = isOfBdv || number.startsWith(INTERNAL_PREFIX)
  const amount = signed.abs()
  const kind = kindOf(label, note, direction)
  return {
    key: movementKey({ direction, date, amount }, number),
    date,
    amount,
    direction,
    kind,
    isContradictory: isOdd(signed, direction),
    reference: isInternal ? '' : number.slice(-SHARED_DIGITS),
    numbers: numbersOf(number),
    phonesMayBeOwn: false,
    ...payer,
    isInternal,
  }
}

/** Zero, or a sign that contradicts the direction. Outgoing lines were seen with and without a sign. */
function isOdd(signed: Decimal, direction: Movement['direction']): boolean {
  return signed.eq(0) || (direction === 'in' && signed.lt(decimal(0)))
}

/** C2P charges have no documented mark: a mobile payment without one may be either. */
function kindOf(label: string, note: string, direction: Movement['direction']): MovementKind {
  if (direction === 'out' && label.includes('COMISION')) return 'commission'
  if (/\bC2P\b/.test(label)) return 'c2p'
  if (/^PAGO ?MOVIL\b/.test(note)) return 'mobile'
  return /^PAGO RECIBIDO\b/.test(note) ? 'transfer' : 'unlisted'
}

type Payer = Pick<Movement, 'phones' | 'document' | 'bankCode'> & { isOfBdv: boolean }

/** Between banks the line names bank and phone, within BDV the document, of a transfer bank and document. */
function readPayer(note: string): Payer {
  const [, bankCode, rest = ''] = /\bOTROS BANCOS (\d{4})\b\s*(\S*)/.exec(note) ?? []
  if (bankCode !== undefined) {
    const phone = readPhone(rest)
    const document = phone === undefined ? readDocument(rest) : undefined
    return { isOfBdv: false, bankCode, phones: phone === undefined ? [] : [phone], ...(document && { document }) }
  }
  const [isOfBdv, id = ''] = /^PAGO ?MOVIL(?: C2P)? BDV\b\s*(\S*)/.exec(note) ?? []
  if (isOfBdv === undefined) return { isOfBdv: false, phones: [] }
  const document = readDocument(id)
  return { isOfBdv: true, bankCode: BDV, phones: [], ...(document && { document }) }
}

export function readDocument(text: string): Movement['document'] {
  const [, letter = '', digits = ''] = /^([VEJPGC])0*([1-9]\d*)$/.exec(text.toUpperCase()) ?? []
  return digits === '' ? undefined : { digits: withoutZeros(digits), letter }
}
