import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { setDrained } from '../../src/banks/drained.ts'
import type { AccountName, BankName } from '../../src/banks/bank.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount, setOrder, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { c2pDetails, enterLiveRate, requestC2p } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Payments of tenants with several accounts, compared with the ledgers of all banks. */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
/** The process dies once at this checkpoint, the given number of times later. */
let crash: { point: string; after: number } | undefined
/** Done once after a bank's answer, before it is used. */
let atAnswer: (() => Promise<void>) | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({
    sandbox,
    connection: link.connection,
    withBdv: true,
    env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_R4_URL: sandbox.r4Url, PASARELA_BDV_URL: sandbox.bdvUrl },
    async reached(point) {
      if (point === 'answered' && atAnswer) {
        const work = atAnswer
        atAnswer = undefined
        await work()
      }
      if (crash?.point !== point) return
      crash.after -= 1
      if (crash.after >= 0) return
      crash = undefined
      throw new Error('died')
    },
  })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

/** A tenant whose test accounts are tried in this order. */
async function newTenant(...accounts: AccountName[]): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setOrder(gateway.database, systemRandom, { scope, accounts, actor: 'test' })
  return tenant
}

const execute = (key: string, intentId: string, details: object = {}, headers: Record<string, string> = {}) =>
  gateway.call('/v1/payments/c2p', {
    method: 'POST',
    key,
    body: { ...c2pDetails, ...details, intentId, token: '13572468' },
    headers,
  })

/** Operations that moved money, as `bank operation`, of all banks. */
async function moved({ tenantId }: Tenant): Promise<string[]> {
  return (await sandbox.ledger(tenantId)).map(({ bank, operation }) => `${bank} ${operation}`)
}

const steps = positionalStatement(
  'test.routing_steps',
  `select type, event, data from payment_events where payment_id = $1 order by event_id`,
)
type Step = { type: string; event: string | null; data: Record<string, string> }
const stepsOf = (paymentId: string) => gateway.database.query<Step>(steps, [paymentId])

const row = positionalStatement('test.routing_row', `select bank, status, stage from payments where payment_id = $1`)
const rowOf = async (paymentId: string) => (await gateway.database.query(row, [paymentId]))[0]

/** The next call of the bank is refused for certain before anything is processed. */
const refuseNext: Record<'bnc' | 'r4', () => Promise<unknown>> = {
  bnc: () => sandbox.control('bnc', 'faults', { kind: 'keyExpiry', operation: 'SendC2P', times: 3 }),
  r4: () => sandbox.control('r4', 'faults', { kind: 'status', status: 403, operation: 'MBc2p' }),
}

describe('the account of a C2P charge', () => {
  test('is at the payer’s own bank if the tenant has one there, and the timeline says why', async () => {
    const tenant = await newTenant('bnc', 'bdv', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    expect((await execute(tenant.key, id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toEqual(['bdv process'])
    expect(await stepsOf(id)).toContainEqual({
      type: 'submitted',
      event: null,
      data: { bank: 'bdv', because: 'payer_bank' },
    })
  })

  test('is the first in the order for a payer of another bank', async () => {
    const tenant = await newTenant('r4', 'bnc')
    const id = await requestC2p(gateway, tenant.key)
    expect((await execute(tenant.key, id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toEqual(['r4 MBc2p'])
  })

  test('is the next one when the call was not sent, and money moves there only', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    expect((await execute(tenant.key, id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toEqual(['r4 MBc2p'])
    expect(await rowOf(id)).toMatchObject({ bank: 'r4', status: 'COMPLETED' })
    expect((await stepsOf(id)).map(({ type, event }) => [type, event])).toEqual([
      ['created', 'payment.pending'],
      ['submitted', null],
      ['account_changed', null],
      ['completed', 'payment.completed'],
    ])
    expect((await stepsOf(id))[2]?.data).toEqual({
      bank: 'r4',
      because: 'not_sent',
      from: 'bnc',
      reason: 'log_on_failed',
    })
    expect(gateway.logged.some((line) => line.includes('trying the next account') && line.includes(id))).toBe(true)
  })

  test('is never another one when the answer was lost, even if another account would work', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation: 'SendC2P' })
    expect((await execute(tenant.key, id)).body).toMatchObject({ status: 'PENDING' })
    expect(await moved(tenant)).toEqual(['bnc SendC2P'])
    expect(await rowOf(id)).toMatchObject({ bank: 'bnc' })
  })

  test('is never another one when the bank refused the payer', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    const body = { ...c2pDetails, intentId: id, token: '00000051' }
    const answer = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
    expect(answer).toMatchObject({ status: 422, body: { failureCode: 'G51' } })
    expect(await moved(tenant)).toEqual([])
    expect((await stepsOf(id)).map(({ type }) => type)).not.toContain('account_changed')
  })

  test('is tried once each; then nothing was charged, and the intent is executed again later, once', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    await refuseNext.r4()
    const headers = { 'idempotency-key': `order-${id}` }
    expect(await execute(tenant.key, id, {}, headers)).toMatchObject({ status: 503 })
    expect(await moved(tenant)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ bank: null, stage: 'intent' })
    expect((await execute(tenant.key, id, {}, headers)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toHaveLength(1)
  })

  test('stays the routed one: a route has no second account', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: ['c2p'], bank: 'bnc', actor: 'test' })
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    expect(await execute(tenant.key, id)).toMatchObject({ status: 503 })
    expect(await moved(tenant)).toEqual([])
  })

  test('is the first that offers it, alone, for test keys without an order', async () => {
    const tenant = await gateway.createTenant()
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    expect(await execute(tenant.key, id)).toMatchObject({ status: 503 })
    expect((await execute(tenant.key, id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toEqual(['bnc SendC2P'])
  })
})

describe('a failover that is interrupted', () => {
  test('calls no second bank when the acknowledgement of the new account is lost', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    link.loseAcknowledgements('payments.change_account')
    expect(await execute(tenant.key, id)).toMatchObject({ status: 503 })
    expect(await moved(tenant)).toEqual([])
    await expect.poll(async () => (await execute(tenant.key, id)).body['status']).toBe('COMPLETED')
    expect(await moved(tenant)).toHaveLength(1)
  })

  test('leaves a payment that names the second account when the process dies before that call', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    crash = { point: 'claimed', after: 1 }
    expect((await execute(tenant.key, id)).status).toBe(500)
    expect(await rowOf(id)).toMatchObject({ bank: 'r4', stage: 'submitted', status: 'PENDING' })
    expect(await moved(tenant)).toEqual([])
    // Nobody else may charge it meanwhile.
    expect((await execute(tenant.key, id)).status).toBe(404)
  })

  test('calls no second bank once another process has taken the payment over', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const id = await requestC2p(gateway, tenant.key)
    await refuseNext.bnc()
    atAnswer = async () => void (await gateway.database.query(takeOver, [id]))
    expect((await execute(tenant.key, id)).status).toBe(503)
    expect(await moved(tenant)).toEqual([])
    expect((await stepsOf(id)).map(({ type }) => type)).not.toContain('account_changed')
  })
})

// As the reconciler does with a payment whose process is silent for too long.
const takeOver = positionalStatement('test.take_over', `update payments set stage = 'unknown' where payment_id = $1`)

describe('a drained bank', () => {
  const drain = async (bank: BankName, isDrained: boolean) => {
    await setDrained(gateway.database, systemRandom, { isDrained, bank, livemode: false, actor: 'test' })
    // Accounts and rules are cached for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
  }

  test('gets no new charge; reversals there go on; without another account the answer is 503', async () => {
    const tenant = await newTenant('bnc', 'r4')
    const routed = await gateway.createTenant()
    const before = await requestC2p(gateway, tenant.key)
    await execute(tenant.key, before)
    const waiting = await requestC2p(gateway, routed.key)
    await drain('bnc', true)
    const during = await requestC2p(gateway, tenant.key)
    expect((await execute(tenant.key, during)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(tenant)).toEqual(['bnc SendC2P', 'r4 MBc2p'])
    const reversed = await gateway.call(`/v1/payments/${before}/reverse`, { method: 'POST', key: tenant.key, body: {} })
    expect(reversed.body).toMatchObject({ status: 'REVERSED' })
    expect(await execute(routed.key, waiting)).toMatchObject({ status: 503 })
    expect(await rowOf(waiting)).toMatchObject({ stage: 'intent' })
    await drain('bnc', false)
    expect((await execute(routed.key, waiting)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(routed)).toEqual(['bnc SendC2P'])
  })
})

describe('two accounts at one bank', () => {
  test('are charged separately, and a payment is reversed at the account that charged it', async () => {
    const tenant = await gateway.createTenant()
    const store = (bank: AccountName, of: string) =>
      setBankAccount(gateway.database, testSealer, systemRandom, {
        tenantId: tenant.tenantId,
        bank,
        fields: sandboxCredentials(of).bnc,
        actor: 'test',
      })
    const other = await gateway.createTenant()
    await store('bnc', tenant.tenantId)
    await store('bnc:oeste', other.tenantId)
    const scope = { tenantId: tenant.tenantId, livemode: true }
    await setRoutes(gateway.database, systemRandom, { scope, flows: ['c2p'], bank: 'bnc:oeste', actor: 'test' })
    const id = await requestC2p(gateway, tenant.liveKey)
    expect((await execute(tenant.liveKey, id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await moved(other)).toEqual(['bnc SendC2P'])
    expect(await moved(tenant)).toEqual([])
    expect((await stepsOf(id))[1]?.data).toEqual({ bank: 'bnc', account: 'bnc:oeste', because: 'route' })

    await setRoutes(gateway.database, systemRandom, { scope, flows: ['c2p'], bank: null, actor: 'test' })
    const reversed = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: tenant.liveKey, body: {} })
    expect(reversed.body).toMatchObject({ status: 'REVERSED' })
    expect(await moved(other)).toEqual(['bnc SendC2P', 'bnc ReverseC2P'])
    expect(await moved(tenant)).toEqual([])
  })
})
