import { createHash } from 'node:crypto'
import type { MovementKind } from '../../banks/bank.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { isDate } from '../../foundation/caracas.ts'
import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import { IMPORTED } from '../../movements/lines.ts'
import { type Columns, findColumns } from './columns.ts'
import { readXlsx } from './read-xlsx.ts'
import { importLimits, refusals, refused } from './refusal.ts'
import { decodeText, readCsv, type TableRow } from './table.ts'

/** Line of an imported statement. */
export type ImportedLine = {
  row: number
  /** From day, reference, amount, direction, and how many equal lines precede it: the same in every file that has it. */
  key: string
  date: string
  amount: Decimal
  direction: 'in' | 'out'
  kind: MovementKind
  reference: string
  description: string
}

export type UnreadReason = 'date' | 'amount' | 'both_amounts' | 'no_amount' | 'direction' | 'future'
export type ImportedFile = {
  lines: ImportedLine[]
  unread: { row: number; reason: UnreadReason }[]
  /** Whether amounts and balances agree, and the rows where they do not. */
  balance: { kind: 'agrees' | 'absent' | 'differs'; rows: number[] }
}

const separators = [';', '\t', ',']
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')

/** Reads a bank's statement in CSV or XLSX. Rows that cannot be read are listed and never guessed. */
export function readStatementFile(bytes: Buffer, today: string): ImportedFile {
  if (bytes.length > importLimits.fileBytes) throw refused(refusals.tooLarge)
  const { rows, columns, headingAt } = findTable(bytes)
  const body = rows.slice(headingAt + 1)
  const mark = decimalMark(body, columns)
  const read = body
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => readRow(row, columns, mark, today))
  const parsed = read.filter((row) => 'amount' in row)
  return {
    lines: withKeys(parsed),
    unread: read.filter((row) => 'reason' in row),
    balance: checkBalance(parsed),
  }
}

type Found = { rows: TableRow[]; columns: Columns; headingAt: number }

/** The headings decide which separator a CSV file has. */
function findTable(bytes: Buffer): Found {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return requireColumns([readXlsx(bytes)])
  const text = decodeText(bytes)
  if (/^\s*</.test(text.slice(0, 200))) throw refused(refusals.notTable)
  return requireColumns(separators.map((separator) => readCsv(text, separator)))
}

function requireColumns(candidates: readonly TableRow[][]): Found {
  for (const rows of candidates) {
    const found = findColumns(rows)
    if (found) return { rows, ...found }
  }
  throw refused(refusals.noHeadings)
}

type ParsedRow = Omit<ImportedLine, 'key'> & { balance: Decimal | undefined }
type Mark = ',' | '.'

function readRow(
  { number, cells, dayOffset }: TableRow,
  columns: Columns,
  mark: Mark,
  today: string,
): ParsedRow | { row: number; reason: UnreadReason } {
  const cell = (name: keyof Columns) => (columns[name] === undefined ? '' : (cells[columns[name]] ?? ''))
  const text = (name: keyof Columns) => textOf(cell(name)).replaceAll(/\s+/g, ' ').trim()
  const date = readDay(cell('date'), dayOffset)
  if (date === undefined) return { row: number, reason: 'date' }
  if (date > today) return { row: number, reason: 'future' }
  const money = readMoney(cell, mark)
  if (typeof money === 'string') return { row: number, reason: money }
  const description = text('description').slice(0, 200)
  const reference = text('reference').slice(0, 64)
  const balance = readAmount(cell('balance'), mark)
  return {
    row: number,
    date,
    ...money,
    reference,
    description,
    kind: kindOf(description, money.direction),
    balance: balance === 'unreadable' ? undefined : balance,
  }
}

type Cell = TableRow['cells'][number]
type Money = Pick<ImportedLine, 'amount' | 'direction'>

function readMoney(cell: (name: keyof Columns) => Cell, mark: Mark): Money | UnreadReason {
  const [debit, credit, amount] = (['debit', 'credit', 'amount'] as const).map((name) => readAmount(cell(name), mark))
  if ([debit, credit, amount].includes('unreadable')) return 'amount'
  const sides = [
    { direction: 'out' as const, value: debit as Decimal | undefined },
    { direction: 'in' as const, value: credit as Decimal | undefined },
  ].filter(({ value }) => value && !value.eq(0))
  if (sides.length > 1) return 'both_amounts'
  const [side] = sides
  if (side?.value) return moneyOf(side.value, side.direction)
  if (!(amount as Decimal | undefined) || (amount as Decimal).eq(0)) return 'no_amount'
  const value = amount as Decimal
  const named =
    signs[
      textOf(cell('sign'))
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-zé+-]/g, '')
    ]
  if (textOf(cell('sign')).trim() !== '' && named === undefined) return 'direction'
  return moneyOf(value, named ?? (value.lt(decimal(0)) ? 'out' : 'in'))
}

/** Some banks print debits with a minus. A credit with one is money that the bank took back, or an error: never guessed. */
function moneyOf(value: Decimal, direction: Money['direction']): Money | UnreadReason {
  return direction === 'in' && value.lt(decimal(0)) ? 'direction' : { amount: value.abs(), direction }
}

const signs: Record<string, 'in' | 'out'> = {
  ...Object.fromEntries(
    ['c', 'cr', 'credito', 'crédito', 'abono', 'ingreso', 'nc', 'haber', '+'].map((name) => [name, 'in']),
  ),
  ...Object.fromEntries(
    ['d', 'db', 'debito', 'débito', 'cargo', 'egreso', 'nd', 'debe', '-'].map((name) => [name, 'out']),
  ),
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.number
}

/** Undefined for an empty cell. */
function readAmount(cell: Cell, mark: Mark): Decimal | undefined | 'unreadable' {
  if (typeof cell !== 'string') {
    const rounded = decimal(cell.number).round(2)
    return rounded.abs().lt(LARGEST) ? rounded : 'unreadable'
  }
  const text = cell.replaceAll(/\s|bs\.?s?|ves/gi, '')
  if (text === '' || text === '-') return undefined
  const isNegative = /^-|-$|^\(.*\)$/.test(text)
  const digits = text.replaceAll(/^[-+(]+|[-+)]+$/g, '')
  const thousands = mark === ',' ? '.' : ','
  const forms = [
    new RegExp(`^\\d{1,15}(\\${mark}\\d{1,2})?$`),
    new RegExp(`^\\d{1,3}(\\${thousands}\\d{3}){1,4}(\\${mark}\\d{1,2})?$`),
  ]
  if (!forms.some((form) => form.test(digits))) return 'unreadable'
  const value = decimal(digits.replaceAll(thousands, '').replace(mark, '.'))
  return isNegative ? value.times(-1) : value
}

const LARGEST = decimal('1e13')

/** The decimal mark of the whole file: the one that more amounts end with, before one or two digits. */
function decimalMark(rows: readonly TableRow[], columns: Columns): Mark {
  const cells = rows.flatMap(({ cells: all }) =>
    (['debit', 'credit', 'amount', 'balance'] as const).map((name) => all[columns[name] ?? -1] ?? ''),
  )
  const count = (mark: Mark) =>
    cells.filter((cell) => typeof cell === 'string' && new RegExp(`\\${mark}\\d{1,2}[-)\\s]*$`).test(cell)).length
  return count('.') > count(',') ? '.' : ','
}

function readDay(cell: Cell, dayOffset: number): string | undefined {
  const date = typeof cell === 'string' ? dayOfText(cell.trim()) : dayOfSerial(Number(cell.number) + dayOffset)
  return date !== undefined && isDate(date) && date >= '2000-01-01' ? date : undefined
}

function dayOfText(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:\D|$)/.exec(text) ?? []
  if (year) return `${year}-${month}-${date}`
  const [, day, monthOfYear, fullYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []
  if (!day || !monthOfYear || !fullYear) return undefined
  const century = fullYear.length === 2 ? '20' : ''
  return `${century}${fullYear}-${monthOfYear.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Day 1 is 1 January 1900; the count has a day 60 that did not exist. */
function dayOfSerial(serial: number): string | undefined {
  if (!(serial >= 61 && serial < 80_000)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
}

const kindTexts: [RegExp, MovementKind][] = [
  [/\bcom(?:isi[oó]n(?:es)?)?\b|\bcomis\b/i, 'commission'],
  [/\bc2p\b/i, 'c2p'],
  [/\bp2p\b/i, 'p2p'],
  [/pago\s*m[oó]vil/i, 'mobile'],
  [/punto de venta|\bpos\b|\blote\b/i, 'card'],
  [/transf|cr[eé]dito inmediato/i, 'transfer'],
]

/** Only money out is a commission, and only money in is a credit of card sales. */
function kindOf(description: string, direction: 'in' | 'out'): MovementKind {
  const kind = kindTexts.find(([text]) => text.test(description))?.[1] ?? 'unlisted'
  const isPossible = kind === 'commission' ? direction === 'out' : kind !== 'card' || direction === 'in'
  return isPossible ? kind : 'unlisted'
}

function withKeys(rows: readonly ParsedRow[]): ImportedLine[] {
  const seen = new Map<string, number>()
  return rows.map(({ balance: _balance, ...line }) => {
    const facts = JSON.stringify([line.date, withoutZeros(line.reference), fixed2(line.amount), line.direction])
    const occurrence = (seen.get(facts) ?? 0) + 1
    seen.set(facts, occurrence)
    const digest = createHash('sha256').update(`${facts} ${occurrence}`).digest('hex').slice(0, 32)
    return { ...line, key: `${IMPORTED}${digest}` }
  })
}

/** Statements are printed oldest first or newest first: the order with fewer breaks counts. */
function checkBalance(rows: readonly ParsedRow[]): ImportedFile['balance'] {
  const withBalance = rows.filter(({ balance }) => balance !== undefined)
  if (withBalance.length < 2 || withBalance.length < rows.length) return { kind: 'absent', rows: [] }
  const breaks = (ordered: readonly ParsedRow[]) =>
    ordered
      .slice(1)
      .filter((row, index) => {
        const change = row.direction === 'in' ? row.amount : row.amount.times(-1)
        return !(ordered[index] as ParsedRow).balance?.plus(change).eq(row.balance as Decimal)
      })
      .map(({ row }) => row)
  const [up, down] = [breaks(rows), breaks(rows.toReversed())]
  const fewest = up.length <= down.length ? up : down
  return { kind: fewest.length === 0 ? 'agrees' : 'differs', rows: fewest.toSorted((a, b) => a - b) }
}
