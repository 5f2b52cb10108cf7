import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'

/** Log lines and metrics of a gateway that charges one payment. */
let sandbox: TestSandbox
let gateway: TestGateway
let key: string
let paymentId: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  ;({ key } = await gateway.createTenant())
  paymentId = await requestC2p(gateway, key)
  const body = { ...c2pDetails, intentId: paymentId, token: '13572468' }
  const answer = await gateway.call('/v1/payments/c2p', {
    method: 'POST',
    key,
    body,
    headers: { 'x-request-id': 'charge-1' },
  })
  expect(answer.status, answer.text).toBe(201)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Line = { component?: string; msg: string; requestId?: string; paymentId?: string; operation?: string }
const metrics = (accept: string) => gateway.call('/metrics', { headers: { accept } })
const openMetrics = 'application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.3'
const lines = () => gateway.logged.map((line) => JSON.parse(line) as Line)

describe('the log', () => {
  test('every line of a gateway that takes a payment names its component, also as the start of its message', () => {
    expect(lines().length).toBeGreaterThan(3)
    for (const { component, msg } of lines()) expect(msg.split(': ')[0]).toBe(component)
  })

  test('the line of a bank call carries the id of the request and of the payment it was made for', () => {
    const calls = lines().filter(({ msg, requestId }) => msg === 'bank: call answered' && requestId === 'charge-1')
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call).toMatchObject({ component: 'bank', paymentId })
  })

  test('a bank call of the reconciler carries the id of the open payment and no request id, also as exemplar', async () => {
    const intentId = await requestC2p(gateway, key)
    // The bank executes the charge and its answer never arrives: the reconciler finds it in the statement.
    const body = { ...c2pDetails, intentId, token: '00000099' }
    await gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
    await gateway.call(`/v1/payments/${intentId}`, { key, headers: { 'x-request-id': 'read-1' } })
    const ofPayment = () =>
      lines().filter((line) => line.component === 'bank' && line.paymentId === intentId && line.requestId === undefined)
    await expect.poll(ofPayment, { timeout: 20_000 }).not.toEqual([])
    expect((await metrics(openMetrics)).text).toMatch(
      new RegExp(`^pasarela_bank_call_duration_seconds_bucket.* # \\{payment_id="${intentId}"\\}`, 'm'),
    )
  })
})

describe('the metrics', () => {
  test('a scraper that accepts OpenMetrics gets exemplars with the ids of the request and the payment', async () => {
    await gateway.call(`/v1/payments/${paymentId}`, { key, headers: { 'x-request-id': 'read-2' } })
    const { headers, text } = await metrics(openMetrics)
    expect(headers.get('content-type')).toContain('application/openmetrics-text')
    expect(text).toMatch(/\n# EOF\n$/)
    const bank = text.split('\n').filter((line) => line.startsWith('pasarela_bank_call_duration_seconds_bucket'))
    expect(bank.join('\n')).toContain(`# {request_id="charge-1",payment_id="${paymentId}"}`)
    const read = text.split('\n').filter((line) => line.includes('_http_request_duration_seconds_bucket'))
    expect(read.join('\n')).toMatch(/route="\/v1\/payments\/:\w+"[^\n]*\} \d+ # \{request_id="read-2"\} [\d.]+ [\d.]+/)
  })

  test('OpenMetrics names counters by their family and both formats give the same samples', async () => {
    const open = (await metrics(openMetrics)).text
    const classic = await metrics('text/plain')
    expect(open).toContain('# TYPE pasarela_http_requests counter')
    expect(open).toMatch(/^pasarela_http_requests_total\{/m)
    expect(open).not.toContain('_total_total')
    expect(classic.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(classic.text).toContain('# TYPE pasarela_http_requests_total counter')
    expect(classic.text).toMatch(/^pasarela_bank_calls_total\{/m)
    expect(classic.text).not.toContain('# {')
    // A family gets its first sample when its first event happens, which may be between two readings.
    const inOneFormatOnly = async () => {
      const names = [await metrics(openMetrics), await metrics('text/plain')].flatMap(({ text }) => namesOf(text))
      return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
    }
    await expect.poll(inOneFormatOnly).toEqual([])
  })
})

const namesOf = (text: string) => [...new Set(text.match(/^[a-z]\w*/gm))]
