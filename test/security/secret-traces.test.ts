import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passesLuhn } from '../../src/foundation/card-number.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createFingerprints, type Fingerprints } from '../../src/idempotency/fingerprint.ts'
import { secretFields } from '../../src/idempotency/secret-fields.ts'
import { createIdempotencyStore } from '../../src/idempotency/store.ts'
import { C2pExecute } from '../../src/payments/c2p/schema.ts'
import { CardPayment } from '../../src/payments/vpos/schema.ts'
import { DebitRequest } from '../../src/payments/advanced/schema.ts'
import { loadInstallation, purposes } from '../../src/storage/installation.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { AFTER_ANY_LEASE_SECONDS } from '../harness/leases.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { movements } from '../payments/advanced/requests.ts'
import { cardCharge } from '../payments/specification/requests.ts'

/**
 * An attacker with the whole database and the installation's secret tries card numbers, tokens and single-use keys: once a
 * request is answered, nothing stored confirms a guess.
 */
let sandbox: TestSandbox
let gateway: TestGateway
let keys: Awaited<ReturnType<typeof keysOf>>
let fingerprints: Fingerprints
/** Called while a request runs: its key is claimed and its bank was called. */
let whileRunning: () => Promise<void> | void = () => {}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    reached: async (point) => {
      if (point === 'answered') await whileRunning()
    },
  })
  keys = await keysOf()
  fingerprints = createFingerprints([keys.fingerprint], systemRandom)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})
beforeEach(() => {
  whileRunning = () => {}
})

async function keysOf() {
  const installation = await loadInstallation(gateway.database, testSealer, systemRandom)
  const derived = purposes.map((purpose) => [purpose, installation.deriveKey(purpose)] as const)
  return Object.fromEntries(derived) as Record<(typeof purposes)[number], ReturnType<typeof installation.deriveKey>>
}

type Body = Record<string, unknown>
type Case = {
  route: string
  schema: unknown
  secret: string
  body(key: string): Promise<Body>
  guess(body: Body): Body
}

/** Another number with the same last four digits and a right check digit. */
function otherCard(number: string): string {
  const last = number.slice(-4)
  for (let middle = 0; ; middle += 1) {
    const candidate = `453957${String(middle).padStart(6, '0')}${last}`
    if (candidate !== number && passesLuhn(candidate)) return candidate
  }
}

const approved = '4539578763621486'
const declined = '4000000000009995'
const charge = (cardNumber: string): Case => ({
  route: 'POST /payments/vpos',
  schema: CardPayment,
  secret: 'cardNumber',
  body: async () => ({ ...cardCharge, cardNumber, cvv: '917', cardPin: '8264', secondFactor: '91726354' }),
  guess: (body) => ({
    ...body,
    cardNumber: otherCard(cardNumber),
    cvv: '918',
    cardPin: '8265',
    secondFactor: '91726355',
  }),
})
const cases: [string, Case][] = [
  ['an approved card charge', charge(approved)],
  ['a declined card charge', charge(declined)],
  [
    'a C2P',
    {
      route: 'POST /payments/c2p',
      schema: C2pExecute,
      secret: 'token',
      body: async (key) => ({ ...c2pDetails, intentId: await requestC2p(gateway, key), token: '13572468' }),
      guess: (body) => ({ ...body, token: '13572469' }),
    },
  ],
  [
    'a debit with its single-use key',
    {
      route: 'POST /payments/debit',
      schema: DebitRequest,
      secret: 'otp',
      body: async () => movements['/debit'](50),
      guess: (body) => ({ ...body, otp: '24681359' }),
    },
  ],
]

const urlOf = (route: string) => `/v1${route.slice('POST '.length)}`
const post = (route: string, key: string, idempotencyKey: string, body: Body) =>
  gateway.call(urlOf(route), { method: 'POST', key, body, headers: { 'idempotency-key': idempotencyKey } })

const listColumns = positionalStatement(
  'test.list_columns',
  `select table_name as "table", column_name as "column" from information_schema.columns
   where table_schema = 'public' and data_type in ('bytea', 'text', 'jsonb')`,
)

/** Every stored value with the column that has it: bytes as hexadecimal. */
async function storedValues(): Promise<Map<string, string>> {
  const columns = await gateway.database.query<{ table: string; column: string }>(listColumns)
  const values = new Map<string, string>()
  for (const { table, column } of columns) {
    const read = `select distinct case when pg_typeof("${column}") = 'bytea'::regtype
                    then encode(convert_to("${column}"::text, 'UTF8'), 'escape') else "${column}"::text end as value
                  from "${table}" where "${column}" is not null`
    const rows = await gateway.database.query<{ value: string }>(
      positionalStatement(`test.read_${table}_${column}`.slice(0, 63), read),
    )
    for (const { value } of rows) values.set(value.replace(/^\\+x/, ''), `${table}.${column}`)
  }
  return values
}

/** Every hash of a request that the installation's secret can make, in the forms in which the gateway hashes anything. */
function hashesOf({ route, schema, secret }: Case, body: Body): string[] {
  const value = String(body[secret])
  const content = fingerprints.of(route, schema, { url: urlOf(route), body })
  const expiry = `${String(body['expirationMonth'])}/${String(body['expirationYear'])}`
  const prefixes = ['', 'card ', 'holder ', 'phone ', 'document ', 'session ', 'address ', 'attempt charge payer ']
  const sorted = JSON.stringify(Object.fromEntries(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  const texts = [
    ...prefixes.map((prefix) => `${prefix}${value}`),
    `card ${value} ${expiry}`,
    JSON.stringify(body),
    sorted,
    `["${urlOf(route)}",${sorted}]`,
  ]
  const made = Object.values(keys).flatMap((key) =>
    texts.map((text) => createHmac('sha256', key).update(text).digest('hex')),
  )
  return [...made, content.fingerprint.toString('hex')]
}

const readKeyRow = positionalStatement(
  'test.read_key_row',
  `select fingerprint, secret_salt as salt, secret_fingerprint as "secretFingerprint", status
   from idempotency_keys where key = $1`,
)
type KeyRow = { fingerprint: Buffer; salt: Buffer | null; secretFingerprint: Buffer | null; status: number | null }
async function keyRow(key: string): Promise<KeyRow> {
  const [row] = await gateway.database.query<KeyRow>(readKeyRow, [key])
  if (!row) throw new Error(`no row of ${key}`)
  return row
}

describe.each(cases)('after %s,', (_name, attacked) => {
  test('nothing stored distinguishes the right secret from another one with the same last digits', async () => {
    const { key } = await gateway.createTenant()
    const body = await attacked.body(key)
    const idempotencyKey = systemRandom.uuid()
    let running: { row: KeyRow; values: Map<string, string> } | undefined
    whileRunning = async () => {
      running = { row: await keyRow(idempotencyKey), values: await storedValues() }
    }
    const answer = await post(attacked.route, key, idempotencyKey, body)
    expect([200, 201, 422], answer.text).toContain(answer.status)

    // While the request ran its salt was in its own row only, and confirmed the right secret only.
    const { salt, secretFingerprint } = running?.row ?? {}
    if (!salt || !secretFingerprint) throw new Error('the running request has no salt')
    expect(running?.values.get(salt.toString('hex'))).toBe('idempotency_keys.secret_salt')
    const contentOf = (of: Body) =>
      fingerprints.of(attacked.route, attacked.schema, { url: urlOf(attacked.route), body: of })
    const guess = attacked.guess(body)
    const stored = { salt, fingerprint: secretFingerprint }
    expect([contentOf(body).hasSameSecrets(stored), contentOf(guess).hasSameSecrets(stored)]).toEqual([true, false])

    const values = await storedValues()
    expect([values.has(salt.toString('hex')), values.has(secretFingerprint.toString('hex'))]).toEqual([false, false])
    const confirms = (of: Body) => hashesOf(attacked, of).flatMap((hash) => values.get(hash) ?? [])
    // The fingerprint is found, and for the wrong guess just as for the right one.
    expect(confirms(body)).toContain('idempotency_keys.fingerprint')
    expect(confirms(guess)).toEqual(confirms(body))
    const { fingerprint, status } = await keyRow(idempotencyKey)
    expect(status).toBe(answer.status)
    expect([contentOf(body).isSame(fingerprint), contentOf(guess).isSame(fingerprint)]).toEqual([true, true])
  })

  test('a repetition with other secrets is refused while it runs, and gets the stored response afterwards', async () => {
    const { key } = await gateway.createTenant()
    const body = await attacked.body(key)
    const idempotencyKey = systemRandom.uuid()
    const meanwhile: unknown[] = []
    whileRunning = async () => {
      whileRunning = () => {}
      for (const repeated of [attacked.guess(body), body]) {
        meanwhile.push((await post(attacked.route, key, idempotencyKey, repeated)).body['error'])
      }
    }
    const first = await post(attacked.route, key, idempotencyKey, body)
    expect(meanwhile).toEqual(['idempotency_key_reused', 'idempotency_request_in_progress'])
    for (const repeated of [body, attacked.guess(body)]) {
      const again = await post(attacked.route, key, idempotencyKey, repeated)
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
        first.status,
        first.text,
        'true',
      ])
    }
  })
})

test.each([
  ['last four digits', { cardNumber: '4242424242424242' }],
  ['expiry', { expirationYear: 2041 }],
  ['amount', { usdAmount: 26 }],
])('an answered card charge repeated with another %s is refused', async (_name, change) => {
  const { key } = await gateway.createTenant()
  const idempotencyKey = systemRandom.uuid()
  const body = { ...cardCharge, cardNumber: approved }
  expect((await post('POST /payments/vpos', key, idempotencyKey, body)).status).toBe(201)
  const repeated = await post('POST /payments/vpos', key, idempotencyKey, { ...body, ...change })
  expect(repeated.body['error']).toBe('idempotency_key_reused')
})

test('secrets that a caller adds in undeclared fields or in the address leave no hash either', async () => {
  const { key } = await gateway.createTenant()
  const idempotencyKey = systemRandom.uuid()
  const send = (pan: string) =>
    gateway.call(`/v1/payments/credit?pan=${pan}`, {
      method: 'POST',
      key,
      body: { ...movements['/credit'](50), pan, nested: { cvv: pan } },
      headers: { 'idempotency-key': idempotencyKey },
    })
  const first = await send(approved)
  expect(first.status, first.text).toBe(200)
  expect((await keyRow(idempotencyKey)).salt).toBeNull()
  expect((await send(otherCard(approved))).text).toBe(first.text)
})

test('the salt of a request whose process died is removed after its lease, and the next request resumes it', async () => {
  const { key } = await gateway.createTenant()
  const idempotencyKey = systemRandom.uuid()
  whileRunning = () => {
    throw new Error('killed')
  }
  const body = { ...cardCharge, cardNumber: approved }
  expect((await post('POST /payments/vpos', key, idempotencyKey, body)).status).toBe(500)
  whileRunning = () => {}
  const sweep = () =>
    createIdempotencyStore({
      database: gateway.database,
      clock: systemClock,
      sealer: testSealer,
      random: systemRandom,
      keepDays: 7,
      leaseSeconds: AFTER_ANY_LEASE_SECONDS - 1,
    }).sweep()
  await sweep()
  expect((await keyRow(idempotencyKey)).salt).not.toBeNull()
  await gateway.database.query(
    positionalStatement(
      'test.age_key',
      `update idempotency_keys set claimed_at = claimed_at - make_interval(secs => $2) where key = $1`,
    ),
    [idempotencyKey, AFTER_ANY_LEASE_SECONDS],
  )
  await sweep()
  expect(await keyRow(idempotencyKey)).toMatchObject({ salt: null, secretFingerprint: null, status: null })
  const resumed = await post('POST /payments/vpos', key, idempotencyKey, body)
  expect([resumed.status, resumed.body['cardLast4']], resumed.text).toEqual([201, approved.slice(-4)])
  expect((await keyRow(idempotencyKey)).salt).toBeNull()
})

test('the database refuses a row that has both a response and a salt', async () => {
  const insert = positionalStatement(
    'test.insert_salted',
    `insert into idempotency_keys (tenant_id, livemode, route, key, claim_token, fingerprint, status, answer, secret_salt,
       secret_fingerprint)
     select gen_random_uuid(), false, 'r', 'k', gen_random_uuid(), b, $1::smallint, '', b, b
     from (values (decode(repeat('00', 32), 'hex'))) as v (b)`,
  )
  await expect(gateway.database.query(insert, [201])).rejects.toThrow('idempotency_keys_secrets')
})

describe('the table of secret fields', () => {
  type Schema = {
    $ref?: string
    properties?: Record<string, Schema>
    items?: Schema
    anyOf?: Schema[]
    oneOf?: Schema[]
  }
  type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
  const looksSecret = /card.?num|pan$|cvv|cvc|pin$|factor$|otp|token|secret|password|clave|(^|[a-z])key$/i

  test('has every field of every request body whose name looks like a secret', async () => {
    const document = (await gateway.call('/openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>
      components: { schemas: Record<string, Schema> }
    }
    const namesOf = ({ $ref, properties = {}, items, anyOf = [], oneOf = [] }: Schema): string[] => [
      ...($ref ? namesOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : []),
      ...Object.entries(properties).flatMap(([name, schema]) => [name, ...namesOf(schema).map((n) => `${name}/${n}`)]),
      ...[...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(namesOf),
    ]
    const found: Record<string, string[]> = {}
    let bodies = 0
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
        bodies += schemas.length
        const names = [...new Set(schemas.flatMap(namesOf))].filter((name) => looksSecret.test(name))
        if (names.length > 0) found[`${method.toUpperCase()} ${path.replace(/^\/v1/, '')}`] = names.toSorted()
      }
    }
    expect(bodies).toBeGreaterThan(15)
    const listed = Object.entries(secretFields).map(([route, names]) => [route, Object.keys(names).toSorted()])
    expect(found).toEqual(Object.fromEntries(listed))
  })
})
