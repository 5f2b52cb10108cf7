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
  operationId as id,
  paymentId,
  person,
  type R4Flows,
  unknown,
} from './fixtures/scripted-bank.ts'

type Case = [string, Exchange, Outcome]

const named = (path: string) => {
  const run = moneyFlows[path]
  if (!run) throw new Error(`no flow for ${path}`)
  return [path, run] as const
}
const mobile = [['/MBc2p', chargeC2p] as const, ...['/MBvuelto', '/MBanulacionC2P'].map(named)]
const immediate = ['/DebitoInmediato', '/CreditoInmediato', '/CICuentas'].map(named)

async function expectOf(runs: typeof mobile, exchange: Exchange, expected: Outcome) {
  for (const [path, run] of runs) expect(await run(createTestBank(exchange).flows), path).toEqual(expected)
}

describe('an answer of any operation that moves money', () => {
  test.each<Case>([
    ['pending as 11', answering({ code: '11' }), { kind: 'pending', code: '11' }],
    ['pending in Spanish', answering({ codigo: '202', uuid: id }), { kind: 'pending', code: '202', operationId: id }],
    ['a merchant not enabled', answering({ code: '108' }), notSent('setup', '108')],
    ['a merchant not enabled, with 401', answering({ code: '108' }, 401), notSent('setup', '108')],
    [
      'a 401 with a code of no list',
      answering({ code: '401', message: 'No autorizado' }, 401),
      notSent('setup', '401'),
    ],
    [
      'a 401 with a code of no list and an id',
      answering({ code: '401', id }, 401),
      unknown('doubtful_code', '401', id),
    ],
    ['a 401 that says no', answering({ success: false, message: 'No autorizado' }, 401), notSent('setup')],
    ['a bank unavailable', answering({ code: '91' }), notSent('bank_unavailable', '91')],
    ['a bank unavailable after an id', answering({ code: '91', id }), unknown('doubtful_code', '91', id)],
    ['a bank unavailable that says yes', answering({ code: '91', success: true }), unknown('doubtful_code', '91')],
    ['a form refused after a reference', answering({ code: '30', reference: '1' }), unknown('doubtful_code', '30')],
    ['two codes', answering('{"code":"00","codigo":"51"}'), unknown('doubtful_code', '00')],
    ['two spellings of two codes', answering('{"Code":"108","code":"ACCP"}', 401), unknown('doubtful_code', '108')],
    ['two codes and an id', answering({ code: 'AM04', codigo: 'ACCP', id }), unknown('doubtful_code', 'AM04', id)],
    ['one code twice', answering({ code: '11', codigo: '11' }), { kind: 'pending', code: '11' }],
    ['a code and an empty one', answering({ codigo: '11', code: null }), { kind: 'pending', code: '11' }],
    ['a code on no list', answering({ code: '58' }), unknown('doubtful_code', '58')],
    ['no code', answering({ message: 'OK' }), unknown('unreadable_answer')],
    ['no code but an id', answering({ id }, 400), unknown('unreadable_answer', undefined, id)],
    ['no code but a reference', answering({ reference: '1' }, 400), unknown('unreadable_answer')],
    ['a no without a code', answering({ success: false }, 400), unknown('unreadable_answer')],
    ['no code with 400', answering({ message: 'Bad Request' }, 400), unknown('unreadable_answer')],
    ['no code with 401', answering({ message: 'Unauthorized' }, 401), notSent('setup')],
    ["the firewall's page", answering('<html>', 403), notSent('setup')],
    ['a page with 200', answering('<html>'), unknown('unreadable_answer')],
    ['a 5xx', answering({ code: '00' }, 502), unknown('unreadable_answer')],
    ['not reached', { kind: 'notSent', reason: 'unreachable' }, notSent('unreachable')],
    ['lost', { kind: 'unknown', reason: 'connection_lost' }, unknown('connection_lost')],
  ])('an answer of any operation that moves money has the same outcome: %s', async (_name, exchange, expected) => {
    await expectOf([...mobile, ...immediate], exchange, expected)
  })

  test.each(['07', '30'])(
    '%s is customer data if it names a field of the payer, and a configuration error otherwise',
    async (code) => {
      const naming = (message: string, status: number) => answering({ code, message }, status)
      for (const status of [200, 400]) {
        for (const [path, run] of [...mobile.slice(0, 2), ...immediate]) {
          const { flows } = createTestBank(naming('Error en el campo: CÉDULA', status))
          expect(await run(flows), path).toEqual({ kind: 'rejected', code: `${code}:cedula` })
        }
        await expectOf([...mobile, ...immediate], naming('Error en el campo: Concepto', status), notSent('setup', code))
      }
    },
  )

  test('a reversal with refused data is a configuration error, because the data are those of the charge', async () => {
    const exchange = answering({ code: '30', message: 'Error en el campo: cedula' })
    await expectOf([named('/MBanulacionC2P')], exchange, notSent('setup', '30'))
  })

  test('08 is a configuration error for every operation without a C2P key', async () => {
    const exchange = answering({ code: '08', message: 'TOKEN inválido' })
    await expectOf([...mobile.slice(1), ...immediate], exchange, notSent('setup', '08'))
  })
})

describe('an answer of the mobile network', () => {
  test.each<Case>([
    [
      'approved with its reference, zeros kept',
      answering({ code: '00', message: 'TRANSACCION EXITOSA', reference: '00012345' }),
      { kind: 'approved', code: '00', reference: '00012345', numbers: ['12345'] },
    ],
    [
      'approved with a reference that is a number',
      answering({ code: '00', reference: 59700001 }),
      { kind: 'approved', code: '00', reference: '59700001', numbers: ['59700001'] },
    ],
    [
      'approved with a reference of zeros, which is no number',
      answering({ code: '00', reference: '0000' }),
      { kind: 'approved', code: '00', reference: '0000' },
    ],
    ['approved without a reference', answering({ code: '00' }), { kind: 'approved', code: '00' }],
    ['a refusal', answering({ code: '51' }), { kind: 'rejected', code: '51' }],
    [
      'a refusal with 4xx',
      answering({ code: '80', reference: '1' }, 400),
      { kind: 'rejected', code: '80', reference: '1' },
    ],
    [
      'a refusal with success true and a reference',
      answering({ code: '51', reference: '1', success: true }),
      unknown('doubtful_code', '51'),
    ],
    ['a refusal with success true', answering({ code: '51', success: true }), { kind: 'rejected', code: '51' }],
    ['a time-out in the network', answering({ code: '87' }), unknown('doubtful_code', '87')],
    ['an error of a notification', answering({ code: '99' }), unknown('doubtful_code', '99')],
    ['a code of the other network', answering({ code: 'ACCP', reference: '1' }), unknown('doubtful_code', 'ACCP')],
    ['an approval with success false', answering({ code: '00', success: false }), unknown('doubtful_code', '00')],
    ['an approval with 4xx', answering({ code: '00', reference: '1' }, 400), unknown('doubtful_code', '00')],
  ])('an answer of the mobile network has the expected outcome: %s', async (_name, exchange, expected) => {
    await expectOf(mobile, exchange, expected)
  })
})

describe('an answer of the immediate network', () => {
  test.each<Case>([
    [
      'approved with the operation id',
      answering({ code: 'ACCP', reference: '09700001', Id: id }),
      { kind: 'approved', code: 'ACCP', reference: '09700001', numbers: ['9700001'], operationId: id },
    ],
    ['pending with its id', answering({ code: 'AC00', id }), { kind: 'pending', code: 'AC00', operationId: id }],
    ['a refusal', answering({ code: 'AM04', id }, 400), { kind: 'rejected', code: 'AM04', operationId: id }],
    [
      'a refusal with success true and a reference',
      answering({ code: 'AM04', reference: '59700003', success: true, id }),
      unknown('doubtful_code', 'AM04', id),
    ],
    ['a currency not permitted', answering({ code: 'AM03' }), { kind: 'rejected', code: 'AM03' }],
    ['outside permitted hours', answering({ code: 'VE01' }), { kind: 'rejected', code: 'VE01' }],
    ['an error while recording', answering({ code: 'VE02', id }), unknown('doubtful_code', 'VE02', id)],
    ['a duplicate, with the id of the first', answering({ code: 'DU01', id }), unknown('doubtful_code', 'DU01')],
    ['a repeated operation', answering({ code: 'AM05', id }), unknown('doubtful_code', 'AM05')],
    ['a code of the other network', answering({ code: '00', reference: '1' }), unknown('doubtful_code', '00')],
    ['an approval with 4xx', answering({ code: 'ACCP', id }, 400), unknown('doubtful_code', 'ACCP', id)],
  ])('an answer of the immediate network has the expected outcome: %s', async (_name, exchange, expected) => {
    await expectOf(immediate, exchange, expected)
  })

  test.each(['AB01', 'AB07', 'AG09', 'ED05', 'TM01'])(
    '%s may settle late and is an unknown outcome at first',
    async (code) => {
      await expectOf(immediate, answering({ code, id, success: false }), unknown('doubtful_code', code, id))
    },
  )
})

test('a reversal without the reference of its charge is not sent', async () => {
  const { flows, calls } = createTestBank(answering({ code: '00' }))
  expect(await flows.reverseC2p({ paymentId, amount: decimal(1), payer: person })).toEqual(notSent('setup'))
  expect(calls).toEqual([])
})

test.each(['requestDebitOtp', 'requestC2pToken'] as const)(
  '%s accepts a refusal of either network as final',
  async (name) => {
    const request = (exchange: Exchange) => {
      const flow: R4Flows[typeof name] = createTestBank(exchange).flows[name]
      return flow({ amount: decimal(50), payer: person })
    }
    expect(await request(answering({ code: '56' }))).toEqual({ kind: 'rejected', code: '56' })
    expect(await request(answering({ code: 'AC01' }))).toEqual({ kind: 'rejected', code: 'AC01' })
    expect(await request(answering({ code: '30', message: 'campo Telefono' }))).toEqual({
      kind: 'rejected',
      code: '30:telefono',
    })
  },
)
