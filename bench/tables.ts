import { isMet, type Row } from './report.ts'

/** Tables in Markdown, for the terminal and for the docs alike. */

export function resultTable(rows: readonly Row[], headings = ['work', 'gateway', 'floor']): string {
  return table(
    [...headings, 'unit', 'value', 'bar', ''],
    rows.map((row) => [
      row.work,
      row.ours === undefined ? '' : figure(row.ours),
      row.floor === undefined ? '' : figure(row.floor),
      row.unit,
      figure(row.value),
      'atLeast' in row.bar ? `≥ ${row.bar.atLeast}` : `≤ ${row.bar.atMost}`,
      isMet(row) ? 'met' : 'MISSED',
    ]),
  )
}

export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Three digits that mean something; thousands are not rounded away. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(3)))
}
