import { caracasTime } from '../caracas.ts'
import type { Language } from '../text.ts'
import { type Cell, inChunks, type Sheet } from './sheet.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** Marks that Excel expects where the language is spoken: a file with commas opens in one column in Spanish. */
const marks: Record<Language, { separator: string; point: string }> = {
  es: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
}

/** The table for Excel: UTF-8 with a byte order mark, with the separator and the decimal point of the language. */
export function csvOf(sheet: Sheet, language: Language): AsyncGenerator<string> {
  return inChunks(linesOf(sheet, language))
}

async function* linesOf({ headings, rows }: Sheet, language: Language): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(headings, language)}`
  for await (const row of rows) yield lineOf(row, language)
}

function lineOf(cells: readonly Cell[], language: Language): string {
  const { separator, point } = marks[language]
  return `${cells.map((cell) => fieldOf(cell, point)).join(separator)}\r\n`
}

function fieldOf(cell: Cell, point: string): string {
  if (typeof cell === 'string') return quoted(isTakenForNumber(cell) ? `="${cell}"` : withoutFormula(cell))
  if ('amount' in cell) return cell.amount.replace('.', point)
  if ('count' in cell) return String(cell.count)
  return 'date' in cell ? cell.date : caracasTime(cell.time)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/**
 * Texts that Excel would turn into a number or a day: `000123` would lose its zeros, `10-11` would become November. Only as
 * the result of a formula does such a text stay as it is. The pattern admits nothing that could end the formula's text.
 */
const numberLike = /^\d[\d.,:/ -]*(e[+-]?\d+)?%?$/i

function isTakenForNumber(text: string): boolean {
  return numberLike.test(text)
}

/** Characters with which a spreadsheet takes a text for a formula; the apostrophe makes it a text. */
const formulaStart = /^\s*[=+\-@|\uff1d\uff0b\uff0d\uff20]/

function withoutFormula(text: string): string {
  const line = text.replaceAll(/[\r\n\t]+/g, ' ')
  return formulaStart.test(line) ? `'${line}` : line
}
