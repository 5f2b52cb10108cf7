/**
 * A number as people type it, as the gateway reads it: `1.301,37` and `1301.37` are `1301.37`. Where a comma stands,
 * points only group; a lone point is a decimal one. What is no number is left as it is, for the gateway to name.
 */
export function plainDecimal(typed: string): string {
  const text = typed.trim()
  return text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
}
