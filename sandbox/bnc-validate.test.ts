import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(async () => {
  sandbox.setTime(mondayMorning)
  await sandbox.setBncAssumptions(null)
})
afterAll(() => sandbox.stop())

const [phone, bankCode] = ['584141234567', '0102']

function newMerchant() {
  const client = sandbox.newBncClient()
  const question = { ...client.owner, Amount: 1523.4 }
  const payer = { BankCode: 102, PhoneNumber: phone }
  return {
    client,
    validate: (Reference: unknown, changes = {}) =>
      client.call('/Position/Validate', { ...question, Reference, DateMovement: '2026-10-04T00:00:00', ...changes }),
    validateP2p: (Reference: unknown, changes = {}) =>
      client.call('/Position/ValidateP2P', {
        ...question,
        ...payer,
        Reference,
        RequestDate: '2026-10-04T00:00:00',
        ...changes,
      }),
    exists: (changes = {}) =>
      client.call('/Position/ValidateExistence', { ...question, ...payer, RequestDate: '2026-10-04', ...changes }),
    register: async (changes = {}) => {
      const movement = { client: client.credentials.clientGuid, amount: 1523.4, reference: '40067', date: '2026-10-04' }
      const { status, body } = await post(control(sandbox.bncUrl, 'movements'), { ...movement, ...changes })
      expect(status).toBe(201)
      return body
    },
  }
}

function publishedText(name: string): string {
  return vectors.bnc.publishedAnswers.find((answer) => answer.name === name)?.plaintext ?? 'not published'
}

function published(name: string): Record<string, unknown> {
  return JSON.parse(vectors.bnc.responses.find((response) => response.name === name)?.plaintext ?? '{}')
}

const [notFound, nothingExists] = [publishedText('Validate not found'), publishedText('ValidateExistence not found')]

describe('BNC Validate', () => {
  test('Validate returns the first line with the same last four digits, amount and day', async () => {
    const { validate, register } = newMerchant()
    const first = await register({ phone, bankCode, document: 'V12345678' })
    await register({ reference: '990067', phone: '584241234567', bankCode })
    const { value } = await validate('99990067')
    const line = published('Validate found (same last four digits, another reference)')
    expect(Object.keys(value)).toEqual(Object.keys(line))
    const { Type, Code, DebtorID, DebtorType, DebtorInstrument, DebitAccount, ReferenceA, ReferenceB } = line
    const same = { Type, Code, DebtorID, DebtorType, DebtorInstrument, DebitAccount, ReferenceA, ReferenceB }
    expect(value).toMatchObject({ ...same, ControlNumber: first['controlNumber'] })
  })

  test('Validate pads a short reference with zeros before it compares four digits', async () => {
    const { validate, register } = newMerchant()
    await register({ reference: '160' })
    expect((await validate('000160')).value).toMatchObject({ ReferenceA: '160' })
    expect((await validate(160)).value).toMatchObject({ ReferenceA: '160' })
    expect((await validate('10160')).value).toMatchObject({ ReferenceA: '160' })
    expect((await validate('11160')).value).toMatchObject({ ReferenceA: '11160' })
  })

  test('Validate also finds outgoing money', async () => {
    const { validate, register } = newMerchant()
    await register({ direction: 'out' })
    expect((await validate('0067')).value).toMatchObject({ MovementExists: true, BalanceDelta: 'Egreso' })
  })

  test('Validate returns the published not-found text for a reference with another amount on the account', async () => {
    const { validate, register } = newMerchant()
    await register({ amount: 99.5 })
    const { plaintext, body } = await validate('40067')
    expect(plaintext).toBe(notFound)
    expect(body).toMatchObject({ status: 'OK', message: '000000Consulta exitosa' })
    expect((await validate('0067')).plaintext).toBe(notFound)
  })

  test('Validate reads a reference as a 64-bit integer, from text or number', async () => {
    const { validate } = newMerchant()
    const largest = '9223372036854775807'
    expect((await validate(largest)).value).toMatchObject({ MovementExists: true, ReferenceA: largest })
    expect((await validate(`000${largest}`)).code).toBe('000000')
    for (const reference of ['9223372036854775808', '12345678901234567890', 'A123', '', -1, 1.5]) {
      const { status, body } = await validate(reference)
      expect(status).toBe(400)
      expect(Object.keys(body)).toEqual(['Reference'])
    }
  })

  test.each(['2026-10-04', '2026/10/04', '2026-10-04T13:30:00', '2026/10/04T00:00:00'])(
    'Validate accepts the day %s',
    async (DateMovement) => {
      expect((await newMerchant().validate('123456', { DateMovement })).value).toMatchObject({ Date: '04/10/2026' })
    },
  )

  test.each(['04/10/2026', '2026-10-4', '2026-02-30', '2026-10-04T24:00:00', '2026-10-04 00:00:00'])(
    'Validate refuses the day %s',
    async (DateMovement) => {
      expect((await newMerchant().validate('123456', { DateMovement })).body).toHaveProperty('DateMovement')
    },
  )
})

describe('BNC ValidateP2P', () => {
  test('ValidateP2P finds a payment by bank, phone, reference, amount and day', async () => {
    const { validateP2p, register } = newMerchant()
    await register({ reference: '000078780404', phone, bankCode })
    expect((await validateP2p('780404')).value).toMatchObject({ MovementExists: true, ReferenceA: '000078780404' })
    for (const changes of [{ PhoneNumber: '584241234567' }, { BankCode: 134 }, { Amount: 7 }, { RequestDate: '' }]) {
      expect((await validateP2p('780404', changes)).plaintext).toBe(notFound)
    }
  })

  test('ValidateP2P does not compare the payer when the query names none', async () => {
    const { validateP2p, register } = newMerchant()
    await register({ phone, bankCode })
    const found = await validateP2p('40067', { BankCode: 0, PhoneNumber: '' })
    expect(found.value).toMatchObject({ MovementExists: true, ReferenceA: '40067' })
  })

  test('ValidateP2P compares four digits, or the whole reference with validateP2pDigits 0', async () => {
    const { validateP2p, register } = newMerchant()
    await register({ reference: '11110404', phone, bankCode })
    expect((await validateP2p('22220404')).value).toMatchObject({ ReferenceA: '11110404' })
    await sandbox.setBncAssumptions({ validateP2pDigits: 0 })
    expect((await validateP2p('22220404')).plaintext).toBe(notFound)
    expect((await validateP2p('0011110404')).value).toMatchObject({ ReferenceA: '11110404' })
  })

  test('ValidateP2P finds a C2P charge unless validateP2pFindsC2p is false', async () => {
    const { client, validateP2p } = newMerchant()
    await client.charge()
    const [line] = await client.history()
    const validateCharge = async () => (await validateP2p(line?.['ReferenceA'], { RequestDate: '2026-10-05' })).value
    expect(await validateCharge()).toMatchObject({ MovementExists: true, Type: 'C2P Pago Movil BNC C2PCOB' })
    await sandbox.setBncAssumptions({ validateP2pFindsC2p: false })
    expect(await validateCharge()).toMatchObject({ MovementExists: false })
  })

  test('ValidateP2P finds no transfer and no outgoing money', async () => {
    const { validateP2p, register } = newMerchant()
    await register({ type: 'transfer', phone, bankCode })
    await register({ direction: 'out', phone, bankCode })
    expect((await validateP2p('40067')).plaintext).toBe(notFound)
  })

  test('ValidateP2P does not find payments of another client', async () => {
    const [one, other] = [newMerchant(), newMerchant()]
    await one.register({ reference: '780404', phone, bankCode })
    expect((await other.validateP2p('780404')).plaintext).toBe(notFound)
  })
})

describe('References without a statement line', () => {
  test('ValidateP2P returns an unknown reference as the published P2P line, with the queried amount and payer', async () => {
    const { client, validateP2p } = newMerchant()
    const { value } = await validateP2p('123456', { RequestDate: '2026/10/05T00:00:00' })
    const { ControlNumber, ReferenceD } = value
    expect(value).toEqual({
      ...published('ValidateP2P found'),
      ControlNumber,
      ReferenceC: client.credentials.collectingPhone,
      ReferenceD,
      // The query has no document, so the line has none that could contradict the customer's.
      DebtorID: '',
      DebtorType: '',
    })
    expect(Object.keys(value)).toEqual(Object.keys(published('ValidateP2P found')))
    expect(ControlNumber).toMatch(/^\d{15}$/)
  })

  test('Validate returns an unknown reference with a phone derived from the reference', async () => {
    const { validate } = newMerchant()
    const { value } = await validate('123456')
    expect(value).toMatchObject({ MovementExists: true, Amount: 1523.4, ReferenceA: '123456', Code: '388' })
    expect(value['ReferenceB']).toMatch(/^58(412|414|416|422|424|426)\d{7}$/)
    expect((await validate('123456')).value).toEqual(value)
    expect((await validate('123457')).value['ReferenceB']).not.toBe(value['ReferenceB'])
  })

  test('an unknown reference always gives the same line, and another reference, day or client another one', async () => {
    const { validateP2p, validate } = newMerchant()
    const numberOf = async (response: ReturnType<typeof validate>) => (await response).value['ControlNumber']
    const first = await numberOf(validateP2p('123456'))
    expect(await numberOf(validateP2p('123456'))).toBe(first)
    expect(await numberOf(validate('00123456'))).toBe(first)
    const others = [
      await numberOf(validateP2p('123457')),
      await numberOf(validateP2p('123456', { RequestDate: '2026-10-03' })),
      await numberOf(newMerchant().validateP2p('123456')),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('a reference ending in 0404 is not found, and one ending in 0409 has 1.00 less', async () => {
    const { validate, validateP2p } = newMerchant()
    for (const query of [validate, validateP2p]) {
      expect((await query('120404')).plaintext).toBe(notFound)
      // The same reference as a JSON number, without its leading zero.
      expect((await query(404)).plaintext).toBe(notFound)
      expect((await query('120409')).value).toMatchObject({
        MovementExists: true,
        Amount: 1522.4,
        ReferenceA: '120409',
      })
      expect((await query('120409', { Amount: 99_999_999.99 })).value).toMatchObject({ Amount: 99_999_998.99 })
    }
  })

  test('a reference ending in 0408 is found from the second query on, per client, reference and day', async () => {
    const { validate, validateP2p } = newMerchant()
    expect((await validateP2p('120408')).plaintext).toBe(notFound)
    expect((await validateP2p('120408')).value).toMatchObject({ MovementExists: true, Amount: 1523.4 })
    expect((await validate('120408')).value).toMatchObject({ MovementExists: true })
    expect((await validate('130408')).plaintext).toBe(notFound)
    expect((await validateP2p('120408', { RequestDate: '2026-10-03' })).plaintext).toBe(notFound)
    expect((await newMerchant().validateP2p('120408')).plaintext).toBe(notFound)
  })

  test('a synthetic line is on no statement and not found by ValidateExistence', async () => {
    const { client, validateP2p, exists } = newMerchant()
    expect((await validateP2p('123456')).value).toMatchObject({ MovementExists: true })
    expect(await client.history()).toEqual([])
    expect((await exists()).plaintext).toBe(nothingExists)
  })
})

describe('BNC ValidateExistence', () => {
  test('ValidateExistence finds an incoming payment by phone, bank, amount and day, in the published fields', async () => {
    const { exists, register } = newMerchant()
    const { controlNumber } = await register({ reference: '123456', phone, bankCode, document: 'V12345678' })
    const { value } = await exists()
    const line = published('ValidateExistence found')
    expect(Object.keys(value)).toEqual(Object.keys(line))
    const { ControlNumber: _number, Date: _date, ReferenceC: _own, ReferenceD: _inner, ...same } = line
    expect(value).toMatchObject({ ...same, ControlNumber: controlNumber, Date: '04/10/2026' })
    for (const changes of [
      { PhoneNumber: '584241234567' },
      { BankCode: 134 },
      { Amount: 1523.41 },
      { RequestDate: '2026-10-05' },
    ]) {
      expect((await exists(changes)).plaintext).toBe(nothingExists)
    }
    expect((await exists({ Amount: undefined })).value).toMatchObject({ MovementExists: true })
  })

  test('ValidateExistence finds a C2P charge and not its reversal', async () => {
    const { client, exists } = newMerchant()
    const { value } = await client.charge()
    const reversal = { IdTransactionToReverse: value['IdTransaction'], Amount: 1523.4 }
    await client.call('/MobPayment/ReverseC2P', { ...reversal, Terminal: client.credentials.terminal })
    const [charge] = await client.history()
    expect((await exists({ RequestDate: '2026-10-05T23:59:59' })).value).toMatchObject({
      MovementExists: true,
      ControlNumber: charge?.['ControlNumber'],
      BalanceDelta: 'Ingreso',
    })
  })

  test('ValidateExistence does not find a payment registered without a payer', async () => {
    const { exists, register } = newMerchant()
    await register({ bankCode })
    expect((await exists()).plaintext).toBe(nothingExists)
  })

  test('ValidateExistence requires the payer', async () => {
    const { body } = await newMerchant().exists({ BankCode: 0, PhoneNumber: '' })
    expect(Object.keys(body)).toEqual(['BankCode', 'PhoneNumber'])
  })
})
