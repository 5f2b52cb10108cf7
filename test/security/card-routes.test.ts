import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { limits } from '../../src/foundation/limits.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passesLuhn } from '../../src/foundation/card-number.ts'
import type { RouteName } from '../../src/operators/access/permissions.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type HttpAnswer, startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { findLeaks, type SearchedContents } from '../harness/leaks.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { makeTarget, samples } from '../operators/samples.ts'
import { type Browser, startWorld, type World } from '../operators/world.ts'
import { cardCharge, exampleOf } from '../payments/specification/requests.ts'
import { type Operation, operations } from '../payments/specification/rows.ts'
import type { World as Surroundings } from '../payments/specification/world.ts'

/**
 * Card data and single-use keys sent to every route there is, where they belong and where they do not, leave nothing
 * behind: not in a row, not in the log, not in an answer. What becomes of those that are charged, with crashes and in
 * the files of the database, is tested in test/payments/tripwire.test.ts.
 */
let sandbox: TestSandbox
let receiver: Receiver
let world: World
let operator: Browser
let tenant: Awaited<ReturnType<World['gateway']['createTenant']>>
const answers: HttpAnswer[] = []

/** Four digits that are no bank's code, as 0102 and 0601 are: those stand in answers of their own right. */
const fourDigits = () => `0${randomInt(200, 600)}`

const secrets = {
  cardNumber: cardNumber(),
  cvv: fourDigits(),
  pin: fourDigits(),
  otp: String(randomInt(10_000_000, 100_000_000)),
}

beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  const wide = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
  world = await startWorld({ sandbox, env: wide })
  tenant = await world.gateway.createTenant()
  operator = await world.signIn((await world.addUser('operator')).name)
})
afterAll(async () => {
  await world.stop()
  await receiver.stop()
  await sandbox.stop()
})

function cardNumber(): string {
  // Answers show the last four digits: not the four of the PIN or of the CVV, which begin with 0.
  const body = `4539${String(randomInt(10_000_000, 100_000_000))}${randomInt(100, 1_000)}`
  return Array.from({ length: 10 }, (_none, digit) => `${body}${digit}`).find(passesLuhn) as string
}

/** Fields a careless caller could add to any body, under names of their own too. */
const smuggled = () => ({
  cardNumber: secrets.cardNumber,
  cvv: secrets.cvv,
  cardPin: secrets.pin,
  otp: secrets.otp,
  note: `card ${secrets.cardNumber} cvv ${secrets.cvv}`,
  nested: { pan: [secrets.cardNumber], [secrets.otp]: secrets.pin },
})
const query = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}cardNumber=${secrets.cardNumber}&cvv=${secrets.cvv}&otp=${secrets.otp}`
const headers = () => ({
  'x-card': secrets.cardNumber,
  'user-agent': secrets.otp,
  referer: `/pay?pan=${secrets.cardNumber}`,
})

async function send(response: Promise<HttpAnswer>): Promise<void> {
  const answer = await response
  expect(answer.status, answer.text).toBeLessThan(500)
  answers.push(answer)
}

const chargeWithThem = () => ({
  ...cardCharge,
  cardNumber: secrets.cardNumber,
  cvv: secrets.cvv,
  cardPin: secrets.pin,
  cardType: 3,
  accountType: 20,
})

describe('card data and tokens sent under /v1:', () => {
  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s stores none of them',
    async (_name, { method, key: name, path: template }: Operation) => {
      const { gateway } = world
      const { path, body } = await exampleOf(name, { gateway, receiver } as Surroundings, tenant)
      const { key } = tenant
      const request = { method, key, headers: { ...headers(), 'idempotency-key': `once-${name}` } }
      if (method === 'GET' || method === 'DELETE') await send(gateway.call(query(`/v1${path}`), request))
      else await send(gateway.call(query(`/v1${path}`), { ...request, body: { ...smuggled(), ...body } }))
      // As an id, with a method that no route has, and in an incomplete body.
      await send(gateway.call(`/v1${template.replace(/\{\w+\}/, secrets.cardNumber)}`, { method: 'PUT', key }))
      const broken = JSON.stringify({ ...body, ...smuggled() }).slice(0, -1)
      if (method === 'POST')
        await send(
          gateway.call(`/v1${path}`, { method, key, body: broken, headers: { 'content-type': 'application/json' } }),
        )
      if (template.includes('{id}'))
        await send(gateway.call(`/v1${template.replace('{id}', secrets.cardNumber)}`, { method, key }))
    },
  )

  test('a card charge with them is approved', async () => {
    // The request of a second factor above has routed cards to a bank that needs one.
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setRoutes(world.gateway.database, systemRandom, { scope, flows: ['card'], bank: null, actor: 'test' })
    await pause(limits.bankAccountCacheMs + 100)
    const body = chargeWithThem()
    const answer = await world.gateway.call('/v1/payments/vpos', { method: 'POST', key: tenant.key, body })
    expect([answer.status, answer.body['cardLast4']], answer.text).toEqual([201, secrets.cardNumber.slice(-4)])
    answers.push(answer)
  })
})

describe('card data and tokens sent under /admin/api:', () => {
  const names = (Object.keys(samples) as RouteName[]).filter((name) => !name.includes('/session'))
  test.each(names)('%s stores none of them', async (name) => {
    const { path, body } = samples[name](await makeTarget(world.gateway, tenant.tenantId))
    const method = name.split(' ')[0] as string
    const given = method === 'GET' ? {} : { body: { ...smuggled(), ...body } }
    await send(operator.call(query(path), { method, headers: headers(), ...given }))
    // The next ones are about a tenant that works.
    if (path.endsWith('/deactivate')) await operator.call(path.replace('deactivate', 'activate'), { method })
  })

  test('the playground charges a card and stores none of its data', async () => {
    const route = { method: 'POST', body: { mode: 'test', flow: 'collections', bank: 'bnc' } }
    await operator.call(`/tenants/${tenant.tenantId}/banks/route`, route)
    const body = {
      tenantId: tenant.tenantId,
      method: 'POST',
      path: `/v1/payments/vpos?pan=${secrets.cardNumber}`,
      body: chargeWithThem(),
    }
    // A process that has just read the routes uses them for two seconds more; it refuses the card without a charge.
    const charge = async () => {
      const answer = await operator.call('/playground', { method: 'POST', body })
      answers.push(answer)
      return [answer.status, answer.body['status']]
    }
    await expect.poll(charge).toEqual([200, 201])
  })
})

const tables = positionalStatement(
  'test.tables',
  `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
)

/** Last: everything has been sent by now. */
test('card data and tokens sent to any route appear in no row, log line, response, metric or webhook', async () => {
  const { database, gateway } = world
  const contents: SearchedContents = new Map()
  for (const { name } of await database.query<{ name: string }>(tables)) {
    const rows = await database.query(positionalStatement(`test.all ${name}`, `select t::text from ${name} t`))
    contents.set(`table ${name}`, Buffer.from(JSON.stringify(rows)))
  }
  contents.set('log', Buffer.from(gateway.logged.join('\n')))
  contents.set(
    'answers',
    Buffer.from(answers.map(({ text, headers: all }) => text + JSON.stringify([...all])).join('\n')),
  )
  contents.set('metrics', Buffer.from((await gateway.call('/metrics')).text))
  contents.set('webhooks', Buffer.concat(receiver.received.map(({ body }) => body)))
  // The searched contents are non-empty.
  for (const output of ['table payments', 'table idempotency_keys', 'table audit_log', 'log', 'answers', 'webhooks']) {
    expect(contents.get(output)?.length, output).toBeGreaterThan(1_000)
  }
  expect(findLeaks(contents, secrets)).toEqual([])
})
