import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, erase, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

function newMerchant() {
  const { commerce, call } = sandbox.newR4Client()
  return { commerce, call, entries: () => ledger(sandbox.r4Url, commerce) }
}

async function charged(Cedula: string) {
  const merchant = newMerchant()
  const { body } = await merchant.call('MBc2p', { Cedula })
  return {
    ...merchant,
    annul: (changes = {}) =>
      merchant.call('MBanulacionC2P', { Cedula, Banco: '0102', Referencia: body['reference'], ...changes }),
    operations: async () => (await merchant.entries()).map(({ operation }) => operation),
  }
}

describe('R4 authentication and validation', () => {
  test('an unknown merchant is rejected with an HTML page', async () => {
    const { status, contentType, text } = await newMerchant().call('MBc2p', {}, { commerce: 'a real merchant' })
    expect(status).toBe(403)
    expect(contentType).toContain('text/html')
    expect(text).toMatch(/^<!DOCTYPE html>/)
    expect((await post(`${sandbox.r4Url}/MBc2p`, {})).status).toBe(403)
  })

  test('a wrong or missing signature is refused with 08', async () => {
    const { call, entries } = newMerchant()
    for (const authorization of ['0'.repeat(64), 'nonsense', '']) {
      expect((await call('MBc2p', {}, { authorization })).body).toEqual({ code: '08', message: 'TOKEN inválido' })
    }
    expect(await entries()).toEqual([])
  })

  test.each([
    ['MBc2p', { Monto: '50' }],
    ['MBc2p', { Monto: '50.0' }],
    ['MBc2p', { Monto: '0.00' }],
    ['MBc2p', { Monto: '123456789.00' }],
    ['MBc2p', { TelefonoDestino: '584141234567' }],
    ['MBc2p', { Banco: '102' }],
    ['MBc2p', { Cedula: 'V-12345678' }],
    ['MBc2p', { Otp: '12345' }],
    ['MBc2p', { Concepto: 'ÓRDEN #1' }],
    ['MBvuelto', { TelefonoDestino: '4141234567' }],
    ['GenerarOtp', { Telefono: '584121234567' }],
    ['DebitoInmediato', { Nombre: 'A NAME OF MORE THAN TWENTY' }],
    ['CreditoInmediato', { Concepto: 'A CONCEPT OF MORE THAN THIRTY CHARACTERS' }],
    ['CICuentas', { Cuenta: '0191' }],
    ['MBanulacionC2P', { Banco: '102' }],
    ['ConsultarOperaciones', { Id: '1' }],
    ['MBbcv', { Fechavalor: '05/10/2026' }],
    ['R4pagos', { fecha: '2026-10-05' }],
    ['R4pagos', { fecha: '13/05/2026' }],
    ['R4pagos', { fecha: '10/04/2026' }],
    ['R4pagos', { fecha: '10/06/2026' }],
    ['R4pagos', { Referencia: '1042' }],
    ['R4pagos', { Referencia: '000012345' }],
    ['R4pagos', { monto: '300.01' }],
    ['R4pagos', { personas: [] }],
  ])('%s with %o and a valid signature is refused with 30 and moves no money', async (operation, changes) => {
    const { call, entries } = newMerchant()
    expect((await call(operation, changes)).body).toEqual({ code: '30', message: 'ERROR DE FORMATO' })
    expect(await entries()).toEqual([])
  })

  test('an unknown operation is not found', async () => {
    expect((await post(`${sandbox.r4Url}/toString`, {})).status).toBe(404)
  })
})

describe('R4 MBc2p by token', () => {
  test('an MBc2p charge with an ordinary token of 6 to 8 digits is approved with a reference as text', async () => {
    for (const Otp of ['135724', '1357246', '13572468', '000051']) {
      const { call, entries } = newMerchant()
      const { body } = await call('MBc2p', { Otp })
      const reference = expect.stringMatching(/^\d{8}$/)
      expect(body).toEqual({ code: '00', message: 'TRANSACCION EXITOSA', reference })
      const [entry] = await entries()
      expect(entry).toMatchObject({
        bank: 'r4',
        operation: 'MBc2p',
        amount: '1523.40',
        direction: 'in',
        reference: body['reference'],
        payer: { document: 'V12345678', phone: '04141234567', bankCode: '0102' },
        paymentHint: 'ORDER 1042',
      })
    }
  })

  test.each(['51', '55', '56', '61', '80'])('the MBc2p token 000000%s is declined with that code', async (code) => {
    const { call, entries } = newMerchant()
    expect((await call('MBc2p', { Otp: `000000${code}` })).body).toEqual({ code, message: expect.stringMatching(/./) })
    expect(await entries()).toEqual([])
  })

  test.each(['08', '15', '55'])('the MBc2p token 00000055 can be refused with %s', async (wrongC2pToken) => {
    const { call, entries } = newMerchant()
    const url = control(sandbox.r4Url, 'readings')
    expect((await post(url, { wrongC2pToken })).body).toMatchObject({ wrongC2pToken })
    const { body } = await call('MBc2p', { Otp: '00000055' })
    expect(body).toEqual({ code: wrongC2pToken, message: expect.stringMatching(/./) })
    expect(await entries()).toEqual([])
    await erase(url)
    expect((await call('MBc2p', { Otp: '00000055' })).body).toMatchObject({ code: '55' })
  })

  test('the MBc2p token 00000091 is refused with 91 before processing', async () => {
    const { call, entries } = newMerchant()
    expect((await call('MBc2p', { Otp: '00000091' })).body).toMatchObject({ code: '91' })
    expect(await entries()).toEqual([])
  })

  test.each([
    ['00000098', 1, 1],
    ['00000099', 0, 0],
    ['00000009', 0, 1],
    ['00000008', 0, 0],
  ])(
    'the MBc2p token %s loses the response, with %i entries at once and %i after three seconds',
    async (Otp, atOnce, later) => {
      const { call, entries } = newMerchant()
      await expect(call('MBc2p', { Otp })).rejects.toThrow()
      expect(await entries()).toHaveLength(atOnce)
      sandbox.passTime(3_000)
      expect(await entries()).toHaveLength(later)
    },
  )

  test('the MBc2p token 00000097 moves the money and truncates the response', async () => {
    const { call, entries } = newMerchant()
    const { text } = await call('MBc2p', { Otp: '00000097' })
    expect(text).toMatch(/^\{"code":"00"/)
    expect(() => JSON.parse(text)).toThrow()
    expect(await entries()).toHaveLength(1)
  })
})

describe('R4 MBanulacionC2P by payer document', () => {
  test('an MBc2p charge is annulled once, and a second annulment is refused', async () => {
    const { annul, operations } = await charged('V12345678')
    expect((await annul()).body).toMatchObject({ code: '00', reference: expect.stringMatching(/^\d{8}$/) })
    expect((await annul()).body).toMatchObject({ code: '94' })
    expect(await operations()).toEqual(['MBc2p', 'MBanulacionC2P'])
  })

  test('an annulment with another reference, bank, document or merchant finds no charge', async () => {
    const [one, other] = [await charged('V12345678'), await charged('V12345678')]
    const [entry] = await other.entries()
    const wrong = [{ Referencia: '1' }, { Banco: '0105' }, { Cedula: 'V87654321' }, { Referencia: entry?.reference }]
    for (const changes of wrong) expect((await one.annul(changes)).body).toMatchObject({ code: '12' })
    expect(await one.operations()).toEqual(['MBc2p'])
  })

  test('an annulment for V00000041 is refused with 41', async () => {
    const { annul, operations } = await charged('V00000041')
    expect((await annul()).body).toMatchObject({ code: '41' })
    expect(await operations()).toEqual(['MBc2p'])
  })

  test.each([
    ['V00000098', ['MBc2p', 'MBanulacionC2P']],
    ['V00000099', ['MBc2p']],
  ])('an annulment for %s loses the response and leaves %o', async (document, effects) => {
    const { annul, operations } = await charged(document)
    await expect(annul()).rejects.toThrow()
    expect(await operations()).toEqual(effects)
  })
})

test('fifty concurrent MBc2p charges get fifty references', async () => {
  const { call, entries } = newMerchant()
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('MBc2p')))
  expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(50)
  expect(await entries()).toHaveLength(50)
})
