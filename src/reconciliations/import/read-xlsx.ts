import { importLimits, refusals, refused } from './refusal.ts'
import type { TableRow } from './table.ts'
import { openZip } from './unzip.ts'

/** Rows of the first sheet. Formulas count with the value that the file stores for them. */
export function readXlsx(bytes: Buffer): TableRow[] {
  const file = openZip(bytes)
  const workbook = file('xl/workbook.xml')
  if (workbook === undefined) throw refused(refusals.notTable)
  const sheet = file(firstSheet(workbook, file('xl/_rels/workbook.xml.rels') ?? ''))
  if (sheet === undefined) throw refused(refusals.damaged)
  const strings = readStrings(file('xl/sharedStrings.xml') ?? '')
  const startsIn1904 = [...tagsOf(workbook)].some(
    ({ name, attribute }) => name === 'workbookPr' && ['1', 'true'].includes(attribute('date1904') ?? ''),
  )
  return readSheet(sheet, strings, startsIn1904 ? DAYS_1904 : 0)
}

/** Days from the first day of workbooks that count from 1904 to that of the others. */
const DAYS_1904 = 1462

type Tag = {
  name: string
  isEnd: boolean
  isEmpty: boolean
  attribute(name: string): string | undefined
  /** Text from this tag to the next. */
  text: string
}

/** Tags one after the other, without their namespace prefix, in one pass over the text. */
function* tagsOf(xml: string): Generator<Tag> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const end = xml.indexOf('>', at)
    if (end < 0) throw refused(refusals.damaged)
    const inside = xml.slice(at + 1, end)
    // A document type can define entities, which no spreadsheet needs.
    if (inside.startsWith('!DOCTYPE') || inside.startsWith('!ENTITY')) throw refused(refusals.damaged)
    const next = xml.indexOf('<', end)
    const isEnd = inside.startsWith('/')
    const [full = ''] = (isEnd ? inside.slice(1) : inside).split(/[\s/]/, 1)
    yield {
      name: full.slice(full.indexOf(':') + 1),
      isEnd,
      isEmpty: inside.endsWith('/'),
      attribute: (name) => attributeOf(inside, name),
      text: xml.slice(end + 1, next < 0 ? undefined : next),
    }
    at = next
  }
}

function attributeOf(inside: string, name: string): string | undefined {
  const start = inside.indexOf(` ${name}="`)
  if (start < 0) return undefined
  const from = start + name.length + 3
  const end = inside.indexOf('"', from)
  return end < 0 ? undefined : decoded(inside.slice(from, end))
}

function firstSheet(workbook: string, relations: string): string {
  const id = [...tagsOf(workbook)].find(({ name }) => name === 'sheet')?.attribute('r:id')
  const target = [...tagsOf(relations)]
    .find(({ name, attribute }) => name === 'Relationship' && attribute('Id') === id)
    ?.attribute('Target')
  if (target === undefined) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function readStrings(xml: string): string[] {
  const strings: string[] = []
  let isPhonetic = false
  for (const { name, isEnd, isEmpty, text } of tagsOf(xml)) {
    if (name === 'si' && !isEnd) strings.push('')
    if (name === 'rPh') isPhonetic = !isEnd && !isEmpty
    if (name === 't' && !isEnd && !isEmpty && !isPhonetic && strings.length > 0)
      strings[strings.length - 1] += decoded(text)
  }
  return strings
}

type Cell = { type: string; column: number; text: string }

function readSheet(xml: string, strings: readonly string[], dayOffset: number): TableRow[] {
  const rows: TableRow[] = []
  let row: TableRow | undefined
  let cell: Cell | undefined
  // A cell without a place of its own follows the one before it, whether that has a value or not.
  let nextColumn = 0
  for (const { name, isEnd, isEmpty, attribute, text } of tagsOf(xml)) {
    if (name === 'row' && !isEnd) {
      row = { number: Number(attribute('r') ?? (rows.at(-1)?.number ?? 0) + 1), cells: [], dayOffset }
      rows.push(row)
      nextColumn = 0
      if (rows.length > importLimits.rows) throw refused(refusals.tooManyRows)
    } else if (name === 'c' && !isEnd && row) {
      const column = columnOf(attribute('r')) ?? nextColumn
      nextColumn = column + 1
      cell = isEmpty ? undefined : { type: attribute('t') ?? 'n', column, text: '' }
    } else if ((name === 'v' || name === 't') && !isEnd && !isEmpty && cell) {
      cell.text += decoded(text)
    } else if (name === 'c' && isEnd && cell && row) {
      if (cell.column < importLimits.columns) {
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = valueOf(cell, strings)
      }
      cell = undefined
    }
  }
  return rows
}

function valueOf({ type, text }: Cell, strings: readonly string[]): TableRow['cells'][number] {
  if (type === 's') return strings[Number(text)] ?? ''
  if (type !== 'n') return text
  return /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i.test(text) ? { number: text } : ''
}

/** `B7` is column 1. */
function columnOf(cell: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(cell ?? '')?.[0]
  if (letters === undefined) return undefined
  return letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
