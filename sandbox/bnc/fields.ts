import { isDay } from '../caracas.ts'
import { type Field, integer, optional, text } from '../model.ts'

/** Bank codes are JSON numbers: 102 is 0102. */
export const bankNumber = integer(1, 9_999)
export const phone = text(/^58\d{10}$/)
export const document = text(/^[VEJPGCR]\d{5,9}$/)
export const terminal = text(/^.{1,8}$/)
export const account = text(/^\d{20}$/)
export const merchantRif = text(/^[VEJPGCR]\d{5,9}$/)

/** Optional fields of every merchant operation. */
export const hierarchy = {
  ChildClientID: optional(text(/^.{1,20}$/)),
  BranchID: optional(text(/^.{1,20}$/)),
}

const dateTimePattern = /^(\d{4})([-/])(\d{2})\2(\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/

type DateTime = { day: string; isMidnight: boolean }

/** Dates with slashes (manual text) or dashes (manual samples), with or without a time. */
export const dateTime: Field<DateTime> = (value) => {
  const [, year, , month, date, time = '00:00:00'] =
    typeof value === 'string' ? (dateTimePattern.exec(value) ?? []) : []
  const day = `${year}-${month}-${date}`
  return isDay(day) ? [{ day, isMidnight: time === '00:00:00' }] : null
}

const largestInt64 = 9_223_372_036_854_775_807n

/** A 64-bit integer as text or number; kept as the received digits. */
export const reference: Field<string> = (value) => {
  const written = typeof value === 'number' ? String(value) : value
  if (typeof written !== 'string' || !/^\d{1,40}$/.test(written)) return null
  return BigInt(written) <= largestInt64 ? [written] : null
}

export function bankText(bank: number): string {
  return String(bank).padStart(4, '0')
}
