import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { bankNames } from '../../src/banks/registry.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { productionEnv } from '../harness/master-key.ts'
import { c2pDetails, enterLiveRate, payC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox, withBdv: true, withMercantil: true, withBanesco: true, withBancamiga: true })
  operator = await world.addUser('operator')
  await enterLiveRate(world.gateway)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

let tenant: Awaited<ReturnType<World['gateway']['createTenant']>>
beforeEach(async () => void (tenant = await world.gateway.createTenant()))

type Stored = { account: string; version: string; values: Record<string, string>; secrets: string[] }
type Setting = { account?: string; version?: string | null; fields: Record<string, string>; removed?: string[] }

const path = (tenantId = tenant.tenantId) => `/tenants/${tenantId}/banks/accounts`

/** Credentials that the simulated BNC gave the tenant, and its address. */
const bncFields = (tenantId = tenant.tenantId): Record<string, string> => ({
  ...sandboxCredentials(tenantId).bnc,
  baseUrl: sandbox.bncUrl,
})

function set({ account = 'bnc', version = null, ...setting }: Setting, user = operator, headers = {}) {
  return user.call(path(), { method: 'POST', body: { account, version, ...setting }, headers })
}

async function stored(account = 'bnc', tenantId = tenant.tenantId): Promise<Stored | undefined> {
  const { body } = await operator.call(path(tenantId))
  return (body['items'] as Stored[]).find((each) => each.account === account)
}

async function check(mode: 'test' | 'live' = 'live', account: string | null = 'bnc', headers = {}) {
  const request = { method: 'POST', body: { mode, ...(account !== null && { account }) }, headers }
  const { body } = await operator.call(`/tenants/${tenant.tenantId}/banks/check`, request)
  return body['items'] as { account: string; what: string; ok: boolean; detail: string }[]
}

const statusOf = positionalStatement('test.status', 'select status, bank from payments where payment_id = $1')

/** Outcome of a charge with the tenant's live key, and the account that carried it. */
async function chargeLive(): Promise<unknown> {
  const paymentId = await payC2p(world.gateway, tenant.liveKey)
  return (await world.database.query(statusOf, [paymentId]))[0]
}

test('stored credentials pass the check, and a live charge goes through them', async () => {
  const request = { method: 'POST', key: tenant.liveKey, body: c2pDetails }
  const early = await world.gateway.call('/v1/payments/c2p/request', request)
  expect(early.body['error']).toBe('unsupported_operation')
  const { status, text } = await set({ fields: bncFields() })
  expect(status, text).toBe(200)
  const findings = await check()
  expect(findings).toContainEqual({ account: 'bnc', what: 'log-on', ok: true, detail: 'the bank gave a working key' })
  expect(findings.every(({ ok }) => ok)).toBe(true)
  expect(await chargeLive()).toEqual({ status: 'COMPLETED', bank: 'bnc' })
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
})

test('the check says in the words of either language that the bank refuses the credentials', async () => {
  await set({ fields: { ...bncFields(), masterKey: 'f'.repeat(32) } })
  expect(await check()).toMatchObject([
    { what: 'log-on', ok: false, detail: expect.stringMatching(/^the bank refuses these credentials.* \(\w+\)$/) },
  ])
  expect(await check('live', 'bnc', { 'accept-language': 'es' })).toMatchObject([
    { what: 'inicio de sesión', ok: false, detail: expect.stringMatching(/^el banco rechaza estas credenciales/) },
  ])
})

test('a corrected credential counts at once, in the check and in the next charge', async () => {
  await set({ fields: { ...bncFields(), masterKey: 'f'.repeat(32) } })
  expect((await check())[0]?.ok).toBe(false)
  const version = (await stored())?.version ?? ''
  await set({ version, fields: { ...bncFields(), masterKey: bncFields()['masterKey'] ?? '' } })
  expect((await check())[0]?.ok).toBe(true)
  expect(await chargeLive()).toEqual({ status: 'COMPLETED', bank: 'bnc' })
})

test('with test keys the check tries the accounts at the simulated banks, one or all', async () => {
  expect(new Set((await check('test', 'r4')).map(({ account }) => account))).toEqual(new Set(['r4']))
  const all = (await check('test', null)).map(({ account }) => account)
  expect(new Set(all)).toEqual(new Set(bankNames))
})

test('every line of the check of all six banks is in Spanish for a person who reads Spanish', async () => {
  const english = await check('test', null)
  const spanish = await check('test', null, { 'accept-language': 'es' })
  expect(spanish.map(({ account }) => account)).toEqual(english.map(({ account }) => account))
  const same = spanish.filter(({ what, detail }, index) => {
    const { what: otherWhat, detail: otherDetail } = english[index] ?? {}
    return what === otherWhat || detail === otherDetail
  })
  expect(same).toEqual([])
})

describe('a secret', () => {
  test('appears in no answer, log line or audit entry, and its column is sealed', async () => {
    const fields = bncFields()
    const secret = fields['masterKey'] ?? ''
    const answers = [await set({ fields }), await operator.call(path()), await set({ fields, version: null })]
    answers.push(await set({ account: 'bnc:oeste', fields: { ...fields, terminal: 'x' } }))
    answers.push(await operator.call(`/tenants/${tenant.tenantId}/banks?mode=live`))
    answers.push(await operator.call(`/audit?tenantId=${tenant.tenantId}`))
    await check()
    await chargeLive()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 400, 200, 200])
    for (const { text } of answers) expect(text).not.toContain(secret)
    expect(world.gateway.logged.join('\n')).not.toContain(secret)
    expect(JSON.stringify(await world.audit())).not.toContain(secret)
    const rows = await world.database.query(
      positionalStatement('test.rows', `select credentials::text as sealed from bank_accounts where tenant_id = $1`),
      [tenant.tenantId],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
  })

  test('is kept when it is left empty or out, and the other fields change', async () => {
    await set({ fields: bncFields() })
    for (const change of [{ masterKey: '' }, {}]) {
      const { masterKey: _kept, terminal: _removed, ...others } = bncFields()
      const version = (await stored())?.version ?? ''
      expect((await set({ version, fields: { ...others, ...change } })).status).toBe(200)
      expect((await check())[0]).toMatchObject({ what: 'log-on', ok: true })
    }
    expect(await stored()).toMatchObject({ secrets: ['masterKey'] })
    expect((await stored())?.values).not.toHaveProperty('terminal')
  })

  test('is never sent to another address than the one it was entered for', async () => {
    await set({ fields: bncFields() })
    const { masterKey: _masterKey, ...fields } = bncFields()
    const elsewhere = { ...fields, baseUrl: 'http://127.0.0.1:9/api' }
    const before = await stored()
    const version = before?.version ?? ''
    expect(await set({ version, fields: elsewhere })).toMatchObject({
      status: 400,
      body: { details: [{ path: '/fields/masterKey', message: 'The address has changed: enter this secret again.' }] },
    })
    expect(await stored()).toEqual(before)
    expect((await set({ version, fields: { ...bncFields(), baseUrl: elsewhere.baseUrl } })).status).toBe(200)
  })

  test('that is optional is removed only if that is asked for', async () => {
    const fields = { commerce: 'token-1', signingKey: 'key-1', baseUrl: 'https://bank.test' }
    await set({ account: 'r4', fields })
    const change = { baseUrl: 'https://bank.test' }
    await set({ account: 'r4', version: (await stored('r4'))?.version ?? '', fields: change })
    expect((await stored('r4'))?.secrets).toEqual(['commerce', 'signingKey'])
    await set({ account: 'r4', version: (await stored('r4'))?.version ?? '', fields: change, removed: ['signingKey'] })
    expect((await stored('r4'))?.secrets).toEqual(['commerce'])
    const version = (await stored('r4'))?.version ?? ''
    const needed = await set({ account: 'r4', version, fields: change, removed: ['commerce'] })
    expect(needed.body).toMatchObject({ error: 'invalid_request', details: [{ path: '/fields/commerce' }] })
  })
})

test('the audit entry has the names of the fields and no value', async () => {
  await set({ fields: bncFields() })
  const entry = (await world.audit()).findLast(({ action }) => action === 'bank.set')
  expect(entry).toMatchObject({
    actor: `user:${operator.name}`,
    subject: 'bnc',
    tenantId: tenant.tenantId,
    details: { livemode: true, fields: expect.arrayContaining(['masterKey', 'terminal']) },
  })
  for (const value of Object.values(bncFields())) expect(JSON.stringify(entry)).not.toContain(value)
})

describe('a change', () => {
  test('of one account leaves the tenant’s others and every other tenant’s as they are', async () => {
    const other = await world.gateway.createTenant()
    const body = { account: 'bnc', version: null, fields: bncFields(other.tenantId) }
    await operator.call(path(other.tenantId), { method: 'POST', body })
    await set({ account: 'r4', fields: { commerce: 'token-1', baseUrl: 'https://bank.test' } })
    const before = [await stored('bnc', other.tenantId), await stored('r4')]
    await set({ fields: bncFields() })
    expect([await stored('bnc', other.tenantId), await stored('r4')]).toEqual(before)
    expect((await stored())?.values['clientGuid']).toBe(bncFields()['clientGuid'])
  })

  test('that another person made meanwhile is not overwritten: the later one is refused', async () => {
    await set({ fields: bncFields() })
    const version = (await stored())?.version ?? ''
    const colleague = await world.addUser('operator')
    const change = (terminal: string) => ({ version, fields: { ...bncFields(), terminal } })
    const answers = await Promise.all([set(change('AAAAAAAA')), set(change('BBBBBBBB'), colleague)])
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 409])
    const [won, lost] = answers.toSorted((one, another) => one.status - another.status)
    expect(lost?.body['error']).toBe('bank_account_changed')
    expect((await stored())?.values['terminal']).toBe(won === answers[0] ? 'AAAAAAAA' : 'BBBBBBBB')
    const entries = (await world.audit()).filter(
      (entry) => entry.tenantId === tenant.tenantId && entry.action === 'bank.set',
    )
    expect(entries).toHaveLength(2)
  })

  test('cannot store one account of the bank under two names, not even at the same time', async () => {
    const names = ['bnc', 'bnc:oeste', 'bnc:este']
    const answers = await Promise.all(names.map((account) => set({ account, fields: bncFields() })))
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body).toMatchObject({
      details: [{ path: '/account', message: expect.stringMatching(/^This account is stored already, as bnc/) }],
    })
  })
})

describe('a refusal', () => {
  const wrong = { masterKey: 'short', terminal: 'x', baseUrl: 'http://bank.example', typo: 'y' }

  test.each([
    ['en', /^[A-Z].*\.$/, 'The terminal is 8 letters or digits.'],
    ['es', /^[A-Z].*\.$/, 'El terminal tiene 8 letras o dígitos.'],
  ])('names every wrong field in %s, without its value', async (language, sentence, terminal) => {
    const { status, body } = await set({ fields: { ...bncFields(), ...wrong } }, operator, {
      'accept-language': language,
    })
    const details = body['details'] as { path: string; message: string }[]
    expect([status, body['error']]).toEqual([400, 'invalid_request'])
    expect(details.map(({ path: field }) => field).toSorted()).toEqual(
      Object.keys(wrong)
        .map((field) => `/fields/${field}`)
        .toSorted(),
    )
    expect(details.find(({ path: field }) => field === '/fields/terminal')?.message).toBe(terminal)
    for (const { message } of details) {
      expect(message).toMatch(sentence)
      expect(message).not.toContain('http://bank.example')
    }
    expect(await stored()).toBeUndefined()
  })

  test.each(['owner', 'staff', 'cashier', 'viewer'] as const)('meets a %s of the tenant', async (role) => {
    const person = await world.addUser(role, tenant.tenantId)
    const answers = [await set({ fields: bncFields() }, person), await person.call(path())]
    expect(answers.map(({ body }) => body['error'])).toEqual(['forbidden', 'forbidden'])
    expect(await stored()).toBeUndefined()
  })

  test('meets a session without a proof of the last five minutes, and a proof lets the same request through', async () => {
    const { name } = await world.addUser('operator')
    const browser = await world.signIn(name)
    const old = positionalStatement(
      'test.old',
      `update operator_sessions set verified_at = now() - interval '6 minutes'`,
    )
    await world.database.query(old)
    const request = { method: 'POST', body: { account: 'bnc', version: null, fields: bncFields() } }
    expect((await browser.call(path(), request)).body['error']).toBe('step_up_required')
    expect(await stored()).toBeUndefined()
    const proof = { method: 'POST', body: { password: 'correct horse battery' } }
    expect((await browser.call('/session/step-up', proof)).status).toBe(204)
    expect((await browser.call(path(), request)).status).toBe(200)
  })

  test('meets http in production, of the bank and of its token service', async () => {
    const strict = await startWorld({ env: productionEnv })
    try {
      const person = await strict.addUser('operator')
      const { tenantId } = await strict.gateway.createTenant()
      const local = 'http://127.0.0.1:9'
      const fields = {
        ...sandboxCredentials(tenantId).banesco,
        ipAddress: '203.0.113.7',
        baseUrl: local,
        tokenUrl: `${local}/token`,
      }
      const body = { account: 'banesco', version: null, fields }
      const answer = await person.call(path(tenantId), { method: 'POST', body })
      expect(answer.body, answer.text).toMatchObject({
        error: 'invalid_request',
        details: [
          { path: '/fields/baseUrl', message: 'The address must use https in production.' },
          { path: '/fields/tokenUrl', message: 'The address must use https in production.' },
        ],
      })
    } finally {
      await strict.stop()
    }
  })
})

test.each(['en', 'es'] as const)('the fields of all six banks have help in %s', async (language) => {
  const { body } = await operator.call('/banks/fields', { headers: { 'accept-language': language } })
  const banks = body['items'] as { bank: string; fields: { name: string; help: string; secret: boolean }[] }[]
  expect(banks.map(({ bank }) => bank)).toEqual(bankNames)
  for (const { fields } of banks) {
    for (const { help } of fields) expect(help).toMatch(/^.{15,}\.$/)
    expect(fields.some(({ secret }) => secret)).toBe(true)
  }
  expect(JSON.stringify(banks)).toContain(language === 'en' ? 'Master key: provided' : 'Llave maestra: BNC la entrega')
})
