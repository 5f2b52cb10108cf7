import { describe, expect, test } from 'vitest'
import type { Outcome } from '../bank.ts'
import type { Exchange } from '../transport.ts'
import { answering, createTestBank, notSent, operationId, unknown, vectorOf } from './fixtures/scripted-bank.ts'

const find = (exchange: Exchange, elapsedMs = 0) =>
  createTestBank(exchange).flows.findOperation({ operationId, elapsedMs })

describe('the query of an operation', () => {
  test('the query of an operation sends its published vector', async () => {
    const { flows, calls } = createTestBank(answering({ code: 'AC00' }))
    await flows.findOperation({ operationId, elapsedMs: 0 })
    expect(calls[0]?.body).toBe(JSON.stringify(vectorOf('/ConsultarOperaciones').body))
  })

  test.each<[string, unknown, Outcome]>([
    [
      'approved',
      { code: 'ACCP', reference: '59700001', success: true },
      { kind: 'approved', code: 'ACCP', reference: '59700001', numbers: ['59700001'], operationId },
    ],
    [
      'approved without a reference',
      { code: 'ACCP', reference: null, success: true },
      { kind: 'approved', code: 'ACCP', operationId },
    ],
    ['still pending', { code: 'AC00', success: true }, { kind: 'pending', code: 'AC00', operationId }],
    ['still pending as 11', { code: '11' }, { kind: 'pending', code: '11', operationId }],
    ['refused', { code: 'AM04', success: false }, { kind: 'rejected', code: 'AM04', operationId }],
    [
      'refused, with the id in capitals',
      { code: 'AM04', Id: operationId.toUpperCase() },
      { kind: 'rejected', code: 'AM04', operationId },
    ],
    [
      'refused with a sentence about the account',
      { code: 'AC01', message: 'TRANSACCION RECHAZADA: CUENTA NO EXISTE' },
      { kind: 'rejected', code: 'AC01', operationId },
    ],
  ])('the query of an operation returns its outcome: %s', async (_name, body, expected) => {
    expect(await find(answering(body))).toEqual(expected)
    expect(await find(answering(body), 86_400_000)).toEqual(expected)
  })

  test.each<[string, unknown, Outcome]>([
    ['not known, by code', { code: '12' }, unknown('doubtful_code', '12', operationId)],
    ['not known, by sentence', { code: '01', message: 'No existe' }, unknown('doubtful_code', '01', operationId)],
    ['a yes to the query', { code: '00', success: true }, unknown('doubtful_code', '00', operationId)],
    ['signature refused', { code: '08' }, unknown('doubtful_code', '08', operationId)],
    ['merchant not enabled', { code: '108' }, unknown('doubtful_code', '108', operationId)],
    ['form refused', { code: '30', message: 'campo cuenta' }, unknown('doubtful_code', '30', operationId)],
    ['network closed', { code: '91' }, unknown('doubtful_code', '91', operationId)],
    ['an approval contradicted', { code: 'ACCP', success: false }, unknown('doubtful_code', 'ACCP', operationId)],
    [
      'a refusal contradicted',
      { code: 'AM04', reference: '59700003', success: true },
      unknown('doubtful_code', 'AM04', operationId),
    ],
    ['no code', { success: false }, unknown('unreadable_answer', undefined, operationId)],
    ['another id', { code: 'ACCP', id: 'another' }, unknown('unreadable_answer', undefined, operationId)],
  ])('the query of an operation leaves the outcome unknown at any time: %s', async (_name, body, expected) => {
    for (const status of [200, 400, 401, 404]) expect(await find(answering(body, status), 86_400_000)).toEqual(expected)
  })

  test('a query of an operation that was not sent, or got a page, is reported as not sent', async () => {
    expect(await find({ kind: 'notSent', reason: 'circuit_open' })).toEqual(notSent('circuit_open'))
    expect(await find(answering('<html>', 403))).toEqual(notSent('setup'))
  })
})

describe.each(['AB01', 'AB07', 'AG09', 'ED05', 'TM01'])('the refusal %s, which may settle late', (code) => {
  const body = { code, success: false }

  test.each([0, 1_000, 119_999])(
    'a refusal that may settle late is not final %i ms after the operation was submitted',
    async (elapsedMs) => {
      expect(await find(answering(body), elapsedMs)).toEqual(unknown('doubtful_code', code, operationId))
    },
  )

  test.each([120_000, 125_000, 86_400_000])(
    'a refusal that may settle late is final %i ms after the operation was submitted',
    async (elapsedMs) => {
      expect(await find(answering(body), elapsedMs)).toEqual({ kind: 'rejected', code, operationId })
    },
  )
})

test.each(['VE02', 'DU01', 'AM05', '58'])('the answer %s to a query is not final at any time', async (code) => {
  expect(await find(answering({ code }), 86_400_000)).toMatchObject({ kind: 'unknown', reason: 'doubtful_code', code })
})
