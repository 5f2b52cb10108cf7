import { expect, test } from 'vitest'
import { systemClock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { createLog } from '../../foundation/log.ts'
import type { RequestStore, StoredMovement } from './store.ts'
import { createMatchWorker } from './worker.ts'

test('a worker that is stopped takes no more movements, however many are due', async () => {
  let taken = 0
  const requests = {
    async takeDue() {
      taken += 1
      await systemClock.sleep(1)
      return Array.from({ length: limits.matchBatch }, () => ({}) as StoredMovement)
    },
    sweep: async () => 0,
    countUnmatched: async () => [],
  } as unknown as RequestStore
  const worker = createMatchWorker({
    log: createLog({ level: 'silent', readable: false, write: () => {} }).component('matching'),
    clock: systemClock,
    requests,
  } as never)
  worker.start({ matches: true })
  await expect.poll(() => taken).toBeGreaterThan(1)
  await worker.stop()
  const atStop = taken
  await systemClock.sleep(20)
  expect(taken).toBe(atStop)
})
