import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../harness/gateway.ts'
import { patienceMs } from '../../harness/patience.ts'
import { passesLuhn } from '../../../src/foundation/card-number.ts'
import { systemClock } from '../../../src/foundation/clock.ts'
import { limits } from '../../../src/foundation/limits.ts'
import { createLog } from '../../../src/foundation/log.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import type { Database, Statement } from '../../../src/storage/database.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { startCardFailures } from '../../../src/payments/vpos/card-velocity.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_RATE_LIMIT_BURST: '1000' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const approvedCard = '4242424242424242'
const declined = ['4000000000009995', '4000000000000069', '4000000000000127'] as const

const unknownCards = ['4000000000000119', '4000000000000101'] as const

/** Different cards, each with its check digit. */
function distinctCard(index: number): string {
  const front = `411111111111${String(index).padStart(3, '0')}`
  const last = Array.from({ length: 10 }, (_none, digit) => digit).find((digit) => passesLuhn(`${front}${digit}`))
  return `${front}${last}`
}

function charge(
  key: string,
  cardNumber: string,
  cardHolderId = 'V12345678',
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const body = {
    usdAmount: 10,
    cardNumber,
    expirationMonth: 12,
    expirationYear: 2040,
    cvv: '123',
    cardHolderName: 'Juana Pérez',
    cardHolderId,
    accountType: 0,
    cardType: 1,
  }
  return gateway.call('/v1/payments/vpos', { method: 'POST', key, body, headers })
}

async function chargeAll(key: string, cards: readonly string[], holder?: string): Promise<number[]> {
  const statuses: number[] = []
  for (const number of cards) statuses.push((await charge(key, number, holder)).status)
  return statuses
}

const makeOlder = positionalStatement(
  'test.make_older',
  `update card_failures set failed_at = failed_at - make_interval(mins => $2) where tenant_id = $1`,
)
const setAttempts = positionalStatement(
  'test.set_attempts',
  `update card_failures set failures = $2 where tenant_id = $1`,
)
const makeReservationsOlder = positionalStatement(
  'test.make_reservations_older',
  `update card_reservations set reserved_at = reserved_at - make_interval(mins => $2) where tenant_id = $1`,
)
const makeHoldersOlder = positionalStatement(
  'test.make_holders_older',
  `update card_holders set used_at = used_at - make_interval(mins => $2) where tenant_id = $1`,
)
const countReservations = positionalStatement(
  'test.count_reservations',
  `select count(*)::int as count from card_reservations where tenant_id = $1`,
)
const countHolders = positionalStatement(
  'test.count_holders',
  `select count(*)::int as count from card_holders where tenant_id = $1`,
)
const countFailures = positionalStatement(
  'test.count_failures',
  `select count(*)::int as count from card_failures where tenant_id = $1`,
)

function startFailures(database: Database) {
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('card-velocity')
  return startCardFailures({ database, clock: systemClock, log })
}

async function countOf(counting: Statement, tenantId: string): Promise<number> {
  const [row] = await gateway.database.query<{ count: number }>(counting, [tenantId])
  return row?.count ?? 0
}
const failuresOf = (tenantId: string) => countOf(countFailures, tenantId)
const reservationsOf = (tenantId: string) => countOf(countReservations, tenantId)

async function cardCalls(): Promise<string> {
  const { text } = await gateway.call('/metrics')
  return text.split('\n').find((line) => /^pasarela_bank_calls_total\{.*operation="SendCard"/.test(line)) ?? ''
}

test('three different failed cards of one holder block the holder without a further bank call', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, declined)).toEqual([422, 422, 422])
  const calls = await cardCalls()
  expect(calls).not.toBe('')
  for (const card of [approvedCard, declined[0]]) {
    const answer = await charge(key, card, 'v-12345678')
    expect([answer.status, answer.body['error']]).toEqual([429, 'card_velocity_blocked'])
    expect(answer.body['code']).toBe('CARD_VELOCITY_BLOCKED')
    // Client libraries sleep on it: half an hour would hold a checkout for as long.
    expect(answer.headers.get('retry-after')).toBe('60')
  }
  expect(await cardCalls()).toBe(calls)
  expect(await sandbox.ledger(tenantId)).toEqual([])
  const { items } = (await gateway.call('/v1/payments', { key })).body as { items: unknown[] }
  expect(items).toHaveLength(3)
})

test('a card holder’s block ends thirty minutes after the oldest of the three failures', async () => {
  const { tenantId, key } = await gateway.createTenant()
  await charge(key, declined[0])
  await gateway.database.query(makeOlder, [tenantId, 20])
  expect(await chargeAll(key, declined.slice(1))).toEqual([422, 422])
  expect((await charge(key, approvedCard)).status).toBe(429)
  await gateway.database.query(makeOlder, [tenantId, 9])
  const answer = await charge(key, approvedCard)
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('retry-after'))
  expect([seconds > 0, seconds <= 60]).toEqual([true, true])
  await gateway.database.query(makeOlder, [tenantId, 1])
  expect((await charge(key, approvedCard)).status).toBe(201)
})

test('one card that fails repeatedly counts as one card towards the block', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, Array(4).fill(declined[0]))).toEqual([422, 422, 422, 422])
  expect(await failuresOf(tenantId)).toBe(1)
  expect((await charge(key, approvedCard)).status).toBe(201)
})

test('numbers that share their last four digits and expiry are one card, whose attempts are limited too', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect((await charge(key, declined[0])).status).toBe(422)
  await gateway.database.query(setAttempts, [tenantId, limits.cardAttemptsToBlock - 1])
  expect((await charge(key, declined[0])).status).toBe(422)
  const sameLastFour = Array.from({ length: 100 }, (_none, index) => `4539578763${String(index).padStart(2, '0')}9995`)
  const answer = await charge(key, sameLastFour.find(passesLuhn) ?? '')
  expect([answer.status, answer.body['code']]).toEqual([429, 'CARD_VELOCITY_BLOCKED'])
  expect(await failuresOf(tenantId)).toBe(1)
  await gateway.database.query(makeOlder, [tenantId, 31])
  expect((await charge(key, approvedCard)).status).toBe(201)
})

test('a block applies to one card holder at one tenant in one mode', async () => {
  const { key, liveKey } = await gateway.createTenant()
  await chargeAll(key, declined)
  expect((await charge(key, approvedCard)).status).toBe(429)
  expect((await charge(key, approvedCard, 'V87654321')).status).toBe(201)
  const other = await gateway.createTenant()
  expect((await charge(other.key, approvedCard)).status).toBe(201)
  // Not blocked: without a bank account there are no card payments.
  expect((await charge(liveKey, '4111111111111111')).body['error']).toBe('unsupported_operation')
})

test('a card that the bank did not decline does not count towards the block', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, [approvedCard, '5555555555554444', ...unknownCards])).toEqual([201, 201, 201, 201])
  expect(await failuresOf(tenantId)).toBe(0)
})

test('card failures that no longer count are deleted', async () => {
  const { tenantId, key } = await gateway.createTenant()
  await chargeAll(key, declined.slice(0, 2))
  await gateway.database.query(makeOlder, [tenantId, 31])
  await charge(key, declined[2])
  await charge(key, unknownCards[0])
  await gateway.database.query(makeReservationsOlder, [tenantId, 31])
  await charge(key, unknownCards[1])
  await charge(key, approvedCard, 'V87654321')
  await gateway.database.query(makeHoldersOlder, [tenantId, 31])
  await charge(key, approvedCard)
  await startFailures(gateway.database).stop()
  expect(await failuresOf(tenantId)).toBe(1)
  expect(await reservationsOf(tenantId)).toBe(1)
  expect(await countOf(countHolders, tenantId)).toBe(1)
})

test.each(['V012345678', 'E12345678', 'V-12.345.678', 'J012345678'])(
  'a holder blocked as V12345678 is blocked as %s: letters and zeros in front do not make another holder',
  async (document) => {
    const { key } = await gateway.createTenant()
    const [first, second, third] = declined
    expect((await charge(key, first)).status).toBe(422)
    expect((await charge(key, second, document)).status).toBe(422)
    expect((await charge(key, third)).status).toBe(422)
    expect((await charge(key, approvedCard, document)).body['code']).toBe('CARD_VELOCITY_BLOCKED')
  },
)

test('of ten different cards of one holder sent at once, three reach the bank and seven are refused', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const { clientGuid: client } = sandboxCredentials(tenantId).bnc
  // A declined card still counts, so a fourth is not admitted.
  await sandbox.control('bnc', 'faults', { kind: 'code', client, operation: 'Send', code: 'G51', times: 10 })
  const cards = Array.from({ length: 10 }, (_none, index) => distinctCard(index))
  const answers = await Promise.all(cards.map((number) => charge(key, number)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([422, 422, 422, ...Array(7).fill(429)])
  expect(await failuresOf(tenantId)).toBe(3)
  expect(await reservationsOf(tenantId)).toBe(0)
  const { items } = (await gateway.call('/v1/payments', { key })).body as { items: unknown[] }
  expect(items).toHaveLength(3)
})

const waiting = { timeout: patienceMs, interval: 20 }
const countLockWaits = positionalStatement(
  'test.count_lock_waits',
  `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
)

test('a card is checked only after earlier cards of its holder are reserved, on whichever process', async () => {
  const { database } = gateway
  const scope = { tenantId: systemRandom.uuid(), livemode: false }
  const attempt = (card: number) => ({
    ...scope,
    attemptId: systemRandom.uuid(),
    holder: Buffer.alloc(32, 1),
    card: Buffer.alloc(32, card),
  })
  const reserved = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  // As a process that is slow between its check and its commit.
  const slow = startFailures({
    ...database,
    transaction: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction)
        reserved.resolve()
        await mayCommit.promise
        return result
      }),
  })
  const quick = startFailures(database)
  await quick.recordFailure(attempt(1))
  await quick.recordFailure(attempt(2))
  const third = slow.reserve(attempt(3))
  await reserved.promise
  let hasEnded = false
  const fourth = quick.reserve(attempt(4)).finally(() => (hasEnded = true))
  await vi.waitUntil(async () => {
    const [row] = await database.query<{ count: number }>(countLockWaits)
    return hasEnded || (row?.count ?? 0) > 0
  }, waiting)
  mayCommit.resolve()
  expect(await third).toBeUndefined()
  expect(await fourth).toBeGreaterThan(0)
  await slow.stop()
  await quick.stop()
})

test('an approved card releases its reservation, so that ten different cards in sequence all pass', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const cards = Array.from({ length: 10 }, (_none, index) => distinctCard(index))
  expect(await chargeAll(key, cards)).toEqual(Array(10).fill(201))
  expect(await reservationsOf(tenantId)).toBe(0)
})

test('a card charge that was not sent releases its reservation', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const { clientGuid: client } = sandboxCredentials(tenantId).bnc
  for (const index of [0, 1, 2, 3]) {
    await sandbox.control('bnc', 'faults', { kind: 'keyExpiry', client, operation: 'Send', times: 3 })
    expect((await charge(key, distinctCard(index))).status).toBe(503)
  }
  expect(await reservationsOf(tenantId)).toBe(0)
  expect((await charge(key, approvedCard)).status).toBe(201)
})

test('cards of unknown outcome refuse a further different card until they are half an hour old, and not themselves', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, [...unknownCards, declined[0]])).toEqual([201, 201, 422])
  const answer = await charge(key, approvedCard)
  expect([answer.status, answer.body['code']]).toEqual([429, 'CARD_VELOCITY_BLOCKED'])
  expect((await charge(key, declined[0])).status).toBe(422)
  await gateway.database.query(makeReservationsOlder, [tenantId, 31])
  expect((await charge(key, approvedCard)).status).toBe(201)
})

test('requests refused for their Idempotency-Key leave no reservation', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const headers = { 'idempotency-key': 'order-1' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => charge(key, approvedCard, undefined, headers)))
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await reservationsOf(tenantId)).toBe(0)
  expect(await sandbox.ledger(tenantId)).toHaveLength(1)
})
