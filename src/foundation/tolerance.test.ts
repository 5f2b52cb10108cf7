import { expect, test } from 'vitest'
import { decimal } from './money.ts'
import { exactTolerance, fitOf } from './tolerance.ts'

type Given = { ves?: string; percent?: string; more?: boolean }

const tolerance = ({ ves = '0', percent = '0', more = true }: Given) => ({
  ves: decimal(ves),
  percent: decimal(percent),
  acceptsOverpayment: more,
})

test.each<[Given, string, string, string]>([
  [{}, '100', '100', 'equal'],
  [{}, '99.99', '100', 'none'],
  [{}, '100.01', '100', 'more'],
  [{ more: false }, '100.01', '100', 'none'],
  [{ ves: '5' }, '95', '100', 'equal'],
  [{ ves: '5' }, '94.99', '100', 'none'],
  [{ ves: '5' }, '105', '100', 'equal'],
  [{ ves: '5', more: false }, '105', '100', 'equal'],
  [{ ves: '5', more: false }, '105.01', '100', 'none'],
  [{ ves: '5' }, '105.01', '100', 'more'],
  [{ percent: '1' }, '99', '100', 'equal'],
  [{ percent: '1' }, '98.99', '100', 'none'],
  // 1 % of 100.99 is 1.0099, rounded down to 1.00.
  [{ percent: '1' }, '99.99', '100.99', 'equal'],
  [{ percent: '1' }, '99.98', '100.99', 'none'],
  // 1.5 % of 0.66 is 0.0099, rounded down to 0.
  [{ percent: '1.5' }, '0.65', '0.66', 'none'],
  [{ percent: '1.5' }, '0.66', '0.67', 'equal'],
  // A tolerance in VES is limited to 10 % of the order.
  [{ ves: '5' }, '9', '10', 'equal'],
  [{ ves: '5' }, '8.99', '10', 'none'],
  [{ ves: '10000' }, '0.01', '500', 'none'],
  // If both are set, the smaller one applies.
  [{ ves: '5', percent: '1' }, '98.99', '100', 'none'],
  [{ ves: '5', percent: '1' }, '99', '100', 'equal'],
  [{ ves: '5', percent: '1' }, '9995', '10000', 'equal'],
  [{ ves: '5', percent: '1' }, '9994.99', '10000', 'none'],
])('with the tolerance %j, a transfer of %s for an order of %s compares as %s', (given, received, amount, expected) => {
  expect(fitOf(decimal(received), decimal(amount), tolerance(given))).toBe(expected)
})

test('the default tolerance requires the exact amount and accepts overpayment', () => {
  expect(exactTolerance).toEqual(tolerance({}))
})
