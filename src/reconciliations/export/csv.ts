import type { Cell, Table } from './table.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** The table for Excel in Spanish: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function csvOf({ headings, rows }: Table): Buffer {
  const lines = [headings, ...rows].map((row) => row.map(fieldOf).join(';'))
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, 'utf8')
}

function fieldOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell.amount.replace('.', ',')
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`
}

/** Characters with which a spreadsheet takes a text for a formula; the apostrophe makes it a text. */
const formulaStart = /^\s*[=+\-@|\uff1d\uff0b\uff0d\uff20]/

function withoutFormula(text: string): string {
  const line = text.replaceAll(/[\r\n\t]+/g, ' ')
  return formulaStart.test(line) ? `'${line}` : line
}
