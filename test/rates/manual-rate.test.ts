import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { manualClock } from '../harness/manual-clock.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import type { Flows } from '../../src/banks/bank.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { createTestRates, forgetRates, type TestRates } from '../../src/rates/fixtures/test-rates.ts'
import { describeRefusal } from '../../src/rates/objection-text.ts'
import { enterRate, listRates } from '../../src/rates/store.ts'

const friday = '2026-10-02'
const monday = '2026-10-05'
const clock = manualClock(Date.parse('2026-10-05T11:00:00-04:00'))

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
beforeEach(() => forgetRates(database))
afterAll(() => database.close())

function ratesOf(fetchR4Rate?: Flows['fetchRate']): TestRates {
  return createTestRates({ database, clock, fetchR4Rate })
}

function enter(rates: TestRates, rate: string, valueDate: string, confirm = false) {
  return rates.enter(systemRandom, { rate: decimal(rate), valueDate, actor: 'test', confirm })
}

async function stored(): Promise<string[]> {
  return (await listRates(database, 20)).map(({ rate, valueDate }) => `${valueDate} ${rate.toFixed()}`)
}

const lastAudit = positionalStatement('test.last_audit', `select details from audit_log order by sequence desc limit 1`)

describe('an operator’s rate', () => {
  test('an operator’s rate beyond 25 % of the previous day is not stored until confirmed', async () => {
    const rates = ratesOf()
    expect(await enter(rates, '300', friday)).toBeUndefined()
    expect(await enter(rates, '375.01', monday)).toMatchObject({
      limitPercent: 25,
      comparedWith: { valueDate: friday },
    })
    expect(await stored()).toEqual([`${friday} 300`])
    expect(await enter(rates, '375.01', monday, true)).toBeUndefined()
    expect(await stored()).toEqual([`${monday} 375.01`, `${friday} 300`])
    expect(await database.query(lastAudit)).toEqual([{ details: { rate: '375.01', confirmed: true } }])
  })

  test('an operator’s rate within the bounds needs no confirmation, and the audit log records none', async () => {
    const rates = ratesOf()
    await enter(rates, '300', friday)
    expect(await enter(rates, '375', monday, true)).toBeUndefined()
    expect(await database.query(lastAudit)).toEqual([{ details: { rate: '375' } }])
  })

  test('an operator’s rate cannot climb by unconfirmed steps of 24 % on one value date', async () => {
    const rates = ratesOf()
    let rate = decimal(300)
    const refused: boolean[] = []
    for (let step = 0; step < 8; step += 1) {
      rate = rate.times('1.24').round(8)
      if (step === 0) await enter(rates, '300', monday)
      refused.push((await enter(rates, rate.toFixed(), monday)) !== undefined)
    }
    expect(refused).toEqual([false, true, true, true, true, true, true, true])
  })

  test('an operator’s rate beyond 2 % of the second source’s is not stored until confirmed', async () => {
    const rates = ratesOf(async (valueDate) => ({ kind: 'answered', rate: { value: decimal(300), valueDate } }))
    await rates.refresh()
    expect(await enter(rates, '306.01', monday)).toMatchObject({ limitPercent: 2, isOtherSource: true })
    expect(await enter(rates, '306', monday)).toBeUndefined()
    expect(await enter(rates, '306.01', monday, true)).toBeUndefined()
  })

  test('is compared with the rate that another operator stored concurrently', async () => {
    const rates = ratesOf()
    const entered = await Promise.all(['300', '600', '1200', '2400'].map((rate) => enter(rates, rate, monday)))
    expect(entered.filter((objection) => objection === undefined)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('so small that amounts become 0.00 is refused by the database', async () => {
    const entry = { rate: decimal('0.00009999'), valueDate: monday, actor: 'test' }
    await expect(enterRate(database, systemRandom, entry)).rejects.toThrow('too small')
    expect(await stored()).toEqual([])
  })
})

test('the refusal of an operator’s rate says in both languages what the rate was compared with and what 25 USD would cost', () => {
  const comparedWith = { rate: decimal('301.3709'), valueDate: friday }
  const entry = { rate: decimal('401.5'), valueDate: monday }
  expect(describeRefusal(entry, { limitPercent: 25, comparedWith, isOtherSource: false })).toEqual({
    en: '401.5 for 2026-10-05 differs by more than 25 % from 301.3709, the rate of 2026-10-02: 25 USD would be 10037.50 VES instead of 7534.27 VES',
    es: '401.5 para el 2026-10-05 difiere en más de 25 % de 301.3709, la tasa del 2026-10-02: 25 USD serían 10037.50 VES en vez de 7534.27 VES',
  })
})

describe('POST /rates of the operators’ API', () => {
  let world: World
  let operator: TestUser
  beforeAll(async () => {
    world = await startWorld()
    operator = await world.addUser('operator')
  })
  afterAll(() => world.stop())

  const post = (body: object) => operator.call('/rates', { method: 'POST', body })

  test('POST /rates refuses a jump with the reason at /rateAgain, and stores it if it is typed twice', async () => {
    expect((await post({ rate: '300', valueDate: friday })).status).toBe(201)
    const refused = await post({ rate: '400', valueDate: monday })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        error: 'invalid_request',
        message: expect.stringContaining('rateAgain'),
        details: [{ path: '/rateAgain', message: expect.stringContaining('differs by more than 25 % from 300') }],
      },
    ])
    const mistyped = await post({ rate: '400', valueDate: monday, rateAgain: '40' })
    expect([mistyped.status, mistyped.body]).toMatchObject([400, { details: [{ path: '/rateAgain' }] }])
    expect((await post({ rate: '400', valueDate: monday, rateAgain: '400.00' })).status).toBe(201)
  })

  test('GET /rates/preview shows what 25 USD cost before and after, and the reason to type it twice', async () => {
    const { body } = await operator.call(`/rates/preview?rate=600&valueDate=${monday}`)
    expect(body).toEqual({
      before: { rate: '400', valueDate: monday, vesFor25Usd: '10000.00' },
      after: { rate: '600', valueDate: monday, vesFor25Usd: '15000.00' },
      objection: expect.stringContaining('differs by more than 25 %'),
    })
  })

  test('POST /rates/withdraw ends the manual rate of a date, once', async () => {
    const withdraw = () => operator.call('/rates/withdraw', { method: 'POST', body: { valueDate: monday } })
    expect((await withdraw()).status).toBe(200)
    const { body } = await operator.call(`/rates/preview?rate=301&valueDate=${monday}`)
    expect(body['before']).not.toMatchObject({ rate: '400' })
    expect((await withdraw()).body['error']).toBe('rate_not_manual')
    const actions = (await world.audit()).filter(({ action }) => action === 'rate.withdraw')
    expect(actions).toMatchObject([{ subject: monday, details: { rates: ['400.00000000'] } }])
  })

  test('a quote shows a manual rate as manual, until it is withdrawn', async () => {
    const { key } = await world.gateway.createTenant()
    const quote = () => world.gateway.call('/v1/quote?usdAmount=25', { key })
    const { today } = (await operator.call('/rates')).body
    expect((await post({ rate: '302', valueDate: today })).status).toBe(201)
    await expect.poll(async () => (await quote()).body).toMatchObject({ bcvRate: 302, manual: true, source: 'bcv' })
    await operator.call('/rates/withdraw', { method: 'POST', body: { valueDate: today } })
    await expect.poll(async () => (await quote()).body['manual']).toBeUndefined()
  })

  test('POST /rates refuses a rate below 0.0001 even if confirmed', async () => {
    const refused = await post({ rate: '0.00009999', valueDate: monday, rateAgain: '0.00009999' })
    expect([refused.status, refused.body]).toMatchObject([400, { details: [{ path: '/rate' }] }])
  })
})
