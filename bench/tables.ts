import { busyNote, type ResultRow, verdictOf } from './report.ts'

/** Markdown tables, for the terminal and the docs. */

export function resultTable(rows: readonly ResultRow[], headings = ['workload', 'gateway', 'baseline']): string {
  return table(
    [...headings, 'unit', 'value', 'bar', ''],
    rows.map((row) => [
      row.work,
      row.measured === undefined ? '' : figure(row.measured),
      row.baseline === undefined ? '' : figure(row.baseline),
      row.unit,
      figure(row.value),
      'atLeast' in row.bar ? `≥ ${row.bar.atLeast}` : `≤ ${row.bar.atMost}`,
      [verdictOf(row), busyNote(row)].filter(Boolean).join('; '),
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

/** Three significant digits; from 1,000 on, rounded to whole numbers. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(3)))
}
