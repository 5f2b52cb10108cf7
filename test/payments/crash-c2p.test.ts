import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'

/** Time-outs short enough that another process claims the payment within seconds. */
const env = { PASARELA_BANK_TIMEOUT_MS: '1000' }

let sandbox: TestSandbox
let survivor: TestGateway
const killables: KillableGateway[] = []
beforeAll(async () => {
  sandbox = await startTestSandbox()
  survivor = await startTestGateway({ sandbox, env })
})
afterAll(async () => {
  for (const killable of killables) await killable.kill()
  await survivor.stop()
  await sandbox.stop()
})

async function startCrashing(crashAt: string): Promise<KillableGateway> {
  const killable = await startKillableGateway(
    { connection: survivor.connection, sandbox },
    { ...env, CRASH_AT: crashAt },
  )
  killables.push(killable)
  return killable
}

const details = { usdAmount: 10, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }

/** A new tenant per case, so that every case has its own ledger. */
async function openIntent() {
  const tenant = await survivor.createTenant()
  const answer = await survivor.call('/v1/payments/c2p/request', { method: 'POST', key: tenant.key, body: details })
  expect(answer.status).toBe(201)
  return { ...tenant, body: { ...details, intentId: String(answer.body['intentId']), token: '13572468' } }
}

/** Status and failure code once they are final. */
async function finalStatus(key: string, paymentId: string): Promise<unknown[]> {
  for (;;) {
    const { body } = await survivor.call(`/v1/payments/${paymentId}`, { key })
    if (body['status'] !== 'PENDING') return [body['status'], body['failureCode']]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe('when a process crashes during a C2P charge,', () => {
  test.concurrent.each([
    [
      'after its claim, nothing was charged and nothing is charged later',
      'claimed',
      0,
      ['FAILED', 'MOVEMENT_NOT_FOUND'],
    ],
    ['after the bank’s response, the charge is reconciled', 'answered', 1, ['COMPLETED', undefined]],
    ['before its commit, the charge is reconciled', 'before_settle', 1, ['COMPLETED', undefined]],
    ['after its commit, the charge is COMPLETED', 'settled', 1, ['COMPLETED', undefined]],
  ])('%s', async (_name, crashAt, effects, status) => {
    const [intent, killable] = await Promise.all([openIntent(), startCrashing(crashAt)])
    const request = { method: 'POST', key: intent.key, body: intent.body, headers: { 'idempotency-key': 'once' } }
    await expect(killable.call('/v1/payments/c2p', request)).rejects.toThrow()

    expect(await finalStatus(intent.key, intent.body.intentId)).toEqual(status)
    expect(await sandbox.ledger(intent.tenantId)).toHaveLength(effects)
    // The intent is executed: further requests are 404.
    const { headers: _headers, ...plain } = request
    expect((await survivor.call('/v1/payments/c2p', plain)).status).toBe(404)
    expect(await sandbox.ledger(intent.tenantId)).toHaveLength(effects)
  })

  test('before its claim, the intent is unchanged and another process executes it', async () => {
    const [intent, killable] = await Promise.all([openIntent(), startCrashing('before_claim')])
    const request = { method: 'POST', key: intent.key, body: intent.body }
    await expect(killable.call('/v1/payments/c2p', request)).rejects.toThrow()
    const answer = await survivor.call('/v1/payments/c2p', request)
    expect([answer.status, answer.body['status']]).toEqual([201, 'COMPLETED'])
    expect(await sandbox.ledger(intent.tenantId)).toHaveLength(1)
  })

  test('after sending its request and before the bank’s response, the charge is reconciled', async () => {
    const [intent, killable] = await Promise.all([openIntent(), startCrashing('never')])
    await sandbox.control('bnc', 'faults', { operation: 'SendC2P', kind: 'late', delayMs: 30_000 })
    const request = { method: 'POST', key: intent.key, body: intent.body }
    const answer = killable.call('/v1/payments/c2p', request).then(
      () => 'answered',
      () => 'lost',
    )
    while ((await sandbox.ledger(intent.tenantId)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await killable.kill()
    expect(await answer).toBe('lost')
    expect(await finalStatus(intent.key, intent.body.intentId)).toEqual(['COMPLETED', undefined])
    expect(await sandbox.ledger(intent.tenantId)).toHaveLength(1)
  })
})
