import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveKey, seal } from './bnc/envelope.ts'
import { get, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

describe('the door of BNC', () => {
  test('the welcome page needs no client', async () => {
    expect((await get(`${sandbox.bncUrl}/welcome/home`)).status).toBe(200)
  })

  test('a client it never issued is EPICNF', async () => {
    const client = sandbox.newBncClient()
    const clientGuid = '3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60'
    expect((await client.charge({}, { ClientGUID: clientGuid })).code).toBe('EPICNF')
  })

  test('a wrong hash is EPIHV', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({}, { Validation: '0'.repeat(64) })).code).toBe('EPIHV')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('a value under a key that is not the working key is EPIRWK', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    expect((await client.send('/Services/Banks', {}, 'another key')).code).toBe('EPIRWK')
  })

  test('a log-on under a wrong master key opens no session', async () => {
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
  ])('%s is named without an envelope', async (_what, fields, name) => {
    const client = sandbox.newBncClient()
    const { status, body } = await client.charge(fields)
    expect(status).toBe(400)
    expect(body).toEqual({ [name]: [`El campo ${name} no es valido`] })
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('an incomplete envelope is named the same way', async () => {
    const { body } = await post(`${sandbox.bncUrl}/Services/Banks`, { ClientGUID: 'x', Reference: '' })
    expect(Object.keys(body)).toEqual(['Value', 'Validation', 'swTestOperation'])
  })

  test("another merchant's terminal, affiliation, account or RIF is refused", async () => {
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

  test('a reference is used once a day, by one client', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('G94')
    expect((await other.charge({}, { Reference: 'REF1' })).code).toBe('000000')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })

  test('a test operation is checked and moves nothing', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({}, { swTestOperation: true })).code).toBe('000000')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })
})

describe('working keys', () => {
  test('an older key lives on for a minute after a new log-on', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const older = client.workingKey()
    await client.logOn()
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('000000')
    sandbox.passTime(60_000)
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIRWK')
    expect((await client.call('/Services/Banks', {})).code).toBe('000000')
  })

  test('every key dies at midnight in Caracas', async () => {
    const client = sandbox.newBncClient()
    sandbox.setTime(Date.parse('2026-10-06T03:59:59.999Z'))
    await client.logOn()
    expect((await client.call('/Services/Banks', {})).code).toBe('000000')
    sandbox.passTime(1)
    expect((await client.call('/Services/Banks', {})).code).toBe('EPIRWK')
  })
})

test('the list of banks carries four-digit codes and services', async () => {
  const { list } = await sandbox.newBncClient().call('/Services/Banks', {})
  expect(list).toHaveLength(27)
  expect(list).toContainEqual({ Name: 'BANCO DE VENEZUELA', Code: '0102', Services: 'TRF, P2P' })
})

test('an answer comes back under the key of its request', async () => {
  const client = sandbox.newBncClient()
  await client.logOn()
  const { body, value } = await client.call('/Services/BCVRates', {})
  const sealed = seal(JSON.stringify(value), deriveKey(client.workingKey()))
  expect(body).toMatchObject(sealed)
})
