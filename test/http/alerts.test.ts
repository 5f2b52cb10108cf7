import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankNames } from '../../src/banks/connectors.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { requestC2p } from '../harness/payments.ts'
import { register } from '../harness/webhooks.ts'

/** Metrics of the rules in deploy/alerts.yaml, of a gateway with the role `api`: no process does the background work. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const page = async () => (await gateway.call('/metrics')).text
const valueOf = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await page())?.[1])

// Prometheus sees no increase in a counter that begins with its first event.
test.each([
  ...bankNames.map((bank) => `pasarela_bank_circuits_opened_total{bank="${bank}"}`),
  ...bankNames.map((bank) => `pasarela_bank_invoices_disputed_total{bank="${bank}"}`),
  ...bankNames.map((bank) => `pasarela_bank_notifications_total{bank="${bank}",result="unreadable"}`),
  ...bankNames.map((bank) => `pasarela_bank_notifications_total{bank="${bank}",result="notOurs"}`),
  'pasarela_database_exhausted_total{resource="disk full"}',
  'pasarela_database_exhausted_total{resource="out of memory"}',
  'pasarela_database_unavailable_total',
  'pasarela_internal_errors_total',
])('%s is 0 from the start, so that its first event raises the alert', async (series) => {
  expect((await page()).split('\n')).toContain(`${series} 0`)
})

test('without a worker, the age of the webhook queue and the wait of a movement grow', async () => {
  const { key, tenantId } = await gateway.createTenant()
  await register(gateway, key, { url: 'http://127.0.0.1:9/', events: ['payment.pending'] })
  await requestC2p(gateway, key)
  await seedMovement(gateway.database, tenantId)
  await expect.poll(() => valueOf('pasarela_webhook_queue_age_seconds'), { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => valueOf('pasarela_movements_waiting_seconds'), { timeout: 20_000 }).toBeGreaterThan(0)
}, 60_000)
