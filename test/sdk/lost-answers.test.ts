import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConflictError, ConnectionError, Pasarela, PasarelaError } from '../../sdk/src/index.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails } from '../harness/payments.ts'
import { startReceiver } from '../harness/receiver.ts'
import { type Fault, startBadLine } from './faulty-connection.ts'

/** A real gateway behind a proxy that loses requests and responses. */
let sandbox: TestSandbox
let gateway: TestGateway
let line: Awaited<ReturnType<typeof startBadLine>>
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
let pasarela: Pasarela

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  line = await startBadLine(gateway.url)
  tenant = await gateway.createTenant()
  pasarela = new Pasarela({ apiKey: tenant.key, baseUrl: line.url })
})
afterAll(async () => {
  await line.stop()
  await gateway.stop()
  await sandbox.stop()
})

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

async function intended(): Promise<typeof c2pDetails & { intentId: string; token: string }> {
  const { intentId } = await pasarela.c2p.request(c2pDetails)
  return { ...c2pDetails, intentId, token: '13572468' }
}

test.each<Fault>(['answerLost', 'answerCut'])(
  'a charge with %s is retried with the same key and body, and is charged once',
  async (fault) => {
    const before = (await sandbox.ledger(tenant.tenantId)).length
    const body = await intended()
    line.meet(fault, fault)
    const receipt = await pasarela.c2p.execute(body)
    expect(receipt).toMatchObject({ status: 'COMPLETED', paymentId: body.intentId })
    expect(line.passed).toHaveLength(3)
    expect(line.passed[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(line.passed.map(({ key, body: sent }) => `${key} ${sent}`)).size).toBe(1)
    expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(before + 1)
  },
)

test('a charge whose first try is still in flight is waited for, beyond the number of retries', async () => {
  const before = (await sandbox.ledger(tenant.tenantId)).length
  const body = await intended()
  await sandbox.control('bnc', 'faults', { kind: 'late', operation: 'SendC2P', delayMs: 3_000 })
  line.meet('callerCut')
  expect(await pasarela.c2p.execute(body, { maxRetries: 1 })).toMatchObject({ status: 'COMPLETED' })
  expect(line.passed.length).toBeGreaterThan(2)
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(before + 1)
})

test('a request that times out is retried', async () => {
  line.meet('silence')
  expect(await pasarela.banks.list({ timeoutMs: 3_000 })).not.toEqual([])
  expect(line.passed).toHaveLength(2)
})

test('the deletion of an endpoint whose response was lost succeeds on retry', async () => {
  const { id } = await pasarela.webhooks.create({ url: 'http://127.0.0.1:9/', events: ['payment.failed'] })
  line.meet('answerLost')
  expect(await pasarela.webhooks.delete(id)).toEqual({ id, deleted: true })
  expect(line.passed.map(({ method, key }) => [method, key])).toEqual([
    ['DELETE', undefined],
    ['DELETE', undefined],
  ])
})

describe('when all retries fail,', () => {
  test('the error has the Idempotency-Key with which the result can be fetched later', async () => {
    const body = await intended()
    line.meet('answerLost')
    const error = await caught(pasarela.c2p.execute(body, { maxRetries: 0 }))
    expect(error).toBeInstanceOf(ConnectionError)
    const { message, code, status, attempts, idempotencyKey } = error as ConnectionError
    expect({ code, status, attempts }).toEqual({ code: 'connection_failed', status: undefined, attempts: 1 })
    expect(message).toContain('The request may have been executed')
    expect(line.passed).toHaveLength(1)
    expect(await pasarela.c2p.execute(body, { idempotencyKey })).toMatchObject({ status: 'COMPLETED' })
  })

  test('the error of a time-out says how long was waited', async () => {
    line.meet('silence')
    const error = await caught(pasarela.banks.list({ timeoutMs: 50, maxRetries: 0 }))
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'timeout' })
    expect((error as Error).message).toContain('no response within 50 ms')
  })

  test('the error of a refused connection has the address and the cause', async () => {
    const gone = await startReceiver()
    await gone.stop()
    const client = new Pasarela({ apiKey: tenant.key, baseUrl: gone.url, maxRetries: 1 })
    const error = await caught(client.banks.list())
    expect(error).toMatchObject({ name: 'ConnectionError', attempts: 2 })
    expect((error as Error).message).toContain(`${gone.url}: ECONNREFUSED`)
  })
})

test('without retries, a charge that is still in flight is a ConflictError', async () => {
  const body = await intended()
  await sandbox.control('bnc', 'faults', { kind: 'late', operation: 'SendC2P', delayMs: 4_000 })
  line.meet('callerCut')
  const options = { idempotencyKey: `pay ${body.intentId}`, maxRetries: 0 }
  await caught(pasarela.c2p.execute(body, options))
  // The connection is cut as soon as the request is on its way: until its claim, another with its key would overtake it.
  const timeline = () => gateway.call(`/v1/payments/${body.intentId}/events`, { key: tenant.key })
  await expect.poll(async () => (await timeline()).text).toContain('submitted')
  const error = await caught(pasarela.c2p.execute(body, options))
  expect(error).toBeInstanceOf(ConflictError)
  expect(error).toMatchObject({ code: 'idempotency_request_in_progress', retryAfterSeconds: 1 })
  await line.passed[0]?.attempt
  expect(await pasarela.c2p.execute(body, options)).toMatchObject({ status: 'COMPLETED' })
})

test('an aborted call ends at once, in the middle of its request', async () => {
  line.meet('silence')
  const controller = new AbortController()
  const call = pasarela.banks.list({ signal: controller.signal })
  while (line.passed.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const reason = new Error('changed my mind')
  controller.abort(reason)
  expect(await caught(call)).toBe(reason)
  expect(line.passed).toHaveLength(1)
})

test('an aborted call ends at once, in the middle of its wait for the next try', async () => {
  const controller = new AbortController()
  const reason = new Error('changed my mind')
  const client = new Pasarela({
    apiKey: tenant.key,
    baseUrl: line.url,
    fetch: async () => {
      setTimeout(() => controller.abort(reason), 20)
      return new Response('', { status: 503, headers: { 'retry-after': '80' } })
    },
  })
  expect(await caught(client.banks.list({ signal: controller.signal }))).toBe(reason)
})

test('a redirect is not followed: the key goes nowhere else', async () => {
  const elsewhere = await startReceiver()
  line.meet({ status: 307, headers: { location: elsewhere.url } })
  const error = await caught(pasarela.c2p.request(c2pDetails))
  expect(error).toBeInstanceOf(PasarelaError)
  expect(error).toMatchObject({ status: 307, code: 'unreadable_answer', attempts: 1 })
  expect(elsewhere.received).toEqual([])
  await elsewhere.stop()
})

test('the error for a response that is not a gateway’s says to check the address', async () => {
  line.meet({ status: 200, body: '<html>welcome</html>' })
  const error = await caught(pasarela.banks.list())
  expect(error).toMatchObject({ status: 200, code: 'unreadable_answer', attempts: 1 })
  expect((error as Error).message).toContain('check baseUrl')
})
