import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledger, mondayMorning, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(async () => {
  sandbox.setTime(mondayMorning)
  await sandbox.setBncAssumptions(null)
})
afterAll(() => sandbox.stop())

const payment = {
  Amount: 25,
  BeneficiaryBankCode: 134,
  BeneficiaryCellPhone: '584241234567',
  BeneficiaryEmail: '',
  BeneficiaryID: 'V8765432',
  BeneficiaryName: 'José Núñez',
  Description: 'Vuelto 1042',
  OperationRef: 'vuelto-1042',
  ChildClientID: '',
  BranchID: '',
}

function newClient() {
  const client = sandbox.newBncClient()
  return {
    ...client,
    pay: (changes = {}, envelope = {}) => client.call('/MobPayment/SendP2P', { ...payment, ...changes }, envelope),
    entries: () => ledger(sandbox.bncUrl, client.credentials.clientGuid),
  }
}

describe('BNC SendP2P', () => {
  test('a payment out is approved with two numbers, in the value and labelled in the message', async () => {
    const client = newClient()
    const { code, value, body } = await client.pay()
    expect(code).toBe('000000')
    expect(value).toEqual({
      Reference: expect.stringMatching(/^\d{3,6}$/),
      AuthorizationCode: expect.stringMatching(/^0\d{5}$/),
      SwAlreadySent: false,
    })
    const { Reference, AuthorizationCode } = value
    expect(body['message']).toBe(
      `000000Pago Móvil procesado por un monto de 25.00, Código de Autorización: ${String(AuthorizationCode)}, Nro de Referencia: ${String(Reference)}`,
    )
    expect(await client.entries()).toMatchObject([
      {
        operation: 'SendP2P',
        amount: '25.00',
        direction: 'out',
        reference: Reference,
        payer: { document: 'V8765432', phone: '584241234567', bankCode: '0134' },
        paymentHint: 'vuelto-1042',
      },
    ])
    expect(await client.history()).toMatchObject([{ Code: '387', BalanceDelta: 'Egreso', ReferenceA: Reference }])
  })

  test('an OperationRef that was paid is answered with the first numbers on any later day, and pays nothing', async () => {
    const client = newClient()
    const first = await client.pay()
    sandbox.setTime(mondayMorning + 400 * 86_400_000)
    await client.logOn()
    const second = await client.pay({ Amount: 99 }, { Reference: 'ANOTHER' })
    expect(second.value).toEqual({ ...first.value, SwAlreadySent: true })
    expect(await client.entries()).toHaveLength(1)
  })

  test('an OperationRef whose payment is on its way is not paid a second time', async () => {
    const client = newClient()
    await client.pay({ Amount: 25.09 }).catch(() => undefined)
    expect(await client.entries()).toEqual([])
    expect((await client.pay({ Amount: 25.09 })).value).toMatchObject({ SwAlreadySent: true })
    sandbox.setTime(mondayMorning + 10_000)
    expect(await client.entries()).toHaveLength(1)
  })

  test('another client, another OperationRef or none is another payment', async () => {
    const [client, other] = [newClient(), newClient()]
    await client.pay()
    expect((await other.pay()).value).toMatchObject({ SwAlreadySent: false })
    for (const OperationRef of ['vuelto-1043', '', null]) {
      expect((await client.pay({ OperationRef })).value).toMatchObject({ SwAlreadySent: false })
    }
    expect(await client.entries()).toHaveLength(4)
  })

  test('a refused payment does not consume its OperationRef', async () => {
    const client = newClient()
    expect((await client.pay({ Amount: 25.51 })).code).toBe('G51')
    expect((await client.pay()).value).toMatchObject({ SwAlreadySent: false })
  })

  test.each([
    ['Amount', '25'],
    ['Amount', 25.001],
    ['BeneficiaryBankCode', '0134'],
    ['BeneficiaryCellPhone', '04241234567'],
    ['BeneficiaryID', '8765432'],
    ['BeneficiaryName', ' '],
    ['Description', 'x'.repeat(101)],
    ['OperationRef', 'x'.repeat(21)],
  ])('the field %s with the value %o is refused by name', async (name, value) => {
    const client = newClient()
    expect(Object.keys((await client.pay({ [name]: value })).body)).toEqual([name])
    expect(await client.entries()).toEqual([])
  })

  test.each([
    ['value', { Reference: expect.any(String) }, '000000Operacion exitosa'],
    ['message', { SwAlreadySent: false }, expect.stringContaining('Nro de Referencia: ')],
  ])('the numbers are only in the %s if so assumed', async (p2pNumbers, value, message) => {
    await sandbox.setBncAssumptions({ p2pNumbers })
    const answer = await newClient().pay()
    expect(answer.value).toMatchObject(value)
    expect(answer.body['message']).toEqual(message)
  })

  test('the other spelling of SwAlreadySent can be assumed, and a test payment moves nothing', async () => {
    await sandbox.setBncAssumptions({ alreadySentSpelling: 'SwSwAlreadySent' })
    const client = newClient()
    expect((await client.pay()).value).toMatchObject({ SwSwAlreadySent: false })
    expect((await client.pay({ OperationRef: 'other' }, { swTestOperation: true })).code).toBe('000000')
    expect(await client.entries()).toHaveLength(1)
  })
})
