import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { createBankRegistry } from '../../src/banks/registry.ts'
import { createInvoiceStore } from '../../src/banks/invoices.ts'
import { createQuestionStore } from '../../src/banks/questions.ts'
import { createQuotas } from '../../src/banks/quotas.ts'
import { createSessionStore } from '../../src/banks/sessions.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { bankTimeouts } from '../../src/foundation/bank-timeouts.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import { createAccountHolders } from '../../src/movements/holders.ts'
import { createMovementLists } from '../../src/movements/lists.ts'
import { createUnmatchedReport, type ReportUnmatched } from '../../src/movements/unmatched.ts'
import { webhookPayloads } from '../../src/payments/webhook-payload.ts'
import { loadAccounts, setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, claimMovement, seedMovement } from '../harness/movements.ts'
import { requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { ended, register } from '../harness/webhooks.ts'

/** The event `movement.unmatched`: once per movement, to every subscribed endpoint of the tenants of the account. */
let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
let dispatcher: ReturnType<typeof createBankDispatcher>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  receiver = await startReceiver()
  dispatcher = createBankDispatcher({ connectTimeoutMs: 1_000, ca: undefined })
})
afterAll(async () => {
  await gateway.stop()
  await dispatcher.close()
  await receiver.stop()
  await sandbox.stop()
})

/** The report as a process makes it that has just started: it knows the accounts as they are stored now. */
function fresh() {
  const { database } = gateway
  const banks = {
    live: {
      bnc: sandbox.bncUrl,
      r4: sandbox.r4Url,
      bdv: sandbox.bdvUrl,
      mercantil: sandbox.mercantilUrl,
      banesco: sandbox.banescoUrl,
      bancamiga: sandbox.bancamigaUrl,
      isAllowed: () => true,
    },
    test: { ...sandbox, credentialsOf: sandboxCredentials },
  }
  const registry = createBankRegistry({
    load: (scope) => loadAccounts(database, testSealer, banks, scope),
    dispatcher,
    sessions: createSessionStore({ database, sealer: testSealer, random: systemRandom }),
    questions: createQuestionStore({ database, random: systemRandom }),
    invoices: createInvoiceStore({ database, onDispute: () => {} }),
    quotas: createQuotas({ database }),
    clock: systemClock,
    random: systemRandom,
    timeoutsMs: bankTimeouts(readSettings({})),
    concurrency: 1,
    observe: () => {},
    onCircuit: () => {},
  })
  const holders = createAccountHolders({ database, registry })
  const lists = createMovementLists({ database, sealer: testSealer, random: systemRandom })
  return { holders, report: createUnmatchedReport({ lists, holders, registry, triggerSender: () => {} }) }
}

const storeHolder = (tenantId: string, livemode: boolean) => fresh().holders.store({ tenantId, livemode }, 'bnc')

const report: ReportUnmatched = (queryable, movement) => fresh().report(queryable, movement)

const subscribe = (key: string, path: string, events = ['movement.unmatched']) =>
  register(gateway, key, { url: `${receiver.url}${path}`, events })

const received = (path: string) =>
  receiver.received.filter((request) => request.path === path).map(({ body }) => JSON.parse(String(body)))

const declared = () => {
  const { properties, ...body } = webhookPayloads['movement.unmatched']
  const data = { ...properties.data, additionalProperties: false }
  return Compile({ ...body, properties: { ...properties, data }, additionalProperties: false })
}

test('an unmatched movement is reported once, with the declared body, to the endpoints that subscribe to it', async () => {
  const { tenantId, key, name } = await gateway.createTenant()
  const endpoint = await subscribe(key, '/one')
  await subscribe(key, '/payments', ['payment.completed'])
  await storeHolder(tenantId, false)
  const movement = { accountId: bncAccountOf(tenantId), movementId: await seedMovement(gateway.database, tenantId) }
  await Promise.all([1, 2, 3].map(() => report(gateway.database, movement)))
  await report(gateway.database, movement)
  await ended(gateway, key, endpoint.id)
  const [body, ...others] = received('/one')
  expect(others).toEqual([])
  expect(received('/payments')).toEqual([])
  const [isValid, errors] = declared().Errors(body)
  expect(isValid, JSON.stringify([body, errors])).toBe(true)
  expect(Object.keys(body.data).toSorted()).toEqual(
    Object.keys(webhookPayloads['movement.unmatched'].properties.data.properties).toSorted(),
  )
  expect(body.data).toMatchObject({ movementId: movement.movementId, tenantName: name, livemode: false })
})

test('an unmatched movement is in the list of events once, of a tenant without an endpoint too', async () => {
  const { tenantId, key } = await gateway.createTenant()
  await storeHolder(tenantId, false)
  const movement = { accountId: bncAccountOf(tenantId), movementId: await seedMovement(gateway.database, tenantId) }
  await Promise.all([1, 2, 3].map(() => report(gateway.database, movement)))
  const listed = async () =>
    (await gateway.call('/v1/events', { key })).body['items'] as { id: string; event: string; data: object }[]
  await expect.poll(listed, { timeout: 10_000 }).toHaveLength(1)
  const [{ id, ...body } = { id: '' }] = await listed()
  expect(id.slice(13)).toBe(movement.movementId.slice(13))
  expect(body).toMatchObject({ event: 'movement.unmatched', data: { movementId: movement.movementId } })
  expect(declared().Check(body)).toBe(true)
})

test('an unmatched movement is the newest in the log of deliveries when it is reported, however old it is', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const endpoint = await subscribe(key, '/log', ['payment.pending', 'movement.unmatched'])
  await storeHolder(tenantId, false)
  const movement = { accountId: bncAccountOf(tenantId), movementId: await seedMovement(gateway.database, tenantId) }
  await requestC2p(gateway, key)
  await report(gateway.database, movement)
  const log = await ended(gateway, key, endpoint.id)
  expect(log.map(({ event }) => event)).toEqual(['movement.unmatched', 'payment.pending'])
})

test('a movement that was matched meanwhile and outgoing money are not reported', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const endpoint = await subscribe(key, '/two')
  await storeHolder(tenantId, false)
  const accountId = bncAccountOf(tenantId)
  const matched = await seedMovement(gateway.database, tenantId)
  await claimMovement(gateway.database, accountId, matched, { tenantId })
  const outgoing = await seedMovement(gateway.database, tenantId, { direction: 'out' })
  const open = await seedMovement(gateway.database, tenantId)
  for (const movementId of [matched, outgoing, open]) await report(gateway.database, { accountId, movementId })
  await ended(gateway, key, endpoint.id)
  expect(received('/two').map(({ data }) => data.movementId)).toEqual([open])
})

test('every tenant of the account is notified, and none that had it before', async () => {
  const id = systemRandom.uuid()
  const accountOf = async (tenantId: string, holder: string) => {
    const account = { tenantId, bank: 'bnc' as const, fields: sandboxCredentials(holder).bnc, actor: 'test' }
    await setBankAccount(gateway.database, testSealer, systemRandom, account)
  }
  const tenants = [await gateway.createTenant(), await gateway.createTenant(), await gateway.createTenant()]
  for (const { tenantId } of tenants) {
    await accountOf(tenantId, id)
    await storeHolder(tenantId, true)
  }
  const endpoints = []
  for (const [index, { liveKey }] of tenants.entries()) endpoints.push(await subscribe(liveKey, `/shared${index}`))
  const [first, second, former] = tenants as [(typeof tenants)[0], (typeof tenants)[0], (typeof tenants)[0]]
  await accountOf(former.tenantId, systemRandom.uuid())
  const movement = { accountId: bncAccountOf(id), movementId: await seedMovement(gateway.database, id) }
  await report(gateway.database, movement)
  await ended(gateway, first.liveKey, endpoints[0]?.id ?? '')
  await ended(gateway, second.liveKey, endpoints[1]?.id ?? '')
  expect([0, 1, 2].map((index) => received(`/shared${index}`).length)).toEqual([1, 1, 0])
})
