import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../../test/harness/gateway.ts'
import { systemClock } from '../../foundation/clock.ts'
import { createLog } from '../../foundation/log.ts'
import { statement } from '../../storage/database.ts'
import { startCardFailures } from './failures.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const good = '4242424242424242'
const declined = ['4000000000009995', '4000000000000069', '4000000000000127'] as const

function charge(key: string, cardNumber: string, cardHolderId = 'V12345678'): Promise<HttpAnswer> {
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
  return gateway.call('/v1/payments/vpos', { method: 'POST', key, body })
}

async function chargeAll(key: string, cards: readonly string[], holder?: string): Promise<number[]> {
  const statuses: number[] = []
  for (const number of cards) statuses.push((await charge(key, number, holder)).status)
  return statuses
}

const makeOlder = statement(
  'test.make_older',
  `update card_failures set failed_at = failed_at - make_interval(mins => $2) where tenant_id = $1`,
)
const countFailures = statement(
  'test.count_failures',
  `select count(*)::int as count from card_failures where tenant_id = $1`,
)

async function failuresOf(tenantId: string): Promise<number> {
  const [row] = await gateway.database.query<{ count: number }>(countFailures, [tenantId])
  return row?.count ?? 0
}

async function cardCalls(): Promise<string> {
  const { text } = await gateway.call('/metrics')
  return text.split('\n').find((line) => /^pasarela_bank_calls_total\{.*operation="SendCard"/.test(line)) ?? ''
}

test('three different failed cards of one holder block the holder, and the bank is not asked', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, declined)).toEqual([422, 422, 422])
  const calls = await cardCalls()
  expect(calls).not.toBe('')
  for (const card of [good, declined[0]]) {
    const answer = await charge(key, card, 'v-12345678')
    expect([answer.status, answer.body['error']]).toEqual([429, 'card_velocity_blocked'])
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(29 * 60)
    expect(seconds).toBeLessThanOrEqual(30 * 60)
  }
  expect(await cardCalls()).toBe(calls)
  expect(await sandbox.ledger(tenantId)).toEqual([])
  const { items } = (await gateway.call('/v1/payments', { key })).body as { items: unknown[] }
  expect(items).toHaveLength(3)
})

test('the block ends with the thirtieth minute of the oldest of the three', async () => {
  const { tenantId, key } = await gateway.createTenant()
  await charge(key, declined[0])
  await gateway.database.query(makeOlder, [tenantId, 20])
  expect(await chargeAll(key, declined.slice(1))).toEqual([422, 422])
  const answer = await charge(key, good)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(10 * 60)
  await gateway.database.query(makeOlder, [tenantId, 10])
  expect((await charge(key, good)).status).toBe(201)
})

test('one card that fails again and again is one card', async () => {
  const { tenantId, key } = await gateway.createTenant()
  expect(await chargeAll(key, Array(4).fill(declined[0]))).toEqual([422, 422, 422, 422])
  expect(await failuresOf(tenantId)).toBe(1)
  expect((await charge(key, good)).status).toBe(201)
})

test('the block is one holder’s at one tenant in one mode', async () => {
  const { key, liveKey } = await gateway.createTenant()
  await chargeAll(key, declined)
  expect((await charge(key, good)).status).toBe(429)
  expect((await charge(key, good, 'V87654321')).status).toBe(201)
  expect((await charge(key, good, 'E12345678')).status).toBe(201)
  const other = await gateway.createTenant()
  expect((await charge(other.key, good)).status).toBe(201)
  // Not blocked: without a bank account nobody offers cards.
  expect((await charge(liveKey, '4111111111111111')).body['error']).toBe('unsupported_operation')
})

test('what the bank did not decline is no failure', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const doubtful = ['4000000000000119', '4000000000000101']
  expect(await chargeAll(key, [good, '5555555555554444', ...doubtful])).toEqual([201, 201, 201, 201])
  expect(await failuresOf(tenantId)).toBe(0)
})

test('failures that no longer count are forgotten', async () => {
  const { tenantId, key } = await gateway.createTenant()
  await chargeAll(key, declined.slice(0, 2))
  await gateway.database.query(makeOlder, [tenantId, 31])
  await charge(key, declined[2])
  const failures = startCardFailures({
    database: gateway.database,
    clock: systemClock,
    log: createLog({ level: 'silent', readable: false, write: () => {} }),
  })
  await failures.stop()
  expect(await failuresOf(tenantId)).toBe(1)
})
