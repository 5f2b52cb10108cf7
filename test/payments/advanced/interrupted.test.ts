import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { payerEncryptionOf } from '../../harness/payments.ts'
import { testSealer } from '../../harness/sealer.ts'
import { createInvoiceStore } from '../../../src/banks/invoices.ts'
import { createQuestionStore } from '../../../src/banks/questions.ts'
import { createQuotas } from '../../../src/banks/quotas.ts'
import { createSessionStore } from '../../../src/banks/sessions.ts'
import { createBankRegistry } from '../../../src/banks/registry.ts'
import { createBankDispatcher } from '../../../src/banks/transport.ts'
import { systemClock } from '../../../src/foundation/clock.ts'
import { limits } from '../../../src/foundation/limits.ts'
import { createLog } from '../../../src/foundation/log.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { openDatabase } from '../../../src/storage/database.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { startDatabaseClock } from '../../../src/storage/database-clock.ts'
import { loadAccounts } from '../../../src/tenants/bank-accounts.ts'
import { activateTenant, deactivateTenant } from '../../../src/tenants/tenants.ts'
import type { PaymentContext, Checkpoint } from '../../../src/payments/submit.ts'
import { createPaymentStore } from '../../../src/payments/store.ts'
import { disbursementOf } from './requests.ts'
import { payQueuedPart } from '../../../src/payments/advanced/disbursement-runner.ts'

const path = '/v1/payments/credit/disburse'
const amounts = Array.from({ length: 30 }, (_none, index) => index + 1)
/** No worker reconciles open payments unless the test starts one. */
const env = { PASARELA_ROLE: 'api' }

let sandbox: TestSandbox
/** Delays at the bank last until `release` is emitted. */
const bank = new EventEmitter().setMaxListeners(0)
const open: { stop(): Promise<void> }[] = []
beforeEach(async () => {
  sandbox = await startTestSandbox({
    async sleep() {
      bank.emit('waiting')
      await once(bank, 'release')
    },
  })
  open.push(sandbox)
})
afterEach(async () => {
  for (const { stop } of open.splice(0).toReversed()) await stop()
})

type Part = { id: string; status: string; stage: string | null }
const partsOf = ({ database }: Pick<TestGateway, 'database'>) =>
  database.query<Part>(
    positionalStatement('test.stages', `select payment_id as id, status, stage from payments order by payment_id`),
  )

/** Payment context of another process, with the parts that paying a queued part needs. */
async function startOtherProcess({ connection }: TestGateway): Promise<PaymentContext> {
  const database = openDatabase(connection, 4)
  const encryption = await payerEncryptionOf(database)
  const databaseClock = await startDatabaseClock(database, systemClock)
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 1_000 })
  const timeoutsMs = { session: 20_000, question: 20_000, payment: 20_000, card: 20_000 }
  const banks = {
    live: { bnc: '', r4: '', bdv: '', mercantil: '', banesco: '', bancamiga: '', isAllowed: () => true },
    test: { ...sandbox, credentialsOf: sandboxCredentials },
  }
  open.push({
    async stop() {
      await databaseClock.stop()
      await dispatcher.close()
      await database.close()
    },
  })
  return {
    store: createPaymentStore({ database, encryption, random: systemRandom }),
    registry: createBankRegistry({
      load: (scope) => loadAccounts(database, testSealer, banks, scope),
      dispatcher,
      clock: systemClock,
      random: systemRandom,
      timeoutsMs,
      sessions: createSessionStore({ database, sealer: testSealer, random: systemRandom }),
      questions: createQuestionStore({ database, random: systemRandom }),
      invoices: createInvoiceStore({ database, onDispute: () => {} }),
      quotas: createQuotas({ database }),
      concurrency: 32,
      observe: () => {},
      onCircuit: () => {},
    }),
    clock: systemClock,
    databaseClock,
    random: systemRandom,
    log: createLog({ level: 'silent', readable: false, write: () => {} }),
    bankTimeoutsMs: timeoutsMs,
    checkpoint: () => {},
  } as unknown as PaymentContext
}

test.each([
  ['before_claim', 'dies'],
  ['claimed', 'dies'],
  ['answered', 'dies'],
  ['before_settle', 'dies'],
  ['claimed', 'wakes up again'],
  ['answered', 'wakes up again'],
] as const)(
  'other processes continue the disbursement of a process that stops at %s and %s, and pay no part twice',
  async (point, ending) => {
    const frozen = Promise.withResolvers<void>()
    const end = Promise.withResolvers<'dies' | 'wakes up again'>()
    let seen = 0
    async function reached(at: Checkpoint): Promise<void> {
      if (at === point) seen += 1
      if (seen <= 10) return
      frozen.resolve()
      if ((await end.promise) === 'dies') throw new Error('the process is no more')
    }
    const first = await startTestGateway({ sandbox, env, reached })
    open.push(first, { stop: async () => end.resolve('dies') })
    const tenant = await first.createTenant()
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const request = {
      method: 'POST',
      key: tenant.key,
      body: disbursementOf(amounts),
      headers: { 'idempotency-key': 'payroll' },
    }
    const answering = first.call(path, request)
    await frozen.promise

    const others = await Promise.all([startOtherProcess(first), startOtherProcess(first)])
    const waiting = (await partsOf(first)).filter(({ stage }) => stage === 'queued')
    expect(waiting.length).toBeGreaterThan(10)
    await Promise.all(
      others.flatMap((context) => waiting.flatMap(({ id }) => [1, 2].map(() => payQueuedPart(context, scope, id)))),
    )
    const left = (await partsOf(first)).filter(({ status }) => status !== 'COMPLETED')
    expect(left.length).toBeLessThanOrEqual(limits.disbursementConcurrency)
    expect(left.every(({ stage }) => stage === 'submitted')).toBe(true)
    const paid = (await sandbox.ledger(tenant.tenantId)).map(({ amount }) => amount)
    expect(new Set(paid).size).toBe(paid.length)
    expect(paid.length).toBeGreaterThanOrEqual(amounts.length - left.length)

    // A minute later the same request is answered from what the parts are, at another process.
    const second = await startTestGateway({ sandbox, env, connection: first.connection })
    open.push(second)
    await second.database.query(
      positionalStatement('test.lease', `update idempotency_keys set claimed_at = claimed_at - interval '1 hour'`),
    )
    const resumed = await second.call(path, request)
    expect(resumed.status).toBe(200)
    const credits = resumed.body['credits'] as { status: string; montoPart: number }[]
    expect(credits.map(({ montoPart }) => montoPart)).toEqual(amounts)
    expect(credits.filter(({ status }) => status === 'COMPLETED')).toHaveLength(amounts.length - left.length)
    expect((await sandbox.ledger(tenant.tenantId)).length).toBe(paid.length)

    end.resolve(ending)
    await answering
    const after = (await sandbox.ledger(tenant.tenantId)).map(({ amount }) => amount)
    expect(new Set(after).size).toBe(after.length)
    const unsettled = (await partsOf(first)).filter(({ status }) => status === 'PENDING')
    expect(unsettled.length).toBe(ending === 'dies' ? left.length : 0)
  },
)

test('a disbursement at a slow bank is answered in time, and the rest is PENDING and paid in the background', async () => {
  const patience = new EventEmitter()
  const clock = {
    ...systemClock,
    sleep: async (ms: number, signal?: AbortSignal) => {
      if (ms !== limits.disbursementAnswerMs) return systemClock.sleep(ms, signal)
      await once(patience, 'ends', signal ? { signal } : {})
    },
  }
  const settled = new EventEmitter()
  const gateway = await startTestGateway({
    sandbox,
    clock,
    // Another time than the patience the clock above takes for its own.
    env: { ...env, PASARELA_BANK_TIMEOUT_MS: '19000' },
    reached: (point) => void settled.emit(point),
  })
  const tenant = await gateway.createTenant()
  const slow = { kind: 'delay', operation: 'CreditoInmediato', times: 5, delayMs: 1 }
  await sandbox.control('r4', 'faults', slow)
  let waitingCalls = 0
  const allWaiting = new Promise<void>((resolve) => {
    bank.on('waiting', () => ++waitingCalls === 5 && resolve())
  })
  const answering = gateway.call(path, { method: 'POST', key: tenant.key, body: disbursementOf(amounts) })
  await allWaiting
  patience.emit('ends')
  const answer = await answering
  expect(answer.status).toBe(200)
  expect(answer.body['status']).toBe('PENDING')
  expect(new Set((await partsOf(gateway)).map(({ stage }) => stage))).toEqual(new Set(['submitted', 'queued']))

  const someOfThem = new Promise<void>((resolve) => {
    let count = 0
    settled.on('settled', () => ++count === 12 && resolve())
  })
  bank.emit('release')
  await someOfThem
  // Stopping lets what was claimed be settled, and leaves the rest in the queue for any process.
  await gateway.stop()
  const database = openDatabase(gateway.connection, 2)
  const parts = await partsOf({ database })
  await database.close()
  expect(parts.filter(({ status }) => status === 'COMPLETED').length).toBeGreaterThanOrEqual(12)
  expect(parts.every(({ status, stage }) => status === 'COMPLETED' || stage === 'queued')).toBe(true)
  const paid = (await sandbox.ledger(tenant.tenantId)).map(({ amount }) => amount)
  expect(new Set(paid).size).toBe(paid.length)
  expect(paid.length).toBe(parts.filter(({ status }) => status === 'COMPLETED').length)
})

test('a worker claims the queued parts of a process that died', async () => {
  const frozen = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = await startTestGateway({
    sandbox,
    env,
    async reached() {
      frozen.resolve()
      await end.promise
      throw new Error('the process is no more')
    },
  })
  open.push(first, { stop: async () => end.resolve() })
  const tenant = await first.createTenant()
  const answering = first.call(path, { method: 'POST', key: tenant.key, body: disbursementOf(amounts) })
  await frozen.promise
  const worker = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'worker' }, connection: first.connection })
  open.push(worker)
  await worker.database.query(positionalStatement('test.due', `update payments set next_check_at = now()`))
  await expect
    .poll(async () => (await partsOf(worker)).filter(({ status }) => status === 'COMPLETED').length)
    .toBe(amounts.length)
  end.resolve()
  await answering
  const paid = (await sandbox.ledger(tenant.tenantId)).map(({ amount }) => amount)
  expect(paid.toSorted()).toEqual(amounts.map((amount) => amount.toFixed(2)).toSorted())
})

test('queued parts of a tenant that was deactivated wait until it is active again', async () => {
  const frozen = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = await startTestGateway({
    sandbox,
    env,
    async reached(at) {
      if (at !== 'before_claim') return
      frozen.resolve()
      await end.promise
    },
  })
  open.push(first, { stop: async () => end.resolve() })
  const { database } = first
  const tenant = await first.createTenant()
  const answering = first.call(path, { method: 'POST', key: tenant.key, body: disbursementOf([1, 2, 3]) })
  await frozen.promise
  const change = { idOrName: tenant.tenantId, actor: 'test' }
  await deactivateTenant(database, systemRandom, change)
  end.resolve()
  expect((await answering).body).toMatchObject({ status: 'PENDING' })

  const worker = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'worker' }, connection: first.connection })
  open.push(worker)
  const makeDue = () =>
    database.query(positionalStatement('test.due_again', `update payments set next_check_at = now(), checks = 0`))
  const unseen = positionalStatement('test.unseen', `select payment_id from payments where checks = 0`)
  await makeDue()
  await expect.poll(() => database.query(unseen)).toEqual([])
  expect((await partsOf(first)).map(({ stage }) => stage)).toEqual(['queued', 'queued', 'queued'])
  expect(await sandbox.ledger(tenant.tenantId)).toEqual([])

  await activateTenant(database, systemRandom, change)
  await makeDue()
  await expect
    .poll(async () => (await partsOf(first)).map(({ status }) => status))
    .toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(3)
})
