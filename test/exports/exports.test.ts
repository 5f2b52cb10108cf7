import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { datedBy, systemRandom } from '../../src/foundation/random.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { claimMovement, seedMovement } from '../harness/movements.ts'
import { seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type ReadCell, readWorkbook, recordsOf } from '../harness/workbook.ts'
import { accountIdOf, addLine, addPayment } from '../reconciliations/fixture.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'

/** Files that people download, read by another program and compared with what SQL says of the tables. */
let sandbox: TestSandbox
let world: World
let tenant: { tenantId: string; name: string }
let other: { tenantId: string; name: string }
let staff: TestUser
let operator: TestUser
const scopeOf = ({ tenantId }: { tenantId: string }) => ({ tenantId, livemode: false })

const at = (time: string) => {
  const createdAt = new Date(time)
  return { paymentId: datedBy(systemRandom, () => createdAt.getTime()).uuid(), createdAt, updatedAt: createdAt }
}

beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenant = await world.gateway.createTenant()
  other = await world.gateway.createTenant()
  staff = await world.addUser('staff', tenant.tenantId)
  operator = await world.addUser('operator')
  await seed()
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

async function seed(): Promise<void> {
  const { database } = world
  const pay = (given: object, columns: object = {}) =>
    seedPayment(database, scopeOf(tenant), given, columns as Record<string, unknown>)
  const paid = await pay({
    ...at('2026-10-01T04:00:00Z'),
    externalRef: '=HYPERLINK("http://x")',
    bankReference: '000123',
  })
  await pay({ ...at('2026-10-15T15:00:00Z'), status: 'FAILED', failureCode: 'INSUFFICIENT_FUNDS' })
  await pay({ ...at('2026-10-16T15:00:00Z'), status: 'PENDING', stage: 'unknown' })
  await pay(
    { ...at('2026-10-17T15:00:00Z') },
    {
      status: 'REVERSED',
      reversed_at: new Date('2026-10-18T15:00:00Z'),
      reversal_ref: '000777',
    },
  )
  await pay({ ...at('2026-10-18T15:00:00Z'), method: 'CREDITO_INMEDIATO', bank: 'r4', vesAmount: decimal('99.99') })
  await pay(
    { ...at('2026-10-19T15:00:00Z'), method: 'PAGO_MOVIL', status: 'PENDING', stage: 'request' },
    {
      received_ves_amount: '1000.10',
    },
  )
  // The last second of October in Caracas, and the first of November.
  await pay({ ...at('2026-11-01T03:59:59Z') })
  await pay({ ...at('2026-11-01T04:00:00Z') })
  await seedPayment(database, scopeOf(other), { ...at('2026-10-15T15:00:00Z'), externalRef: 'of another tenant' })

  const matched = await seedMovement(database, tenant.tenantId, { date: '2026-10-02', amount: decimal('150.25') })
  await claimMovement(database, accountIdOf(tenant.tenantId, 'bnc'), matched, { ...tenant, paymentId: paid })
  const accountId = accountIdOf(tenant.tenantId, 'bnc')
  await seedMovement(database, tenant.tenantId, { date: '2026-10-31', amount: decimal('7.01'), reference: '-1+2' })
  await seedMovement(database, tenant.tenantId, { date: '2026-11-01', amount: decimal('8.00') })
  await seedMovement(database, tenant.tenantId, { date: '2026-10-31', amount: decimal('9.00'), direction: 'out' })
  for (const date of ['2026-10-02', '2026-10-31', '2026-11-01']) {
    await addLine(database, { accountId, date, ves: '0.31', direction: 'out', kind: 'commission', numbers: ['000456'] })
  }
  await addLine(database, { accountId: accountIdOf(other.tenantId, 'bnc'), date: '2026-10-02', ves: '55.55' })
}

async function download(user: TestUser, path: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const answer = await fetch(`${world.gateway.url}/admin/api${path}`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

async function workbook(user: TestUser, path: string) {
  const { status, bytes } = await download(user, path)
  expect(status, bytes.toString('utf8')).toBe(200)
  return readWorkbook(bytes)
}

async function records(user: TestUser, path: string) {
  const [sheet] = await workbook(user, path)
  if (!sheet) throw new Error('the workbook has no sheet')
  return recordsOf(sheet)
}

const query = <Row extends object>(name: string, sql: string, values: unknown[]) =>
  world.database.query<Row>(positionalStatement(`test.exports ${name}`, sql), values)

const sumOf = (rows: Record<string, ReadCell>[], heading: string) =>
  rows
    .map((row) => row[heading])
    .reduce(
      (sum, cell) => (cell && typeof cell === 'object' && 'number' in cell ? sum.plus(cell.number) : sum),
      decimal(0),
    )
    .toFixed(2)

const forStaff = 'mode=test&format=xlsx&language=es'
const october = 'from=2026-10-01T04:00:00Z&to=2026-11-01T04:00:00Z'

describe('the file of payments', () => {
  test('has every payment of the period once, with the times, references and amounts of the table', async () => {
    const stored = await query<Record<string, string | null>>(
      'payments',
      `select payment_id::text as id, ves_amount::text as ves, bank_reference as reference, external_ref as ref,
              reversal_ref as reversal, to_char(created_at at time zone 'America/Caracas', 'YYYY-MM-DD HH24:MI:SS.MS') as created
       from payments where tenant_id = $1 and (created_at at time zone 'America/Caracas')::date between '2026-10-01' and '2026-10-31'
       order by payment_id desc`,
      [tenant.tenantId],
    )
    const rows = await records(staff, `/exports/payments?${forStaff}&${october}`)
    expect(stored).toHaveLength(7)
    expect(
      rows.map((row) => ({
        id: row['Pago'],
        ves: (row['Monto (Bs.)'] as { number: string }).number,
        reference: row['Referencia del banco'],
        ref: row['Referencia externa'],
        reversal: row['Referencia del reverso'],
        created: (row['Fecha'] as { time: string }).time,
      })),
    ).toEqual(stored)
  })

  test('adds up, in columns of their own, to the money that came in and went out', async () => {
    const rows = await records(staff, `/exports/payments?${forStaff}&${october}`)
    // Two charges of 3013.71, one of them reversed, another one on the last day, and a part of a request.
    expect(sumOf(rows, 'Entrada (Bs.)')).toBe('10041.23')
    expect(sumOf(rows, 'Salida (Bs.)')).toBe('3113.70')
    const moved = (status: string) => rows.filter((row) => row['Estado'] === status)
    expect(sumOf(moved('Fallido'), 'Entrada (Bs.)')).toBe('0.00')
  })

  test('has the rows of the list with the same filters', async () => {
    const externalRef = `externalRef=${encodeURIComponent('=HYPERLINK("http://x")')}`
    for (const filter of ['status=FAILED', 'method=PAGO_MOVIL', 'status=REVERSED&method=C2P', externalRef, october]) {
      const list = await staff.call(`/payments?mode=test&limit=100&${filter}`)
      const rows = await records(staff, `/exports/payments?${forStaff}&${filter}`)
      const ids = (list.body['items'] as { paymentId: string }[]).map(({ paymentId }) => paymentId)
      expect(ids.length).toBeGreaterThan(0)
      expect(rows.map((row) => row['Pago'])).toEqual(ids)
    }
  })

  test('masks people and has no formula', async () => {
    const { bytes } = await download(staff, '/exports/payments?mode=test&format=csv&language=es')
    const text = bytes.toString('utf8')
    expect(text).not.toMatch(/12345678|4141234567/)
    expect(text).toContain('58*******567')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain('3013,71')
    expect(text.startsWith('\ufeff"Fecha";')).toBe(true)
  })

  test('is complete when it has more rows than one page that is read at a time', async () => {
    const busy = await world.gateway.createTenant()
    await query(
      'many',
      `insert into payments (tenant_id, livemode, payment_id, method, status, created_at, updated_at, ves_amount)
       select $1, false, uuidv7(interval '1 second' * n), 'C2P', 'COMPLETED', now(), now(), n
       from generate_series(1, 1234) as n`,
      [busy.tenantId],
    )
    const rows = await records(operator, `/exports/payments?${forStaff}&tenantId=${busy.tenantId}`)
    expect(new Set(rows.map((row) => row['Pago'])).size).toBe(1234)
    expect(sumOf(rows, 'Entrada (Bs.)')).toBe(((1234 * 1235) / 2).toFixed(2))
  })
})

describe('the file of movements', () => {
  test('has the movements of the tenant’s accounts in both directions, and none of another tenant', async () => {
    const rows = await records(staff, `/exports/movements?${forStaff}`)
    const [stored] = await query<{ received: string; sent: string; count: string }>(
      'movements',
      `select sum(ves_amount) filter (where direction = 'in')::text as received,
              sum(ves_amount) filter (where direction = 'out')::text as sent, count(*)::text as count
       from movements where account_id = $1`,
      [accountIdOf(tenant.tenantId, 'bnc')],
    )
    expect(String(rows.length)).toBe(stored?.count)
    expect(sumOf(rows, 'Entrada (Bs.)')).toBe(stored?.received)
    expect(sumOf(rows, 'Salida (Bs.)')).toBe(stored?.sent)
    expect(rows.map((row) => row['Referencia'])).toContain('00012345678')
    expect(rows.every((row) => row['Comercio'] === tenant.name)).toBe(true)
  })

  test('has the incoming rows of the list with the same filters', async () => {
    for (const filter of ['state=matched', 'state=unmatched', 'bank=bnc']) {
      const list = await staff.call(`/movements?mode=test&limit=100&${filter}`)
      const rows = await records(staff, `/exports/movements?${forStaff}&${filter}`)
      const incoming = rows.filter((row) => row['Entrada (Bs.)'] !== null)
      const ids = (list.body['items'] as { movementId: string }[]).map(({ movementId }) => movementId)
      expect(ids.length).toBeGreaterThan(0)
      expect(incoming.map((row) => row['Movimiento'])).toEqual(ids)
    }
    expect(await records(staff, `/exports/movements?${forStaff}&bank=r4`)).toEqual([])
  })
})

test('the file of fees has the bank’s fees of the days, both included', async () => {
  const rows = await records(staff, `/exports/fees?${forStaff}&from=2026-10-02&to=2026-10-31`)
  expect(rows.map((row) => [row['Fecha'], row['Salida (Bs.)'], row['Referencia']])).toEqual([
    [{ date: '2026-10-31' }, { number: '0.31' }, '000456'],
    [{ date: '2026-10-02' }, { number: '0.31' }, '000456'],
  ])
})

test('the file of closings agrees with the page of each day', async () => {
  await staff.call('/reconciliations/2026-10-02/close', {
    method: 'POST',
    body: { mode: 'test', bank: 'bnc', confirm: true },
  })
  const rows = await records(staff, `/exports/closings?${forStaff}&from=2026-10-01&to=2026-10-02`)
  const [row] = rows.filter((each) => each['Banco'] === 'BNC' && each['Estado'] === 'Cerrado')
  const { body } = await staff.call('/reconciliations/2026-10-02?mode=test')
  const account = (
    body['accounts'] as { bank: string; hash: string; totals: { in: { bankVesAmount: string } }[] }[]
  ).find(({ bank }) => bank === 'bnc')
  expect(row).toMatchObject({
    Fecha: { date: '2026-10-02' },
    Hash: account?.hash,
    'Comisiones (Bs.)': { number: '0.31' },
    'Entradas en el banco (Bs.)': { number: '150.25' },
    'Cerrado por': `user:${staff.name}`,
  })
})

describe('a month for the accountant', () => {
  const month = `/exports/month?${forStaff}&month=2026-10`

  test('is one workbook with payments, movements, fees and closings of the Caracas month', async () => {
    const sheets = await workbook(staff, month)
    expect(sheets.map(({ name }) => name)).toEqual(['Pagos', 'Movimientos', 'Comisiones', 'Cierres'])
    const [payments = [], movements = [], fees = [], closings = []] = sheets.map(recordsOf)
    expect(payments).toHaveLength(7)
    // Three movements and two fees have a day of October, whenever they were seen.
    expect(movements).toHaveLength(5)
    expect(sumOf(movements, 'Entrada (Bs.)')).toBe('157.26')
    expect(sumOf(fees, 'Salida (Bs.)')).toBe('0.62')
    expect(new Set(closings.map((row) => (row['Fecha'] as { date: string }).date)).size).toBe(31)
  })

  test('has what moved through an account that was replaced, until it was used last', async () => {
    const { tenantId } = await world.gateway.createTenant()
    const scope = scopeOf({ tenantId })
    const accountId = systemRandom.bytes(32)
    const paid = { accountId, method: 'PAGO_MOVIL', ves: '55.50' }
    const paymentId = await addPayment(world.database, scope, { ...paid, at: '2026-10-30T15:00:00Z' })
    const line = { accountId, ves: '55.50', kind: 'p2p' }
    await addLine(world.database, { ...line, date: '2026-10-31', claim: { scope, paymentId } })
    const fee = { accountId, ves: '0.31', kind: 'commission', direction: 'out' } as const
    for (const date of ['2026-10-30', '2026-10-31']) await addLine(world.database, { ...fee, date })
    const file = `/exports/month?mode=test&format=xlsx&language=es&month=2026-10&tenantId=${tenantId}`
    const [, movements = [], fees = []] = (await workbook(operator, file)).map(recordsOf)
    expect(sumOf(movements, 'Entrada (Bs.)')).toBe('55.50')
    expect(fees.map((row) => row['Fecha'])).toEqual([{ date: '2026-10-30' }])
  })

  test('is an archive of four files as CSV', async () => {
    const { bytes, headers } = await download(staff, month.replace('xlsx', 'csv'))
    expect(headers.get('content-disposition')).toBe('attachment; filename="mes-2026-10.zip"')
    for (const name of ['pagos', 'movimientos', 'comisiones', 'cierres']) {
      expect(bytes.includes(`${name}-2026-10.csv`)).toBe(true)
    }
  })
})

describe('access to files', () => {
  test('a person of one tenant gets nothing of another, by requesting it or all', async () => {
    const foreign = await download(staff, `/exports/payments?${forStaff}&tenantId=${other.tenantId}`)
    expect(foreign.status).toBe(404)
    const own = await records(staff, `/exports/payments?${forStaff}`)
    expect(own.some((row) => row['Referencia externa'] === 'of another tenant')).toBe(false)
    const all = await records(operator, `/exports/payments?${forStaff}`)
    expect(all.some((row) => row['Referencia externa'] === 'of another tenant')).toBe(true)
  })

  test('every file leaves an audit entry with the filters of the request', async () => {
    await download(staff, `/exports/payments?${forStaff}&status=FAILED`)
    expect((await world.audit()).findLast(({ action }) => action === 'export.create')).toMatchObject({
      actor: `user:${staff.name}`,
      tenantId: tenant.tenantId,
      subject: 'payments',
      details: { mode: 'test', format: 'xlsx', language: 'es', status: 'FAILED' },
    })
  })

  test('a period that ends before it begins is refused by the name of the field', async () => {
    const answer = await staff.call('/exports/fees?mode=test&format=csv&from=2026-10-02&to=2026-10-01')
    expect(answer.status).toBe(400)
    expect(answer.body['details']).toEqual([{ path: '/to', message: expect.any(String) }])
  })
})

test('a parameter livemode in the address chooses neither the mode of a file nor what the audit log says of it', async () => {
  const live = await seedPayment(
    world.database,
    { tenantId: tenant.tenantId, livemode: true },
    { ...at('2026-10-20T15:00:00Z'), externalRef: 'of production' },
  )
  const count = async (name: string, values: unknown[]) =>
    (
      await query<{ count: number }>(
        name,
        `select count(*)::int as count from audit_log where action = 'export.create' and details->>'mode' = $1`,
        values,
      )
    )[0]?.count ?? 0
  for (const [mode, added, has] of [
    ['test', 'livemode=true', false],
    ['test', 'livemode=true&livemode=true', false],
    ['test', 'liveMode=true&live=true', false],
    ['live', 'livemode=false', true],
  ] as const) {
    const before = await count(mode, [mode])
    const path = `/exports/payments?mode=${mode}&format=csv&language=es&${october}&${added}`
    const { status, bytes } = await download(staff, path)
    expect([status, bytes.toString('utf8').includes(live)], path).toEqual([200, has])
    expect(await count(mode, [mode])).toBe(before + 1)
  }
  const refused = await download(staff, `/exports/payments?mode=test&mode=live&format=csv&language=es&${october}`)
  expect([refused.status, refused.bytes.toString('utf8').includes(live)]).toEqual([400, false])
})
