import { expect, test } from 'vitest'
import type { Movement } from '../../banks/bank.ts'
import { decimal } from '../../foundation/money.ts'
import { judge } from './judge.ts'

function movement(reference: string, amount: string, direction: Movement['direction'] = 'in'): Movement {
  return { key: `${reference} ${amount}`, date: '2026-10-05', amount: decimal(amount), direction, reference }
}

const notFound = (code: string, data = {}) => ({ kind: 'notFound', code, data })

test.each([
  { title: 'nothing', movements: [], verdict: notFound('MOVEMENT_NOT_FOUND') },
  {
    title: 'only money that went out',
    movements: [movement('00001234', '10.00', 'out')],
    verdict: notFound('MOVEMENT_NOT_FOUND'),
  },
  {
    title: 'a céntimo less',
    movements: [movement('00001234', '9.99')],
    verdict: notFound('AMOUNT_MISMATCH', { vesAmount: '9.99' }),
  },
  {
    title: 'a céntimo more',
    movements: [movement('00001234', '10.01')],
    verdict: notFound('AMOUNT_MISMATCH', { vesAmount: '10.01' }),
  },
  {
    title: 'several, none with the amount',
    movements: [movement('00001234', '9'), movement('55551234', '11')],
    verdict: notFound('AMOUNT_MISMATCH'),
  },
  {
    title: 'several with the amount',
    movements: [movement('00001234', '10'), movement('55551234', '10'), movement('77771234', '11')],
    verdict: notFound('MOVEMENT_NOT_FOUND', { matches: 2 }),
  },
  {
    title: 'the whole reference twice, with the amount',
    movements: [movement('1234', '10'), movement('1234', '10.00')],
    verdict: notFound('MOVEMENT_NOT_FOUND', { matches: 2 }),
  },
])('$title: no movement is taken', ({ movements, verdict }) => {
  expect(judge(movements, '1234', decimal('10.00'))).toEqual(verdict)
})

test('one with the amount is taken, written with or without its zeros', () => {
  const [only] = [movement('00001234', '10')]
  expect(judge([only], '1234', decimal('10.00'))).toEqual({ kind: 'found', movement: only })
})

test('of several with the same ending the one with the amount is meant', () => {
  const meant = movement('55551234', '10')
  const others = [movement('1234', '11'), movement('00001234', '9')]
  expect(judge([...others, meant], '1234', decimal('10'))).toEqual({ kind: 'found', movement: meant })
})

test('of several with the amount the one whose whole reference was given is meant', () => {
  const meant = movement('00001234', '10')
  expect(judge([movement('9900001234', '10'), meant], '00001234', decimal('10'))).toEqual({
    kind: 'found',
    movement: meant,
  })
})
