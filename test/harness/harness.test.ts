import { expect, test } from 'vitest'
import { manualClock } from './manual-clock.ts'
import { seededRandom } from './random.ts'
import { startReceiver } from './receiver.ts'

test('the receiver records requests byte for byte and sends the scripted responses', async () => {
  const receiver = await startReceiver(({ path }) => ({ status: path === '/ok' ? 204 : 500 }))
  const body = '{"a": 1}\n'
  const answers = await Promise.all(['/ok', '/no'].map((path) => fetch(receiver.url + path, { method: 'POST', body })))
  const received = await receiver.waitFor(2)
  expect(answers.map(({ status }) => status)).toEqual([204, 500])
  expect(received.every((request) => request.body.equals(Buffer.from(body)))).toBe(true)
  await receiver.stop()
})

test('the manual clock ends each sleep when it is due, and an aborted sleep at once', async () => {
  const clock = manualClock(0)
  const woken: string[] = []
  void clock.sleep(100).then(() => woken.push('first'))
  const aborted = new AbortController()
  const sleeping = clock.sleep(100, aborted.signal)
  aborted.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
  await clock.advance(99)
  expect(woken).toEqual([])
  await clock.advance(1)
  expect([woken, clock.now(), clock.monotonicMs()]).toEqual([['first'], 100, 100])
})

test('seededRandom returns the same values for the same seed', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed)
    return [random.bytes(8).toString('hex'), random.uuid(), random.fraction()]
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})
