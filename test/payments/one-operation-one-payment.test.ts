import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { type BncProxy, startBncProxy } from '../harness/bnc-proxy.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { type ScriptedR4, startScriptedR4 } from '../harness/scripted-r4.ts'
import { testSealer } from '../harness/sealer.ts'
import { movements } from './advanced/requests.ts'

/** One operation at the bank is one movement of money: whatever the bank answers, it completes one payment. */
let sandbox: TestSandbox
let r4: ScriptedR4
let bnc: BncProxy
let gateway: TestGateway
let atBnc: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  r4 = await startScriptedR4()
  bnc = await startBncProxy(sandbox.bncUrl)
  gateway = await startTestGateway({
    sandbox: { ...sandbox, r4Url: r4.url },
    env: { PASARELA_R4_URL: r4.url },
  })
  atBnc = await startTestGateway({
    sandbox: { ...sandbox, bncUrl: bnc.url },
    bncFields: { simf: 'yes', mobilePayments: 'yes' },
  })
})
afterAll(async () => {
  await Promise.all([gateway.stop(), atBnc.stop()])
  r4.stop()
  bnc.stop()
  await sandbox.stop()
})

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The state after the gateway has had the time to ask the bank several times. */
async function statusOf(key: string, paymentId: unknown): Promise<string> {
  for (let tries = 0; tries < 6; tries += 1) {
    const { body } = await gateway.call(`/v1/payments/operations/${String(paymentId)}`, { key })
    if (body['status'] !== 'PENDING') return String(body['status'])
    await sleep(1_100)
  }
  return 'PENDING'
}

async function twice(
  first: object,
  second: object,
  path: '/debit' | '/credit' | '/credit/account',
  r4Path: string,
  ids: string[],
) {
  const { key } = await gateway.createTenant()
  let calls = 0
  r4.answers.set(r4Path, () => ({ body: calls++ === 0 ? first : second }))
  r4.answers.set('/ConsultarOperaciones', ({ Id }) =>
    ids.includes(String(Id))
      ? { body: { code: 'ACCP', reference: '59700003', success: true } }
      : { status: 404, body: { message: 'no' } },
  )
  const send = (externalRef: string) =>
    gateway.call(`/v1/payments${path}`, { method: 'POST', key, body: { ...movements[path](100), externalRef } })
  const a = await send('order-1')
  const b = await send('order-2')
  return [await statusOf(key, a.body['paymentId']), await statusOf(key, b.body['paymentId'])]
}

test.each(['AM05', 'DU01'])(
  'a debit that the network calls a duplicate (%s) of another payment is not completed by that payment’s money',
  async (code) => {
    const id = randomUUID()
    const statuses = await twice(
      { code: 'ACCP', message: 'Operación aceptada', reference: '59700003', id },
      { code, message: 'OPERACION DUPLICADA', id },
      '/debit',
      '/DebitoInmediato',
      [id],
    )
    expect(statuses).toEqual(['COMPLETED', 'PENDING'])
  },
)

test('two debits that the bank left pending under one id are not both completed by it', async () => {
  const id = randomUUID()
  const statuses = await twice({ code: 'AC00', id }, { code: 'AC00', id }, '/debit', '/DebitoInmediato', [id])
  expect(statuses.filter((status) => status === 'COMPLETED').length).toBeLessThan(2)
})

test('a credit answered as a duplicate of another credit is not called paid', async () => {
  const id = randomUUID()
  const statuses = await twice(
    { code: 'ACCP', reference: '59700004', id },
    { code: 'AM05', id },
    '/credit',
    '/CreditoInmediato',
    [id],
  )
  expect(statuses).toEqual(['COMPLETED', 'PENDING'])
})

test('the duplicate of another tenant’s payment on the same bank account is not completed by it', async () => {
  const id = randomUUID()
  const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
  const fields = { commerce: 'shared-commerce-token-0001' }
  for (const { tenantId } of [one, two]) {
    await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'r4', fields, actor: 'test' })
  }
  let calls = 0
  r4.answers.set('/DebitoInmediato', () => ({
    body: calls++ === 0 ? { code: 'ACCP', reference: '59700003', id } : { code: 'AM05', id },
  }))
  r4.answers.set('/ConsultarOperaciones', () => ({ body: { code: 'ACCP', reference: '59700003', success: true } }))
  const send = (key: string) =>
    gateway.call('/v1/payments/debit', { method: 'POST', key, body: movements['/debit'](100) })
  const a = await send(one.liveKey)
  const b = await send(two.liveKey)
  expect([a.status, b.status], a.text + b.text).toEqual([200, 200])
  expect([await statusOf(one.liveKey, a.body['paymentId']), await statusOf(two.liveKey, b.body['paymentId'])]).toEqual([
    'COMPLETED',
    'PENDING',
  ])
})

test('an approval that repeats the answer of an earlier payment (same id and reference) completes no second payment', async () => {
  const id = randomUUID()
  const answer = { code: 'ACCP', message: 'Operación aceptada', reference: '59700005', id }
  const statuses = await twice(answer, answer, '/credit', '/CreditoInmediato', [id])
  expect(statuses).toEqual(['COMPLETED', 'PENDING'])
})

test('a C2P charge answered with the answer of an earlier charge is not completed by it', async () => {
  const { tenantId, key } = await atBnc.createTenant()
  bnc.know(tenantId)
  const first = await payC2p(atBnc, key)
  const { bankTxId, bankReference } = (await atBnc.call(`/v1/payments/${first}`, { key })).body
  // The bank never gets the second charge: something between repeats the first answer.
  bnc.rewrites.set('SendC2P', () => ({ swallow: true, value: { IdTransaction: bankTxId, Reference: bankReference } }))
  const body = { ...c2pDetails, intentId: await requestC2p(atBnc, key), token: '13572468' }
  const answer = await atBnc.call('/v1/payments/c2p', { method: 'POST', key, body })
  expect((await sandbox.ledger(tenantId)).length).toBe(1)
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'PENDING'])
})

test('two immediate debits at BNC that the bank gave one reference are not both completed by it', async () => {
  const { tenantId, key } = await atBnc.createTenant()
  bnc.know(tenantId)
  await payC2p(atBnc, key, { usdAmount: 3 })
  const Reference = '12345679'
  const accepted = { Reference, Status: 'ACCP', Code: 'ACCP' }
  let calls = 0
  bnc.rewrites.set('DebitBeginner', () => ({
    value:
      calls++ === 0 ? accepted : { Reference, Status: 'RJCT', Code: 'AM05', RejectDescription: 'Operacion duplicada' },
  }))
  bnc.rewrites.set('StatusOperation', () => ({ value: { ...accepted, OperationType: 'DEB' } }))
  const send = () => atBnc.call('/v1/payments/debit', { method: 'POST', key, body: movements['/debit'](100) })
  const [a, b] = [await send(), await send()]
  await sleep(2_500)
  const read = async (id: unknown) => (await atBnc.call(`/v1/payments/${String(id)}`, { key })).body['status']
  expect([await read(a.body['paymentId']), await read(b.body['paymentId'])]).toEqual(['COMPLETED', 'PENDING'])
})
