import { isDay } from '../caracas.ts'
import { type Field, oneOfTexts, text } from '../model.ts'

export const document = text(/^[VEJPGC]\d{5,9}$/)
export const bank = text(/^\d{4}$/)
/** A customer's C2P key: text, never a number. */
export const otp = text(/^\d{6,8}$/)
/** Without accents. */
export const concept = text(/^[A-Za-z0-9 ]{1,30}$/)
export const ves = oneOfTexts('VES')
export const operationType = oneOfTexts('CELE')
export const nationality = oneOfTexts('V', 'E', 'J', 'P', 'G', 'C')

/** `04141234567`, as `584141234567`. */
export const phone: Field<string> = (value) =>
  typeof value === 'string' && /^0\d{10}$/.test(value) ? [`58${value.slice(1)}`] : null

export function nationalPhone(number: string): string {
  return number.replace(/^58/, '0')
}

/** A point and two decimals; zero is invalid. */
export const amount: Field<string> = (value) =>
  typeof value === 'string' && /^\d{1,12}\.\d{2}$/.test(value) && Number(value) > 0 ? [value] : null

/** One decimal at least and no superfluous zero, as a Java double is printed; `x.xx`. */
export const shortAmount: Field<string> = (value) =>
  typeof value === 'string' && /^\d{1,12}\.(\d|\d[1-9])$/.test(value) && Number(value) > 0
    ? [value.replace(/\.(\d)$/, '.$10')]
    : null

export const anyAmount: Field<string> = (value) => shortAmount(value) ?? amount(value)

/** `28/01/2026`, as `2026-01-28`. */
export const slashedDate: Field<string> = (value) => {
  const [, day, month, year] = typeof value === 'string' ? (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []) : []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? [iso] : null
}
