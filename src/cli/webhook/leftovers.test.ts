import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startReceiver } from '../../../test/harness/receiver.ts'
import { systemRandom } from '../../foundation/random.ts'
import { greeting, isLeftover, newListenerPath } from './leftovers.ts'

const path = newListenerPath(systemRandom)

test('an endpoint of this machine whose port refuses connections is a leftover', async () => {
  expect(await isLeftover(`http://127.0.0.1:1${path}`)).toBe(true)
})

test.each([200, 404])(
  'an endpoint whose port belongs to another program, which responds %i, is a leftover',
  async (status) => {
    const other = await startReceiver(() => ({ status, body: `<h1>no ${path}</h1>` }))
    expect(await isLeftover(other.url + path)).toBe(true)
    await other.stop()
  },
)

test('an endpoint whose port uses another protocol than HTTP is a leftover', async () => {
  const other = createServer((socket) => socket.end('220 mail.example ESMTP\r\n')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await isLeftover(`http://127.0.0.1:${port}${path}`)).toBe(true)
  other.close()
})

test('the endpoint of a running listener is not a leftover', async () => {
  const listener = await startReceiver(() => ({ status: 200, body: greeting }))
  expect(await isLeftover(listener.url + path)).toBe(false)
  await listener.stop()
})

test('the endpoint of a suspended listener, which does not respond, is not a leftover', async () => {
  const never = Promise.withResolvers<{ status: number }>()
  const resting = await startReceiver(() => never.promise)
  expect(await isLeftover(resting.url + path)).toBe(false)
  never.resolve({ status: 200 })
  await resting.stop()
})

test.each([
  'http://127.0.0.1:1/hooks',
  'http://127.0.0.1:1/pasarela-listen/000000000000/0123456789abcdef0123456789abcdef',
  `http://127.0.0.1:1/hooks?next=${path}`,
])('%s, an endpoint of another machine or program, is not a leftover', async (url) => {
  expect(await isLeftover(url)).toBe(false)
})
