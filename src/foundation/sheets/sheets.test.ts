import { expect, test } from 'vitest'
import { readWorkbook } from '../../../test/harness/workbook.ts'
import { readXlsx } from '../../reconciliations/import/read-xlsx.ts'
import { csvOf } from './csv.ts'
import type { Cell, Sheet } from './sheet.ts'
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
} satisfies Sheet

/** Five minutes before midnight in Caracas, which is the next day elsewhere. */
const evening = new Date('2026-10-06T03:55:07Z')

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

test('a CSV file in Spanish has a mark, semicolons, decimal commas and no text that is a formula', async () => {
  expect(await textOf(csvOf(table, 'es'))).toBe(
    '\ufeff"Referencia";"Monto"\r\n"=""000123""";1234567,50\r\n"\'=HYPERLINK(""http://x"")";-3,10\r\n"\' +1;2 ""a""";""\r\n' +
      '"<b>&\u0001 ñ";0,00\r\n',
  )
})

test('a CSV file in English has commas and decimal points, and days and times of Caracas', async () => {
  const rows = [
    ['a', { amount: '1234567.50' }, { count: 7 }, { date: '2026-10-05' }, { time: evening }],
  ] satisfies Cell[][]
  expect(await textOf(csvOf({ name: '', headings: ['Text'], rows }, 'en'))).toBe(
    '\ufeff"Text"\r\n"a",1234567.50,7,2026-10-05,2026-10-05 23:55:07\r\n',
  )
})

const fieldsOf = async (cell: string) =>
  (await textOf(csvOf({ name: '', headings: ['a'], rows: [[cell]] }, 'es'))).split('\r\n')[1]

test.each(['=1', '+1', '-1', '@x', '\t=1', '\r\n=1', '＝1', '|calc'])(
  'a text that begins as %j is quoted',
  async (cell) => {
    expect(await fieldsOf(cell)).toMatch(/^"'/)
  },
)

test.each(['000123', '12345678901234567890', '10-11', '1e5', '1E+5', '25e-2', '10%', '12:30'])(
  'the text %s, which Excel would change, is the text of a formula',
  async (cell) => {
    expect(await fieldsOf(cell)).toBe(`"=""${cell}"""`)
  },
)

test('no text can leave the formula that keeps its digits', async () => {
  for (const cell of ['1"&cmd', '1"', '0=1', '1+1', '1;2', '1\n=2']) expect(await fieldsOf(cell)).not.toContain('=""')
})

const expected = [
  ['000123', { number: '1234567.50' }],
  ['=HYPERLINK("http://x")', { number: '-3.10' }],
  [' +1;2\n"a"', null],
  ['<b>&\ufffd ñ', { number: '0.00' }],
]

test('an XLSX file is read by another program with its texts as texts and its sheets in order', async () => {
  const sheets = readWorkbook(await bytesOf(xlsxOf([table, { ...table, name: 'Totales', rows: [] }])))
  expect(sheets).toEqual([
    { name: 'Líneas', headings: table.headings, rows: expected },
    { name: 'Totales', headings: table.headings, rows: [] },
  ])
})

test('days and times of an XLSX file are days and times of Caracas, and counts are numbers', async () => {
  const rows = [[{ date: '2026-10-05' }, { time: evening }, { count: 7 }]] satisfies Cell[][]
  const [sheet] = readWorkbook(await bytesOf(xlsxOf([{ name: 'a', headings: ['d', 't', 'c'], rows }])))
  expect(sheet?.rows).toEqual([[{ date: '2026-10-05' }, { time: '2026-10-05 23:55:07.000' }, { number: '7' }]])
})

test('the gateway’s own reader of statements reads an XLSX file that was written here', async () => {
  const cells = readXlsx(await bytesOf(xlsxOf([table]))).map((row) => row.cells)
  expect(cells[1]).toEqual(['000123', { number: '1234567.50' }])
})

test('a table that is too long for a sheet continues on the next one, without loss', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => [`row ${index}`])
  const sheets = readWorkbook(await bytesOf(xlsxOf([{ name: 'Pagos', headings: ['a'], rows }], 4)))
  expect(sheets.map(({ name, rows: read }) => [name, read.length])).toEqual([
    ['Pagos', 3],
    ['Pagos (2)', 3],
    ['Pagos (3)', 1],
  ])
  expect(sheets.flatMap((sheet) => sheet.rows)).toEqual(rows)
})

test('a failure while rows are read ends the file with that failure', async () => {
  async function* rows(): AsyncGenerator<Cell[]> {
    yield ['first']
    throw new Error('the database is away')
  }
  const sheet = { name: 'a', headings: ['a'] }
  await expect(bytesOf(xlsxOf([{ ...sheet, rows: rows() }]))).rejects.toThrow('the database is away')
  await expect(textOf(csvOf({ ...sheet, rows: rows() }, 'es'))).rejects.toThrow('the database is away')
})

test('rows are read only as fast as the file is taken', async () => {
  let read = 0
  function* rows(): Generator<Cell[]> {
    for (; read < 1_000_000; read += 1) yield [`row ${read} ${Math.sin(read)}`]
  }
  const chunks = xlsxOf([{ name: 'a', headings: ['a'], rows: rows() }])
  for (let taken = 0; taken < 5; taken += 1) await chunks.next()
  await new Promise((resolve) => setImmediate(resolve))
  expect(read).toBeLessThan(50_000)
  await chunks.return(undefined)
})
