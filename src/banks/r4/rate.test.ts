import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { Exchange } from '../transport.ts'
import { answering, createTestBank, vectorOf } from './fixtures/scripted-bank.ts'

const fetch = (exchange: Exchange) => createTestBank(exchange).flows.fetchRate('2026-10-05')

describe('the rate', () => {
  test('the R4 rate is queried with its published vector and parsed as an exact decimal', async () => {
    const { flows, calls } = createTestBank(answering({ code: '00', fechavalor: '2026-10-05', tipocambio: 301.3712 }))
    const answer = await flows.fetchRate('2026-10-05')
    expect(calls[0]?.body).toBe(JSON.stringify(vectorOf('/MBbcv').body))
    expect(calls[0]?.headers['Authorization']).toBe(vectorOf('/MBbcv').authorization)
    expect(answer).toEqual({ kind: 'answered', rate: { value: decimal('301.3712'), valueDate: '2026-10-05' } })
  })

  test('the R4 rate may be text and keeps the bank’s date', async () => {
    expect(await fetch(answering({ Code: '00', FechaValor: '2026-10-06', TipoCambio: '301.37' }))).toEqual({
      kind: 'answered',
      rate: { value: decimal('301.37'), valueDate: '2026-10-06' },
    })
  })

  test.each([200, 404])('an R4 rate not found for the date is null, with status %i', async (status) => {
    expect(await fetch(answering({ code: '12', message: 'Cotización no encontrada' }, status))).toEqual({
      kind: 'answered',
      rate: null,
    })
    expect(await fetch(answering({ message: 'COTIZACION NO ENCONTRADA' }, status))).toMatchObject({ rate: null })
  })

  test.each<[string, Exchange, { reason: string; code?: string }]>([
    ['a zero', answering({ code: '00', fechavalor: '2026-10-05', tipocambio: 0 }), { reason: 'unreadable_answer' }],
    ['negative', answering({ code: '00', fechavalor: '2026-10-05', tipocambio: -3 }), { reason: 'unreadable_answer' }],
    ['missing', answering({ code: '00', fechavalor: '2026-10-05' }), { reason: 'unreadable_answer' }],
    ['undated', answering({ code: '00', tipocambio: 301.37 }), { reason: 'unreadable_answer' }],
    ['a signature refused', answering({ code: '08' }), { reason: 'setup', code: '08' }],
    ['a refusal', answering({ code: '57' }), { reason: 'refused', code: '57' }],
    ['a page', answering('<html>', 403), { reason: 'setup' }],
    ['not reached', { kind: 'notSent', reason: 'unreachable' }, { reason: 'unreachable' }],
  ])('an R4 rate that cannot be read is unavailable: %s', async (_name, exchange, expected) => {
    expect(await fetch(exchange)).toEqual({ kind: 'unavailable', ...expected })
  })
})
