import type { PaymentLink } from '../../api/routes.ts'
import { formatMoney } from '../../format.ts'

/** Notations of an amount, and the separator of thousands in each. A point before three digits separates thousands. */
const notations: [RegExp, string][] = [
  [/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, '.'],
  [/^\d+(,\d{1,2})?$/, '.'],
  [/^\d+\.\d{1,2}$/, ','],
  [/^\d{1,3}(,\d{3})+\.\d{1,2}$/, ','],
]

/** A typed amount as decimal text: `1.234,56`, `1.234` and `1234.56` are read; undefined if it is no amount above zero. */
export function readAmount(typed: string): string | undefined {
  const text = typed.replaceAll(/\s/g, '')
  const notation = notations.find(([form]) => form.test(text))
  if (!notation) return undefined
  const plain = text.replaceAll(notation[1], '').replace(',', '.')
  return /[1-9]/.test(plain) ? plain : undefined
}

/** Undefined if the customer types the amount. */
export function amountText({ usdAmount, vesAmount }: Pick<PaymentLink, 'usdAmount' | 'vesAmount'>): string | undefined {
  if (usdAmount !== null) return `${formatMoney(usdAmount)} USD`
  return vesAmount === null ? undefined : `Bs. ${formatMoney(vesAmount)}`
}
