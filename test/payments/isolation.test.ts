import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { openZip } from '../../src/reconciliations/import/unzip.ts'
import { createReconciliations } from '../../src/reconciliations/reconciliations.ts'
import { disbursementOf, movements } from './advanced/requests.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { bncAccountOf, claimMovement, seedMovement } from '../harness/movements.ts'
import { c2pDetails, enterLiveRate, payC2p, requestC2p, setColumns } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { deliveriesOf, register } from '../harness/webhooks.ts'
import { seedApproval } from '../operators/samples.ts'
import { addLine, addPayment } from '../reconciliations/fixture.ts'
import { type Way as PaymentWay, ways as paymentWays, waysOf, type World as PaymentWorld } from './isolation/ways.ts'
import { documentOf } from './specification/document.ts'
import { requestMandate } from './specification/requests.ts'

const names = ['A test', 'A live', 'B test', 'B live'] as const
type Name = (typeof names)[number]
/** Two tenants on one account; the first has it with both of its keys. */
const sharerNames = ['C test', 'C live', 'D live'] as const
type SharerName = (typeof sharerNames)[number]

const pairsOf = <Each extends string>(of: readonly Each[]) =>
  of.flatMap((owner) => of.filter((other) => other !== owner).map((other) => ({ owner, other })))
const pairs = pairsOf(names)
const sharerPairs = pairsOf(sharerNames)

/** A day on which every world has lines, a day without any, and days of single tests. */
const everybodysDay = '2026-09-05'
const emptyDay = '2026-08-01'
const decidingDay = '2026-08-10'
const closedDay = '2026-08-20'

/** Incoming money and days of one world. */
type Money = {
  name: string
  key: string
  intentId: string
  /** Open request for a transfer. */
  requestId: string
  /** Request that the matched movement has paid, with `OVERPAID` more. */
  paidId: string
  /** Unmatched movements. */
  movementId: string
  spareMovementId: string
  matchedMovementId: string
  ignoredMovementId: string
  movementsCursor: string
  /** Of everybody's day. */
  linesCursor: string
  /** A day of this world alone, and its lines: of the books only, of both by the bank's number, claimed, ignored. */
  day: string
  bookedId: string
  numberedId: string
  numberedLineId: string
  claimedId: string
  claimedLineId: string
  ignoredLineId: string
}

type World = PaymentWorld & Money

type WayOf<Held> = Omit<PaymentWay, 'path' | 'body' | 'values'> & {
  path(value: string, world: Held): string
  body?(value: string, world: Held): object
  values: (keyof Held)[]
  /** The answer is a file, which repeats the value. */
  isFile?: true
}

const uuid = () => systemRandom.uuid()
const madeUpCursor = () => systemRandom.bytes(32).toString('base64url')

const OVERPAID = 1

const moneyWays: Record<string, WayOf<Money>> = {
  'listMovements cursor': {
    method: 'GET',
    path: (cursor) => `/v1/movements?cursor=${cursor}`,
    values: ['movementsCursor'],
    nothing: madeUpCursor,
    owner: 200,
  },
  'getReconciliation cursor': {
    method: 'GET',
    path: (cursor) => `/v1/reconciliations?date=${everybodysDay}&cursor=${cursor}`,
    values: ['linesCursor'],
    nothing: madeUpCursor,
    owner: 200,
  },
  'getReconciliationCsv date': {
    method: 'GET',
    path: (date) => `/v1/reconciliations/${date}.csv`,
    values: ['day'],
    nothing: () => emptyDay,
    owner: 200,
    isFile: true,
  },
  'getReconciliationXlsx date': {
    method: 'GET',
    path: (date) => `/v1/reconciliations/${date}.xlsx`,
    values: ['day'],
    nothing: () => emptyDay,
    owner: 200,
    isFile: true,
  },
  'reportReference id': {
    method: 'POST',
    path: (id) => `/v1/payments/${id}/reference`,
    body: () => ({ reference: '98765432' }),
    values: ['requestId', 'paidId', 'intentId', 'bookedId'],
    nothing: uuid,
    owner: 200,
  },
  'matchMovement id': {
    method: 'POST',
    path: (id) => `/v1/movements/${id}/match`,
    body: (_id, { requestId }) => ({ paymentId: requestId }),
    values: ['movementId', 'matchedMovementId', 'ignoredMovementId', 'claimedLineId', 'ignoredLineId'],
    nothing: uuid,
    owner: 200,
  },
  'matchMovement paymentId': {
    method: 'POST',
    path: (_id, { spareMovementId }) => `/v1/movements/${spareMovementId}/match`,
    body: (paymentId) => ({ paymentId }),
    values: ['requestId', 'paidId', 'intentId', 'bookedId'],
    nothing: uuid,
    owner: 200,
  },
  'sendChange overpaidPaymentId': {
    method: 'POST',
    path: () => '/v1/payments/change',
    body: (overpaidPaymentId) => ({ ...movements['/change'](OVERPAID), overpaidPaymentId }),
    values: ['paidId', 'requestId', 'intentId', 'bookedId'],
    nothing: uuid,
    owner: 200,
  },
  'ignoreMovement id': {
    method: 'POST',
    path: (id) => `/v1/movements/${id}/ignore`,
    body: () => ({ reason: 'Deposit of the owner' }),
    values: ['ignoredMovementId', 'movementId', 'matchedMovementId', 'claimedLineId', 'ignoredLineId'],
    nothing: uuid,
    owner: 200,
  },
  // Last of the request's: it is not open after that.
  'cancelPayment id': {
    method: 'POST',
    path: (id) => `/v1/payments/${id}/cancel`,
    values: ['requestId', 'paidId', 'intentId', 'bookedId'],
    nothing: uuid,
    owner: 200,
  },
}

const ways: Record<string, WayOf<World>> = { ...paymentWays, ...moneyWays }

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
let worlds: Record<Name, World>
let sharers: Record<SharerName, Money>
let sharedAccount: string
let scopes: Record<SharerName, Scope>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  gateway = await startTestGateway({
    sandbox,
    env: {
      // Live keys reach banks too: what they may not do must not fail merely because there is no bank.
      PASARELA_BNC_URL: sandbox.bncUrl,
      PASARELA_R4_URL: sandbox.r4Url,
      PASARELA_RATE_LIMIT_PER_SECOND: '100000',
      PASARELA_RATE_LIMIT_BURST: '100000',
    },
  })
  await enterLiveRate(gateway)
  const [a, b] = [await createTenant(), await createTenant()]
  worlds = {
    'A test': await populate('A test', a.key, ofTest(a), a.tenantId),
    'A live': await populate('A live', a.liveKey, ofLive(a), a.account),
    'B test': await populate('B test', b.key, ofTest(b), b.tenantId),
    'B live': await populate('B live', b.liveKey, ofLive(b), b.account),
  }
  const [c, d] = [await gateway.createTenant(), await gateway.createTenant()]
  // With its test key a tenant has the simulated account of its own id.
  sharedAccount = c.tenantId
  for (const tenant of [c, d]) await giveAccounts(tenant, sharedAccount)
  scopes = { 'C test': ofTest(c), 'C live': ofLive(c), 'D live': ofLive(d) }
  sharers = {
    'C test': await receive('C test', c.key, scopes['C test'], sharedAccount),
    'C live': await receive('C live', c.liveKey, scopes['C live'], sharedAccount),
    'D live': await receive('D live', d.liveKey, scopes['D live'], sharedAccount),
  }
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

type Tenant = Pick<Scope, 'tenantId'>
const ofTest = ({ tenantId }: Tenant): Scope => ({ tenantId, livemode: false })
const ofLive = ({ tenantId }: Tenant): Scope => ({ tenantId, livemode: true })

async function createTenant() {
  const tenant = await gateway.createTenant()
  const account = systemRandom.uuid()
  await giveAccounts(tenant, account)
  return { ...tenant, account }
}

/** Gives the tenant's live keys the simulated accounts of an id. */
async function giveAccounts({ tenantId }: Tenant, id: string): Promise<void> {
  const { bnc, r4 } = sandboxCredentials(id)
  const account = { tenantId, actor: 'test' }
  await setBankAccount(gateway.database, testSealer, systemRandom, { ...account, bank: 'bnc', fields: bnc })
  await setBankAccount(gateway.database, testSealer, systemRandom, { ...account, bank: 'r4', fields: r4 })
}

async function populate(name: Name, key: string, scope: Scope, account: string): Promise<World> {
  const externalRef = `order/${name}`
  const approvalId = await seedApproval(gateway.database, scope)
  const declinedId = await seedApproval(gateway.database, scope)
  const order = disbursementOf([7])
  const disbursed = (await gateway.call('/v1/payments/credit/disburse', { method: 'POST', key, body: order })).body
  const [part] = disbursed['credits'] as [{ paymentId: string }]
  const paymentId = await payC2p(gateway, key, { externalRef })
  const body = movements['/credit'](50)
  const credit = (await gateway.call('/v1/payments/credit', { method: 'POST', key, body })).body
  const money = await receive(name, key, scope, account)
  const page = await gateway.call('/v1/payments?limit=1', { key })
  const ids = {
    creditId: String(credit['paymentId']),
    operationId: String(credit['id']),
    disbursementId: String(disbursed['id']),
    partId: part.paymentId,
    approvalId,
    declinedId,
  }
  expect(ids.operationId).toMatch(/^[\w-]{8,}$/)
  const { id: webhookId } = await register(gateway, key, { url: `${receiver.url}/${encodeURIComponent(name)}` })
  for (let count = 0; count < 2; count += 1) await gateway.call('/v1/notifications/test', { method: 'POST', key })
  const log = await gateway.call(`/v1/webhooks/${webhookId}/deliveries?limit=1`, { key })
  const checkout = { vesAmount: 100, description: `sold by ${name}` }
  const { sessionId } = await succeed('/v1/checkout/sessions', key, checkout)
  await succeed('/v1/payment-links', key, checkout)
  const { linkId } = await succeed('/v1/payment-links', key, checkout)
  const links = await gateway.call('/v1/payment-links?limit=1', { key })
  const mandateIds = {
    mandateId: await requestMandate({ gateway }, { key }, { cedula: 'V11111111' }),
    laterMandateId: await requestMandate({ gateway }, { key }, { cedula: 'V22222222' }),
  }
  const mandates = await gateway.call('/v1/mandates?limit=1', { key })
  const cursors = {
    mandatesCursor: String(mandates.body['nextCursor']),
    cursor: String(page.body['nextCursor']),
    deliveriesCursor: String(log.body['nextCursor']),
    linksCursor: String(links.body['nextCursor']),
    eventsCursor: String(await eventsCursor(key)),
  }
  const sold = { sessionId: String(sessionId), linkId: String(linkId) }
  return { ...money, paymentId, ...ids, ...mandateIds, externalRef, ...cursors, ...sold, webhookId }
}

/** Transactions on the same server may delay events for a moment. */
async function eventsCursor(key: string): Promise<unknown> {
  for (;;) {
    const { cursor } = (await gateway.call('/v1/events?limit=1', { key })).body
    if (cursor !== null) return cursor
    await setTimeout(20)
  }
}

/** An amount that no other line or payment has, as text. */
function amountOf(name: string, count: number): string {
  const index = [...names, ...sharerNames].findIndex((each) => each === name)
  return `${index + 1}${count}07.3${index + 1}`
}

/** Money that arrived on the account, decided and undecided, and a day of the books. */
async function receive(name: Name | SharerName, key: string, scope: Scope, account: string): Promise<Money> {
  const { database } = gateway
  const index = [...names, ...sharerNames].indexOf(name)
  const accountId = bncAccountOf(account)
  const post = (path: string, body: object) => succeed(path, key, body)
  const request = async (externalRef: string, vesAmount: number) => {
    const payer = { debtorId: `V1777000${index}`, debtorCellPhone: `58414777000${index}` }
    const body = { vesAmount, externalRef, ...payer }
    return String((await post('/v1/payments/pago-movil/request', body))['paymentId'])
  }
  const arrived = (count: number) =>
    seedMovement(database, account, { date: everybodysDay, amount: decimal(amountOf(name, count)) })
  const ignore = (id: string) => post(`/v1/movements/${id}/ignore`, { reason: `reason/${name}` })

  const intentId = await requestC2p(gateway, key, { externalRef: 'everybody’s' })
  const paidId = await request(`paid/${name}`, Number(amountOf(name, 2)) - OVERPAID)
  const requestId = await request(`request/${name}`, 900_000 + index)
  const movementId = await arrived(0)
  const spareMovementId = await arrived(1)
  const matchedMovementId = await arrived(2)
  await post(`/v1/movements/${matchedMovementId}/match`, { paymentId: paidId })
  const ignoredMovementId = await arrived(3)
  await ignore(ignoredMovementId)

  const day = `2026-09-${10 + 2 * index}`
  const booked = async (count: number, given: { method?: string; numbers?: string[] } = {}) => {
    const at = `${day}T16:0${count}:00Z`
    const paymentId = await addPayment(database, scope, { at, ves: amountOf(name, count), accountId, ...given })
    await setColumns(database, scope, paymentId, { external_ref: `booked/${name}/${count}` })
    return paymentId
  }
  const line = { accountId, date: day }
  const numbers = [`77700${index}`]
  const bookedId = await booked(4)
  const numberedId = await booked(5, { numbers })
  const numberedLineId = await addLine(database, { ...line, ves: amountOf(name, 5), kind: 'c2p', numbers })
  const claimedId = await booked(6, { method: 'PAGO_MOVIL' })
  const claim = { scope, paymentId: claimedId }
  const claimedLineId = await addLine(database, { ...line, ves: amountOf(name, 6), kind: 'p2p', claim })
  const ignoredLineId = await addLine(database, { ...line, ves: amountOf(name, 7), kind: 'p2p' })
  await ignore(ignoredLineId)

  const page = await gateway.call('/v1/movements?limit=1', { key })
  const lines = await gateway.call(`/v1/reconciliations?date=${everybodysDay}&limit=1`, { key })
  const [movementsCursor, linesCursor] = [page, lines].map(({ body }) => String(body['nextCursor'])) as [string, string]
  for (const cursor of [movementsCursor, linesCursor]) expect(cursor).toMatch(/^[\w-]{43}$/)
  const payments = { intentId, requestId, paidId, bookedId, numberedId, claimedId }
  const movementIds = { movementId, spareMovementId, matchedMovementId, ignoredMovementId }
  const lineIds = { numberedLineId, claimedLineId, ignoredLineId }
  return { name, key, day, ...payments, ...movementIds, ...lineIds, movementsCursor, linesCursor }
}

async function succeed(path: string, key: string, body: object): Promise<Record<string, unknown>> {
  const answer = await gateway.call(path, { method: 'POST', key, body })
  expect([200, 201], answer.text).toContain(answer.status)
  return answer.body
}

function send<Held extends { key: string }>(
  way: WayOf<Held>,
  world: Held,
  value: string,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const body = way.body?.(value, world)
  const { key } = world
  const path = way.path(value, world)
  if (path.endsWith('.xlsx')) return readWorkbook(path, key, headers)
  return gateway.call(path, { method: way.method, key, headers, ...(body ? { body } : {}) })
}

/** The text of a workbook is that of all its sheets. */
async function readWorkbook(path: string, key: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  const response = await fetch(gateway.url + path, { headers: { ...headers, 'x-api-key': key } })
  const file = openZip(Buffer.from(await response.arrayBuffer()))
  const sheets = [1, 2].map((number) => file(`xl/worksheets/sheet${number}.xml`))
  for (const sheet of sheets) expect(sheet).toContain('Fecha')
  return { status: response.status, headers: response.headers, text: sheets.join('\n'), body: {} }
}

/** Parts of a response that could reveal a difference. A file has its day in it, and a length that depends on the day. */
function visible({ status, headers, text }: HttpAnswer, day?: string) {
  const changing = day === undefined ? /^(date|ratelimit-.*)$/ : /^(date|ratelimit-.*|content-length)$/
  const inWorkbook = day === undefined ? '' : `<v>${(Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000}</v>`
  const without = (part: string) =>
    day === undefined ? part : part.replaceAll(day, 'day').replaceAll(inWorkbook, 'day')
  const kept = [...headers].filter(([name]) => !changing.test(name))
  return { status, text: without(text), headers: kept.map(([name, value]) => [name, without(value)]) }
}

/** For one world, each of these resources of another is answered like one that does not exist. */
async function expectUnknown<Held extends { key: string }>(
  way: WayOf<Held>,
  other: Held,
  owner: Held,
  values: readonly (keyof Held)[],
): Promise<void> {
  // The same request id, so that answers can be compared whole.
  const headers = { 'x-request-id': systemRandom.uuid() }
  const answerTo = async (value: string) =>
    visible(await send(way, other, value, headers), way.isFile ? value : undefined)
  const missing = await answerTo(way.nothing())
  expect(missing.status, missing.text).toBeLessThan(500)
  for (const value of values) expect(await answerTo(String(owner[value])), String(value)).toEqual(missing)
}

const receipts = ({ key }: { key: string }, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await gateway.call(`/v1/payments/${id}`, { key })).body))

/** Everything that a world can read about its money and about days, with decimal points in every format. */
async function readAll({ key }: Money, days: string[]): Promise<{ movements: string; days: string; payments: string }> {
  const text = async (path: string) => {
    const answer = await (path.endsWith('.xlsx') ? readWorkbook(path, key) : gateway.call(path, { key }))
    expect(answer.status, answer.text).toBe(200)
    return path.endsWith('.csv') ? answer.text.replaceAll(/(\d),(\d\d)(?=;|\r)/g, '$1.$2') : answer.text
  }
  const all = async (paths: string[]) => (await Promise.all(paths.map(text))).join('\n')
  const states = ['', '&state=unmatched', '&state=matched', '&state=ignored']
  return {
    movements: await all(states.map((state) => `/v1/movements?limit=100${state}`)),
    days: await all(
      days.flatMap((day) => [
        `/v1/reconciliations?date=${day}&limit=100`,
        `/v1/reconciliations/${day}.csv`,
        `/v1/reconciliations/${day}.xlsx`,
      ]),
    ),
    payments: await all(['/v1/payments?limit=100']),
  }
}

/** Texts by which a world's data would be recognized, by where the world itself reads them. */
function marksOf(money: Money) {
  const { name, intentId, requestId, paidId, bookedId, numberedId, claimedId } = money
  const { matchedMovementId, ignoredMovementId, claimedLineId, ignoredLineId } = money
  const amounts = (...counts: number[]) => counts.map((count) => amountOf(name, count))
  const booked = [4, 5, 6].map((count) => `booked/${name}/${count}`)
  return {
    movements: [matchedMovementId, ignoredMovementId, claimedLineId, ignoredLineId, paidId, claimedId].concat(
      amounts(2, 3, 6, 7),
    ),
    days: [matchedMovementId, ignoredMovementId, claimedLineId, ignoredLineId, money.numberedLineId].concat(
      [paidId, bookedId, numberedId, claimedId, `paid/${name}`, ...booked],
      amounts(2, 3, 4, 5, 6, 7),
    ),
    payments: [intentId, requestId, paidId, bookedId, numberedId, claimedId].concat(
      [`request/${name}`, `paid/${name}`, ...booked],
      amounts(2, 4, 5, 6),
    ),
    /** While they are unmatched, the tenants of the account have them in common. */
    open: [money.movementId, money.spareMovementId, money.numberedLineId, ...amounts(0, 1, 5)],
  }
}

/**
 * Every mark of the owner is in what the owner reads, and none is in anything that the other reads. On a shared account an
 * unmatched movement is no such mark.
 */
async function expectNothingOf(owner: Money, other: Money, isShared: boolean): Promise<void> {
  const days = [everybodysDay, owner.day]
  const [own, foreign] = [await readAll(owner, days), await readAll(other, days)]
  const marks = marksOf(owner)
  const missing = (text: string, of: string[]) => of.filter((mark) => !text.includes(mark))
  expect(missing(own.movements, [...marks.movements, ...marks.open])).toEqual([])
  expect(missing(own.days, [...marks.days, ...marks.open])).toEqual([])
  expect(missing(own.payments, marks.payments)).toEqual([])

  const secret = [...marks.movements, ...marks.days, ...marks.payments, `reason/${owner.name}`]
  const found = (text: string, of: string[]) => of.filter((mark) => text.includes(mark))
  // A line with the bank's number of a payment stays among the unmatched movements until the payment claims it.
  const listed = isShared ? secret.filter((mark) => !marks.open.includes(mark)) : [...secret, ...marks.open]
  expect(found(foreign.movements, listed)).toEqual([])
  expect(found(foreign.days, isShared ? secret : [...secret, ...marks.open])).toEqual([])
  expect(found(foreign.payments, [...secret, ...marks.open])).toEqual([])
}

type Listed = { movementId: string; state: string; paymentId?: string }
async function movementsOf({ key }: { key: string }, query = ''): Promise<Listed[]> {
  const { status, body, text } = await gateway.call(`/v1/movements?limit=100${query}`, { key })
  expect([status, body['nextCursor']], text).toEqual([200, null])
  return body['items'] as Listed[]
}

const idsOf = (items: { movementId?: string }[]) => items.map(({ movementId = '' }) => movementId).toSorted()

/** The world's own movements are as `receive` left them, and so are its payments. */
async function expectUnchanged(money: Money): Promise<void> {
  const { movementId, spareMovementId, matchedMovementId, ignoredMovementId, numberedLineId } = money
  const states = new Map((await movementsOf(money)).map((each) => [each.movementId, each]))
  for (const id of [movementId, spareMovementId, numberedLineId]) expect(states.get(id)?.state).toBe('unmatched')
  expect(states.get(matchedMovementId)).toMatchObject({ state: 'matched', paymentId: money.paidId })
  expect(states.get(money.claimedLineId)).toMatchObject({ state: 'matched', paymentId: money.claimedId })
  for (const id of [ignoredMovementId, money.ignoredLineId]) expect(states.get(id)?.state).toBe('ignored')
  const [intent, request, paid] = await receipts(money, [money.intentId, money.requestId, money.paidId])
  expect(intent).toMatchObject({ status: 'PENDING' })
  expect(request).toMatchObject({ status: 'PENDING' })
  expect(request).not.toHaveProperty('receivedVesAmount')
  expect(paid).toMatchObject({ status: 'COMPLETED', receivedVesAmount: Number(amountOf(money.name, 2)) })
  for (const id of [money.intentId, money.requestId]) {
    const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: money.key })
    expect(body['items']).toMatchObject([{ type: 'created' }])
  }
}

test('every path parameter, cursor, id and reference of the OpenAPI document has an isolation case', async () => {
  const found = waysOf(await documentOf(gateway))
  expect(found.toSorted()).toEqual(Object.keys(ways).toSorted())
})

describe.each(pairs)('for $other, a resource of $owner', ({ owner, other }) => {
  test.each(Object.keys(ways))('under %s is answered as if it did not exist', async (name) => {
    const way = ways[name] as WayOf<World>
    await expectUnknown(way, worlds[other], worlds[owner], way.values)
  })

  test('is in none of its lists, days and files', async () => {
    await expectNothingOf(worlds[owner], worlds[other], false)
  })

  test('that is an intent with other details is answered like an unknown intent', async () => {
    const headers = { 'x-request-id': systemRandom.uuid() }
    const execute = (intentId: string) => {
      const body = { ...c2pDetails, usdAmount: 11, intentId, token: '13572468' }
      return gateway.call('/v1/payments/c2p', { method: 'POST', key: worlds[other].key, body, headers })
    }
    expect(visible(await execute(worlds[owner].intentId))).toEqual(visible(await execute(systemRandom.uuid())))
  })
})

test.each(names)('%s sees all of its own payments and no others, on every page and with every filter', async (name) => {
  const { key, intentId, paymentId, creditId, partId, requestId, paidId, ...booked } = worlds[name]
  const { claimedId, numberedId, bookedId, approvalId, declinedId, mandateId, laterMandateId } = booked
  const walk = async (filter: string) => {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { status, body } = await gateway.call(`/v1/payments?limit=1${filter}${cursor}`, { key })
      expect(status).toBe(200)
      const { items, nextCursor } = body as { items: { paymentId: string }[]; nextCursor: string | null }
      seen.push(...items.map((item) => item.paymentId))
      if (nextCursor === null) return seen
      cursor = `&cursor=${nextCursor}`
    }
  }
  const payouts = [declinedId, approvalId]
  const direct = [laterMandateId, mandateId]
  const all = [
    ...direct,
    requestId,
    paidId,
    intentId,
    creditId,
    paymentId,
    partId,
    ...payouts,
    claimedId,
    numberedId,
    bookedId,
  ]
  expect(await walk('')).toEqual(all)
  expect(await walk('&status=PENDING')).toEqual([requestId, intentId, ...payouts])
  expect(await walk('&method=CREDITO_INMEDIATO')).toEqual([creditId])
  expect(await walk('&method=DOMICILIACION')).toEqual(direct)
  expect(await walk(`&externalRef=${encodeURIComponent('everybody’s')}`)).toEqual([intentId])
  expect(await walk('&from=2000-01-01T00:00:00Z')).toEqual(all)
})

test('a reference that several tenants use leads each tenant to its own payment', async () => {
  for (const { key, intentId } of Object.values(worlds)) {
    const { body } = await gateway.call(`/v1/payments/by-ref/${encodeURIComponent('everybody’s')}`, { key })
    expect(body['paymentId']).toBe(intentId)
  }
})

test('an Idempotency-Key of one tenant is unknown to the others, with the same body and with another', async () => {
  const headers = { 'idempotency-key': 'order-1042' }
  const request = (key: string, body: object) =>
    gateway.call('/v1/payments/credit', { method: 'POST', key, body, headers })
  const made = new Set<string>()
  const answers: HttpAnswer[] = []
  for (const { key } of Object.values(worlds)) {
    const answer = await request(key, movements['/credit'](60))
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null])
    made.add(String(answer.body['paymentId']))
    answers.push(answer)
  }
  expect(made.size).toBe(names.length)
  for (const [index, { key }] of Object.values(worlds).entries()) {
    const replay = await request(key, movements['/credit'](60))
    expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([answers[index]?.text, 'true'])
    expect((await request(key, movements['/credit'](61))).body['error']).toBe('idempotency_key_reused')
  }
  const stranger = await createTenant()
  for (const key of [stranger.key, stranger.liveKey]) {
    expect((await request(key, movements['/credit'](61))).status).toBe(200)
  }
})

test.each(names)(
  '%s has its own endpoint and no other, and was notified of no other tenant’s payments',
  async (name) => {
    const { key, webhookId } = worlds[name]
    const { body } = await gateway.call('/v1/webhooks', { key })
    expect(body).toMatchObject([{ id: webhookId, isActive: true, url: `${receiver.url}/${encodeURIComponent(name)}` }])
    expect(body).toHaveLength(1)
    const own = new Set((await deliveriesOf(gateway, key, webhookId)).map(({ id }) => id))
    const arrived = receiver.received.filter(({ path }) => path === `/${encodeURIComponent(name)}`)
    expect(arrived.length).toBeGreaterThanOrEqual(2)
    expect(arrived.filter(({ headers }) => !own.has(String(headers['webhook-id'])))).toEqual([])
  },
)

describe.each(sharerPairs)('for $other on the same account, a resource of $owner', ({ owner, other }) => {
  test.each(Object.keys(moneyWays))('under %s is answered as if it did not exist', async (name) => {
    const way = moneyWays[name] as WayOf<Money>
    // An unmatched movement belongs to both.
    const values = way.values.filter((value) => value !== 'movementId')
    await expectUnknown(way, sharers[other], sharers[owner], values)
  })

  test('is in none of its lists, days and files once it is matched or ignored', async () => {
    await expectNothingOf(sharers[owner], sharers[other], true)
  })
})

describe('tenants and modes that share an account', () => {
  const others = (name: SharerName) => sharerNames.filter((each) => each !== name).map((each) => sharers[each])
  const dayOf = async ({ key }: Money, date: string) => {
    const { status, body, text } = await gateway.call(`/v1/reconciliations?date=${date}&limit=100`, { key })
    expect([status, body['nextCursor']], text).toEqual([200, null])
    return body as unknown as Day
  }

  test.each(sharerNames)(
    '%s sees every unmatched movement of the account, and matched or ignored ones only if they are its own',
    async (name) => {
      const own = sharers[name]
      const open = Object.values(sharers).flatMap((each) => [each.movementId, each.spareMovementId])
      const numbered = Object.values(sharers).map(({ numberedLineId }) => numberedLineId)
      const decided = {
        matched: [own.matchedMovementId, own.claimedLineId],
        ignored: [own.ignoredMovementId, own.ignoredLineId],
      }
      const unmatched = [...open, ...numbered]
      expect(idsOf(await movementsOf(own))).toEqual([...unmatched, ...decided.matched, ...decided.ignored].toSorted())
      expect(idsOf(await movementsOf(own, '&state=unmatched'))).toEqual(unmatched.toSorted())
      expect(idsOf(await movementsOf(own, '&state=matched'))).toEqual(decided.matched.toSorted())
      expect(idsOf(await movementsOf(own, '&state=ignored'))).toEqual(decided.ignored.toSorted())
      for (const each of await movementsOf(own, '&state=unmatched')) expect(each).not.toHaveProperty('paymentId')
    },
  )

  test.each(sharerNames)(
    '%s has in its days its own payments and lines, and lines that nobody has matched or ignored',
    async (name) => {
      const own = sharers[name]
      const common = await dayOf(own, everybodysDay)
      const open = Object.values(sharers).flatMap((each) => [each.movementId, each.spareMovementId])
      const decided = [own.matchedMovementId, own.ignoredMovementId]
      expect(idsOf(common.items)).toEqual([...open, ...decided].toSorted())
      expect(common.items.filter(({ paymentId }) => paymentId !== undefined)).toMatchObject([
        { class: 'matched', movementId: own.matchedMovementId, paymentId: own.paidId, externalRef: `paid/${name}` },
      ])
      expectTotals(common)
      const { items, ...day } = await dayOf(own, own.day)
      const ofDay = items.map((line) =>
        [line.class, line.paymentId, line.movementId, line.matchedBy, line.ignored].join(),
      )
      expect(ofDay.toSorted()).toEqual(
        [
          `ours_only,${own.bookedId},,,`,
          `matched,${own.numberedId},${own.numberedLineId},number,`,
          `matched,${own.claimedId},${own.claimedLineId},claim,`,
          `in_statement_only,,${own.ignoredLineId},,true`,
        ].toSorted(),
      )
      expectTotals({ ...day, items })
      for (const other of others(name)) {
        const foreign = await dayOf(own, other.day)
        expect(foreign.items).toEqual([])
        expectTotals(foreign)
      }
    },
  )

  describe.each(sharerNames)('a movement that all of them see', (name) => {
    test.each(['matched', 'ignored'])(`is gone for the others once ${name} has %s it`, async (state) => {
      const owner = sharers[name]
      const amount = amountOf(name, state === 'matched' ? 8 : 9)
      const movementId = await seedMovement(gateway.database, sharedAccount, {
        date: decidingDay,
        amount: decimal(amount),
      })
      for (const each of Object.values(sharers)) {
        const shown = (await movementsOf(each)).find((movement) => movement.movementId === movementId)
        expect(shown).toMatchObject({ state: 'unmatched', vesAmount: Number(amount) })
        const { items } = await dayOf(each, decidingDay)
        expect(items.filter((line) => line.movementId === movementId)).toMatchObject([{ class: 'in_statement_only' }])
        const { days } = await readAll(each, [decidingDay])
        expect(days.split(movementId)).toHaveLength(4)
      }

      const externalRef = `decided/${name}`
      const request = { vesAmount: Number(amount), externalRef, debtorId: 'V17770009' }
      const { paymentId } = await succeed('/v1/payments/pago-movil/request', owner.key, request)
      if (state === 'matched') await succeed(`/v1/movements/${movementId}/match`, owner.key, { paymentId })
      else await succeed(`/v1/movements/${movementId}/ignore`, owner.key, { reason: `reason/${name}` })

      for (const other of others(name)) {
        const texts = Object.values(await readAll(other, [decidingDay])).join('\n')
        const marks = [movementId, amount, String(paymentId), externalRef, `reason/${name}`]
        expect(marks.filter((mark) => texts.includes(mark))).toEqual([])
        expectTotals(await dayOf(other, decidingDay))
        expect(await walk(other)).not.toContain(movementId)
        for (const wayName of ['matchMovement id', 'ignoreMovement id']) {
          const held = { ...owner, movementId }
          await expectUnknown(moneyWays[wayName] as WayOf<Money>, other, held, ['movementId'])
        }
      }
      const kept = (await movementsOf(owner)).find((movement) => movement.movementId === movementId)
      expect([kept?.state, kept?.paymentId]).toEqual([state, state === 'matched' ? paymentId : undefined])
    })
  })

  test('a day that one of them closes stays open for the others, and each has its own corrections', async () => {
    const { database } = gateway
    const accountId = bncAccountOf(sharedAccount)
    const [closing, other, third] = [sharers['C live'], sharers['D live'], sharers['C test']]
    const [scope, otherScope] = [scopes['C live'], scopes['D live']]
    const at = `${closedDay}T16:00:00Z`
    const add = (of: Scope, ves: string, method = 'C2P') => addPayment(database, of, { at, ves, accountId, method })
    const ownId = await add(scope, '5551.01')
    const otherId = await add(otherScope, '5552.02')
    const free = await addLine(database, { accountId, date: closedDay, ves: '5553.03', kind: 'p2p' })
    const before = await Promise.all([other, third].map((each) => stableDay(each)))
    const books = createReconciliations({
      database,
      random: systemRandom,
      accountsOf: async () => ({ routes: {}, accounts: {} }),
      now: () => new Date(),
    })
    const close = (of: Scope, actor: string) => books.close(of, closedDay, { actor, confirm: true })

    await close(scope, 'closer of C')
    expect(await Promise.all([other, third].map((each) => stableDay(each)))).toEqual(before)
    await close(otherScope, 'closer of D')
    const [ofClosing, ofOther] = [await bncDay(closing), await bncDay(other)]
    expect(ofClosing).toMatchObject({ closedBy: 'closer of C', sequence: 1, corrections: [] })
    expect(ofOther).toMatchObject({ closedBy: 'closer of D', sequence: 1, corrections: [] })
    expect(ofOther.hash).not.toBe(ofClosing.hash)
    expect(await stableDay(third)).toEqual(before[1])

    // Found later: a payment of the first with its line, and a payment of the second for the line that both had.
    const corrections = async (of: Money) =>
      (await bncDay(of)).corrections.map(({ change, line }) => [change, line.movementId, line.paymentId])
    const lateId = await add(scope, '5554.04', 'PAGO_MOVIL')
    const claim = { scope, paymentId: lateId }
    const late = await addLine(database, { accountId, date: closedDay, ves: '5554.04', kind: 'p2p', claim })
    expect(await corrections(closing)).toEqual([['added', late, lateId]])
    expect(await corrections(other)).toEqual([])
    const payerId = await add(otherScope, '5553.03', 'PAGO_MOVIL')
    await claimMovement(database, accountId, free, { ...otherScope, paymentId: payerId })
    expect(await corrections(closing)).toEqual([
      ['added', late, lateId],
      ['removed', free, undefined],
    ])
    expect(await corrections(other)).toEqual([
      ['removed', free, undefined],
      ['added', free, payerId],
    ])
    const seen = async (of: Money) => (await readAll(of, [closedDay])).days
    const [first, second, last] = [await seen(closing), await seen(other), await seen(third)]
    const ofFirst = [ownId, lateId, late, '5551.01', '5554.04', 'closer of C', String(ofClosing.hash)]
    const ofSecond = [otherId, payerId, '5552.02', 'closer of D', String(ofOther.hash)]
    expect(ofFirst.filter((mark) => !first.includes(mark))).toEqual([])
    expect(ofSecond.filter((mark) => !second.includes(mark))).toEqual([])
    expect(ofSecond.filter((mark) => first.includes(mark))).toEqual([])
    expect(ofFirst.filter((mark) => second.includes(mark))).toEqual([])
    expect([...ofFirst, ...ofSecond, free, '5553.03'].filter((mark) => last.includes(mark))).toEqual([])
  })

  /** Lines and accounts of the closed day. Whether the statement has been read meanwhile is not part of it. */
  async function stableDay(of: Money) {
    const { items, accounts } = await dayOf(of, closedDay)
    return { items, accounts: accounts.map(({ complete: _complete, ...account }) => account) }
  }

  async function bncDay(of: Money): Promise<AccountOfDay> {
    const { accounts } = await dayOf(of, closedDay)
    return accounts.find(({ bank }) => bank === 'bnc') as AccountOfDay
  }

  async function walk({ key }: Money): Promise<string[]> {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { status, body } = await gateway.call(`/v1/movements?limit=2${cursor}`, { key })
      expect(status).toBe(200)
      const { items, nextCursor } = body as { items: Listed[]; nextCursor: string | null }
      seen.push(...items.map(({ movementId }) => movementId))
      if (nextCursor === null) return seen
      cursor = `&cursor=${nextCursor}`
    }
  }
})

type Line = {
  class: string
  direction: 'in' | 'out'
  bank: string
  movementId?: string
  paymentId?: string
  matchedBy?: string
  ignored?: boolean
  bankVesAmount?: number
  ownVesAmount?: number
}
type Sides = { bankVesAmount: number; ownVesAmount: number }
type AccountOfDay = {
  bank: string
  complete: boolean
  differences: number
  hash?: string
  totals: { class: string; count: number; in: Sides; out: Sides }[]
  corrections: { change: string; line: Line }[]
}
type Day = { accounts: AccountOfDay[]; items: Line[] }

/** Totals and the number of differences are those of the lines shown, and of no others. */
function expectTotals({ accounts, items }: Day): void {
  const sum = (lines: Line[], side: keyof Sides) =>
    Number(lines.reduce((total, line) => total + (line[side] ?? 0), 0).toFixed(2))
  const sides = (lines: Line[]): Sides => ({
    bankVesAmount: sum(lines, 'bankVesAmount'),
    ownVesAmount: sum(lines, 'ownVesAmount'),
  })
  for (const { bank, totals, differences } of accounts) {
    const lines = items.filter((line) => line.bank === bank)
    expect(totals).toEqual(
      totals.map(({ class: name }) => {
        const ofClass = lines.filter((line) => line.class === name)
        const [received, sent] = (['in', 'out'] as const).map((direction) =>
          sides(ofClass.filter((line) => line.direction === direction)),
        )
        return { class: name, count: ofClass.length, in: received, out: sent }
      }),
    )
    const differing = lines.filter((line) => /^(amount_differs|in_statement_only|ours_only)$/.test(line.class))
    expect(differences).toBe(differing.filter(({ ignored }) => !ignored).length)
  }
}

/** Last, because it executes and reverses the resources of the tests above. */
describe.each(names)('%s', (name) => {
  test('finds its payments unchanged after all others tried to execute and reverse them', async () => {
    const world = worlds[name]
    expect(await receipts(world, [world.intentId, world.paymentId, world.creditId])).toMatchObject([
      { status: 'PENDING' },
      { status: 'COMPLETED' },
      { status: 'COMPLETED' },
    ])
    for (const id of [world.intentId, world.paymentId, world.creditId]) {
      const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: world.key })
      const types = (body['items'] as { type: string }[]).map(({ type }) => type)
      expect(types.filter((type) => /revers/.test(type) || (id === world.intentId && type !== 'created'))).toEqual([])
    }
  })

  test('finds its movements and requests unchanged after all others tried to match, ignore and cancel them', async () => {
    await expectUnchanged(worlds[name])
  })

  test.each(Object.keys(ways))('reaches its own resource under %s', async (wayName) => {
    const way = ways[wayName] as WayOf<World>
    const [value] = way.values
    const answer = await send(way, worlds[name], worlds[name][value as keyof World])
    expect(answer.status, answer.text).toBe(way.owner)
  })
})

/** Last for the same reason. */
describe.each(sharerNames)('%s, which shares its account,', (name) => {
  test('finds its movements and requests unchanged after the others tried to match, ignore and cancel them', async () => {
    await expectUnchanged(sharers[name])
  })

  test.each(Object.keys(moneyWays))('reaches its own resource under %s', async (wayName) => {
    const way = moneyWays[wayName] as WayOf<Money>
    const [value] = way.values
    const answer = await send(way, sharers[name], sharers[name][value as keyof Money])
    expect(answer.status, answer.text).toBe(way.owner)
  })
})
