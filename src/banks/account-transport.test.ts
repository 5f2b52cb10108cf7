import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { systemClock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { createAccountTransport } from './account-transport.ts'
import { type CallClass, createBankDispatcher } from './transport.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** A bank on a real connection whose answer depends on the class of the call, which the path names. */
async function startAccount(answers: Partial<Record<CallClass, (response: ServerResponse) => void>>) {
  const server = createServer((request, response) => {
    const respond = answers[(request.url ?? '').slice(1) as CallClass]
    if (respond) respond(response)
    else response.end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 5_000 })
  cleanUps.push(
    () => server.close(),
    () => dispatcher.destroy(),
  )
  const circuits: string[] = []
  const transport = createAccountTransport({
    dispatcher,
    clock: systemClock,
    timeoutsMs: { session: 60_000, question: 60_000, payment: 60_000, card: 60_000 },
    concurrency: 1,
    observe: () => {},
    onCircuit: (group, circuit) => circuits.push(`${group} ${circuit}`),
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (callClass: CallClass) =>
    transport.post({ operation: callClass, class: callClass, url: `${url}/${callClass}`, headers: {}, body: '{}' })
  return { transport, post, circuits }
}

const answered = { kind: 'answer', status: 200, text: 'ok' }
const circuitOpen = { kind: 'notSent', reason: 'circuit_open' }
const unwell = (response: ServerResponse) => response.writeHead(503).end()

async function failUntilOpen(post: () => Promise<unknown>): Promise<void> {
  for (let failed = 0; failed < limits.bankFailuresToOpenCircuit; failed += 1) await post()
}

test('a statement that keeps failing opens the circuit of queries and blocks no payment, card or log-on', async () => {
  const { transport, post, circuits } = await startAccount({ question: unwell })
  await failUntilOpen(() => post('question'))
  expect(await post('question')).toEqual(circuitOpen)
  for (const callClass of ['payment', 'card', 'session'] as const) expect(await post(callClass)).toEqual(answered)
  expect(circuits).toEqual(['questions open'])
  expect(transport.state()).toEqual({
    circuit: 'closed',
    inFlight: 0,
    waiting: 0,
    questions: { circuit: 'open', inFlight: 0, waiting: 0 },
  })
})

test('payments and cards share one circuit, and queries continue while it is open', async () => {
  const { transport, post } = await startAccount({ card: unwell })
  await failUntilOpen(() => post('card'))
  expect(await post('payment')).toEqual(circuitOpen)
  expect(await post('question')).toEqual(answered)
  expect(transport.state()).toMatchObject({ circuit: 'open', questions: { circuit: 'closed' } })
})

test('a slow query occupies no slot of payments and is counted separately', async () => {
  const stalled = Promise.withResolvers<ServerResponse>()
  const { transport, post } = await startAccount({ question: stalled.resolve })
  const slow = post('question')
  const response = await stalled.promise
  expect(await post('payment')).toEqual(answered)
  expect(transport.state()).toMatchObject({ inFlight: 0, questions: { inFlight: 1 } })
  response.end('ok')
  expect(await slow).toEqual(answered)
})

test('an account counts as used from its first call on', async () => {
  const { transport, post } = await startAccount({})
  expect(transport.isUsed()).toBe(false)
  await post('question')
  expect(transport.isUsed()).toBe(true)
})
