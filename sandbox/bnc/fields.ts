import { isDay } from '../caracas.ts'
import { type Field, integer, optional, text } from '../model.ts'

/** Banks travel as numbers: 102 is 0102. */
export const bankNumber = integer(1, 9_999)
export const phone = text(/^58\d{10}$/)
export const document = text(/^[VEJPGCR]\d{5,9}$/)
export const terminal = text(/^.{1,8}$/)
export const account = text(/^\d{20}$/)

/** What every operation of a merchant may carry beside its own fields. */
export const hierarchy = {
  ChildClientID: optional(text(/^.{1,20}$/)),
  BranchID: optional(text(/^.{1,20}$/)),
}

/** `separator` is the one between year, month and day; the clock time is read over. */
export function dateTime(separator: '-' | '/'): Field<string> {
  const pattern = new RegExp(`^(\\d{4}${separator}\\d{2}${separator}\\d{2})T\\d{2}:\\d{2}:\\d{2}$`)
  return (value) => {
    const day = typeof value === 'string' ? pattern.exec(value)?.[1]?.replaceAll('/', '-') : undefined
    return day !== undefined && isDay(day) ? [day] : null
  }
}

export function bankText(bank: number): string {
  return String(bank).padStart(4, '0')
}
