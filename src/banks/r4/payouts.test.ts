import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { Outcome } from '../bank.ts'
import type { Exchange } from '../transport.ts'
import { answering, createTestBank, moneyFlows, notSent, unknown } from './fixtures/scripted-bank.ts'

const payOut = (exchange: Exchange) => moneyFlows['/R4pagos']?.(createTestBank(exchange).flows)
const refused: Outcome = { kind: 'rejected', code: '51' }

describe('the answer to a payout, which has no code', () => {
  test.each<[string, Exchange, Outcome]>([
    ['yes', answering({ success: true, message: 'OK' }), { kind: 'approved', code: '00' }],
    ['yes, with a null error', answering({ success: true, error: null }), { kind: 'approved', code: '00' }],
    ['yes, with an empty error', answering({ success: true, error: ' ' }), { kind: 'approved', code: '00' }],
    ['yes, with an empty list of errors', answering({ success: true, error: [] }), { kind: 'approved', code: '00' }],
    [
      'yes, with a reference',
      answering({ success: true, reference: '00000077' }),
      { kind: 'approved', code: '00', reference: '00000077', numbers: ['77'] },
    ],
    ['yes, with an error', answering({ success: true, error: 'x' }), unknown('unreadable_answer')],
    ['yes, with a list of errors', answering({ success: true, error: ['x'] }), unknown('unreadable_answer')],
    ['yes, with 400', answering({ success: true }, 400), unknown('unreadable_answer')],
    ['yes, as text', answering({ success: 'true' }), unknown('unreadable_answer')],
    ['neither', answering({ message: 'OK' }), unknown('unreadable_answer')],
    ['a 5xx', answering({ success: false, message: 'FONDOS INSUFICIENTES' }, 500), unknown('unreadable_answer')],
    ['no, in unknown words', answering({ success: false, message: 'x' }), unknown('unreadable_answer')],
    ['no, with 400', answering({ success: false, error: 'x' }, 400), unknown('unreadable_answer')],
    ['no, without words', answering({ success: false }), unknown('unreadable_answer')],
    ['no funds, in the message', answering({ success: false, message: 'FONDOS INSUFICIENTES' }), refused],
    [
      'no funds, in the error',
      answering({ success: false, message: 'x', error: 'Fondos Insuficientes ' }, 400),
      refused,
    ],
    ['no funds, with accents', answering({ success: false, error: 'fóndos insuficientes' }), refused],
    [
      'no funds for one of them',
      answering({ success: false, error: 'FONDOS INSUFICIENTES para V12345678' }),
      unknown('unreadable_answer'),
    ],
    [
      'the words of a refusal in a yes',
      answering({ success: true, error: 'FONDOS INSUFICIENTES' }),
      unknown('unreadable_answer'),
    ],
    ['a signature refused', answering({ code: '08', success: false }), notSent('setup', '08')],
    ['a bank unavailable', answering({ code: '91' }, 400), notSent('bank_unavailable', '91')],
    [
      'a form refused',
      answering({ code: '30', message: 'campo destino' }, 400),
      { kind: 'rejected', code: '30:cuenta' },
    ],
    ['a code and a yes', answering({ code: '00', success: true }), { kind: 'approved', code: '00' }],
    [
      'a code and a yes with an error',
      answering({ code: '00', success: true, error: 'x' }),
      unknown('doubtful_code', '00'),
    ],
    ['an approving code alone', answering({ code: '00' }), unknown('doubtful_code', '00')],
    ['a code that contradicts', answering({ code: '00', success: false }), unknown('doubtful_code', '00')],
    ['a code of no list', answering({ code: 'RJCT', success: false }), unknown('doubtful_code', 'RJCT')],
    ['lost', { kind: 'unknown', reason: 'timeout' }, unknown('timeout')],
  ])('the answer to a payout is mapped to its outcome: %s', async (_name, exchange, expected) => {
    expect(await payOut(exchange)).toEqual(expected)
  })
})

test('a payout is dated with the day of Caracas on which it is sent, not with the day of the order', async () => {
  const nowMs = Date.parse('2026-10-06T03:59:59Z')
  const { flows, calls } = createTestBank(answering({ success: true }), { nowMs })
  await flows.payOut({
    paymentId: 'p-1',
    total: decimal(1),
    date: '2026-12-24',
    reference: '7',
    people: [{ name: ' Wenceslao Bermúdez Rodríguez ', document: 'V1', account: '0191', amount: decimal(1) }],
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    monto: '1.00',
    fecha: '10/05/2026',
    Referencia: '00000007',
    personas: [{ nombres: 'Wenceslao Bermúdez Rodríguez', documento: 'V00000001', destino: '0191', montoPart: '1.00' }],
  })
})
