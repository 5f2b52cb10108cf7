import { expect, test } from 'vitest'
import {
  formatAmount,
  formatDay,
  formatDeadline,
  formatDecimal,
  formatDocument,
  formatInstant,
  formatMoment,
  formatPhone,
  formatTime,
  localPhone,
  parseAmount,
  pasteableAmount,
} from './format.ts'

test.each([
  ['1234.56', 'Bs. 1.234,56', 'VES 1,234.56'],
  ['0.05', 'Bs. 0,05', 'VES 0.05'],
  ['25', 'Bs. 25,00', 'VES 25.00'],
  ['999.9', 'Bs. 999,90', 'VES 999.90'],
  ['1000.00', 'Bs. 1.000,00', 'VES 1,000.00'],
  ['90071992547409931.27', 'Bs. 90.071.992.547.409.931,27', 'VES 90,071,992,547,409,931.27'],
])('the amount %s', (value, es, en) => {
  expect(formatAmount(value, 'VES', 'es')).toBe(es)
  expect(formatAmount(value, 'VES', 'en')).toBe(en)
  expect(formatAmount(value, 'USD', 'es')).toBe(es.replace('Bs.', 'USD'))
  expect(formatAmount(value, 'USD', 'en')).toBe(en.replace('VES', 'USD'))
})

test('a rate keeps its decimals, and a pasteable amount has no thousands separators', () => {
  expect(formatDecimal('1296.5104', 'es')).toBe('1.296,5104')
  expect(formatDecimal('1296.5104', 'en')).toBe('1,296.5104')
  expect(formatDecimal('40', 'es')).toBe('40')
  expect(pasteableAmount('1234567.50')).toBe('1234567,50')
})

const unreadable = undefined

test.each([
  ['25', '25.00', '25.00'],
  ['0', '0.00', '0.00'],
  ['007', '7.00', '7.00'],
  ['1.234,56', '1234.56', '1234.56'],
  ['1234,56', '1234.56', '1234.56'],
  ['1234.56', '1234.56', '1234.56'],
  ['1,234.56', '1234.56', '1234.56'],
  ['12,5', '12.50', '12.50'],
  ['12.5', '12.50', '12.50'],
  ['0,05', '0.05', '0.05'],
  ['1.234', '1234.00', unreadable],
  ['1,234', unreadable, '1234.00'],
  ['1.234.567', '1234567.00', '1234567.00'],
  ['1,234,567', '1234567.00', '1234567.00'],
  ['1.234.567,89', '1234567.89', '1234567.89'],
  ['1,234,567.8', '1234567.80', '1234567.80'],
  ['Bs. 1.234,56', '1234.56', '1234.56'],
  ['bs 25', '25.00', '25.00'],
  ['Bs.25', '25.00', '25.00'],
  ['25 Bs.', '25.00', '25.00'],
  ['VES 25', '25.00', '25.00'],
  ['$25.50', '25.50', '25.50'],
  ['$ 25,50', '25.50', '25.50'],
  ['25$', '25.00', '25.00'],
  ['  USD 25.5  ', '25.50', '25.50'],
  ['usd25', '25.00', '25.00'],
  ['\u00a025\u00a0', '25.00', '25.00'],
  ['', unreadable, unreadable],
  ['Bs.', unreadable, unreadable],
  ['abc', unreadable, unreadable],
  ['-5', unreadable, unreadable],
  ['1e5', unreadable, unreadable],
  ['25,', unreadable, unreadable],
  ['25.', unreadable, unreadable],
  [',50', unreadable, unreadable],
  ['1,2345', unreadable, unreadable],
  ['1.2345', unreadable, unreadable],
  ['0.123', unreadable, unreadable],
  ['1234.567', unreadable, unreadable],
  ['1.234.56', unreadable, unreadable],
  ['1,234,56', unreadable, unreadable],
  ['12.34,56', unreadable, unreadable],
  ['1.234,567.89', unreadable, unreadable],
  ['1 234,56', unreadable, unreadable],
  ['1..234', unreadable, unreadable],
  ['٢٥', unreadable, unreadable],
  ['€25', unreadable, unreadable],
  ['9'.repeat(40), unreadable, unreadable],
])('the typed amount %j is %j in Spanish and %j in English', (text, es, en) => {
  expect(parseAmount(text, 'es')).toBe(es)
  expect(parseAmount(text, 'en')).toBe(en)
})

test('an amount that names the other currency is not read', () => {
  expect(parseAmount('$25', 'es', 'VES')).toBeUndefined()
  expect(parseAmount('25 USD', 'es', 'VES')).toBeUndefined()
  expect(parseAmount('Bs. 25', 'es', 'USD')).toBeUndefined()
  expect(parseAmount('Bs. 25', 'es', 'VES')).toBe('25.00')
  expect(parseAmount('25', 'es', 'USD')).toBe('25.00')
})

test.each([
  ['2026-11-16T19:45:30Z', '16/11/2026, 3:45 p. m.', '16 Nov 2026, 3:45 p.m.'],
  ['2026-11-17T03:59:59.999Z', '16/11/2026, 11:59 p. m.', '16 Nov 2026, 11:59 p.m.'],
  ['2026-11-17T04:00:00Z', '17/11/2026, 12:00 a. m.', '17 Nov 2026, 12:00 a.m.'],
  ['2026-11-16T16:05:00Z', '16/11/2026, 12:05 p. m.', '16 Nov 2026, 12:05 p.m.'],
  ['2026-01-01T03:00:00Z', '31/12/2025, 11:00 p. m.', '31 Dec 2025, 11:00 p.m.'],
])('the instant %s in Caracas', (instant, es, en) => {
  expect(formatInstant(instant, 'es')).toBe(es)
  expect(formatInstant(instant, 'en')).toBe(en)
})

test('days, hours and deadlines', () => {
  const now = '2026-11-16T17:00:00Z'
  expect(formatDay('2026-11-06', 'es')).toBe('06/11/2026')
  expect(formatDay('2026-11-06', 'en')).toBe('6 Nov 2026')
  expect(formatTime(now, 'es')).toBe('1:00 p. m.')
  expect(formatDeadline('2026-11-16T17:05:00Z', now, 'es')).toBe('la 1:05 p. m.')
  expect(formatDeadline('2026-11-16T19:45:00Z', now, 'es')).toBe('las 3:45 p. m.')
  expect(formatDeadline('2026-11-17T15:30:00Z', now, 'es')).toBe('el 17/11/2026 a las 11:30 a. m.')
  expect(formatDeadline('2026-11-16T19:45:00Z', now, 'en')).toBe('3:45 p.m.')
  expect(formatDeadline('2026-11-17T15:30:00Z', now, 'en')).toBe('11:30 a.m. on 17 Nov 2026')
  expect(formatMoment('2026-11-16T17:05:00Z', now, 'es')).toBe('a la 1:05 p. m.')
  expect(formatMoment('2026-11-15T17:05:00Z', now, 'es')).toBe('el 15/11/2026 a la 1:05 p. m.')
  expect(formatMoment('2026-11-16T17:05:00Z', now, 'en')).toBe('at 1:05 p.m.')
})

test('phones and documents', () => {
  expect(formatPhone('584141234567')).toBe('0414-123.45.67')
  expect(formatPhone('04141234567')).toBe('0414-123.45.67')
  expect(formatPhone('0414')).toBe('0414')
  expect(localPhone('584141234567')).toBe('04141234567')
  expect(formatDocument('V12345678')).toBe('V-12.345.678')
  expect(formatDocument('V812345')).toBe('V-812.345')
  expect(formatDocument('J000029709')).toBe('J-00002970-9')
  expect(formatDocument('other')).toBe('other')
})
