import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { setDrained } from '../../src/banks/drained.ts'
import r4Vectors from '../../src/banks/r4/vectors.json' with { type: 'json' }
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { createProfileStore } from '../../src/checkout/profiles.ts'
import { createFactors } from '../../src/operators/access/factors.ts'
import { createPasskeys } from '../../src/operators/access/passkeys.ts'
import { createPasswords } from '../../src/operators/access/passwords.ts'
import { createPendingSignIns } from '../../src/operators/access/pending-sign-ins.ts'
import { issueToken } from '../../src/operators/access/tokens.ts'
import { createUserLinks } from '../../src/operators/access/user-links.ts'
import { createUser, setPassword } from '../../src/operators/access/users.ts'
import { payLink } from '../checkout/customer.ts'
import { addressedTo } from '../movements/notifying.ts'
import { disbursementOf } from '../payments/advanced/requests.ts'
import { enterRate } from '../../src/rates/store.ts'
import type { Connection } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { setBankAccount, setOrder, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { type HttpAnswer, startTestGateway, startTestSandbox, type TestGateway } from '../harness/gateway.ts'
import { payC2p, requestC2p } from '../harness/payments.ts'
import { startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { ended, register } from '../harness/webhooks.ts'
import { type Facts, withClient } from './releases.ts'

const actor = 'test'
const card = {
  usdAmount: 10,
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '123',
  cardHolderName: 'Juana Pérez',
  accountType: 0,
  cardType: 1,
}
const cards = { approved: '4242424242424242', declined: '4000000000009995', unknown: '4000000000000119' }

/** Fills every table of a migrated database: by a gateway's real requests, and by hand where they leave no row. */
export async function fillDatabase(connection: Connection): Promise<Facts> {
  const sandbox = await startTestSandbox()
  const receiver = await startReceiver()
  const gateway = await startTestGateway({ connection, sandbox })
  try {
    const { tenantId, key } = await gateway.createTenant('Tienda de prueba')
    const post = (path: string, body: object) => postAs(gateway, key, path, body)
    const endpoint = await register(gateway, key, { url: receiver.url })

    const ids = [
      await payC2p(gateway, key, { externalRef: 'order-1', metadata: { seat: '12' } }),
      await payC2p(gateway, key, {}, '00000051'),
    ]
    const reversed = await payC2p(gateway, key, { externalRef: 'order-2', usdAmount: 11 })
    await post(`/v1/payments/${reversed}/reverse`, {})
    await requestC2p(gateway, key, { externalRef: 'order-3', usdAmount: 12 })
    for (const [index, cardNumber] of Object.values(cards).entries()) {
      await post('/v1/payments/vpos', { ...card, cardNumber, cardHolderId: `V1234567${index}` })
    }
    const { body: quote } = await gateway.call('/v1/quote?usdAmount=10', { key })
    await sandbox.control('bnc', 'movements', {
      client: sandboxCredentials(tenantId).bnc.clientGuid,
      date: caracasDate(Date.now()),
      amount: Number(quote['vesAmount']) + 5,
      reference: '11110002',
    })
    const transfer = await post('/v1/payments/pago-movil/verify', { usdAmount: 10, reference: '11110002' })
    await post('/v1/payments/credit/disburse', disbursementOf([10, 20.51]))
    ids.push(reversed, String(transfer.body['paymentId']))

    await payAtCheckout(gateway, { tenantId, key })
    await notify(gateway, tenantId)
    await ignoreMovement(gateway, key)
    await addOperator(gateway)
    await enterRate(gateway.database, systemRandom, {
      rate: decimal(300),
      valueDate: caracasDate(Date.now()),
      actor,
    })
    const fields = { terminal: 'T1', clientGuid: 'guid' }
    await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor })
    const scope = { tenantId, livemode: true }
    await setOrder(gateway.database, systemRandom, {
      scope: { tenantId, livemode: true },
      accounts: ['bnc', 'r4'],
      actor,
    })
    await setDrained(gateway.database, systemRandom, { isDrained: true, bank: 'bdv', livemode: true, actor })
    await setRoutes(gateway.database, systemRandom, { scope, flows: ['c2p', 'card'], bank: 'bnc', actor })

    await ended(gateway, key, endpoint.id)
    const receipts = await Promise.all(ids.map((id) => receiptOf(gateway, key, id)))
    await fillByHand(connection, tenantId)
    return { key, receipts }
  } finally {
    await gateway.stop()
    await receiver.stop()
    await sandbox.stop()
  }
}

async function postAs(gateway: TestGateway, key: string, path: string, body: object): Promise<HttpAnswer> {
  const headers = { 'idempotency-key': systemRandom.uuid() }
  const answer = await gateway.call(path, { method: 'POST', key, body, headers })
  // 422: the bank declined, as it was to do.
  if (answer.status >= 300 && answer.status !== 422) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer
}

/** The receipt without the sentences, which any release may improve. */
async function receiptOf(gateway: TestGateway, key: string, id: string): Promise<Record<string, unknown>> {
  const { body } = await gateway.call(`/v1/payments/${id}`, { key })
  return Object.fromEntries(Object.entries(body).filter(([field]) => !field.endsWith('Message')))
}

/** A link that a customer opens and pays, and the look of the page. */
async function payAtCheckout(
  gateway: TestGateway,
  { tenantId, key }: { tenantId: string; key: string },
): Promise<void> {
  const profiles = createProfileStore({ database: gateway.database, random: systemRandom })
  await profiles.change(tenantId, actor, { colour: '#0b6171', returnHosts: ['tienda.example.com'] })
  const link = await postAs(gateway, key, '/v1/payment-links', { usdAmount: 13, description: 'Pedido 1042' })
  await payLink(String(link.body['url']))
}

/** A bank's notification of money that arrived. */
async function notify(gateway: TestGateway, tenantId: string): Promise<void> {
  const store = createAddressStore({ database: gateway.database, sealer: testSealer })
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor }
  const { token, secrets } = await store.make(systemRandom, { tenantId, livemode: false, bank: 'r4' }, choice)
  for (const { path, rawBody } of r4Vectors.notifications.requests) {
    await fetch(`${gateway.url}/notify/${token}${path}`, {
      method: 'POST',
      body: addressedTo({ tenantId }, rawBody),
      headers: { 'content-type': 'application/json', authorization: secrets['authorization'] ?? '' },
    })
  }
}

/** A movement that no payment is known for, and one that is ignored. */
async function ignoreMovement(gateway: TestGateway, key: string): Promise<void> {
  const { body } = await gateway.call('/v1/movements?state=unmatched', { key })
  const [movement] = body['items'] as { movementId: string }[]
  await postAs(gateway, key, `/v1/movements/${movement?.movementId}/ignore`, { reason: 'Deposit of the owner' })
}

/** An operator with a token, a session and second factors, and a login that failed. */
async function addOperator({ database, url }: TestGateway): Promise<void> {
  const password = 'correct horse battery'
  const passwordHash = await createPasswords(systemRandom).hash(password)
  const user = { name: 'ana', role: 'operator' as const, tenantId: null, passwordHash, actor }
  const { userId } = await createUser(database, systemRandom, user)
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const pepper = installation.deriveKey('operator')
  await issueToken(database, systemRandom, pepper, { userId, actor })
  await setPassword(database, systemRandom, { userId, passwordHash, actor })
  for (const name of ['ana', 'nobody']) {
    await fetch(`${url}/admin/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password }),
    })
  }
  const factors = createFactors({
    database,
    random: systemRandom,
    clock: systemClock,
    sealer: testSealer,
    hash: installation.hasher('recovery'),
  })
  const passkeys = createPasskeys({ database, random: systemRandom, pepper })
  await factors.startTotp({ userId, name: 'ana' })
  await factors.replaceRecoveryCodes({ userId, name: 'ana' })
  await passkeys.startUse({ id: 'localhost', origin: 'http://localhost' }, userId)
  await createPendingSignIns(database, systemRandom, pepper).start(userId)
  await createUserLinks(database, systemRandom, pepper).make({ userId, actor })
}

/**
 * Rows that a gateway writes only later: the rollup of a whole hour, the token bucket of a busy tenant, a reading, a question
 * to a bank, a closed day, an over-payment that is given back, a payout that was counted and approved, a passkey, a user of the identity
 * provider.
 */
async function fillByHand(connection: Connection, tenantId: string): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query(
      `insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name)
       select gen_random_uuid(), user_id, '\\x01', '\\x02', 0, '{usb}', 'Key' from operator_users limit 1`,
    )
    await client.query(
      `insert into oidc_returns (token_hash, expires_at)
       values (sha256('return'), now() + interval '5 minutes')`,
    )
    await client.query(
      `insert into operator_users (user_id, name, role, password_hash, issuer, subject)
       values (gen_random_uuid(), 'oidc:ana-5f3c09ab', 'viewer', '', 'https://login.example.com', 'ana')`,
    )
    await client.query(
      `insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount,
                                  ves_amount, answers)
       values ($1, false, date_trunc('hour', now()) - interval '1 hour', 'bnc', 'C2P', 2, 1, 0, 20.00, 6027.42, '{1,2}')`,
      [tenantId],
    )
    await client.query(
      `insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ($1, false, 7.5, now())
       on conflict do nothing`,
      [tenantId],
    )
    const account = await client.query(`select account_id from movements limit 1`)
    const { account_id: accountId } = account.rows[0]
    await client.query(
      `insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open)
       values ($1, 'in/2026-10-05/12345678/120.00', gen_random_uuid(), $2, false, now(), false)`,
      [accountId, tenantId],
    )
    await client.query(`insert into bank_invoice_counters (account_id, last_number) values ($1, 1764000000)`, [
      accountId,
    ])
    await client.query(
      `insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at)
       values ($1, 'P01764000000', $2, false, gen_random_uuid(), 'charge', now())`,
      [accountId, tenantId],
    )
    await client.query(
      `insert into bank_quotas (client, name, next_allowed_at, wait_ms) values ($1, 'history', now(), 630000)`,
      [accountId],
    )
    await client.query(
      `insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at)
       values ($1, $2, false, 'bnc', 'infinity') on conflict do nothing`,
      [accountId, tenantId],
    )
    await client.query(
      `insert into imported_periods (account_id, first_day, last_day) values ($1, '2026-10-01', '2026-10-31')`,
      [accountId],
    )
    await client.query(
      `insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, opened_at, late_until)
       values ($1, $2, false, gen_random_uuid(), 150.25, now(), now() + interval '25 hours')`,
      [accountId, tenantId],
    )
    await client.query(
      `with closed as (
         insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash,
           differences, closed_at, closed_by)
         values ($2, false, $1, '2026-10-05', 1, 'bnc', '{}', sha256(''),
           sha256(sha256('') || convert_to('{}', 'UTF8')), 0, now(), 'ana')
         returning tenant_id, livemode, account_id, date
       )
       insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line)
       select tenant_id, livemode, account_id, date, 1, 'added', '{}' from closed`,
      [accountId, tenantId],
    )
    await client.query(
      `with payout as (
         select tenant_id, livemode, payment_id, ves_amount from payments
         where tenant_id = $1 and method = 'DISPERSION' order by payment_id limit 1
       ), counted as (
         insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash,
           destination_hash, ves_amount)
         select tenant_id, livemode, gen_random_uuid(), '2026-10-05', payment_id, 1, false, sha256('document'),
                sha256('phone'), ves_amount
         from payout
       )
       insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at,
         decision, decided_by, decided_at)
       select tenant_id, livemode, payment_id, ves_amount, 'key:requester', now(), now() + interval '1 day', 'approved',
         'user:ana', now()
       from payout`,
      [tenantId],
    )
    await client.query(
      `insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at,
         created_at, updated_at)
       select tenant_id, livemode, payment_id, 'r4', sha256('account'), sha256('payer'), 'ACTIVE', payment_id, now(), now(), now()
       from payments where tenant_id = $1 order by payment_id limit 1`,
      [tenantId],
    )
    await client.query(
      `insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount)
       select tenant_id, livemode, payment_id, 1, gen_random_uuid(), 20.00 from payments
       where tenant_id = $1 order by payment_id limit 1`,
      [tenantId],
    )
  })
}
