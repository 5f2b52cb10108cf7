import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { Outcome } from '../bank.ts'
import type { Exchange } from '../transport.ts'
import {
  answering,
  createTestBank,
  moneyFlows,
  notSent,
  operationId,
  paymentId,
  unknown,
} from './fixtures/scripted-bank.ts'

const paths = ['/TransferenciaOnline/DomiciliacionCNTA', '/TransferenciaOnline/DomiciliacionCELE']

function domiciliate(path: string, exchange: Exchange): Promise<Outcome> {
  const run = moneyFlows[path]
  if (!run) throw new Error(`no flow for ${path}`)
  return run(createTestBank(exchange).flows)
}

describe.each(paths)('a direct debit by %s', (path) => {
  test.each<[string, unknown, number, Outcome]>([
    ['taken, in Spanish', { codigo: '202', uuid: operationId }, 200, { kind: 'pending', code: '202', operationId }],
    ['taken, in English', { code: '202', id: operationId }, 200, { kind: 'pending', code: '202', operationId }],
    ['taken without an id', { codigo: '202' }, 200, { kind: 'pending', code: '202' }],
    ['in process', { codigo: '11', uuid: operationId }, 200, { kind: 'pending', code: '11', operationId }],
    [
      'a field of the payer',
      { codigo: '07', mensaje: 'Request inválida, error en el campo: docId' },
      400,
      { kind: 'rejected', code: '07:cedula' },
    ],
    ['a field of ours', { codigo: '07', mensaje: 'error en el campo: concepto' }, 400, notSent('setup', '07')],
    ['not enabled, in English', { code: '108', message: 'Comercio no habilitado' }, 200, notSent('setup', '108')],
    ['bad signature', { code: '08', message: 'TOKEN inválido' }, 400, notSent('setup', '08')],
    ['a page of the firewall', '<html></html>', 403, notSent('setup')],
    ['a refusal with an id', { codigo: '07', uuid: operationId }, 400, unknown('doubtful_code', '07', operationId)],
    ['an unlisted code', { codigo: '77' }, 200, unknown('doubtful_code', '77')],
    ['a failure of the server', { codigo: '202', uuid: operationId }, 500, unknown('unreadable_answer')],
  ])('reads the answer of R4: %s', async (_name, body, status, expected) => {
    expect(await domiciliate(path, answering(body, status))).toEqual(expected)
  })

  test.each(['ACCP', 'MD01', 'MD09', 'AM04', 'RJCT'])(
    'does not take the network’s code %s for a result before the operation is queried',
    async (code) => {
      expect(await domiciliate(path, answering({ code, id: operationId }))).toEqual(
        unknown('doubtful_code', code, operationId),
      )
      expect(await domiciliate(path, answering({ codigo: code }))).toEqual(unknown('doubtful_code', code))
    },
  )

  test('whose answer was lost has an unknown outcome', async () => {
    expect(await domiciliate(path, { kind: 'unknown', reason: 'timeout' })).toEqual(unknown('timeout'))
  })
})

test('the query of a direct debit ends in MD01 or MD09 without a charge, and in ACCP with one', async () => {
  const find = (body: object) => createTestBank(answering(body)).flows.findOperation({ operationId, elapsedMs: 0 })
  for (const code of ['MD01', 'MD09', 'MD15', 'MD21', 'MD22']) {
    expect(await find({ code, reference: null, success: false })).toEqual({ kind: 'rejected', code, operationId })
  }
  expect(await find({ code: 'ACCP', reference: '59700001', success: true })).toMatchObject({ kind: 'approved' })
})

test('the name of a direct debit is not cut, and an amount of too many digits is not sent', async () => {
  const { flows, calls } = createTestBank(answering({ codigo: '202', uuid: operationId }))
  const payer = { document: 'J123456784', name: 'Comercial Ñandú y Asociados, C.A.', account: '01910001430000000001' }
  await flows.domiciliate({ paymentId, amount: decimal('0.01'), payer, concept: '' })
  expect(calls[0]?.body).toContain('"nombre":"Comercial Ñandú y Asociados, C.A."')
  expect(calls[0]?.body).toContain('"concepto":"PAGO"')
  expect(await flows.domiciliate({ paymentId, amount: decimal('100000000'), payer, concept: 'X' })).toEqual(
    notSent('setup'),
  )
  expect(calls).toHaveLength(1)
})
