import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

async function withMovements(...dates: string[]) {
  const client = sandbox.newBncClient()
  for (const date of dates) {
    const movement = { client: client.credentials.clientGuid, amount: 1, reference: '1234', date }
    await post(control(sandbox.bncUrl, 'movements'), movement)
  }
  return client
}

describe('Pago Móvil by its reference', () => {
  const query = { BankCode: 102, PhoneNumber: '584141234567', RequestDate: '2026/10/04T00:00:00', Amount: 1523.4 }

  function asking(client = sandbox.newBncClient()) {
    return async (Reference: string, changes = {}) => {
      const { value } = await client.call('/Position/ValidateP2P', { ...client.owner, ...query, Reference, ...changes })
      return value
    }
  }

  test('any is found without its payer by reference and amount, and 0404 is not', async () => {
    const client = sandbox.newBncClient()
    const ask = async (Reference: string) => {
      const fields = { ...client.owner, Reference, Amount: 1523.4, DateMovement: '2026/10/04T00:00:00' }
      return (await client.call('/Position/Validate', fields)).value
    }
    expect(await ask('123456')).toMatchObject({ MovementExists: true, Amount: 1523.4, ReferenceA: '123456' })
    expect(await ask('120409')).toMatchObject({ MovementExists: true, Amount: 1524.4 })
    expect(await ask('120404')).toEqual({ MovementExists: false })
  })

  test('any is found with the asked amount and payer', async () => {
    expect(await asking()('123456')).toEqual({
      MovementExists: true,
      Date: '04/10/2026',
      ControlNumber: expect.stringMatching(/^\d{10}$/),
      Amount: 1523.4,
      BankCode: '0102',
      Code: '387',
      DebtorInstrument: '584141234567',
      Concept: 'PAGO',
      Type: 'Pago Movil',
      BalanceDelta: 'Ingreso',
      ReferenceA: '123456',
      ReferenceB: '',
      ReferenceC: '',
      ReferenceD: '',
    })
  })

  test('the same payment always has the same control number, and another has another', async () => {
    const ask = asking()
    const { ControlNumber } = await ask('123456')
    expect((await ask('123456', { Amount: 7 }))['ControlNumber']).toBe(ControlNumber)
    expect((await ask('123457'))['ControlNumber']).not.toBe(ControlNumber)
    expect((await ask('123456', { RequestDate: '2026/10/03T00:00:00' }))['ControlNumber']).not.toBe(ControlNumber)
    expect((await asking()('123456'))['ControlNumber']).not.toBe(ControlNumber)
  })

  test('payer and date may be left out, and the date is today then', async () => {
    const found = await asking()('123456', { BankCode: undefined, PhoneNumber: '', RequestDate: undefined })
    expect(found).toMatchObject({ MovementExists: true, Date: '05/10/2026', BankCode: '', DebtorInstrument: '' })
  })

  test('one that ends in 0404 is not found', async () => {
    expect(await asking()('120404')).toEqual({ MovementExists: false })
  })

  test('one that ends in 0409 has another amount', async () => {
    expect(await asking()('120409')).toMatchObject({ MovementExists: true, Amount: 1524.4 })
  })

  test('a registered movement is found by its last digits and stands in the history', async () => {
    const client = sandbox.newBncClient()
    const movement = {
      client: client.credentials.clientGuid,
      amount: 99.5,
      reference: '000078780404',
      date: '2026-10-04',
      phone: '584241234567',
      bankCode: '0134',
    }
    const registered = await post(control(sandbox.bncUrl, 'movements'), movement)
    expect(registered.status).toBe(201)
    const found = { Amount: 99.5, BankCode: '0134', DebtorInstrument: '584241234567', ReferenceA: '000078780404' }
    const line = { ...found, ControlNumber: registered.body['controlNumber'], Date: '04/10/2026' }
    expect(await asking(client)('780404')).toMatchObject({ MovementExists: true, ...line })
    expect(await client.history()).toEqual([expect.objectContaining(line)])
    expect(await asking()('780404')).toEqual({ MovementExists: false })
  })

  test('a movement for nobody is refused', async () => {
    const movement = { client: 'nobody', amount: 1, reference: '1234', date: '2026-10-04' }
    expect(await post(control(sandbox.bncUrl, 'movements'), movement)).toMatchObject({
      status: 400,
      body: { error: 'invalid: client' },
    })
  })
})

describe('the history', () => {
  test('reaches back three days, today among them', async () => {
    const client = await withMovements('2026-10-02', '2026-10-03', '2026-10-05')
    expect((await client.history()).map(({ Date: date }) => date)).toEqual(['03/10/2026', '05/10/2026'])
  })

  test('by date it covers both ends and at most 31 days', async () => {
    const client = await withMovements('2026-09-01', '2026-10-01', '2026-10-02')
    const ask = (StartDate: string, EndDate: string) =>
      client.call('/Position/HistoryByDate', { ...client.owner, StartDate, EndDate })
    const { list } = await ask('2026-09-01T00:00:00', '2026-10-01T00:00:00')
    expect(list.map(({ Date: date }) => date)).toEqual(['01/09/2026', '01/10/2026'])
    expect((await ask('2026-09-01T00:00:00', '2026-10-02T00:00:00')).code).toBe('EPIIMS')
    expect((await ask('2026-10-02T00:00:00', '2026-10-01T00:00:00')).code).toBe('EPIIMS')
    expect((await ask('2026-10-01', '2026-10-02')).status).toBe(400)
  })
})
