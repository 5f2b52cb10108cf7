import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bancamigaCodes } from './bancamiga/codes.ts'
import { refpkOf } from './bancamiga/payments.ts'
import { sandboxCredentials } from './credentials.ts'
import { isRecord } from './model.ts'
import { bancamigaClient } from './testing/bancamiga.ts'
import { control, erase, get, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.bancamigaUrl, 'readings')))
afterAll(() => sandbox.stop())

type Client = ReturnType<TestSandbox['newBancamigaClient']>

const readings = (changes: Record<string, unknown>) => post(control(sandbox.bancamigaUrl, 'readings'), changes)
const fault = (body: Record<string, unknown>) => post(control(sandbox.bancamigaUrl, 'faults'), body)

async function register({ credentials }: Client, movement: Record<string, unknown> = {}, url = sandbox.bancamigaUrl) {
  const payment = { amount: 5.12, phone: '584141234567', bankCode: '0134', reference: '000000575202', ...movement }
  const answer = await post(control(url, 'movements'), { client: credentials.accountNumber, ...payment })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

const listOf = ({ body }: { body: Record<string, unknown> }) =>
  Array.isArray(body['lista']) ? body['lista'].filter(isRecord) : []

test('the Bancamiga table has every documented code', () => {
  expect(bancamigaCodes.toSorted()).toEqual('200 201 503 511 512 550 551 552 553'.split(' '))
})

test('the health check needs no token', async () => {
  expect((await get(`${sandbox.bancamigaUrl}/healthcheck`)).body).toEqual({ code: 200, time: expect.any(String) })
  expect((await post(`${sandbox.bancamigaUrl}/healthcheck`, {})).status).toBe(404)
})

describe('the log-on at the simulated Bancamiga', () => {
  const yearMs = 365 * 86_400_000

  test('gives a token that lives one year, with the bank’s spelling of the refresh token', async () => {
    const { status, body } = await sandbox.newBancamigaClient().logOn()
    expect([status, body]).toEqual([
      200,
      {
        code: 200,
        expireDate: (mondayMorning + yearMs) / 1_000,
        mensaje: expect.any(String),
        mod: 'users',
        refresToken: expect.any(String),
        token: expect.any(String),
      },
    ])
  })

  test.each([
    ['another user', { Dni: 'J1' }, 503],
    ['another password', { Pass: 'wrong' }, 503],
    ['an unknown field', { Extra: '' }, 511],
    ['a password that is a number', { Pass: 1234 }, 511],
  ])('with %s is refused', async (_title, changes, code) => {
    expect((await sandbox.newBancamigaClient().logOn(changes)).body['code']).toBe(code)
  })

  test('without the temporary token, or with that of another client, is refused', async () => {
    const [client, other] = [sandbox.newBancamigaClient(), sandbox.newBancamigaClient()]
    for (const bearer of ['', 'none', other.credentials.temporaryToken]) {
      expect((await client.logOn({}, bearer)).body['code']).toBe(503)
    }
  })

  test('a token expires after its year with 512, and its refresh with it', async () => {
    const world = await startTestSandbox()
    const client = world.newBancamigaClient()
    const { refresToken } = (await client.logOn()).body
    const find = async () => (await client.find()).body['code']
    expect(await find()).toBe(200)
    world.passTime(yearMs - 1)
    expect(await find()).toBe(200)
    world.passTime(1)
    expect(await find()).toBe(512)
    expect((await client.refresh(refresToken)).body['code']).toBe(512)
    await world.stop()
  })

  test('a refresh gives a new token, once', async () => {
    const client = sandbox.newBancamigaClient()
    await client.find()
    const { refresToken } = (await client.logOn()).body
    const { token, code } = (await client.refresh(refresToken)).body
    expect(code).toBe(200)
    expect((await client.find({}, String(token))).body['code']).toBe(200)
    expect((await client.refresh(refresToken)).body['code']).toBe(503)
    expect((await client.refresh('none')).body['code']).toBe(503)
    expect((await client.refresh(7)).body['code']).toBe(511)
  })

  test('a new token ends the earlier one, or under the other reading does not', async () => {
    const client = sandbox.newBancamigaClient()
    const { token } = (await client.logOn()).body
    await client.logOn()
    expect((await client.find({}, String(token))).body['code']).toBe(503)
    await readings({ newTokenReplaces: false })
    const held = (await client.logOn()).body['token']
    await client.logOn()
    expect((await client.find({}, String(held))).body['code']).toBe(200)
  })

  test('a new password replaces the old one', async () => {
    const client = sandbox.newBancamigaClient()
    expect((await client.newPassword('another')).body['code']).toBe(200)
    expect((await client.logOn()).body['code']).toBe(503)
    expect((await client.logOn({ Pass: 'another' })).body['code']).toBe(200)
  })

  test('a token holds over a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const journal = join(folder, 'journal.jsonl')
    const { bancamiga } = sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60')
    const first = await startTestSandbox({ journal })
    const before = bancamigaClient(first.bancamigaUrl, bancamiga)
    await register(before, {}, first.bancamigaUrl)
    const { token } = (await before.logOn()).body
    await first.stop()
    const second = await startTestSandbox({ journal })
    const after = bancamigaClient(second.bancamigaUrl, bancamiga)
    const answer = await post(
      `${second.bancamigaUrl}/public/protected/pm/find`,
      { Phone: '584141234567', Bank: '0134', Date: '2026-10-05' },
      { authorization: `Bearer ${String(token)}` },
    )
    expect(listOf(answer)).toHaveLength(1)
    expect(listOf(await after.find())).toHaveLength(1)
    await second.stop()
    await rm(folder, { recursive: true })
  })
})

describe('the queries of the simulated Bancamiga', () => {
  test('the key of the published payment is its day, bank, phone and short reference', () => {
    const { date, bank, phone, reference, value } = vectors.bancamiga.refpk
    expect(refpkOf({ amount: '5.12', reference, date, phone, bankCode: bank })).toBe(value)
  })

  test('find lists the payments of a phone, a bank and a day, with the amount as a number', async () => {
    const client = sandbox.newBancamigaClient()
    await register(client, { document: 'V12345678' })
    await register(client, { phone: '584249999999' })
    await register(client, { bankCode: '0105' })
    await register(client, { date: '2026-10-04' })
    await register(client, { type: 'transfer' })
    const answer = await client.find()
    expect(answer.body).toMatchObject({ code: 200, mod: 'find', num: 1 })
    expect(answer.text).toContain('"Amount":5.12,')
    expect(listOf(answer)).toEqual([
      {
        ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.any(String),
        update_at: expect.any(String),
        deleted_at: null,
        Dni: 'V12345678',
        PhoneDest: client.credentials.collectingPhone,
        PhoneOrig: '584141234567',
        Amount: 5.12,
        BancoOrig: '0134',
        NroReferenciaCorto: '575202',
        NroReferencia: '000000575202',
        HoraMovimiento: '11:00:00',
        FechaMovimiento: '2026-10-05',
        Descripcion: expect.any(String),
        Status: '500',
        Refpk: '202610050134584141234567575202',
        Ref: expect.any(String),
      },
    ])
  })

  test.each([
    [{ Bank: '134' }, 551],
    [{ Phone: '04141234567' }, 552],
    [{ Date: '2026-02-31' }, 553],
    [{ Date: '05/10/2026' }, 553],
    [{ Reference: '575202' }, 511],
    [{ Phone: 584141234567 }, 511],
    [{ Phone: undefined }, 511],
  ])('find with %j is refused with %i', async (changes, code) => {
    expect((await sandbox.newBancamigaClient().find(changes)).body['code']).toBe(code)
  })

  test.each(['', 'none'])('a query with the token %j is refused with 503', async (bearer) => {
    const client = sandbox.newBancamigaClient()
    for (const answer of [await client.find({}, bearer), await client.history({}, bearer)]) {
      expect([answer.status, answer.body['code']]).toEqual([200, 503])
    }
  })

  test('the temporary token and the refresh token open no query', async () => {
    const client = sandbox.newBancamigaClient()
    const { refresToken } = (await client.logOn()).body
    for (const bearer of [client.credentials.temporaryToken, String(refresToken)]) {
      expect((await client.find({}, bearer)).body['code']).toBe(503)
    }
  })

  test('an error has the HTTP status of its code under the other reading', async () => {
    await readings({ httpStatus: 'asCode' })
    expect((await sandbox.newBancamigaClient().find({}, 'none')).status).toBe(503)
  })

  test.each([
    ['empty', []],
    ['null', null],
    ['absent', undefined],
  ])('without payments lista is %s', async (emptyList, lista) => {
    await readings({ emptyList })
    const { body } = await sandbox.newBancamigaClient().find()
    expect([body['code'], body['num'], body['lista']]).toEqual([200, 0, lista])
  })

  test('history lists a whole day, at most once in 10 minutes for each client', async () => {
    const world = await startTestSandbox()
    const [client, other] = [world.newBancamigaClient(), world.newBancamigaClient()]
    await register(client, {}, world.bancamigaUrl)
    await register(client, { phone: '584249999999', bankCode: '0105' }, world.bancamigaUrl)
    expect((await client.history({ Date: 'today' })).body['code']).toBe(553)
    expect(listOf(await client.history())).toHaveLength(2)
    const again = await client.history({ Date: '2026-10-04' })
    expect(bancamigaCodes).not.toContain(String(again.body['code']))
    expect(again.body).not.toHaveProperty('lista')
    expect((await other.history()).body['code']).toBe(200)
    world.passTime(10 * 60_000 - 1)
    expect(listOf(await client.history())).toEqual([])
    world.passTime(1)
    expect(listOf(await client.history())).toHaveLength(2)
    await world.stop()
  })

  test('a history that is asked too soon is empty under the other reading', async () => {
    await readings({ historyTooSoon: 'empty' })
    const client = sandbox.newBancamigaClient()
    await register(client)
    expect((await client.history()).body['num']).toBe(1)
    expect((await client.history()).body).toMatchObject({ code: 200, num: 0 })
  })

  test('the statuses and the time have the form of the reading', async () => {
    await readings({ statuses: 'mixed', timeFormat: 'HHMM' })
    const client = sandbox.newBancamigaClient()
    for (let number = 1; number <= 3; number += 1) await register(client, { reference: String(number) })
    const rows = listOf(await client.history())
    expect(rows.map(({ Status }) => Status)).toEqual(['500', '600', '700'])
    expect(rows[0]).toMatchObject({ HoraMovimiento: '1100', NroReferenciaCorto: '000001' })
  })

  test('a payment is shown after the delay of a reading', async () => {
    const world = await startTestSandbox({ bancamigaReadings: { queryDelayMs: 90_000 } })
    const client = world.newBancamigaClient()
    await register(client, {}, world.bancamigaUrl)
    expect(listOf(await client.find())).toEqual([])
    world.passTime(90_000)
    expect(listOf(await client.find())).toHaveLength(1)
    await world.stop()
  })

  test('two fixed phones have paid on any day, one of them from the second query on', async () => {
    const client = sandbox.newBancamigaClient()
    const count = async (Phone: string) => listOf(await client.find({ Phone })).length
    expect([await count('584140000200'), await count('584140000200')]).toEqual([1, 1])
    expect([await count('584140000408'), await count('584140000408')]).toEqual([0, 1])
    expect(listOf(await client.find({ Phone: '584140000200' }))).toMatchObject([{ Amount: 120 }])
  })
})

describe('scripted faults of the simulated Bancamiga', () => {
  test('keyExpiry ends the token of a client with 512, and a new log-on works', async () => {
    const client = sandbox.newBancamigaClient()
    await client.find()
    await fault({ kind: 'keyExpiry', client: client.credentials.accountNumber })
    expect((await client.find()).body['code']).toBe(512)
    const { token } = (await client.logOn()).body
    expect((await client.find({}, String(token))).body['code']).toBe(200)
  })

  test.each(['200', '201', '503', '511', '512', '550', '551', '552', '553', '999'])(
    'the code %s can be forced',
    async (code) => {
      const client = sandbox.newBancamigaClient()
      await client.logOn()
      await fault({ kind: 'code', operation: 'token', code })
      expect((await client.logOn()).body['code']).toBe(Number(code))
    },
  )

  test.each(['resetBefore', 'resetAfter'])('%s loses the answer of a query', async (kind) => {
    const client = sandbox.newBancamigaClient()
    await client.find()
    await fault({ kind, operation: 'find' })
    await expect(client.find()).rejects.toThrow()
  })

  test.each(['html', 'status', 'malformed'])('%s gives no readable answer', async (kind) => {
    const client = sandbox.newBancamigaClient()
    await client.find()
    await fault({ kind, operation: 'find' })
    expect((await client.find()).body).toEqual({})
  })

  test('the ledger has no entries, because no call moves money', async () => {
    const client = sandbox.newBancamigaClient()
    await register(client)
    expect(await ledger(sandbox.bancamigaUrl, client.credentials.accountNumber)).toEqual([])
  })
})
