import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import bncVectors from '../../src/banks/bnc/vectors.json' with { type: 'json' }
import r4Vectors from '../../src/banks/r4/vectors.json' with { type: 'json' }
import { runNotifications } from '../../src/cli/bank-notifications.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { positionalStatement } from '../harness/statement.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { setBankAccount, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { addressedTo } from './notifying.ts'

/** Notifications of banks: stored once, before they are answered, for the account they are meant for. */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({ sandbox, connection: link.connection })
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
type Choice = { settles?: boolean; allowed?: string[]; graceSeconds?: number }
const addresses = () => createAddressStore({ database: gateway.database, sealer: testSealer })

async function makeAddress(tenant: Tenant, bank: 'bnc' | 'r4', choice: Choice = {}) {
  const whose = { tenantId: tenant.tenantId, livemode: false, bank }
  const chosen = { settles: false, allowed: [], graceSeconds: 0, actor: 'test', ...choice }
  return addresses().make(systemRandom, whose, chosen)
}

async function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } }
  const response = await fetch(`${gateway.url}/notify/${path}`, init)
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}

const kept = positionalStatement(
  'test.notifications',
  `select operation, reading, reason, times, livemode from bank_notifications where tenant_id = $1 order by notification_id`,
)
const money = positionalStatement(
  'test.movements',
  `select m.reference, m.ves_amount as amount, m.date::text from movements m
   where exists (select from bank_notifications n where n.account_id = m.account_id and n.tenant_id = $1) order by 1`,
)
const keptOf = ({ tenantId }: Tenant) => gateway.database.query<Record<string, unknown>>(kept, [tenantId])
const moneyOf = ({ tenantId }: Tenant) => gateway.database.query<Record<string, unknown>>(money, [tenantId])

const rawNotifica = r4Vectors.notifications.requests.find(({ name }) => name === 'R4notifica')?.rawBody ?? ''
const notificaOf = (tenant: Tenant): Record<string, string> => JSON.parse(addressedTo(tenant, rawNotifica))

describe('notifications of R4:', () => {
  test('each kind of call, sent twice, is stored once and answered alike both times', async () => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'r4')
    const headers = { authorization: secrets['authorization'] ?? '' }
    for (const { path, rawBody, answers } of r4Vectors.notifications.requests) {
      for (const time of ['first', 'second']) {
        const answer = await post(`${token}${path}`, addressedTo(tenant, rawBody), headers)
        expect([answer.status, answer.text], time).toEqual([200, Object.values(answers)[0]])
        expect(answer.type).toContain('application/json')
      }
    }
    const rows = await keptOf(tenant)
    expect(rows.map(({ reading, times }) => `${String(reading)} ${String(times)}`)).toEqual([
      'notMoney 2',
      'notMoney 2',
      'arrived 2',
      'notMoney 2',
      'arrived 2',
    ])
    expect(await moneyOf(tenant)).toEqual([
      { reference: '83700001', amount: '1523.40', date: '2026-10-05' },
      { reference: '83700003', amount: '1523.40', date: '2026-10-05' },
    ])
  })

  test('a hundred equal calls at once are stored as one movement', async () => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'r4')
    const headers = { authorization: secrets['authorization'] ?? '' }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(`${token}/R4notifica`, notificaOf(tenant), headers)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"abono":true}']))
    expect(await keptOf(tenant)).toMatchObject([{ times: 100 }])
    expect(await moneyOf(tenant)).toHaveLength(1)
  })

  test('a call whose database acknowledgement was lost is not acknowledged, and its repetition is stored once', async () => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'r4')
    const headers = { authorization: secrets['authorization'] ?? '' }
    link.loseAcknowledgements('movements.insert_notification')
    expect((await post(`${token}/R4notifica`, notificaOf(tenant), headers)).status).toBe(503)
    expect((await post(`${token}/R4notifica`, notificaOf(tenant), headers)).text).toBe('{"abono":true}')
    expect(await moneyOf(tenant)).toHaveLength(1)
  })
})

test('the query of R4 is answered also when it could not be stored, so that no customer’s money is returned', async () => {
  const tenant = await gateway.createTenant()
  const { token, secrets } = await makeAddress(tenant, 'r4')
  link.loseAcknowledgements('movements.insert_notification')
  const answer = await post(`${token}/R4consulta`, {}, { authorization: secrets['authorization'] ?? '' })
  expect([answer.status, answer.text]).toEqual([200, '{"status":true}'])
})

describe('a transfer that R4 notified', () => {
  const pays = { usdAmount: undefined, vesAmount: 1523.4, reference: '83700001' }
  const today = () => caracasDate(Date.now())
  const now = () => new Date().toISOString()
  const verify = async (tenant: Tenant, body: object) => {
    const request = { method: 'POST', key: tenant.key, body: { ...pays, ...body } }
    const { status, body: answer } = await gateway.call('/v1/payments/pago-movil/verify', request)
    return [status, answer['status'] ?? answer['error'], answer['failureCode']].filter(Boolean).join(' ')
  }
  async function routedToR4(choice: Choice) {
    const tenant = await gateway.createTenant()
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
    const { token, secrets } = await makeAddress(tenant, 'r4', choice)
    const headers = { authorization: secrets['authorization'] ?? '' }
    return {
      tenant,
      push: (changes: object) =>
        post(`${token}/R4notifica`, { ...notificaOf(tenant), FechaHora: now(), ...changes }, headers),
    }
  }

  test('pays one order, and one only', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    expect(await verify(tenant, {})).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    await push({})
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => verify(tenant, { dateMovement: today() })))
    expect(outcomes.toSorted()).toEqual([
      '200 COMPLETED',
      ...Array.from({ length: 9 }, () => '200 FAILED MOVEMENT_ALREADY_CLAIMED'),
    ])
    // Notified again, also with another concept, it is still the movement that has paid.
    await push({ Concepto: 'again' })
    expect(await verify(tenant, {})).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('does not pay an order of another amount, payer or reference', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    await push({})
    expect(await verify(tenant, { vesAmount: 1523.41 })).toMatch(/FAILED AMOUNT_MISMATCH/)
    expect(await verify(tenant, { vesAmount: 1000, reference: '0001' })).toMatch(/FAILED AMOUNT_MISMATCH/)
    expect(await verify(tenant, { debtorCellPhone: '04121111111' })).toMatch(/FAILED MOVEMENT_NOT_FOUND/)
    expect(await verify(tenant, { reference: '93700001' })).toMatch(/FAILED MOVEMENT_NOT_FOUND/)
    expect(await verify(tenant, { debtorCellPhone: '04141234567', debtorBankCode: 102 })).toBe('200 COMPLETED')
  })

  test('pays an order of a smaller amount, as at any bank', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    await push({})
    expect(await verify(tenant, { vesAmount: 1500 })).toBe('200 COMPLETED')
    expect(await verify(tenant, { vesAmount: 1500 })).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('is the same movement however its amount is written and on whichever day it is notified again', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    await push({ FechaHora: new Date(Date.now() - 86_400_000).toISOString() })
    const yesterday = caracasDate(Date.now() - 86_400_000)
    expect(await verify(tenant, { dateMovement: yesterday })).toBe('200 COMPLETED')
    await push({ Monto: '01523.40' })
    await push({ BancoEmisor: undefined })
    expect(await verify(tenant, {})).toBe('200 FAILED MOVEMENT_NOT_FOUND')
  })

  test('at an address without authentication pays nothing, also at another tenant of the account', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const { r4 } = sandboxCredentials(one.tenantId)
    const made = await Promise.all(
      [one, two].map(async ({ tenantId }, index) => {
        const scope = { tenantId, livemode: true }
        const account = { tenantId, bank: 'r4', fields: { ...r4 }, actor: 'test' } as const
        await setBankAccount(gateway.database, testSealer, systemRandom, account)
        await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
        const choice = { settles: index === 0, allowed: [], graceSeconds: 0, actor: 'test' }
        return addresses().make(systemRandom, { ...scope, bank: 'r4' }, choice)
      }),
    )
    await enterLiveRate(gateway)
    const live = { ...one, key: one.liveKey }
    const push = (index: number) => {
      const headers = { authorization: made[index]?.secrets['authorization'] ?? '' }
      return post(`${made[index]?.token}/R4notifica`, { ...notificaOf(one), FechaHora: now() }, headers)
    }
    await push(1)
    expect(await verify(live, {})).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    // Notified at an authenticated address, it counts.
    await push(0)
    expect(await verify(live, {})).toBe('200 COMPLETED')
  })

  test('that the network refused pays nothing', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    expect((await push({ CodigoRed: '62' })).text).toBe('{"abono":false}')
    expect(await verify(tenant, {})).toBe('200 FAILED MOVEMENT_NOT_FOUND')
  })

  test('pays nothing where notifications are stored for manual review only', async () => {
    const { tenant, push } = await routedToR4({ settles: false })
    await push({})
    expect(await verify(tenant, {})).toBe('400 unsupported_operation')
  })

  test('pays nothing at another tenant', async () => {
    const { push } = await routedToR4({ settles: true })
    const other = await routedToR4({ settles: true })
    await push({})
    expect(await verify(other.tenant, {})).toBe('200 FAILED MOVEMENT_NOT_FOUND')
  })

  test('is not matched with an open C2P charge of the same payer and amount', async () => {
    const { tenant, push } = await routedToR4({ settles: true })
    const details = { vesAmount: 1523.4, debtorId: 'V12345678', debtorCellPhone: '04141234567', debtorBankCode: 102 }
    const call = (path: string, body: object) =>
      gateway.call(`/v1/payments/${path}`, { method: 'POST', key: tenant.key, body })
    const { body: intent } = await call('c2p/request', { ...details, usdAmount: 5 })
    const amount = Number(intent['vesAmount'])
    const lost = await call('c2p', { ...details, usdAmount: 5, intentId: intent['intentId'], token: '00000099' })
    expect(lost.body['status']).toBe('PENDING')
    await push({ Monto: amount.toFixed(2) })
    expect(await verify(tenant, { vesAmount: amount })).toBe('200 FAILED MOVEMENT_NOT_FOUND')
  })
})

describe('notifications of BNC:', () => {
  test('each kind of call, sent twice, is stored once and answered 200 with an empty body', async () => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'bnc')
    for (const { rawBody } of bncVectors.notifications.requests) {
      for (const time of ['first', 'second']) {
        const answer = await post(token, rawBody, { 'x-api-key': secrets['apiKey'] ?? '' })
        expect([answer.status, answer.text], time).toEqual([200, ''])
      }
    }
    const rows = await keptOf(tenant)
    expect(rows.every(({ times }) => Number(times) % 2 === 0)).toBe(true)
    // The merchant of the samples is another one than the tenant.
    expect(new Set(rows.map(({ reading }) => reading))).toEqual(new Set(['notOurs', 'notMoney']))
    expect(await moneyOf(tenant)).toEqual([])
  })

  test('a log-on returns a token that is valid at this address and no other', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const [own, other] = [await makeAddress(one, 'bnc'), await makeAddress(two, 'bnc')]
    const credentials = { Login: own.secrets['login'], Password: own.secrets['password'] }
    expect((await post(`${own.token}/login`, { ...credentials, Password: 'x' })).status).toBe(400)
    const { status, text: token, type } = await post(`${own.token}/login`, credentials)
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await post(own.token, '{}', headers)).status).toBe(200)
    expect((await post(other.token, '{}', headers)).status).toBe(401)
    const [endsAt = '', signature = ''] = token.split('.')
    for (const forged of [`${Number(endsAt) + 1}.${signature}`, `${endsAt}.${signature.slice(1)}`, '', '.']) {
      expect((await post(own.token, '{}', { authorization: `Bearer ${forged}` })).status).toBe(401)
    }
  })

  test('a ping of the address is answered', async () => {
    const { token } = await makeAddress(await gateway.createTenant(), 'bnc')
    expect((await fetch(`${gateway.url}/notify/${token}`)).status).toBe(200)
  })
})

describe('calls that are no valid notification:', () => {
  test('an unknown address is 404, and so is the address of another bank', async () => {
    const { token } = await makeAddress(await gateway.createTenant(), 'bnc')
    const slashes = '/'.repeat(10_000)
    for (const path of [
      'guessed',
      `${token}/R4notifica`,
      `${token}/a/b`,
      `${token}/a${slashes}b`,
      '%00',
      `${token}x`,
    ]) {
      expect((await post(path, '{}')).status).toBe(404)
    }
  })

  test('a call with wrong credentials stores nothing', async () => {
    const tenant = await gateway.createTenant()
    const { token } = await makeAddress(tenant, 'r4')
    expect((await post(`${token}/R4notifica`, notificaOf(tenant), { authorization: 'wrong' })).status).toBe(401)
    expect((await post(`${token}/R4notifica`, notificaOf(tenant))).status).toBe(401)
    expect(await keptOf(tenant)).toEqual([])
  })

  test('a call from an address that is not listed is 404, with the right secret too', async () => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'r4', { allowed: ['192.0.2.0/24'] })
    const headers = { authorization: secrets['authorization'] ?? '' }
    expect((await post(`${token}/R4notifica`, notificaOf(tenant), headers)).status).toBe(404)
    expect(await keptOf(tenant)).toEqual([])
  })

  test.each<[title: string, body: string]>([
    ['half a body', '{"IdComercio":"123'],
    ['a page', '<html></html>'],
    ['a NUL byte', '{"a":"\0"}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('%s is stored, logged without its content, and answered so that the bank retries', async (_title, body) => {
    const tenant = await gateway.createTenant()
    const { token, secrets } = await makeAddress(tenant, 'r4')
    const headers = { authorization: secrets['authorization'] ?? '', 'content-type': 'text/whatever' }
    expect((await post(`${token}/R4notifica`, body, headers)).status).toBe(400)
    expect(await keptOf(tenant)).toMatchObject([{ reading: 'unreadable', reason: 'not_json' }])
    const lines = gateway.logged.filter((line) => line.includes(tenant.tenantId))
    expect(lines.filter((line) => line.includes('unreadable notification'))).toHaveLength(1)
  })
})

test.each<[title: string, changes: Record<string, string>]>([
  ['a day before there were any', { FechaHora: '0000-06-01T10:00:00Z' }],
  ['a day after all days', { FechaHora: '9999-12-31T23:59:00-14:00' }],
  ['a hundred digits', { Referencia: '1'.repeat(100) }],
])('a notification of R4 with %s is stored and answered without an error', async (_title, changes) => {
  const tenant = await gateway.createTenant()
  const { token, secrets } = await makeAddress(tenant, 'r4')
  const headers = { authorization: secrets['authorization'] ?? '' }
  expect((await post(`${token}/R4notifica`, { ...notificaOf(tenant), ...changes }, headers)).text).toBe(
    '{"abono":true}',
  )
  expect(await keptOf(tenant)).toMatchObject([{ reading: 'unreadable' }])
})

test.each<[title: string, changes: Record<string, string>]>([
  ['a day before there were any', { Date: '00000101' }],
  ['a NUL in its numbers', { OriginBankReference: '12\0', DestinyBankReference: '0' }],
])('a notification of BNC with %s is stored and answered without an error', async (_title, changes) => {
  const tenant = await gateway.createTenant()
  const { token, secrets } = await makeAddress(tenant, 'bnc')
  const [sample] = bncVectors.notifications.requests
  const body = { ...JSON.parse(sample?.rawBody ?? ''), ...changes }
  expect((await post(token, body, { 'x-api-key': secrets['apiKey'] ?? '' })).status).toBe(200)
  expect(await keptOf(tenant)).toMatchObject([{ reading: 'unreadable' }])
})

test('a notification for another phone counts once it is read again with the right phone configured', async () => {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: true, bank: 'r4' } as const
  const { commerce } = sandboxCredentials(tenant.tenantId).r4
  const setPhone = (collectingPhone: string) => {
    const account = { ...scope, fields: { commerce, collectingPhone }, actor: 'test' }
    return setBankAccount(gateway.database, testSealer, systemRandom, account)
  }
  await setPhone('04129999999')
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor: 'test' }
  const { token, secrets } = await addresses().make(systemRandom, scope, choice)
  await post(`${token}/R4notifica`, rawNotifica, { authorization: secrets['authorization'] ?? '' })
  expect(await keptOf(tenant)).toMatchObject([{ reading: 'notOurs' }])

  const store = { database: gateway.database, sealer: testSealer }
  const accountsWith = (collectingPhone: string) => ({
    r4: { fields: { commerce, collectingPhone }, baseUrl: 'https://r4.test', version: '1' },
  })
  const readAgain = (collectingPhone: string) =>
    runNotifications({ ...store, accountsOf: async () => accountsWith(collectingPhone) }, scope, 'r4', {
      readAgain: true,
      from: [],
      graceHours: 1,
      actor: 'test',
    })
  await readAgain('04129999999')
  expect(await keptOf(tenant)).toMatchObject([{ reading: 'notOurs' }])
  await readAgain('04120000001')
  expect(await keptOf(tenant)).toMatchObject([{ reading: 'arrived' }])
  expect(await moneyOf(tenant)).toHaveLength(1)
})

test('the former address works during the grace period, and not at all once it was ended', async () => {
  const tenant = await gateway.createTenant()
  const call = async ({ token, secrets }: Awaited<ReturnType<typeof makeAddress>>) =>
    (await post(`${token}/R4consulta`, {}, { authorization: secrets['authorization'] ?? '' })).status
  const first = await makeAddress(tenant, 'r4')
  const second = await makeAddress(tenant, 'r4', { graceSeconds: 600 })
  expect([await call(first), await call(second)]).toEqual([200, 200])
  await addresses().end(systemRandom, { tenantId: tenant.tenantId, livemode: false, bank: 'r4' }, 'test')
  await expect.poll(async () => [await call(first), await call(second)]).toEqual([404, 404])
})

test('neither the notifications of banks nor their secrets are in plain text in the database or the log', async () => {
  const tenant = await gateway.createTenant()
  const { token, secrets } = await makeAddress(tenant, 'r4')
  const headers = { authorization: secrets['authorization'] ?? '' }
  const body = { ...notificaOf(tenant), TelefonoEmisor: '04149876543', Concepto: 'CANARIO' }
  await post(`${token}/R4notifica`, body, headers)
  const tables = ['bank_notifications', 'movements', 'notification_addresses', 'audit_log']
  const rows = await Promise.all(
    tables.map((name) =>
      gateway.database.query(positionalStatement(`test.all ${name}`, `select t::text from ${name} t`)),
    ),
  )
  const everything = JSON.stringify(rows) + gateway.logged.join('\n')
  for (const secret of ['4149876543', 'CANARIO', token, secrets['authorization'] ?? '']) {
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
