import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { requireApproval, restrictedKey, wideRate } from '../harness/keys.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payerEncryptionOf, seedPayment, setColumns } from '../harness/payments.ts'
import { testHasher } from '../harness/sealer.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { listWaiting } from '../../src/payments/approvals/payees.ts'
import { createApprovalStore } from '../../src/payments/approvals/store.ts'
import { createPayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createSealer } from '../../src/storage/sealing.ts'

/** `GET /v1/approvals`: the people that a payout would pay. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: wideRate })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Body = Record<string, unknown>
type Item = Body & { paymentId: string; payees: Body[]; payeeCount?: number }

/** A tenant of which every payout waits, with a key that approves. */
async function shopOf() {
  const tenant = await gateway.createTenant()
  const { tenantId, key } = tenant
  await requireApproval(gateway, tenantId, '0')
  const approver = await restrictedKey(gateway, tenantId, { scopes: ['approve'] })
  return {
    ...tenant,
    scope: { tenantId, livemode: false },
    /** Requests the payout; the id that is approved. */
    async waiting(path: string, body: Body): Promise<string> {
      const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })
      expect(answer.status, answer.text).toBe(202)
      return String(answer.body['paymentId'])
    },
    decline: async (id: string) =>
      gateway.call(`/v1/payments/${id}/decline`, { method: 'POST', key: approver.key }).then(({ status }) => status),
    async list(): Promise<Item[]> {
      const answer = await gateway.call('/v1/approvals', { key: approver.key })
      expect(answer.status, answer.text).toBe(200)
      return answer.body['items'] as Item[]
    },
  }
}
type Shop = Awaited<ReturnType<typeof shopOf>>

const own = { externalRef: 'order/1042' }
const person = { cedula: 'V12345678', telefono: '584141234567', banco: '0102' }
const account = { cedula: 'V12345678', banco: '0102', cuenta: '01020501410000000001' }
const order: Body = {
  monto: 400.12,
  fecha: '2026-10-05',
  referencia: '20261005',
  personas: [
    { nombres: 'Ana Pérez', documento: 'V-12.345.678', destino: account.cuenta, montoPart: 100.1 },
    { nombres: 'Luis Mora', documento: 'J123456789', destino: '01340501410000000002', montoPart: 300.02 },
  ],
}
const credit = (amount: number) => movements['/credit'](amount)
const hundred = disbursementOf(Array.from({ length: 100 }, (_none, n) => n + 1))

test.each([
  [
    '/credit',
    credit(1500.01),
    { method: 'CREDITO_INMEDIATO', concepto: 'ORDEN 1042' },
    [{ ...person, montoPart: 1500.01 }],
  ],
  [
    '/credit/account',
    movements['/credit/account'](1500.01),
    { method: 'CREDITO_CUENTA', concepto: 'ORDEN 1042' },
    [{ ...account, montoPart: 1500.01 }],
  ],
  ['/change', movements['/change'](1500.01), { method: 'VUELTO' }, [{ ...person, montoPart: 1500.01 }]],
  [
    '/credit/disburse',
    disbursementOf([1000.01, 0.1, 499.9]),
    { kind: 'disbursement', method: 'DISPERSION', referencia: '20261005', concepto: 'NOMINA' },
    [
      { ...person, telefono: '584141000000', montoPart: 1000.01 },
      { ...person, telefono: '584141000001', montoPart: 0.1 },
      { ...person, telefono: '584141000002', montoPart: 499.9 },
    ],
  ],
  [
    '/payouts',
    order,
    { method: 'DISPERSION', referencia: '20261005' },
    [
      { ...account, nombres: 'Ana Pérez', montoPart: 100.1 },
      { cedula: 'J123456789', banco: '0134', cuenta: '01340501410000000002', nombres: 'Luis Mora', montoPart: 300.02 },
    ],
  ],
] as const)(
  'a key that approves %s reads everybody whom it pays and their exact part',
  async (path, body, of, payees) => {
    const shop = await shopOf()
    const paymentId = await shop.waiting(path, { ...body, ...own })
    const time = expect.stringMatching(/^20/)
    const requested = { requestedBy: expect.stringMatching(/^key:/), requestedAt: time, expiresAt: time }
    const shared = { paymentId, kind: 'payment', vesAmount: body.monto, ...requested, ...own }
    expect(await shop.list()).toEqual([{ ...shared, payeeCount: payees.length, ...of, payees }])
  },
)

test('payouts that wait are listed oldest first, each with its own payees', async () => {
  const shop = await shopOf()
  const ids = [
    await shop.waiting('/credit/disburse', disbursementOf([3, 4])),
    await shop.waiting('/credit', credit(9)),
    await shop.waiting('/credit/disburse', disbursementOf([5])),
    await shop.waiting('/payouts', order),
  ]
  const listed = await shop.list()
  expect(listed.map(({ paymentId }) => paymentId)).toEqual(ids)
  const parts = listed.map(({ payees }) => payees.map(({ montoPart }) => montoPart))
  expect(parts).toEqual([[3, 4], [9], [5], [100.1, 300.02]])
})

describe('the payees of a payout are not listed for', () => {
  test('another tenant or mode, and theirs are not listed for it', async () => {
    const shop = await shopOf()
    const stranger = await shopOf()
    const id = await shop.waiting('/credit/disburse', disbursementOf([3, 4]))
    const before = await shop.list()
    const live = await restrictedKey(gateway, shop.tenantId, { scopes: ['approve'] }, true)
    expect((await gateway.call('/v1/approvals', { key: live.key })).text).toBe('{"items":[]}')
    expect(await stranger.list()).toEqual([])
    // Rows that no flow would write: with the id of the disbursement, of another tenant and of the other mode.
    const payer = { document: 'V99999999', phone: '584249999999', bankCode: '0134' }
    const part = {
      method: 'DISPERSION',
      batchId: id,
      payer,
      paymentId: '00000000-0000-7000-8000-000000000001',
    } as const
    await seedPayment(gateway.database, stranger.scope, part)
    await seedPayment(gateway.database, { ...shop.scope, livemode: true }, part)
    expect(await shop.list()).toEqual(before)
    expect(await stranger.list()).toEqual([])
  })

  test.each([[['payout', 'read'] as const], [['collect', 'refund', 'webhooks'] as const]])(
    'a key with the scopes %s',
    async (scopes) => {
      const shop = await shopOf()
      await shop.waiting('/credit', credit(9))
      const { key } = await restrictedKey(gateway, shop.tenantId, { scopes: [...scopes] })
      const { status, text } = await gateway.call('/v1/approvals', { key })
      expect(status).toBe(403)
      expect(text).not.toMatch(/12345678|4141234567/)
    },
  )
})

test('a list writes no document, phone, account or name of a payee to the log', async () => {
  const shop = await shopOf()
  await shop.waiting('/credit', credit(9))
  await shop.waiting('/payouts', order)
  const before = gateway.logged.length
  expect(await shop.list()).toHaveLength(2)
  await expect.poll(() => gateway.logged.slice(before).join('')).toContain('/v1/approvals')
  expect(gateway.logged.slice(before).join('')).not.toMatch(/12345678|4141234567|0501410000000001|Ana Pérez/)
})

describe('a thousand payees at most are listed:', () => {
  test('payouts whose payees are too many have their number only, until older ones are decided', async () => {
    const shop = await shopOf()
    const first = await shop.waiting('/credit/disburse', hundred)
    for (let n = 1; n < 10; n += 1) await shop.waiting('/credit/disburse', hundred)
    await shop.waiting('/credit/disburse', disbursementOf([3, 4], own))
    await shop.waiting('/credit', credit(9))
    const sizes = async () => (await shop.list()).map(({ payees, payeeCount }) => [payees.length, payeeCount])
    const whole = Array.from({ length: 10 }, () => [100, 100])
    expect(await sizes()).toEqual([...whole, [0, 2], [0, 1]])
    expect((await shop.list())[10]).toMatchObject({ method: 'DISPERSION', concepto: 'NOMINA', ...own })
    expect(await shop.decline(first)).toBe(200)
    expect(await sizes()).toEqual([...whole.slice(1), [2, 2], [1, 1]])
  })

  test('a payout is listed whole or not at all, and a smaller one behind it still is', async () => {
    const shop = await shopOf()
    for (let n = 0; n < 9; n += 1) await shop.waiting('/credit/disburse', hundred)
    await shop.waiting('/credit', credit(9))
    await shop.waiting('/credit/disburse', hundred)
    await shop.waiting('/payouts', order)
    const sizes = (await shop.list()).map(({ payees }) => payees.length)
    expect(sizes).toEqual([...Array.from({ length: 9 }, () => 100), 1, 0, 2])
  })
})

test('two statements read the list, however many payouts wait', async () => {
  const shop = await shopOf()
  for (let n = 0; n < 5; n += 1) {
    await shop.waiting('/credit/disburse', disbursementOf([3, 4]))
    await shop.waiting('/credit', credit(9))
  }
  const sent: string[] = []
  const database: typeof gateway.database = {
    ...gateway.database,
    query: (statement, values) => {
      sent.push(statement.name)
      return gateway.database.query(statement, values)
    },
  }
  const encryption = await payerEncryptionOf(database)
  sent.length = 0
  const store = createApprovalStore({ database, encryption, random: systemRandom })
  const listed = await listWaiting(store, shop.scope, 100)
  expect(listed.map(({ payees }) => payees.length)).toEqual([2, 1, 2, 1, 2, 1, 2, 1, 2, 1])
  expect(sent).toEqual(['approvals.waiting', 'approvals.parts'])
})

describe('payees sealed under a lost key', () => {
  const lost = createPayerEncryption(createSealer(Buffer.alloc(32, 9), [], systemRandom), testHasher)
  const lose = ({ scope }: Shop, paymentId: string) =>
    setColumns(gateway.database, scope, paymentId, { payer: lost.seal(scope, paymentId, { document: 'V1' }) })

  test('leave their parts in the list, and the payees of the other payouts', async () => {
    const shop = await shopOf()
    const one = await shop.waiting('/credit', credit(9))
    const batchId = await shop.waiting('/credit/disburse', disbursementOf([3, 4], own))
    const several = await shop.waiting('/payouts', order)
    await shop.waiting('/credit', credit(10))
    const { body } = await gateway.call(`/v1/payments/disbursements/${batchId}`, { key: shop.key })
    const parts = (body['credits'] as { paymentId: string }[]).map(({ paymentId }) => paymentId)
    for (const id of [one, several, ...parts]) await lose(shop, id)
    const listed = await shop.list()
    expect(listed.map(({ payees, payeeCount }) => [payees, payeeCount])).toEqual([
      [[{ montoPart: 9 }], 1],
      [[{ montoPart: 3 }, { montoPart: 4 }], 2],
      [[], undefined],
      [[{ ...person, montoPart: 10 }], 1],
    ])
    expect(listed[1]).toMatchObject({ kind: 'disbursement', referencia: '20261005', ...own })
    expect(listed[1]).not.toHaveProperty('concepto')
    expect(listed[2]).not.toHaveProperty('referencia')
    expect(decimal(String(listed[2]?.['vesAmount'])).eq('400.12')).toBe(true)
  })
})
