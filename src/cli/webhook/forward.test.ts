import { expect, test } from 'vitest'
import { startReceiver } from '../../../test/harness/receiver.ts'
import { systemClock } from '../../foundation/clock.ts'
import { forward } from './forward.ts'

const own = {
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Pasarela/9.9.9',
  'x-webhook-event': 'payment.failed',
  'webhook-id': 'id',
  'x-shop-signature': `t=1791210600,v1=${'ab'.repeat(32)},v1=${'cd'.repeat(32)}`,
}
const delivery = {
  headers: { ...own, host: 'listener.example', cookie: 'a=b', 'x-other': 't=1,v1=2' },
  body: Buffer.from('{"event":"payment.failed", "data":{ "n": 25.50 } }'),
}

test('a delivery is forwarded with its exact bytes and its own headers only', async () => {
  const receiver = await startReceiver(() => ({ status: 422, body: 'x'.repeat(5_000) }))
  const forwarded = await forward(systemClock, `${receiver.url}/hooks?a=1`, delivery)
  const [request] = receiver.received
  expect(request).toMatchObject({ method: 'POST', path: '/hooks?a=1', body: delivery.body })
  expect(request?.headers).toMatchObject(own)
  expect(request?.headers).not.toHaveProperty('cookie')
  expect(request?.headers).not.toHaveProperty('x-other')
  expect(request?.headers.host).toBe(new URL(receiver.url).host)
  expect(forwarded).toMatchObject({ status: 422, body: Buffer.from('x'.repeat(1024)) })
  expect(forwarded).not.toHaveProperty('failure')
  await receiver.stop()
})

test('a redirect is the receiver’s response and is not followed', async () => {
  const receiver = await startReceiver(() => ({ status: 302 }))
  expect(await forward(systemClock, receiver.url, delivery)).toMatchObject({ status: 302 })
  expect(receiver.received).toHaveLength(1)
  await receiver.stop()
})

test('a receiver that does not respond in time is reported to the gateway as 504', async () => {
  const never = Promise.withResolvers<{ status: number }>()
  const receiver = await startReceiver(() => never.promise)
  const forwarded = await forward(systemClock, receiver.url, delivery, 1_000)
  expect(forwarded).toMatchObject({ status: 504, failure: 'no complete response within 1 s' })
  expect(receiver.received).toHaveLength(1)
  never.resolve({ status: 200 })
  await receiver.stop()
})

test('a receiver that refuses the connection is reported to the gateway as 502, with the reason', async () => {
  const forwarded = await forward(systemClock, 'http://localhost:1/', delivery)
  expect(forwarded).toMatchObject({ status: 502, failure: 'connection refused' })
})
