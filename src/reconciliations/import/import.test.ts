import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fixed2 } from '../../foundation/money.ts'
import { zip } from '../../../test/harness/zip.ts'
import { planImport } from './plan.ts'
import { readStatementFile } from './statement.ts'

const today = '2026-10-31'
const read = (text: string, encoding: BufferEncoding = 'utf8') => readStatementFile(Buffer.from(text, encoding), today)
const shown = (file: ReturnType<typeof readStatementFile>) =>
  file.lines.map((line) => `${line.date} ${line.direction} ${fixed2(line.amount)} ${line.reference} ${line.kind}`)

describe('a statement file', () => {
  test.each<[string, string, string[]]>([
    [
      'debit and credit columns, semicolons, decimal commas',
      'Banco R4\n\nFecha;Referencia;Descripción;Débito;Crédito;Saldo\n' +
        '05/10/2026;000123;PAGO MOVIL RECIBIDO;;1.500,50;2.500,50\n05/10/2026;124;COMISION;0,50;0,00;2.500,00\n',
      ['2026-10-05 in 1500.50 000123 mobile', '2026-10-05 out 0.50 124 commission'],
    ],
    [
      'one signed column, commas, decimal points',
      'FECHA,NRO. REFERENCIA,CONCEPTO,MONTO (Bs)\n5/10/2026,1,"TRANSF, OTROS BANCOS","1,234.50"\n06-10-2026,2,CARGO,-10.00\n',
      ['2026-10-05 in 1234.50 1 transfer', '2026-10-06 out 10.00 2 unlisted'],
    ],
    [
      'tabs and a column that says debit or credit',
      'Fecha\tReferencia\tMonto\tTipo\n2026-10-05\t7\t10,5\tC\n2026-10-05\t8\t11\tND\n',
      ['2026-10-05 in 10.50 7 unlisted', '2026-10-05 out 11.00 8 unlisted'],
    ],
    [
      'cargo and abono, quoted, with line ends of Windows',
      '"Fecha";"Cargo";"Abono"\r\n"05/10/2026";"";"Bs. 3,00"\r\n',
      ['2026-10-05 in 3.00  unlisted'],
    ],
  ])('%s', (_title, text, expected) => {
    const file = read(text)
    expect(shown(file)).toEqual(expected)
    expect(file.unread).toEqual([])
  })

  test('is the same in UTF-8, with a mark, in Latin-1 and in UTF-16', () => {
    const text = 'Fecha;Descripción;Crédito\n05/10/2026;Señor Núñez;1,00\n'
    const expected = read(text).lines
    expect(expected[0]?.description).toBe('Señor Núñez')
    expect(read(`\ufeff${text}`).lines).toEqual(expected)
    expect(read(text, 'latin1').lines).toEqual(expected)
    expect(read(`\ufeff${text}`, 'utf16le').lines).toEqual(expected)
  })

  test('lists the rows that cannot be read, with their numbers, and reads the others', () => {
    const file = read(
      'Fecha;Referencia;Débito;Crédito\n' +
        '31/02/2026;1;;1,00\n05/10/2026;2;1,00;1,00\n05/10/2026;3;;\n05/10/2026;4;;uno\n05/11/2026;5;;1,00\n' +
        '05/10/2026;6;;1.5\n\nTotal;;1,00;2,00\n05/10/2026;7;;9,00\n',
    )
    expect(file.unread).toEqual([
      { row: 2, reason: 'date' },
      { row: 3, reason: 'both_amounts' },
      { row: 4, reason: 'no_amount' },
      { row: 5, reason: 'amount' },
      { row: 6, reason: 'future' },
      { row: 7, reason: 'amount' },
      { row: 9, reason: 'date' },
    ])
    expect(file.lines.map(({ row }) => row)).toEqual([10])
  })

  test.each([
    ['oldest first', ['1,00;101,00', '2,00;103,00', '3,00;106,00'], 'agrees', []],
    ['newest first', ['3,00;106,00', '2,00;103,00', '1,00;101,00'], 'agrees', []],
    ['with a row missing', ['1,00;101,00', '3,00;106,00', '1,00;107,00'], 'differs', [3]],
  ] as const)('whose balances are %s is checked', (_title, rows, kind, breaks) => {
    const text = `Fecha;Abono;Saldo\n${rows.map((row) => `05/10/2026;${row}`).join('\n')}\n`
    expect(read(text).balance).toEqual({ kind, rows: [...breaks] })
  })

  test.each<[string, Buffer]>([
    ['without headings', Buffer.from('a;b;c\n1;2;3\n')],
    ['with a page of HTML', Buffer.from('<html><table><tr><td>Fecha</td><td>Monto</td></tr></table>')],
    ['of an old Excel', Buffer.from('d0cf11e0a1b11ae10000000000', 'hex')],
    ['that is empty', Buffer.alloc(0)],
    ['that only begins as a ZIP archive', Buffer.from('PK\u0003\u0004')],
    ['larger than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a')],
    ['with too many rows', Buffer.from(`Fecha;Monto\n${'05/10/2026;1\n'.repeat(20_001)}`)],
    ['whose content is a thousand times its size', bomb()],
    ['that defines entities', sheetFile('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>')],
  ])('%s is refused', (_title, bytes) => {
    expect(() => readStatementFile(bytes, today)).toThrow(expect.objectContaining({ code: 'statement_file_refused' }))
  })
})

/** A ZIP archive whose sheet inflates to 200 MB. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))
  const small = sheetFile('X')
  // The sheet is the last of two files: its local header, then the directory with its second entry.
  const local = small.lastIndexOf(Buffer.from('PK\u0003\u0004'))
  const directory = small.indexOf(Buffer.from('PK\u0001\u0002'))
  const end = small.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const header = Buffer.from(small.subarray(local, local + 30 + small.readUInt16LE(local + 26)))
  const listed = Buffer.from(small.subarray(directory, end))
  const second = listed.indexOf(Buffer.from('PK\u0001\u0002'), 4)
  header.writeUInt32LE(packed.length, 18)
  listed.writeUInt32LE(packed.length, second + 20)
  const tail = Buffer.from(small.subarray(end))
  tail.writeUInt32LE(local + header.length + packed.length, 16)
  return Buffer.concat([small.subarray(0, local), header, packed, listed, tail])
}

function sheetFile(sheet: string, strings?: string): Buffer {
  return zip([
    { name: 'xl/workbook.xml', text: '<workbook><workbookPr/></workbook>' },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', text: strings }]),
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
  ])
}

test('a spreadsheet is read with shared texts, numbers, days and empty cells', () => {
  const strings =
    '<sst><si><t>Fecha</t></si><si><r><t>Ref</t></r><r><t>erencia</t></r></si><si><t>Monto &amp; m&#225;s</t></si><si><t>Monto</t></si></sst>'
  const sheet =
    '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c><x:c r="D1" t="s"><x:v>3</x:v></x:c></x:row>' +
    '<x:row r="2"><x:c r="A2" s="3"><x:v>46300</x:v></x:c><x:c r="B2"/><x:c r="C2" t="inlineStr"><x:is><x:t>000456</x:t></x:is></x:c><x:c r="D2"><x:f>1+1</x:f><x:v>1523.4</x:v></x:c></x:row>' +
    '<x:row r="3"><x:c r="A3" t="s"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  const file = readStatementFile(sheetFile(sheet, strings), today)
  expect(shown(file)).toEqual(['2026-10-05 in 1523.40 000456 unlisted'])
  expect(file.unread).toEqual([{ row: 3, reason: 'date' }])
})

describe('of an imported file', () => {
  const { lines } = read('Fecha;Referencia;Abono\n05/10/2026;000123456;10,00\n05/10/2026;7;10,00\n05/10/2026;7;10,00\n')
  const notified = (reference: string, date = '2026-10-05') => ({
    key: `n-${reference}`,
    date,
    amount: '10.00',
    direction: 'in' as const,
    reference,
    numbers: [],
    source: 'notification',
  })
  const counts = (existing: Parameters<typeof planImport>[1]) => {
    const { newLines, knownLines, unclearLines, confirmed } = planImport(lines, existing)
    return [newLines.length, knownLines.length, unclearLines.length, confirmed.length]
  }
  const imported = lines.map((line) => ({ ...notified(line.reference), key: line.key, source: 'import' }))

  test('equal rows are different lines, with keys that another file repeats', () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
    const again = read('Monto;Concepto;Referencia;Fecha\n10,00;x;7;05/10/2026\n10,00;y;7;05/10/2026\n').lines
    expect(again.map(({ key }) => key)).toEqual(lines.slice(1).map(({ key }) => key))
  })

  test.each<[string, Parameters<typeof planImport>[1], number[]]>([
    ['all lines are new on an empty account', [], [3, 0, 0, 0]],
    ['the second time all lines are known', imported, [0, 3, 0, 0]],
    ['a line that was notified is known', [notified('123456'), notified('99')], [0, 1, 2, 1]],
    ['a line notified on the day before is known', [notified('123456', '2026-10-04')], [2, 1, 0, 1]],
    ['a line of another number is new', [notified('888999')], [1, 0, 2, 0]],
  ])('%s', (_title, existing, expected) => {
    expect(counts(existing)).toEqual(expected)
  })
})
