import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'

/** Connection that writes rows without the gateway: the database alone refuses them. */
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(await createTestDatabase())
  await client.connect()
})
afterAll(() => client.end())

type Row = Record<string, unknown>

const pending: Row = { status: 'PENDING', stage: 'submitted' }
const completed: Row = { status: 'COMPLETED', stage: null }
const failed: Row = { status: 'FAILED', stage: null, failure_code: 'G51' }
const expired: Row = { ...failed, failure_code: 'INTENT_EXPIRED', method: 'PAGO_MOVIL' }
const reversed: Row = { status: 'REVERSED', stage: null, reversed_at: new Date() }
const priced: Row = { usd_amount: '10.00', bcv_rate: '300', rate_date: '2026-11-02' }

/** Inserts a payment and returns its id. */
async function insert(values: Row): Promise<string> {
  const row: Row = {
    tenant_id: randomUUID(),
    livemode: false,
    payment_id: randomUUID(),
    method: 'C2P',
    ves_amount: '100.00',
    created_at: new Date(),
    updated_at: new Date(),
    ...values,
  }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await client.query(`insert into payments (${names.join()}) values (${places.join()})`, Object.values(row))
  return String(row['payment_id'])
}

async function update(paymentId: string, values: Row): Promise<void> {
  const sets = Object.keys(values).map((name, index) => `${name} = $${index + 2}`)
  await client.query(`update payments set ${sets.join()} where payment_id = $1`, [paymentId, ...Object.values(values)])
}

/** The rule that an insert breaks, or 'none'. */
const broken = (values: Row) =>
  insert(values).then(
    () => 'none',
    (error: pg.DatabaseError) => error.constraint ?? error.message,
  )

const cleared: Row = { failure_code: null, reversed_at: null }

describe('the end of a payment', () => {
  test.each([
    ['COMPLETED to PENDING', completed, pending],
    ['COMPLETED to FAILED', completed, failed],
    ['FAILED to PENDING', failed, pending],
    ['FAILED to COMPLETED', failed, completed],
    ['FAILED to REVERSED', failed, reversed],
    ['REVERSED to PENDING', reversed, pending],
    ['REVERSED to COMPLETED', reversed, completed],
    ['REVERSED to FAILED', reversed, failed],
    ['an expired request to COMPLETED in time', expired, completed],
    ['an expired request to PENDING', expired, { ...pending, paid_late: true }],
    ['an expired intent to COMPLETED, late', { ...expired, method: 'C2P' }, { ...completed, paid_late: true }],
    [
      'a failed request to COMPLETED, late',
      { ...expired, failure_code: 'CANCELED' },
      { ...completed, paid_late: true },
    ],
  ])('does not change from %s', async (_change, from, to) => {
    const paymentId = await insert(from)
    await expect(update(paymentId, { ...cleared, ...to })).rejects.toMatchObject({
      code: '23514',
      message: `payment ${paymentId}: a terminal status does not change`,
    })
  })

  test.each([
    ['PENDING to COMPLETED', pending, completed],
    ['PENDING to FAILED', pending, failed],
    ['COMPLETED to REVERSED', completed, reversed],
    ['an expired request to COMPLETED, late', expired, { ...completed, paid_late: true }],
    ['another bank code of FAILED', failed, { ...failed, bank_code: 'G52' }],
  ])('changes from %s', async (_change, from, to) => {
    await expect(insert(from).then((paymentId) => update(paymentId, { ...cleared, ...to }))).resolves.toBeUndefined()
  })

  test('does not change by an insert of the same payment either', async () => {
    const paymentId = await insert(completed)
    const again = `insert into payments select * from payments where payment_id = $1
      on conflict (tenant_id, livemode, payment_id) do update set status = 'FAILED', failure_code = 'G51'`
    await expect(client.query(again, [paymentId])).rejects.toMatchObject({ code: '23514' })
  })
})

test.each([
  { ves_amount: '100.01' },
  { usd_amount: '10.01' },
  { bcv_rate: '301' },
  { method: 'VPOS' },
  { usd_amount: null, bcv_rate: null, rate_date: null },
])('amounts, rate and method do not change: %o', async (change) => {
  const paymentId = await insert({ ...pending, ...priced })
  await expect(update(paymentId, change)).rejects.toMatchObject({
    code: '23514',
    message: `payment ${paymentId}: amounts, rate and method do not change`,
  })
  await update(paymentId, { ves_amount: '100.00', usd_amount: '10', bcv_rate: '300.0', method: 'C2P' })
})

test.each([
  ['payments_status_check', { ...completed, status: 'OPEN' }],
  ['payments_stage_check', { ...pending, stage: 'sent' }],
  ['payments_method_check', { ...pending, method: 'CASH' }],
  ['payments_bank_check', { ...pending, bank: 'bod' }],
  ['payments_reversal_stage_check', { ...completed, reversal_stage: 'sent' }],
  ['payments_check', { ...completed, stage: 'submitted' }],
  ['payments_check', { ...pending, stage: null }],
  ['payments_check1', { ...failed, failure_code: null }],
  ['payments_check1', { ...completed, failure_code: 'G51' }],
  ['payments_check2', { ...pending, reversal_stage: 'submitted' }],
  ['payments_check3', { ...reversed, reversed_at: null }],
  ['payments_check3', { ...completed, reversed_at: new Date() }],
  ['payments_check4', { ...pending, usd_amount: '10.00' }],
  ['payments_check4', { ...pending, ...priced, rate_date: null }],
  ['payments_ves_amount_check', { ...pending, ves_amount: '0' }],
  ['payments_usd_amount_check', { ...pending, ...priced, usd_amount: '-1' }],
  ['payments_bcv_rate_check', { ...pending, ...priced, bcv_rate: '0' }],
  ['payments_received_ves_amount_check', { ...pending, received_ves_amount: '0' }],
  ['payments_external_ref_check', { ...pending, external_ref: '' }],
  ['payments_external_ref_check', { ...pending, external_ref: 'x'.repeat(129) }],
])('%s refuses %o', async (rule, row) => {
  expect(await broken(row)).toBe(rule)
})

test.each([
  ['status', [completed, failed, reversed]],
  ['method', 'C2P VPOS PAGO_MOVIL DEBITO_INMEDIATO CREDITO_INMEDIATO CREDITO_CUENTA DISPERSION VUELTO DOMICILIACION'],
  ['stage', 'intent request approval queued submitted accepted unknown attention'],
  ['bank', 'bnc r4 bdv mercantil banesco bancamiga'],
])('every %s is accepted', async (name, values) => {
  const rows = typeof values === 'string' ? values.split(' ').map((value) => ({ ...pending, [name]: value })) : values
  for (const row of rows) expect(await broken(row)).toBe('none')
})

test('every stage of a reversal is accepted', async () => {
  for (const stage of ['submitted', 'unknown', 'attention'])
    expect(await broken({ ...completed, reversal_stage: stage })).toBe('none')
})
