import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { refusedFields } from './codes.ts'
import { answer, connect, credentials, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { p2pOperationRefs } from './p2p.ts'
import { responseNamed } from './fixtures/vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

const payee = { document: 'V8765432', phone: '584241234567', bankCode: '0134' }
const change = {
  paymentId: '0197b3a2-6a00-7000-8000-000000001042',
  amount: decimal('25'),
  payee,
  concept: 'Vuelto 1042',
}

async function payAt(script: Script, request: Parameters<ReturnType<typeof connectFlow>>[0] = change) {
  const bank = scriptedBank(script)
  return { bank, outcome: await connectFlow(bank)(request) }
}

function connectFlow(bank: ReturnType<typeof scriptedBank>) {
  return flowOf(connect(bank.transport, { mobilePayments: true }), 'sendChange')
}

const operationRefOf = (paymentId: string, changes: object = {}) =>
  p2pOperationRefs({ credentials: { ...credentials, ...changes } }).sendChange?.(paymentId) ?? ''

const published = { reference: '12285', numbers: ['12285', '36626'] }

describe('a mobile payment out', () => {
  test('is sent as the published request, and its published answer is read', async () => {
    const { bank, outcome } = await payAt(() => answer(200, responseNamed('SendP2P ok (published by the bank)')))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', ...published })
    expect(bank.calls[0]).toMatchObject({ url: 'https://bnc.test/api/MobPayment/SendP2P', class: 'payment' })
    const sample = vectors.requests.find(({ name }) => name === 'SendP2P')?.plaintext ?? ''
    // The gateway asks for no name, and its own number takes the place of the sample's.
    const expected = sample.replace('José Núñez', 'V8765432').replace('vuelto-1042', operationRefOf(change.paymentId))
    expect(bank.calls[0]?.text).toBe(expected)
  })

  test('that BNC had paid before is an approval with the first numbers, in both spellings', async () => {
    const { outcome } = await payAt(() => answer(200, responseNamed('SendP2P already sent')))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', ...published })
    const misspelled = ok({ Reference: '12285', AuthorizationCode: '036626', SwSwAlreadySent: true })
    expect((await payAt(misspelled)).outcome).toEqual({ kind: 'approved', code: '000000', ...published })
  })

  test.each([
    ['Código de Autorización: 036626, Nro de Referencia: 12285'],
    ['Nro de Referencia: 12285, por un monto de 25.00, Código de Autorización: 036626'],
  ])('whose numbers are only in the message “%s” has them by their labels', async (text) => {
    const { outcome } = await payAt(ok({ SwAlreadySent: false }, `000000Pago Móvil procesado, ${text}`))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', ...published })
  })

  test('has a number of 20 characters that depends on the payment, or the stored one', async () => {
    const { bank } = await payAt(ok({}))
    await connectFlow(bank)({ ...change, amount: decimal('26'), concept: 'Otro' })
    await connectFlow(bank)({ ...change, operationRef: 'STORED-BEFORE' })
    const [first, second, third] = bank.calls.map(({ text }) => JSON.parse(text) as { OperationRef: string })
    expect(first?.OperationRef).toMatch(/^[0-9A-F]{20}$/)
    expect(second?.OperationRef).toBe(first?.OperationRef)
    expect(third?.OperationRef).toBe('STORED-BEFORE')
    expect(operationRefOf(change.paymentId.replace('1042', '1043'))).not.toBe(first?.OperationRef)
    // The envelope's own reference differs: BNC refuses a repeated one.
    expect(new Set(bank.calls.map(({ reference }) => reference)).size).toBe(3)
  })

  test('has another number as another client of the bank, which keeps the numbers of each client', () => {
    const numbers = [
      operationRefOf(change.paymentId),
      operationRefOf(change.paymentId, { clientGuid: '4f0c5e9b-2d17-4c55-9a41-7b1c2f6e0d3a' }),
      operationRefOf(change.paymentId, { childClientId: 'J123456789' }),
      operationRefOf(change.paymentId, { branchId: '7' }),
    ]
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test.each([
    ['', 'Vuelto'],
    ['\u0000\n', 'Vuelto'],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('with the concept %j is described as %j', async (concept, description) => {
    const { bank } = await payAt(ok({}), { ...change, concept })
    expect(JSON.parse(bank.calls[0]?.text ?? '')).toMatchObject({ Description: description })
  })

  test('that is refused for fields of the payee is theirs to correct, by the names of the request', async () => {
    const script: Script = () => answer(400, { BeneficiaryCellPhone: ['no'], BeneficiaryID: ['no'] })
    const { outcome } = await payAt(script)
    const code = 'EPIIMS:BeneficiaryCellPhone,BeneficiaryID'
    expect(outcome).toEqual({ kind: 'rejected', code })
    expect(refusedFields(code, 'sendChange')).toEqual(['telefonoDestino', 'cedula'])
    expect(refusedFields(code, 'creditPhone')).toEqual(['telefono', 'cedula'])
    expect((await payAt(() => answer(400, { OperationRef: ['no'] }))).outcome).toMatchObject({ reason: 'setup' })
  })

  test.each(['EPIEMP', 'P2PEMP', 'G91', 'G94', 'ZZZ'])('that is answered %s has an unknown outcome', async (code) => {
    expect((await payAt(() => ko(code))).outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })
})
