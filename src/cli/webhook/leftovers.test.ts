import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startReceiver } from '../../../test/harness/receiver.ts'
import { systemRandom } from '../../foundation/random.ts'
import { greeting, isLeftover, newListenerPath } from './leftovers.ts'

const path = newListenerPath(systemRandom)

test('an endpoint of this machine where nothing listens any more is a leftover', async () => {
  expect(await isLeftover(`http://127.0.0.1:1${path}`)).toBe(true)
})

test.each([200, 404])('one whose port another program took, which answers %i, is a leftover', async (status) => {
  const other = await startReceiver(() => ({ status, body: `<h1>no ${path}</h1>` }))
  expect(await isLeftover(other.url + path)).toBe(true)
  await other.stop()
})

test('one whose port speaks something other than HTTP is a leftover', async () => {
  const other = createServer((socket) => socket.end('220 mail.example ESMTP\r\n')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await isLeftover(`http://127.0.0.1:${port}${path}`)).toBe(true)
  other.close()
})

test('a living listener is none', async () => {
  const listener = await startReceiver(() => ({ status: 200, body: greeting }))
  expect(await isLeftover(listener.url + path)).toBe(false)
  await listener.stop()
})

test('a listener that rests, and does not answer now, is none', async () => {
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
])('%s is somebody else’s, though nothing listens there', async (url) => {
  expect(await isLeftover(url)).toBe(false)
})
