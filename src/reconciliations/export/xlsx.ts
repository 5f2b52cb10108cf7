import type { Cell, Table } from './table.ts'
import { zip } from './zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A workbook with one sheet per table. Texts are stored as texts, so that none is taken for a formula or a number. */
export function xlsxOf(tables: readonly Table[]): Buffer {
  const sheets = tables.map((table, index) => ({ table, id: index + 1, path: `xl/worksheets/sheet${index + 1}.xml` }))
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${SHEET_TYPE}.${type}+xml"/>`
  const relation = (id: number | string, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
  const relations = (content: string) => `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`
  const files: [name: string, content: string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}` +
        `${override('xl/styles.xml', 'styles')}${sheets.map(({ path }) => override(path, 'worksheet')).join('')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${sheets
        .map(({ table, id }) => `<sheet name="${escaped(table.name)}" sheetId="${id}" r:id="rId${id}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        sheets.map(({ id }) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('') +
          relation('Styles', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
    ...sheets.map(({ table, path }): [string, string] => [path, sheetOf(table)]),
  ]
  return zip(files.map(([name, content]) => ({ name, text: DECLARATION + content })))
}

const PLAIN = 0
const HEADING = 1
const AMOUNT = 2

/** Cell formats by index: plain, heading (bold), amount (built-in format 4: #,##0.00). */
const styles =
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>'

function sheetOf({ headings, rows }: Table): string {
  const widths = headings.map(
    (heading, index) => `<col min="${index + 1}" max="${index + 1}" width="${heading.length + 6}" customWidth="1"/>`,
  )
  const lines = [rowOf(headings, HEADING), ...rows.map((row) => rowOf(row, PLAIN))]
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  )
}

function rowOf(cells: readonly Cell[], style: number): string {
  return `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`
}

function cellOf(cell: Cell, style: number): string {
  if (typeof cell !== 'string') return `<c s="${AMOUNT}"><v>${cell.amount}</v></c>`
  if (cell === '') return `<c s="${style}"/>`
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow become U+FFFD. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function escaped(text: string): string {
  return text.replaceAll(forbidden, '\ufffd').replaceAll(/[&<>"]/g, (character) => entities[character] as string)
}
