import type { Language } from './view.ts'

/** Amounts, days, phones and documents as people in Venezuela write them. Decimals stay text: no floating point. */

type Currency = 'VES' | 'USD'

const signs: Record<Language, Record<Currency, string>> = {
  es: { VES: 'Bs.', USD: 'USD' },
  en: { VES: 'VES', USD: 'USD' },
}

const separators: Record<Language, { thousands: string; decimal: string }> = {
  es: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/** `7561.02` as `Bs. 7.561,02` or `VES 7,561.02`. */
export function formatAmount(value: string, currency: Currency, language: Language): string {
  return `${signs[language][currency]} ${formatDecimal(value, language, 2)}`
}

/** With as many decimals as the value has, and at least `decimals`. */
export function formatDecimal(value: string, language: Language, decimals = 0): string {
  const [whole = '', fraction = ''] = value.split('.')
  const { thousands, decimal } = separators[language]
  const padded = fraction.padEnd(decimals, '0')
  return group(whole, thousands) + (padded ? decimal + padded : '')
}

/** Without thousands separators, as the form of a bank's app expects it: `7561,02`. */
export function pasteableAmount(value: string): string {
  return value.replace('.', ',')
}

function group(digits: string, separator: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
}

const currencySign = /^(?:(bs\.?|ves)|(\$|usd))|(?:(bs\.?|ves)|(\$|usd))$/gi

/**
 * The amount that a customer typed, as `1234.56`. Undefined where its meaning is not certain, and where it names the
 * other currency than the expected one.
 */
export function parseAmount(text: string, language: Language, expected?: Currency): string | undefined {
  let otherCurrency = false
  const number = text
    .trim()
    .replaceAll(currencySign, (_sign, vesBefore, usdBefore, vesAfter, usdAfter) => {
      otherCurrency ||=
        expected !== undefined && Boolean(expected === 'VES' ? usdBefore || usdAfter : vesBefore || vesAfter)
      return ''
    })
    .trim()
  if (otherCurrency || number.length > 20) return undefined
  return plainNumber(number, separators[language].thousands)
}

const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/

function plainNumber(number: string, thousands: string): string | undefined {
  const decimal = /^(.+)([.,])(\d{1,2})$/.exec(number)
  const [whole, fraction, point] = decimal ? [decimal[1] as string, decimal[3] as string, decimal[2]] : [number, '']
  const cents = fraction.padEnd(2, '0')
  if (/^\d+$/.test(whole)) return `${whole.replace(/^0+(?=\d)/, '')}.${cents}`
  const separator = grouped.exec(whole)?.[1]
  if (separator === undefined || separator === point) return undefined
  // One separator with three digits after it is read in the customer's language; everything else has one reading only.
  const ambiguous = point === undefined && whole.split(separator).length === 2
  if (ambiguous && separator !== thousands) return undefined
  return `${whole.replaceAll(separator, '')}.${cents}`
}

const CARACAS_OFFSET_MS = -4 * 3_600_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The instant in Caracas as `2026-11-16T15:45:00.000Z`; the Z is not meant. */
function caracas(instant: string): string {
  return new Date(Date.parse(instant) + CARACAS_OFFSET_MS).toISOString()
}

/** A day such as `2026-11-16`: `16/11/2026`, or `16 Nov 2026`. */
export function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.slice(0, 10).split('-') as [string, string, string]
  return language === 'es' ? `${date}/${month}/${year}` : `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** `3:45 p. m.` */
export function formatTime(instant: string, language: Language): string {
  const [hour, minute] = caracas(instant).slice(11, 16).split(':') as [string, string]
  const half = Number(hour) < 12 ? 'a' : 'p'
  return `${Number(hour) % 12 || 12}:${minute} ${language === 'es' ? `${half}. m.` : `${half}.m.`}`
}

export function formatInstant(instant: string, language: Language): string {
  return `${formatDay(caracas(instant), language)}, ${formatTime(instant, language)}`
}

/** For use after `hasta` or `until`, with the day where it is not today: `las 3:45 p. m.`, `el 17/11/2026 a la 1:05 a. m.` */
export function formatDeadline(instant: string, now: string, language: Language): string {
  const time = formatTime(instant, language)
  const day = caracas(instant).slice(0, 10)
  const today = day === caracas(now).slice(0, 10)
  if (language === 'en') return today ? time : `${time} on ${formatDay(day, language)}`
  const hour = `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
  return today ? hour : `el ${formatDay(day, language)} a ${hour}`
}

/** `a las 3:45 p. m.`, `el 17/11/2026 a la 1:05 a. m.`, `at 3:45 p.m.` */
export function formatMoment(instant: string, now: string, language: Language): string {
  const moment = formatDeadline(instant, now, language)
  if (language === 'en') return `at ${moment}`
  return moment.startsWith('l') ? `a ${moment}` : moment
}

/** `584141234567` as `0414-123.45.67`; a text of another form is returned as it is. */
export function formatPhone(phone: string): string {
  const parts = /^(?:58|0)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts ? `0${parts[1]}-${parts[2]}.${parts[3]}.${parts[4]}` : phone
}

/** `584141234567` as `04141234567`, which every bank's app accepts. */
export function localPhone(phone: string): string {
  return phone.replace(/^58(?=\d{10}$)/, '0')
}

/** `V12345678` as `V-12.345.678`, and nine digits, which a RIF has, as `J-12345678-9`. */
export function formatDocument(document: string): string {
  const rif = /^([A-Z])(\d{8})(\d)$/.exec(document)
  if (rif) return `${rif[1]}-${rif[2]}-${rif[3]}`
  const person = /^([A-Z])(\d{1,8})$/.exec(document)
  return person ? `${person[1]}-${group(person[2] as string, '.')}` : document
}
