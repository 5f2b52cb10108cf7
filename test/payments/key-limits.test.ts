import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { createTestDatabase } from '../harness/database.ts'
import { everythingOf, restrictedKey, wideRate } from '../harness/keys.ts'
import {
  type Caller,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { patienceMs } from '../harness/patience.ts'
import { forgetStoredAnswers, payC2p, seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Queryable } from '../../src/storage/database.ts'
import { type NewRestrictions, rotateApiKey } from '../../src/tenants/keys.ts'

let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
/** A second process on the same database. */
let other: KillableGateway
let bankNow = Date.now()
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => bankNow })
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({ sandbox, connection: link.connection, env: wideRate })
  other = await startKillableGateway({ connection: link.connection, sandbox }, { ...wideRate, PASARELA_ROLE: 'api' })
})
afterAll(async () => {
  await other.kill()
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

type Body = Record<string, unknown>
type Sent = { status: number; error: unknown; body: Body; headers: Headers; text: string }
type Entry = { operation: string; amount: string; direction: string }

const cents = (amount: string | number) => Math.round(Number(amount) * 100)

/** A tenant with a key that has limits. */
async function limited(limits: NewRestrictions) {
  const tenant = await gateway.createTenant()
  const { key, keyId } = await restrictedKey(gateway, tenant.tenantId, limits)
  const { tenantId } = tenant
  const send = async (
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
    call: Caller = gateway.call,
  ): Promise<Sent> => {
    const answer = await call(`/v1/payments${path}`, { method: 'POST', key, headers, ...(body ? { body } : {}) })
    return { ...answer, error: answer.body['error'] }
  }
  return {
    ...tenant,
    key,
    keyId,
    /** The tenant's key without limits. */
    free: tenant.key,
    send,
    credit: (amount: number, payee: Body = {}) => send('/credit', { ...movements['/credit'](amount), ...payee }),
    /** Céntimos that have left the tenant's accounts. */
    paidOut: async () =>
      ((await sandbox.ledger(tenantId)) as unknown as Entry[])
        .filter(({ direction }) => direction === 'out')
        .reduce((sum, { amount }) => sum + cents(amount), 0),
  }
}

/** A clock of the database that tests set: found before that of PostgreSQL by a transaction that asks for it. */
const settableClock = positionalStatement(
  'test.settable_clock',
  `do $$ begin
     create schema settable;
     create table settable.clock (at timestamptz);
     insert into settable.clock values (now());
     create function settable.clock_timestamp() returns timestamptz language sql volatile
       as 'select at from settable.clock';
   end $$`,
)
const setClock = positionalStatement('test.set_clock', `update settable.clock set at = $1::timestamptz`)
const useSettableClock = positionalStatement(
  'test.use_settable_clock',
  `select set_config('search_path', 'settable, public, pg_catalog', true)`,
)
const lockKey = positionalStatement('test.lock_key', `select from api_keys where key_id = $1 for no key update`)
const waitingForLock = positionalStatement(
  'test.waiting_for_lock',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and query ~ 'use_key_budget'`,
)
const useBudget = positionalStatement(
  'test.use_budget',
  `select use_key_budget($1, false, $2, array[$3::uuid], array['person'::bytea], array['phone'::bytea],
     array[100.00], false) as exceeded`,
)

/** Counts a payout of 100.00 VES against the limits of the tenant's key. */
async function countPayout(of: Queryable, tenant: { tenantId: string; keyId: string }, paymentId: string) {
  const [row] = await of.query<{ exceeded: string | null }>(useBudget, [tenant.tenantId, tenant.keyId, paymentId])
  return row?.exceeded
}

/** Of the n-th payee, who shares neither document nor phone nor account with another. */
const payee = (n: number) => ({ cedula: `V${String(20_000_000 + n)}`, telefono: `58414${String(2_000_000 + n)}` })
const account = (n: number) => `010205014100${String(10_000_000 + n)}`

/** Bodies of all kinds of payouts to the n-th payee. */
const kinds: Record<string, (amount: number, n?: number) => Body> = {
  '/credit': (amount, n = 0) => ({ ...movements['/credit'](amount), ...payee(n) }),
  '/credit/account': (amount, n = 0) => ({
    ...movements['/credit/account'](amount),
    cedula: payee(n).cedula,
    cuenta: account(n),
  }),
  '/credit/disburse': (amount, n = 0) => {
    const body = disbursementOf([amount])
    return { ...body, personas: (body['personas'] as Body[]).map((person) => ({ ...person, ...payee(n) })) }
  },
  '/payouts': (amount, n = 0) => ({
    ...movements['/payouts'](amount),
    personas: [{ nombres: 'Ana Pérez', documento: payee(n).cedula, destino: account(n), montoPart: amount }],
  }),
  '/change': (amount, n = 0) => ({
    ...movements['/change'](amount),
    cedula: payee(n).cedula,
    telefonoDestino: payee(n).telefono,
  }),
}
const paths = Object.keys(kinds)
const bodyOf = (path: string, amount: number, n?: number) => (kinds[path] as (typeof kinds)[string])(amount, n)

const exceeded = [403, 'limit_exceeded']
const outcome = ({ status, error }: Sent) => [status, error]

describe.each<[string, keyof NewRestrictions]>([
  ['call', 'callLimitVes'],
  ['day', 'dayLimitVes'],
  ['payee and day', 'payeeLimitVes'],
])('the limit per %s', (_name, limit) => {
  test.each(paths)('lets %s pay exactly the limit, and refuses one céntimo more without a trace', async (path) => {
    const tenant = await limited({ [limit]: '100.00' })
    const before = await everythingOf(gateway, tenant.tenantId)
    const headers = { 'idempotency-key': 'order-1' }
    const over = await tenant.send(path, bodyOf(path, 100.01), headers)
    expect(outcome(over), over.text).toEqual(exceeded)
    expect(await everythingOf(gateway, tenant.tenantId)).toEqual(before)
    expect(await tenant.paidOut()).toBe(0)
    // Another body under the same Idempotency-Key: it was not consumed.
    const exact = await tenant.send(path, bodyOf(path, 100), headers)
    expect([exact.status, exact.body['status']], exact.text).toEqual([200, 'COMPLETED'])
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test('holds for a reversal', async () => {
    const tenant = await limited({})
    const ids = [await payC2p(gateway, tenant.free), await payC2p(gateway, tenant.free)]
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const amount = cents(charge?.amount ?? '0')
    const reverse = async (limitVes: number, id: string | undefined) => {
      const { key } = await restrictedKey(gateway, tenant.tenantId, { [limit]: (limitVes / 100).toFixed(2) })
      const headers = { 'idempotency-key': `reverse-${id}` }
      const before = await everythingOf(gateway, tenant.tenantId)
      const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key, headers })
      return { ...answer, before }
    }
    const refused = await reverse(amount - 1, ids[0])
    expect([refused.status, refused.body['error']], refused.text).toEqual(exceeded)
    expect(await everythingOf(gateway, tenant.tenantId)).toEqual(refused.before)
    expect(await tenant.paidOut()).toBe(0)
    expect((await reverse(amount, ids[0])).body['status']).toBe('REVERSED')
    expect((await reverse(amount, ids[1])).body['status']).toBe('REVERSED')
    expect(await tenant.paidOut()).toBe(2 * amount)
  })
})

describe('the day’s limit', () => {
  test('counts all kinds of payouts together', async () => {
    const tenant = await limited({ dayLimitVes: '100.00' })
    for (const [n, path] of paths.entries()) {
      expect((await tenant.send(path, bodyOf(path, 20, n))).status).toBe(200)
    }
    for (const [n, path] of paths.entries()) {
      expect(outcome(await tenant.send(path, bodyOf(path, 0.01, n)))).toEqual(exceeded)
    }
    const id = await payC2p(gateway, tenant.free)
    expect(outcome(await tenant.send(`/${id}/reverse`))).toEqual(exceeded)
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test('counts reversals with payouts', async () => {
    const tenant = await limited({ dayLimitVes: '100000.00' })
    const id = await payC2p(gateway, tenant.free)
    expect((await tenant.send(`/${id}/reverse`)).body['status']).toBe('REVERSED')
    const left = 100_000_00 - (await tenant.paidOut())
    // Two parts: no amount with céntimos that make the simulated bank refuse it.
    expect((await tenant.credit(Math.floor(left / 100) - 1)).body['status']).toBe('COMPLETED')
    const rest = left - (Math.floor(left / 100) - 1) * 100
    expect(outcome(await tenant.credit((rest + 1) / 100))).toEqual(exceeded)
  })

  test('begins anew on the next day of Caracas', async () => {
    const tenant = await limited({ dayLimitVes: '100.00' })
    expect((await tenant.credit(100)).status).toBe(200)
    const days = positionalStatement('test.days', `select day::text from key_payouts where tenant_id = $1`)
    expect(await gateway.database.query(days, [tenant.tenantId])).toEqual([{ day: caracasDate(Date.now()) }])
    const age = positionalStatement('test.age_days', `update key_payouts set day = day - 1 where tenant_id = $1`)
    await gateway.database.query(age, [tenant.tenantId])
    expect((await tenant.credit(100)).status).toBe(200)
    expect(outcome(await tenant.credit(0.01))).toEqual(exceeded)
  })

  test('counts a payout that waited for another one over midnight on the new day', async () => {
    const tenant = await limited({ dayLimitVes: '100.00' })
    const { database } = gateway
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const ids = [
      await seedPayment(database, scope),
      await seedPayment(database, scope),
      await seedPayment(database, scope),
    ]
    const [past = '', first = '', waiting = ''] = ids
    await database.query(settableClock, [])
    await database.query(setClock, ['2026-10-05T23:59:59-04:00'])
    const count = (of: Queryable, paymentId: string) => countPayout(of, tenant, paymentId)
    const inTransaction = (work: (transaction: Queryable) => Promise<unknown>) =>
      database.transaction(async (transaction) => {
        await transaction.query(useSettableClock, [])
        return work(transaction)
      })
    expect(await inTransaction((transaction) => count(transaction, past))).toBe(null)

    let late: Promise<unknown> | undefined
    await inTransaction(async (transaction) => {
      await transaction.query(lockKey, [tenant.keyId])
      late = inTransaction((second) => count(second, waiting))
      await expect.poll(() => database.query(waitingForLock, []), { timeout: patienceMs }).toEqual([{ count: 1 }])
      await database.query(setClock, ['2026-10-06T00:00:00-04:00'])
      expect(await count(transaction, first)).toBe(null)
    })
    expect(await late).toBe('day')
  })

  test('is that of the key: other keys and tenants have their own', async () => {
    const limits = { dayLimitVes: '100.00' }
    const tenant = await limited(limits)
    const stranger = await limited(limits)
    const second = await restrictedKey(gateway, tenant.tenantId, limits)
    const payWith = async (key: string, amount: number) => {
      const body = movements['/credit'](amount)
      return (await gateway.call('/v1/payments/credit', { method: 'POST', key, body })).status
    }
    for (const key of [tenant.key, stranger.key, second.key]) {
      expect([await payWith(key, 100), await payWith(key, 0.01)]).toEqual([200, 403])
    }
    expect(await payWith(tenant.free, 100)).toBe(200)
  })

  test('is one for a key and all that replaced it by rotation, in both directions', async () => {
    const tenant = await limited({ dayLimitVes: '100.00' })
    expect((await tenant.credit(40)).status).toBe(200)
    const rotate = (key: string) =>
      rotateApiKey(gateway.database, systemRandom, gateway.pepper, { key, graceSeconds: 3600, actor: 'test' })
    const second = await rotate(tenant.keyId)
    const third = await rotate(second.keyId)
    const twin = await rotate(tenant.keyId)
    const payWith = async (key: string, amount: number) => {
      const body = movements['/credit'](amount)
      return (await gateway.call('/v1/payments/credit', { method: 'POST', key, body })).status
    }
    expect(await payWith(third.key, 60.01)).toBe(403)
    expect(await payWith(third.key, 50)).toBe(200)
    expect(await payWith(twin.key, 10)).toBe(200)
    for (const key of [tenant.key, second.key, third.key, twin.key]) expect(await payWith(key, 0.01)).toBe(403)
  })
})

describe('the limit of a payee', () => {
  test('leaves other payees alone', async () => {
    const tenant = await limited({ payeeLimitVes: '100.00' })
    for (const n of [1, 2]) {
      expect((await tenant.credit(60, payee(n))).status).toBe(200)
      expect((await tenant.credit(40, payee(n))).status).toBe(200)
      expect(outcome(await tenant.credit(0.01, payee(n)))).toEqual(exceeded)
    }
  })

  test.each<[string, Body]>([
    ['phone', { telefono: '0414-1234567' }],
    ['document', { cedula: 'v-12.345.678' }],
    ['document with zeros', { cedula: 'V012345678' }],
    ['bank', { banco: 102 }],
    ['concept', { concepto: 'OTRO' }],
  ])('is not given twice to one payee whose %s is written in another way', async (_name, changes) => {
    const tenant = await limited({ payeeLimitVes: '100.00' })
    expect((await tenant.credit(100)).status).toBe(200)
    const again = await tenant.credit(1, changes)
    // An invalid way to write it is refused too.
    expect(
      [
        [403, 'limit_exceeded'],
        [400, 'invalid_request'],
      ],
      again.text,
    ).toContainEqual(outcome(again))
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test.each([
    ['/credit', '/change'],
    ['/change', '/credit/disburse'],
    ['/credit/disburse', '/credit'],
    ['/credit/account', '/payouts'],
    ['/payouts', '/credit/account'],
    // By phone and by account: the person is the same.
    ['/credit', '/payouts'],
  ])('counts %s and %s to one payee together', async (first, second) => {
    const tenant = await limited({ payeeLimitVes: '100.00' })
    expect((await tenant.send(first, bodyOf(first, 60))).status).toBe(200)
    expect(outcome(await tenant.send(second, bodyOf(second, 40.01)))).toEqual(exceeded)
    expect((await tenant.send(second, bodyOf(second, 40))).status).toBe(200)
  })

  test('counts a reversal and a payout to one person together', async () => {
    const tenant = await limited({})
    const id = await payC2p(gateway, tenant.free)
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const { key } = await restrictedKey(gateway, tenant.tenantId, { payeeLimitVes: String(charge?.amount) })
    const post = async (path: string, body: Body = {}) =>
      (await gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })).body
    expect((await post(`/${id}/reverse`))['status']).toBe('REVERSED')
    expect((await post('/credit', movements['/credit'](0.01)))['error']).toBe('limit_exceeded')
    expect((await post('/credit', { ...movements['/credit'](0.01), ...payee(1) }))['status']).toBe('COMPLETED')
  })

  test('counts the parts of one disbursement and of one dispersion that go to one payee together', async () => {
    const tenant = await limited({ payeeLimitVes: '100.00' })
    const person = { banco: '0102', ...payee(1) }
    const disbursement = {
      ...disbursementOf([60, 40.01, 5]),
      personas: [
        { ...person, montoPart: 60 },
        { ...person, montoPart: 40.01 },
        { ...person, ...payee(2), montoPart: 5 },
      ],
    }
    expect(outcome(await tenant.send('/credit/disburse', disbursement))).toEqual(exceeded)
    const beneficiary = { nombres: 'Ana Pérez', documento: 'V12345678', destino: account(3) }
    const dispersion = {
      ...movements['/payouts'](100.01),
      personas: [
        { ...beneficiary, montoPart: 60 },
        { ...beneficiary, montoPart: 40.01 },
      ],
    }
    expect(outcome(await tenant.send('/payouts', dispersion))).toEqual(exceeded)
    expect(await tenant.paidOut()).toBe(0)
  })
})

describe('the limit of a call', () => {
  test('is that of a whole disbursement, not of its parts', async () => {
    const tenant = await limited({ callLimitVes: '100.00' })
    expect(outcome(await tenant.send('/credit/disburse', disbursementOf([60, 40.01])))).toEqual(exceeded)
    expect((await tenant.send('/credit/disburse', disbursementOf([60, 40]))).body['status']).toBe('COMPLETED')
    expect((await tenant.send('/credit/disburse', disbursementOf([60, 40]))).body['status']).toBe('COMPLETED')
  })
})

describe('a payout gives its amount back', () => {
  test('when the bank refuses it or was not reached', async () => {
    for (const path of paths) {
      for (const ending of ['51', '91']) {
        const tenant = await limited({ dayLimitVes: '150.00', payeeLimitVes: '150.00' })
        const failed = await tenant.send(path, bodyOf(path, Number(`100.${ending}`)))
        expect(failed.status === 503 ? 'FAILED' : failed.body['status'], failed.text).toBe('FAILED')
        const paid = await tenant.send(path, bodyOf(path, 150))
        expect([path, ending, paid.body['status']], paid.text).toEqual([path, ending, 'COMPLETED'])
        expect(outcome(await tenant.send(path, bodyOf(path, 0.01)))).toEqual(exceeded)
      }
    }
  })

  test('when only a part of a disbursement failed: the amount of that part', async () => {
    const tenant = await limited({ dayLimitVes: '150.00' })
    expect((await tenant.send('/credit/disburse', disbursementOf([99, 50.51]))).body['status']).toBe('PARTIAL')
    expect(outcome(await tenant.credit(51.01))).toEqual(exceeded)
    expect((await tenant.credit(51)).status).toBe(200)
    expect(await tenant.paidOut()).toBe(150_00)
  })

  test('only when it has failed: an unknown outcome counts, whether money moved or not', async () => {
    for (const ending of ['98', '99', '08']) {
      const tenant = await limited({ dayLimitVes: '150.00' })
      expect((await tenant.credit(Number(`100.${ending}`))).body['status']).toBe('PENDING')
      expect(outcome(await tenant.credit(50))).toEqual(exceeded)
    }
  })

  test('when it was in process and the bank refused it later', async () => {
    const tenant = await limited({ dayLimitVes: '150.00' })
    const pending = await tenant.credit(100.08)
    expect(pending.body['status']).toBe('PENDING')
    bankNow += 3_000
    const id = String(pending.body['paymentId'])
    const read = async () => (await gateway.call(`/v1/payments/operations/${id}`, { key: tenant.free })).body['status']
    await expect.poll(read).toBe('FAILED')
    expect((await tenant.credit(150)).body['status']).toBe('COMPLETED')
  })

  test('when it is a reversal that the bank refuses', async () => {
    const tenant = await limited({ dayLimitVes: '100000.00' })
    const id = await payC2p(gateway, tenant.free, { debtorId: 'V00000041' })
    expect((await tenant.send(`/${id}/reverse`)).error).toBe('payment_not_reversible')
    expect((await tenant.credit(100_000)).body['status']).toBe('COMPLETED')
  })

  test('and a reversal that was refused and then succeeds counts once', async () => {
    const tenant = await limited({})
    const id = await payC2p(gateway, tenant.free)
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const limits = { dayLimitVes: String(charge?.amount) }
    const { key } = await restrictedKey(gateway, tenant.tenantId, limits)
    const reverse = () => gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
    const fault = { bank: 'bnc', kind: 'code', operation: 'ReverseC2P', code: 'G41' }
    await gateway.call('/v1/test/faults', { method: 'POST', key, body: fault })
    expect((await reverse()).body['error']).toBe('payment_not_reversible')
    expect((await reverse()).body['status']).toBe('REVERSED')
    // A repeated reversal moves nothing more, and is not refused for the limit.
    expect((await reverse()).body['status']).toBe('REVERSED')
    const credit = { method: 'POST', key, body: movements['/credit'](0.01) }
    expect((await gateway.call('/v1/payments/credit', credit)).body['error']).toBe('limit_exceeded')
  })
})

test.each(['without limits', 'with limits of its own'])(
  'a reversal that the bank refused does not count, though a key %s reverses the payment later',
  async (kind) => {
    const tenant = await limited({})
    const id = await payC2p(gateway, tenant.free)
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const dayLimit = { dayLimitVes: String(charge?.amount) }
    const { key } = await restrictedKey(gateway, tenant.tenantId, dayLimit)
    const later =
      kind === 'without limits' ? { key: tenant.free } : await restrictedKey(gateway, tenant.tenantId, dayLimit)
    const post = (path: string, by: string, body?: Body) =>
      gateway.call(`/v1${path}`, { method: 'POST', key: by, ...(body ? { body } : {}) })
    await post('/test/faults', key, { bank: 'bnc', kind: 'code', operation: 'ReverseC2P', code: 'G41' })
    expect((await post(`/payments/${id}/reverse`, key)).body['error']).toBe('payment_not_reversible')
    expect((await post(`/payments/${id}/reverse`, later.key)).body['status']).toBe('REVERSED')
    const credit = await post('/payments/credit', key, movements['/credit'](Number(charge?.amount)))
    expect(credit.body['status'], credit.text).toBe('COMPLETED')
    const another = await post('/payments/credit', later.key, movements['/credit'](1))
    expect(another.status).toBe(kind === 'without limits' ? 200 : 403)
  },
)

describe('a repeated request', () => {
  test.each(paths)('of %s whose answer is stored is replayed, and counts once', async (path) => {
    const tenant = await limited({ dayLimitVes: '100.00', payeeLimitVes: '100.00', callLimitVes: '60.00' })
    const headers = { 'idempotency-key': 'order-1' }
    const first = await tenant.send(path, bodyOf(path, 60), headers)
    const again = await tenant.send(path, bodyOf(path, 60), headers, other.call)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await tenant.send(path, bodyOf(path, 40))).status).toBe(200)
    expect((await tenant.send(path, bodyOf(path, 60), headers)).text).toBe(first.text)
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test.each(paths)('of %s whose answer was lost is answered from the payment, not for its limit', async (path) => {
    const tenant = await limited({ dayLimitVes: '100.00', payeeLimitVes: '100.00' })
    const headers = { 'idempotency-key': 'order-1' }
    const first = await tenant.send(path, bodyOf(path, 100), headers)
    await forgetStoredAnswers(gateway.database, tenant.tenantId)
    const again = await tenant.send(path, bodyOf(path, 100), headers)
    expect([again.status, again.body['paymentId'], again.body['status']], again.text).toEqual([
      200,
      first.body['paymentId'],
      'COMPLETED',
    ])
    expect(await tenant.paidOut()).toBe(100_00)
  })
})

describe('a reversal', () => {
  /** A C2P payment, and a key whose day's limit is its amount and `extra`. */
  async function charged(extra: number, debtorId = 'V12345678') {
    const tenant = await limited({})
    const id = await payC2p(gateway, tenant.free, { debtorId })
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const dayLimitVes = ((cents(charge?.amount ?? '0') + extra) / 100).toFixed(2)
    const { key } = await restrictedKey(gateway, tenant.tenantId, { dayLimitVes })
    const headers = { 'idempotency-key': 'reverse-1' }
    return {
      ...tenant,
      amount: cents(charge?.amount ?? '0'),
      reverse: (call: Caller, isKeyed = false) =>
        call(`/v1/payments/${id}/reverse`, { method: 'POST', key, ...(isKeyed ? { headers } : {}) }),
      pay: async (amount: number) =>
        (await gateway.call('/v1/payments/credit', { method: 'POST', key, body: movements['/credit'](amount) })).body,
    }
  }

  test('that many request at once counts once', async () => {
    const tenant = await charged(1_00)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, n) => tenant.reverse(n % 2 === 0 ? gateway.call : other.call)),
    )
    expect(answers.some(({ body }) => body['status'] === 'REVERSED')).toBe(true)
    expect((await tenant.pay(1))['status']).toBe('COMPLETED')
    expect((await tenant.pay(0.01))['error']).toBe('limit_exceeded')
    expect(await tenant.paidOut()).toBe(tenant.amount + 1_00)
  })

  test('whose answer was lost is answered from the payment, not for its limit', async () => {
    const tenant = await charged(0)
    expect((await tenant.reverse(gateway.call, true)).body['status']).toBe('REVERSED')
    await forgetStoredAnswers(gateway.database, tenant.tenantId)
    const again = await tenant.reverse(gateway.call, true)
    expect([again.status, again.body['status']], again.text).toEqual([200, 'REVERSED'])
  })

  test.each(['V00000098', 'V00000099'])('whose outcome is unknown counts (%s)', async (debtorId) => {
    const tenant = await charged(0, debtorId)
    expect((await tenant.reverse(gateway.call)).body['reversalStatus']).toBe('PENDING')
    expect((await tenant.pay(0.01))['error']).toBe('limit_exceeded')
  })
})

describe('a payout whose claim was committed without an acknowledgement does not count twice:', () => {
  test.each(['/credit', '/credit/account', '/payouts', '/change'])('POST %s', async (path) => {
    for (const headers of [{}, { 'idempotency-key': 'order-1' }]) {
      const tenant = await limited({ dayLimitVes: '100.00', payeeLimitVes: '100.00' })
      link.loseAcknowledgements('payments.insert_payout')
      const lost = await tenant.send(path, bodyOf(path, 100), headers)
      expect(link.isLosing('payments.insert_payout')).toBe(false)
      expect([200, 503]).toContain(lost.status)
      // The claim is released as soon as the database responds; until then it counts.
      if (lost.status === 503) {
        expect(await tenant.paidOut()).toBe(0)
        await expect
          .poll(async () => (await tenant.send(path, bodyOf(path, 100), headers)).status, { timeout: 60_000 })
          .toBe(200)
      }
      expect(outcome(await tenant.send(path, bodyOf(path, 0.01)))).toEqual(exceeded)
      expect(await tenant.paidOut()).toBe(100_00)
    }
  })

  test('a disbursement', async () => {
    const tenant = await limited({ dayLimitVes: '100.00' })
    link.loseAcknowledgements('payments.insert_disbursement')
    const answer = await tenant.send('/credit/disburse', disbursementOf([60, 40]))
    expect(link.isLosing('payments.insert_disbursement')).toBe(false)
    expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
    expect(outcome(await tenant.credit(0.01))).toEqual(exceeded)
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test('a reversal', async () => {
    const tenant = await limited({})
    const id = await payC2p(gateway, tenant.free)
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const { key } = await restrictedKey(gateway, tenant.tenantId, { dayLimitVes: String(charge?.amount) })
    const reverse = () => gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
    link.loseAcknowledgements('payments.claim_reversal')
    expect((await reverse()).status).toBe(503)
    await expect.poll(async () => (await reverse()).body['status'], { timeout: 60_000 }).toBe('REVERSED')
  })

  test('an outcome that was committed without an acknowledgement gives a failed payout back once', async () => {
    const tenant = await limited({ dayLimitVes: '150.00' })
    link.loseAcknowledgements('payments.settle')
    expect((await tenant.credit(100.51)).body['status']).toBe('FAILED')
    expect((await tenant.credit(150)).body['status']).toBe('COMPLETED')
    expect(outcome(await tenant.credit(0.01))).toEqual(exceeded)
  })
})

describe('a hundred payouts at once, over two processes,', () => {
  type Limited = Awaited<ReturnType<typeof limited>>
  const callers = () => [gateway.call, other.call]
  const callerOf = (n: number) => callers()[n % 2] as Caller

  /** Sends all at once, and those that a busy bank or database did not let through once more, until none is left. */
  async function sendAll(tenant: Limited, requests: [string, Body | undefined][]) {
    let left = requests
    let refused = 0
    while (left.length > 0) {
      const answers = await Promise.all(left.map(([path, body], n) => tenant.send(path, body, {}, callerOf(n))))
      refused += answers.filter(({ error }) => error === 'limit_exceeded').length
      for (const answer of answers) expect([200, 403, 503], answer.text).toContain(answer.status)
      left = left.filter((_request, n) => answers[n]?.status === 503)
    }
    return refused
  }

  test('never exceed the day’s limit together, and use it up', async () => {
    const tenant = await limited({ dayLimitVes: '1000.00' })
    const requests = Array.from({ length: 100 }, (_none, n) => ['/credit', bodyOf('/credit', 100, n)] as [string, Body])
    expect(await sendAll(tenant, requests)).toBe(90)
    expect(await tenant.paidOut()).toBe(1000_00)
  })

  test('never exceed the limit of a payee together, and use it up', async () => {
    const tenant = await limited({ payeeLimitVes: '100.00' })
    const requests = Array.from({ length: 100 }, (_none, n) => {
      const path = n % 2 === 0 ? '/credit' : '/change'
      return [path, bodyOf(path, 10)] as [string, Body]
    })
    expect(await sendAll(tenant, requests)).toBe(90)
    expect(await tenant.paidOut()).toBe(100_00)
  })

  test('of all kinds, never exceed the day’s limit together', async () => {
    const tenant = await limited({ dayLimitVes: '10000.00' })
    const ids = await Promise.all(Array.from({ length: 5 }, () => payC2p(gateway, tenant.free, { usdAmount: 5 })))
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const requests = Array.from({ length: 100 }, (_none, n): [string, Body | undefined] => {
      if (n % 20 === 0) return [`/${ids[n / 20]}/reverse`, undefined]
      const path = paths[n % paths.length] as string
      return [path, path === '/credit/disburse' ? disbursementOf([200, 300]) : bodyOf(path, 500, n)]
    })
    await sendAll(tenant, requests)
    const paid = await tenant.paidOut()
    expect(paid).toBeLessThanOrEqual(10_000_00)
    // Nothing that would still have fitted was refused.
    expect(paid).toBeGreaterThan(10_000_00 - Math.max(500_00, cents(charge?.amount ?? '0')))
  })

  test('with both keys of a rotation never exceed the day’s limit together', async () => {
    const tenant = await limited({ dayLimitVes: '1000.00' })
    const request = { key: tenant.keyId, graceSeconds: 3600, actor: 'test' }
    const fresh = await rotateApiKey(gateway.database, systemRandom, gateway.pepper, request)
    const keys = [tenant.key, fresh.key]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, n) =>
        callerOf(n >> 1)('/v1/payments/credit', {
          method: 'POST',
          key: keys[n % 2] as string,
          body: bodyOf('/credit', 100, n),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThanOrEqual(90 - 10)
    expect(await tenant.paidOut()).toBeLessThanOrEqual(1000_00)
    expect(await tenant.paidOut()).toBe(answers.filter(({ status }) => status === 200).length * 100_00)
  })
})
