import { execFileSync } from 'node:child_process'

/** A cell as another program reads it: a text, a number as it is written, or a day or time by its format. */
export type ReadCell = string | { number: string } | { date: string } | { time: string } | null

/**
 * Reads workbooks with Python's own ZIP and XML modules, which share nothing with the writer: what is a day, a time or a text
 * is decided by the formats of the workbook, as a spreadsheet does.
 */
const program = `
import json, sys, zipfile, datetime, decimal, io
import xml.etree.ElementTree as tree
file = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
assert file.testzip() is None
for name in file.namelist(): tree.fromstring(file.read(name))
ns = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
rel = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}'
read = lambda name: tree.fromstring(file.read(name))
styles = read('xl/styles.xml')
codes = {int(f.get('numFmtId')): f.get('formatCode') for f in styles.iter(ns + 'numFmt')}
formats = [int(xf.get('numFmtId')) for xf in styles.find(ns + 'cellXfs')]
targets = {r.get('Id'): r.get('Target') for r in read('xl/_rels/workbook.xml.rels')}
def moment(serial):
    seconds = (decimal.Decimal(serial) * 86400).quantize(decimal.Decimal('0.001'))
    return datetime.datetime(1899, 12, 30) + datetime.timedelta(milliseconds=int(seconds * 1000))
def cell(c):
    assert c.find(ns + 'f') is None
    if c.get('t') == 'inlineStr': return ''.join(t.text or '' for t in c.iter(ns + 't'))
    value = c.find(ns + 'v')
    if value is None: return None
    format = formats[int(c.get('s'))]
    if format == 14: return {'date': moment(value.text).date().isoformat()}
    if 'hh' in codes.get(format, ''): return {'time': moment(value.text).isoformat(sep=' ', timespec='milliseconds')}
    return {'number': value.text}
sheets = [(s.get('name'), 'xl/' + targets[s.get(rel + 'id')]) for s in read('xl/workbook.xml').iter(ns + 'sheet')]
print(json.dumps([[name, [[cell(c) for c in row.iter(ns + 'c')] for row in read(path).iter(ns + 'row')]] for name, path in sheets]))
`

export type ReadSheet = { name: string; headings: string[]; rows: ReadCell[][] }

export function readWorkbook(bytes: Buffer): ReadSheet[] {
  const output = execFileSync('python3', ['-c', program], { input: bytes, maxBuffer: 1 << 28 }).toString('utf8')
  return (JSON.parse(output) as [string, ReadCell[][]][]).map(([name, [headings = [], ...rows]]) => ({
    name,
    headings: headings as string[],
    rows,
  }))
}

/** Rows of a sheet by the names of their columns. */
export function recordsOf({ headings, rows }: ReadSheet): Record<string, ReadCell>[] {
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? null])))
}
