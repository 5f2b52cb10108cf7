import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { addLine, addPayment } from './fixture.ts'

/** Accounts that the tenant has replaced since: its days have all its money that moved through them, and no other. */
let sandbox: TestSandbox
let gateway: TestGateway
let key: string
let scope: Scope
const accountId = systemRandom.bytes(32)
const another = systemRandom.bytes(32)
const c2p = '100.00'
const transfer = '55.50'
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'api' } })
  const tenant = await gateway.createTenant()
  key = tenant.key
  scope = { tenantId: tenant.tenantId, livemode: false }
  const { database } = gateway
  // Charged on 29 December and reversed on 31 December, the last money that moved through it in the year.
  await addPayment(database, scope, {
    at: '2025-12-29T16:00:00Z',
    ves: c2p,
    accountId,
    numbers: ['700001'],
    reversedAt: '2026-01-01T03:30:00Z',
    reversalNumbers: ['700002'],
  })
  await addLine(database, { accountId, date: '2025-12-29', ves: c2p, kind: 'c2p', numbers: ['700001'] })
  await addLine(database, {
    accountId,
    date: '2025-12-31',
    ves: c2p,
    kind: 'c2p',
    direction: 'out',
    numbers: ['700002'],
  })
  // Requested on 31 December, and paid on 1 January.
  const at = '2026-01-01T03:45:00Z'
  const paymentId = await addPayment(database, scope, { at, ves: transfer, accountId: another, method: 'PAGO_MOVIL' })
  await addLine(database, {
    accountId: another,
    date: '2026-01-01',
    ves: transfer,
    kind: 'p2p',
    claim: { scope, paymentId },
  })
  // Somebody else's account by then.
  for (const id of [accountId, another]) await addLine(database, { accountId: id, date: '2026-01-02', ves: '9.99' })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Item = { class: string; direction: string; bankVesAmount?: number; ourVesAmount?: number }
async function itemsOf(date: string): Promise<unknown[]> {
  const { body, text, status } = await gateway.call(`/v1/reconciliations?date=${date}`, { key })
  expect(status, text).toBe(200)
  return (body['items'] as Item[]).map((item) => [item.class, item.direction, item.bankVesAmount])
}

test.each([
  ['the day of a charge', '2025-12-29', [['matched', 'in', 100]]],
  ['a day without money', '2025-12-30', []],
  ['a day with only the reversal of an older charge', '2025-12-31', [['matched', 'out', 100]]],
  ['the day of a line whose request is of the day before', '2026-01-01', [['matched', 'in', 55.5]]],
  ['a day on which nothing of the tenant moved', '2026-01-02', []],
])('%s has what moved through a replaced account', async (_title, date, expected) => {
  expect(await itemsOf(date)).toEqual(expected)
})
