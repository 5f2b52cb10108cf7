import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { banescoCodes } from './banesco/codes.ts'
import { banescoAccount, banescoVectorAccount } from './credentials.ts'
import { isRecord } from './model.ts'
import { banescoClient } from './testing/banesco.ts'
import { control, erase, type Exchange, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.banescoUrl, 'readings')))
afterAll(() => sandbox.stop())

type Client = ReturnType<TestSandbox['newBanescoClient']>

const readings = (changes: Record<string, unknown>) => post(control(sandbox.banescoUrl, 'readings'), changes)
const fault = (body: Record<string, unknown>) => post(control(sandbox.banescoUrl, 'faults'), body)

async function register({ credentials }: Client, movement: Record<string, unknown> = {}, url = sandbox.banescoUrl) {
  const payment = { amount: 1240, phone: '584141234567', bankCode: '0105', reference: '000123456789', ...movement }
  const answer = await post(control(url, 'movements'), { client: credentials.accountNumber, ...payment })
  expect(answer.status, answer.text).toBe(201)
}

const codeOf = ({ body }: Exchange) => isRecord(body['httpStatus']) && body['httpStatus']['statusCode']
const rowsOf = ({ body }: Exchange) => {
  const data = body['dataResponse']
  const rows = isRecord(data) ? data['transactionDetail'] : undefined
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
const credits = (answer: Exchange) => rowsOf(answer).filter(({ trnType }) => trnType === 'CR')

/** Codes of the bank's manual, written independently of the simulator's table. */
const documented = '200 70001 204 70005 VDE01 VDE02 VRN01 VRN04 CRT503 VRN05 VRN06 409 422 500 503 504'.split(' ')

test('the Banesco table has the documented codes and no other', () => {
  expect(banescoCodes.toSorted()).toEqual(documented.toSorted())
})

describe('tokens of the simulated Banesco', () => {
  test('the published form obtains a token of 300 seconds', async () => {
    const client = banescoClient(sandbox.banescoUrl, banescoAccount(banescoVectorAccount))
    expect(client.tokenForm()).toBe(vectors.banesco.form.rawBody)
    const { status, body } = await client.logOn(vectors.banesco.form.rawBody)
    expect([status, body]).toMatchObject([200, { access_token: expect.any(String), expires_in: 300 }])
  })

  test('the quality environment has its own path', async () => {
    const path = '/auth/realms/realm-api-qa/protocol/openid-connect/token'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await post(sandbox.banescoUrl + path, sandbox.newBanescoClient().tokenForm(), headers)
    expect(status).toBe(200)
  })

  test.each([
    ['client_credentials', { grant_type: 'client_credentials' }, 400],
    ['another secret', { client_secret: 'wrong' }, 401],
    ['another password', { password: 'wrong' }, 401],
    ['another user', { username: 'cli' }, 401],
    ['an unknown client', { client_id: 'none' }, 401],
    ['an unknown field', { extra: '1' }, 400],
  ])('a form with %s is refused', async (_title, changes, status) => {
    const client = sandbox.newBanescoClient()
    const answer = await client.logOn(client.tokenForm(changes))
    expect(answer.status).toBe(status)
    expect(answer.body).not.toHaveProperty('access_token')
  })

  test('a secret whose characters are not encoded is refused', async () => {
    const client = sandbox.newBanescoClient()
    const { clientId, clientSecret } = client.credentials
    const body = `grant_type=password&client_id=${clientId}&client_secret=${clientSecret}&username=${clientId}&password=${clientSecret}`
    expect((await client.logOn(body)).status).not.toBe(200)
  })

  test('a form that is sent as JSON is refused', async () => {
    const client = sandbox.newBanescoClient()
    const { status } = await client.logOn(client.tokenForm(), { 'content-type': 'application/json' })
    expect(status).toBe(400)
  })

  test('under the other reading the client is named by Basic authentication', async () => {
    await readings({ tokenClient: 'basic' })
    const client = sandbox.newBanescoClient()
    const { clientId, clientSecret } = client.credentials
    const user = `username=${clientId}&password=${encodeURIComponent(clientSecret)}`
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const body = `grant_type=password&${user}&scope=openid`
    expect((await client.logOn(body, { authorization: `Basic ${basic}` })).status).toBe(200)
    expect((await client.logOn(body)).status).toBe(401)
    expect((await client.logOn()).status).toBe(400)
  })

  test('a token ends after 300 seconds, and an unknown one never works', async () => {
    const world = await startTestSandbox()
    const client = world.newBanescoClient()
    expect(codeOf(await client.ask('mobile'))).toBe('70001')
    world.passTime(299_999)
    expect(codeOf(await client.ask('mobile'))).toBe('70001')
    world.passTime(1)
    const ended = await client.ask('mobile')
    expect([ended.status, codeOf(ended)]).toEqual([401, 'VRN01'])
    for (const bearer of ['', 'none']) expect(codeOf(await client.ask('mobile', {}, { bearer }))).toBe('VRN01')
    await world.stop()
  })
})

describe('the query of the simulated Banesco', () => {
  test('finds a mobile payment by its last 6 digits, phone, bank and day, as often as it is asked', async () => {
    const client = sandbox.newBanescoClient()
    await register(client)
    for (let times = 0; times < 2; times += 1) {
      const answer = await client.ask('mobile')
      expect(answer.body['httpStatus']).toEqual({ statusCode: '200', statusDesc: 'OK' })
      expect(credits(answer)).toEqual([
        {
          referenceNumber: '000123456789',
          amount: '1240.00',
          currencyCode: 'BS ',
          accountId: expect.stringMatching(/^0134\*+\d{4}$/),
          trnDate: '2026-10-05',
          trnTime: '11:00:00',
          trnType: 'CR',
          sourceBankId: '105',
          destBankId: '134',
          concept: expect.any(String),
          customerIdBen: client.credentials.rif,
        },
      ])
    }
  })

  test.each([
    ['reference', { referenceNumber: '456780' }],
    ['phone', { phoneNum: '584249999999' }],
    ['bank', { bankId: '0102' }],
    ['day', { startDt: '2026-10-04' }],
  ])('another %s is 70001 with no data', async (_field, changes) => {
    const client = sandbox.newBanescoClient()
    await register(client)
    const answer = await client.ask('mobile', changes)
    expect([answer.status, codeOf(answer), answer.body['dataResponse']]).toEqual([200, '70001', null])
  })

  test('two payments with the same 6 digits are distinguished by the phone', async () => {
    const client = sandbox.newBanescoClient()
    await register(client)
    await register(client, { reference: '000777456789', phone: '584249999999' })
    expect(credits(await client.ask('mobile'))).toHaveLength(1)
    await register(client, { reference: '000888456789' })
    expect(credits(await client.ask('mobile'))).toHaveLength(2)
  })

  test.each(['referenceNumber', 'phoneNum', 'bankId', 'startDt'])('a mobile payment needs %s', async (field) => {
    const answer = await sandbox.newBanescoClient().ask('mobile', { [field]: undefined })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'VDE01'])
  })

  test.each([
    ['a local phone', { phoneNum: '04141234567' }],
    ['a bank without its zero', { bankId: '105' }],
    ['a day with slashes', { startDt: '05/10/2026' }],
    ['an unknown field', { amount: '1240.00' }],
    ['the whole reference', { referenceNumber: '000123456789' }],
  ])('%s is refused with VDE02', async (_title, changes) => {
    expect(codeOf(await sandbox.newBanescoClient().ask('mobile', changes))).toBe('VDE02')
  })

  test('the whole reference of a mobile payment finds nothing under the other reading', async () => {
    await readings({ wrongLength: '70001' })
    const client = sandbox.newBanescoClient()
    await register(client)
    expect(codeOf(await client.ask('mobile', { referenceNumber: '000123456789' }))).toBe('70001')
  })

  test.each([
    ['no device', { device: undefined }],
    ['an address that is none', { device: { type: 'Server', description: 'Pasarela', ipAddress: 'here' } }],
    ['no session', { securityAuth: {} }],
  ])('a request with %s is refused', async (_title, request) => {
    expect(codeOf(await sandbox.newBanescoClient().ask('mobile', {}, { request }))).toBe('VDE02')
  })

  test('a transfer within Banesco is found by its whole reference, and never with a date', async () => {
    const client = sandbox.newBanescoClient()
    await register(client, { type: 'transfer', bankCode: '0134' })
    expect(credits(await client.ask('own'))).toMatchObject([{ referenceNumber: '000123456789', sourceBankId: '134' }])
    expect(codeOf(await client.ask('own', { startDt: '2026-10-05' }))).toBe('70001')
    expect(codeOf(await client.ask('own', { referenceNumber: '456789' }))).toBe('70001')
  })

  test('a transfer from another bank is found by its last 6 digits and day', async () => {
    const client = sandbox.newBanescoClient()
    await register(client, { type: 'transfer' })
    expect(credits(await client.ask('transfer'))).toMatchObject([{ sourceBankId: '105' }])
    expect(codeOf(await client.ask('transfer', { startDt: undefined }))).toBe('VDE01')
    expect(codeOf(await client.ask('mobile'))).toBe('70001')
  })

  test('another account is 204', async () => {
    const accountId = '01340000000000000001'
    for (const kind of ['own', 'transfer', 'range'] as const) {
      expect(codeOf(await sandbox.newBanescoClient().ask(kind, { accountId }))).toBe('204')
    }
  })

  test('a range shows payments of both kinds, and each with its commission unless the reading says none', async () => {
    const client = sandbox.newBanescoClient()
    await register(client)
    await register(client, { type: 'transfer', date: '2026-10-01', reference: '000000000777' })
    await register(client, { date: '2026-09-30' })
    const rows = rowsOf(await client.ask('range'))
    expect(rows.map(({ trnType, referenceNumber, amount }) => [trnType, referenceNumber, amount])).toEqual([
      ['CR', '000123456789', '1240.00'],
      ['DB', '000123456789', '3.72'],
      ['CR', '000000000777', '1240.00'],
      ['DB', '000000000777', '3.72'],
    ])
    await readings({ debits: false })
    expect(rowsOf(await client.ask('range'))).toHaveLength(2)
  })

  test.each([
    ['2026-09-01', '2026-09-30', '70001'],
    ['2026-09-01', '2026-10-01', '70005'],
    ['2026-10-02', '2026-10-01', 'VDE02'],
  ])('a range from %s to %s is answered %s', async (startDt, endDt, code) => {
    expect(codeOf(await sandbox.newBanescoClient().ask('range', { startDt, endDt }))).toBe(code)
  })

  test('a payment is shown after the delay of a reading', async () => {
    const world = await startTestSandbox({ banescoReadings: { queryDelayMs: 90_000 } })
    const client = world.newBanescoClient()
    await register(client, {}, world.banescoUrl)
    expect(codeOf(await client.ask('mobile'))).toBe('70001')
    world.passTime(90_000)
    expect(credits(await client.ask('mobile'))).toHaveLength(1)
    await world.stop()
  })

  test('above the quota of a reading the answer is VRN05, until the minute has passed', async () => {
    const world = await startTestSandbox({ banescoReadings: { quotaPerMinute: 2 } })
    const client = world.newBanescoClient()
    const other = world.newBanescoClient()
    const codes = []
    for (let times = 0; times < 3; times += 1) codes.push(codeOf(await client.ask('mobile')))
    expect(codes).toEqual(['70001', '70001', 'VRN05'])
    expect((await client.ask('mobile')).status).toBe(429)
    expect(codeOf(await other.ask('mobile'))).toBe('70001')
    world.passTime(60_000)
    expect(codeOf(await client.ask('mobile'))).toBe('70001')
    await world.stop()
  })

  test('two fixed references have been paid, one of them from the second query on', async () => {
    const client = sandbox.newBanescoClient()
    const count = async (referenceNumber: string) => credits(await client.ask('mobile', { referenceNumber })).length
    expect([await count('000200'), await count('000200')]).toEqual([1, 1])
    expect([await count('000408'), await count('000408')]).toEqual([0, 1])
    expect(credits(await client.ask('mobile', { referenceNumber: '000200' }))).toMatchObject([{ amount: '120.00' }])
  })

  test('a merchant sees no payment of another', async () => {
    const [client, other] = [sandbox.newBanescoClient(), sandbox.newBanescoClient()]
    await register(client)
    expect(codeOf(await other.ask('mobile'))).toBe('70001')
  })
})

describe('scripted faults of the simulated Banesco', () => {
  test.each([
    ['VRN04', 503],
    ['CRT503', 503],
    ['VRN05', 429],
    ['VRN06', 424],
    ['409', 409],
    ['504', 504],
    ['XYZ', 500],
  ])('the code %s can be forced and comes with status %i, or always with 200', async (code, status) => {
    const client = sandbox.newBanescoClient()
    for (const [httpStatus, expected] of [
      ['own', status],
      ['always200', 200],
    ]) {
      await readings({ httpStatus })
      await fault({ kind: 'code', operation: 'transactions', code })
      const answer = await client.ask('mobile')
      expect([answer.status, codeOf(answer), answer.body['dataResponse']]).toEqual([expected, code, null])
    }
  })

  test('keyExpiry ends the token of a client, and a new one works', async () => {
    const client = sandbox.newBanescoClient()
    await client.ask('mobile')
    await fault({ kind: 'keyExpiry', client: client.credentials.accountNumber })
    expect(codeOf(await client.ask('mobile'))).toBe('VRN01')
    const bearer = String((await client.logOn()).body['access_token'])
    expect(codeOf(await client.ask('mobile', {}, { bearer }))).toBe('70001')
  })

  test.each(['token', 'transactions'])('a lost or unreadable answer can be scripted for %s', async (operation) => {
    const client = sandbox.newBanescoClient()
    await client.ask('mobile')
    const call = () => (operation === 'token' ? client.logOn() : client.ask('mobile'))
    for (const kind of ['resetBefore', 'resetAfter']) {
      await fault({ kind, operation })
      await expect(call()).rejects.toThrow()
    }
    for (const kind of ['html', 'status', 'malformed']) {
      await fault({ kind, operation })
      expect((await call()).body).toEqual({})
    }
  })

  test('the ledger has no entries, because no call moves money', async () => {
    const client = sandbox.newBanescoClient()
    await register(client)
    expect(await ledger(sandbox.banescoUrl, client.credentials.accountNumber)).toEqual([])
  })
})
