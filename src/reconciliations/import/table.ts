import { importLimits, refusals, refused } from './refusal.ts'

/** Row of a file with its number there. A number of a spreadsheet keeps its stored form; days count from 1900. */
export type TableRow = { number: number; cells: (string | { number: string })[]; dayOffset: number }

/** Text of a file in UTF-8 or UTF-16 with a mark, in UTF-8, or else in the Windows code page of Spanish. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw refused(refusals.notTable)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Rows of a CSV text. A quoted field may contain the separator, line ends and doubled quotes. */
export function readCsv(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = []
  let cells: string[] = []
  let number = 1
  let line = 1
  let at = 0
  while (at < text.length) {
    const field = readField(text, at, separator)
    if (cells.length < importLimits.columns) cells.push(field.value)
    line += field.lines
    at = field.end
    if (text[at] === separator) {
      at += 1
      if (at < text.length) continue
    }
    rows.push({ number, cells, dayOffset: 0 })
    if (rows.length > importLimits.rows) throw refused(refusals.tooManyRows)
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    line += 1
    cells = []
    number = line
  }
  return rows
}

function readField(text: string, start: number, separator: string): { value: string; end: number; lines: number } {
  if (text[start] !== '"') {
    const end = endOf(text, start, separator)
    return { value: text.slice(start, end), end, lines: 0 }
  }
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    const end = quote < 0 ? text.length : quote
    parts.push(text.slice(from, end))
    from = end + 1
    if (quote < 0 || text[from] !== '"') break
    parts.push('"')
    from += 1
  }
  const value = parts.join('')
  const end = endOf(text, Math.min(from, text.length), separator)
  return { value, end, lines: value.split('\n').length - 1 }
}

function endOf(text: string, start: number, separator: string): number {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}
