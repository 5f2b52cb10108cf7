import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/harness/database.ts'
import { systemRandom } from '../../foundation/random.ts'
import { type Database, openDatabase } from '../../storage/database.ts'
import { positionalStatement } from '../../../test/harness/statement.ts'
import { run, statement } from '../../storage/statement.ts'
import { createTenant } from '../../tenants/tenants.ts'
import { rollUpHours } from './hourly-rollup.ts'
import { quantileMs, stepsMs } from './histogram.ts'
import { readOverview } from './overview.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let database: Database
let tenants: string[]
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 8)
  tenants = await Promise.all(
    ['Ana', 'Luis'].map(async (name) => (await createTenant(database, systemRandom, { name, actor: 'test' })).tenantId),
  )
})
afterAll(() => database.close())

type PaymentParams = {
  tenantId: string | undefined
  livemode: boolean
  paymentId: string
  method: string
  status: string
  stage: string | null
  bank: string | null
  failureCode: string | null
  reversedAt: Date | null
  at: Date
  submittedAt: Date | null
  nextCheckAt: Date | null
  usd: string
  received: string | null
}

const insertPayment = statement<PaymentParams>(
  'test.statistics_payment',
  `insert into payments (tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate,
     received_ves_amount, rate_date, failure_code, reversed_at, created_at, updated_at, submitted_at, next_check_at)
   values (:tenantId, :livemode, :paymentId, :method, :status, :stage, :bank, :usd, round(:usd * 301.3709, 2), 301.3709,
     :received, '2026-10-05', :failureCode, :reversedAt, :at, :at, :submittedAt, :nextCheckAt)`,
)
const insertEvent = positionalStatement(
  'test.statistics_event',
  `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
   values ($1, $2, $3, $4, $5, 'x', 'PENDING', $6)`,
)
const begin = positionalStatement(
  'test.statistics_begin',
  `update payment_hours_done set until = $1, reversals_until = $1`,
)
/** As the schema of the version before is left by its migration: no reversal is rolled up. */
const upgraded = `update payment_hours_done set reversals_until = '-infinity'`
const forget = positionalStatement('test.statistics_forget', `truncate payments, payment_events, payment_hours cascade`)

type Ended = {
  event: 'completed' | 'failed' | 'reversed'
  at: number
  tenant?: number
  livemode?: boolean
  bank?: string | null
  method?: string
  answerMs?: number
  usd?: string
  /** VES that arrived for a request. */
  received?: string
}

async function seed(ended: Ended): Promise<void> {
  const { event, at, tenant = 0, livemode = true, bank = 'bnc', method = 'C2P', answerMs = 700, usd = '10.50' } = ended
  const { received = null } = ended
  const paymentId = systemRandom.uuid()
  const time = new Date(at)
  await run(database, insertPayment, {
    tenantId: tenants[tenant],
    livemode,
    paymentId,
    method,
    status: event.toUpperCase(),
    stage: null,
    bank,
    failureCode: event === 'failed' ? 'G51' : null,
    reversedAt: event === 'reversed' ? time : null,
    at: time,
    submittedAt: bank ? new Date(at - answerMs) : null,
    nextCheckAt: null,
    usd,
    received,
  })
  // A reversed payment was completed first, in an hour of its own.
  const completedAt = event === 'reversed' ? [{ at: new Date(at - HOUR_MS), event: 'completed' }] : []
  for (const each of [...completedAt, { at: time, event }]) {
    const values = [tenants[tenant], livemode, paymentId, systemRandom.uuid(), each.at, `payment.${each.event}`]
    await database.query(insertEvent, values)
  }
}

const overview = (tenant?: number, window: '24h' | '7d' | '30d' = '24h') =>
  readOverview(
    database,
    { tenantId: tenant === undefined ? undefined : tenants[tenant], livemode: true, window },
    Date.now(),
  )

/** Payments of the last hours: some old enough to be rolled up, some too recent. */
async function someHistory(): Promise<void> {
  const now = Date.now()
  await database.query(forget)
  await database.query(begin, [new Date(now - 20 * HOUR_MS)])
  for (const ago of [19 * HOUR_MS, 5 * HOUR_MS, 5 * HOUR_MS, 30 * MINUTE_MS, 1_000]) {
    await seed({ event: 'completed', at: now - ago })
    await seed({ event: 'completed', at: now - ago, tenant: 1, bank: 'r4', method: 'VUELTO', answerMs: 2_000 })
  }
  await seed({ event: 'failed', at: now - 5 * HOUR_MS })
  await seed({ event: 'failed', at: now - 5 * HOUR_MS, bank: null })
  await seed({ event: 'reversed', at: now - 2_000 })
  await seed({ event: 'completed', at: now - 5 * HOUR_MS, livemode: false })
}

describe('the overview of payments', () => {
  test('is the same before and after concurrent rollups by several workers', async () => {
    await someHistory()
    const before = await overview()
    await Promise.all(Array.from({ length: 6 }, () => rollUpHours(database)))
    const after = await overview()
    await rollUpHours(database)
    const again = await overview()
    for (const { totals, flows, series } of [after, again]) {
      expect(totals).toEqual(before.totals)
      expect(flows.toSorted(byBank)).toEqual(before.flows.toSorted(byBank))
      expect(series).toEqual(before.series)
    }
    const kept = await database.query(positionalStatement('test.statistics_kept', 'select 1 from payment_hours'))
    expect(kept.length).toBeGreaterThan(5)
  })

  test('contains counts, volumes and response times by bank and method', async () => {
    await someHistory()
    await rollUpHours(database)
    const { totals, flows, series } = await overview()
    expect(totals).toEqual({
      completed: 11,
      failed: 1,
      reversed: 1,
      expired: 1,
      successRate: 11 / 12,
      in: { usdAmount: '63.00', vesAmount: '18986.34' },
      out: { usdAmount: '63.00', vesAmount: '18986.34' },
    })
    expect(flows.toSorted(byBank)).toMatchObject([
      { bank: 'bnc', method: 'C2P', completed: 6, failed: 1, reversed: 1, successRate: 6 / 7 },
      { bank: 'r4', method: 'VUELTO', completed: 5, failed: 0, successRate: 1 },
    ])
    const [bnc, r4] = flows.toSorted(byBank)
    expect(bnc?.answerMsMedian).toBeGreaterThanOrEqual(600)
    expect(bnc?.answerMs95).toBeLessThanOrEqual(800)
    expect(r4?.answerMsMedian).toBeGreaterThanOrEqual(1_600)
    expect(series.reduce((sum, { completed }) => sum + completed, 0)).toBe(11)
    expect(series.map(({ at }) => at)).toEqual(series.map(({ at }) => at).toSorted())
  })

  test('never adds money that came in to money that went out, and a reversal is both', async () => {
    await database.query(forget)
    const now = Date.now()
    await database.query(begin, [new Date(now - 20 * HOUR_MS)])
    const ledger = {
      in: { C2P: '10.00', VPOS: '20.00', PAGO_MOVIL: '30.00', DEBITO_INMEDIATO: '40.00' },
      out: { CREDITO_INMEDIATO: '1.00', CREDITO_CUENTA: '2.00', DISPERSION: '3.00', VUELTO: '4.00' },
    }
    for (const at of [now - 5 * HOUR_MS, now - 1_000]) {
      for (const [method, usd] of Object.entries({ ...ledger.in, ...ledger.out })) {
        await seed({ event: 'completed', at, method, usd })
        await seed({ event: 'failed', at, method, usd: '500.00' })
        await seed({ event: 'completed', at, method, usd: '700.00', tenant: 1 })
      }
      await seed({ event: 'reversed', at, method: 'VPOS', usd: '7.50' })
      await seed({ event: 'reversed', at, method: 'VPOS', usd: '900.00', livemode: false })
    }
    await rollUpHours(database)
    const { totals, flows, series } = await overview(0)
    // Two times 100 and 7.50 that were given back; two times 10 and the same 7.50.
    expect(totals.in).toEqual({ usdAmount: '215.00', vesAmount: '64794.76' })
    expect(totals.out).toEqual({ usdAmount: '35.00', vesAmount: '10547.96' })
    const nothing = { usdAmount: '0.00', vesAmount: '0.00' }
    for (const flow of flows) {
      if (flow.method in ledger.out) expect(flow.in, flow.method).toEqual(nothing)
      else if (flow.method === 'VPOS') expect(flow.out.usdAmount).toBe('15.00')
      else expect(flow.out, flow.method).toEqual(nothing)
    }
    expect(flows).toHaveLength(8)
    const added = (direction: 'in' | 'out') =>
      series.reduce((sum, point) => sum + Number(point[direction].usdAmount), 0)
    expect([added('in'), added('out')]).toEqual([215, 35])
  })

  test('has of a request for a transfer what arrived, more or less than its price', async () => {
    await database.query(forget)
    const now = Date.now()
    await database.query(begin, [new Date(now - 20 * HOUR_MS)])
    for (const at of [now - 5 * HOUR_MS, now - 1_000]) {
      await seed({ event: 'completed', at, method: 'PAGO_MOVIL', usd: '10.00', received: '3113.71' })
      await seed({ event: 'completed', at, method: 'PAGO_MOVIL', usd: '10.00', received: '3013.00' })
      await seed({ event: 'completed', at, method: 'PAGO_MOVIL', usd: '10.00', received: '3013.71' })
    }
    await rollUpHours(database)
    expect((await overview(0)).totals.in).toEqual({ usdAmount: '60.66', vesAmount: '18280.84' })
  })

  test('counts reversals of before their amounts were rolled up once, whenever they are rolled up', async () => {
    await database.query(forget)
    const now = Date.now()
    await database.query(begin, [new Date(now - HOUR_MS)])
    await database.query(positionalStatement('test.statistics_upgraded', upgraded))
    for (const ago of [25 * 24 * HOUR_MS, 3 * 24 * HOUR_MS, 3 * 24 * HOUR_MS, 1_000]) {
      await seed({ event: 'reversed', at: now - ago, usd: '7.50' })
      await seed({ event: 'reversed', at: now - ago, usd: '4.00', tenant: 1, method: 'VUELTO', bank: 'r4' })
    }
    const read = async () => [await overview(undefined, '30d'), await overview(0, '30d'), await overview(1, '7d')]
    const before = await read()
    expect(before.map(({ totals }) => totals.out.usdAmount)).toEqual(['30.00', '30.00', '0.00'])
    expect(before.map(({ totals }) => totals.in.usdAmount)).toEqual(['16.00', '0.00', '12.00'])
    await Promise.all(Array.from({ length: 6 }, () => rollUpHours(database)))
    await rollUpHours(database)
    const after = await read()
    for (const [index, { series, totals }] of after.entries()) {
      expect(totals).toEqual(before[index]?.totals)
      expect(series).toEqual(before[index]?.series)
    }
  })

  test('can be restricted to one tenant and has points per day in Caracas for 30 days', async () => {
    await someHistory()
    await seed({ event: 'completed', at: Date.now() - 12 * 24 * HOUR_MS })
    await database.query(begin, [new Date(Date.now() - 13 * 24 * HOUR_MS)])
    await rollUpHours(database)
    expect((await overview(0)).totals).toMatchObject({ completed: 6, failed: 1 })
    expect((await overview(1)).totals).toMatchObject({ completed: 5, failed: 0 })
    const month = await overview(0, '30d')
    expect(month.totals.completed).toBe(7)
    for (const { at } of month.series) expect(at).toMatch(/T04:00:00\.000Z$/)
  })

  test('counts pending payments by stage, for one tenant and for all', async () => {
    await database.query(forget)
    const open = (stage: string, nextCheckAt: Date | null, livemode = true) =>
      run(database, insertPayment, {
        tenantId: tenants[0],
        livemode,
        paymentId: systemRandom.uuid(),
        method: 'C2P',
        status: 'PENDING',
        stage,
        bank: 'bnc',
        failureCode: null,
        reversedAt: null,
        at: new Date(),
        submittedAt: null,
        nextCheckAt,
        usd: '10.50',
        received: null,
      })
    const soon = new Date(Date.now() + HOUR_MS)
    await open('intent', soon)
    await open('intent', soon)
    await open('unknown', soon)
    await open('attention', null)
    await open('attention', soon)
    await open('unknown', soon, false)
    for (const tenant of [undefined, 0]) {
      const { pending, attention } = await overview(tenant)
      expect(pending).toEqual({ intent: 2, request: 0, approval: 0, queued: 0, submitted: 0, accepted: 0, unknown: 1 })
      expect(attention).toBe(2)
    }
    expect(await overview(1)).toMatchObject({ attention: 0, pending: { intent: 0 } })
  })
})

describe('a histogram of response times', () => {
  const counts = (...times: number[]) =>
    [0, ...stepsMs].map((from, index) => times.filter((ms) => ms >= from && ms < (stepsMs[index] ?? Infinity)).length)

  test('estimates a quantile within its bucket', () => {
    expect(quantileMs([], 0.5)).toBeNull()
    expect(quantileMs(counts(110, 120, 130), 0.5)).toBe(125)
    expect(quantileMs(counts(10, 110, 110, 9_000), 0.95)).toBeGreaterThan(7_500)
    expect(quantileMs(counts(60_000), 0.5)).toBe(20_000)
  })
})

function byBank(one: { bank: string | null }, other: { bank: string | null }): number {
  return (one.bank ?? '') < (other.bank ?? '') ? -1 : 1
}
