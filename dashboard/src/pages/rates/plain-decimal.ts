/** Spellings of a number, and the separator of thousands in each. */
const spellings: [RegExp, thousands: string][] = [
  [/^\d+([.,]\d+)?$/, ''],
  [/^[1-9]\d{0,2}(\.\d{3})+,\d+$/, '.'],
  [/^[1-9]\d{0,2}(,\d{3})+\.\d+$/, ','],
  [/^[1-9]\d{0,2}(\.\d{3}){2,}$/, '.'],
  [/^[1-9]\d{0,2}(,\d{3}){2,}$/, ','],
]

/** One separator before three digits, as in `1,301`: thousands in one language, decimals in the other. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * A typed rate as plain decimal text: `1.301,37`, `1,301.37` and `1301.37` are `1301.37`. Undefined if it is no number, or
 * ambiguous. The language of the page does not decide: rates are shown with a decimal comma in both, and a rate has as
 * many as eight decimals, so `1.301` may be 1301 or 1.301 to either reader.
 */
export function plainDecimal(typed: string): string | undefined {
  const text = typed.trim()
  const spelling = spellings.find(([form]) => form.test(text))
  if (!spelling || ambiguous.test(text)) return undefined
  return text.replaceAll(spelling[1] || ' ', '').replace(',', '.')
}
