/**
 * Normalizes a typed number: `1.301,37` and `1301.37` become `1301.37`. With a comma, points are thousands separators;
 * without one, a point is the decimal separator. Other text is returned unchanged and rejected by the gateway.
 */
export function plainDecimal(typed: string): string {
  const text = typed.trim()
  return text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
}
