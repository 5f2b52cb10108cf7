import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type BncProxy, startBncProxy } from '../harness/bnc-proxy.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'

/**
 * BNC moves the money and answers with text that PostgreSQL does not store: padded with NUL, cut in the middle of a
 * character, or longer than an index takes. It is no error: what the answer decides is written, and an unclear answer
 * leaves the outcome unknown.
 */
let sandbox: TestSandbox
let proxy: BncProxy
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  proxy = await startBncProxy(sandbox.bncUrl)
  gateway = await startTestGateway({
    sandbox: { ...sandbox, bncUrl: proxy.url },
    env: { PASARELA_BANK_TIMEOUT_MS: '3000' },
  })
})
beforeEach(() => proxy.rewrites.clear())
afterAll(async () => {
  await gateway.stop()
  proxy.stop()
  await sandbox.stop()
})

/** A tenant that has logged on to the bank. */
async function createTenant() {
  const tenant = await gateway.createTenant()
  proxy.know(tenant.tenantId)
  await payC2p(gateway, tenant.key, { usdAmount: 3 })
  return tenant
}

async function charge(key: string) {
  const body = { ...c2pDetails, intentId: await requestC2p(gateway, key), token: '13572468' }
  return gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
}

const messages = [
  ['padded with NUL', 'G5\u0000\u0000\u0000\u0000'],
  ['cut in the middle of a character', 'Error\u{1f600}'],
] as const
const refusal = (message: string) => () => ({ raw: { status: 'KO', message, value: '', validation: '' } })

test.each(messages)('a charge whose answer is %s is PENDING', async (_title, message) => {
  const { key } = await createTenant()
  proxy.rewrites.set('SendC2P', refusal(message))
  const answer = await charge(key)
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'PENDING'])
})

test.each(messages)('a reversal whose answer is %s is in progress', async (_title, message) => {
  const { key } = await createTenant()
  const id = await payC2p(gateway, key)
  proxy.rewrites.set('ReverseC2P', refusal(message))
  const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
  expect([answer.status, answer.body['reversalStatus']], answer.text).toEqual([200, 'PENDING'])
})

/** Random, because an index compresses repeated digits. */
const digits = [...systemRandom.bytes(20_000)].map((byte) => 1 + (byte % 9)).join('')

test('a charge that was approved with a reference of 20,000 digits is completed', async () => {
  const { key } = await createTenant()
  proxy.rewrites.set('SendC2P', () => ({ value: { IdTransaction: 4711, Reference: digits } }))
  const answer = await charge(key)
  expect([answer.status, answer.body['status']], answer.text.slice(0, 400)).toEqual([201, 'COMPLETED'])
})

const cardDetails = {
  usdAmount: 10,
  cardNumber: '4242424242424242',
  cvv: '917',
  expirationMonth: 12,
  expirationYear: 2040,
  cardHolderName: 'Juana Pérez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
}

test('a card that was approved with a reference of 20,000 digits is completed', async () => {
  const { key } = await createTenant()
  proxy.rewrites.set('Send', () => ({ value: { Reference: digits, Status: 'OK', Code: 'G00', Message: null } }))
  const answer = await gateway.call('/v1/payments/vpos', { method: 'POST', key, body: cardDetails })
  expect([answer.status, answer.body['status']], answer.text.slice(0, 400)).toEqual([201, 'COMPLETED'])
})

test('a reversal that was approved with a reference of 20,000 digits is done', async () => {
  const { key } = await createTenant()
  const id = await payC2p(gateway, key)
  proxy.rewrites.set('ReverseC2P', () => ({ value: { Reference: digits } }))
  const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
  expect([answer.status, answer.body['status']], answer.text.slice(0, 400)).toEqual([200, 'REVERSED'])
})

const readState = positionalStatement('test.state', 'select status, stage from payments where payment_id = $1')
const tenMinutesLater = positionalStatement(
  'test.ten_minutes_later',
  `update payments set next_check_at = now(), submitted_at = created_at - interval '10 minutes'
   where payment_id = $1 and status = 'PENDING'`,
)

test.each([
  ['a reference with NUL', { ReferenceA: '12\u00003' }],
  ['a reference of 20,000 digits', { ReferenceA: digits }],
  ['a concept with NUL', { Concept: 'PAGO\u0000' }],
  ['a control number with NUL', { ControlNumber: '279\u00001' }],
])('a lost charge whose line has %s is completed, or needs manual review in time', async (_title, changes) => {
  const tenant = await createTenant()
  const { collectingPhone, accountNumber } = sandboxCredentials(tenant.tenantId).bnc
  const [year, month, day] = caracasDate(Date.now()).split('-')
  const id = await payC2p(gateway, tenant.key, {}, '00000098')
  const charged = (await sandbox.ledger(tenant.tenantId)).at(-1)
  const line = {
    Date: `${day}/${month}/${year}`,
    ControlNumber: '2790011',
    Amount: Number(charged?.amount),
    Code: '388',
    BankCode: '0102',
    Concept: 'COBRO C2P',
    Type: 'C2P Pago Movil BNC C2PCOB',
    BalanceDelta: 'Ingreso',
    ReferenceA: '14895',
    ReferenceB: '584141234567',
    ReferenceC: collectingPhone,
    ReferenceD: '36816',
    ...changes,
  }
  for (const name of ['History', 'HistoryByDate']) {
    proxy.rewrites.set(name, () => ({ value: { [accountNumber]: [line] } }))
  }
  proxy.rewrites.set('ValidateExistence', () => ({ value: { ...line, MovementExists: true } }))
  await gateway.database.query(tenMinutesLater, [id])
  await expect
    .poll(
      async () => {
        const [row] = await gateway.database.query<{ status: string; stage: string | null }>(readState, [id])
        return row?.status === 'COMPLETED' || row?.stage === 'attention'
      },
      { timeout: 15_000, interval: 300 },
    )
    .toBe(true)
})
