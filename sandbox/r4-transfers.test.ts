import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseObject } from './model.ts'
import { control, erase, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

const { r4 } = vectors

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

describe('R4 DebitoInmediato by OTP', () => {
  test('a request for an OTP is accepted', async () => {
    expect((await newMerchant().call('GenerarOtp')).body).toEqual({
      code: '202',
      message: 'Se ha recibido el mensaje de forma satisfactoria',
      success: true,
    })
  })

  test('a debit with an ordinary OTP is accepted with a reference and an id for ConsultarOperaciones', async () => {
    const { call, entries } = newMerchant()
    const { body } = await call('DebitoInmediato')
    expect(body).toMatchObject({ code: 'ACCP', reference: expect.any(String), id: expect.any(String) })
    expect(await entries()).toMatchObject([
      { operation: 'DebitoInmediato', direction: 'in', reference: body['reference'], operationId: body['id'] },
    ])
    const { body: found } = await call('ConsultarOperaciones', { Id: body['id'] })
    expect(found).toMatchObject({ code: 'ACCP', success: true, reference: body['reference'] })
  })

  test.each([
    ['51', 'AM04'],
    ['55', 'TKCM'],
    ['56', 'AC01'],
    ['61', 'AM02'],
    ['80', 'BE01'],
  ])('the debit OTP 000000%s is refused with %s, which ConsultarOperaciones confirms', async (otp, code) => {
    const { call, entries } = newMerchant()
    const { body } = await call('DebitoInmediato', { OTP: `000000${otp}` })
    expect(body).toMatchObject({ code, id: expect.any(String) })
    const { body: found } = await call('ConsultarOperaciones', { Id: body['id'] })
    expect(found).toMatchObject({ code, success: false })
    expect(await entries()).toEqual([])
  })

  test('the operation of another merchant is as unknown as a nonexistent one', async () => {
    const [one, other] = [newMerchant(), newMerchant()]
    const { body } = await one.call('DebitoInmediato')
    const unknown = await other.call('ConsultarOperaciones')
    expect(unknown.body).toEqual({ message: 'Operación no encontrada', success: false })
    expect((await other.call('ConsultarOperaciones', { Id: body['id'] })).body).toEqual(unknown.body)
  })
})

test('with unknownOperation 12 an unknown id has code 12, which is no refusal of a payment', async () => {
  const url = control(sandbox.r4Url, 'readings')
  await post(url, { unknownOperation: '12' })
  const { status, body } = await newMerchant().call('ConsultarOperaciones')
  expect(status).toBe(200)
  expect(body).toEqual({ code: '12', message: 'TRANSACCION INVALIDA', reference: null, success: false })
  await erase(url)
})

test('the response of ConsultarOperaciones has the published fields', async () => {
  const { call } = newMerchant()
  const samples = r4.answers.filter(({ path }) => path === '/ConsultarOperaciones')
  const { body: accepted } = await call('DebitoInmediato')
  const { body: pending } = await call('DebitoInmediato', { OTP: '00000009' })
  const queryOperation = async (id: unknown) => (await call('ConsultarOperaciones', { Id: id })).body
  const sampleOf = (name: string) => parseObject(samples.find((sample) => sample.name === name)?.rawBody ?? '')
  expect(await queryOperation(accepted['id'])).toMatchObject({
    ...sampleOf('approved'),
    reference: accepted['reference'],
  })
  expect(await queryOperation(pending['id'])).toMatchObject(sampleOf('still waiting') ?? { code: 'published' })
})

/** Operations that R4 can leave in process, with the request that selects a fixed ending. */
const immediate = [
  { operation: 'DebitoInmediato', ending: (value: string) => ({ OTP: `000000${value}` }) },
  { operation: 'CreditoInmediato', ending: (value: string) => ({ Monto: `310.${value}` }) },
  { operation: 'CICuentas', ending: (value: string) => ({ Monto: `310.${value}` }) },
]

describe.each(immediate)('$operation', ({ operation, ending }) => {
  test(`${operation} ending in 09 is in process and accepted three seconds later`, async () => {
    const { call, entries } = newMerchant()
    const { body } = await call(operation, ending('09'))
    expect(body).toEqual({ code: 'AC00', message: expect.any(String), id: expect.any(String) })
    const queryOperation = async () => (await call('ConsultarOperaciones', { Id: body['id'] })).body
    sandbox.passTime(2_999)
    expect(await queryOperation()).toMatchObject({ code: 'AC00', success: false })
    expect(await entries()).toEqual([])
    sandbox.passTime(1)
    expect(await queryOperation()).toMatchObject({ code: 'ACCP', success: true })
    expect(await entries()).toMatchObject([{ operation, operationId: body['id'] }])
  })

  test(`${operation} ending in 08 is in process and refused three seconds later`, async () => {
    const { call, entries } = newMerchant()
    const { body } = await call(operation, ending('08'))
    expect(body).toMatchObject({ code: 'AC00' })
    sandbox.passTime(3_000)
    const { body: found } = await call('ConsultarOperaciones', { Id: body['id'] })
    expect(found).toMatchObject({ code: 'AM04', success: false })
    expect(await entries()).toEqual([])
  })

  test(`${operation} ending in 98 loses the response after the money moved`, async () => {
    const { call, entries } = newMerchant()
    await expect(call(operation, ending('98'))).rejects.toThrow()
    expect(await entries()).toMatchObject([{ operation }])
  })

  test(`${operation} ending in 99 loses the response before the money moved`, async () => {
    const { call, entries } = newMerchant()
    await expect(call(operation, ending('99'))).rejects.toThrow()
    expect(await entries()).toEqual([])
  })

  test(`${operation} ending in 97 moves the money and truncates the response`, async () => {
    const { call, entries } = newMerchant()
    const { text } = await call(operation, ending('97'))
    expect(text).toMatch(/^\{"code":"ACCP"/)
    expect(() => JSON.parse(text)).toThrow()
    expect(await entries()).toMatchObject([{ operation }])
  })

  test(`${operation} ending in 91 is refused before processing`, async () => {
    const { call, entries } = newMerchant()
    expect((await call(operation, ending('91'))).body).toMatchObject({ code: '91' })
    expect(await entries()).toEqual([])
  })
})

describe('R4 credits, change and payouts by cents', () => {
  test.each(['CreditoInmediato', 'CICuentas'])(
    '%s is accepted, and an amount ending in .51 is refused with AM04',
    async (operation) => {
      const { call, entries } = newMerchant()
      expect((await call(operation, { Monto: '310.55' })).body).toMatchObject({ code: 'ACCP' })
      expect((await call(operation, { Monto: '310.51' })).body).toMatchObject({ code: 'AM04' })
      expect(await entries()).toMatchObject([{ operation, amount: '310.55', direction: 'out' }])
    },
  )

  test('change is approved with a numeric reference, and an amount ending in .51 is refused with 51', async () => {
    const { call, entries } = newMerchant()
    const { body } = await call('MBvuelto')
    expect(body).toMatchObject({ code: '00', reference: expect.any(Number) })
    expect((await call('MBvuelto', { Monto: '25.51' })).body).toMatchObject({ code: '51' })
    expect(await entries()).toMatchObject([{ operation: 'MBvuelto', reference: String(body['reference']) }])
  })

  test('a payout succeeds without a code, and an amount ending in .51 fails as a whole', async () => {
    const { call, entries } = newMerchant()
    expect((await call('R4pagos')).body).toEqual({ success: true, message: expect.any(String) })
    expect((await call('R4pagos', payoutOf('100.51'))).body).toEqual({
      success: false,
      message: expect.any(String),
      error: 'FONDOS INSUFICIENTES',
    })
    const parts = [{ amount: '100.00' }, { amount: '200.00' }]
    expect(await entries()).toMatchObject([{ operation: 'R4pagos', amount: '300.00', reference: '12345678', parts }])
  })

  test('a beneficiary name of a payout may exceed 20 letters', async () => {
    const { call } = newMerchant()
    const { personas, ...payout } = payoutOf('100.00')
    const nombres = 'MARIA DE LOS ANGELES DEL CARMEN '.repeat(4)
    const { body } = await call('R4pagos', { ...payout, personas: personas.map((person) => ({ ...person, nombres })) })
    expect(body).toMatchObject({ success: true })
  })

  const withoutPending = [
    { operation: 'MBvuelto', ofAmount: (Monto: string) => ({ Monto }) },
    { operation: 'R4pagos', ofAmount: payoutOf },
  ]

  describe.each(withoutPending)('$operation', ({ operation, ofAmount }) => {
    test.each([
      ['98', 1, 1],
      ['99', 0, 0],
      ['09', 0, 1],
      ['08', 0, 0],
    ])(
      `${operation} ending in .%s loses the response, with %i entries at once and %i after three seconds`,
      async (cents, atOnce, later) => {
        const { call, entries } = newMerchant()
        await expect(call(operation, ofAmount(`100.${cents}`))).rejects.toThrow()
        expect(await entries()).toHaveLength(atOnce)
        sandbox.passTime(3_000)
        expect(await entries()).toHaveLength(later)
      },
    )

    test(`${operation} ending in .97 moves the money and truncates the response`, async () => {
      const { call, entries } = newMerchant()
      const { text } = await call(operation, ofAmount('100.97'))
      expect(() => JSON.parse(text)).toThrow()
      expect(await entries()).toMatchObject([{ operation }])
    })

    test(`${operation} ending in .91 is refused before processing`, async () => {
      const { call, entries } = newMerchant()
      expect((await call(operation, ofAmount('100.91'))).body).toMatchObject({ code: '91' })
      expect(await entries()).toEqual([])
    })
  })
})

function payoutOf(monto: string) {
  const person = { nombres: 'ANA GOMEZ', documento: 'V05503673', destino: '01910001430000000001' }
  return { monto, personas: [{ ...person, montoPart: monto }] }
}
