import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { freePort } from '../harness/ports.ts'
import { seededRandom } from '../harness/random.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import type { Tenant } from './notifying.ts'

/** A thousand notifications at once, and a gateway that is killed among them: no money is lost, none counts twice. */
let sandbox: TestSandbox
let gateway: TestGateway
let killable: KillableGateway | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await killable?.kill()
  await gateway.stop()
  await sandbox.stop()
})

async function makeAddress({ tenantId }: Tenant) {
  const store = createAddressStore({ database: gateway.database, sealer: testSealer })
  const whose = { tenantId, livemode: false, bank: 'r4' as const }
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor: 'test' }
  const { token, secrets } = await store.make(systemRandom, whose, choice)
  return { path: `/notify/${token}/R4notifica`, authorization: secrets['authorization'] ?? '' }
}

/** The n-th payment to a tenant: each has an amount, a number and a payer of its own. */
const paymentOf = (number: number) => ({
  amount: 1_000 + number / 100,
  reference: String(71_000_000 + number),
  phone: `58414${2_000_000 + number}`,
  document: `V${21_000_000 + number}`,
})

function bodyOf({ tenantId }: Tenant, number: number): Record<string, string> {
  const { r4 } = sandboxCredentials(tenantId)
  const { amount, reference, phone } = paymentOf(number)
  return {
    IdComercio: r4.rif.slice(1, 9),
    TelefonoComercio: r4.collectingPhone.replace(/^58/, '0'),
    TelefonoEmisor: phone.replace(/^58/, '0'),
    BancoEmisor: '102',
    Monto: amount.toFixed(2),
    FechaHora: new Date().toISOString(),
    Referencia: reference,
    CodigoRed: '00',
  }
}

async function ask(tenant: Tenant, number: number): Promise<string> {
  const { amount, phone } = paymentOf(number)
  const body = { vesAmount: amount, debtorCellPhone: phone }
  const answer = await gateway.call('/v1/payments/pago-movil/request', { method: 'POST', key: tenant.key, body })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body['paymentId'])
}

type Stored = { reference: string; amount: number; state: string; paymentId: string | null }
const selectStored = positionalStatement(
  'test.burst_movements',
  `select m.reference, m.ves_amount::float8 as amount, m.state, c.payment_id as "paymentId"
   from movements m left join claimed_movements c using (account_id, movement_key)
   where m.account_id in (select account_id from bank_notifications where tenant_id = $1) order by m.reference`,
)
const storedOf = ({ tenantId }: Tenant) => gateway.database.query<Stored>(selectStored, [tenantId])
const selectKept = positionalStatement(
  'test.burst_kept',
  `select reading, count(*)::int as count, sum(times)::int as times from bank_notifications
   where tenant_id = $1 and operation = 'R4notifica' group by reading order by reading`,
)
const keptOf = ({ tenantId }: Tenant) => gateway.database.query(selectKept, [tenantId])
const receivedBy = async (tenant: Tenant, id: string) => {
  const { body } = await gateway.call(`/v1/payments/${id}`, { key: tenant.key })
  return [body['status'], body['receivedVesAmount']]
}

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index)

test('a thousand notifications at once are stored and credited once each, and forged ones not at all', async () => {
  const [tenant, other] = [await gateway.createTenant(), await gateway.createTenant()]
  const [address, otherAddress] = [await makeAddress(tenant), await makeAddress(other)]
  // Both tenants wait for the same payers and prices; only the money of each one's own account counts.
  const asked = await Promise.all(numbers(10).map((number) => ask(tenant, number)))
  const askedOfOther = await Promise.all(numbers(20).map((number) => ask(other, number)))
  const text = (number: number, changes: object = {}) => JSON.stringify({ ...bodyOf(tenant, number), ...changes })
  const cut = (body: string) => body.slice(0, body.length / 2)
  const accepted = '200 {"abono":true}'
  const send = (body: string, at = address) => ({ at, body })
  const calls = [
    // Genuine, each twice.
    ...numbers(400)
      .flatMap((number) => [send(text(number)), send(text(number))])
      .map((call) => ({ ...call, answer: accepted })),
    ...numbers(10).map((number) => ({
      ...send(JSON.stringify(bodyOf(other, number)), otherAddress),
      answer: accepted,
    })),
    // Invented money of payers that the other tenant waits for: wrong key, key of the first tenant, its own phone.
    ...numbers(60).map((number) => ({
      ...send(JSON.stringify(bodyOf(other, number)), { ...otherAddress, authorization: address.authorization }),
      answer: '401 {"message":"Authorization is missing or wrong"}',
    })),
    ...numbers(60).map((number) => ({
      ...send(JSON.stringify(bodyOf(other, 10 + number)), address),
      answer: accepted,
    })),
    // Malformed.
    ...numbers(40).map((number) => ({
      ...send(cut(text(number))),
      answer: '400 {"message":"the body is not a JSON object"}',
    })),
    ...numbers(30).map((number) => ({ ...send(text(number, { Monto: String(1_000 + number) })), answer: accepted })),
  ]
  expect(calls).toHaveLength(1_000)
  const random = seededRandom(17)
  const shuffled = calls
    .map((call) => ({ call, order: random.fraction() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ call }) => call)
  const answers = await Promise.all(
    shuffled.map(async ({ at, body, answer }) => {
      const headers = { 'content-type': 'application/json', authorization: at.authorization }
      const response = await fetch(gateway.url + at.path, { method: 'POST', headers, body })
      return { expected: answer, got: `${response.status} ${await response.text()}` }
    }),
  )
  expect(answers.filter(({ expected, got }) => expected !== got)).toEqual([])

  for (const [number, id] of asked.entries()) {
    await expect
      .poll(() => receivedBy(tenant, id), { timeout: patienceMs })
      .toEqual(['COMPLETED', paymentOf(number).amount])
  }
  for (const [number, id] of askedOfOther.slice(0, 10).entries()) {
    await expect
      .poll(() => receivedBy(other, id), { timeout: patienceMs })
      .toEqual(['COMPLETED', paymentOf(number).amount])
  }
  const pairOf = ({ reference, amount, paymentId }: Stored) => ({ reference, amount, paymentId })
  const moneyFor = (count: number, ids: string[]) =>
    numbers(count).map((number) => {
      const { reference, amount } = paymentOf(number)
      return { reference, amount, paymentId: ids[number] ?? null }
    })
  expect((await storedOf(tenant)).map(pairOf)).toEqual(moneyFor(400, asked))
  expect((await storedOf(other)).map(pairOf)).toEqual(moneyFor(10, askedOfOther))
  for (const id of askedOfOther.slice(10)) expect(await receivedBy(other, id)).toEqual(['PENDING', undefined])
  expect(await keptOf(tenant)).toEqual([
    { reading: 'arrived', count: 400, times: 800 },
    { reading: 'notOurs', count: 60, times: 60 },
    { reading: 'unreadable', count: 70, times: 70 },
  ])
  expect(await keptOf(other)).toEqual([{ reading: 'arrived', count: 10, times: 10 }])
})

test('a gateway is killed among the notifications: the bank repeats, and every payment counts once', async () => {
  const tenant = await gateway.createTenant()
  const { path, authorization } = await makeAddress(tenant)
  const { commerce } = sandboxCredentials(tenant.tenantId).r4
  const PAYMENTS = 150
  const asked = await Promise.all(numbers(20).map((number) => ask(tenant, number)))
  const port = await freePort()
  const start = () =>
    startKillableGateway({ connection: gateway.connection, sandbox }, { PORT: String(port), PASARELA_ROLE: 'api' })
  killable = await start()
  await sandbox.control('r4', 'notices', {
    client: commerce,
    url: `http://127.0.0.1:${port}${path.replace('/R4notifica', '')}`,
    authorization,
    tries: 100,
    retryMs: 200,
    concurrent: true,
  })
  const pay = async (number: number) => {
    const { amount, reference, phone, document } = paymentOf(number)
    await sandbox.control('r4', 'movements', { client: commerce, amount, reference, phone, document, bankCode: '0102' })
  }
  // Half of them while it lives, the others while it is down.
  for (const number of numbers(PAYMENTS / 2)) await pay(number)
  await expect
    .poll(async () => (await storedOf(tenant)).length, { timeout: patienceMs, interval: 5 })
    .toBeGreaterThan(10)
  await killable.kill()
  for (const number of numbers(PAYMENTS / 2)) await pay(PAYMENTS / 2 + number)
  killable = await start()

  await expect.poll(() => pendingAt(commerce), { timeout: patienceMs }).toBe(0)
  const credited = (await sandbox.ledger(tenant.tenantId)).map(({ reference, amount }) => `${reference} ${amount}`)
  expect(credited).toHaveLength(PAYMENTS)
  const stored = await storedOf(tenant)
  expect(stored.map(({ reference, amount }) => `${reference} ${amount.toFixed(2)}`)).toEqual(credited.toSorted())
  for (const [number, id] of asked.entries()) {
    await expect
      .poll(() => receivedBy(tenant, id), { timeout: patienceMs })
      .toEqual(['COMPLETED', paymentOf(number).amount])
  }
  const claimed = (await storedOf(tenant)).flatMap(({ paymentId }) => paymentId ?? [])
  expect(claimed.toSorted()).toEqual(asked.toSorted())
})

async function pendingAt(client: string): Promise<number> {
  const response = await fetch(new URL(`/control/notices?client=${client}`, sandbox.r4Url))
  return ((await response.json()) as { pending: number }).pending
}
