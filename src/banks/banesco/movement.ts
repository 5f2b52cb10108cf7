import { isDate } from '../../foundation/caracas.ts'
import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import type { Movement } from '../bank.ts'
import { digitsOf, isFields, textOf } from '../json-fields.ts'
import { withoutZeros } from '../reference.ts'

/** Facts of the question that hold for the transactions it finds, which do not name their payer. */
export type Asked = { kind: 'mobile' | 'transfer' | 'unlisted'; phone?: string }

const CREDIT = 'CR'
const BOLIVARES = ['BS', 'BS.', 'VES']

type Line = Movement & { time: string }

/**
 * The credits of a list of transactions, in bolívares and to this account; undefined if one cannot be read: it may be the
 * one searched for.
 */
export function readTransactions(list: unknown, accountNumber: string, asked: Asked): Movement[] | undefined {
  if (!Array.isArray(list)) return undefined
  const lines: Line[] = []
  for (const row of list) {
    const line = readRow(row, accountNumber, asked)
    if (line === undefined) return undefined
    if (line !== 'other') lines.push(line)
  }
  return withoutRepeats(lines)
}

function readRow(row: unknown, accountNumber: string, asked: Asked): Line | 'other' | undefined {
  if (!isFields(row)) return undefined
  const type = textOf(row['trnType'])?.toUpperCase()
  const reference = digitsOf(row['referenceNumber'])
  const amount = readAmount(textOf(row['amount']))
  const date = textOf(row['trnDate'])?.slice(0, 10)
  if (type !== undefined && type !== CREDIT) return 'other'
  if (isOtherAccount(textOf(row['accountId']), accountNumber)) return 'other'
  if (type === undefined || reference === undefined || amount === undefined || date === undefined) return undefined
  if (!isDate(date)) return undefined
  const currency = textOf(row['currencyCode'])?.toUpperCase()
  if (currency !== undefined && !BOLIVARES.includes(currency)) return 'other'
  const bankCode = readBank(textOf(row['sourceBankId']))
  const concept = textOf(row['concept'])
  const { kind, phone } = asked
  return {
    key: movementKey({ date, reference, amount }),
    date,
    amount,
    direction: 'in',
    kind,
    isContradictory: amount.eq(0) || currency === undefined,
    reference,
    numbers: [withoutZeros(reference)],
    phones: phone === undefined ? [] : [phone],
    phonesMayBeOwn: false,
    ...(bankCode === undefined ? {} : { bankCode }),
    ...(concept === undefined ? {} : { concept }),
    time: textOf(row['trnTime']) ?? '',
  }
}

/**
 * The key of a payment, from what all kinds of questions show. Hour and bank are not part of it: if one kind of question
 * wrote them in another way, the same money could be claimed twice.
 */
function movementKey({ date, reference, amount }: { date: string; reference: string; amount: Decimal }): string {
  return ['in', date, withoutZeros(reference), fixed2(amount)].join('/')
}

function readAmount(text: string | undefined): Decimal | undefined {
  return text !== undefined && /^\d{1,15}(?:\.\d{1,2})?$/.test(text) ? decimal(text) : undefined
}

/** Bank ids have no leading zero. */
function readBank(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{2,4}$/.test(text) ? text.padStart(4, '0') : undefined
}

/** The account is masked; a client may have several. What is shown of its ending must be ours. */
function isOtherAccount(shown: string | undefined, accountNumber: string): boolean {
  const ending = /\d{3,20}$/.exec(shown ?? '')?.[0]
  return ending !== undefined && !accountNumber.endsWith(ending)
}

/**
 * A transaction listed twice is one. Two payments with equal day, reference and amount have one key: they are marked, so
 * that neither pays by itself.
 */
function withoutRepeats(lines: readonly Line[]): Movement[] {
  const unique = new Map<string, Line>()
  for (const line of lines) {
    const first = unique.get(line.key)
    const isSame = first === undefined || (first.time === line.time && first.bankCode === line.bankCode)
    unique.set(line.key, isSame ? (first ?? line) : { ...first, isContradictory: true })
  }
  return [...unique.values()].map(({ time: _time, ...movement }) => movement)
}
