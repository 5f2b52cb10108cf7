import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createAdvancedStore } from '../../src/payments/advanced/store.ts'
import { type Payer, type Payment, emptyPayment } from '../../src/payments/payment.ts'
import { transitionTo } from '../../src/payments/transition.ts'
import { createPayerEncryption, type PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import { enterRate } from '../../src/rates/store.ts'
import type { Connection, Database } from '../../src/storage/database.ts'
import { positionalStatement } from './statement.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import type { TestGateway } from './gateway.ts'
import { testSealer } from './sealer.ts'

export const c2pDetails = {
  usdAmount: 10,
  debtorId: 'V12345678',
  debtorCellPhone: '584141234567',
  debtorBankCode: 102,
}

export async function requestC2p(gateway: TestGateway, key: string, details: object = {}): Promise<string> {
  const body = { ...c2pDetails, ...details }
  const answer = await gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body['paymentId'])
}

const approvedToken = '13572468'
const payTries = 10

/**
 * C2P payment from its request to the outcome of its token. A payment to be approved is retried while the
 * gateway answers 503 (nothing was sent): on a busy machine a bank or the database is sometimes too slow.
 */
export async function payC2p(gateway: TestGateway, key: string, details: object = {}, token = approvedToken) {
  const intentId = await requestC2p(gateway, key, details)
  const body = { ...c2pDetails, ...details, intentId, token }
  for (let tries = 1; ; tries += 1) {
    const { status } = await gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
    if (status !== 503 || token !== approvedToken || tries === payTries) return intentId
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Enters an operator's rate, because live keys are never priced with the simulated feed. */
export async function enterLiveRate(gateway: TestGateway): Promise<void> {
  const valueDate = caracasDate(Date.now())
  await enterRate(gateway.database, systemRandom, { rate: decimal(300), valueDate, actor: 'test' })
  const { liveKey } = await gateway.createTenant()
  while ((await gateway.call('/v1/quote?usdAmount=1', { key: liveKey })).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function payerEncryptionOf(database: Database): Promise<PayerEncryption> {
  return createPayerEncryption(testSealer, (await loadInstallation(database, testSealer, systemRandom)).hasher('payer'))
}

const update = (fields: string[]) =>
  positionalStatement(
    // A name has at most 63 characters.
    `test.seed ${createHash('md5').update(fields.join()).digest('hex')}`,
    `update payments set ${fields.map((field, index) => `${field} = $${index + 4}`).join(', ')}
     where tenant_id = $1 and livemode = $2 and payment_id = $3`,
  )

/** Sets columns directly, to values that no flow would write. */
export async function setColumns(
  database: Database,
  scope: Scope,
  paymentId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const values = [scope.tenantId, scope.livemode, paymentId, ...Object.values(columns)]
  await database.query(update(Object.keys(columns)), values)
}

/** Inserts a payment directly, in any state the test needs. */
export async function seedPayment(
  database: Database,
  scope: Scope,
  given: Partial<Payment> = {},
  columns: Record<string, unknown> = {},
): Promise<string> {
  const now = new Date()
  const payment: Payment = {
    ...emptyPayment,
    paymentId: systemRandom.uuid(),
    method: 'C2P',
    status: 'COMPLETED',
    stage: null,
    bank: 'bnc',
    usdAmount: decimal('10.00'),
    vesAmount: decimal('3013.71'),
    bcvRate: decimal('301.3709'),
    rateDate: '2026-10-05',
    payer: { document: 'V12345678', phone: '584141234567', bankCode: '0102' },
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  const store = createPaymentStore({ database, encryption: await payerEncryptionOf(database), random: systemRandom })
  await store.insert(scope, transitionTo(payment, 'created', null, null), { claim: undefined, do: 'link' })
  if (Object.keys(columns).length > 0) await setColumns(database, scope, payment.paymentId, columns)
  return payment.paymentId
}

/** Inserts a disbursement with a queued part of 10.00 VES for each payee; the ids of the parts, in their order. */
export async function seedDisbursement(
  database: Database,
  scope: Scope,
  payees: Payer[],
  createdAt = new Date(),
): Promise<string[]> {
  const encryption = await payerEncryptionOf(database)
  const store = createAdvancedStore({ database, encryption, random: systemRandom })
  const vesAmount = decimal('10.00')
  const parts = payees.map((payer) => ({ paymentId: systemRandom.uuid(), usdAmount: null, vesAmount, payer }))
  const batch = {
    batchId: systemRandom.uuid(),
    reference: '7',
    total: vesAmount.times(payees.length),
    bank: 'bnc' as const,
    keyId: null,
    rate: null,
    valueDate: null,
    externalRef: undefined,
    metadata: undefined,
    createdAt,
    stage: 'queued' as const,
    expiresAt: null,
    requestedBy: null,
    parts,
  }
  await store.insertBatch(scope, batch, undefined)
  return parts.map(({ paymentId }) => paymentId)
}

/** The connection as DATABASE_URL, for another process. */
export function databaseUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password, database } = connection
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

const forgetAnswers = positionalStatement(
  'test.forget_answers',
  `update idempotency_keys set status = null, answer = null, claimed_at = claimed_at - interval '1 hour'
   where tenant_id = $1`,
)

/** Removes stored responses, as if the tenant's processes had crashed an hour ago before storing them. */
export async function forgetStoredAnswers(database: Database, tenantId: string): Promise<void> {
  await database.query(forgetAnswers, [tenantId])
}
