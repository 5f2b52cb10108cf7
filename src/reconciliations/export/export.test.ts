import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readXlsx } from '../import/read-xlsx.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

const table = {
  name: 'Líneas',
  headings: ['Referencia', 'Monto'],
  rows: [
    ['000123', { amount: '1234567.50' }],
    ['=HYPERLINK("http://x")', { amount: '-3.10' }],
    [' +1;2\n"a"', ''],
    ['<b>&\u0001 ñ', { amount: '0.00' }],
  ],
}

test('a CSV file has a mark, semicolons, decimal commas and no text that is a formula', () => {
  const text = csvOf(table).toString('utf8')
  expect(text).toBe(
    '\ufeff"Referencia";"Monto"\r\n"000123";1234567,50\r\n"\'=HYPERLINK(""http://x"")";-3,10\r\n"\' +1;2 ""a""";""\r\n' +
      '"<b>&\u0001 ñ";0,00\r\n',
  )
})

test.each(['=1', '+1', '-1', '@x', '\t=1', '\r\n=1', '＝1', '|calc'])('a text that begins as %j is quoted', (cell) => {
  const [, line] = csvOf({ name: '', headings: ['a'], rows: [[cell]] })
    .toString('utf8')
    .split('\r\n')
  expect(line).toMatch(/^"'/)
})

const expected = [
  ['Referencia', 'Monto'],
  ['000123', '1234567.50'],
  ['=HYPERLINK("http://x")', '-3.10'],
  [' +1;2\n"a"', ''],
  ['<b>&\ufffd ñ', '0.00'],
]

test('an XLSX file is read back with its texts as texts', () => {
  const cells = readXlsx(xlsxOf([table])).map((row) => row.cells)
  const shown = cells.map((row) => [0, 1].map((column) => row[column] ?? ''))
  expect(shown.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.number)))).toEqual(expected)
  expect(shown[1]).toEqual(['000123', { number: '1234567.50' }])
})

/** Reads the first sheet with Python's own zipfile and XML parser, which share nothing with the writer. */
const reader = `
import json, sys, zipfile
import xml.etree.ElementTree as tree
file = zipfile.ZipFile(sys.argv[1])
assert file.testzip() is None
for name in file.namelist(): tree.fromstring(file.read(name))
ns = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
sheet = tree.fromstring(file.read('xl/worksheets/sheet1.xml'))
cells = lambda row: [''.join(c.itertext()) for c in row.iter(ns + 'c')]
print(json.dumps([cells(row) for row in sheet.iter(ns + 'row')]))
print(json.dumps([s.get('name') for s in tree.fromstring(file.read('xl/workbook.xml')).iter(ns + 'sheet')]))
`

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
}

test.runIf(hasPython())('an XLSX file is read by an independent reader', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'xlsx-')), 'a.xlsx')
  writeFileSync(path, xlsxOf([table, { ...table, name: 'Totales' }]))
  const [rows, sheets] = execFileSync('python3', ['-c', reader, path], { encoding: 'utf8' }).trim().split('\n')
  expect(JSON.parse(rows as string)).toEqual(expected)
  expect(JSON.parse(sheets as string)).toEqual(['Líneas', 'Totales'])
})
