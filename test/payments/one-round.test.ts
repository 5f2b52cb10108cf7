import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

/** A body with several mistakes is answered with all of them, whichever layer finds each. */
let gateway: TestGateway
let key: string
beforeAll(async () => {
  gateway = await startTestGateway()
  key = (await gateway.createTenant()).key
})
afterAll(() => gateway.stop())

const cases: [string, Record<string, unknown>, string[]][] = [
  [
    '/payments/c2p/request',
    { usdAmount: 1.005, debtorId: 'X1', debtorCellPhone: '123', debtorBankCode: 190, externalRef: '' },
    ['/usdAmount', '/debtorId', '/debtorCellPhone', '/debtorBankCode', '/externalRef'],
  ],
  [
    '/payments/c2p/request',
    { usdAmount: '1', debtorId: 'X1', debtorCellPhone: 5, debtorBankCode: '0190' },
    ['/usdAmount', '/debtorId', '/debtorCellPhone', '/debtorBankCode'],
  ],
  [
    '/payments/vpos',
    { cardNumber: '4242424242424241', expirationMonth: 13, cvv: '1', cardHolderId: '1' },
    [
      '/usdAmount',
      '/expirationYear',
      '/cardHolderName',
      '/accountType',
      '/cardType',
      '/cardNumber',
      '/expirationMonth',
      '/cvv',
      '/cardHolderId',
    ],
  ],
  [
    '/payments/pago-movil/verify',
    { reference: 'x', debtorBankCode: '9999', debtorCellPhone: '58' },
    ['/usdAmount', '/reference', '/debtorBankCode', '/debtorCellPhone'],
  ],
  [
    '/payments/debit',
    { banco: '0190', monto: 1.001, telefono: '58', cedula: 'V1', nombre: '', otp: '1' },
    ['/concepto', '/banco', '/monto', '/telefono', '/cedula', '/nombre', '/otp'],
  ],
  [
    '/payments/credit/disburse',
    { monto: '1', personas: [{ banco: '102', cedula: 'V1', telefono: '58', montoPart: 0.001 }] },
    ['/referencia', '/concepto', '/monto', '/personas/0/cedula', '/personas/0/telefono', '/personas/0/montoPart'],
  ],
  [
    '/payments/payouts',
    { monto: 1, fecha: '2026-13-01', referencia: 'x', personas: [{ nombres: '', documento: '1', destino: '1' }] },
    [
      '/fecha',
      '/referencia',
      '/personas/0/montoPart',
      '/personas/0/nombres',
      '/personas/0/documento',
      '/personas/0/destino',
    ],
  ],
  [
    '/payments/change',
    { telefonoDestino: '1', cedula: '1', banco: '1', monto: 0, ip: 'fe80::1%eth0' },
    ['/telefonoDestino', '/cedula', '/banco', '/monto', '/ip'],
  ],
]

test.each(cases)('POST /v1%s with %j reports all its mistakes in one response', async (path, body, expected) => {
  const english = await gateway.call(`/v1${path}`, { method: 'POST', key, body })
  const spanish = await gateway.call(`/v1${path}`, { method: 'POST', key, body, headers: { 'accept-language': 'es' } })
  const details = english.body['details'] as { path: string; message: string }[]
  expect(english.status).toBe(400)
  expect(details.map((detail) => detail.path).toSorted()).toEqual(expected.toSorted())
  const [first] = details
  expect(english.body['message']).toBe(`${first?.path.slice(1).replaceAll('/', '.')}: ${first?.message}`)
  // Each sentence is in the caller's language.
  const translated = spanish.body['details'] as typeof details
  expect(translated.map((detail) => detail.path)).toEqual(details.map((detail) => detail.path))
  expect(translated.filter(({ message }, index) => message === details[index]?.message)).toEqual([])
})
