import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { movements } from './advanced/requests.ts'

/**
 * Immediate debit and credit through BNC, compared with the ledger of the simulated bank. Each test has a tenant of its own
 * and mostly waits for the next check of its payment, so they run side by side.
 */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BANK_TIMEOUT_MS: '2000' }, bncFields: { simf: 'yes' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
const post = ({ key }: Tenant, path: string, body: object) =>
  gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })
const read = async ({ key }: Tenant, id: unknown) => (await gateway.call(`/v1/payments/${String(id)}`, { key })).body
const effects = async ({ tenantId }: Tenant) => (await sandbox.ledger(tenantId)).map(({ operation }) => operation)
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 200 })

test.concurrent('the key of a debit is requested, and the debit is made once', async () => {
  const tenant = await gateway.createTenant()
  const { nombre: _name, otp: _otp, concepto: _concept, ...payer } = movements['/debit'](50)
  expect((await post(tenant, '/debit/otp', payer)).body).toMatchObject({ success: true })
  const { body } = await post(tenant, '/debit', movements['/debit'](50))
  expect(body).toMatchObject({ status: 'COMPLETED', code: 'ACCP', id: expect.stringMatching(/^DEB-\d+$/) })
  expect(await effects(tenant)).toEqual(['DebitBeginner'])
})

test.concurrent.each([
  ['00000051', 'AM04'],
  ['00000055', 'TKCM'],
])('a debit with the key %s that BNC rejects inside its answer has failed with %s', async (otp, code) => {
  const tenant = await gateway.createTenant()
  const { body } = await post(tenant, '/debit', { ...movements['/debit'](50), otp })
  expect(body).toMatchObject({ status: 'FAILED', code })
  expect(await effects(tenant)).toEqual([])
})

describe.concurrent.each(['/credit', '/credit/account'] as const)('%s through BNC', (path) => {
  test.each([
    ['is COMPLETED once BNC reports it', 50, 'COMPLETED', 1],
    ['that is waiting is COMPLETED when the other bank has accepted it', 50.09, 'COMPLETED', 1],
    ['that is waiting has FAILED when the other bank has refused it', 50.08, 'FAILED', 0],
    ['that is refused has FAILED', 50.51, 'FAILED', 0],
  ])('%s', async (_title, amount, status, count) => {
    const tenant = await gateway.createTenant()
    const { body } = await post(tenant, path, movements[path](amount))
    await eventually(async () => expect((await read(tenant, body['paymentId']))['status']).toBe(status))
    expect(await effects(tenant)).toHaveLength(count)
  })
})

test.concurrent.each([
  ['/debit', 'DebitBeginner'],
  ['/credit/account', 'CreditBeginner'],
] as const)('%s whose answer was lost is neither repeated nor failed: a person decides', async (path, operation) => {
  const tenant = await gateway.createTenant()
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation, client })
  const { body } = await post(tenant, path, movements[path](50))
  expect(body['status']).toBe('PENDING')
  await eventually(async () => {
    const { body: timeline } = await gateway.call(`/v1/payments/${String(body['paymentId'])}/events`, {
      key: tenant.key,
    })
    expect((timeline['items'] as { type: string }[]).map(({ type }) => type)).toContain('attention')
  })
  expect((await read(tenant, body['paymentId']))['status']).toBe('PENDING')
  expect(await effects(tenant)).toEqual([operation])
})
