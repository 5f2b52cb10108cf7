import { expect, test } from 'vitest'
import { route } from '../../src/foundation/route.ts'
import { Type } from '../../src/foundation/schema.ts'
import { startTestGateway } from '../harness/gateway.ts'

const cases: [what: string, method: 'GET' | 'POST', headers: Record<string, string>][] = [
  ['without an Idempotency-Key', 'GET', {}],
  ['with an Idempotency-Key', 'POST', { 'idempotency-key': 'order-1' }],
]

test.each(cases)(
  'a response %s that was in flight when draining began closes its connection',
  async (_what, method, headers) => {
    const received = Promise.withResolvers<void>()
    const ready = Promise.withResolvers<void>()
    const slow = route({
      method,
      path: '/slow',
      keyScope: 'any',
      operationId: 'slow',
      tag: 'Test',
      summary: 'Answers on demand',
      answers: { 200: Type.Object({}) },
      handle: async () => {
        received.resolve()
        await ready.promise
        return { status: 200, body: {} }
      },
    })
    const gateway = await startTestGateway({ routes: [slow] })
    const { key } = await gateway.createTenant()
    const answering = gateway.call('/v1/slow', { method, key, headers })
    await received.promise
    const stopping = gateway.stop()
    ready.resolve()
    const { status, headers: answered } = await answering
    expect({ status, connection: answered.get('connection') }).toEqual({ status: 200, connection: 'close' })
    await stopping
    expect(gateway.logged.join('')).not.toContain('stopped with requests in flight')
  },
)
