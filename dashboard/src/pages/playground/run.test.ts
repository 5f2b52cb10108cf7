import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { type Choice, flows } from './flows.ts'
import { asCurl, paymentIdsOf, type Request, runFlow } from './run.ts'

const choice: Choice = {
  outcome: 'approved',
  usdAmount: 25.5,
  vesAmount: 1500,
  externalRef: '',
  today: '2026-10-05',
  unique: '12345678',
}
const respond = (status: number, body: object) => ({ status, headers: {}, body: JSON.stringify(body), durationMs: 1 })

describe('playground flow', () => {
  test('a playground flow passes the response of one step to the next', async () => {
    const sent: Request[] = []
    await runFlow(flows.c2p, choice, async (request) => {
      sent.push(request)
      return respond(201, { intentId: 'the-intent', paymentId: 'the-intent' })
    })
    expect(sent.map(({ path }) => path)).toEqual(['/v1/payments/c2p/request', '/v1/payments/c2p'])
    expect(sent[1]?.body).toMatchObject({ intentId: 'the-intent', token: '13572468' })
  })

  test('a playground flow stops at the first error response', async () => {
    const exchanges = await runFlow(flows.reversal, choice, async () => respond(503, { error: 'rate_unavailable' }))
    expect(exchanges).toHaveLength(1)
  })

  test('the created payments of a flow are listed once each, including the parts of a disbursement', async () => {
    const one = await runFlow(flows.c2p, choice, async () => respond(201, { paymentId: 'p1', intentId: 'p1' }))
    const many = await runFlow(flows.disburse, choice, async () =>
      respond(200, { credits: [{ paymentId: 'p2' }, { paymentId: 'p3' }] }),
    )
    expect([paymentIdsOf(one), paymentIdsOf(many)]).toEqual([['p1'], ['p2', 'p3']])
  })

  test.each(['disburse', 'payouts'] as const)('the parts of %s add up to its total, to the céntimo', async (name) => {
    const [exchange] = await runFlow(flows[name], { ...choice, outcome: 'lostAfter', vesAmount: 1500.33 }, async () =>
      respond(200, {}),
    )
    if (!exchange) throw new Error('nothing was sent')
    const { monto, personas } = exchange.request.body as { monto: number; personas: { montoPart: number }[] }
    const parts = personas.map(({ montoPart }) => Math.round(montoPart * 100))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(monto * 100))
  })
})

test('the curl command of a request is quoted correctly for the shell', () => {
  const request: Request = { method: 'POST', path: '/v1/x?y=1', body: { nombre: "D'Ávila $HOME `id`" } }
  const command = asCurl('http://gateway', request).replace(/^curl/, 'printf "%s\\n"')
  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n')
  expect(words.slice(0, 3)).toEqual(['-X', 'POST', 'http://gateway/v1/x?y=1'])
  expect(JSON.parse(words.at(-1) ?? '')).toEqual(request.body)
})
