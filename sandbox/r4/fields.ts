import { isDay } from '../caracas.ts'
import { type Field, optional, text } from '../model.ts'

export const phone = text(/^0\d{10}$/)
export const document = text(/^[VEJPGCR]\d{5,9}$/)
export const bank = text(/^\d{4}$/)
export const account = text(/^\d{20}$/)
export const concept = text(/^[A-Za-z0-9 ]{0,30}$/)
export const optionalConcept = optional(concept)
export const optionalIp = optional(text(/^[0-9A-Fa-f.:]{1,45}$/))
export const otp = text(/^\d{6,8}$/)

/** Up to eight digits, a dot and two decimals; zero is invalid. */
export const amount: Field<string> = (value) =>
  typeof value === 'string' && /^\d{1,8}\.\d{2}$/.test(value) && Number(value) > 0 ? [value] : null

/** `MM/DD/YYYY`, which only payouts use. */
export const payoutDate: Field<string> = (value) => {
  const [, month, day, year] = typeof value === 'string' ? (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []) : []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? [iso] : null
}
