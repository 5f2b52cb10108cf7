import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { patienceMs } from '../harness/patience.ts'
import { movements } from './advanced/requests.ts'

/** Change through BNC, which may be sent again, while the database commits and its acknowledgements never arrive. */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({ sandbox, connection: link.connection, bncFields: { mobilePayments: 'yes' } })
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
const sendChange = ({ key }: Tenant) =>
  gateway.call('/v1/payments/change', { method: 'POST', key, body: movements['/change'](25) })
const paid = async ({ tenantId }: Tenant) => (await sandbox.ledger(tenantId)).length
const listed = async ({ key }: Tenant) =>
  (await gateway.call('/v1/payments', { key })).body['items'] as { status: string; failureCode?: string }[]
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 200 })

test.each(['payments.insert', 'payments.mark_repeatable'])(
  'a lost acknowledgement of %s sends nothing, then or later, and the next request pays once',
  async (name) => {
    const tenant = await gateway.createTenant()
    link.loseAcknowledgements(name)
    expect((await sendChange(tenant)).status).toBe(503)
    await eventually(async () => expect(await listed(tenant)).toMatchObject([{ failureCode: 'BANK_NOT_REACHED' }]))
    expect(await paid(tenant)).toBe(0)
    await eventually(async () => expect((await sendChange(tenant)).body['status']).toBe('COMPLETED'))
    expect(await paid(tenant)).toBe(1)
  },
)

test.each(['payments.settle', 'payments.claim_resend'])(
  'a lost acknowledgement of %s leaves change whose answer was lost COMPLETED and paid once',
  async (name) => {
    const tenant = await gateway.createTenant()
    const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
    await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation: 'SendP2P', client })
    link.loseAcknowledgements(name)
    expect((await sendChange(tenant)).body['status']).toBe('PENDING')
    await eventually(async () => expect(await listed(tenant)).toMatchObject([{ status: 'COMPLETED' }]))
    expect(await paid(tenant)).toBe(1)
  },
)
