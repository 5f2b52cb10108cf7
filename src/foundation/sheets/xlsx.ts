import { caracasDays } from '../caracas.ts'
import { type Cell, inChunks, type Rows, type Sheet } from './sheet.ts'
import { zip, type ZipEntry } from './zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Rows that Excel reads of one sheet, its heading included. */
const SHEET_ROWS = 1_048_576

/**
 * A workbook, written while its rows are read. Texts are stored as texts, so that none is taken for a formula or a number. A
 * table that is too long for one sheet continues on the next.
 */
export function xlsxOf(sheets: readonly Sheet[], sheetRows = SHEET_ROWS): AsyncGenerator<Buffer> {
  return zip(partsOf(sheets, sheetRows))
}

async function* partsOf(sheets: readonly Sheet[], sheetRows: number): AsyncGenerator<ZipEntry> {
  const names: string[] = []
  for (const { name, headings, rows } of sheets) {
    const source = await startReading(rows)
    let part = 0
    do {
      part += 1
      names.push(part === 1 ? name : `${name} (${part})`)
      yield { name: sheetPath(names.length), content: inChunks(sheetOf(headings, source, sheetRows - 1)) }
    } while (!source.isAtEnd())
  }
  for (const [name, content] of workbookParts(names)) yield { name, content: only(DECLARATION + content) }
}

const sheetPath = (id: number) => `xl/worksheets/sheet${id}.xml`

async function* only(text: string): AsyncGenerator<string> {
  yield text
}

type RowReader = { isAtEnd(): boolean; take(): Promise<readonly Cell[]> }

/** Reads one row ahead, to know whether another sheet is needed. */
async function startReading(rows: Rows): Promise<RowReader> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  let next = await iterator.next()
  return {
    isAtEnd: () => next.done === true,
    async take() {
      const row = next.value as readonly Cell[]
      next = await iterator.next()
      return row
    },
  }
}

async function* sheetOf(headings: readonly string[], source: RowReader, most: number): AsyncGenerator<string> {
  const widths = headings.map(
    (heading, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(heading.length, 8) + 6}" customWidth="1"/>`,
  )
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>${rowOf(headings, formats.heading)}`
  for (let count = 0; count < most && !source.isAtEnd(); count += 1) yield rowOf(await source.take(), formats.text)
  yield '</sheetData></worksheet>'
}

function workbookParts(names: readonly string[]): [name: string, content: string][] {
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${SHEET_TYPE}.${type}+xml"/>`
  const relation = (id: number | string, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
  const relations = (content: string) => `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`
  const ofEach = (write: (id: number, name: string) => string) =>
    names.map((name, index) => write(index + 1, name)).join('')
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}` +
        `${override('xl/styles.xml', 'styles')}${ofEach((id) => override(sheetPath(id), 'worksheet'))}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${ofEach(
        (id, name) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`,
      )}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ofEach((id) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)) +
          relation('Styles', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
  ]
}

/** Indexes of `cellXfs`. */
const formats = { text: 0, heading: 1, amount: 2, count: 3, date: 4, time: 5 }

/** Formats of numbers: 4 is #,##0.00, 1 is 0, 14 is the day as the reader's machine writes it; the time is our own. */
const TIME_FORMAT = 164
const numbers = [4, 1, 14, TIME_FORMAT]
  .map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join('')

const styles =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${TIME_FORMAT}" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${numbers}</cellXfs></styleSheet>`

function rowOf(cells: readonly Cell[], format: number): string {
  return `<row>${cells.map((cell) => cellOf(cell, format)).join('')}</row>`
}

function cellOf(cell: Cell, format: number): string {
  if (cell === '') return `<c s="${format}"/>`
  if (typeof cell === 'string') {
    return `<c s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  if ('amount' in cell) return valueOf(formats.amount, cell.amount)
  if ('count' in cell) return valueOf(formats.count, String(cell.count))
  if ('date' in cell) return valueOf(formats.date, serialOf(Date.parse(`${cell.date}T00:00:00Z`) / DAY_MS))
  return valueOf(formats.time, serialOf(caracasDays(cell.time)))
}

function valueOf(format: number, value: string): string {
  return `<c s="${format}"><v>${value}</v></c>`
}

const DAY_MS = 86_400_000
/** Days from Excel's first one to 1970. */
const EXCEL_EPOCH_DAYS = 25_569

/** Days since Excel's first one; nine decimals are less than a tenth of a millisecond. */
function serialOf(days: number): string {
  return String(Number((days + EXCEL_EPOCH_DAYS).toFixed(9)))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow become U+FFFD. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function escaped(text: string): string {
  return text.replaceAll(forbidden, '\ufffd').replaceAll(/[&<>"]/g, (character) => entities[character] as string)
}
