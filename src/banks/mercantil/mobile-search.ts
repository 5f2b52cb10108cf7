import { isDate } from '../../foundation/caracas.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Movement, MovementKind, QueryResult } from '../bank.ts'
import { digitsOf, type Fields, textOf } from '../json-fields.ts'
import { readPhone } from '../notification.ts'
import { withoutZeros } from '../reference.ts'
import { type Account, CURRENCY, MERCANTIL } from './account.ts'
import { readAmount, rowsOf } from './outcome.ts'

/** A row of the search of mobile payments. */
export type MobileRow = {
  date: string
  amount: Decimal
  reference: string
  invoice: string | undefined
  type: string | undefined
  method: string | undefined
  /** The row as the bank sent it. */
  fields: Fields
  movement: Movement
}

type MobileQuery = { date: string; amount: Decimal; origin: string; destination: string; reference: string }

/** Mobile payments of one day, amount and pair of phones. No mark is left at the bank, so it may be repeated. */
export async function searchMobile(account: Account, query: MobileQuery): Promise<QueryResult<{ rows: MobileRow[] }>> {
  const reply = await account.client.call('searchMobile', {
    amount: query.amount,
    currency: CURRENCY,
    destination_mobile_number: query.destination,
    origin_mobile_number: query.origin,
    payment_reference: query.reference,
    trx_date: query.date,
  })
  return rowsOf(reply, 'transaction_list', (row) => readRow(account, row))
}

/** Parses a row; undefined without day, amount or reference, so that the answer does not count as read. */
function readRow(account: Account, row: Fields): MobileRow | undefined {
  const date = textOf(row['trx_date'])?.slice(0, DAY_CHARACTERS).replaceAll('/', '-')
  const amount = readAmount(textOf(row['amount']))
  const reference = digitsOf(row['payment_reference'])
  if (date === undefined || !isDate(date) || amount === undefined || reference === undefined) return undefined
  const method = textOf(row['payment_method'])?.toLowerCase()
  const type = textOf(row['trx_type'])?.toLowerCase()
  const movement = movementOf(account, row, { date, amount, reference, method, type })
  return { date, amount, reference, invoice: textOf(row['invoice_number']), type, method, fields: row, movement }
}

const DAY_CHARACTERS = 10

/** Ordinary mobile payments to the merchant are marked `p2c`. */
const kinds: Readonly<Record<string, MovementKind>> = { p2c: 'p2p', c2p: 'c2p' }

/** Types of what the merchant paid: change, whose method is `p2p`, and annulments. */
const outgoingTypes: readonly string[] = ['vuelto', 'anulacion']
const CHANGE_METHOD = 'p2p'

function movementOf(
  { client, credentials }: Account,
  row: Fields,
  {
    date,
    amount,
    reference,
    method = '',
    type = '',
  }: Pick<MobileRow, 'date' | 'amount' | 'reference' | 'method' | 'type'>,
): Movement {
  const phones = [row['origin_mobile_number'], row['destination_mobile_number']]
    .map((cipher) => readPhone(client.decrypt('mobileSearch', cipher)))
    .filter((phone): phone is string => phone !== undefined && phone !== credentials.collectingPhone)
  const number = withoutZeros(reference)
  const bankCode = digitsOf(row['destination_bank_id'])?.padStart(MERCANTIL.length, '0')
  return {
    key: ['mobile', date, number, fixed2(amount)].join('/'),
    date,
    amount,
    direction: outgoingTypes.includes(type) || method === CHANGE_METHOD ? 'out' : 'in',
    kind: Object.hasOwn(kinds, method) ? (kinds[method] ?? 'unlisted') : 'unlisted',
    isContradictory: !amount.gt(0),
    reference,
    numbers: number === '0' ? [] : [number],
    phones: [...new Set(phones)],
    phonesMayBeOwn: false,
    // Of an incoming payment it may be the merchant's own bank, which identifies nobody.
    ...(bankCode === undefined || bankCode === MERCANTIL ? {} : { bankCode }),
  }
}
