import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveKey, seal } from './bnc/envelope.ts'
import { control, get, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
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

describe('BNC envelope', () => {
  test('the welcome page needs no client', async () => {
    expect((await get(`${sandbox.bncUrl}/welcome/home`)).status).toBe(200)
  })

  test('a ClientGUID that the bank never issued is refused with EPICNF', async () => {
    const client = sandbox.newBncClient()
    const clientGuid = '3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60'
    expect((await client.charge({}, { ClientGUID: clientGuid })).code).toBe('EPICNF')
    const logOn = await client.send('/Auth/LogOn', { ClientGUID: clientGuid }, 'any key', { ClientGUID: clientGuid })
    const published = vectors.bnc.refusals.find(({ name }) => name === 'unknown client (HTTP 409)')
    expect(logOn).toMatchObject({ status: 409, body: published?.responseBody })
  })

  test('a log-on whose value names another client than its envelope is refused with EPIR02', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    const fields = { ClientGUID: other.credentials.clientGuid }
    expect((await client.send('/Auth/LogOn', fields, client.credentials.masterKey)).code).toBe('EPIR02')
  })

  test('a service that is not contracted is refused with EPIONA until the list is removed', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    const contract = (services: unknown) =>
      post(control(sandbox.bncUrl, 'services'), { client: client.credentials.clientGuid.toUpperCase(), services })
    expect((await contract(['SendC2P'])).status).toBe(200)
    expect((await client.charge()).code).toBe('000000')
    expect((await client.card()).code).toBe('EPIONA')
    expect((await client.call('/Position/History', client.owner)).code).toBe('EPIONA')
    expect((await other.card()).code).toBe('000000')
    expect((await contract([])).body).toMatchObject({ services: [] })
    expect((await client.charge()).code).toBe('EPIONA')
    expect((await contract(null)).status).toBe(200)
    expect((await client.card()).code).toBe('000000')
    for (const wrong of ['SendC2P', ['SendC2P', 'SendMoney'], undefined]) {
      expect((await contract(wrong)).body).toEqual({ error: 'invalid: services' })
    }
  })

  test('a wrong validation hash is refused with EPIHV', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({}, { Validation: '0'.repeat(64) })).code).toBe('EPIHV')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('a value encrypted with another key than the working key is refused with EPIRWK', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    expect((await client.send('/Services/Banks', {}, 'another key')).code).toBe('EPIRWK')
  })

  test('a log-on with a wrong master key opens no session', async () => {
    const client = sandbox.newBncClient()
    const { clientGuid } = client.credentials
    expect((await client.send('/Auth/LogOn', { ClientGUID: clientGuid }, 'wrong')).code).toBe('EPIHV')
    expect((await client.send('/Services/Banks', {}, 'wrong')).code).toBe('EPIRWK')
  })

  test.each([
    ['missing', { Amount: undefined }, 'Amount'],
    ['a number that should be text', { Token: 13572468 }, 'Token'],
    ['a text that should be a number', { DebtorBankCode: '0102' }, 'DebtorBankCode'],
    ['three decimals', { Amount: 1.005 }, 'Amount'],
    ['a national phone', { DebtorCellPhone: '04141234567' }, 'DebtorCellPhone'],
    ['a document with a dash', { DebtorID: 'V-12345678' }, 'DebtorID'],
  ])('an invalid field (%s) is named in a response without an envelope', async (_what, fields, name) => {
    const client = sandbox.newBncClient()
    const { status, body } = await client.charge(fields)
    expect(status).toBe(400)
    expect(body).toEqual({ [name]: [`El campo ${name} no es valido`] })
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('the missing fields of an incomplete envelope are named in a response without an envelope', async () => {
    const { body } = await post(`${sandbox.bncUrl}/Services/Banks`, { ClientGUID: 'x', Reference: '' })
    expect(Object.keys(body)).toEqual(['Value', 'Validation', 'swTestOperation'])
  })

  test('the terminal, affiliation, account or RIF of another merchant is refused', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    const { terminal, affiliationNumber, accountNumber, clientId } = other.credentials
    expect((await client.charge({ Terminal: terminal })).code).toBe('CO1')
    expect((await client.card({ AffiliationNumber: Number(affiliationNumber) })).code).toBe('CO1')
    expect((await client.call('/Position/History', { ...client.owner, AccountNumber: accountNumber })).code).toBe(
      'EPIANF',
    )
    expect((await client.call('/Position/History', { ...client.owner, ClientID: clientId })).code).toBe('EPIANF')
    expect((await client.charge({ ChildClientID: 'J123456789' })).code).toBe('EPIMC2')
  })

  test('an envelope reference can be used once a day per client', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('G94')
    expect((await other.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })

  test('the reference of a call refused before processing, or of a test operation, can be sent again', async () => {
    const client = sandbox.newBncClient()
    const Reference = 'REF1'
    expect((await client.charge({}, { Reference, swTestOperation: true })).code).toBe('000000')
    expect((await client.charge({ Token: '00000091' }, { Reference })).code).toBe('EPIRWK')
    expect((await client.charge({ Token: '12' }, { Reference })).status).toBe(400)
    expect((await client.charge({}, { Reference })).code).toBe('000000')
    expect((await client.charge({}, { Reference })).code).toBe('G94')
  })

  test('a reference can repeat on another day, and on the same day with duplicateReference ignored', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    await sandbox.setBncAssumptions({ duplicateReference: 'ignored' })
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    await sandbox.setBncAssumptions(null)
    sandbox.passTime(86_400_000)
    await client.logOn()
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(3)
  })

  test('a test operation is validated and moves no money', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({}, { swTestOperation: true })).code).toBe('000000')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })
})

describe('BNC working keys', () => {
  test('a new log-on revokes the older key at once, and the new key works for every process', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const older = client.workingKey()
    await client.logOn()
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIRWK')
    expect((await client.call('/Services/Banks', {})).code).toBe('000000')
    expect((await client.send('/Services/Banks', {}, client.workingKey())).code).toBe('000000')
  })

  test('keyOverlapMs keeps an older key valid for that time after a new log-on', async () => {
    const client = sandbox.newBncClient()
    await sandbox.setBncAssumptions({ keyOverlapMs: 60_000 })
    await client.logOn()
    const older = client.workingKey()
    await client.logOn()
    sandbox.passTime(59_999)
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('000000')
    sandbox.passTime(1)
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIRWK')
    expect((await client.call('/Services/Banks', {})).code).toBe('000000')
  })

  test('with staleKeyAnswer EPIHV a revoked key is refused with EPIHV', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const older = client.workingKey()
    await client.logOn()
    await sandbox.setBncAssumptions({ staleKeyAnswer: 'EPIHV' })
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIHV')
  })

  test('every working key expires at midnight in Caracas', async () => {
    const client = sandbox.newBncClient()
    sandbox.setTime(Date.parse('2026-10-06T03:59:59.999Z'))
    await client.logOn()
    expect((await client.call('/Services/Banks', {})).code).toBe('000000')
    sandbox.passTime(1)
    expect((await client.call('/Services/Banks', {})).code).toBe('EPIRWK')
  })
})

test('the list of banks has four-digit codes and services', async () => {
  const { list } = await sandbox.newBncClient().call('/Services/Banks', {})
  expect(list).toHaveLength(27)
  expect(list).toContainEqual({ Name: 'BANCO DE VENEZUELA', Code: '0102', Services: 'TRF, P2P' })
})

test('a response is encrypted with the key of its request and carries the hash of its text', async () => {
  const client = sandbox.newBncClient()
  await client.logOn()
  const { body, plaintext } = await client.call('/Services/BCVRates', {})
  expect(body).toMatchObject(seal(plaintext, deriveKey(client.workingKey())))
})

test('the BCV rate has eight decimals', async () => {
  await post(control(sandbox.bncUrl, 'rate'), { rate: 36.6642, valueDate: '2024-08-07' })
  const { plaintext } = await sandbox.newBncClient().call('/Services/BCVRates', {})
  const published = vectors.bnc.publishedAnswers.find(({ name }) => name === 'BCVRates ok')
  expect(plaintext).toBe(published?.plaintext)
})

describe('Approval of a BNC charge', () => {
  test('an approved charge has its transaction number in the value, as published', async () => {
    const { body, plaintext } = await sandbox.newBncClient().charge()
    expect(plaintext).toMatch(/^\{"IdTransaction":\d{9},"Reference":"0\d{7}"\}$/)
    expect(body['message']).toBe('000000Operacion exitosa')
  })

  test('transactionSpelling can spell the transaction number IdTransation', async () => {
    await sandbox.setBncAssumptions({ transactionSpelling: 'IdTransation' })
    expect(Object.keys((await sandbox.newBncClient().charge()).value)).toEqual(['IdTransation', 'Reference'])
  })

  test('with approvalNumbers message, the number in the message reverses the charge', async () => {
    await sandbox.setBncAssumptions({ approvalNumbers: 'message' })
    const client = sandbox.newBncClient()
    const { body, value } = await client.charge()
    expect(Object.keys(value)).toEqual(['Reference'])
    const message = String(body['message'])
    const [, amount, authorization, number] =
      /^000000Pago Móvil procesado por un monto de (\S+), Código de Autorización: (\d+), Nro de Referencia: (\d+)$/.exec(
        message,
      ) ?? []
    expect([amount, authorization]).toEqual(['1523.40', value['Reference']])
    const reversal = { IdTransactionToReverse: Number(number), Amount: 1523.4, Terminal: client.credentials.terminal }
    expect((await client.call('/MobPayment/ReverseC2P', reversal)).code).toBe('000000')
  })

  test.each(['idIsControlNumber', 'both'])(
    'with chargeNumbers %s a charge is reversed by its control number',
    async (chargeNumbers) => {
      await sandbox.setBncAssumptions({ chargeNumbers })
      const client = sandbox.newBncClient()
      const { value } = await client.charge()
      const [line] = await client.history()
      expect(String(value['IdTransaction'])).toBe(line?.['ControlNumber'])
      const reversal = { IdTransactionToReverse: value['IdTransaction'], Amount: 1523.4 }
      const { code } = await client.call('/MobPayment/ReverseC2P', {
        ...reversal,
        Terminal: client.credentials.terminal,
      })
      expect(code).toBe('000000')
    },
  )
})
