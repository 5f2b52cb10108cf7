import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerHealth } from '../../src/http/health.ts'
import { manualClock } from '../harness/manual-clock.ts'

test('the checks of /readyz run once per second, however often it is requested', async () => {
  let checked = 0
  const clock = manualClock()
  const app = Fastify()
  const database = async () => void (checked += 1)
  registerHealth(app, { checks: { database }, isDraining: () => false, clock })
  const read = () => app.inject('/readyz')
  const answers = await Promise.all(Array.from({ length: 50 }, read))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  await clock.advance(999)
  await read()
  expect(checked).toBe(1)
  await clock.advance(1)
  await read()
  expect(checked).toBe(2)
})
