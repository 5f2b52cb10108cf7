import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { Outcome } from '../bank.ts'
import type { Exchange } from '../transport.ts'
import {
  answering,
  chargeC2p,
  createTestBank,
  moneyFlows,
  notSent,
  paymentId,
  person,
  unknown,
  vectorOf,
} from './fixtures/scripted-bank.ts'

describe('what an answer means for the money', () => {
  const id = '7b1c2f6e-0d3a-4c55-9a41-3f0c5e9b2d17'
  const cases: [string, Exchange, Outcome][] = [
    [
      'approved with its reference, zeros kept',
      answering({ code: '00', message: 'TRANSACCION EXITOSA', reference: '00012345' }),
      { kind: 'approved', code: '00', reference: '00012345' },
    ],
    [
      'approved with a reference that is a number',
      answering({ code: '00', reference: 59700001 }),
      { kind: 'approved', code: '00', reference: '59700001' },
    ],
    [
      'approved with the operation id',
      answering({ code: 'ACCP', reference: '59700001', Id: id }),
      { kind: 'approved', code: 'ACCP', reference: '59700001', operationId: id },
    ],
    ['approved without a reference', answering({ code: '00' }), { kind: 'approved', code: '00' }],
    ['pending with its id', answering({ code: 'AC00', id }), { kind: 'pending', code: 'AC00', operationId: id }],
    ['pending as 11', answering({ code: '11' }), { kind: 'pending', code: '11' }],
    ['pending in Spanish', answering({ codigo: '202', uuid: id }), { kind: 'pending', code: '202', operationId: id }],
    ['a refusal', answering({ code: '51' }), { kind: 'rejected', code: '51' }],
    [
      'a refusal with 4xx, id and reference',
      answering({ code: 'AM04', id, reference: '1' }, 400),
      { kind: 'rejected', code: 'AM04', operationId: id, reference: '1' },
    ],
    ['a signature refused', answering({ code: '08', message: 'TOKEN inválido' }), notSent('setup', '08')],
    ['a merchant not enabled', answering({ code: '108' }, 401), notSent('setup', '108')],
    ['a bank unavailable', answering({ code: '91' }), notSent('bank_unavailable', '91')],
    ['a time-out in the network', answering({ code: '87' }), unknown('doubtful_code', '87')],
    ['a final code that may settle late', answering({ code: 'AB01', id }), { ...unknown('doubtful_code', 'AB01', id) }],
    ['a code on no list', answering({ code: '99' }), unknown('doubtful_code', '99')],
    ['an approval with success false', answering({ code: '00', success: false }), unknown('doubtful_code', '00')],
    ['an approval with 4xx', answering({ code: 'ACCP', id }, 400), unknown('doubtful_code', 'ACCP', id)],
    ['no code', answering({ message: 'OK' }), unknown('unreadable_answer')],
    ['no code but an id', answering({ id }, 400), unknown('unreadable_answer', undefined, id)],
    ['no code but a reference', answering({ reference: '1' }, 400), unknown('unreadable_answer')],
    ['no code with 401', answering({ message: 'Unauthorized' }, 401), notSent('setup')],
    ["the firewall's page", answering('<html>', 403), notSent('setup')],
    ['a page with 200', answering('<html>'), unknown('unreadable_answer')],
    ['a 5xx', answering({ code: '00' }, 502), unknown('unreadable_answer')],
    ['not reached', { kind: 'notSent', reason: 'unreachable' }, notSent('unreachable')],
    ['lost', { kind: 'unknown', reason: 'connection_lost' }, unknown('connection_lost')],
  ]

  test.each(cases)('%s', async (_name, exchange, expected) => {
    const { flows } = createTestBank(exchange)
    expect(await chargeC2p(flows)).toEqual(expected)
    for (const path of ['/DebitoInmediato', '/CreditoInmediato', '/CICuentas', '/MBvuelto', '/MBanulacionC2P']) {
      expect(await moneyFlows[path]?.(flows), path).toEqual(expected)
    }
  })

  test('a reversal without the reference of its charge is not sent', async () => {
    const { flows, calls } = createTestBank(answering({ code: '00' }))
    expect(await flows.reverseC2p({ paymentId, amount: decimal(1), payer: person })).toEqual(notSent('setup'))
    expect(calls).toEqual([])
  })
})

describe('payouts, which answer without a code', () => {
  test.each<[string, Exchange, Outcome]>([
    ['yes', answering({ success: true, message: 'OK' }), { kind: 'approved', code: '00' }],
    ['yes, with an empty error', answering({ success: true, error: null }), { kind: 'approved', code: '00' }],
    ['no', answering({ success: false, message: 'x' }), { kind: 'rejected', code: 'RJCT' }],
    ['no, with 400', answering({ success: false, error: 'x' }, 400), { kind: 'rejected', code: 'RJCT' }],
    ['yes, with an error', answering({ success: true, error: 'x' }), unknown('unreadable_answer')],
    ['yes, with 400', answering({ success: true }, 400), unknown('unreadable_answer')],
    ['yes, as text', answering({ success: 'true' }), unknown('unreadable_answer')],
    ['neither', answering({ message: 'OK' }), unknown('unreadable_answer')],
    ['a 5xx', answering({ success: false }, 500), unknown('unreadable_answer')],
    ['a signature refused', answering({ code: '08', success: false }), notSent('setup', '08')],
    ['a code that contradicts', answering({ code: '00', success: false }), unknown('doubtful_code', '00')],
  ])('%s', async (_name, exchange, expected) => {
    expect(await moneyFlows['/R4pagos']?.(createTestBank(exchange).flows)).toEqual(expected)
  })
})

describe('asking what became of an operation', () => {
  const id = '7b1c2f6e-0d3a-4c55-9a41-3f0c5e9b2d17'
  const find = (exchange: Exchange) => createTestBank(exchange).flows.findOperation(id)

  test('sends its published vector', async () => {
    const { flows, calls } = createTestBank(answering({ code: 'AC00' }))
    await flows.findOperation(id)
    expect(calls[0]?.body).toBe(JSON.stringify(vectorOf('/ConsultarOperaciones').body))
  })

  test.each<[string, unknown, Outcome]>([
    [
      'approved',
      { code: 'ACCP', reference: '59700001', success: true },
      { kind: 'approved', code: 'ACCP', reference: '59700001', operationId: id },
    ],
    ['still pending', { code: 'AC00', success: true }, { kind: 'pending', code: 'AC00', operationId: id }],
    ['refused', { code: 'AM04', success: false }, { kind: 'rejected', code: 'AM04', operationId: id }],
    ['late, and now final', { code: 'AB01', success: false }, { kind: 'rejected', code: 'AB01', operationId: id }],
    [
      'refused with a sentence about the account',
      { code: 'AC01', message: 'TRANSACCION RECHAZADA: CUENTA NO EXISTE' },
      { kind: 'rejected', code: 'AC01', operationId: id },
    ],
    ['not known, by code', { code: '12' }, unknown('doubtful_code', '12', id)],
    ['not known, by sentence', { code: '01', message: 'Operación no encontrada' }, unknown('doubtful_code', '01', id)],
    ['not known, the other way', { code: '13', message: 'No existe el ID' }, unknown('doubtful_code', '13', id)],
    ['the question refused', { code: '08' }, unknown('doubtful_code', '08', id)],
    ['the network closed', { code: '91' }, unknown('doubtful_code', '91', id)],
    ['without a code', { success: false }, unknown('unreadable_answer', undefined, id)],
  ])('%s', async (_name, body, expected) => {
    expect(await find(answering(body))).toEqual(expected)
  })

  test('a question that never left says so', async () => {
    expect(await find({ kind: 'notSent', reason: 'circuit_open' })).toEqual(notSent('circuit_open'))
  })
})
