import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Overpayment } from '../../src/operators/routes/overpayments.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import type { NewRestrictions } from '../../src/tenants/keys.ts'
import { setTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import {
  type Caller,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { restrictedKey, wideRate } from '../harness/keys.ts'
import { startKillableGateway } from '../harness/killable-gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { patienceMs } from '../harness/patience.ts'
import { payerEncryptionOf, seedPayment, setColumns } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { seedOverpaid } from '../operators/samples.ts'
import { startWorld, type World } from '../operators/world.ts'
import { movements } from './advanced/requests.ts'

/** Change that names an over-paid request, beside the dashboard and over two processes. */
let sandbox: TestSandbox
let world: World
let gateway: TestGateway
/** A second process on the same database. */
let other: TestGateway
/** One whose banks cannot be reached. */
let cutOff: TestGateway
/** One whose next change pauses between the claim of the over-payment and its own row. */
let pausing: TestGateway
let beforeClaim: (() => Promise<void>) | undefined
let link: LossyDatabase
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  const { connection } = link
  world = await startWorld({ sandbox, connection, env: wideRate })
  gateway = world.gateway
  other = await startTestGateway({ sandbox, connection, env: { ...wideRate, PASARELA_ROLE: 'api' } })
  pausing = await startTestGateway({
    sandbox,
    connection,
    env: { ...wideRate, PASARELA_ROLE: 'api' },
    reached: (point) => (point === 'before_claim' ? beforeClaim?.() : undefined),
  })
  const away = { ...sandbox, bncUrl: 'http://127.0.0.1:1', r4Url: 'http://127.0.0.1:1' }
  cutOff = await startTestGateway({ sandbox: away, connection, env: { ...wideRate, PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await cutOff.stop()
  await pausing.stop()
  await other.stop()
  await world.stop()
  await link.stop()
  await sandbox.stop()
})

type Sending = { key?: string; monto?: number; idempotencyKey?: string; call?: Caller; body?: object }

/** A tenant with a person in the dashboard. */
async function shopOf(approvalAboveVes?: string) {
  const tenant = await gateway.createTenant()
  const { tenantId } = tenant
  if (approvalAboveVes !== undefined) {
    await setTenant(gateway.database, systemRandom, {
      idOrName: tenantId,
      choices: { approvalAboveVes },
      actor: 'test',
    })
  }
  const staff = await world.addUser('staff', tenantId)
  const path = (paymentId: string) => `/payments/${paymentId}/overpayment`
  return {
    ...tenant,
    overpaid: (received?: string, livemode = false) => seedOverpaid(gateway.database, { tenantId, livemode }, received),
    keyWith: async (restrictions: NewRestrictions) => restrictedKey(gateway, tenantId, restrictions),
    async send(
      overpaidPaymentId: string,
      { key = tenant.key, monto = 100, idempotencyKey, call = gateway.call, body = {} }: Sending = {},
    ) {
      return call('/v1/payments/change', {
        method: 'POST',
        key,
        body: { ...movements['/change'](monto), overpaidPaymentId, ...body },
        headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
      })
    },
    confirm: (paymentId: string, vesAmount = '100.00') =>
      staff.call(`${path(paymentId)}/give-back`, { method: 'POST', body: { vesAmount } }),
    shown: async (paymentId: string) => (await staff.call(path(paymentId))).body as Overpayment,
    ledger: () => sandbox.ledger(tenantId),
  }
}

const resultOf = ({ status, body }: Awaited<ReturnType<Caller>>) => [status, body['error'] ?? body['status']]
const refused = [409, 'nothing_to_give_back']
const inProgress = [409, 'idempotency_request_in_progress']
const unknown = [404, 'payment_not_found']

const ageClaims = positionalStatement(
  'test.age_claims',
  `update overpayment_changes set claimed_at = claimed_at - interval '10 minutes' where payment_id = $1`,
)

const ageKeys = positionalStatement(
  'test.age_keys_of_change',
  `update idempotency_keys set claimed_at = claimed_at - interval '10 minutes' where tenant_id = $1`,
)

const selectTime = positionalStatement('test.time_of_change', 'select now()')
/** Claims whose lease was ended: they were made after that time. */
const selectClaimsBefore = positionalStatement(
  'test.claims_before',
  'select from overpayment_changes where payment_id = $1 and claimed_at < $2',
)

describe('change that names an over-paid request', () => {
  test('is paid once, has its own data, and is the over-payment’s change in the dashboard', async () => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    const sent = await shop.send(paymentId, { body: { externalRef: 'order-1' } })
    expect([resultOf(sent), sent.body['externalRef']]).toEqual([[200, 'COMPLETED'], 'order-1'])
    expect(await shop.shown(paymentId)).toMatchObject({
      givenBackVesAmount: '100.00',
      openVesAmount: '0.00',
      changes: [{ paymentId: sent.body['paymentId'], status: 'COMPLETED' }],
    })
    expect(resultOf(await shop.send(paymentId))).toEqual(refused)
    expect(resultOf(await shop.confirm(paymentId))).toEqual(refused)
    expect(await shop.ledger()).toHaveLength(1)
    const [entry] = (await world.audit()).filter(({ subject }) => subject === paymentId)
    expect(entry).toMatchObject({ action: 'payment.give_back', tenantId: shop.tenantId })
    expect(entry?.actor).toMatch(/^key/)
  })

  test('is refused after a person gave it back, while change without it is paid as ever', async () => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    expect((await shop.confirm(paymentId)).status).toBe(200)
    expect(resultOf(await shop.send(paymentId))).toEqual(refused)
    expect(resultOf(await shop.send(paymentId, { body: { overpaidPaymentId: undefined } }))).toEqual([200, 'COMPLETED'])
    expect(await shop.ledger()).toHaveLength(2)
  })

  test('is paid once, however many programs in two processes and people send it at once', async () => {
    const shop = await shopOf()
    for (let round = 0; round < 5; round += 1) {
      const paymentId = await shop.overpaid()
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_none, n) =>
          n % 3 === 0
            ? shop.confirm(paymentId)
            : shop.send(paymentId, { call: n % 3 === 1 ? gateway.call : other.call }),
        ),
      )
      expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200])
      expect(await shop.ledger()).toHaveLength(round + 1)
    }
  })

  test('is answered again under its Idempotency-Key, also with twenty requests at once over two processes', async () => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    const idempotencyKey = 'change 1'
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, n) =>
        shop.send(paymentId, { idempotencyKey, call: n % 2 === 0 ? gateway.call : other.call }),
      ),
    )
    const [first, ...rest] = answers.filter(({ status }) => status === 200)
    for (const answer of rest) expect(answer.text).toBe(first?.text)
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body['error']]).toEqual(inProgress)
    }
    const again = await shop.send(paymentId, { idempotencyKey })
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first?.text, 'true'])
    expect(await shop.ledger()).toHaveLength(1)
  })

  test('is refused with another amount, and its Idempotency-Key is free again', async () => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    const idempotencyKey = 'change 1'
    for (const monto of [99.99, 100.01, 900]) {
      expect(resultOf(await shop.send(paymentId, { monto, idempotencyKey }))).toEqual(refused)
    }
    expect((await shop.shown(paymentId)).changes).toEqual([])
    expect(resultOf(await shop.send(paymentId, { idempotencyKey }))).toEqual([200, 'COMPLETED'])
  })

  test('is refused for a request that was paid exactly, and for another payment', async () => {
    const shop = await shopOf()
    const scope = { tenantId: shop.tenantId, livemode: false }
    for (const method of ['PAGO_MOVIL', 'C2P'] as const) {
      expect(resultOf(await shop.send(await seedPayment(gateway.database, scope, { method })))).toEqual(refused)
    }
    expect(await shop.ledger()).toEqual([])
  })

  test('is answered alike for an id of another tenant, of the other mode, and of nothing', async () => {
    const [shop, neighbour] = [await shopOf(), await shopOf()]
    const ids = [await neighbour.overpaid(), await shop.overpaid('1000.00', true), systemRandom.uuid()]
    const bodies = new Set<string>()
    for (const id of ids) {
      const answer = await shop.send(id)
      expect(resultOf(answer)).toEqual(unknown)
      bodies.add(JSON.stringify({ ...answer.body, requestId: undefined }))
    }
    expect(bodies.size).toBe(1)
    expect((await neighbour.shown(String(ids[0]))).openVesAmount).toBe('100.00')
  })

  test('claims nothing if a field is wrong or the tenant has no account for it', async () => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    for (const body of [{ banco: '9999' }, { telefonoDestino: '0414' }, { overpaidPaymentId: 'none' }]) {
      expect(resultOf(await shop.send(paymentId, { body }))).toEqual([400, 'invalid_request'])
    }
    const live = await shop.overpaid('1000.00', true)
    const away = await shop.send(live, { key: shop.liveKey })
    expect(resultOf(away)).toEqual([503, 'payment_service_unavailable'])
    for (const id of [paymentId, live]) expect((await shop.shown(id)).changes).toEqual([])
  })

  test('that failed is sent again at once, under the same Idempotency-Key if it did not reach the bank', async () => {
    const shop = await shopOf()
    // The simulated bank refuses amounts that end in 51.
    const declined = await shop.overpaid('1000.51')
    for (const count of [1, 2]) {
      const answer = await shop.send(declined, { monto: 100.51 })
      expect(resultOf(answer)).toEqual([200, 'FAILED'])
      expect((await shop.shown(declined)).changes).toHaveLength(count)
    }
    const paymentId = await shop.overpaid()
    const idempotencyKey = 'change 1'
    const away = await shop.send(paymentId, { idempotencyKey, call: cutOff.call })
    expect(resultOf(away)).toEqual([503, 'payment_service_unavailable'])
    expect(resultOf(await shop.send(paymentId, { idempotencyKey }))).toEqual([200, 'COMPLETED'])
    expect((await shop.shown(paymentId)).changes.map(({ status }) => status)).toEqual(['FAILED', 'COMPLETED'])
    expect(await shop.ledger()).toHaveLength(1)
  })

  test.each([
    ['without', {}],
    ['with', { idempotencyKey: 'change 1' }],
  ])('that a limit of its key refused can be given back at once, %s an Idempotency-Key', async (_how, given) => {
    const shop = await shopOf()
    const { key } = await shop.keyWith({ scopes: ['payout'], dayLimitVes: '99.99' })
    const paymentId = await shop.overpaid()
    for (let round = 0; round < 2; round += 1) {
      expect(resultOf(await shop.send(paymentId, { key, ...given }))).toEqual([403, 'limit_exceeded'])
      expect(await shop.shown(paymentId)).toMatchObject({ givenBackVesAmount: '0.00', openVesAmount: '100.00' })
    }
    const { key: wide, keyId } = await shop.keyWith({ scopes: ['payout'], dayLimitVes: '100.00' })
    expect(resultOf(await shop.send(paymentId, { key: wide, ...given }))).toEqual([200, 'COMPLETED'])
    expect(resultOf(await shop.confirm(paymentId))).toEqual(refused)
    expect(await shop.shown(paymentId)).toMatchObject({ changes: [{ status: 'COMPLETED' }] })
    expect(await shop.ledger()).toHaveLength(1)
    const entries = (await world.audit()).filter(({ subject }) => subject === paymentId)
    expect(entries.map((entry) => entry.keyId === keyId)).toEqual([false, false, true])
  })
})

describe('change that names an over-paid request and waits for approval', () => {
  async function waiting() {
    const shop = await shopOf('99.99')
    const paymentId = await shop.overpaid()
    const { key } = await shop.keyWith({ scopes: ['payout'] })
    const approver = await shop.keyWith({ scopes: ['approve'] })
    const sent = await shop.send(paymentId, { key, idempotencyKey: 'change 1' })
    expect([sent.status, sent.body['stage']], sent.text).toEqual([202, 'approval'])
    const decide = (verb: string) =>
      gateway.call(`/v1/payments/${String(sent.body['paymentId'])}/${verb}`, { method: 'POST', key: approver.key })
    return { shop, paymentId, key, sent, decide }
  }

  test('lets nobody else give it back meanwhile, and is paid once', async () => {
    const { shop, paymentId, key, sent, decide } = await waiting()
    expect(resultOf(await shop.send(paymentId, { key }))).toEqual(refused)
    // However long it waits.
    await gateway.database.query(ageClaims, [paymentId])
    expect(resultOf(await shop.send(paymentId, { key }))).toEqual(refused)
    expect(resultOf(await shop.confirm(paymentId))).toEqual(refused)
    expect((await shop.send(paymentId, { key, idempotencyKey: 'change 1' })).text).toBe(sent.text)
    expect((await shop.shown(paymentId)).openVesAmount).toBe('0.00')
    expect(await shop.ledger()).toEqual([])
    expect(resultOf(await decide('approve'))).toEqual([200, 'COMPLETED'])
    expect(resultOf(await shop.confirm(paymentId))).toEqual(refused)
    expect(await shop.ledger()).toHaveLength(1)
  })

  test('leaves the amount open once it is declined', async () => {
    const { shop, paymentId, key, decide } = await waiting()
    expect(resultOf(await decide('decline'))).toEqual([200, 'FAILED'])
    expect((await shop.shown(paymentId)).openVesAmount).toBe('100.00')
    const again = await shop.send(paymentId, { key })
    expect([again.status, again.body['stage']]).toEqual([202, 'approval'])
    expect(await shop.ledger()).toEqual([])
  })

  test('does not wait above a limit of its key, and can be given back by a person at once', async () => {
    const shop = await shopOf('99.99')
    const paymentId = await shop.overpaid()
    const { key } = await shop.keyWith({ scopes: ['payout'], callLimitVes: '99.99' })
    expect(resultOf(await shop.send(paymentId, { key }))).toEqual([403, 'limit_exceeded'])
    expect((await shop.confirm(paymentId)).status).toBe(200)
    expect(await shop.shown(paymentId)).toMatchObject({ openVesAmount: '0.00', changes: [{ status: 'PENDING' }] })
  })
})

test('the receipt of an over-paid request says what was given back and what can be, and no other receipt does', async () => {
  const shop = await shopOf()
  const paymentId = await shop.overpaid('1000.30')
  const receipt = async (path: string) => (await gateway.call(`/v1/payments/${path}`, { key: shop.key })).body
  expect(await receipt(paymentId)).toMatchObject({ givenBackVesAmount: 0, toGiveBackVesAmount: 100.3 })
  const sent = await shop.send(paymentId, { monto: 100.3, body: { externalRef: 'change-1' } })
  expect(await receipt(paymentId)).toMatchObject({
    overpaidVesAmount: 100.3,
    givenBackVesAmount: 100.3,
    toGiveBackVesAmount: 0,
  })
  const exact = await seedPayment(gateway.database, { tenantId: shop.tenantId, livemode: false })
  for (const path of [String(sent.body['paymentId']), 'by-ref/change-1', exact]) {
    expect(await receipt(path)).not.toHaveProperty('givenBackVesAmount')
  }
})

test('a process killed between the claim of an over-payment and its change leaves it to the next one after the lease', async () => {
  const shop = await shopOf()
  const paymentId = await shop.overpaid()
  const idempotencyKey = 'change 1'
  const env = { ...wideRate, PASARELA_ROLE: 'api', CRASH_AT: 'before_claim' }
  const killable = await startKillableGateway({ connection: link.connection, sandbox }, env)
  await expect(shop.send(paymentId, { call: killable.call, idempotencyKey })).rejects.toThrow()
  await killable.kill()
  const [claimed] = (await shop.shown(paymentId)).changes
  expect(claimed?.status).toBeNull()
  expect(resultOf(await shop.send(paymentId))).toEqual(refused)
  expect(resultOf(await shop.send(paymentId, { idempotencyKey }))).toEqual(inProgress)
  expect(await shop.ledger()).toEqual([])

  await gateway.database.query(ageClaims, [paymentId])
  await gateway.database.query(ageKeys, [shop.tenantId])
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, n) =>
      shop.send(paymentId, { idempotencyKey, call: n % 2 === 0 ? gateway.call : other.call }),
    ),
  )
  const paid = answers.filter(({ status }) => status !== 409)
  expect(new Set(paid.map(({ status, body }) => `${status} ${String(body['paymentId'])}`))).toEqual(
    new Set([`200 ${claimed?.paymentId}`]),
  )
  expect((await shop.shown(paymentId)).changes).toMatchObject([{ paymentId: claimed?.paymentId, status: 'COMPLETED' }])
  expect(await shop.ledger()).toHaveLength(1)
})

test('an over-payment whose claim ended before its first process wrote the change is not given back by that one', async () => {
  const shop = await shopOf()
  const paymentId = await shop.overpaid()
  const stalled = Promise.withResolvers<void>()
  const isStalled = Promise.withResolvers<void>()
  beforeClaim = async () => {
    beforeClaim = undefined
    isStalled.resolve()
    await stalled.promise
  }
  const first = shop.send(paymentId, { call: pausing.call })
  await isStalled.promise
  await gateway.database.query(ageClaims, [paymentId])
  expect(resultOf(await shop.send(paymentId))).toEqual([200, 'COMPLETED'])
  stalled.resolve()
  expect(resultOf(await first)).toEqual(refused)
  expect(await shop.ledger()).toHaveLength(1)
})

test('change that its bank approved after it had ended as failed is given back for good', async () => {
  const shop = await shopOf()
  const paymentId = await shop.overpaid('1000.51')
  const scope = { tenantId: shop.tenantId, livemode: false }
  // The simulated bank refuses amounts that end in 51.
  const sent = await shop.send(paymentId, { monto: 100.51 })
  expect(resultOf(sent)).toEqual([200, 'FAILED'])
  const changeId = String(sent.body['paymentId'])
  const encryption = await payerEncryptionOf(gateway.database)
  const store = createPaymentStore({ database: gateway.database, encryption, random: systemRandom })
  await store.flagReview(scope, changeId, { reason: 'approved_after_end', now: new Date(), data: {} })
  for (const isReviewed of [false, true]) {
    if (isReviewed) await setColumns(gateway.database, scope, changeId, { review_reason: null })
    expect(resultOf(await shop.send(paymentId, { monto: 100.51 }))).toEqual(refused)
    expect(await shop.shown(paymentId)).toMatchObject({ givenBackVesAmount: '100.51', openVesAmount: '0.00' })
  }
})

test('an over-payment is open at once if the acknowledgement of its claim is lost', async () => {
  const shop = await shopOf()
  const paymentId = await shop.overpaid()
  const [before] = await gateway.database.query<{ now: Date }>(selectTime)
  link.loseAcknowledgements('overpayments.claim')
  expect(resultOf(await shop.send(paymentId))).toEqual([503, 'service_unavailable'])
  await expect
    .poll(() => gateway.database.query(selectClaimsBefore, [paymentId, before?.now]), { timeout: patienceMs })
    .toHaveLength(1)
  expect(resultOf(await shop.send(paymentId))).toEqual([200, 'COMPLETED'])
  expect(await shop.ledger()).toHaveLength(1)
})

test.each(['overpayments.claim', 'payments.insert', 'payments.settle'])(
  'an over-payment is given back once, and is never lost, if the acknowledgement of %s is',
  async (statement) => {
    const shop = await shopOf()
    const paymentId = await shop.overpaid()
    const idempotencyKey = 'change 1'
    link.loseAcknowledgements(statement)
    await shop.send(paymentId, { idempotencyKey })
    expect(link.isLosing(statement)).toBe(false)
    await expect
      .poll(async () => {
        return resultOf(await shop.send(paymentId, { idempotencyKey }))
      })
      .toEqual([200, 'COMPLETED'])
    expect(resultOf(await shop.confirm(paymentId))).toEqual(refused)
    expect(await shop.ledger()).toHaveLength(1)
  },
)
