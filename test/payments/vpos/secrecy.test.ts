import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../harness/gateway.ts'
import { testHasher, testSealer } from '../../harness/sealer.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { createPayerEncryption } from '../../../src/payments/payer-encryption.ts'

/** Unique values: finding one anywhere is a leak. */
const secret = { cardNumber: '4539578763621486', cvv: '9173', cardPin: '8264' }
const declined = ['4000000000009995', '4000000000000069', '4000000000000127'] as const
const bankTimeoutMs = 1_000

let sandbox: TestSandbox
let gateway: TestGateway
let crashes = false
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs) },
    reached(point) {
      if (crashes && point === 'answered') throw new Error('died with the answer in hand')
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const card = {
  usdAmount: 10,
  ...secret,
  expirationMonth: 12,
  expirationYear: 2040,
  cardHolderName: 'Eulalia Quintero',
  cardHolderId: 'V27182818',
  accountType: 20,
  cardType: 3,
}

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

function charge(tenant: Tenant, changes: object = {}): Promise<string> {
  return send(tenant, JSON.stringify({ ...card, ...changes }))
}

const answers: HttpAnswer[] = []
/** Returns a short result. */
async function send({ key }: Tenant, body: string, contentType = 'application/json'): Promise<string> {
  const headers = { 'idempotency-key': `order-${answers.length}`, 'content-type': contentType }
  const answer = await gateway.call('/v1/payments/vpos', { method: 'POST', key, body, headers })
  answers.push(answer)
  return String(answer.body['status'] ?? answer.body['error'])
}

/** Every path of a card through the gateway, with the result of each request. */
const ways: { way: string; go(tenant: Tenant): Promise<string[]>; results: string[] }[] = [
  { way: 'a charge that is approved', go: async (tenant) => [await charge(tenant)], results: ['COMPLETED'] },
  {
    way: 'a body that is refused',
    go: async (tenant) => [
      await charge(tenant, { expirationMonth: 13 }),
      await charge(tenant, { cardNumber: `${secret.cardNumber} ` }),
      await charge(tenant, { cardNumber: Number(secret.cardNumber), cvv: Number(secret.cvv) }),
      await charge(tenant, { cardNumber: '4539578763621487' }),
      await charge(tenant, { expirationYear: 2001, unknownField: secret.cvv }),
      await send(tenant, `${JSON.stringify(card)}}`),
      await send(tenant, JSON.stringify(card), 'text/plain'),
    ],
    results: [...Array<string>(6).fill('invalid_request'), 'unsupported_media_type'],
  },
  {
    way: 'a holder who is declined and then blocked',
    go: async (tenant) => {
      const results = []
      for (const cardNumber of [...declined, secret.cardNumber]) results.push(await charge(tenant, { cardNumber }))
      return results
    },
    results: [...Array<string>(3).fill('provider_rejected'), 'card_velocity_blocked'],
  },
  {
    way: 'an answer that comes too late',
    go: (tenant) => chargeIn(tenant, { kind: 'late', delayMs: 4 * bankTimeoutMs }),
    results: ['PENDING'],
  },
  {
    way: 'a call that is carried out too late',
    go: (tenant) => chargeIn(tenant, { kind: 'delay', delayMs: 4 * bankTimeoutMs }),
    results: ['PENDING'],
  },
  {
    way: 'a broken answer',
    go: (tenant) => chargeIn(tenant, { kind: 'malformed' }, { kind: 'html' }, { kind: 'resetAfter' }),
    results: ['PENDING', 'PENDING', 'PENDING'],
  },
  {
    way: 'a bank that is not reached',
    go: (tenant) => chargeIn(tenant, { kind: 'keyExpiry', times: 3 }),
    results: ['provider_unavailable'],
  },
  {
    way: 'a process that dies with the answer in hand',
    go: async (tenant) => {
      crashes = true
      const result = await charge(tenant)
      crashes = false
      return [result]
    },
    results: ['internal_error'],
  },
]

/** One charge in each of the faults. */
async function chargeIn(tenant: Tenant, ...faults: object[]): Promise<string[]> {
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  const results = []
  for (const fault of faults) {
    await sandbox.control('bnc', 'faults', { operation: 'Send', client, ...fault })
    results.push(await charge(tenant))
  }
  return results
}

const allTables = positionalStatement(
  'test.all_tables',
  `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
)
/** Bytes are searched as text, not as hex, or a card number in them would be missed. */
const showBytesAsText = positionalStatement('test.show_bytes', `set local bytea_output = 'escape'`)
const payersOf = positionalStatement(
  'test.payers',
  `select payment_id as id, tenant_id as "tenantId", livemode, payer from payments`,
)

/** All rows of all tables, each as one line of text, and what is sealed in them opened. */
async function dump(): Promise<string> {
  return gateway.database.transaction(async (transaction) => {
    await transaction.query(showBytesAsText)
    const tables = await transaction.query<{ name: string }>(allTables)
    const lines: string[] = []
    for (const { name } of tables) {
      const rows = await transaction.query<{ line: string }>(
        positionalStatement(`test.dump_${name}`, `select '${name} ' || t::text as line from ${name} t`),
      )
      lines.push(...rows.map(({ line }) => line))
    }
    const encryption = createPayerEncryption(testSealer, testHasher)
    type Sealed = { id: string; tenantId: string; livemode: boolean; payer: Buffer | null }
    for (const { id, payer, ...scope } of await transaction.query<Sealed>(payersOf)) {
      lines.push(`payer ${JSON.stringify(encryption.open(scope, id, payer))}`)
    }
    return lines.join('\n')
  })
}

/** Four digits also occur inside longer numbers, ids and times; a leaked CVV or PIN stands alone. */
function alone(digits: string): RegExp {
  return new RegExp(`(?<![\\w.+-])${digits}(?![\\w.+-])`)
}

function leaks(text: string): string[] {
  const numbers = [secret.cardNumber, ...declined].filter((number) => text.includes(number))
  return [...numbers, ...[secret.cvv, secret.cardPin].filter((digits) => alone(digits).test(text))]
}

test.each(ways)('$way leaves no card data in tables, logs, metrics, output or responses', async (row) => {
  const output = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  const printed = () => output.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))).join('\n')
  const tenant = await gateway.createTenant()
  expect(await row.go(tenant)).toEqual(row.results)

  const outputs = {
    tables: await dump(),
    logs: gateway.logged.join('\n'),
    metrics: (await gateway.call('/metrics')).text,
    output: printed(),
    answers: answers.map(({ text }) => text).join('\n'),
  }
  for (const spy of output) spy.mockRestore()
  // The searched contents are non-empty: these charges wrote them.
  expect(outputs.tables).toContain(tenant.tenantId)
  expect(outputs.logs).toContain(tenant.tenantId)
  expect(outputs.metrics).toContain('SendCard')
  const found = Object.entries(outputs).map(([source, text]) => [source, leaks(text)])
  expect(Object.fromEntries(found)).toEqual({ tables: [], logs: [], metrics: [], output: [], answers: [] })
})

test('the search for card data finds each secret in text, in JSON and in bytes', () => {
  const { cardNumber, cvv, cardPin } = secret
  expect(leaks(JSON.stringify({ card: { cardNumber, cvv } }))).toEqual([cardNumber, cvv])
  expect(leaks(`payments (,"\\\\000x${cardNumber}y",${cardPin})`)).toEqual([cardNumber, cardPin])
})
