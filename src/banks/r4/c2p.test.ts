import { describe, expect, test } from 'vitest'
import type { Outcome } from '../bank.ts'
import type { Exchange } from '../transport.ts'
import { answering, chargeC2p, createTestBank, notSent, unknown } from './fixtures/scripted-bank.ts'

/** The charge is refused with "invalid token"; `rate` is what the bank answers to the question about the rate. */
function refusedCharge(rate: Exchange, charge = answering({ code: '08', message: 'TOKEN inválido' })) {
  return createTestBank(({ operation }) => (operation === 'r4.chargeC2p' ? charge : rate), {
    nowMs: Date.parse('2026-10-05T03:59:00Z'),
  })
}

const rateOfTheDay = answering({ code: '00', fechavalor: '2026-10-04', tipocambio: 301.37 })

describe('a C2P charge refused with "invalid token"', () => {
  test.each<[string, Exchange, Outcome]>([
    ['a rate', rateOfTheDay, { kind: 'rejected', code: '08' }],
    ['no quote', answering({ code: '12', message: 'Cotización no encontrada' }, 404), { kind: 'rejected', code: '08' }],
    ['08 again', answering({ code: '08', message: 'TOKEN inválido' }), notSent('setup', '08')],
    ['08 and no quote', answering({ code: '08', message: 'Cotización no encontrada' }), notSent('setup', '08')],
    ['108', answering({ code: '108' }, 401), notSent('setup', '08')],
    ["the firewall's page", answering('<html>', 403), notSent('setup', '08')],
    ['another refusal', answering({ code: '57' }), notSent('bank_unavailable', '08')],
    ['a form refused', answering({ code: '30' }), notSent('bank_unavailable', '08')],
    ['a broken answer', answering('{"code":"00"'), notSent('bank_unavailable', '08')],
    ['a 5xx', answering('<html>', 503), notSent('bank_unavailable', '08')],
    ['silence', { kind: 'unknown', reason: 'timeout' }, notSent('bank_unavailable', '08')],
    ['no connection', { kind: 'notSent', reason: 'circuit_open' }, notSent('bank_unavailable', '08')],
  ])('a C2P charge refused with "invalid token" is decided by the rate query: %s', async (_name, rate, expected) => {
    for (const status of [200, 400]) {
      const { flows } = refusedCharge(rate, answering({ code: '08', message: 'TOKEN inválido' }, status))
      expect(await chargeC2p(flows)).toEqual(expected)
    }
  })

  test('a C2P charge refused with "invalid token" queries the rate of the day in Caracas once and never charges again', async () => {
    const { flows, calls } = refusedCharge(rateOfTheDay)
    await chargeC2p(flows)
    expect(calls.map((call) => [call.operation, call.class])).toEqual([
      ['r4.chargeC2p', 'payment'],
      ['r4.fetchRate', 'question'],
    ])
    expect(calls[1]?.body).toBe('{"Moneda":"USD","Fechavalor":"2026-10-04"}')
  })

  test('a C2P charge refused with "invalid token" and a reference has an unknown outcome', async () => {
    const { flows, calls } = refusedCharge(
      { kind: 'unknown', reason: 'timeout' },
      answering({ code: '08', reference: '1' }),
    )
    expect(await chargeC2p(flows)).toEqual(unknown('doubtful_code', '08'))
    expect(calls).toHaveLength(1)
  })
})

test.each(['00', '15', '51', '87', '91', '108'])('a C2P charge answered with %s makes no other call', async (code) => {
  const { flows, calls } = createTestBank(answering({ code }))
  await chargeC2p(flows)
  expect(calls.map(({ operation }) => operation)).toEqual(['r4.chargeC2p'])
})

test.each(['telefono', 'cedula', 'banco', 'monto', 'otp'])(
  'a C2P charge whose %s the bank cannot parse is rejected as customer data',
  async (field) => {
    const { flows } = createTestBank(
      answering({ code: '30', message: `ERROR DE FORMATO: ${field.toUpperCase()}` }, 400),
    )
    expect(await chargeC2p(flows)).toEqual({ kind: 'rejected', code: `30:${field}` })
  },
)
