import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { requireApproval, restrictedKey, wideRate } from '../harness/keys.ts'
import { startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p, seedPayment, setColumns } from '../harness/payments.ts'
import { testHasher } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createSealer } from '../../src/storage/sealing.ts'

/** Payments whose payer or payee is sealed under a master key that the gateway does not have. */
let sandbox: TestSandbox
let world: World
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox, env: wideRate })
  gateway = world.gateway
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

type Body = Record<string, unknown>
const lost = createPayerEncryption(createSealer(Buffer.alloc(32, 9), [], systemRandom), testHasher)

const selectPayer = positionalStatement('test.sealed_payer', `select payer from payments where payment_id = $1`)
const selectStates = positionalStatement(
  'test.lost_key_states',
  `select concat_ws(' ', status, stage, failure_code) as state from payments where tenant_id = $1 order by payment_id`,
)

/** A tenant of which every payout waits, with a key that approves and a person who decides. */
async function shopOf() {
  const tenant = await gateway.createTenant()
  const { tenantId, key } = tenant
  const scope = { tenantId, livemode: false }
  await requireApproval(gateway, tenantId, '0')
  const approver = await restrictedKey(gateway, tenantId, { scopes: ['approve'] })
  const person: TestUser = await world.addUser('staff', tenantId)
  const read = (path: string) => gateway.call(`/v1${path}`, { key })
  return {
    ...tenant,
    scope,
    person,
    read,
    /** Requests the payout; the id that is decided, and the ids of its payments. */
    async waiting(path: string, body: Body): Promise<{ id: string; paymentIds: string[] }> {
      const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })
      expect(answer.status, answer.text).toBe(202)
      const parts = (answer.body['credits'] ?? [answer.body]) as { paymentId: string }[]
      return { id: String(answer.body['paymentId']), paymentIds: parts.map(({ paymentId }) => paymentId) }
    },
    decide: (id: string, verb: 'approve' | 'decline') =>
      gateway.call(`/v1/payments/${id}/${verb}`, { method: 'POST', key: approver.key }),
    payees: (id: string) => person.call(`/approvals/${id}/payees?mode=test&tenantId=${tenantId}`),
    decideAsPerson: (id: string, verb: 'approve' | 'decline') =>
      person.call(`/approvals/${id}/${verb}`, { method: 'POST', body: { tenantId, mode: 'test' } }),
    states: async () =>
      (await gateway.database.query<{ state: string }>(selectStates, [tenantId])).map(({ state }) => state),
    ledger: () => sandbox.ledger(tenantId),
    lose: (paymentId: string) =>
      setColumns(gateway.database, scope, paymentId, { payer: lost.seal(scope, paymentId, { document: 'V1' }) }),
  }
}

const order: Body = {
  monto: 400.12,
  fecha: '2026-10-05',
  referencia: '20261005',
  personas: [
    { nombres: 'Ana Pérez', documento: 'V-12.345.678', destino: '01020501410000000001', montoPart: 100.1 },
    { nombres: 'Luis Mora', documento: 'J123456789', destino: '01340501410000000002', montoPart: 300.02 },
  ],
}
const payouts: [string, Body][] = [
  ['/credit', movements['/credit'](9)],
  ['/credit/account', movements['/credit/account'](9)],
  ['/change', movements['/change'](9)],
  ['/payouts', order],
  ['/credit/disburse', disbursementOf([3, 4])],
]
const withoutKey = {
  error: 'payment_service_unavailable',
  message: expect.stringContaining('PASARELA_OLD_MASTER_KEYS'),
}

describe.each(payouts)(
  'a payout by %s that waits for approval, with a payee sealed under a lost key,',
  (path, body) => {
    test('is not approved, says why, and is declined by a key', async () => {
      const shop = await shopOf()
      const { id, paymentIds } = await shop.waiting(path, body)
      await shop.lose(String(paymentIds.at(-1)))
      const refused = [await shop.decide(id, 'approve'), await shop.decideAsPerson(id, 'approve')]
      for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: withoutKey })
      expect(await shop.states()).toEqual(paymentIds.map(() => 'PENDING approval'))

      const declined = await shop.decide(id, 'decline')
      expect([declined.status, declined.body['status']], declined.text).toEqual([200, 'FAILED'])
      expect(await shop.states()).toEqual(paymentIds.map(() => 'FAILED APPROVAL_DECLINED'))
      expect(await shop.ledger()).toEqual([])
    })

    test('is shown with its amounts to the person who decides, and is declined by them', async () => {
      const shop = await shopOf()
      const { id, paymentIds } = await shop.waiting(path, body)
      for (const paymentId of paymentIds) await shop.lose(paymentId)
      const shown = await shop.payees(id)
      const parts = (body['personas'] ?? [{ montoPart: 9 }]) as { montoPart: number }[]
      // The parts of an order to many accounts are sealed with its payees.
      const amounts = path === '/payouts' ? [] : parts.map(({ montoPart }) => montoPart.toFixed(2))
      expect([shown.status, shown.body['items']], shown.text).toEqual([
        200,
        amounts.map((vesAmount) => ({ payee: {}, vesAmount })),
      ])
      const declined = await shop.decideAsPerson(id, 'decline')
      expect([declined.status, declined.body['status']], declined.text).toEqual([200, 'FAILED'])
      expect(await shop.ledger()).toEqual([])
    })

    test('is approved and sent to its payees once the key is back', async () => {
      const shop = await shopOf()
      const { id, paymentIds } = await shop.waiting(path, body)
      const [first = ''] = paymentIds
      const [row] = await gateway.database.query<{ payer: Buffer }>(selectPayer, [first])
      await shop.lose(first)
      expect((await shop.decide(id, 'approve')).status).toBe(503)
      await setColumns(gateway.database, shop.scope, first, { payer: row?.payer })
      const approved = await shop.decide(id, 'approve')
      expect([approved.status, approved.body['status']], approved.text).toEqual([200, 'COMPLETED'])
      expect(await shop.ledger()).toHaveLength(paymentIds.length)
    })
  },
)

describe('a payment whose payer is sealed under a lost key', () => {
  test('is answered without its payer wherever a tenant reads it', async () => {
    const shop = await shopOf()
    const id = await seedPayment(gateway.database, shop.scope, { externalRef: 'order-1' }, { operation_id: 'op-1' })
    await shop.lose(id)
    for (const path of [`/payments/${id}`, '/payments/by-ref/order-1']) {
      const { status, body, text } = await shop.read(path)
      expect([status, body['paymentId'], body['debtorId'], body['vesAmount']], text).toEqual([
        200,
        id,
        undefined,
        3013.71,
      ])
    }
    const operations = [await shop.read(`/payments/operations/${id}`), await shop.read('/payments/operations/op-1')]
    for (const answer of operations) expect(answer).toMatchObject({ status: 200, body: { paymentId: id } })
    expect((await shop.read(`/payments/${id}/events`)).status).toBe(200)
  })

  test('leaves the other payments of its list, and the other parts of its disbursement', async () => {
    const shop = await shopOf()
    const { id, paymentIds } = await shop.waiting('/credit/disburse', disbursementOf([3, 4]))
    await shop.lose(String(paymentIds[0]))
    const list = await shop.read('/payments')
    const items = list.body['items'] as { paymentId: string; debtorPhone?: string }[]
    expect(
      items.map(({ paymentId, debtorPhone }) => [paymentId, typeof debtorPhone]),
      list.text,
    ).toEqual([
      [paymentIds[1], 'string'],
      [paymentIds[0], 'undefined'],
    ])
    const disbursement = await shop.read(`/payments/disbursements/${id}`)
    const credits = disbursement.body['credits'] as { paymentId: string; telefono?: string }[]
    expect(
      credits.map(({ telefono }) => typeof telefono),
      disbursement.text,
    ).toEqual(['undefined', 'string'])
  })

  test('is canceled while it is an intent, and answers so', async () => {
    const shop = await shopOf()
    const id = await requestC2p(gateway, shop.key)
    await shop.lose(id)
    const canceled = await gateway.call(`/v1/payments/${id}/cancel`, { method: 'POST', key: shop.key })
    expect([canceled.status, canceled.body['failureCode']], canceled.text).toEqual([200, 'CANCELED_BY_TENANT'])
  })

  test('is not reversed, and nothing is claimed or sent', async () => {
    const shop = await shopOf()
    const id = await payC2p(gateway, shop.key)
    const before = await shop.ledger()
    await shop.lose(id)
    const refused = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: shop.key, body: {} })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'payment_not_reversible', message: expect.stringContaining('master key') },
    })
    expect((await shop.read(`/payments/${id}`)).body).not.toHaveProperty('reversalStatus')
    expect(await shop.ledger()).toEqual(before)
  })

  test('is not asked about at its bank without its payer', async () => {
    const shop = await shopOf()
    const id = await seedPayment(
      gateway.database,
      shop.scope,
      { method: 'CREDITO_INMEDIATO', status: 'PENDING', stage: 'attention', submittedAt: new Date() },
      { operation_id: 'op-2', next_check_at: new Date(Date.now() + 3_600_000), checked_at: null },
    )
    await shop.lose(id)
    const { status, body, text } = await shop.read(`/payments/operations/${id}`)
    expect([status, body['status']], text).toEqual([200, 'PENDING'])
  })
})
