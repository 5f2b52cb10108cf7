import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { FoundPayments, Totals } from '../../src/operators/routes/payment-search.ts'
import type { Payment as ShownPayment } from '../../src/operators/routes/payment-schema.ts'
import type { Method } from '../../src/payments/payment.ts'
import { seedMovement } from '../harness/movements.ts'
import { seedDisbursement, seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let world: World
let operator: TestUser
let staff: TestUser
let scope: Scope
beforeAll(async () => {
  world = await startWorld()
  operator = await world.addUser('operator')
})
beforeEach(async () => {
  const { tenantId } = await world.gateway.createTenant()
  scope = { tenantId, livemode: false }
  staff = await world.addUser('staff', tenantId)
})
afterAll(() => world.stop())

type Given = Parameters<typeof seedPayment>[2]
const seed = (given: Given = {}, columns: Record<string, unknown> = {}, at = scope) =>
  seedPayment(world.database, at, given, columns)

async function search(q: string, filter: object = {}, user = staff): Promise<FoundPayments> {
  const request = { method: 'POST', body: { mode: 'test', q, ...filter } }
  const { status, text, body } = await user.call('/payments/search', request)
  expect(status, text).toBe(200)
  return body as FoundPayments
}
const idsOf = ({ items }: { items: ShownPayment[] }) => items.map(({ paymentId }) => paymentId)

/** A person whom no other test of the file pays as. */
let people = 0
function somebody() {
  people += 1
  const digits = String(20_100_000 + people)
  return { document: `V${digits}`, phone: `58412${String(7_000_000 + people)}`, bankCode: '0134' }
}

describe('a search for payments', () => {
  test('finds a person’s payments by the phone in any spelling, newest first', async () => {
    const payer = somebody()
    const [first, last] = [await seed({ payer }), await seed({ payer, method: 'VUELTO' })]
    await seed({ payer: somebody() })
    const own = payer.phone.slice(2)
    const spelled = [
      payer.phone,
      `+${payer.phone}`,
      `0${own}`,
      own,
      `0${own.slice(0, 3)}-${own.slice(3)}`,
      `+58 ${own.slice(0, 3)} ${own.slice(3, 6)}.${own.slice(6)}`,
    ]
    for (const text of spelled) expect(idsOf(await search(text)), text).toEqual([last, first])
  })

  test('finds a person’s payments by the document, with and without its letter, dots and zeros', async () => {
    const payer = somebody()
    const id = await seed({ payer })
    await seed({ payer: somebody() })
    const digits = payer.document.slice(1)
    const dotted = `${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5)}`
    for (const text of [payer.document, payer.document.toLowerCase(), digits, dotted, `V-${dotted}`, `0${digits}`])
      expect(idsOf(await search(text)), text).toEqual([id])
  })

  test('finds the parts of a disbursement by the phone and by the document of their payee', async () => {
    const payees = [somebody(), somebody()]
    const ids = await seedDisbursement(world.database, scope, payees)
    for (const [index, { phone, document }] of payees.entries())
      for (const text of [phone, document]) expect(idsOf(await search(text)), text).toEqual([ids[index]])
  })

  test('finds a payment by any end of its bank reference of four characters or more, in any case', async () => {
    const id = await seed({ bankReference: '00012ab7391' })
    const digits = await seed({ bankReference: '905008264' })
    await seed({ bankReference: '00012ab7392' })
    for (const text of ['7391', 'b7391', 'AB7391', '12Ab7391', '00012ab7391', '0000012AB7391', ' 7391 '])
      expect(idsOf(await search(text)), text).toEqual([id])
    for (const text of ['8264', '008264', '5008264', '00905008264', '905-008-264'])
      expect(idsOf(await search(text)), text).toEqual([digits])
    for (const text of ['391', '739', '0391', '9905008264', '0008264', '1905008264'])
      expect(idsOf(await search(text)), text).toEqual([])
  })

  test('finds a reference that was stored without the zeros that the customer reads out', async () => {
    const id = await seed({ bankReference: '60418' })
    expect(idsOf(await search('000060418'))).toEqual([id])
  })

  test('finds a payment by its id, the tenant’s reference, the operation and the reversal', async () => {
    const id = await seed({ externalRef: 'order-7' }, { operation_id: 'op-7', reversal_ref: '000055512' })
    await seed()
    for (const text of [id, id.toUpperCase(), ' order-7 ', 'op-7', '000055512', '5512'])
      expect(idsOf(await search(text)), text).toEqual([id])
    expect(idsOf(await search('nothing'))).toEqual([])
  })

  test('finds a request by the payer of the movement that paid it', async () => {
    const id = await seed({ method: 'PAGO_MOVIL', payer: {} })
    const { phone, document } = somebody()
    const movementId = await seedMovement(world.database, scope.tenantId, {
      phones: [phone],
      document: { letter: 'V', digits: document.slice(1) },
    })
    expect(idsOf(await search(phone))).toEqual([])
    await world.database.query(matchMovement, [movementId, scope.tenantId, id])
    expect(idsOf(await search(phone))).toEqual([id])
    expect(idsOf(await search(document))).toEqual([id])
  })

  test('is narrowed by status, method and time', async () => {
    const payer = somebody()
    const old = await seed({ payer, createdAt: new Date('2026-03-05T15:00:00Z') })
    const failed = await seed({ payer, status: 'FAILED', failureCode: 'G51', method: 'VPOS' })
    const find = async (filter: object) => idsOf(await search(payer.phone, filter))
    expect(await find({})).toEqual([failed, old])
    expect(await find({ status: 'FAILED' })).toEqual([failed])
    expect(await find({ method: 'C2P' })).toEqual([old])
    expect(await find({ from: '2026-04-01T04:00:00Z' })).toEqual([failed])
    expect(await find({ to: '2026-04-01T04:00:00Z' })).toEqual([])
  })

  test('of a tenant’s staff finds nothing of other tenants and modes; an operator’s finds all tenants', async () => {
    const payer = somebody()
    const bankReference = `77${payer.phone.slice(-7)}`
    const other = { tenantId: (await world.gateway.createTenant()).tenantId, livemode: false }
    const own = await seed({ payer, bankReference })
    const foreign = await seed({ payer, bankReference }, {}, other)
    const live = await seed({ payer, bankReference }, {}, { ...scope, livemode: true })
    const elsewhere = { method: 'POST', body: { mode: 'test', q: payer.phone, tenantId: other.tenantId } }
    expect((await staff.call('/payments/search', elsewhere)).body['error']).toBe('tenant_not_found')
    for (const text of [payer.phone, payer.document, bankReference]) {
      expect(idsOf(await search(text)), text).toEqual([own])
      expect(idsOf(await search(text, {}, operator)), text).toEqual([foreign, own])
      expect(idsOf(await search(text, { tenantId: other.tenantId }, operator)), text).toEqual([foreign])
      expect(idsOf(await search(text, { mode: 'live' })), text).toEqual([live])
    }
  })

  test('says when more payments match than it shows, and adds up those that it found', async () => {
    const payer = somebody()
    for (let count = 0; count < 51; count += 1) await seed({ payer })
    const found = await search(payer.phone)
    expect(found.items).toHaveLength(50)
    expect(found.isComplete).toBe(false)
    expect(found.totals).toEqual({
      status: 'COMPLETED',
      in: { count: 51, usdAmount: '510.00', vesAmount: '153699.21' },
      out: { count: 0, usdAmount: '0.00', vesAmount: '0.00' },
      isComplete: true,
    })
    expect((await search(somebody().phone)).isComplete).toBe(true)
  })

  test.each([{}, { q: '' }, { q: 'x'.repeat(129) }, { q: 'x', mode: 'both' }, { q: 'x', status: 'DONE' }])(
    'with %j is refused',
    async (given) => {
      const { status, body } = await staff.call('/payments/search', {
        method: 'POST',
        body: { mode: 'test', ...given },
      })
      expect([status, body['error']]).toEqual([400, 'invalid_request'])
    },
  )
})

const matchMovement = positionalStatement(
  'test.match_movement',
  `update movements set state = 'matched', tenant_id = $2, livemode = false, payment_id = $3, next_match_at = null
   where movement_id = $1`,
)

describe('the totals of payments', () => {
  const totals = async (query = '', user = staff): Promise<Totals> =>
    (await user.call(`/payments/totals?mode=test${query}`)).body as Totals
  const sum = (count: number, usdAmount: string, vesAmount: string) => ({ count, usdAmount, vesAmount })
  const none = sum(0, '0.00', '0.00')

  test('add up completed payments only, money in and money out apart', async () => {
    const incoming: Method[] = ['C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO']
    const outgoing: Method[] = ['CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO']
    for (const method of incoming) await seed({ method, usdAmount: decimal('0.10'), vesAmount: decimal('30.01') })
    for (const method of outgoing) await seed({ method, usdAmount: decimal('0.20'), vesAmount: decimal('60.02') })
    await seed({ method: 'VUELTO', usdAmount: null, bcvRate: null, rateDate: null, vesAmount: decimal('5.00') })
    await seed({ status: 'FAILED', failureCode: 'G51' })
    await seed({ status: 'PENDING', stage: 'unknown' })
    await seed({}, { status: 'REVERSED', reversed_at: new Date() })
    await seed({}, {}, { ...scope, livemode: true })
    expect(await totals()).toEqual({
      status: 'COMPLETED',
      in: sum(4, '0.40', '120.04'),
      out: sum(5, '0.80', '245.08'),
      isComplete: true,
    })
    expect(await totals('&method=VUELTO')).toMatchObject({ in: none, out: sum(2, '0.20', '65.02') })
    expect(await totals('&status=FAILED')).toMatchObject({ status: 'FAILED', in: sum(1, '10.00', '3013.71') })
  })

  test('have of a Pago Móvil what arrived, since an over-payment that is given back is money out', async () => {
    const payer = somebody()
    const price = { usdAmount: decimal('3.00'), vesAmount: decimal('900.00'), bcvRate: decimal('300') }
    const request = { method: 'PAGO_MOVIL', payer, ...price, expiresAt: new Date() } as const
    await seed({ ...request, receivedVesAmount: decimal('1000.00') })
    await seed({ ...request, receivedVesAmount: decimal('899.50') })
    await seed({ ...request, receivedVesAmount: decimal('900.00') })
    await seed({ ...request, status: 'FAILED', failureCode: 'INTENT_EXPIRED', receivedVesAmount: decimal('50.00') })
    const arrived = sum(3, '9.33', '2799.50')
    expect((await totals()).in).toEqual(arrived)
    expect((await search(payer.phone)).totals.in).toEqual(arrived)
    expect((await totals('&status=FAILED')).in).toEqual(sum(1, '3.00', '900.00'))
  })

  test('are of the time that is asked for, by the time of creation', async () => {
    await seed({ createdAt: new Date('2026-03-05T03:59:59.999Z') })
    await seed()
    const day = '&from=2026-03-04T04:00:00Z&to=2026-03-05T04:00:00Z'
    expect(await totals()).toMatchObject({ in: { count: 2 } })
    // The ids of payments begin with their time: a payment whose id is of another day is outside the range.
    expect(await totals(day)).toMatchObject({ in: { count: 0 } })
  })

  test('of a tenant’s staff are of their tenant, and an operator’s of all or of the chosen one', async () => {
    await seed({ vesAmount: decimal('77.00') })
    const { tenantId } = await world.gateway.createTenant()
    await seed({ vesAmount: decimal('11.00') }, {}, { tenantId, livemode: false })
    expect((await totals()).in).toEqual(sum(1, '10.00', '77.00'))
    expect(await totals(`&tenantId=${tenantId}`)).toMatchObject({ error: 'tenant_not_found' })
    expect((await totals(`&tenantId=${tenantId}`, operator)).in).toEqual(sum(1, '10.00', '11.00'))
    expect((await totals('', operator)).in.count).toBeGreaterThanOrEqual(2)
  })
})

describe('the payer of a payment', () => {
  const show = (id: string, user: TestUser) => user.call(`/payments/${id}/payer`, { method: 'POST' })

  test('is shown whole to the tenant’s staff and to operators, and each time is in the audit log', async () => {
    const payer = somebody()
    const id = await seed({ payer })
    for (const user of [staff, operator]) {
      expect((await show(id, user)).body).toEqual(payer)
      const entries = (await world.audit()).filter(({ actor }) => actor.includes(user.name))
      expect(entries).toMatchObject([
        { action: 'payment.show_payer', subject: id, tenantId: scope.tenantId, details: { livemode: false } },
      ])
      expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${payer.phone}|${payer.document}`))
    }
  })

  test('is shown neither to viewers nor to the staff of another tenant', async () => {
    const id = await seed()
    const viewer = await world.addUser('viewer', scope.tenantId)
    const stranger = await world.addUser('staff', (await world.gateway.createTenant()).tenantId)
    expect((await show(id, viewer)).body['error']).toBe('forbidden')
    expect((await show(id, stranger)).body['error']).toBe('payment_not_found')
    expect((await world.audit()).filter(({ subject, outcome }) => subject === id && outcome === 'done')).toEqual([])
  })
})
