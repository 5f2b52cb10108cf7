import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { today } from './world.ts'

const credentials = sandboxCredentials('5b0f6a3e-0000-4000-8000-000000000001').bnc
const payer = { debtorId: 'V15551234', debtorCellPhone: '584145551234', debtorBankCode: 102 }

let sandbox: TestSandbox
let gateway: TestGateway
let a: string
let b: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BNC_URL: sandbox.bncUrl } })
  await enterLiveRate(gateway)
  ;[a, b] = [await liveTenant(), await liveTenant()]
})

afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

/** The key of a tenant whose own account at BNC is the one that all tenants of this file have. */
async function liveTenant(): Promise<string> {
  const { tenantId, liveKey } = await gateway.createTenant()
  const account = { tenantId, bank: 'bnc' as const, fields: credentials, actor: 'test' }
  await setBankAccount(gateway.database, testSealer, systemRandom, account)
  return liveKey
}

const post = (key: string, path: string, body: object) =>
  gateway.call(`/v1/payments/${path}`, { method: 'POST', key, body })

async function charge(key: string, usdAmount: number) {
  const intent = await post(key, 'c2p/request', { usdAmount, ...payer })
  return post(key, 'c2p', { usdAmount, ...payer, intentId: intent.body['paymentId'], token: '13572468' })
}

const loseNext = (kind: 'resetBefore' | 'resetAfter') =>
  sandbox.control('bnc', 'faults', { kind, operation: 'SendC2P', client: credentials.clientGuid })

/** Asks the gateway to ask the bank, as a tenant who cannot wait does. */
async function statusAfterCheck(key: string, id: unknown): Promise<unknown> {
  const { body } = await post(key, 'operations/poll', { id })
  return body['status']
}

test('a lost charge of one live tenant is not completed by an equal charge of another on the same account', async () => {
  expect((await charge(a, 21.5)).body['status']).toBe('COMPLETED')
  await loseNext('resetBefore')
  const lost = await charge(b, 21.5)
  expect(lost.body['status']).toBe('PENDING')
  expect(await statusAfterCheck(b, lost.body['paymentId'])).not.toBe('COMPLETED')
  const moved = (await sandbox.ledger()).filter(({ client }) => client === credentials.clientGuid)
  expect(moved).toHaveLength(1)
})

test('a live tenant cannot verify the C2P of another tenant of its account as a Pago Móvil', async () => {
  const { body } = await charge(a, 33.25)
  const vesAmount = Number(body['vesAmount'])
  const entries = (await sandbox.ledger()) as { amount: string; line?: { reference: string } }[]
  const reference = entries.find(({ amount }) => amount === vesAmount.toFixed(2))?.line?.reference.padStart(4, '0')
  const { debtorBankCode, debtorCellPhone } = payer
  for (const named of [{}, { debtorBankCode, debtorCellPhone }]) {
    const claim = await post(b, 'pago-movil/verify', { vesAmount, reference, ...named })
    expect(claim.body['status'], claim.text).toBe('FAILED')
  }
})

test('a transfer pays one order when two live tenants of the account claim it at once and again', async () => {
  const transfer = { amount: 777.77, reference: '000031415926', phone: payer.debtorCellPhone, bankCode: '0102' }
  const { clientGuid: client } = credentials
  await sandbox.control('bnc', 'movements', { client, date: today(), document: payer.debtorId, ...transfer })
  const claim = { vesAmount: transfer.amount, reference: transfer.reference, debtorCellPhone: payer.debtorCellPhone }
  const verify = (key: string) => post(key, 'pago-movil/verify', { ...claim, debtorBankCode: payer.debtorBankCode })
  const answers = [...(await Promise.all([a, b, a, b].map(verify))), await verify(a), await verify(b)]
  expect(answers.filter(({ body }) => body['status'] === 'COMPLETED')).toHaveLength(1)
  const refusals = answers.filter(({ body }) => body['status'] !== 'COMPLETED').map(({ body }) => body['failureCode'])
  expect(new Set(refusals)).toEqual(new Set(['MOVEMENT_ALREADY_CLAIMED']))
})
