import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { Checkpoint } from '../../src/payments/submit.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { setColumns } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { disbursementOf, movements } from './advanced/requests.ts'

/** Mobile payments out through BNC, which pays a number once, compared with the ledger of the simulated bank. */
const env = { PASARELA_BANK_TIMEOUT_MS: '2000' }
const bncFields = { mobilePayments: 'yes' }

let sandbox: TestSandbox
let gateway: TestGateway
/** Test hook for checkpoints of a payment; does nothing by default. */
let atPoint: Partial<Record<Checkpoint, () => Promise<void>>> = {}
const killables: KillableGateway[] = []
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env, bncFields, reached: (point) => atPoint[point]?.() })
})
beforeEach(() => {
  atPoint = {}
})
afterAll(async () => {
  await Promise.all(killables.map((killable) => killable.kill()))
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

const post = ({ key }: Tenant, path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.call(`/v1/payments${path}`, { method: 'POST', key, body, headers })
const read = async ({ key }: Tenant, id: string) => (await gateway.call(`/v1/payments/${id}`, { key })).body
const stepsOf = async ({ key }: Tenant, id: string) =>
  (await gateway.call(`/v1/payments/${id}/events`, { key })).body['items'] as { type: string; event?: string }[]
const typesOf = async (tenant: Tenant, id: string) => (await stepsOf(tenant, id)).map(({ type }) => type)
const effects = async ({ tenantId }: { tenantId: string }) => (await sandbox.ledger(tenantId)) as Effect[]
type Effect = { operation: string; reference: string; amount: string; paymentHint?: string }
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 200 })
const script = ({ tenantId }: { tenantId: string }, fault: object) =>
  sandbox.control('bnc', 'faults', {
    operation: 'SendP2P',
    client: sandboxCredentials(tenantId).bnc.clientGuid,
    ...fault,
  })

const selectRow = positionalStatement(
  'test.p2p_row',
  `select payment_id as id, status, stage, operation_ref as "operationRef" from payments where tenant_id = $1`,
)
const rowsOf = ({ tenantId }: { tenantId: string }) =>
  gateway.database.query<{ id: string; status: string; stage: string | null; operationRef: string | null }>(selectRow, [
    tenantId,
  ])
const agePayments = positionalStatement(
  'test.p2p_age',
  `update payments set submitted_at = submitted_at - interval '40 seconds', updated_at = updated_at - interval '40 seconds',
     calls_ended_at = calls_ended_at - interval '40 seconds', next_check_at = now()
   where tenant_id = $1 and next_check_at is not null`,
)
const makeDue = positionalStatement(
  'test.p2p_due',
  `update payments set next_check_at = now() where tenant_id = $1 and next_check_at is not null`,
)

const paths = ['/change', '/credit'] as const

describe.each(paths)('%s through BNC', (path) => {
  const body = movements[path](25)

  test('is paid under the number that was stored before the call', async () => {
    const tenant = await gateway.createTenant()
    const { body: answer } = await post(tenant, path, body)
    const [entry, ...others] = await effects(tenant)
    expect(others).toEqual([])
    expect(answer).toMatchObject({ status: 'COMPLETED', code: '000000', reference: entry?.reference })
    expect(entry).toMatchObject({ operation: 'SendP2P', amount: '25.00' })
    expect(await rowsOf(tenant)).toMatchObject([{ operationRef: entry?.paymentHint }])
  })

  test.each([
    ['after it was paid', 'resetAfter'],
    ['before it was paid, so that the second call is the first to arrive', 'resetBefore'],
    ['in an answer that cannot be read', 'malformed'],
  ])('whose answer was lost %s is sent again under the same number and paid once', async (_title, kind) => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind })
    const { body: answer } = await post(tenant, path, body)
    expect(answer['status']).toBe('PENDING')
    const id = String(answer['paymentId'])
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
    const [entry, ...others] = await effects(tenant)
    expect(others).toEqual([])
    expect(await read(tenant, id)).toMatchObject({ bankReference: entry?.reference })
    expect(await typesOf(tenant, id)).toEqual(['submitted', 'unknown', 'resent', 'completed'])
    const events = (await stepsOf(tenant, id)).flatMap(({ event }) => event ?? [])
    expect(events).toEqual(['payment.pending', 'payment.completed'])
  })

  test('that BNC refuses at once has failed, and is not sent again', async () => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind: 'code', code: 'G61' })
    const { body: answer } = await post(tenant, path, body)
    expect(answer).toMatchObject({ status: 'FAILED', code: 'G61' })
    expect(String(answer['message'])).toContain('daily amount limit')
    expect(await effects(tenant)).toEqual([])
  })
})

describe('change whose answer was lost', () => {
  test('stays open when its second call is refused by a limit, which the first may have used up', async () => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind: 'resetAfter' })
    await script(tenant, { kind: 'code', code: 'G61', times: 2 })
    const id = String((await post(tenant, '/change', movements['/change'](25))).body['paymentId'])
    await eventually(async () =>
      expect((await typesOf(tenant, id)).filter((type) => type === 'resent')).toHaveLength(2),
    )
    expect((await read(tenant, id))['status']).toBe('PENDING')
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
    expect(await effects(tenant)).toHaveLength(1)
    const events = (await stepsOf(tenant, id)).flatMap(({ event }) => event ?? [])
    expect(events).toEqual(['payment.pending', 'payment.completed'])
  })

  test('goes to manual review when every call is refused, and is not sent from then on', async () => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind: 'resetBefore' })
    await script(tenant, { kind: 'code', code: 'G61', times: 50 })
    const id = String((await post(tenant, '/change', movements['/change'](25))).body['paymentId'])
    await eventually(async () => expect(await typesOf(tenant, id)).toContain('resent'))
    await eventually(async () => {
      await gateway.database.query(agePayments, [tenant.tenantId])
      expect(await rowsOf(tenant)).toMatchObject([{ status: 'PENDING', stage: 'attention' }])
    })
    const resent = (await typesOf(tenant, id)).length
    await gateway.database.query(agePayments, [tenant.tenantId])
    await pause(1_000)
    expect(await typesOf(tenant, id)).toHaveLength(resent)
    expect(await effects(tenant)).toEqual([])
  })

  describe('whose second call is approved late, by a process that was presumed crashed,', () => {
    /** Waits for the bank's answer to the second call, and has the payment changed before it is written. */
    async function changeDuringResend(columns: object): Promise<{ tenant: Tenant; id: string }> {
      const tenant = await gateway.createTenant()
      await script(tenant, { kind: 'resetAfter' })
      const isChanged = Promise.withResolvers<void>()
      atPoint.claimed = async () => {
        const [row] = await rowsOf(tenant)
        if (!row || !(await typesOf(tenant, row.id)).includes('resent')) return
        atPoint = {
          answered: async () => {
            atPoint = {}
            const scope = { tenantId: tenant.tenantId, livemode: false }
            await setColumns(gateway.database, scope, row.id, { next_check_at: null, ...columns })
            isChanged.resolve()
          },
        }
      }
      const id = String((await post(tenant, '/change', movements['/change'](25))).body['paymentId'])
      await isChanged.promise
      return { tenant, id }
    }

    test('is completed although it is in manual review meanwhile', async () => {
      const { tenant, id } = await changeDuringResend({ stage: 'attention' })
      await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
      expect(await effects(tenant)).toHaveLength(1)
    })

    test('goes to manual review if an operator has ended it as failed', async () => {
      const failed = { status: 'FAILED', stage: null, failure_code: 'RESOLVED_BY_OPERATOR' }
      const { tenant, id } = await changeDuringResend(failed)
      await eventually(async () =>
        expect((await stepsOf(tenant, id)).at(-1)).toMatchObject({
          type: 'review',
          data: { reason: 'approved_after_end' },
        }),
      )
      expect((await read(tenant, id))['status']).toBe('FAILED')
    })
  })

  test('of which BNC processed nothing is a failure that is not sent again', async () => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind: 'code', code: 'EPICNF' })
    expect((await post(tenant, '/change', movements['/change'](25))).status).toBe(503)
    expect(await rowsOf(tenant)).toMatchObject([{ status: 'FAILED', stage: null }])
    await pause(3_000)
    expect(await effects(tenant)).toEqual([])
  })

  test('is not paid again by a repeated request with its Idempotency-Key', async () => {
    const tenant = await gateway.createTenant()
    await script(tenant, { kind: 'resetAfter' })
    const headers = { 'idempotency-key': 'change-1' }
    const first = await post(tenant, '/change', movements['/change'](25), headers)
    await eventually(async () =>
      expect((await read(tenant, String(first.body['paymentId'])))['status']).toBe('COMPLETED'),
    )
    const second = await post(tenant, '/change', movements['/change'](25), headers)
    expect(second.body['paymentId']).toBe(first.body['paymentId'])
    expect(await effects(tenant)).toHaveLength(1)
  })
})

test('the parts of a disbursement whose answers were lost are each paid once', async () => {
  const tenant = await gateway.createTenant()
  await script(tenant, { kind: 'resetAfter' })
  await script(tenant, { kind: 'resetBefore' })
  const { body } = await post(tenant, '/credit/disburse', disbursementOf([10, 20, 30]))
  const parts = body['credits'] as { paymentId: string }[]
  await eventually(async () => {
    const statuses = await Promise.all(parts.map(async ({ paymentId }) => (await read(tenant, paymentId))['status']))
    expect(statuses).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  })
  expect((await effects(tenant)).map(({ amount }) => amount).toSorted()).toEqual(['10.00', '20.00', '30.00'])
})

describe('when a process crashes during change through BNC,', () => {
  test.each([
    ['before its number was written, nothing is sent and a person decides', 'claimed', 'PENDING', 0],
    ['after the bank’s answer, it is sent again and was paid once', 'answered', 'COMPLETED', 1],
    ['before its commit, it is sent again and was paid once', 'before_settle', 'COMPLETED', 1],
  ])('%s', async (_title, crashAt, status, count) => {
    const tenant = await gateway.createTenant()
    const killable = await startKillableGateway(
      { connection: gateway.connection, sandbox },
      { ...env, PASARELA_ROLE: 'api', CRASH_AT: crashAt, BNC_FIELDS: JSON.stringify(bncFields) },
    )
    killables.push(killable)
    const request = { method: 'POST', key: tenant.key, body: movements['/change'](25) }
    await expect(killable.call('/v1/payments/change', request)).rejects.toThrow()
    await gateway.database.query(agePayments, [tenant.tenantId])
    await eventually(async () => {
      await gateway.database.query(makeDue, [tenant.tenantId])
      const [row] = await rowsOf(tenant)
      if (status === 'COMPLETED') expect(row).toMatchObject({ status })
      else {
        await gateway.database.query(agePayments, [tenant.tenantId])
        expect(row).toMatchObject({ status, stage: 'attention', operationRef: null })
      }
    })
    expect(await effects(tenant)).toHaveLength(count)
    const [row] = await rowsOf(tenant)
    const pending = (await stepsOf(tenant, row?.id ?? '')).filter(({ event }) => event === 'payment.pending')
    expect(pending).toHaveLength(1)
  })
})
