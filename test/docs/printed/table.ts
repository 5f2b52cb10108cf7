/** A Markdown table; what stands in a cell may hold any character. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(headings), `|${headings.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
