import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import { changeAccount } from '../../src/tenants/account-change.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { movements } from './advanced/requests.ts'

/** BNC pays a number once for each client. A live account may get a new client (ClientGUID) while an answer is lost. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_BANK_TIMEOUT_MS: '2000' },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const makeOld = positionalStatement(
  'test.other_client_age',
  `update payments set submitted_at = submitted_at - interval '200 seconds', updated_at = updated_at - interval '200 seconds',
     calls_ended_at = calls_ended_at - interval '200 seconds', next_check_at = now()
   where tenant_id = $1 and stage = 'unknown'`,
)
const readChecks = positionalStatement('test.other_client_checks', `select checks from payments where tenant_id = $1`)

const clientOf = (id: string) => sandboxCredentials(id).bnc.clientGuid
const paymentsOf = async (...ids: string[]) =>
  (await sandbox.ledger()).filter(({ client }) => ids.map(clientOf).includes(client))

/** The account of `number` with the client of `id`, as `pasarela bank set` stores it. */
async function setClient(tenantId: string, id: string, number: string): Promise<void> {
  const { bnc } = sandboxCredentials(id)
  const { accountNumber } = sandboxCredentials(number).bnc
  const settings = readSettings({ PORT: '0', PASARELA_BNC_URL: sandbox.bncUrl })
  const parts = { database: gateway.database, sealer: testSealer, clock: systemClock, random: systemRandom, settings }
  const fields = { ...bnc, accountNumber, mobilePayments: 'yes' }
  const change = { kind: 'whole', tenantId, account: 'bnc', fields, actor: 'test' } as const
  expect(await changeAccount(parts, change)).toEqual({ kind: 'stored' })
}

async function lostChange(tenantId: string, key: string) {
  // .98: the money moves, and the answer is lost.
  const made = await gateway.call('/v1/payments/change', { method: 'POST', key, body: movements['/change'](100.98) })
  expect(made.body['status'], made.text).toBe('PENDING')
  return async () => {
    await gateway.database.query(makeOld, [tenantId])
    const { body } = await gateway.call(`/v1/payments/${String(made.body['paymentId'])}`, { key })
    return body['status']
  }
}

test('change whose answer was lost is paid once by the client that paid it, and is COMPLETED', async () => {
  const { tenantId, liveKey } = await gateway.createTenant()
  const id = systemRandom.uuid()
  await setClient(tenantId, id, id)
  const status = await lostChange(tenantId, liveKey)
  await vi.waitFor(async () => expect(await status()).toBe('COMPLETED'), { timeout: patienceMs, interval: 500 })
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('change whose answer was lost is not paid a second time after the account got a new client', async () => {
  const { tenantId, liveKey } = await gateway.createTenant()
  const [former, next] = [systemRandom.uuid(), systemRandom.uuid()]
  await setClient(tenantId, former, former)
  const status = await lostChange(tenantId, liveKey)
  await setClient(tenantId, next, former)
  await pause(limits.bankAccountCacheMs + 500)
  const checks = async () => (await gateway.database.query<{ checks: number }>(readChecks, [tenantId]))[0]?.checks ?? 0
  const before = await checks()
  await vi.waitFor(
    async () => {
      expect(await status()).toBe('PENDING')
      expect(await checks()).toBeGreaterThan(before + 1)
    },
    { timeout: patienceMs, interval: 500 },
  )
  expect(await paymentsOf(former, next)).toHaveLength(1)
})
