import { setTimeout } from 'node:timers/promises'
import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { WebhookEvent } from '../../sdk/src/webhooks/events.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { payLink } from '../checkout/customer.ts'
import { disbursementOf, movements } from '../payments/advanced/requests.ts'
import { type WebhookEventName, webhookPayloads } from '../../src/payments/webhook-payload.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { deliveriesOf, type LoggedDelivery, register } from '../harness/webhooks.ts'

/** Real bodies of every kind, as a tenant's server received them, against their one declaration. */
type Body = { event: WebhookEventName; data: Record<string, unknown>; timestamp: string }

const allEvents = Object.keys(webhookPayloads) as WebhookEventName[]
/** The event of movements is in test/movements/unmatched.test.ts. */
const events = allEvents.filter((event) => event !== 'movement.unmatched')

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
let bodies: Body[]
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  receiver = await startReceiver()
  bodies = await driven()
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

/** The bodies that arrive when a tenant makes payments of every kind, collects by a link and asks for a test notification. */
async function driven(): Promise<Body[]> {
  const { tenantId, key } = await gateway.createTenant()
  const subscribed = events.filter((event) => event !== 'notification.test')
  const { id } = await register(gateway, key, { url: receiver.url, events: subscribed })
  const post = async (path: string, body: object = {}) => {
    const answer = await gateway.call(path, { method: 'POST', key, body })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }

  const completed = await payC2p(gateway, key, { externalRef: 'order-1042', metadata: { table: '7' } })
  await post(`/v1/payments/${completed}/reverse`)
  await payC2p(gateway, key, {}, '00000051')
  // The payer whose intents have no time: they expire as they are made.
  await requestC2p(gateway, key, { debtorId: 'V00000010' })
  await post('/v1/payments/credit', movements['/credit'](50))
  await post('/v1/payments/credit/disburse', disbursementOf([10, 20.51]))
  const { body: quote } = await gateway.call('/v1/quote?usdAmount=10', { key })
  await sandbox.control('bnc', 'movements', {
    client: sandboxCredentials(tenantId).bnc.clientGuid,
    date: caracasDate(Date.now()),
    amount: Number(quote['vesAmount']) + 5,
    reference: '11110002',
  })
  await post('/v1/payments/pago-movil/verify', { usdAmount: 10, reference: '11110002' })
  await post('/v1/notifications/test')
  const order = { description: 'Pedido 1042', externalRef: 'order-1042', metadata: { table: '7' } }
  await payLink(String((await post('/v1/payment-links', { ...order, usdAmount: 10 }))['url']))
  const { sessionId } = await post('/v1/checkout/sessions', { ...order, vesAmount: 100 })
  await post(`/v1/checkout/sessions/${String(sessionId)}/expire`)

  while (!isComplete(await deliveriesOf(gateway, key, id))) await setTimeout(20)
  return receiver.received.map(({ body }) => JSON.parse(String(body)) as Body)
}

/** Whether a delivery of every event is there and none is under way. An intent expires a moment after it was made. */
function isComplete(log: LoggedDelivery[]): boolean {
  const isOver = log.every(({ status }) => status !== 'queued' && status !== 'sending')
  return isOver && events.every((event) => log.some((delivery) => delivery.event === event))
}

/** The declaration of an event, refusing every field that it does not name. */
function strict(event: WebhookEventName) {
  const { properties, ...body } = webhookPayloads[event]
  const data = { ...properties.data, additionalProperties: false }
  return { ...body, properties: { ...properties, data }, additionalProperties: false }
}

test('payments of every method and outcome, and a test notification, were received', () => {
  expect(new Set(bodies.map(({ event }) => event))).toEqual(new Set(events))
  const kinds = bodies.map(({ event, data }) => `${String(data['method'])} ${event}`)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'C2P payment.pending',
      'C2P payment.completed',
      'C2P payment.reversed',
      'C2P payment.failed',
      'C2P payment.canceled',
      'PAGO_MOVIL payment.completed',
      'CREDITO_INMEDIATO payment.completed',
      'DISPERSION payment.completed',
      'undefined notification.test',
    ]),
  )
})

test.each(events)('every received body of %s is as it is declared and has no other field', (event) => {
  const declared = Compile(strict(event))
  for (const body of bodies.filter((each) => each.event === event)) {
    const [isValid, errors] = declared.Errors(body)
    expect(isValid, JSON.stringify([body, errors])).toBe(true)
  }
})

test('a body with a field that is not declared, and one without a field that is required, are refused', () => {
  const declared = Compile(strict('payment.completed'))
  const body = bodies.find(({ event }) => event === 'payment.completed')
  const { vesAmount: _left, ...data } = body?.data ?? {}
  expect(declared.Check(body)).toBe(true)
  expect(declared.Check({ ...body, colour: 'red' })).toBe(false)
  expect(declared.Check({ ...body, data: { ...body?.data, colour: 'red' } })).toBe(false)
  expect(declared.Check({ ...body, data })).toBe(false)
  expect(declared.Check({ ...body, data: { ...body?.data, status: 'FAILED' } })).toBe(false)
})

/** Events with the same fields. */
const groupOf = (event: WebhookEventName) => event.split('.')[0]

test('every field that is declared for a group of events occurs in a received body of the group', () => {
  const occurring = (group: string | undefined) =>
    new Set(bodies.filter(({ event }) => groupOf(event) === group).flatMap(({ data }) => Object.keys(data)))
  const declared = (event: WebhookEventName) => new Set(Object.keys(webhookPayloads[event].properties.data.properties))
  for (const event of events) expect(occurring(groupOf(event)), event).toEqual(declared(event))
})

test('the OpenAPI document declares the same bodies', async () => {
  const { body } = await gateway.call('/openapi.json')
  const { webhooks } = body as {
    webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: object } } } } }>
  }
  expect(Object.keys(webhooks)).toEqual(allEvents)
  for (const event of allEvents) {
    expect(webhooks[event]?.post.requestBody.content['application/json'].schema).toMatchObject(
      JSON.parse(JSON.stringify(webhookPayloads[event])),
    )
  }
})

test('the SDK’s type of an event has the events and the fields that are declared', () => {
  expectTypeOf<WebhookEvent['event']>().toEqualTypeOf<WebhookEventName>()
  type Fields<Event> = keyof Extract<WebhookEvent, { event: Event }>['data']
  type Declared<Event extends WebhookEventName> =
    keyof (typeof webhookPayloads)[Event]['properties']['data']['properties']
  expectTypeOf<Fields<'payment.failed'>>().toEqualTypeOf<Declared<'payment.failed'>>()
  expectTypeOf<Fields<'movement.unmatched'>>().toEqualTypeOf<Declared<'movement.unmatched'>>()
  expectTypeOf<Fields<'notification.test'>>().toEqualTypeOf<Declared<'notification.test'>>()
})
