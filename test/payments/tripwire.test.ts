import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { passesLuhn } from '../../src/foundation/card-number.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { type HttpAnswer, startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { findLeaks, type SearchedContents, readFolder } from '../harness/leaks.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { ended, register } from '../harness/webhooks.ts'
import { type Signing, walkWebhooks, webhookResults } from './tripwire/webhooks.ts'

/**
 * Unique secrets of a payer and of webhooks are sent through every path a request can
 * take, crash included, and then searched in everything the gateway left behind: the files of its database with the
 * WAL, its log, its metrics, its responses, its webhooks and the ledger of the simulated banks.
 */
const bankTimeoutMs = 2_000

let folder: string
let postgres: EmbeddedPostgres
let database: Database
let sandbox: TestSandbox
let receiver: Receiver
const killables: KillableGateway[] = []
const answers: HttpAnswer[] = []

/** Sealed for the tenant to see, and never to be read in the files. */
let people: { document: string; phone: string; name: string; otherDocument: string }
/** Never stored: gone when their request ends. */
let secrets: { cardNumber: string; cvv: string; pin: string; otp: string; token: string }
/** Sealed, and shown to the tenant once. */
let signing: Signing

const logFile = () => join(folder, 'gateway.log')
const journal = () => join(folder, 'journal.jsonl')
const databaseFiles = () => readFolder(join(folder, 'data'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-tripwire-'))
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), clock: systemClock })
  await migrate(postgres.connection)
  database = openDatabase(postgres.connection, 4)
  sandbox = await startTestSandbox({ journal: journal() })
  receiver = await startReceiver()
  await startGateway({ PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs) })

  const before = await databaseFiles()
  const eight = () => newSecret(before, () => String(randomInt(10_000_000, 100_000_000)))
  // With a zero in front: what counts or measures something is never written like that.
  const four = () => newSecret(before, () => `0${randomInt(100, 1_000)}`)
  secrets = {
    cardNumber: newSecret(before, cardNumber),
    cvv: four(),
    pin: four(),
    otp: eight(),
    token: eight(),
  }
  people = {
    document: eight(),
    otherDocument: eight(),
    phone: newSecret(before, () => `414${randomInt(1_000_000, 10_000_000)}`),
    name: newSecret(before, () => `Eulalia ${randomBytes(6).toString('hex')}`),
  }
  const twenty = () => newSecret(before, () => randomBytes(10).toString('hex'))
  signing = { chosen: twenty(), rotated: twenty(), refused: twenty() }
})
afterAll(async () => {
  await Promise.all(killables.map((killable) => killable.kill()))
  await database?.close()
  await receiver?.stop()
  await sandbox?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

function newSecret(contents: SearchedContents, make: () => string): string {
  for (;;) {
    const value = make()
    if (findLeaks(contents, { value }).length === 0) return value
  }
}

function cardNumber(): string {
  const body = `4539${String(randomInt(10_000_000_000, 100_000_000_000))}`
  return Array.from({ length: 10 }, (_none, digit) => `${body}${digit}`).find(passesLuhn) as string
}

async function startGateway(env: Record<string, string>): Promise<KillableGateway> {
  const killable = await startKillableGateway(
    { connection: postgres.connection, sandbox },
    { ...env, LOG_FILE: logFile() },
  )
  killables.push(killable)
  return killable
}

type Tenant = { tenantId: string; key: string }
async function newTenant(): Promise<Tenant> {
  const actor = 'test'
  const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('api-key')
  const name = `Tenant ${systemRandom.uuid()}`
  const { tenantId } = await createTenant(database, systemRandom, { name, actor })
  const { key } = await issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: false, actor })
  return { tenantId, key }
}

type Request = { body: object | string; idempotencyKey?: string; contentType?: string }

async function post(gateway: KillableGateway, { key }: Tenant, path: string, request: Request): Promise<HttpAnswer> {
  const { body, idempotencyKey = systemRandom.uuid(), contentType = 'application/json' } = request
  const headers = { 'idempotency-key': idempotencyKey, 'content-type': contentType }
  const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key, body, headers })
  answers.push(answer)
  return answer
}

/** A way to pay that carries a secret: a body of its own for each request, and how to break it. */
type Instrument = {
  path: string
  bank: 'bnc' | 'r4'
  operation: string
  bodyOf(gateway: KillableGateway, tenant: Tenant): Promise<Record<string, unknown>>
  /** Refused by the gateway because of another field, or of the secret's own form. */
  wrong: Record<string, unknown>[]
  declined: Record<string, unknown>
  notSent: object
}

const instruments = (): Record<'card' | 'c2p' | 'debit', Instrument> => ({
  card: {
    path: '/vpos',
    bank: 'bnc',
    operation: 'Send',
    bodyOf: async () => ({
      usdAmount: 10,
      cardNumber: secrets.cardNumber,
      cvv: secrets.cvv,
      cardPin: secrets.pin,
      expirationMonth: 12,
      expirationYear: 2040,
      cardHolderName: people.name,
      cardHolderId: `V${people.document}`,
      accountType: 20,
      cardType: 3,
    }),
    wrong: [
      { expirationMonth: 13 },
      { cardNumber: `${secrets.cardNumber} ` },
      { cardNumber: Number(secrets.cardNumber), cvv: [secrets.cvv], cardPin: { pin: secrets.pin } },
      { expirationYear: 2001, cvvAgain: secrets.cvv },
      { [secrets.cardNumber]: secrets.pin, usdAmount: secrets.cvv },
    ],
    declined: { cardNumber: '4000000000009995' },
    notSent: { kind: 'keyExpiry', times: 3 },
  },
  c2p: {
    path: '/c2p',
    bank: 'bnc',
    operation: 'SendC2P',
    async bodyOf(gateway, tenant) {
      const details = {
        usdAmount: 10,
        debtorId: `V${people.document}`,
        debtorCellPhone: `58${people.phone}`,
        debtorBankCode: 102,
      }
      const { body } = await post(gateway, tenant, '/c2p/request', { body: details })
      return { ...details, intentId: body['intentId'], token: secrets.token }
    },
    wrong: [
      { usdAmount: -1 },
      { token: `${secrets.token}9` },
      { token: Number(secrets.token) },
      { debtorId: `V${people.otherDocument}` },
      { [secrets.token]: secrets.token, debtorBankCode: secrets.token },
    ],
    declined: { token: '00000061' },
    notSent: { kind: 'keyExpiry', times: 3 },
  },
  debit: {
    path: '/debit',
    bank: 'r4',
    operation: 'DebitoInmediato',
    bodyOf: async () => ({
      monto: 10,
      banco: '0102',
      telefono: `0${people.phone}`,
      cedula: `V${people.otherDocument}`,
      nombre: people.name.slice(0, 20),
      concepto: 'ORDEN 1042',
      otp: secrets.otp,
    }),
    wrong: [
      { monto: -1 },
      { otp: `${secrets.otp}9` },
      { otp: Number(secrets.otp) },
      { banco: '9999' },
      { [secrets.otp]: secrets.otp, banco: secrets.otp },
    ],
    declined: { otp: '00000061' },
    notSent: { kind: 'html', status: 403 },
  },
})

/** Every result of a request; a new tenant per path keeps its faults from the others. */
async function walk(gateway: KillableGateway, instrument: Instrument): Promise<unknown[]> {
  const { path, bank, operation, bodyOf } = instrument
  const tenant = await newTenant()
  const { id } = await register(gateway, tenant.key, { url: receiver.url, secret: signing.chosen })
  const credentials = sandboxCredentials(tenant.tenantId)
  const client = bank === 'bnc' ? credentials.bnc.clientGuid : credentials.r4.commerce
  const send = async (request: Request) => {
    const { body } = await post(gateway, tenant, path, request)
    return body['error'] ?? body['status']
  }
  const sendNew = async (changes: object = {}) => send({ body: { ...(await bodyOf(gateway, tenant)), ...changes } })
  const sendIn = async (fault: object) => {
    await sandbox.control(bank, 'faults', { operation, client, ...fault })
    return sendNew()
  }

  const first = await bodyOf(gateway, tenant)
  const results = [
    await send({ body: first, idempotencyKey: 'first' }),
    await send({ body: first, idempotencyKey: 'first' }),
    await send({ body: { ...first, externalRef: 'another' }, idempotencyKey: 'first' }),
    await send({ body: `${JSON.stringify(first)}}` }),
    await send({ body: JSON.stringify(first).slice(0, -1) }),
    await send({ body: JSON.stringify(first), contentType: 'text/plain' }),
  ]
  for (const changes of instrument.wrong) results.push(await sendNew(changes))
  results.push(await sendNew(instrument.declined))
  results.push(await sendIn({ kind: 'delay', delayMs: 4 * bankTimeoutMs }))
  results.push(await sendIn({ kind: 'malformed' }))
  results.push(await sendNew())
  results.push(await sendIn({ kind: 'resetAfter' }))
  results.push(await sendIn(instrument.notSent))
  await ended(gateway, tenant.key, id)
  return results
}

const refusals = ['invalid_request', 'invalid_request', 'unsupported_media_type']
const begin = ['COMPLETED', 'COMPLETED', 'idempotency_key_reused', ...refusals]
const unresolved = ['PENDING', 'PENDING', 'COMPLETED', 'PENDING']
const five = (code: string, index: number, other: string) => Array<string>(5).fill(code).with(index, other)
const expected = {
  card: [
    ...begin,
    ...five('invalid_request', 0, 'invalid_request'),
    'provider_rejected',
    ...unresolved,
    'provider_unavailable',
  ],
  c2p: [
    ...begin,
    ...five('invalid_request', 3, 'intent_mismatch'),
    'provider_rejected',
    ...unresolved,
    'provider_unavailable',
  ],
  debit: [
    ...begin,
    ...five('invalid_request', 0, 'invalid_request'),
    'FAILED',
    ...unresolved,
    'payment_service_unavailable',
  ],
}

const tables = positionalStatement(
  'test.tables',
  `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
)

/** Every row of every table as text, because files may hold it compressed. */
async function dump(): Promise<SearchedContents> {
  const found = await database.query<{ name: string }>(tables)
  const contents: SearchedContents = new Map()
  for (const { name } of found) {
    const rows = await database.query<{ row: string }>(
      positionalStatement(`test.dump ${name}`, `select t::text as row from ${name} t`),
    )
    contents.set(`table ${name}`, Buffer.from(rows.map(({ row }) => row).join('\n')))
  }
  return contents
}

const checkpoint = positionalStatement('test.checkpoint', 'checkpoint')
const inWal = (line: string) => line.includes('pg_wal/')
const inTables = (line: string) => line.includes('postgres/base/')

test('the search for secrets finds a canary in the database files and in the WAL, in plain text and encoded', async () => {
  const [gateway] = killables as [KillableGateway]
  const tenant = await newTenant()
  const canaries = { plain: randomBytes(8).toString('hex'), hex: '84639172', base64: '73918264', short: '0739' }
  const externalRefs = [
    `x${canaries.plain}x`,
    Buffer.from(`x${canaries.hex}x`).toString('hex'),
    Buffer.from(`xy${canaries.base64}x`).toString('base64'),
    `cvv=${canaries.short};`,
  ]
  for (const externalRef of externalRefs) {
    const body = { ...(await instruments().card.bodyOf(gateway, tenant)), externalRef }
    expect((await post(gateway, tenant, '/vpos', { body })).status).toBe(201)
  }
  const found = (lines: string[]) =>
    Object.keys(canaries).map((name) => lines.some((line) => line.startsWith(`${name} `)))
  const before = findLeaks(await databaseFiles(), canaries)
  expect(found(before.filter(inWal))).toEqual([true, true, true, true])
  await database.query(checkpoint)
  const after = findLeaks(await databaseFiles(), canaries)
  expect(found(after.filter(inTables))).toEqual([true, true, true, true])
})

test('no secret of a payer or of a webhook is stored or logged in plain text, whatever became of the request', async () => {
  const [gateway] = killables as [KillableGateway]
  const { card, c2p, debit } = instruments()
  const [ofCard, ofC2p, ofDebit] = await Promise.all([walk(gateway, card), walk(gateway, c2p), walk(gateway, debit)])
  expect({ card: ofCard, c2p: ofC2p, debit: ofDebit }).toEqual(expected)
  const webhooks = await walkWebhooks(gateway.call, (await newTenant()).key, receiver.url, signing)
  expect(webhooks.results).toEqual(webhookResults)
  answers.push(...webhooks.others)
  const shown = await Promise.all(['/metrics', '/openapi.json'].map((path) => gateway.call(path)))
  expect(shown.map(({ status }) => status)).toEqual([200, 200])

  await crash([card, c2p, debit])

  const texts = {
    log: await readFile(logFile()),
    journal: await readFile(journal()),
    metrics: Buffer.from(shown[0]?.text ?? ''),
    openapi: Buffer.from(shown[1]?.text ?? ''),
    answers: Buffer.from(answers.map(({ text, headers }) => text + JSON.stringify([...headers])).join('\n')),
    deliveries: Buffer.concat(
      receiver.received.flatMap(({ body, headers }) => [body, Buffer.from(JSON.stringify(headers))]),
    ),
  }
  const rows = await dump()
  const beforeCheckpoint = await databaseFiles()
  await database.query(checkpoint)
  const afterCheckpoint = await databaseFiles()

  // The searched contents are non-empty: these requests wrote them.
  expect([texts.log, texts.metrics].every((text) => text.includes('SendC2P') || text.includes('/payments/c2p'))).toBe(
    true,
  )
  expect(texts.log.length).toBeGreaterThan(10_000)
  expect(texts.journal.includes(people.phone)).toBe(true)
  expect(rows.get('table idempotency_keys')?.length).toBeGreaterThan(5_000)
  expect(rows.get('table webhook_endpoints')?.length).toBeGreaterThan(500)
  expect(receiver.received.length).toBeGreaterThan(10)
  expect([...afterCheckpoint.keys()].filter(inWal).length).toBeGreaterThan(0)

  const all = { ...secrets, ...signing, ...webhooks.made }
  const declinedToo = { ...all, declinedCard: '4000000000009995', declinedToken: '00000061' }
  expect(findLeaks(new Map([...Object.entries(texts), ...rows]), declinedToo)).toEqual([])
  expect(findLeaks(beforeCheckpoint, all)).toEqual([])
  expect(findLeaks(afterCheckpoint, all)).toEqual([])
  // Payers are shown to their tenant and to the bank, and are in plain text in no table, log or webhook.
  expect(findLeaks(new Map([['log', texts.log], ['deliveries', texts.deliveries], ...rows]), people)).toEqual([])
  expect(findLeaks(beforeCheckpoint, people)).toEqual([])
  expect(findLeaks(afterCheckpoint, people)).toEqual([])
})

/** Kills a process while the bank processes all three; another process reconciles them. */
async function crash(all: Instrument[]): Promise<void> {
  const tenant = await newTenant()
  const victim = await startGateway({})
  await register(victim, tenant.key, { url: receiver.url, secret: signing.chosen })
  for (const { bank, operation } of all)
    await sandbox.control(bank, 'faults', { operation, kind: 'late', delayMs: 60_000 })
  const bodies = await Promise.all(all.map(({ bodyOf }) => bodyOf(victim, tenant)))
  const lost = all.map(({ path }, index) =>
    post(victim, tenant, path, { body: bodies[index] as object, idempotencyKey: 'crash' }).then(
      () => 'answered',
      () => 'lost',
    ),
  )
  while ((await sandbox.ledger(tenant.tenantId)).length < all.length) await pause(20)
  await victim.kill()
  expect(await Promise.all(lost)).toEqual(['lost', 'lost', 'lost'])

  const heir = await startGateway({ PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs) })
  await database.query(
    positionalStatement('test.age', `update idempotency_keys set claimed_at = claimed_at - interval '1 hour'`),
  )
  await database.query(
    positionalStatement('test.due', `update payments set next_check_at = now() where stage = 'submitted'`),
  )
  for (const [index, { path }] of all.entries()) {
    const answer = await post(heir, tenant, path, { body: bodies[index] as object, idempotencyKey: 'crash' })
    expect(answer.status, answer.text).toBeLessThan(300)
  }
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(all.length)
}
