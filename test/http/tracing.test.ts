import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registeredStatements } from '../../src/storage/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Exported = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Export = { resourceSpans: { scopeSpans: { spans: Exported[] }[] }[] }

const traceId = '0af7651916cd43dd8448eb211c80319c'
const callerSpanId = 'b7ad6b7169203331'
const token = '13572468'
const payer = { debtorId: 'V27182818', debtorCellPhone: '584163141592' }
const card = {
  usdAmount: 10,
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '9173',
  cardPin: '8264',
  cardHolderName: 'Eulalia Quintero',
  cardHolderId: 'V31415926',
  accountType: 20,
  cardType: 3,
}

/** A C2P payment with its webhook and a card charge, as a collector receives them by OTLP/HTTP. */
let sandbox: TestSandbox
let gateway: TestGateway
let collector: Receiver
let tenant: Receiver
let paymentId: string
let apiKey: string
let metrics: string
let spans: Exported[]
let exported: string
beforeAll(async () => {
  collector = await startReceiver()
  tenant = await startReceiver()
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  ;({ key: apiKey } = await gateway.createTenant())
  await register(gateway, apiKey, { url: tenant.url, events: ['payment.completed'] })
  paymentId = await requestC2p(gateway, apiKey, payer)
  const answer = await gateway.call('/v1/payments/c2p', {
    method: 'POST',
    key: apiKey,
    body: { ...c2pDetails, ...payer, intentId: paymentId, token },
    headers: { 'x-request-id': 'charge-1', traceparent: `00-${traceId}-${callerSpanId}-01` },
  })
  expect(answer.status, answer.text).toBe(201)
  const charge = await gateway.call('/v1/payments/vpos', { method: 'POST', key: apiKey, body: card })
  expect(charge.status, charge.text).toBe(201)
  await tenant.waitFor(2)
  metrics = (await gateway.call('/metrics', { headers: { accept: 'application/openmetrics-text' } })).text
  // A stop sends what is left.
  await gateway.stop()
  exported = collector.received.map(({ body }) => body.toString()).join('\n')
  spans = collector.received.flatMap(({ body }) =>
    (JSON.parse(body.toString()) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
})
afterAll(async () => {
  await sandbox.stop()
  await collector.stop()
  await tenant.stop()
})

const attributesOf = ({ attributes }: Exported) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const ofTrace = () => spans.filter((span) => span.traceId === traceId)
const requestSpan = () => spans.find((span) => span.traceId === traceId && span.name === 'POST /v1/payments/c2p')

describe('traces of a C2P payment sent to a collector', () => {
  test('the span of the request is below the span of the caller’s traceparent and names route, status and id', () => {
    const request = requestSpan()
    expect(request).toMatchObject({ parentSpanId: callerSpanId })
    expect(attributesOf(request as Exported)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/payments/c2p',
      'http.response.status_code': 201,
      'pasarela.request_id': 'charge-1',
    })
  })

  test('the bank call is a child of the request and names bank, operation, outcome and payment', () => {
    const calls = ofTrace().filter(({ name }) => name.startsWith('bank '))
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.parentSpanId).toBe(requestSpan()?.spanId)
    expect(attributesOf(calls.at(-1) as Exported)).toEqual({
      'pasarela.bank': expect.any(String),
      'pasarela.operation': expect.any(String),
      'pasarela.payment_id': paymentId,
      'pasarela.request_id': 'charge-1',
      'pasarela.outcome': 'answer',
      'http.response.status_code': expect.any(Number),
    })
  })

  test('the span of a statement is below the request in the trace and carries its registered name alone', () => {
    const statements = ofTrace().filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.summary'))
    expect(statements.length).toBeGreaterThan(1)
    const parents = new Set(ofTrace().map(({ spanId }) => spanId))
    const registered = new Set(registeredStatements().map(({ name }) => name))
    for (const statement of statements) {
      expect(registered).toContain(statement.name)
      expect(parents).toContain(statement.parentSpanId)
      expect(attributesOf(statement)).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': statement.name })
    }
  })

  test('the webhook attempt is a trace of its own, without the endpoint’s address', () => {
    const attempt = spans.find(({ name }) => name === 'webhook attempt')
    expect(attempt?.parentSpanId ?? '').toBe('')
    expect(attempt?.traceId).not.toBe(traceId)
    expect(attributesOf(attempt as Exported)).toEqual({
      'pasarela.event': 'payment.completed',
      'pasarela.event_id': expect.any(String),
      'pasarela.webhook_id': expect.any(String),
      'pasarela.outcome': 'delivered',
      'http.response.status_code': 200,
    })
    expect(exported).not.toContain(tenant.url)
  })

  test('an exemplar of a bank call carries the ids of the request and the trace', () => {
    expect(metrics).toMatch(
      new RegExp(
        `^pasarela_bank_call_duration_seconds_bucket.* # \\{request_id="charge-1",trace_id="${traceId}"\\}`,
        'm',
      ),
    )
  })

  test('spans, log lines and exemplars of a C2P payment and a card charge hold no secret and no payer data', () => {
    expect(spans.map(({ name }) => name)).toContain('POST /v1/payments/vpos')
    expect(metrics).toContain('route="/v1/payments/vpos"')
    const secrets = [
      token,
      card.cardNumber,
      card.cvv,
      card.cardPin,
      apiKey,
      payer.debtorCellPhone.slice(2),
      ...card.cardHolderName.split(' '),
      ...[payer.debtorId, payer.debtorCellPhone, card.cardHolderId].flatMap((value) => [value, value.slice(1)]),
    ]
    for (const text of [exported, gateway.logged.join(''), metrics]) {
      // Short digits also occur within times and ids: only whole words count.
      for (const secret of secrets) expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`, 'i'))
      expect(text).not.toMatch(/select |insert into /i)
    }
  })

  test('the log lines of the request name the trace, and webhooks carry no traceparent', () => {
    const lines = gateway.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    const ofRequest = lines.filter(({ requestId }) => requestId === 'charge-1')
    expect(ofRequest.map((line) => line['traceId'])).toEqual(ofRequest.map(() => traceId))
    expect(tenant.received[0]?.headers).not.toHaveProperty('traceparent')
  })
})

test('an invalid traceparent is ignored, and health checks have no span', async () => {
  const other = await startTestGateway({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  const before = collector.received.length
  await other.call('/livez')
  await other.call('/v1/quote', { headers: { traceparent: '00-00000000000000000000000000000000-b7ad6b7169203331-01' } })
  await other.stop()
  const text = collector.received.slice(before).map(({ body }) => body.toString())
  expect(text.join()).toContain('GET /v1/quote')
  expect(text.join()).not.toContain('livez')
  expect(text.join()).not.toContain(callerSpanId)
})

test('a collector that refuses spans is logged once and delays no request', async () => {
  const refusing = await startReceiver(() => ({ status: 400 }))
  const other = await startTestGateway({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: refusing.url } })
  expect((await other.call('/v1/quote')).status).toBe(401)
  await other.stop()
  await refusing.stop()
  expect(other.logged.filter((line) => line.includes('"msg":"tracing: export failed'))).toHaveLength(1)
})
